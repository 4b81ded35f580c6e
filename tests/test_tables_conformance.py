"""Every registered table format against the suite of its protocol, and the suite against formats that break it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from moebench.plan.plan import LayerPlan
from moebench.tables.codec import write_table
from moebench.tables.native import Native
from moebench.tables.registry import ExportedFile, ExportOptions, TableFormat, table_formats
from moebench.tables.schema import Table
from moebench.testing import table_formats as suite
from moebench.testing.table_formats import CHECKS, FormatCase
from moebench.testing.table_readers import case, compiler, native


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", table_formats.names())
def test_format_conforms(name: str, check: Callable[[FormatCase], None]) -> None:
    if name == "hw_config" and compiler() is None:
        pytest.skip("no C compiler")
    check(case(name))


class _Broken(Native):
    """Native, with one thing wrong that the suite must find."""

    def change(self, files: tuple[ExportedFile, ...]) -> tuple[ExportedFile, ...]:
        return files

    def export(self, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
        return self.change(super().export(tables, options))


class _Leaves(_Broken):
    def change(self, files: tuple[ExportedFile, ...]) -> tuple[ExportedFile, ...]:
        return tuple(replace(f, path=Path("..") / f.path) for f in files)


class _NoEnd(_Broken):
    def change(self, files: tuple[ExportedFile, ...]) -> tuple[ExportedFile, ...]:
        return tuple(replace(f, text=f.text.rstrip()) for f in files)


class _Counts(_Broken):
    calls = 0

    def change(self, files: tuple[ExportedFile, ...]) -> tuple[ExportedFile, ...]:
        self.calls += 1
        return tuple(replace(f, text=f"{f.text}{self.calls}\n") for f in files)


class _Forgets(_Broken):
    def change(self, files: tuple[ExportedFile, ...]) -> tuple[ExportedFile, ...]:
        return tuple(replace(f, text=f.text.replace("570.1", "")) for f in files)


class _Hides(_Broken):
    def change(self, files: tuple[ExportedFile, ...]) -> tuple[ExportedFile, ...]:
        return tuple(replace(f, text=f.text.replace("predicted", "measured").replace("gemm1", "g")) for f in files)


class _Mixes(Native):
    def export(self, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
        return super().export(tables[:1], options)


class _Silent(Native):
    def usage(self, files: Sequence[ExportedFile], folder: Path) -> str:
        return "use it"


class _NoDefault(Native):
    """Writes the first row's plan as everybody's."""

    def export(self, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
        made = []
        for table in tables:
            plan = table.rows[0].plan
            assert isinstance(plan, LayerPlan) or table.key.ep is not None
            defaults = replace(table.defaults, rows=tuple(replace(d, plan=plan) for d in table.defaults.rows))
            kept = tuple(r for r in table.rows if r.plan == plan)
            made.append(replace(table, rows=kept, defaults=defaults))
        return tuple(ExportedFile(Path(f"{t.name}.json"), write_table(t)) for t in made)


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (_Leaves, suite.check_files_can_be_written), (_NoEnd, suite.check_files_can_be_written),
        (_Counts, suite.check_exports_are_equal_bytes), (_Forgets, suite.check_evidence_goes_along),
        (_Hides, suite.check_predicted_rows_need_a_flag_or_are_marked),
        (_Hides, suite.check_foreign_kernels_need_a_flag_or_are_named),
        (_Mixes, suite.check_two_tables_of_one_cell_are_not_mixed), (_Silent, suite.check_its_use_is_one_line),
        (_NoDefault, suite.check_the_engine_finds_the_tables_answer),
    ],
    ids=lambda v: v.__name__,
)  # fmt: skip
def test_the_suite_finds_what_is_wrong(broken: type[TableFormat], check: Callable[[FormatCase], None]) -> None:
    with pytest.raises(AssertionError):
        check(FormatCase(broken(), native))


def test_a_format_without_a_reader_is_named() -> None:
    with pytest.raises(ValueError, match="has no reader"):
        case("theirs")
