"""``table verify``: every row's plan against another, interleaved, on uniform and on the row's own routings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from moebench.errors import InputError, MoebenchError, UnsupportedError
from moebench.measure.request import Candidate, Detail, MeasureSettings, PointRequest, point_id
from moebench.plan.plan import LayerPlan
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.routing import Routing
from moebench.store.records import PointRecord
from moebench.tables.rows import UNIFORM, Row
from moebench.tables.schema import Table
from moebench.tables.workload import workload_at

SETTINGS = MeasureSettings(
    detail=Detail.LAYER,
    min_blocks=20,
    max_blocks=80,
    target_half_width=0.005,
    time_cap_s=2.0,
    preheat_s=0.2,
    min_time_s=0.3,
    energy_s=0.0,
)
"""Whole layers alone, and more blocks than a run takes: the ratio's interval is what is asked for."""

BASE, TABLE = "default", "table"
"""``plan_source`` of the two sides."""

MEASURED_ALONE = "measured alone:"
"""Begins the loop's warning of a candidate whose blocks are no pairs of the other's."""


class Verdict(str, Enum):
    """Of a row on one routing, against the plan that it is held against."""

    FASTER = "faster"
    EQUAL = "can't be told apart"
    SAME = "the same plan"
    SLOWER = "slower"
    FAILED = "failed"
    LEFT_OUT = "not measured"

    def __str__(self) -> str:
        return self.value

    @property
    def holds(self) -> bool:
        """Whether the row is no worse than what it is held against."""
        return self in (Verdict.FASTER, Verdict.EQUAL, Verdict.SAME)


@dataclass(frozen=True)
class Trial:
    """One row on one routing: the question to the measuring process, None where both plans are one."""

    row: Row
    routing: str
    request: PointRequest | None


@dataclass(frozen=True)
class Found:
    """The answer: the new ratio of the row's time over the other's with its 95 % interval, the verdict, a reason."""

    row: Row
    routing: str
    verdict: Verdict
    ratio: float | None = None
    low: float | None = None
    high: float | None = None
    message: str = ""


def _routings(row: Row) -> list[str]:
    return list(dict.fromkeys((UNIFORM, *row.routings)))


def require_verifiable(table: Table, hw: Hardware, device_name: str) -> None:
    """Raise InputError where ``table`` can't be measured on the device that is here."""
    key = table.key
    if key.ep is not None:
        raise InputError(f"{table.name} is of a balanced expert-parallel layer; verify measures layers of one device")
    if key.dtype not in [d.value for d in DType]:
        known = ", ".join(d.value for d in DType)
        raise UnsupportedError(f"{table.name} is for {key.dtype}, which no backend here computes; they have: {known}")
    if hw.key != key.hardware:
        names = f" ({', '.join(table.device_names)})" if table.device_names else ""
        raise UnsupportedError(
            f"{table.name} is of {key.hardware}{names}; the device here is {hw.key} ({device_name}): verify it on a "
            f"{key.hardware}"
        )


def chosen_rows(table: Table, tokens: Sequence[int]) -> tuple[Row, ...]:
    """The rows that hold one of ``tokens``, all when there is none; raises InputError for a count that no row holds."""
    if not table.rows:
        raise InputError(f"{table.name} has no row to verify")
    if not tokens:
        return table.rows
    missing = [t for t in tokens if table.row_at(t) is None]
    if missing:
        spans = ", ".join(f"{r.min_tokens}-{r.max_tokens}" for r in table.rows)
        raise InputError(f"--tokens {missing[0]}: no row of {table.name} holds it; the rows are {spans}")
    held = [table.row_at(t) for t in tokens]
    return tuple(r for r in table.rows if r in held)


def require_comparable(table: Table, other: Table) -> None:
    """Raise InputError where ``other`` is for another workload or device than ``table``; its kernels may differ."""
    mine, theirs = table.key, other.key
    for name in ("hardware", "dtype", "shape", "layout", "quant_block", "per_channel_quant", "ep"):
        if getattr(mine, name) != getattr(theirs, name):
            raise InputError(
                f"--against {other.name} is for {theirs.describe()}; {table.name} is for {mine.describe()}: they "
                f"differ in {name.replace('_', ' ')}"
            )


