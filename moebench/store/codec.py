"""Records and headers as JSON: written in a stable order, validated when they are read."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from moebench.errors import StoreError
from moebench.spec.json_numbers import finite, refuse_constant
from moebench.store import records
from moebench.store.heat_records import HeatRecord
from moebench.store.records import SCHEMA_VERSION, PointRecord, RunHeader
from moebench.store.trial_records import TrialRecord

if TYPE_CHECKING:
    from pydantic import TypeAdapter, ValidationError


@cache
def _point_adapter() -> TypeAdapter[PointRecord]:
    from pydantic import TypeAdapter

    return TypeAdapter(PointRecord)


@cache
def _header_adapter() -> TypeAdapter[RunHeader]:
    from pydantic import TypeAdapter

    return TypeAdapter(RunHeader)


@cache
def _trial_adapter() -> TypeAdapter[TrialRecord]:
    from pydantic import TypeAdapter

    return TypeAdapter(TrialRecord)


@cache
def _heat_adapter() -> TypeAdapter[HeatRecord]:
    from pydantic import TypeAdapter

    return TypeAdapter(HeatRecord)


def _plain(value: object, where: str) -> Any:
    """``value`` made of JSON's types alone: fields in their order, free mappings by key, NaN and infinity as null."""
    if isinstance(value, Enum):
        return _plain(value.value, where)
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")  # half a surrogate pair can't be read back
    if value is None or isinstance(value, (bool, int)):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: _plain(getattr(value, f.name), f"{where}.{f.name}") for f in fields(value)}
    if isinstance(value, Mapping):
        return {str(k): _plain(v, f"{where}.{k}") for k, v in sorted(value.items(), key=lambda item: str(item[0]))}
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray)):
        return [_plain(v, f"{where}[{i}]") for i, v in enumerate(value)]
    raise StoreError(f"{where} is a {type(value).__name__}; a record holds numbers, text, lists and mappings alone")


def _one_of(where: str, name: str, value: str, allowed: Sequence[str]) -> None:
    if value not in allowed:
        raise StoreError(f"{where}: {name} is {value!r}; allowed: {', '.join(allowed)}")


def _check_point(record: PointRecord, where: str) -> PointRecord:
    _one_of(where, "status", record.status, (records.STATUS_OK, records.STATUS_FAILED))
    _one_of(where, "origin", record.origin, records.ORIGINS)
    failed = record.status == records.STATUS_FAILED
    if failed != (record.failure is not None):
        raise StoreError(f"{where}: status is {record.status!r} but failure is {record.failure}; they go together")
    if record.failure is not None:
        _one_of(where, "failure.kind", record.failure.kind, records.FAILURE_KINDS)
        if record.layer is not None:
            raise StoreError(f"{where}: a failed point has no latency, but layer is {record.layer.median_us} us")
    return record


def _check_trial(record: TrialRecord, where: str) -> TrialRecord:
    _one_of(where, "status", record.status, (records.STATUS_OK, records.STATUS_FAILED))
    _one_of(where, "origin", record.origin, records.ORIGINS)
    if record.ok != (record.failure is None) or record.ok != bool(record.blocks_us):
        raise StoreError(
            f"{where}: status is {record.status!r} with {len(record.blocks_us)} blocks and failure {record.failure}; "
            "a trial has times or a failure"
        )
    if record.failure is not None:
        _one_of(where, "failure.kind", record.failure.kind, records.FAILURE_KINDS)
    return record


def _check_heat(record: HeatRecord, where: str) -> HeatRecord:
    _one_of(where, "origin", record.origin, records.ORIGINS)
    if not len(record.plans) == len(record.blocks_us) == len(record.failures) > 0:
        raise StoreError(
            f"{where}: {len(record.plans)} plans, {len(record.blocks_us)} lists of blocks and "
            f"{len(record.failures)} failures; each plan has one of both"
        )
    for blocks, failure in zip(record.blocks_us, record.failures, strict=True):
        if bool(blocks) == (failure is not None):
            raise StoreError(f"{where}: a plan has {len(blocks)} blocks and failure {failure}; it has one of both")
    for name, share in (("time_share", record.time_share), ("ratio_share", record.ratio_share)):
        if share < 0:
            raise StoreError(f"{where}: {name} is {share}; a half-width is at least 0")
    return record


