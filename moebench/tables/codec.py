"""Tables as JSON: written in a stable order, validated when they are read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from moebench.errors import InputError
from moebench.tables.json_text import field_errors, read_json
from moebench.tables.names import shortened
from moebench.tables.schema import SCHEMA_VERSION, Table

if TYPE_CHECKING:
    from pydantic import TypeAdapter

FORMAT = "moebench tuning table"
MOST_ROWS = 4096
"""As many rows as a command can name token counts; the largest tables have some dozens."""
_PLANS = {"LayerPlan": "kernels", "EPSetting": "num_prefetch_slots"}
"""The classes of a plan, each with the field that the other one lacks."""


@cache
def _adapter() -> TypeAdapter[Table]:
    from pydantic import TypeAdapter

    return TypeAdapter(Table)


def plain(value: object) -> Any:
    """``value`` made of JSON's types alone: fields in their order, free mappings by key."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, Mapping):
        return {str(k): plain(v) for k, v in sorted(value.items())}
    if isinstance(value, (tuple, list)):
        return [plain(v) for v in value]
    return value


def _require_size(data: dict[str, Any], where: str) -> None:
    """Raise InputError for more of anything than a search finds: reading it would take minutes."""
    for name, found in (
        ("rows", data.get("rows")),
        ("evidence", data.get("evidence")),
        ("capacities", data.get("capacities")),
    ):
        if isinstance(found, list) and len(found) > MOST_ROWS:
            raise InputError(f"{where}: {name} has {len(found)} entries; at most {MOST_ROWS} are allowed: split it")


def read_table(text: str, where: str = "table") -> Table:
    """The table in ``text``; raises InputError naming ``where``, the field and what is allowed."""
    from pydantic import ValidationError

    data = read_json(text, where)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InputError(f"{where}: not a table of moebench; its first key must be format: {FORMAT!r}")
    schema = data.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        told = f"a whole number from 1 to {SCHEMA_VERSION} is expected"
        raise InputError(f"{where}: schema is {shortened(schema)}; {told}")
    if schema > SCHEMA_VERSION:
        raise InputError(f"{where}: schema {schema} is a newer moebench's; this one reads {SCHEMA_VERSION}: upgrade")
    _require_size(data, where)
    try:
        return _adapter().validate_json(json.dumps(data), strict=True)
    except ValidationError as error:
        raise InputError(f"{where}: {field_errors(error.errors(), data, _PLANS)}") from None


def write_table(table: Table) -> str:
    """``table`` as indented JSON; equal tables are equal text. Raises InputError for what could not be read back."""
    body = plain(table)
    schema = body.pop("schema")
    text = json.dumps({"format": FORMAT, "schema": schema, **body}, allow_nan=False, indent=1) + "\n"
    if read_table(text, table.name) != table:
        raise InputError(f"{table.name}: a value changes when it is written; give numbers, text, lists and mappings")
    return text
