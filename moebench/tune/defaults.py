"""What is tuned when it isn't said: models that the card holds, token counts, a number format."""

from __future__ import annotations

from moebench.errors import InputError, UnsupportedError
from moebench.session.defaults import CPU_MODELS, CPU_TOKENS, GPU_TOKENS, default_dtype, default_model, is_cpu
from moebench.session.estimate import needed_bytes
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.model_entry import ModelEntry
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.tables.key import DTYPES

GPU_MODELS = ("qwen3-30b-a3b", "qwen3.6-35b-a3b", "mixtral-8x7b")
"""Well-known models of different shape: many small experts, more with a shared one, few large ones."""

CPU_MAX_TIME_S = 60.0
"""Time of a search on a CPU that names neither models, tokens nor a limit, so that a first look ends soon."""

CPU_EP_SIZE = 8
"""Of a model that wasn't named a CPU tunes an eighth of the experts, which it can multiply often enough to tell plans
apart within its time."""

CPU_PROFILE, GPU_PROFILE = "quick", "full"
RACED_PLANS = 4
"""Plans whose workspaces a device must hold side by side."""

_STORED = {"fp8": "fp8_w8a8", "int8": "int8_w8a8", "int4": "int4_w4a16", "mxfp4": "mxfp4", "fp4": "fp4"}
"""How a description of stored weights begins, and the engines' name of the format."""

__all__ = ["CPU_MODELS", "CPU_TOKENS", "GPU_TOKENS"]


def default_profile(device: str) -> str:
    """The profile of a search that names none."""
    return CPU_PROFILE if is_cpu(device) else GPU_PROFILE


def default_ep_sizes(device: str, *, chosen: bool) -> tuple[int, ...]:
    """Ranks that the experts are spread over where it isn't said; ``chosen``: the models were."""
    return (CPU_EP_SIZE,) if is_cpu(device) and not chosen else (1,)


def default_max_time_s(device: str, *, chosen: bool) -> float | None:
    """Seconds of a search without --max-time; None (no limit) off a CPU or where its work was ``chosen``."""
    return CPU_MAX_TIME_S if is_cpu(device) and not chosen else None


def default_models(device: str, dtype: DType, most_tokens: int, free_bytes: int | None) -> tuple[str, ...]:
    """Models whose layer fits ``free_bytes`` (None: unknown); raises InputError when none does."""
    if is_cpu(device):
        return (default_model(device, dtype, (most_tokens,), free_bytes),)
    needs = {
        name: needed_bytes(Workload(load_model(name).shape, most_tokens, dtype), RACED_PLANS, gate=True)
        for name in GPU_MODELS
    }
    fitting = tuple(n for n, need in needs.items() if free_bytes is None or need <= free_bytes)
    if not fitting:
        least = min(needs, key=lambda n: needs[n])
        raise InputError(
            f"no default model fits: {least} needs {needs[least]} bytes of memory and {free_bytes} are free; choose "
            "with --model, --tp and --ep-size"
        )
    return fitting


def _stored_format(entry: ModelEntry) -> str | None:
    """The engines' name of the format that the model's weights are published in; None where they are plain."""
    words = entry.quantisation.lower().replace(",", " ").split()
    return _STORED.get(words[0], words[0]) if words else None


def require_dtype_name(text: str) -> None:
    """Raise InputError for a ``text`` that names no number format, UnsupportedError for one that no backend times."""
    name = text.strip().lower()
    if name == "auto":
        return
    known = (*DTYPES, *_STORED.values())
    if name in known and name not in [d.value for d in DType]:
        plain = ", ".join(d.value for d in DType)
        raise UnsupportedError(f"--dtype {name}: no backend of this version can time it; choose from: {plain}")
    try:
        DType.parse(name)
    except InputError:
        raise InputError(f"--dtype {text!r} is not known; allowed: auto, {', '.join(dict.fromkeys(known))}") from None


def resolve_dtype(text: str, entry: ModelEntry, hw: Hardware, device: str) -> DType:
    """The number format that ``text`` asks for: a name, the engines' among them, or ``auto``.

    ``auto`` reads the model's stored format, else takes what suits the device. Raises UnsupportedError naming a format
    that no backend can time or the hardware lacks, InputError for a name that is none.
    """
    name = text.strip().lower()
    plain = ", ".join(d.value for d in DType if hw.supports(d) is not False)
    if name == "auto":
        stored = _stored_format(entry)
        if stored is not None:
            raise UnsupportedError(
                f"{entry.shape.name}'s weights are stored as {entry.quantisation} ({stored}), which no backend of this "
                f"version can time; tune its layer in another format with --dtype, one of: {plain}"
            )
        return default_dtype(hw, device)
    require_dtype_name(text)
    dtype = DType.parse(name)
    if hw.supports(dtype) is False:
        raise UnsupportedError(f"{hw.key} does not compute in {dtype}; choose --dtype from: {plain}")
    return dtype
