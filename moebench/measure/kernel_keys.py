"""The keys of Triton's cache, made the same in every process.

A key covers the constants of all functions that a kernel calls, but Triton (3.1 to 3.7) adds those of a function only
if that function's own key was made before the kernel's. What a process finds in the cache would so depend on the order
in which it launched its kernels. Here every function's key is made after those of what it calls.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from moebench.measure.jit_cache import kernel_functions


def _is_jit(value: Any) -> bool:
    return type(value).__name__ == "JITFunction"


def _called(function: Any) -> Iterator[Any]:
    """The jitted functions that ``function`` names: globals, and members of modules that are globals."""
    names, globals_ = function.fn.__code__.co_names, function.fn.__globals__
    found = [globals_[name] for name in names if name in globals_]
    yield from (value for value in found if _is_jit(value))
    for module in found:
        if isinstance(module, ModuleType):
            yield from (value for name in names if _is_jit(value := getattr(module, name, None)))


def settle_kernel_keys() -> int:
    """Make the keys of all our kernels that were imported, in an order that keeps them the same; returns how many.

    Call it before the first launch: a key that was made stays.
    """
    settled: set[int] = set()

    def settle(function: Any) -> None:
        if id(function) in settled:
            return
        settled.add(id(function))
        for called in _called(function):
            settle(called)
        str(function.cache_key)

    for function in kernel_functions():
        settle(function)
    return len(settled)
