"""All kernel declarations by name: the modules of ``plan/kernels`` and the entry points of others."""

from __future__ import annotations

import importlib
import pkgutil

from moebench.plan import kernels
from moebench.plan.ep_kernel_spec import EPKernelSpec
from moebench.plan.kernel_spec import KernelSpec
from moebench.registry import Registry

EP_PREFIX = "ep_"
"""Modules of kernels that belong to the expert-parallel layer."""


def _load(module: str) -> KernelSpec:
    spec = importlib.import_module(module).SPEC
    assert isinstance(spec, KernelSpec)
    return spec


def _load_ep(module: str) -> EPKernelSpec:
    spec = importlib.import_module(module).SPEC
    assert isinstance(spec, EPKernelSpec)
    return spec


def _modules() -> list[str]:
    return [info.name for info in pkgutil.iter_modules(kernels.__path__) if not info.name.startswith("_")]


def _built_in() -> Registry[KernelSpec]:
    registry: Registry[KernelSpec] = Registry("kernel", entry_points="moebench.kernels")
    for name in _modules():
        if not name.startswith(EP_PREFIX):
            module = f"{kernels.__name__}.{name}"
            registry.add(name, lambda module=module: _load(module))  # type: ignore[misc]
    return registry


def _built_in_ep() -> Registry[EPKernelSpec]:
    registry: Registry[EPKernelSpec] = Registry("EP kernel")
    for name in _modules():
        if name.startswith(EP_PREFIX):
            module = f"{kernels.__name__}.{name}"
            registry.add(name, lambda module=module: _load_ep(module))  # type: ignore[misc]
    return registry


kernel_specs: Registry[KernelSpec] = _built_in()
ep_kernel_specs: Registry[EPKernelSpec] = _built_in_ep()
