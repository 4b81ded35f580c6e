"""Recorded routings: files of top-k expert ids, and weights where they were recorded too.

========  ==========================================  ==================================================
array     shape                                       meaning
========  ==========================================  ==================================================
ids       [T, K], [L, T, K] or [L, R, T, K], integer  global expert ids, best first; -1 is padding
weights   the shape of ids, floating                  route weights of the same slots; optional
========  ==========================================  ==================================================

L counts layers and R ranks. A file is ``.npz``, ``.safetensors`` or ``.pt`` (read with ``weights_only``; it may be
a lone tensor), and names its arrays as ``IDS_NAMES`` and ``WEIGHTS_NAMES`` say; ``num_experts`` may stand beside them.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError, UnsupportedError
from moebench.spec.router import max_violation
from moebench.spec.shape import MAX_EXPERTS

IDS_NAMES = ("topk_ids", "ids", "expert_ids", "topk_indices", "routed_experts")
WEIGHTS_NAMES = ("topk_weights", "weights", "topk_scores")
EXPERTS_NAME = "num_experts"
SUFFIXES = (".npz", ".pt", ".safetensors")
_NAMES = (*IDS_NAMES, *WEIGHTS_NAMES, EXPERTS_NAME)


@dataclass(frozen=True)
class Trace:
    """One recorded routing: ``ids`` [L, R, T, K] int32, ``weights`` likewise fp32 or None, ``num_experts`` or None.

    ``recorded_shape`` is the shape in the file, before missing layer and rank dimensions were put in.
    """

    path: str
    ids: npt.NDArray[np.int32]
    weights: npt.NDArray[np.float32] | None
    num_experts: int | None
    recorded_shape: tuple[int, ...]

    @property
    def num_layers(self) -> int:
        """L, 1 where the file has no layer dimension."""
        return int(self.ids.shape[0])

    @property
    def num_ranks(self) -> int:
        """R, 1 where the file has no rank dimension."""
        return int(self.ids.shape[1])

    @property
    def num_tokens(self) -> int:
        """T, rows of a layer and rank, padding included."""
        return int(self.ids.shape[2])

    @property
    def topk(self) -> int:
        """K, experts a token."""
        return int(self.ids.shape[3])

    def select(self, layer: int, rank: int) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.float32] | None]:
        """Ids and weights [T, K] of one layer and rank; raises InputError with what the file holds."""
        for word, asked, count in (("layer", layer, self.num_layers), ("rank", rank, self.num_ranks)):
            if not 0 <= asked < count:
                raise InputError(f"trace {self.path} has no {word} {asked}; it has {count}, numbered 0 to {count - 1}")
        return self.ids[layer, rank], None if self.weights is None else self.weights[layer, rank]


def _corrupt(path: Path, error: Exception) -> InputError:
    reason = " ".join(str(error).split()) or type(error).__name__
    return InputError(
        f"trace {path} can't be read as {path.suffix} ({reason[:200]}); record it again or check the file"
    )


def _read_npz(path: Path) -> dict[str, Any]:
    if not zipfile.is_zipfile(path):
        raise InputError(f"trace {path} can't be read as .npz: it is no whole zip archive; save it with numpy.savez")
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            return {name: archive[name] if name in _NAMES else None for name in archive.files}
    except OSError:
        raise
    except Exception as error:  # zip, deflate, numpy's header (a Python expression): their faults share no class
        raise _corrupt(path, error) from error


def _read_safetensors(path: Path) -> dict[str, Any]:
    from safetensors import SafetensorError
    from safetensors.numpy import load_file

    try:
        return dict(load_file(path))
    except (SafetensorError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise _corrupt(path, error) from error


def _read_pt(path: Path) -> dict[str, Any]:
    try:
        import torch
    except (ImportError, OSError) as error:
        raise UnsupportedError(
            f"trace {path}: reading .pt needs torch ({error}); install it or save the trace as .npz"
        ) from error
    try:
        held = torch.load(path, map_location="cpu", weights_only=True)
    except OSError:
        raise
    except Exception as error:  # an unpickler's faults have no common class; whatever it is, the file is not readable
        raise _corrupt(path, error) from error
    if isinstance(held, torch.Tensor):
        held = {IDS_NAMES[0]: held}
    if not isinstance(held, Mapping):
        raise InputError(f"trace {path} holds a {type(held).__name__}; it must hold a tensor or a dict of tensors")
    arrays: dict[str, Any] = {}
    for name, value in held.items():
        if not isinstance(value, torch.Tensor) or name not in _NAMES:
            arrays[str(name)] = value
            continue
        try:
            plain = value.detach()
            arrays[str(name)] = (plain.float() if plain.is_floating_point() else plain).numpy()
        except (RuntimeError, TypeError) as error:  # no data (meta), sparse, quantised, conjugate
            raise _corrupt(path, error) from error
    return arrays


_READERS = {".npz": _read_npz, ".pt": _read_pt, ".safetensors": _read_safetensors}


def _named(arrays: Mapping[str, Any], names: tuple[str, ...]) -> str | None:
    return next((n for n in names if n in arrays), None)


def _ids(path: Path, arrays: Mapping[str, Any]) -> npt.NDArray[np.int32]:
    name = _named(arrays, IDS_NAMES)
    if name is None:
        raise InputError(
            f"trace {path} holds no expert ids: it has {', '.join(sorted(arrays)) or 'nothing'}; "
            f"name the array one of {', '.join(IDS_NAMES)}"
        )
    ids = np.asarray(arrays[name])
    if not np.issubdtype(ids.dtype, np.integer):
        raise InputError(f"trace {path}: {name} is {ids.dtype}; expert ids must be integers")
    if ids.ndim not in (2, 3, 4) or 0 in ids.shape:
        raise InputError(
            f"trace {path}: {name} has shape {list(ids.shape)}; allowed: [T, K], [L, T, K] or [L, R, T, K], none empty"
        )
    if int(ids.min()) < -1:
        at = tuple(int(i) for i in np.argwhere(ids < -1)[0])
        raise InputError(f"trace {path}: {name}{list(at)} is {int(ids[at])}; ids are 0 up, or -1 for padding")
    if int(ids.max()) >= MAX_EXPERTS:
        raise InputError(f"trace {path}: {name} holds {int(ids.max())}; a layer has at most {MAX_EXPERTS} experts")
    return ids.astype(np.int32)


def _weights(path: Path, arrays: Mapping[str, Any], ids: npt.NDArray[np.int32]) -> npt.NDArray[np.float32] | None:
    name = _named(arrays, WEIGHTS_NAMES)
    if name is None:
        return None
    weights = np.asarray(arrays[name])
    if not np.issubdtype(weights.dtype, np.floating):
        raise InputError(f"trace {path}: {name} is {weights.dtype}; weights must be floating")
    if weights.shape != ids.shape:
        raise InputError(f"trace {path}: {name} has shape {list(weights.shape)} but the ids have {list(ids.shape)}")
    wide, largest = weights.astype(np.float64), np.finfo(np.float32).max
    wrong = ~((wide >= 0) & (wide <= largest)) & (ids >= 0)  # NaN is neither
    if wrong.any():
        at = tuple(int(i) for i in np.argwhere(wrong)[0])
        raise InputError(
            f"trace {path}: {name}{list(at)} is {float(weights[at])}; weights are finite in fp32 and at least 0"
        )
    return np.where(ids >= 0, wide, 0).astype(np.float32)


def _experts(path: Path, arrays: Mapping[str, Any], ids: npt.NDArray[np.int32]) -> int | None:
    if EXPERTS_NAME not in arrays:
        return None
    held = np.asarray(arrays[EXPERTS_NAME])
    if held.size != 1 or not np.issubdtype(held.dtype, np.integer):
        raise InputError(
            f"trace {path}: {EXPERTS_NAME} has shape {list(held.shape)} and type {held.dtype}; store an integer"
        )
    count = int(held.reshape(()))
    if count > MAX_EXPERTS:
        raise InputError(f"trace {path}: {EXPERTS_NAME} is {count}; a layer has at most {MAX_EXPERTS} experts")
    if count <= int(ids.max()):
        raise InputError(f"trace {path}: it says {count} experts but holds id {int(ids.max())}; ids must be below that")
    return count


@lru_cache(maxsize=4)
def _load(path: Path, _mtime_ns: int, _size: int) -> Trace:
    arrays = _READERS[path.suffix.lower()](path)
    ids = _ids(path, arrays)
    weights, experts = _weights(path, arrays, ids), _experts(path, arrays, ids)
    shape = ids.shape
    full = (1,) * (2 - min(ids.ndim - 2, 2)) + shape if ids.ndim != 3 else (shape[0], 1, *shape[1:])
    return Trace(
        str(path), ids.reshape(full), None if weights is None else weights.reshape(full), experts, tuple(shape)
    )


def load_trace(path: str | Path) -> Trace:
    """The trace in ``path`` (module docstring); raises InputError for a missing or corrupt file or another form."""
    file = Path(path)
    if file.suffix.lower() not in _READERS:
        raise InputError(
            f"trace {file}: {file.suffix or 'no suffix'} is not a known format; allowed: {', '.join(SUFFIXES)}"
        )
    try:
        state = file.stat()
        if not file.is_file():
            raise InputError(f"trace {file} is not a file")
        return _load(file, state.st_mtime_ns, state.st_size)
    except OSError as error:
        raise InputError(f"trace {file} can't be opened: {error.strerror or error}") from error


@dataclass(frozen=True)
class HotExpert:
    """An expert and its share of a layer's slots."""

    expert: int
    share: float


