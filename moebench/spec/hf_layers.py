"""Which layers of a model are MoE layers, from the many ways a config.json says so."""

from __future__ import annotations

from moebench.errors import InputError
from moebench.spec.hf_fields import FIRST_DENSE, HASH_LAYERS, NUM_LAYERS
from moebench.spec.hf_reader import ConfigReader

MAX_LAYERS = 10_000
_STEPS = ("decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval")


def _listed(reader: ConfigReader) -> list[int] | None:
    """Layers that the file lists one by one; None when it lists none."""
    pattern = reader.raw("hybrid_override_pattern")
    if isinstance(pattern, str):
        reader.found["hybrid_override_pattern"] = pattern
        return [i for i, kind in enumerate(pattern) if kind == "E"]
    for name in ("layers_block_type", "mlp_layer_types"):
        if (kinds := reader.layer_list(name, str)) is not None:
            return [i for i, kind in enumerate(kinds) if kind in ("moe", "sparse")]
    numbers = reader.raw("moe_layers_enum")
    if isinstance(numbers, str) and numbers:
        try:
            layers = sorted({int(part) for part in numbers.split(",")})
        except ValueError:
            raise InputError(
                f"{reader.where}: moe_layers_enum is {numbers[:40]!r}; layer numbers with commas between are needed"
            ) from None
        reader.found["moe_layers_enum"] = numbers
        return layers
    if (layers_given := reader.layer_list("moe_layers", int)) is not None:
        return sorted(set(layers_given))
    if (flags := reader.layer_list("moe_layer_freq", int)) is not None:
        return [i for i, flag in enumerate(flags) if flag]
    return None


def _every(reader: ConfigReader, num_layers: int) -> list[int]:
    """Layers that the file's rules keep: leading dense layers, strides, single exceptions."""
    first = reader.integer(FIRST_DENSE, least=0) or 0
    last = reader.raw("moe_layer_end_index")
    last = num_layers - 1 if not isinstance(last, int) or last < 0 else last
    dense = set(reader.layer_list("mlp_only_layers", int) or ())
    # Offset of layer i in its stride: DeepSeek counts from 0; Qwen, Llama 4 and Ernie from 1.
    frequency = reader.integer(("moe_layer_freq",)) or 1
    steps = [reader.integer((name,)) or 1 for name in _STEPS]
    period = reader.integer(("expert_layer_period",)) or 1
    offset = reader.integer(("expert_layer_offset",), least=0) or 0
    return [
        i
        for i in range(first, min(last + 1, num_layers))
        if i % frequency == 0
        and all((i + 1) % step == 0 for step in steps)
        and (i - offset) % period == 0
        and i not in dense
    ]


def moe_layers(reader: ConfigReader) -> list[int] | None:
    """Indices of the MoE layers whose router is learned; None when the file says no number of layers.

    Layers that route by a hash of the token (DeepSeek-V4's first ones) are left out. Raises InputError when
    no layer is a MoE layer.
    """
    layers = _listed(reader)
    num_layers = reader.integer(NUM_LAYERS)
    if layers is None:
        if num_layers is None:
            return None
        if num_layers > MAX_LAYERS:
            raise InputError(f"{reader.where}: num_hidden_layers is {num_layers}; at most {MAX_LAYERS} are supported")
        layers = _every(reader, num_layers)
        hashed = reader.integer(HASH_LAYERS, least=0) or 0
        layers = [i for i in layers if i >= hashed]
    elif num_layers is not None:
        layers = [i for i in layers if 0 <= i < num_layers]
    if not layers:
        raise InputError(f"{reader.where}: none of its layers is a MoE layer, by the fields {sorted(reader.found)}")
    return layers
