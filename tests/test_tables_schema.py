"""A table holds what it promises, refuses what would make it dishonest, and survives its own JSON."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from moe_strategies import PROPERTY
from tables_samples import BLOCK_DEFAULT, SEARCH, engine_plan, engine_table, ep_table, layer_table, row, tie

from moebench.errors import InputError
from moebench.report.tune_view import verdict_word
from moebench.spec.models import load_model
from moebench.tables.build import break_point, collect_defaults, spread
from moebench.tables.codec import read_table, write_table
from moebench.tables.evidence import row_cells
from moebench.tables.key import ShapeKey
from moebench.tables.pieces import pieces
from moebench.tables.rows import DefaultRow, Defaults, Edge, Estimate, Origin, Ratio, Row, RowVerdict

FASTER = engine_plan(16, 128, 128, 1, 4, 4)


@pytest.mark.parametrize("table", [engine_table(), layer_table(), ep_table()], ids=lambda t: t.name)
def test_a_table_reads_back_equal(table: object) -> None:
    text = write_table(table)
    assert read_table(text) == table
    assert write_table(read_table(text)) == text


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"time": Estimate(12.0, 11.9, 12.1, 20)}, "does not beat the default"),
        ({"ratio": Ratio(0.95, 0.90, 1.0)}, "does not beat the default"),
        ({"tie": True}, "its plan must be the default's"),
        ({"evidence": "nowhere"}, "is not in the table"),
    ],
)
def test_a_row_that_does_not_beat_its_default_is_refused(changes: dict[str, object], told: str) -> None:
    bad = row(4, FASTER, 10.0, 11.0, **changes)
    with pytest.raises(InputError, match=told):
        engine_table(rows=(bad,))


@pytest.mark.parametrize(
    ("given", "verdict", "words"),
    [
        (row(4, FASTER), RowVerdict.FASTER, "beats the default"),
        (tie(4, BLOCK_DEFAULT), RowVerdict.TIE, "tie, the default stays"),
        (replace(tie(4, BLOCK_DEFAULT), tie=False), RowVerdict.DEFAULT, "default"),
        (row(4, FASTER, ratio=Ratio(0.95, 0.90, 1.0)), RowVerdict.DEFAULT, "default"),
        (row(4, BLOCK_DEFAULT, tie=True), RowVerdict.TIE, "tie, the default stays"),
    ],
)
def test_a_row_has_one_verdict_wherever_it_is_told(given: Row, verdict: RowVerdict, words: str) -> None:
    assert given.verdict is verdict
    assert words in row_cells(given)
    assert ("the default" in row_cells(given)) == (verdict is not RowVerdict.FASTER)
    assert verdict_word(given) == verdict.value


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"gate_routings": ()}, "numerics gate"),
        ({"gate_routings": ("uniform",)}, "on another routing"),
        ({"gate_routings": ("zipf:1.2", "single-hot")}, "numerics gate"),
        ({"routings": ()}, "for which routings"),
        ({"evidence": ""}, "evidence is empty"),
        ({"min_tokens": 0}, "must be 1 to"),
        ({"min_tokens": 5}, "must be 1 to"),
        ({"max_tokens": 1 << 31}, "must be 1 to"),
        ({"time": Estimate(10, 9, 11)}, "over at least one block"),
        ({"origin": Origin.PREDICTED}, "predicted time has no blocks"),
    ],
)
def test_a_row_without_what_makes_it_believable_is_refused(changes: dict[str, object], told: str) -> None:
    with pytest.raises(InputError, match=told):
        row(4, FASTER, **changes)


def test_an_interval_goes_around_its_median() -> None:
    for low, median, high in ((0, 1, 2), (2, 1, 3), (1, 3, 2), (1, 2, float("inf"))):
        with pytest.raises(InputError, match="interval"):
            Estimate(median, low, high)


def test_rows_that_overlap_or_are_unsorted_are_refused() -> None:
    first, second = row(4, FASTER, max_tokens=9), row(9, FASTER)
    for rows in ((first, second), (second, row(4, FASTER))):
        with pytest.raises(InputError, match="don't overlap"):
            engine_table(rows=rows)


def test_a_plan_of_other_kernels_than_the_keys_is_refused() -> None:
    foreign = replace(FASTER, variant="fused")
    with pytest.raises(InputError, match="the key says triton/engine_grid"):
        engine_table(rows=(row(4, foreign),))
    with pytest.raises(InputError, match="needs a layer plan"):
        engine_table(rows=(row(4, ep_table().rows[0].plan),))


def test_defaults_cover_every_count_once() -> None:
    plan = BLOCK_DEFAULT
    for rows in (
        (),
        (DefaultRow(2, None, plan),),
        (DefaultRow(1, 4, plan),),
        (DefaultRow(1, 4, plan), DefaultRow(6, None, plan)),
    ):
        with pytest.raises(InputError, match="defaults"):
            Defaults("x", rows)
    with pytest.raises(InputError, match="which default of which version"):
        Defaults("", (DefaultRow(1, None, plan),))


@given(changes=st.lists(st.integers(2, 60), max_size=6))
@PROPERTY
def test_collected_defaults_are_the_function_they_came_from(changes: list[int]) -> None:
    def plan_at(tokens: int) -> object:
        return engine_plan(16, 16, 16, sum(c <= tokens for c in changes) % 3 + 1, 4, 2)

    found = collect_defaults("x", plan_at, 64)
    assert all(found.at(t) == plan_at(t) for t in range(1, 65))
    assert found.at(10**9) == plan_at(64)


@given(counts=st.lists(st.integers(1, 100_000), min_size=1, max_size=12, unique=True))
@PROPERTY
def test_rows_touch_at_the_integer_geometric_mean(counts: list[int]) -> None:
    rows = spread(row(c, FASTER) for c in counts)
    assert [r.num_tokens for r in rows] == sorted(counts)
    assert (rows[0].min_tokens, rows[-1].max_tokens) == (min(counts), max(counts))
    assert (rows[0].lower_edge, rows[-1].upper_edge) == (Edge.END, Edge.END)
    for low, high in itertools.pairwise(rows):
        assert low.max_tokens + 1 == high.min_tokens
        assert low.max_tokens**2 <= low.num_tokens * high.num_tokens < (low.max_tokens + 1) ** 2
        assert low.num_tokens <= low.max_tokens < high.num_tokens


def test_a_measured_break_is_kept_and_said() -> None:
    low, high = spread([row(8, FASTER), row(64, FASTER)], {(8, 64): 40})
    assert (low.max_tokens, low.upper_edge, high.min_tokens, high.lower_edge) == (40, Edge.LEGAL, 41, Edge.LEGAL)
    assert break_point(8, 64) == 22
    for breaks in ({(8, 64): 64}, {(8, 64): 7}, {(8, 32): 9}):
        with pytest.raises(InputError, match="break"):
            spread([row(8, FASTER), row(64, FASTER)], breaks)
    with pytest.raises(InputError, match="measured twice"):
        spread([row(8, FASTER), row(8, FASTER)])


def test_pieces_are_the_table_for_every_count() -> None:
    table = layer_table()
    found = pieces(table)
    assert found[0].first == 1
    assert found[-1].last is None
    for one, after in itertools.pairwise(found):
        assert one.last is not None
        assert after.first == one.last + 1
    for piece in found:
        for tokens in (piece.first, piece.last or piece.first + 1000):
            assert table.plan_at(tokens) == piece.plan
            assert table.row_at(tokens) == piece.row


def _with(path: str, value: object) -> str:
    data = json.loads(write_table(engine_table()))
    *way, last = path.split(".")
    here = data
    for part in way:
        here = here[int(part)] if part.isdigit() else here[part]
    if value is None:
        del here[last]
    else:
        here[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("format", None, "not a table of moebench"),
        ("schema", 2, "newer moebench"),
        ("schema", "1", "whole number"),
        ("key.dtype", "fp7", "allowed: bf16"),
        ("key.shape.num_local_experts", 128, "num_local_experts"),
        ("key.shape.topk", "8", "topk"),
        ("key.hardware", "", "hardware"),
        ("rows.0.time.median_us", 99.0, "interval"),
        ("rows.0.origin", "guessed", "origin"),
        ("rows.0.origin", None, "origin"),
        ("rows.0.max_tokens", 40, "don't overlap"),
        ("rows.2.tie", None, "tie"),
        ("rows.0.gate_routings", [], "numerics gate"),
        ("evidence.0.versions", {}, "moebench"),
        ("defaults.rows", [], "defaults"),
        ("capacities", [8], "expert-parallel"),
    ],
)
def test_a_bad_file_names_the_field(path: str, value: object, told: str) -> None:
    with pytest.raises(InputError, match=told) as caught:
        read_table(_with(path, value), "table x.json")
    assert str(caught.value).startswith("table x.json")


@pytest.mark.parametrize("text", ["", "[]", "{", "null", '{"format": "moebench tuning table"}', '{"schema": NaN}'])
def test_what_is_no_table_is_refused_in_words(text: str) -> None:
    with pytest.raises(InputError, match="table"):
        read_table(text)


def test_the_shape_key_knows_the_ranks_share() -> None:
    shape = load_model("deepseek-v3").shape
    tp, ep = ShapeKey.of(shape, 8), ShapeKey.of(shape, 1, 8)
    assert (tp.num_local_experts, tp.local_intermediate_size) == (256, 256)
    assert (ep.num_local_experts, ep.local_intermediate_size) == (32, 2048)
    assert ShapeKey.of(shape, 8, 1, 1).shared_intermediate_size == 0
    with pytest.raises(InputError, match="divide"):
        ShapeKey.of(shape, 1, 7)


def test_names_differ_where_keys_do() -> None:
    tables = [
        engine_table(),
        engine_table(1, 8),
        engine_table(8, 1, 1),
        layer_table(),
        layer_table(dtype="fp16"),
        ep_table(),
    ]
    assert len({t.name for t in tables}) == len(tables)
    assert SEARCH.id in write_table(tables[0])
    assert tie(4, BLOCK_DEFAULT).ratio == Ratio()
