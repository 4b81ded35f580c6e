"""All backends by name: our own, and those of the entry-point group ``moebench.backends``."""

from __future__ import annotations

import importlib
import pkgutil

from moebench import backends
from moebench.backends.protocol import Backend
from moebench.errors import InputError
from moebench.registry import Registry

_SUFFIX = "_backend"


def _load(module_name: str, class_name: str) -> Backend:
    """A new ``class_name`` of ``module_name``; raises InputError when it is not there or no Backend."""
    asked = f"backend {module_name}:{class_name}"
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except ImportError as error:
        raise InputError(f"{asked} can't be imported: {error}; check the name and that it is installed") from error
    except AttributeError:
        raise InputError(f"{asked}: module {module_name} has no {class_name}") from None
    if not (isinstance(found, type) and issubclass(found, Backend)):
        raise InputError(f"{asked} is no subclass of moebench.backends.protocol.Backend")
    try:
        return found()
    except TypeError as error:
        raise InputError(f"{asked} can't be made without arguments: {error}") from error


def _built_in() -> Registry[Backend]:
    """Every module ``<name>_backend`` of this package holds the backend ``<name>``, in a class ``<Name>Backend``."""
    registry: Registry[Backend] = Registry("backend", entry_points="moebench.backends")
    for info in pkgutil.iter_modules(backends.__path__):
        if info.name.endswith(_SUFFIX):
            name = info.name.removesuffix(_SUFFIX)
            cls = "".join(part.capitalize() for part in info.name.split("_"))
            module = f"{backends.__name__}.{info.name}"
            registry.add(name, lambda module=module, cls=cls: _load(module, cls))  # type: ignore[misc]
    return registry


backend_registry: Registry[Backend] = _built_in()


def resolve_backend(text: str) -> Backend:
    """The backend called ``text``, or the class that ``package.module:Class`` names.

    Raises UnknownNameError with near matches, or InputError saying what is wrong with the class.
    """
    module, colon, cls = text.partition(":")
    if not colon:
        return backend_registry.get(text)
    if not (module and cls):
        raise InputError(f"backend {text!r}: write a name or package.module:Class")
    return _load(module, cls)