@dataclass(frozen=True)
class Contest:
    """What is verified: ``table`` on ``hw``, each row against its own default (``against`` None) or another table.

    ``backend`` is how the table's backend is asked for: its name, or ``package.module:Class``.
    """

    table: Table
    hw: Hardware
    device: str
    backend: str
    against: Table | None = None
    seed: int = 0

    @property
    def backends(self) -> tuple[str, ...]:
        """Every backend that has to run."""
        return tuple(dict.fromkeys((self.backend, self._other_backend)))

    @property
    def _other_backend(self) -> str:
        other = self.table if self.against is None else self.against
        return self.backend if other.key.backend == self.table.key.backend else other.key.backend

    def trials(self, rows: Sequence[Row]) -> list[Trial]:
        """One trial a row and routing, routing by routing; raises InputError for a routing that can't be read."""
        routings = dict.fromkeys(name for row in rows for name in _routings(row))
        return [
            Trial(row, name, self._request(row, Routing.parse(name)))
            for name in routings for row in rows if name in _routings(row)
        ]  # fmt: skip

    def _request(self, row: Row, routing: Routing) -> PointRequest | None:
        tokens = row.num_tokens
        base = self.table.defaults.at(tokens) if self.against is None else self.against.plan_at(tokens)
        if base == row.plan:
            return None
        assert isinstance(base, LayerPlan)
        assert isinstance(row.plan, LayerPlan)
        plain = workload_at(self.table, tokens)
        assert plain is not None
        workload = replace(plain, routing=routing, seed=self.seed)
        sides = (Candidate(self._other_backend, base, BASE), Candidate(self.backend, row.plan, TABLE))
        return PointRequest(workload, sides, self.hw, self.device, replace(SETTINGS, seed=self.seed))


def found(trial: Trial, records: Mapping[str, PointRecord]) -> Found:
    """What ``records``, by their ids, say of ``trial``."""
    row, routing, request = trial.row, trial.routing, trial.request
    if request is None:
        return Found(row, routing, Verdict.SAME)
    base, mine = (records.get(point_id(request, c)) for c in request.candidates)
    if mine is None or base is None:
        return Found(row, routing, Verdict.LEFT_OUT)
    for who, record in (("the row's plan", mine), ("the plan it is held against", base)):
        if record.failure is not None:
            return Found(
                row, routing, Verdict.FAILED, message=f"{who}: {record.failure.kind}: {record.failure.message}"
            )
    return _compared(trial, base, mine)


def _compared(trial: Trial, base: PointRecord, mine: PointRecord) -> Found:
    from moebench.measure.stats import paired_ratio

    row, routing = trial.row, trial.routing
    alone = any(w.startswith(MEASURED_ALONE) for r in (base, mine) for w in r.warnings)
    if alone or len(base.layer_blocks_us) != len(mine.layer_blocks_us):
        return Found(row, routing, Verdict.FAILED, message="the two plans were not measured in the same blocks")
    try:
        ratio = paired_ratio(mine.layer_blocks_us, base.layer_blocks_us)
    except MoebenchError as error:
        return Found(row, routing, Verdict.FAILED, message=str(error))
    verdict = Verdict.FASTER if ratio.high < 1 else Verdict.SLOWER if ratio.low > 1 else Verdict.EQUAL
    return Found(row, routing, verdict, ratio.median, ratio.low, ratio.high)


def again(trial: Trial) -> Trial:
    """``trial`` on other draws of weights, tokens and routing: what lost once by chance rarely loses twice."""
    request = trial.request
    assert request is not None
    seed = request.workload.seed + 1
    return replace(
        trial,
        request=replace(
            request,
            workload=replace(request.workload, seed=seed),
            settings=replace(request.settings, seed=seed),
        ),
    )


def confirmed(first: Found, second: Found) -> Found:
    """``first``, which lost, in the light of a second measurement: it stands as lost where both say so."""
    if second.verdict in (Verdict.SLOWER, Verdict.FAILED):
        return second
    if second.verdict is Verdict.LEFT_OUT:
        return replace(first, message="slower once; there was no time for a second measurement")
    assert first.ratio is not None
    return replace(
        second, verdict=Verdict.EQUAL, message=f"slower in a first measurement ({first.ratio:.3f}), not in a second"
    )


def requests(of: Iterable[Trial]) -> list[PointRequest]:
    """What has to be measured."""
    return [t.request for t in of if t.request is not None]
