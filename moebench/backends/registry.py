"""All backends by name: our own, and those of the entry-point group ``moebench.backends``."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path

from moebench import backends
from moebench.backends.guard import foreign, guarded
from moebench.backends.protocol import Backend
from moebench.errors import InputError
from moebench.registry import Registry

_SUFFIX = "_backend"


def _load(name: str, module_name: str, class_name: str) -> Backend:
    """A new ``class_name`` of our own ``module_name``; guarded too, as what it stands on may be broken here."""
    return guarded(f"backend {name}", lambda: getattr(importlib.import_module(module_name), class_name)())


def _load_foreign(module_name: str, class_name: str) -> Backend:
    """A new ``class_name`` of anybody's ``module_name``; raises InputError when it is not there or no Backend."""
    asked = f"backend {module_name}:{class_name}"
    if module_name.startswith("."):
        raise InputError(f"{asked}: write the module's whole name, without a leading dot")
    with foreign(asked, "its import"):
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)  # a module beside the user, as `python -m` finds it
        try:
            module = importlib.import_module(module_name)
        except ImportError as error:
            raise InputError(f"{asked} can't be imported: {error}; check the name and that it is installed") from error
    found = getattr(module, class_name, None)
    if found is None:
        raise InputError(f"{asked}: module {module_name} has no {class_name}")
    if not (isinstance(found, type) and issubclass(found, Backend)):
        raise InputError(f"{asked} is no subclass of moebench.backends.protocol.Backend")
    if missing := sorted(getattr(found, "__abstractmethods__", ())):
        raise InputError(f"{asked} lacks {', '.join(missing)} of the Backend protocol")
    return guarded(asked, found)


def _built_in() -> Registry[Backend]:
    """Every module ``<name>_backend`` of this package holds the backend ``<name>``, in a class ``<Name>Backend``."""
    registry: Registry[Backend] = Registry(
        "backend", entry_points="moebench.backends", make_foreign=lambda name, make: guarded(f"backend {name}", make)
    )
    for info in pkgutil.iter_modules(backends.__path__):
        if info.name.endswith(_SUFFIX):
            name = info.name.removesuffix(_SUFFIX)
            cls = "".join(part.capitalize() for part in info.name.split("_"))
            module = f"{backends.__name__}.{info.name}"
            registry.add(name, lambda name=name, module=module, cls=cls: _load(name, module, cls))  # type: ignore[misc]
    return registry


backend_registry: Registry[Backend] = _built_in()

_asked: dict[str, str] = {}
"""Registry of the classes that were asked for by path and have no name here: what they call themselves, the path."""


def spelling(name: str) -> str:
    """How a measuring process finds the backend called ``name``: by the path that it was asked for here, if it was."""
    return _asked.get(name, name)


def resolve_backend(text: str) -> Backend:
    """The backend called ``text``, or the class that ``package.module:Class`` names.

    Raises UnknownNameError with near matches, or InputError saying what is wrong with the class.
    """
    module, colon, cls = text.partition(":")
    if not colon:
        return backend_registry.get(text)
    if not (module and cls):
        raise InputError(f"backend {text!r}: write a name or package.module:Class")
    found = _load_foreign(module, cls)
    if found.name not in backend_registry:
        _asked[found.name] = text
    return found
