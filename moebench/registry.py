"""A registry of named things that third parties can extend through entry points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import metadata
from typing import Generic, TypeVar

from moebench.errors import InputError, UnknownNameError

T = TypeVar("T")


class Registry(Generic[T]):
    """Named factories: built-in ones are registered by a loader, others come from an entry-point group.

    Nothing is imported before the first look-up. What comes from an entry point is made through ``make_foreign``.
    """

    def __init__(
        self,
        kind: str,
        *,
        entry_points: str | None = None,
        make_foreign: Callable[[str, Callable[[], T]], T] = lambda _name, make: make(),
    ) -> None:
        self.kind = kind
        self._make_foreign = make_foreign
        self._group = entry_points
        self._items: dict[str, Callable[[], T]] = {}
        self._scanned = entry_points is None

    def add(self, name: str, load: Callable[[], T]) -> None:
        """Register ``load`` under ``name``; raises InputError when the name is taken."""
        if name in self._items:
            raise InputError(f"{self.kind} {name!r} is registered twice; choose another name")
        self._items[name] = load

    def _scan(self) -> None:
        if self._scanned or self._group is None:
            return
        self._scanned = True
        for point in metadata.entry_points(group=self._group):
            self.add(point.name, lambda point=point: self._foreign(point))  # type: ignore[misc]

    def _foreign(self, point: metadata.EntryPoint) -> T:
        """What an entry point names, made by ``make_foreign``, which may refuse it."""
        return self._make_foreign(point.name, lambda: point.load()())

    def names(self) -> list[str]:
        """All registered names, sorted."""
        self._scan()
        return sorted(self._items)

    def get(self, name: str) -> T:
        """The thing called ``name``; raises UnknownNameError with near matches."""
        self._scan()
        if name not in self._items:
            raise UnknownNameError(self.kind, name, self._items)
        return self._items[name]()

    def __contains__(self, name: object) -> bool:
        self._scan()
        return name in self._items

    def __iter__(self) -> Iterator[str]:
        return iter(self.names())
