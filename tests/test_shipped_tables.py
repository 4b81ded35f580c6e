"""Every tuning table that the package ships: sound, in its place, true for today's kernels, and found by a look-up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import moebench
from moebench.spec.hw_files import hardware_names
from moebench.tables.check import check_table
from moebench.tables.codec import write_table
from moebench.tables.files import installed_tables, is_predicted, load_table
from moebench.tables.rows import Origin
from moebench.tables.stale import changed_kernels
from moebench.tune.outcome import write_header

SHIPPED = Path(__file__).resolve().parents[1] / "configs" / "tables"
FILES = sorted(SHIPPED.glob("*/*.json"))
HEADERS = sorted(SHIPPED.glob("*/hw_config.h"))
MOST_BYTES = 6_000_000
SHIP = "python -m moebench.cli.ship_tables"


def _name(path: Path) -> str:
    return path.relative_to(SHIPPED).as_posix()


each_table = pytest.mark.parametrize("path", FILES, ids=_name)


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package's own tables are installed, as they are for its users."""
    monkeypatch.setenv("MOEBENCH_TABLES_DIR", str(SHIPPED))


def test_nothing_else_lies_among_the_tables_and_they_stay_small() -> None:
    files = [path for path in SHIPPED.rglob("*") if path.is_file()]
    assert sorted(files) == sorted([*FILES, *HEADERS])
    assert {path.parent.name for path in files} <= set(hardware_names())
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


def test_no_two_tables_have_one_key() -> None:
    """A measured table that ships takes the predicted one's place for good: the latter is removed."""
    keys = Counter(load_table(path).key for path in FILES)
    assert not [f"{key.describe()}: {count} tables" for key, count in keys.items() if count > 1]


@each_table
def test_the_kernels_are_todays(path: Path) -> None:
    table = load_table(path)
    if changed := changed_kernels(table.key):
        mend = f"make it again: {SHIP}" if is_predicted(table) else f"measure it again on {table.key.hardware}"
        pytest.fail(f"{_name(path)} is stale, {'; '.join(changed)}: {mend}", pytrace=False)


@each_table
def test_the_check_finds_nothing(path: Path) -> None:
    found = [finding for finding in check_table(load_table(path), path) if finding.rule != "stale"]
    assert found == []
    assert write_table(load_table(path)) == path.read_text(encoding="utf-8"), "not as it would be written"


@each_table
def test_a_row_says_where_its_time_is_from(path: Path) -> None:
    """Measured on a named device of its hardware, or predicted in the file's name, in every row and on no device."""
    table = load_table(path)
    origins = {row.origin for row in table.rows}
    devices = {table.evidence_of(row).device_name for row in table.rows}
    if path.name.endswith(".predicted.json"):
        assert origins == {Origin.PREDICTED}
        assert devices == {""}
    else:
        assert origins == {Origin.MEASURED}
        assert devices <= set(table.device_names)
        assert any(row.time.low_us < row.time.high_us for row in table.rows)


@each_table
def test_a_look_up_answers_from_it(path: Path, shipped: None) -> None:
    table = load_table(path)
    key = table.key
    for row in table.rows:
        found = moebench.lookup(
            table.model, row.num_tokens, hw=key.hardware, dtype=key.dtype, tp_size=key.shape.tp_size,
            ep_size=key.shape.ep_size, backend=key.backend, variant=key.variant, layout=key.layout,
            quant_block=key.quant_block, per_channel_quant=key.per_channel_quant,
            fused_shared_experts=key.shape.fused_shared_experts, planner=key.ep.planner if key.ep else None,
        )  # fmt: skip
        assert (found.path, found.row, found.plan) == (path, row, row.plan)


@pytest.mark.parametrize("header", HEADERS, ids=_name)
def test_a_header_is_that_of_the_tables_beside_it(header: Path, tmp_path: Path) -> None:
    files = sorted(header.parent.glob("*.json"), key=lambda path: (load_table(path).key.shape.tp_size, path.name))
    made = write_header([load_table(path) for path in files], tmp_path, SHIP)
    (text,) = [path.read_text(encoding="utf-8") for path in made.files if path.suffix == ".h"]
    if text != header.read_text(encoding="utf-8"):
        pytest.fail(f"{_name(header)} is not that of its folder's tables; make it again: {SHIP}", pytrace=False)


def test_what_is_installed_is_what_ships(shipped: None) -> None:
    assert sorted(file.path for file in installed_tables()) == FILES
