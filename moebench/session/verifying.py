"""``table verify``: a table's plans against others, interleaved, on uniform and on the rows' own routings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from statistics import median

from moebench.errors import InputError, MoebenchError, UnsupportedError
from moebench.measure.request import Candidate, Detail, MeasureSettings, PointRequest, point_id
from moebench.plan.legality import legal
from moebench.plan.plan import LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.session.sites import Site, require_one_device
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.routing import Routing
from moebench.spec.workload import Workload
from moebench.store.records import PointRecord
from moebench.tables.engine_file import EngineFile, require_fits
from moebench.tables.rows import UNIFORM
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

DEFAULT, FILE, TABLE = "default", "file", "table"
"""``plan_source`` of a side: the table's default, the other file's, the table's own."""

MEASURED_ALONE = "measured alone:"
"""Begins the loop's warning of a candidate whose blocks are no pairs of the other's."""


class Verdict(str, Enum):
    """Of a row on one routing, against the plan that it is held against.

    A tie, as in a race, is what the interval can't tell apart, and what differs by less than ``TIE_SHARE``: so much
    changes from one process to the next.
    """

    FASTER = "faster"
    EQUAL = "tie"
    SAME = "the same plan"
    SLOWER = "slower"
    FAILED = "failed"
    UNFIT = "theirs can't run here"
    LEFT_OUT = "not measured"

    def __str__(self) -> str:
        return self.value

    @property
    def holds(self) -> bool:
        """Whether the row is no worse than what it is held against; a plan that can't run is no better one."""
        return self in (Verdict.FASTER, Verdict.EQUAL, Verdict.SAME, Verdict.UNFIT)


@dataclass(frozen=True)
class Trial:
    """One site on one routing: the question to the measuring process, None where there is nothing to measure.

    ``unfit`` says why the other side's plan can't run here, so that the table's own is asked alone; ``illegal`` why
    the table's own can't. Without a request and without ``illegal`` both plans are one.
    """

    site: Site
    routing: str
    request: PointRequest | None
    unfit: str = ""
    illegal: str = ""


@dataclass(frozen=True)
class Found:
    """The answer: the new ratio of the table's time over the other's with its 95 % interval, the verdict, a reason.

    ``table_us`` and ``other_us`` are the medians that were measured.
    """

    site: Site
    routing: str
    verdict: Verdict
    ratio: float | None = None
    low: float | None = None
    high: float | None = None
    message: str = ""
    table_us: float | None = None
    other_us: float | None = None

    @property
    def holds(self) -> bool:
        """Whether no row of the table lost here: where it has no row, its default may be slower."""
        return self.verdict.holds or (self.verdict is Verdict.SLOWER and self.site.row is None)


def _routings(site: Site) -> list[str]:
    return list(dict.fromkeys((UNIFORM, *(() if site.row is None else site.row.routings))))


def require_verifiable(table: Table, hw: Hardware, device_name: str) -> None:
    """Raise InputError where ``table`` can't be measured on the device that is here."""
    key = table.key
    require_one_device(table)
    if key.dtype not in [d.value for d in DType]:
        known = ", ".join(d.value for d in DType)
        raise UnsupportedError(f"{table.name} is for {key.dtype}, which no backend here computes; they have: {known}")
    if hw.key != key.hardware:
        names = f" ({', '.join(table.device_names)})" if table.device_names else ""
        raise UnsupportedError(
            f"{table.name} is of {key.hardware}{names}; the device here is {hw.key} ({device_name}): verify it on a "
            f"{key.hardware}"
        )


def require_comparable(table: Table, other: Table | EngineFile) -> None:
    """Raise InputError where ``other`` is for another workload or device than ``table``; its kernels may differ.

    An engine's file is of one kernel, and ``table`` must be too.
    """
    if isinstance(other, EngineFile):
        require_fits(other, table)
        return
    mine, theirs = table.key, other.key
    for name in ("hardware", "dtype", "shape", "layout", "quant_block", "per_channel_quant", "ep"):
        if getattr(mine, name) != getattr(theirs, name):
            raise InputError(
                f"--against {other.name} is for {theirs.describe()}; {table.name} is for {mine.describe()}: they "
                f"differ in {name.replace('_', ' ')}"
            )


