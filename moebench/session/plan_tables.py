"""Plans from tuning tables: ``--table auto``, ``default``, or a FILE."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from moebench.backends.protocol import Backend
from moebench.errors import InputError, UnknownNameError
from moebench.measure.request import Candidate
from moebench.plan.legality import legal
from moebench.plan.plan import LayerPlan
from moebench.session.options import AUTO_TABLE, NO_TABLE
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.tables.files import TableFile, installed_tables, left_out, load_table
from moebench.tables.lookup import Answer, Query, answer, find
from moebench.tables.rows import Origin
from moebench.tables.schema import Table
from moebench.tables.stale import changed_kernels

TABLE_PLAN, DEFAULT_PLAN = "table", "default"
"""``Candidate.plan_source`` of a plan that a row gives, and of one that the default does."""


@dataclass
class PlanTables:
    """The tables of one run, and what was found out about them on the way (``notes``, each once).

    ``named`` is the table of ``--table FILE``; ``installed`` are those of the hardware, empty with ``default``.
    ``warnings`` name installed files that can't be read: the run goes on without them.
    """

    named: TableFile | None = None
    installed: tuple[TableFile, ...] = ()
    warnings: tuple[str, ...] = ()
    _notes: dict[str, None] = field(default_factory=dict)
    _used: dict[str, None] = field(default_factory=dict)

    @property
    def notes(self) -> tuple[str, ...]:
        """What a reader must know: which tables gave plans, which were passed over and why."""
        told = [f"plans of table {', '.join(self._used)}; --table default runs without"] if self._used else []
        return (*told, *self._notes)

    @property
    def used(self) -> tuple[str, ...]:
        """Names of the tables that gave a plan."""
        return tuple(self._used)

    def candidate(
        self, text: str, backend: Backend, workload: Workload, hw: Hardware, variant: str | None
    ) -> Candidate:
        """The candidate of backend ``text``: its table's plan for ``workload``, else its default plan.

        ``variant`` None: a named table's variant, else the one that the backend prefers.
        """
        if variant is None and self.named is not None and self.named.table.key.backend == backend.name:
            variant = self.named.table.key.variant
        default = backend.default_plan(workload, hw, variant)
        found = self._answer(backend, workload, hw, default.variant)
        if found is None or not isinstance(found.plan, LayerPlan):
            return Candidate(text, default)
        if broken := self._broken(found, workload, hw):
            where = f"table {found.table.name} at {workload.num_tokens} tokens"
            if self.named is not None:
                raise InputError(f"{where}: its plan can't run here: {broken}; tune again, or add --table default")
            self._notes.setdefault(f"{where} is passed over, its plan can't run here: {broken}")
            return Candidate(text, default)
        self._used.setdefault(found.table.name)
        if found.row is not None and found.row.origin is Origin.PREDICTED:
            self._notes.setdefault(f"table {found.table.name} is predicted: nobody has timed its plans")
        return Candidate(text, found.plan, DEFAULT_PLAN if found.row is None else TABLE_PLAN)

    def _answer(self, backend: Backend, workload: Workload, hw: Hardware, variant: str) -> Answer | None:
        if self.named is not None:
            return self._named_answer(self.named, backend, workload, hw, variant)
        fresh = []
        for file in find(Query.of(workload, hw.key, backend.name), self.installed):
            key = file.table.key
            if key.variant != variant:
                self._notes.setdefault(
                    f"{file.table.name} is a table of another variant; --variant {key.variant} runs its plans"
                )
            elif changed := changed_kernels(key):
                self._notes.setdefault(f"table {file.table.name} is stale and not used: {'; '.join(changed)}")
            else:
                fresh.append(file)
        return answer(fresh[0].table, workload.num_tokens, fresh[0].path) if fresh else None

    def _named_answer(
        self, file: TableFile, backend: Backend, workload: Workload, hw: Hardware, variant: str
    ) -> Answer | None:
        key = file.table.key
        if (key.backend, key.variant) != (backend.name, variant):
            return None
        if differences := Query.of(workload, hw.key).differences(file.table):
            raise InputError(
                f"--table {file.path.name} is for {key.describe()}: it has {', '.join(differences)}, which this run "
                f"has not; run {run_options(file.table)}"
            )
        found = answer(file.table, workload.num_tokens, file.path)
        if found.stale:
            self._notes.setdefault(f"table {file.table.name} is stale, its kernels changed: {'; '.join(found.stale)}")
        return found

    @staticmethod
    def _broken(found: Answer, workload: Workload, hw: Hardware) -> str:
        assert isinstance(found.plan, LayerPlan)
        try:
            return "; ".join(v.message for kernel in found.plan.kernels for v in legal(kernel, workload, hw))
        except UnknownNameError as error:
            return str(error)


def run_options(table: Table) -> str:
    """The options of ``moebench run`` that ``table`` is for."""
    shape = table.key.shape
    words = [f"--model {table.model}", f"--dtype {table.key.dtype}"]
    words += [f"--tp {shape.tp_size}"] if shape.tp_size > 1 else []
    words += [f"--ep-size {shape.ep_size}"] if shape.ep_size > 1 else []
    return " ".join(words)


def load_named_table(path: Path, hw: Hardware) -> TableFile:
    """The table that ``--table`` names; raises InputError for one that no layer on one device ``hw`` has use for."""
    table = load_table(path)
    if table.key.hardware != hw.key:
        raise InputError(
            f"--table {path.name} is for hardware {table.key.hardware} ({table.key.describe()}); this run is on "
            f"{hw.key}"
        )
    if table.key.ep is not None:
        raise InputError(
            f"--table {path.name} is of a balanced expert-parallel layer ({table.key.describe()}); a layer on one "
            "device has no use for it"
        )
    if table.key.dtype not in [d.value for d in DType]:
        known = ", ".join(d.value for d in DType)
        raise InputError(f"--table {path.name} is for {table.key.dtype}, which no backend runs; they run: {known}")
    return TableFile(path, table)


def plan_tables(asked: str, hw: Hardware) -> PlanTables:
    """The tables that ``--table asked`` allows on ``hw``; raises InputError for a named file that can't be read.

    An installed one that can't be read ends nothing: it is left out, and a warning says so.
    """
    if asked == NO_TABLE:
        return PlanTables()
    if asked != AUTO_TABLE:
        return PlanTables(named=load_named_table(Path(asked), hw))
    told: list[str] = []
    installed = installed_tables(hw.key, lambda error: told.append(left_out(error)))
    return PlanTables(installed=installed, warnings=tuple(told))
