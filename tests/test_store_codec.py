"""Records and headers survive JSON, and what is wrong in a file is named."""

from __future__ import annotations

import dataclasses
import json
import math
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from store_samples import a_failure, a_record, a_timing, headers, records

from moebench.errors import StoreError
from moebench.store import records as schema
from moebench.store.codec import read_header, read_point, write_header, write_point
from moebench.store.records import SCHEMA_VERSION, Check, PointRecord, RunHeader
from moebench.store.rows import to_row

DOCS = Path(__file__).resolve().parents[1] / "docs" / "records.md"


@given(records())
@settings(max_examples=150, deadline=None)
def test_a_record_comes_back_as_it_was(record: PointRecord) -> None:
    line = write_point(record)
    assert "\n" not in line
    assert read_point(line) == record
    assert write_point(read_point(line)) == line


@given(headers)
@settings(max_examples=50, deadline=None)
def test_a_header_comes_back_as_it_was(header: RunHeader) -> None:
    assert read_header(write_header(header)) == header


def test_the_order_of_keys_is_that_of_the_fields() -> None:
    keys = list(json.loads(write_point(a_record())))
    assert keys == [f.name for f in dataclasses.fields(PointRecord)]
    one = write_point(a_record(plan={"b": 1, "a": {"d": 1, "c": 2}}))
    assert one == write_point(a_record(plan={"a": {"c": 2, "d": 1}, "b": 1}))


def test_numbers_that_json_lacks_become_null_where_a_value_may_be_absent() -> None:
    checks = (Check("norm", "uniform", False, math.nan, 6e-3),)
    back = read_point(write_point(a_record(checks=checks, floor_us=math.inf, plan={"x": -math.inf})))
    assert (back.checks[0].error, back.floor_us, back.plan) == (None, None, {"x": None})


def test_a_latency_that_is_no_number_is_refused_before_it_is_written() -> None:
    with pytest.raises(StoreError, match=r"layer\.median_us"):
        write_point(a_record(layer=dataclasses.replace(a_timing(), median_us=math.nan)))


def test_what_is_no_json_is_refused_with_its_place() -> None:
    with pytest.raises(StoreError, match=r"record\.plan\.a\[1\] is a object"):
        write_point(a_record(plan={"a": [1, object()]}))


def test_a_failed_point_has_no_latency() -> None:
    with pytest.raises(StoreError, match="no latency"):
        write_point(dataclasses.replace(a_failure(), layer=a_timing()))
    with pytest.raises(StoreError, match="go together"):
        write_point(dataclasses.replace(a_failure(), failure=None))


def _changed(path: str, value: Any) -> str:
    data = json.loads(write_point(a_record()))
    *parents, last = path.split(".")
    inner = data
    for key in parents:
        inner = inner[int(key)] if isinstance(inner, list) else inner[key]
    inner[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("layer.median_us", "12.5"),
        ("layer.blocks", 3.5),
        ("layer.outliers", True),
        ("steps.0.steps", "route"),
        ("telemetry.throttle_reasons", {}),
        ("checks.0.passed", 1),
        ("workload", []),
        ("elapsed_s", None),
    ],
)
def test_a_field_of_the_wrong_type_is_named(path: str, value: Any) -> None:
    with pytest.raises(StoreError, match=re.escape(path)) as told:
        read_point(_changed(path, value), "records.jsonl line 4")
    assert str(told.value).startswith("records.jsonl line 4: ")


@pytest.mark.parametrize(
    ("path", "value"), [("status", "fine"), ("origin", "guessed"), ("schema", SCHEMA_VERSION + 1), ("schema", "1")]
)
def test_a_value_outside_the_schema_is_named(path: str, value: Any) -> None:
    with pytest.raises(StoreError, match=path):
        read_point(_changed(path, value))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"schema": 1}', '{"a": NaN}', '{"a": 1e999}', "[" * 100_000])
def test_what_is_no_record_is_an_error_and_no_traceback(text: str) -> None:
    with pytest.raises(StoreError):
        read_point(text)


def test_fields_of_a_later_minor_version_are_left_out() -> None:
    assert read_point(_changed("layer.p99_us", 15.0)) == a_record()
    assert read_point(_changed("invented", {"a": 1})) == a_record()


def test_fields_with_defaults_may_be_absent() -> None:
    data = json.loads(write_point(a_record()))
    del data["warnings"], data["telemetry"], data["layer"]["outliers"]
    back = read_point(json.dumps(data))
    assert (back.warnings, back.layer) == ((), a_record().layer)


def test_a_row_is_flat_and_names_units() -> None:
    row = to_row(a_record())
    assert (row["model"], row["num_tokens"], row["routing"]) == ("tiny", 8, "zipf:1.2")
    assert (row["layer_median_us"], row["route+index_median_us"], row["failure"]) == (12.5, 3.0, None)
    failed = to_row(a_failure())
    assert (failed["layer_median_us"], failed["failure"]) == (None, "out of memory")
    assert not [v for v in row.values() if isinstance(v, (dict, list, tuple))]


def test_every_field_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    kinds = [v for v in vars(schema).values() if dataclasses.is_dataclass(v) and isinstance(v, type)]
    for kind in kinds:
        section = re.search(rf"^## {kind.__name__}\b.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
        assert section, f"docs/records.md has no section ## {kind.__name__}"
        documented = set(re.findall(r"^\| `(\w+)` \|", section.group(), re.MULTILINE))
        assert documented == {f.name for f in dataclasses.fields(kind)}, kind.__name__
    for word in (*schema.FAILURE_KINDS, *schema.STATES, *schema.ORIGINS):
        assert f"`{word}`" in text
