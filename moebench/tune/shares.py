"""Over how many cards a model is served: what a table is for, where nobody says how the layer is divided."""

from __future__ import annotations

from dataclasses import dataclass

from moebench.errors import InputError
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload

WEIGHTS_SHARE = 0.75
"""Part of a card's memory that the experts may take; attention, cache and workspaces need the rest."""

TP_SIZES = (1, 2, 4, 8, 16)


@dataclass(frozen=True)
class Share:
    """One model's layer, divided over ``tp_size`` cards."""

    model: str
    tp_size: int


def smallest_share(model: str, hw: Hardware, dtype: DType) -> Share:
    """The fewest cards that hold the MoE layers of the whole model; one where the card's memory isn't known.

    Raises UnknownNameError for the model, InputError when no tensor parallelism that divides it is enough.
    """
    shape = load_model(model).shape
    for tp_size in TP_SIZES:
        if shape.intermediate_size % tp_size or shape.shared_intermediate_size % tp_size:
            continue
        need = shape.num_moe_layers * Workload(shape, 1, dtype, tp_size=tp_size).weight_bytes()
        if hw.memory_bytes is None or need <= WEIGHTS_SHARE * hw.memory_bytes:
            return Share(model, tp_size)
    raise InputError(
        f"{model}: its experts do not fit {WEIGHTS_SHARE:.0%} of the memory of {TP_SIZES[-1]} cards {hw.key}; choose "
        "another --model, or --ep-size"
    )
