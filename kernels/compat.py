"""The one place that knows how Triton 3.1 … 3.9 and vendor builds differ. Kernels use the common dialect only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

VERSION = tuple(int(part) for part in triton.__version__.split("+")[0].split(".")[:2])


def jit(*not_specialized: str) -> Callable[[Callable[..., Any]], Any]:
    """``triton.jit`` that compiles one binary for all values of the named integer arguments.

    Triton makes another binary when an integer argument is 1 or divides by 16. Arguments that depend on the number
    of tokens must not do that: a plan is one binary.
    """
    return triton.jit(do_not_specialize=list(not_specialized))  # type: ignore[no-any-return]


def ast_source(
    fn: Any, signature: Mapping[str, str], constants: Mapping[str, Any], aligned: Sequence[str] = ()
) -> ASTSource:
    """What ``triton.compile`` takes, without a device or tensors.

    ``signature`` has a type (``*bf16``, ``i32``) for every argument that is no constant, ``constants`` a value for
    every other one. ``aligned`` names the pointers and integers that are known to divide by 16.
    """
    names = list(fn.arg_names)
    where = {name: names.index(name) for name in names}
    if VERSION >= (3, 3):
        types = {name: signature.get(name, "constexpr") for name in names}
        attrs = {(where[name],): [["tt.divisibility", 16]] for name in aligned}
        return ASTSource(fn, types, {(where[name],): value for name, value in constants.items()}, attrs)
    return ASTSource(
        fn,
        {where[name]: kind for name, kind in signature.items()},
        {where[name]: value for name, value in constants.items()},
        _attrs_before_3_3([where[name] for name in aligned]),
    )


def _attrs_before_3_3(aligned: list[int]) -> Any:
    from triton.backends import compiler

    if VERSION >= (3, 2):
        return compiler.AttrsDescriptor.from_dict(
            {"arg_properties": {"tt.divisibility": aligned, "tt.equal_to": []}, "cls": "AttrsDescriptor"}
        )
    from triton.compiler.compiler import AttrsDescriptor

    return AttrsDescriptor(divisible_by_16=tuple(aligned), equal_to_1=())


def gpu_target(name: str) -> GPUTarget:
    """The compiler's target called ``sm_90``, ``gfx942`` and the like."""
    if name.startswith("sm_"):
        return GPUTarget("cuda", int(name[3:]), 32)
    return GPUTarget("hip", name, 64)


def compile_kernel(source: ASTSource, target: GPUTarget, options: Mapping[str, int]) -> Any:
    """Compile ``source`` on a machine that needs no device; ``options`` are num_warps and num_stages."""
    return triton.compile(source, target=target, options=dict(options))
