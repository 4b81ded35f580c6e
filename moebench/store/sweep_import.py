"""Foreign sweeps: CSV or JSON rows of kernel, shape, token count, tile axes and raw times, made into ours.

=================================  ====================================================================================
column                             meaning
=================================  ====================================================================================
``kernel``                         name of the kernel, ours or another's
``shape``                          a model that moebench knows, or ``E128-K8-H2048-I768``
``num_tokens`` (``tokens``)        tokens of a rank
``times``, ``times_us``, ``_ms``,  raw block times a call: numbers with blanks or semicolons between them (CSV) or a
``_s``                             list (JSON); empty for a plan that failed. A name without unit means microseconds
``error``                          why a plan has no time; optional
``compile_s``, ``measure_s``       seconds of compiling, and on the device; optional
``registers``, ``spill_bytes``,    what the compiler said; optional
``shared_bytes``
any other                          a tile axis: whole number, true or false, or text. In JSON they may stand in
                                   ``params``
=================================  ====================================================================================

A plan that occurs again in a cell adds blocks to that cell's race, in the order of the file.
"""

from __future__ import annotations

import csv
import io
import json
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from moebench.errors import InputError, MoebenchError, StoreError
from moebench.plan.plan import Param
from moebench.spec.dtypes import DType
from moebench.spec.models import load_model
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.store.records import STATUS_FAILED, STATUS_OK, UNSUPPORTED, Failure
from moebench.store.sweep_pack import pack
from moebench.store.sweeps import Sweep, SweepHeader
from moebench.store.trial_records import CompileFacts, TrialRecord, trial_id
from moebench.tables.codec import plain

_US = {"times": 1.0, "times_us": 1.0, "times_ms": 1e3, "times_s": 1e6}
_TOKENS = ("num_tokens", "tokens")
_COMPILED = ("registers", "spill_bytes", "shared_bytes")
_KNOWN = {"kernel", "shape", "error", "compile_s", "measure_s", "params", *_TOKENS, *_US, *_COMPILED}
_SIZES = re.compile(r"E(\d+)-K(\d+)-H(\d+)-I(\d+)", re.IGNORECASE)
FOREIGN = "foreign"


@dataclass(frozen=True)
class Foreign:
    """What a foreign file doesn't say of itself; one sweep a shape comes out of it."""

    header: SweepHeader
    dtype: DType = DType.BF16
    tp_size: int = 1
    ep_size: int = 1
    backend: str = FOREIGN
    variant: str = FOREIGN


@lru_cache(maxsize=64)
def _shape(name: str) -> MoEShape:
    if found := _SIZES.fullmatch(name):
        experts, topk, hidden, inter = map(int, found.groups())
        return MoEShape(name, experts, topk, hidden, inter)
    try:
        return load_model(name).shape
    except MoebenchError as error:
        raise InputError(f"shape {name!r}: {error}; or write its sizes, such as E128-K8-H2048-I768") from None


def _csv_rows(text: str) -> Iterator[dict[str, Any]]:
    reader = csv.DictReader(io.StringIO(text))
    for row in reader:
        if None in row or None in row.values():
            raise InputError(f"line {reader.line_num} has another number of fields than the heading")
        yield dict(row)


def _json_rows(text: str) -> Iterator[dict[str, Any]]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError(f"not JSON ({error})") from None
    rows = data.get("rows") if isinstance(data, dict) else data
    if not isinstance(rows, list) or not all(isinstance(r, dict) for r in rows):
        raise InputError('JSON must be a list of objects, or {"rows": [objects]}')
    for row in rows:
        params = row.get("params", {})
        if not isinstance(params, dict):
            raise InputError(f"params is {params!r}; it must be an object of axes")
        yield {**row, "params": params}


def _number(value: Any, name: str) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError):
        raise InputError(f"{name} is {value!r}; a number is expected") from None
    if not math.isfinite(number):
        raise InputError(f"{name} is {value!r}; a finite number is expected")
    return number


def _whole(value: Any, name: str) -> int:
    number = _number(value, name)
    if number != int(number):
        raise InputError(f"{name} is {value!r}; a whole number is expected")
    return int(number)


