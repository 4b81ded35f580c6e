"""Over how many cards a model is served: what a table is for, where nobody says how the layer is divided."""

from __future__ import annotations

from dataclasses import dataclass

from moebench.errors import InputError
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.models import load_model
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload

WEIGHTS_SHARE = 0.75
"""Part of a card's memory that the experts may take; attention, cache and workspaces need the rest."""

TP_SIZES = (1, 2, 4, 8, 16)


@dataclass(frozen=True)
class Share:
    """One model's layer, divided over ``tp_size`` cards."""

    model: str
    tp_size: int


def _need_bytes(shape: MoEShape, dtype: DType, tp_size: int, ep_size: int = 1) -> int:
    """Of the MoE layers of the whole model on one card."""
    return shape.num_moe_layers * Workload(shape, 1, dtype, tp_size=tp_size, ep_size=ep_size).weight_bytes()


def fewest_cards(shape: MoEShape, hw: Hardware, dtype: DType) -> int | None:
    """The least tensor parallelism at which cards hold the MoE layers of the whole model; None where none is enough."""
    for tp_size in TP_SIZES:
        if shape.intermediate_size % tp_size or shape.shared_intermediate_size % tp_size:
            continue
        if hw.memory_bytes is None or _need_bytes(shape, dtype, tp_size) <= WEIGHTS_SHARE * hw.memory_bytes:
            return tp_size
    return None


def smallest_share(model: str, hw: Hardware, dtype: DType) -> Share:
    """The fewest cards that hold the MoE layers of the whole model; one where the card's memory isn't known.

    Raises UnknownNameError for the model, InputError when no tensor parallelism that divides it is enough.
    """
    tp_size = fewest_cards(load_model(model).shape, hw, dtype)
    if tp_size is not None:
        return Share(model, tp_size)
    raise InputError(
        f"{model}: its experts do not fit {WEIGHTS_SHARE:.0%} of the memory of {TP_SIZES[-1]} cards {hw.key}; choose "
        "another --model, or --ep-size"
    )


def too_large_note(workload: Workload, hw: Hardware) -> str:
    """What to know of a layer that is tuned for one card whose whole model the card can't hold; empty where it can."""
    shape, memory = workload.shape, hw.memory_bytes
    if hw.vendor == "cpu" or memory is None:
        return ""
    need = _need_bytes(shape, workload.dtype, workload.tp_size, workload.ep_size)
    if need <= WEIGHTS_SHARE * memory:
        return ""
    fewest = fewest_cards(shape, hw, workload.dtype)
    way = f"; with --tp {fewest} a card's share is tuned, as the model is served" if fewest else ""
    return f"a {hw.key} holds a layer of {shape.name}, not its experts in all {shape.num_moe_layers} layers{way}"
