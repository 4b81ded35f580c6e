"""Tables as JSON: written in a stable order, validated when they are read."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from moebench.errors import InputError
from moebench.tables.schema import SCHEMA_VERSION, Table

if TYPE_CHECKING:
    from pydantic import TypeAdapter, ValidationError

FORMAT = "moebench tuning table"


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


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is not a finite number")
    return number


def _refuse(text: str) -> Any:
    raise ValueError(f"{text} is not a number that JSON has")


def _told(error: ValidationError, where: str) -> InputError:
    wrong = []
    for item in error.errors()[:3]:
        path = ".".join(str(part) for part in item["loc"])
        wrong.append(f"{path}: {item['msg']}" if path else item["msg"])
    more = f" (and {error.error_count() - 3} more)" if error.error_count() > 3 else ""
    return InputError(f"{where}: {'; '.join(wrong)}{more}".replace("Value error, ", ""))


def read_table(text: str, where: str = "table") -> Table:
    """The table in ``text``; raises InputError naming ``where``, the field and what is allowed."""
    from pydantic import ValidationError

    try:
        data = json.loads(text, parse_float=_finite, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise InputError(f"{where}: not JSON ({error})") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InputError(f"{where}: not a table of moebench; its first key must be format: {FORMAT!r}")
    schema = data.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        raise InputError(f"{where}: schema is {schema!r}; a whole number from 1 to {SCHEMA_VERSION} is expected")
    if schema > SCHEMA_VERSION:
        raise InputError(f"{where}: schema {schema} is a newer moebench's; this one reads {SCHEMA_VERSION}: upgrade")
    try:
        return _adapter().validate_json(json.dumps(data), strict=True)
    except ValidationError as error:
        raise _told(error, where) from None


def write_table(table: Table) -> str:
    """``table`` as indented JSON; equal tables are equal text. Raises InputError for what could not be read back."""
    body = plain(table)
    schema = body.pop("schema")
    text = json.dumps({"format": FORMAT, "schema": schema, **body}, allow_nan=False, indent=1) + "\n"
    if read_table(text, table.name) != table:
        raise InputError(f"{table.name}: a value changes when it is written; give numbers, text, lists and mappings")
    return text
