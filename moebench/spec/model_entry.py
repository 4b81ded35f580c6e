"""One model of the registry: its layer's shape, and which of its fields were verified against a source."""

from __future__ import annotations

import json
import sys
from dataclasses import MISSING, asdict, dataclass, fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from moebench.errors import InputError
from moebench.spec.activation import Activation
from moebench.spec.shape import MoEShape

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

if TYPE_CHECKING:
    from pydantic import TypeAdapter

SHAPE_FIELDS: tuple[str, ...] = tuple(f.name for f in fields(MoEShape) if f.name not in ("name", "refused"))
"""The fields of a shape that are facts about the model, each of them verified or not."""


@dataclass(frozen=True)
class ModelEntry:
    """A model's MoE layer and what is known of it.

    ``unverified`` names the shape's fields that were not read in ``source``; all others were. ``aliases`` are
    hub ids. ``quantisation`` says how the published weights are stored (empty where unknown).
    """

    shape: MoEShape
    aliases: tuple[str, ...] = ()
    source: str = ""
    unverified: tuple[str, ...] = ()
    quantisation: str = ""
    notes: str = ""

    def __post_init__(self) -> None:
        for name in self.unverified:
            if name not in SHAPE_FIELDS:
                raise InputError(
                    f"{self.shape.name}: unverified names {name!r}, which is no field of a shape; "
                    f"allowed: {', '.join(SHAPE_FIELDS)}"
                )

    @property
    def refused(self) -> tuple[str, ...]:
        """Why this model can't be run, each reason ``field value: why``; empty when it can."""
        return tuple(self.shape.unsupported())

    def is_verified(self, field_name: str) -> bool:
        """Whether the shape's field was read in ``source``."""
        return field_name not in self.unverified


def _check_keys(where: str, table: str, given: dict[str, Any], owner: type) -> None:
    allowed = [f.name for f in fields(owner)]
    for key in given:
        if key not in allowed:
            prefix = f"{table}." if table else ""
            raise InputError(f"{where}: unknown key {prefix}{key}; allowed: {', '.join(allowed)}")


def _shape_table(where: str, data: dict[str, Any]) -> dict[str, Any]:
    """The file's ``[shape]`` table, all keys of the file checked."""
    _check_keys(where, "", data, ModelEntry)
    shape = data.get("shape")
    if not isinstance(shape, dict):
        raise InputError(f"{where}: there is no [shape] table; see docs/models.md for a model file")
    _check_keys(where, "shape", shape, MoEShape)
    activation = shape.get("activation", {})
    if not isinstance(activation, dict):
        raise InputError(f"{where}: shape.activation is {activation!r}; write a table such as {{ kind = 'silu' }}")
    _check_keys(where, "shape.activation", activation, Activation)
    return shape


def read_entry(path: Path) -> ModelEntry:
    """The model file ``path`` (TOML, as docs/models.md describes it).

    A field that the file leaves out has MoEShape's default and counts as not verified. Raises InputError
    with file, key, value and what is allowed.
    """
    from pydantic import ValidationError

    data = _parse_toml(path)
    shape = _shape_table(str(path), data)
    try:
        # Strict JSON mode takes strings for enums and arrays for tuples, but never "8" for 8.
        entry = _adapter().validate_json(json.dumps(data, default=str), strict=True)
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(part) for part in first["loc"]) or "file"
        value = "" if isinstance(first["input"], dict) else f" is {first['input']!r}"
        raise InputError(f"{path}: {key}{value}: {first['msg']}") from None
    left_out = [f for f in SHAPE_FIELDS if f not in shape]
    unverified = tuple(f for f in SHAPE_FIELDS if f in left_out or f in entry.unverified)
    return ModelEntry(entry.shape, entry.aliases, entry.source, unverified, entry.quantisation, entry.notes)


@cache
def _adapter() -> TypeAdapter[ModelEntry]:
    from pydantic import TypeAdapter

    return TypeAdapter(ModelEntry)


def _parse_toml(path: Path) -> dict[str, Any]:
    try:
        parsed: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{path}: can't be read: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise InputError(f"{path}: is not valid TOML: {error}") from None
    return parsed


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


def to_toml(entry: ModelEntry) -> str:
    """The model file of ``entry``, in the registry's form: every shape field written, empty texts left out."""
    import tomli_w

    top: dict[str, Any] = {k: v for k, v in asdict(entry).items() if k != "shape" and v not in ("", ())}
    shape: dict[str, Any] = {k: _plain(v) for k, v in asdict(entry.shape).items() if k != "activation"}
    if not entry.shape.refused:
        del shape["refused"]
    activation = entry.shape.activation
    set_fields = {"kind": activation.kind.value}
    for f in fields(Activation):
        value = getattr(activation, f.name)
        if f.name != "kind" and value is not None and (f.default is MISSING or value != f.default):
            set_fields[f.name] = value
    return tomli_w.dumps({**top, "shape": {**shape, "activation": set_fields}})
