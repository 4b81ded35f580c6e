"""All kernel declarations by name: the modules of ``plan/kernels`` and the entry points of others."""

from __future__ import annotations

import importlib
import pkgutil

from moebench.plan import kernels
from moebench.plan.kernel_spec import KernelSpec
from moebench.registry import Registry


def _load(module: str) -> KernelSpec:
    spec = importlib.import_module(module).SPEC
    assert isinstance(spec, KernelSpec)
    return spec


def _built_in() -> Registry[KernelSpec]:
    registry: Registry[KernelSpec] = Registry("kernel", entry_points="moebench.kernels")
    for info in pkgutil.iter_modules(kernels.__path__):
        if not info.name.startswith("_"):
            module = f"{kernels.__name__}.{info.name}"
            registry.add(info.name, lambda module=module: _load(module))  # type: ignore[misc]
    return registry


kernel_specs: Registry[KernelSpec] = _built_in()