@dataclass(frozen=True)
class Contest:
    """What is verified: ``table`` on ``hw``, against its own default (``against`` None), another table or a file.

    ``backend`` is how the table's backend is asked for: its name, or ``package.module:Class``.
    """

    table: Table
    hw: Hardware
    device: str
    backend: str
    against: Table | EngineFile | None = None
    seed: int = 0

    @property
    def backends(self) -> tuple[str, ...]:
        """Every backend that has to run."""
        return tuple(dict.fromkeys((self.backend, self._other_backend)))

    @property
    def _other_backend(self) -> str:
        other = self.against if isinstance(self.against, Table) else self.table
        return self.backend if other.key.backend == self.table.key.backend else other.key.backend

    def trials(self, sites: Sequence[Site]) -> list[Trial]:
        """One trial a site and routing, routing by routing; raises InputError for a routing that can't be read."""
        routings = dict.fromkeys(name for site in sites for name in _routings(site))
        found = []
        for name in routings:
            routing = Routing.parse(name)
            found += [self._trial(s, name, routing) for s in sites if name in _routings(s)]
        return found

    def _trial(self, site: Site, name: str, routing: Routing) -> Trial:
        plain = workload_at(self.table, site.num_tokens)
        assert plain is not None
        if illegal := self._broken(site.mine, plain):
            return Trial(site, name, None, illegal=illegal)
        if site.mine == site.theirs:
            return Trial(site, name, None)
        unfit = self._broken(site.theirs, plain) if self.against is not None else ""
        workload = replace(plain, routing=routing, seed=self.seed)
        mine = Candidate(self.backend, site.mine, DEFAULT if site.row is None else TABLE)
        theirs = Candidate(self._other_backend, site.theirs, DEFAULT if self.against is None else FILE)
        sides = (mine,) if unfit else (theirs, mine)
        request = PointRequest(workload, sides, self.hw, self.device, replace(SETTINGS, seed=self.seed))
        return Trial(site, name, request, unfit)

    def _broken(self, plan: LayerPlan, workload: Workload) -> str:
        """The rules that keep ``plan`` from running here; empty where it may."""
        known = [k for k in plan.kernels if k.kernel in kernel_specs]
        broken = [v for kernel in known for v in legal(kernel, workload, self.hw)]
        return "; ".join(v.message for v in broken)


def found(trial: Trial, records: Mapping[str, PointRecord]) -> Found:
    """What ``records``, by their ids, say of ``trial``."""
    site, routing, request = trial.site, trial.routing, trial.request
    if trial.illegal:
        return Found(site, routing, Verdict.FAILED, message=f"the table's plan can't run here: {trial.illegal}")
    if request is None:
        return Found(site, routing, Verdict.SAME)
    base, mine = (records.get(point_id(request, c)) for c in (request.candidates[0], request.candidates[-1]))
    if mine is None or base is None:
        return Found(site, routing, Verdict.LEFT_OUT)
    if mine.failure is not None:
        told = f"the table's plan: {mine.failure.kind}: {mine.failure.message}"
        return Found(site, routing, Verdict.FAILED, message=told)
    if trial.unfit:
        return Found(site, routing, Verdict.UNFIT, message=trial.unfit)
    if base.failure is not None:
        verdict = Verdict.FAILED if request.candidates[0].plan_source == DEFAULT else Verdict.UNFIT
        told = f"the plan it is held against: {base.failure.kind}: {base.failure.message}"
        return Found(site, routing, verdict, message=told)
    return _compared(trial, base, mine)


def _compared(trial: Trial, base: PointRecord, mine: PointRecord) -> Found:
    from moebench.measure.deciding import TIE_SHARE
    from moebench.measure.stats import paired_ratio

    site, routing = trial.site, trial.routing
    alone = any(w.startswith(MEASURED_ALONE) for r in (base, mine) for w in r.warnings)
    if alone or len(base.layer_blocks_us) != len(mine.layer_blocks_us):
        return Found(site, routing, Verdict.FAILED, message="the two plans were not measured in the same blocks")
    try:
        ratio = paired_ratio(mine.layer_blocks_us, base.layer_blocks_us)
    except MoebenchError as error:
        return Found(site, routing, Verdict.FAILED, message=str(error))
    tied = (ratio.low <= 1 <= ratio.high) or abs(ratio.median - 1) < TIE_SHARE
    verdict = Verdict.EQUAL if tied else Verdict.FASTER if ratio.median < 1 else Verdict.SLOWER
    table_us, other_us = median(mine.layer_blocks_us), median(base.layer_blocks_us)
    return Found(site, routing, verdict, ratio.median, ratio.low, ratio.high, "", table_us, other_us)


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
    if second.verdict is Verdict.UNFIT:
        return replace(first, message=f"slower once; in a second measurement {second.message}")
    assert first.ratio is not None
    return replace(
        second, verdict=Verdict.EQUAL, message=f"slower in a first measurement ({first.ratio:.3f}), not in a second"
    )


def requests(of: Iterable[Trial]) -> list[PointRequest]:
    """What has to be measured."""
    return [t.request for t in of if t.request is not None]