def _told(error: ValidationError, where: str) -> StoreError:
    """The first fields that are wrong, by name."""
    wrong = [f"{'.'.join(map(str, e['loc'])) or 'value'}: {e['msg'].lower()}" for e in error.errors()[:3]]
    more = f" (and {error.error_count() - 3} more)" if error.error_count() > 3 else ""
    return StoreError(f"{where}: {'; '.join(wrong)}{more}")


def _checked_text(text: str, where: str) -> str:
    """``text`` if it is a JSON object of this schema's major version; raises StoreError."""
    try:
        data = json.loads(text, parse_float=finite, parse_constant=refuse_constant)
    except (ValueError, RecursionError) as error:
        raise StoreError(f"{where}: not JSON ({error})") from None
    if not isinstance(data, dict):
        raise StoreError(f"{where}: holds a {type(data).__name__}; a JSON object is expected")
    schema = data.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        raise StoreError(f"{where}: schema is {schema!r}; a whole number from 1 to {SCHEMA_VERSION} is expected")
    if schema > SCHEMA_VERSION:
        raise StoreError(
            f"{where}: schema {schema} was written by a newer moebench; this one reads up to {SCHEMA_VERSION}: upgrade"
        )
    return text


def read_point(text: str, where: str = "record") -> PointRecord:
    """The record that one line of ``records.jsonl`` holds; fields it doesn't know are left out.

    Raises StoreError naming ``where`` and the fields that are wrong.
    """
    from pydantic import ValidationError

    try:
        record = _point_adapter().validate_json(_checked_text(text, where), strict=True)
    except ValidationError as error:
        raise _told(error, where) from None
    return _check_point(record, where)


def read_trial(text: str, where: str = "trial") -> TrialRecord:
    """The trial that one line of ``trials.jsonl`` holds; raises StoreError as ``read_point`` does."""
    from pydantic import ValidationError

    try:
        record = _trial_adapter().validate_json(_checked_text(text, where), strict=True)
    except ValidationError as error:
        raise _told(error, where) from None
    return _check_trial(record, where)


def read_heat(text: str, where: str = "heat") -> HeatRecord:
    """The race that one line of ``heats.jsonl`` holds; raises StoreError as ``read_point`` does."""
    from pydantic import ValidationError

    try:
        record = _heat_adapter().validate_json(_checked_text(text, where), strict=True)
    except ValidationError as error:
        raise _told(error, where) from None
    return _check_heat(record, where)


def read_header(text: str, where: str = "run.json") -> RunHeader:
    """The header that ``run.json`` holds; raises StoreError naming ``where`` and the fields that are wrong."""
    from pydantic import ValidationError

    try:
        header = _header_adapter().validate_json(_checked_text(text, where), strict=True)
    except ValidationError as error:
        raise _told(error, where) from None
    _one_of(where, "state", header.state, records.STATES)
    return header


def write_point(record: PointRecord) -> str:
    """``record`` as one line of JSON without its newline; raises StoreError for what could not be read back."""
    text = json.dumps(_plain(record, "record"), allow_nan=False, separators=(",", ":"))
    read_point(text, f"record {record.point_id}")
    return text


def write_trial(record: TrialRecord) -> str:
    """``record`` as one line of JSON without its newline; raises StoreError for what could not be read back."""
    text = json.dumps(_plain(record, "trial"), allow_nan=False, separators=(",", ":"))
    read_trial(text, f"trial {record.trial_id}")
    return text


def write_heat(record: HeatRecord) -> str:
    """``record`` as one line of JSON without its newline; raises StoreError for what could not be read back."""
    text = json.dumps(_plain(record, "heat"), allow_nan=False, separators=(",", ":"))
    read_heat(text, f"heat {record.heat_id}")
    return text


def write_header(header: RunHeader) -> str:
    """``header`` as indented JSON; raises StoreError for what could not be read back."""
    text = json.dumps(_plain(header, "run.json"), allow_nan=False, indent=2) + "\n"
    read_header(text)
    return text
