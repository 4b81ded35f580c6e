"""Samplers by name: each decides which plan a cell tries next. One file a sampler; others come by entry points.

A module of this package holds one ``SAMPLER``. Another package names a class in the entry-point group
``moebench.samplers`` whose instances are ``SamplerFactory``.
"""

from __future__ import annotations

import importlib
import pkgutil

from moebench.registry import Registry
from moebench.tune.samplers._protocol import SamplerFactory, SpaceExhausted

__all__ = ["SamplerFactory", "SpaceExhausted", "samplers"]


def _load(module: str) -> SamplerFactory:
    factory = importlib.import_module(module).SAMPLER
    assert isinstance(factory, SamplerFactory)
    return factory


def _built_in() -> Registry[SamplerFactory]:
    registry: Registry[SamplerFactory] = Registry("sampler", entry_points="moebench.samplers")
    for info in pkgutil.iter_modules(__path__):
        if not info.name.startswith("_"):
            module = f"{__name__}.{info.name}"
            registry.add(info.name, lambda module=module: _load(module))  # type: ignore[misc]
    return registry


samplers: Registry[SamplerFactory] = _built_in()
