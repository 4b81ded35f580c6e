"""What a look-up may be given: each argument's kind, checked before it means anything."""

from __future__ import annotations

from numbers import Integral
from os import PathLike
from typing import Any

from moebench.errors import InputError
from moebench.spec.shape import MoEShape
from moebench.spec.workload import WeightLayout
from moebench.tables.names import shortened
from moebench.tables.rows import MOST_TOKENS
from moebench.tables.schema import Table

_KINDS: dict[str, tuple[tuple[type, ...], str]] = {
    "model": ((str, MoEShape), "a name or path as text, or a MoEShape"),
    "hw": ((str,), "a descriptor's key or a reported name as text"),
    "dtype": ((str,), "a text such as 'bf16'"),
    "backend": ((str,), "a name as text"),
    "variant": ((str,), "a name as text"),
    "planner": ((str,), "a name as text"),
    "tp_size": ((Integral,), "a whole number from 1"),
    "ep_size": ((Integral,), "a whole number from 1"),
    "fused_shared_experts": ((Integral,), "a whole number from 0"),
    "layout": ((WeightLayout,), "a WeightLayout"),
    "quant_block": ((tuple,), "a tuple of two whole numbers such as (128, 128)"),
    "per_channel_quant": ((bool,), "True or False"),
    "table": ((str, PathLike, Table), "a path, or a Table"),
}


def _is(value: object, kinds: tuple[type, ...]) -> bool:
    return isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool))


def require_kinds(given: dict[str, Any]) -> None:
    """Raise InputError for a value of ``given``, by argument, that is neither None nor of its argument's kind."""
    for name, value in given.items():
        kinds, allowed = _KINDS[name]
        right = value is None or _is(value, kinds)
        if name == "quant_block" and isinstance(value, tuple):
            right = len(value) == 2 and all(_is(n, (Integral,)) for n in value)
        if not right:
            raise InputError(f"{name} is {shortened(value)}; allowed: {allowed}, or None")
    if given.get("table") == "":
        raise InputError("table is empty; name a file")


def require_count(num_tokens: int) -> None:
    """Raise InputError for a number of tokens that no table can hold."""
    if not _is(num_tokens, (Integral,)):
        raise InputError(f"num_tokens is {shortened(num_tokens)}; a whole number from 1 to {MOST_TOKENS} is allowed")
    if not 1 <= num_tokens <= MOST_TOKENS:
        raise InputError(f"num_tokens is {num_tokens}; at least 1 and at most {MOST_TOKENS} are allowed")
