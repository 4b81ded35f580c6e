"""Conformance suite of table formats: what every exporter must hold, ours or a third party's.

Each check is a plain function of a ``FormatCase`` that raises AssertionError. A test runs them all::

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_format(check):
        check(FormatCase(MyFormat(), my_reader))

The reader stands in for the engine: it looks into the files as the engine does, and into nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan, LayerPlan, Param
from moebench.plan.registry import kernel_specs
from moebench.spec.steps import Step
from moebench.tables.registry import ExportedFile, ExportOptions, TableFormat
from moebench.tables.rows import MOST_TOKENS, Estimate, Origin
from moebench.tables.schema import Table
from moebench.testing.table_samples import engine_table, ep_table, layer_table

COMMAND = "moebench table export table.json --target conformance"
PLAIN = ExportOptions(COMMAND)
ALLOWED = ExportOptions(COMMAND, allow_foreign_kernel=True, allow_predicted=True)
HARDWARE = "h200"

OWN_NAMES = {"BLOCK_SIZE_M": "block_m", "BLOCK_SIZE_N": "block_n", "BLOCK_SIZE_K": "block_k", "GROUP_SIZE_M": "group_m"}
"""Names of the engines' kernel for what ours call otherwise; the suite compares parameters under ours."""

Answer = Mapping[Step, Mapping[str, Param]]
"""What an engine gets at one token count: parameters by step, under the kernel's names; empty where it gets nothing."""

Reader = Callable[[Sequence[ExportedFile], Table, Sequence[int]], list[Answer]]
"""Answers in the order of the token counts. The table says what to ask for (shape, dtype), never what to answer."""


@dataclass(frozen=True)
class FormatCase:
    """A format, how its engine reads it, and the largest number of tokens for which the two must agree."""

    format: TableFormat
    read: Reader
    most_tokens: int = MOST_TOKENS

    def export(self, table: Table, options: ExportOptions = ALLOWED) -> tuple[ExportedFile, ...] | None:
        """The files of ``table``; None where the format refuses it."""
        try:
            return self.format.export((table,), options)
        except InputError:
            return None

    def taken(self) -> Iterator[tuple[Table, tuple[ExportedFile, ...]]]:
        """Every sample that the format takes with all flags set, and its files."""
        for table in samples():
            if (files := self.export(table)) is not None:
                yield table, files

    def refusal(self, table: Table, options: ExportOptions) -> str | None:
        """Why ``table`` is refused; None where it is exported."""
        try:
            self.format.export((table,), options)
        except InputError as error:
            return str(error)
        return None


def samples() -> tuple[Table, ...]:
    """Our own kernels in two variants, the engines' whole layer, fp8 by TP and by EP, a balanced EP layer."""
    layers = (layer_table(), layer_table(variant="fused"), layer_table(variant="engine_grid"))
    return (*layers, engine_table(8, 1), engine_table(1, 8), ep_table())


def predicted(table: Table) -> Table:
    """``table`` with rows that nobody has timed."""

    def guess(time: Estimate) -> Estimate:
        return Estimate(time.median_us, time.median_us, time.median_us)

    rows = (
        replace(r, origin=Origin.PREDICTED, gate_routings=(), time=guess(r.time), default_time=guess(r.default_time))
        for r in table.rows
    )
    return replace(table, rows=tuple(rows))


def edges(table: Table, most_tokens: int = MOST_TOKENS) -> list[int]:
    """Token counts at which an answer can change, with both neighbours, and both ends."""
    spans = [(r.min_tokens, r.max_tokens, r.num_tokens) for r in table.rows]
    spans += [(d.min_tokens, d.max_tokens or most_tokens, d.min_tokens) for d in table.defaults.rows]
    around = {edge + by for span in spans for edge in span for by in (-1, 0, 1)} | {1, most_tokens}
    return sorted(t for t in around if 1 <= t <= most_tokens)


def kernel_at(plan: LayerPlan, step: Step) -> KernelPlan | None:
    """The kernel of ``plan`` that does ``step``."""
    return next((k for k in plan.kernels if step in kernel_specs.get(k.kernel).steps), None)


def _own(params: Mapping[str, Param]) -> dict[str, Param]:
    return {OWN_NAMES.get(name, name): value for name, value in params.items()}


def _texts(files: Sequence[ExportedFile]) -> str:
    return "\n".join(f.text for f in files)


def check_it_takes_some_table(case: FormatCase) -> None:
    """At least one sample of a layer can be exported, or the suite would hold of nothing."""
    assert any(table.key.ep is None for table, _ in case.taken()), f"{case.format.name} refuses every sample"


def check_the_engine_finds_the_tables_answer(case: FormatCase) -> None:
    """At every edge the engine gets the plan that ``moebench.lookup`` gives, the default's outside the rows."""
    for table, files in case.taken():
        if table.key.ep is not None:
            continue
        counts = edges(table, case.most_tokens)
        answers = case.read(files, table, counts)
        assert len(answers) == len(counts), f"the reader gave {len(answers)} answers to {len(counts)} counts"
        for tokens, given in zip(counts, answers, strict=True):
            told = f"{case.format.name}, {table.name} at {tokens} tokens"
            assert given, f"{told}: the engine finds nothing"
            plan = table.plan_at(tokens)
            assert isinstance(plan, LayerPlan)
            for step, params in given.items():
                kernel = kernel_at(plan, step)
                assert kernel is not None, f"{told}: a plan for {step}, which no kernel does"
                wanted = _own(kernel.params)
                got = _own(params)
                assert got == {name: wanted.get(name) for name in got}, f"{told}, {step}: {got} for {wanted}"


