"""moebench measures and tunes the kernels of a Mixture-of-Experts layer."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moebench.api import Workspace, moe_layer, workspace
    from moebench.store.reader import load
    from moebench.tables.lookup import lookup

__all__ = ["Workspace", "load", "lookup", "moe_layer", "workspace"]

_HOMES = {
    "Workspace": "moebench.api",
    "load": "moebench.store.reader",
    "lookup": "moebench.tables.lookup",
    "moe_layer": "moebench.api",
    "workspace": "moebench.api",
}


def __getattr__(name: str) -> Any:
    """Public names, imported when first used: ``import moebench`` alone loads neither torch nor the stores."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