@dataclass(frozen=True)
class LayerSummary:
    """One layer of a trace over all ranks; ``tokens`` leaves out rows of padding, which ``padding_share`` counts."""

    layer: int
    tokens: int
    padding_share: float
    maxvio: float
    experts_hit: int
    hottest: tuple[HotExpert, ...]


def summarise(trace: Trace, num_experts: int | None = None, hottest: int = 4) -> tuple[int, list[LayerSummary]]:
    """The number of experts (as given, else the file's own, else the largest id + 1), and a summary a layer.

    Raises InputError when ``num_experts`` is not above every id.
    """
    largest = int(trace.ids.max())
    experts = num_experts or trace.num_experts or max(largest + 1, 1)
    if not largest < experts <= MAX_EXPERTS or (num_experts is not None and num_experts < 1):
        raise InputError(
            f"--num-experts is {num_experts} but trace {trace.path} holds id {largest}; give over {largest}, at most "
            f"{MAX_EXPERTS}"
        )
    return experts, [_summary(i, ids.reshape(-1, trace.topk), experts, hottest) for i, ids in enumerate(trace.ids)]


def _summary(layer: int, ids: npt.NDArray[np.int32], experts: int, hottest: int) -> LayerSummary:
    loads = np.bincount(ids[ids >= 0], minlength=experts)
    total = max(int(loads.sum()), 1)
    order = np.argsort(-loads, kind="stable")[:hottest]
    tokens = int((ids >= 0).any(axis=1).sum())
    return LayerSummary(
        layer,
        tokens,
        1 - tokens / ids.shape[0],
        max_violation(loads),
        int((loads > 0).sum()),
        tuple(HotExpert(int(e), float(loads[e] / total)) for e in order if loads[e]),
    )
