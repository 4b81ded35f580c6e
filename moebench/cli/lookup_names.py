"""Names that a look-up was given and found nothing for: does anybody know them?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moebench.tables.key import TableKey
    from moebench.tables.lookup import Query


def known(query: Query) -> Query:
    """``query``, which no table answers, with the backend whose variant it names; raises InputError.

    Known is what is installed here, and what an installed table names.
    """
    from moebench.tables.files import installed_tables

    keys = [file.table.key for file in installed_tables(unreadable=lambda _: None)]
    _require_planner(query.planner, keys)
    _require_backend(query.backend, keys)
    owners = _owners(query, keys)
    return replace(query, backend=owners[0]) if query.backend is None and len(owners) == 1 else query


def _require(kind: str, name: str, names: Iterable[str]) -> None:
    from moebench.errors import InputError

    if name not in (found := set(names)):
        raise InputError(f"unknown {kind} {name!r}; known: {', '.join(sorted(found))}")


def _require_planner(planner: str | None, keys: list[TableKey]) -> None:
    if planner is None or find_spec("torch") is None:  # without torch there are no planners to ask
        return
    from moebench.pipeline.ep.planners.registry import planners

    named = {key.ep.planner for key in keys if key.ep is not None}
    if planner not in named:
        _require("planner", planner.partition(":")[0], planners.names())


def _require_backend(backend: str | None, keys: list[TableKey]) -> None:
    from moebench.backends.registry import backend_registry

    if backend is not None:
        _require("backend", backend, (*backend_registry.names(), *(key.backend for key in keys)))


def _owners(query: Query, keys: list[TableKey]) -> list[str]:
    """The backends that have the variant of ``query``, nothing where it names none; raises InputError."""
    from moebench.backends.registry import backend_registry

    if query.variant is None:
        return []
    wanted = (query.backend,) if query.backend is not None else backend_registry.names()
    others = {name: _other_variants(name, query) for name in wanted if name in backend_registry.names()}
    owners = [name for name, names in others.items() if not names]
    in_tables = {key.variant for key in keys if query.backend in (None, key.backend)}
    if not owners:
        of = "variant" if query.backend is None else f"{query.backend} variant"
        _require(of, query.variant, in_tables.union(*others.values()))
    return owners


def _other_variants(name: str, query: Query) -> list[str]:
    """The variants of backend ``name`` where that of ``query`` is none of them; nothing where it is one."""
    from moebench.backends.registry import backend_registry
    from moebench.errors import MoebenchError, UnknownNameError
    from moebench.spec.hw_files import load_hardware
    from moebench.spec.models import load_model
    from moebench.spec.workload import Workload

    hw = load_hardware(query.hardware)
    try:
        backend_registry.get(name).default_plan(
            Workload(load_model(query.model).shape, 1, hw.default_dtype), hw, query.variant
        )
    except UnknownNameError as error:
        return error.known
    except MoebenchError:  # it has the variant, which can't run there
        return []
    return []
