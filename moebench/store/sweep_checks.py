"""What the values of a recorded sweep may be: a file comes from anybody, and no later part asks again.

Every function raises InputError naming the field, the value and what is allowed.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from moebench.errors import InputError
from moebench.plan.kernel_spec import Axis, KernelSpec
from moebench.plan.plan import Param
from moebench.plan.registry import kernel_specs

LEAST_US, MOST_US = 1e-3, 1e11
"""Microseconds a call: from a nanosecond to a day."""
MOST_SECONDS = 1e7
MOST_COUNT = 1 << 40
"""Of registers and bytes."""
MOST_TOKENS = 1 << 31
MOST_AXIS = 1 << 20
"""Of an axis of our own kernels: far beyond any tile, group or number of warps."""
MOST_FOREIGN_AXIS = (1 << 63) - 1
MOST_LETTERS = 200
LATER_AXES = frozenset({"split_k"})
"""Axes of our kernels that sweeps from before them lack: what they had is the axis's least value."""

_PLAIN = re.compile(r"[A-Za-z0-9][\w.+-]*", re.ASCII)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}…"


def require_text(field: str, text: str) -> None:
    """``text`` is a short line that can be printed, not empty."""
    if not text or len(text) > MOST_LETTERS or not text.isprintable() or text != text.strip():
        raise InputError(f"{field} is {_shown(text)}; allowed: 1 to {MOST_LETTERS} characters that can be printed")


def require_hardware(field: str, name: str) -> None:
    """``name`` is a descriptor's key or another short name, which files are called by."""
    if not _PLAIN.fullmatch(name) or len(name) > MOST_LETTERS:
        raise InputError(f"{field} is {_shown(name)}; allowed: a short name of letters, digits and . _ + -")


def require_model(field: str, name: str) -> None:
    """``name`` is a model's or a hub id, no path."""
    require_text(field, name)
    if "\\" in name or any(part in ("", ".", "..") for part in name.split("/")):
        raise InputError(f"{field} is {_shown(name)}; allowed: a model's name or OWNER/NAME, no path")


def require_date(field: str, text: str) -> None:
    """``text`` is a date and a time as ISO 8601 writes them."""
    try:
        datetime.fromisoformat(re.sub(r"[Zz]$", "+00:00", text))
    except ValueError:
        raise InputError(f"{field} is {_shown(text)}; allowed: ISO 8601, such as 2026-01-02T03:04:05+00:00") from None


def require_blocks(where: str, blocks: Iterable[float]) -> None:
    """``blocks`` are times of a call in microseconds."""
    if (bad := next((b for b in blocks if not LEAST_US <= b <= MOST_US), None)) is not None:
        raise InputError(
            f"{where}: a block is {bad} us; times are finite numbers above 0: {LEAST_US:g} to {MOST_US:g} us"
        )


def require_seconds(field: str, column: Sequence[float | None]) -> None:
    """``column`` holds seconds that something took, or None."""
    for plan, value in enumerate(column):
        if value is not None and not (math.isfinite(value) and 0 <= value <= MOST_SECONDS):
            raise InputError(f"{field} of plan {plan} is {value}; allowed: 0 to {MOST_SECONDS:g} s")


def require_counts(field: str, column: Sequence[int | None]) -> None:
    """``column`` holds numbers of registers or bytes, or None."""
    for plan, value in enumerate(column):
        if value is not None and not 0 <= value <= MOST_COUNT:
            raise InputError(f"{field} of plan {plan} is {_shown(value)}; allowed: 0 to {MOST_COUNT}")


def own_spec(kernel: str, backend: str) -> KernelSpec | None:
    """The declaration of ``kernel`` where it is ``backend``'s and this version has it; None for a foreign one."""
    if kernel not in kernel_specs:
        return None
    spec = kernel_specs.get(kernel)
    return spec if spec.backend == backend else None


def require_axes(kernel: str, backend: str, axes: Mapping[str, Sequence[Param]]) -> None:
    """``axes`` are those of a kernel of ours that this version knows, with values that a plan may have; a foreign
    kernel's have any names, and whole numbers, texts, true or false."""
    _require_axes(kernel, own_spec(kernel, backend), axes)


def has_axes(spec: KernelSpec, axes: Mapping[str, Sequence[Param]]) -> bool:
    """Whether ``axes`` are those of ``spec``, and not of a foreign kernel of its name."""
    try:
        _require_axes(spec.name, spec, axes)
    except InputError:
        return False
    return True


def _require_axes(kernel: str, spec: KernelSpec | None, axes: Mapping[str, Sequence[Param]]) -> None:
    known = {a.name: a for a in spec.axes} if spec is not None else {}
    whose = f"{spec.backend}'s {kernel}" if spec is not None else kernel
    if missing := sorted(known.keys() - axes.keys() - LATER_AXES):
        raise InputError(f"{kernel}: axes lack {', '.join(missing)}; {whose} has {', '.join(known)}")
    for name, column in axes.items():
        require_text(f"{kernel}: the name of an axis", name)
        if known and name not in known:
            raise InputError(f"{kernel}: axes has {_shown(name)}; {whose} has {', '.join(known)}")
        for value in dict.fromkeys((type(v), v) for v in column):
            _require_value(f"{kernel}: axes.{name}", value[1], known.get(name))


def _require_value(field: str, value: Param, axis: Axis | None) -> None:
    if axis is None:
        if isinstance(value, str):
            require_text(field, value)
        elif abs(value) > MOST_FOREIGN_AXIS:
            raise InputError(f"{field} is {_shown(value)}; allowed: whole numbers of at most 63 bits")
        return
    if type(axis.values[0]) is not int:
        if value not in axis.values or type(value) is not type(axis.values[0]):
            raise InputError(f"{field} is {_shown(value)}; allowed: {', '.join(map(str, axis.values))}")
        return
    least = min(1, *(int(v) for v in axis.values))
    if type(value) is not int or not least <= value <= MOST_AXIS:
        raise InputError(f"{field} is {_shown(value)}; allowed: whole numbers from {least} to {MOST_AXIS}")