def check_exports_are_equal_bytes(case: FormatCase) -> None:
    """Two exports of one table are the same files: nothing of the moment gets into them."""
    for table, files in case.taken():
        assert case.export(table) == files, f"{table.name} is exported in two ways"


def check_files_can_be_written(case: FormatCase) -> None:
    """Names stay below the output folder and come once; text is UTF-8 with plain line ends."""
    for table, files in case.taken():
        paths = [f.path for f in files]
        assert files, f"{table.name} makes no file"
        assert len(set(paths)) == len(paths), f"{table.name}: one file twice: {sorted(map(str, paths))}"
        for file in files:
            assert not file.path.is_absolute(), f"{file.path} leaves the output folder"
            assert ".." not in file.path.parts, f"{file.path} leaves the output folder"
            assert file.text.endswith("\n"), f"{file.path} has no end of line at its end"
            assert "\r" not in file.text, f"{file.path} has line ends of another system"
            file.text.encode("utf-8")


def check_evidence_goes_along(case: FormatCase) -> None:
    """Somewhere in the files: rows with intervals, whose default, kernels, routings, versions, the search."""
    for table, files in case.taken():
        text = _texts(files)
        wanted = [
            table.defaults.version,
            *(k.kernel for k in table.key.kernels),
            *(k.source for k in table.key.kernels),
        ]
        for row in table.rows:
            wanted += [repr(t) for t in (row.time.median_us, row.time.low_us, row.time.high_us)]
            wanted += row.routings
        for item in table.evidence:
            wanted += [item.id, item.created, item.command, *item.versions.values()]
        missing = [w for w in wanted if w not in text]
        assert not missing, f"{case.format.name}, {table.name}: nothing says {missing[0]!r}"


def check_the_command_is_named(case: FormatCase) -> None:
    """What isn't a table of ours, which names its search, says which command made it."""
    for table, files in case.taken():
        if table.key.ep is None and case.format.name != "native":
            assert COMMAND in _texts(files), f"{case.format.name}, {table.name}: the command is not named"


def check_foreign_kernels_need_a_flag_or_are_named(case: FormatCase) -> None:
    """Rows of a kernel that the engine doesn't have are refused without the flag, unless each file names the kernel."""
    table = layer_table()
    why = case.refusal(table, PLAIN)
    if why is None:
        files = case.export(table, PLAIN)
        assert files is not None
        for kernel in table.key.kernels:
            assert kernel.kernel in files[0].text, f"{files[0].path} does not say that rows are of {kernel.kernel}"
    elif case.refusal(table, replace(PLAIN, allow_foreign_kernel=True)) is None:
        assert "--allow-foreign-kernel" in why, f"the refusal does not name the flag: {why}"


def check_predicted_rows_need_a_flag_or_are_marked(case: FormatCase) -> None:
    """What nobody has timed is refused without the flag, unless the file says so of the rows; evidence always does."""
    for table in map(predicted, (layer_table(), engine_table())):
        if (files := case.export(table, ALLOWED)) is None:
            continue
        assert Origin.PREDICTED.value in _texts(files), f"{table.name}: nothing says that rows are predicted"
        why = case.refusal(table, replace(ALLOWED, allow_predicted=False))
        if why is None:
            assert Origin.PREDICTED.value in files[0].text, f"{files[0].path} passes predicted rows as timed ones"
        else:
            assert "--allow-predicted" in why, f"the refusal does not name the flag: {why}"


def check_two_tables_of_one_cell_are_not_mixed(case: FormatCase) -> None:
    """Two tables that the engine can't tell apart are refused, or collide in a name, which an export refuses."""
    for table, files in case.taken():
        try:
            twice = case.format.export((table, table), ALLOWED)
        except InputError:
            continue
        paths = [f.path for f in twice]
        assert len(set(paths)) < len(paths), f"{case.format.name} mixes two tables of {table.name}"
        assert files[0].path in paths


def check_its_use_is_one_line(case: FormatCase) -> None:
    """The line that makes the engine use the files is one, and names the folder or a file."""
    from pathlib import Path

    folder = Path("/out/tuned")
    for _, files in case.taken():
        line = case.format.usage(files, folder)
        assert line.strip(), f"{case.format.name} does not say how its files are used"
        assert "\n" not in line, f"{case.format.name}: {line!r} is more than one line"
        assert str(folder) in line or any(f.path.as_posix() in line for f in files), f"{line!r} names no place"


def check_no_table_is_no_file_or_a_descriptor(case: FormatCase) -> None:
    """A format that needs no table writes what it knows of the hardware alone."""
    if not case.format.needs_tables:
        assert case.format.export((), replace(PLAIN, hardware=HARDWARE)), "no table, no file"


CHECKS: tuple[Callable[[FormatCase], None], ...] = (
    check_it_takes_some_table,
    check_the_engine_finds_the_tables_answer,
    check_exports_are_equal_bytes,
    check_files_can_be_written,
    check_evidence_goes_along,
    check_the_command_is_named,
    check_foreign_kernels_need_a_flag_or_are_named,
    check_predicted_rows_need_a_flag_or_are_marked,
    check_two_tables_of_one_cell_are_not_mixed,
    check_its_use_is_one_line,
    check_no_table_is_no_file_or_a_descriptor,
)
"""Every check, in no particular order."""