def _axis_value(value: Any, name: str) -> Param:
    if isinstance(value, (bool, int)):
        return value
    if not isinstance(value, str):
        raise InputError(f"axis {name} is {value!r}; a whole number, true, false or text is expected")
    word = value.strip()
    if word.lower() in ("true", "false"):
        return word.lower() == "true"
    return int(word) if re.fullmatch(r"[+-]?\d{1,18}", word) else word


def _times(row: Mapping[str, Any]) -> tuple[float, ...]:
    columns = [name for name in _US if name in row]
    if len(columns) != 1:
        raise InputError(f"a row needs one of {', '.join(_US)}; it has {', '.join(columns) or 'none'}")
    value, factor = row[columns[0]], _US[columns[0]]
    if isinstance(value, str):
        value = value.replace(";", " ").split()
    elif not isinstance(value, list):
        value = [] if value is None else [value]
    return tuple(_number(v, columns[0]) * factor for v in value)


def _given(row: Mapping[str, Any], name: str) -> Any:
    value = row.get(name)
    return None if value in ("", None) else value


def _required(row: Mapping[str, Any], *names: str) -> Any:
    for name in names:
        if (value := _given(row, name)) is not None:
            return value
    raise InputError(f"{names[0]} is missing; every row states kernel, shape, {_TOKENS[0]} and times")


def _compiled(row: Mapping[str, Any]) -> CompileFacts:
    seconds = _given(row, "compile_s")
    facts = {n: None if _given(row, n) is None else _whole(row[n], n) for n in _COMPILED}
    return CompileFacts(None if seconds is None else _number(seconds, "compile_s"), **facts)


def _record(row: Mapping[str, Any], foreign: Foreign) -> TrialRecord:
    kernel, tokens = str(_required(row, "kernel")), _whole(_required(row, *_TOKENS), _TOKENS[0])
    workload = Workload(
        _shape(str(_required(row, "shape"))), tokens, foreign.dtype, tp_size=foreign.tp_size, ep_size=foreign.ep_size
    )
    params = {n: _axis_value(v, n) for n, v in {**row, **row.get("params", {})}.items() if n not in _KNOWN}
    if not params:
        raise InputError("no tile axis; every column beside the known ones is one")
    blocks, error = _times(row), _given(row, "error")
    if not blocks and error is None:
        error = "no time was recorded"
    seconds = _given(row, "measure_s")
    hardware, work = foreign.header.hardware, plain(workload)
    return TrialRecord(
        trial_id(foreign.backend, foreign.variant, kernel, params, "", work, hardware, 0),
        STATUS_OK if error is None else STATUS_FAILED, foreign.header.origin, foreign.backend, foreign.variant, kernel,
        params,
        "", work, hardware, blocks if error is None else (), (kernel,), foreign.header.clock, foreign.header.l2_policy,
        compiled=_compiled(row), failure=None if error is None else Failure(UNSUPPORTED, str(error)),
        elapsed_s=0.0 if seconds is None else _number(seconds, "measure_s"),
    )  # fmt: skip


def import_text(text: str, kind: str, foreign: Foreign, where: str = "sweep") -> tuple[Sweep, ...]:
    """The sweeps in ``text``, ``kind`` being ``csv`` or ``json``: one a shape.

    Raises InputError naming ``where``, the row and the column that is wrong.
    """
    try:
        rows = list(_csv_rows(text) if kind == "csv" else _json_rows(text))
    except InputError as error:
        raise InputError(f"{where}: {error}") from None
    if not rows:
        raise InputError(f"{where} holds no row")
    return pack([_located(row, foreign, f"{where} row {i}") for i, row in enumerate(rows, start=1)], foreign.header)


def _located(row: Mapping[str, Any], foreign: Foreign, where: str) -> TrialRecord:
    try:
        return _record(row, foreign)
    except InputError as error:
        raise InputError(f"{where}: {error}") from None


def import_file(path: Path, foreign: Foreign) -> tuple[Sweep, ...]:
    """The sweeps in the CSV or JSON file ``path``; raises as ``import_text`` does, StoreError if it can't be read."""
    kind = path.suffix.lower().lstrip(".")
    if kind not in ("csv", "json"):
        raise InputError(f"{path} is no .csv or .json file; see docs/sweeps.md for both forms")
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{path} can't be read: {getattr(error, 'strerror', None) or error}") from None
    return import_text(text, kind, foreign, path.name)
