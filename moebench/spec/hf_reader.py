"""Typed access to one config.json: every look-up is checked, and what was found is remembered."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from reprlib import repr as short
from typing import Any

from moebench.errors import InputError, UnsupportedError

_MOST = 2**40


class ConfigReader:
    """The fields of one configuration, ``defaults`` standing in for those that it leaves out.

    A field may have many names; those present must agree. ``stated`` says whether the file itself, not a
    default, gave a value. A list with one repeated value counts as that value.
    """

    def __init__(self, where: str, fields: Mapping[str, Any], defaults: Mapping[str, Any]) -> None:
        self.where, self._fields, self._defaults = where, fields, defaults
        self.found: dict[str, Any] = {}

    def stated(self, names: Sequence[str]) -> bool:
        """Whether the file has a value under any of ``names``."""
        return any(self._fields.get(name) is not None for name in names)

    def raw(self, name: str) -> Any:
        """The file's own value of ``name``, unchecked; None when it has none."""
        return self._fields.get(name)

    def _present(self, names: Sequence[str]) -> list[tuple[str, Any]]:
        given = [(n, self._fields[n]) for n in names if self._fields.get(n) is not None]
        return given or [(n, self._defaults[n]) for n in names if n in self._defaults]

    def _fail(self, name: str, value: Any, wanted: str) -> InputError:
        return InputError(f"{self.where}: {name} is {short(value)}; {wanted} is needed")

    def _single(self, name: str, value: Any) -> Any:
        if not isinstance(value, list):
            return value
        if not value or isinstance(value[0], (list, dict)):
            raise self._fail(name, value, "a value, or a list with one value a layer,")
        if any(type(v) is not type(value[0]) or v != value[0] for v in value):
            raise UnsupportedError(f"{self.where}: {name} differs from layer to layer, which is not supported")
        return value[0]

    def _agreed(self, present: list[tuple[str, Any]]) -> Any:
        (first, value), *others = present
        for name, other in others:
            if other != value:
                raise InputError(
                    f"{self.where}: {first} is {short(value)} but {name} is {short(other)}; "
                    "they mean the same field and must agree"
                )
        self.found[first] = value
        return value

    def integer(self, names: Sequence[str], least: int = 1) -> int | None:
        """The whole number under any of ``names``, from ``least`` up; None when there is none."""
        present = [(n, self._single(n, v)) for n, v in self._present(names)]
        for name, value in present:
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= _MOST:
                raise self._fail(name, value, f"a whole number from {least} up")
        return int(self._agreed(present)) if present else None

    def number(self, names: Sequence[str]) -> float | None:
        """The finite number above 0 under any of ``names``; None when there is none."""
        present = [(n, self._single(n, v)) for n, v in self._present(names)]
        for name, value in present:
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value <= _MOST:
                raise self._fail(name, value, "a finite number above 0")
        return float(self._agreed(present)) if present else None

    def boolean(self, names: Sequence[str]) -> bool | None:
        """The true or false under any of ``names``; None when there is neither."""
        present = self._present(names)
        for name, value in present:
            if not isinstance(value, bool):
                raise self._fail(name, value, "true or false")
        return bool(self._agreed(present)) if present else None

    def text(self, names: Sequence[str]) -> str | None:
        """The text under any of ``names``; None when there is none."""
        present = self._present(names)
        for name, value in present:
            if not isinstance(value, str):
                raise self._fail(name, value, "a text")
        return str(self._agreed(present)) if present else None

    def layer_list(self, name: str, kind: type) -> list[Any] | None:
        """The list under ``name`` with entries of type ``kind``; None when there is no list."""
        value = self._fields.get(name)
        if not isinstance(value, list):
            return None
        if any(type(v) is not kind for v in value):
            raise self._fail(name, value, f"a list of {kind.__name__} values")
        self.found[name] = value
        return value

    def limits(self, name: str, num_layers: int) -> list[float]:
        """Per-layer clamp limits under ``name``, 0.0 where a layer has none."""
        value = self._fields.get(name)
        if value is None:
            return [0.0] * num_layers
        if not isinstance(value, list) or any(
            isinstance(v, bool) or not (v is None or (isinstance(v, (int, float)) and 0 <= v < math.inf)) for v in value
        ):
            raise self._fail(name, value, "a list with a limit or null for each layer")
        self.found[name] = value
        given = [float(v or 0) if v is None or v < _MOST else 0.0 for v in value[:num_layers]]
        return given + [0.0] * (num_layers - len(given))
