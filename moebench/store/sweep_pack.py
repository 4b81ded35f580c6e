"""Making a sweep of trial records: grouped by layer and kernel, plans numbered, first pass and race kept apart."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from moebench.errors import InputError
from moebench.plan.plan import Param
from moebench.spec.workload import Workload
from moebench.store.scrub import Scrubber, home_names
from moebench.store.sweeps import CellTimes, CompileColumns, KernelSweep, PlanBlocks, PlanFailure, Sweep, SweepHeader
from moebench.store.trial_records import CompileFacts, TrialRecord

PlanKey = tuple[tuple[str, Param], ...]
LONGEST_MESSAGE = 200


def workload_of(data: Mapping[str, Any]) -> Workload:
    """The workload that a record holds; raises InputError naming the field that is wrong."""
    from pydantic import TypeAdapter, ValidationError

    try:
        return TypeAdapter(Workload).validate_json(json.dumps(data))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise InputError(
            f"a record's workload is none ({where}: {first['msg']})".replace("Value error, ", "")
        ) from None


def _layer(record: TrialRecord) -> str:
    """What records of one sweep share: hardware, variant, and everything of the workload but its tokens."""
    shared = [record.hardware, record.backend, record.variant, {**record.workload, "num_tokens": 0}]
    return json.dumps(shared, sort_keys=True)


def _key(record: TrialRecord) -> PlanKey:
    return tuple(sorted(record.params.items()))


def _one(records: Sequence[TrialRecord], name: str) -> str:
    """The value of a field that all records of a sweep must share."""
    found = sorted({str(getattr(r, name)) for r in records})
    if len(found) > 1:
        raise InputError(
            f"records of {records[0].kernel} have several values of {name}: {', '.join(found)}; pack them apart"
        )
    return found[0]


def _several(records: Sequence[TrialRecord], name: str) -> str:
    """All values of a field that may differ from cell to cell, such as the clock."""
    return ", ".join(sorted({str(getattr(r, name)) for r in records} - {""}))


def _compiled(plans: Mapping[PlanKey, int], records: Sequence[TrialRecord]) -> CompileColumns:
    """One value a plan: the longest compilation (a later one may come from a cache), the other facts as first told."""
    facts: dict[PlanKey, CompileFacts] = {}
    for record in records:
        if record.compiled is None:
            continue
        old, new = facts.setdefault(_key(record), record.compiled), record.compiled
        seconds = max((s for s in (old.seconds, new.seconds) if s is not None), default=None)
        told = {n: getattr(old, n) if getattr(old, n) is not None else getattr(new, n) for n in vars(old)}
        facts[_key(record)] = CompileFacts(**{**told, "seconds": seconds})
    none = CompileFacts()
    rows = [facts.get(key, none) for key in plans]
    columns = {name: tuple(getattr(r, name) for r in rows) for name in vars(none)}
    return CompileColumns(**{n: c if any(v is not None for v in c) else () for n, c in columns.items()})


def _cell(num_tokens: int, plans: Mapping[PlanKey, int], records: Sequence[TrialRecord], clean: Scrubber) -> CellTimes:
    """A plan's first record with times is its first pass, later ones are its race; a failure stands if it has none."""
    screen: dict[int, tuple[float, ...]] = {}
    race: dict[int, list[float]] = defaultdict(list)
    failures: dict[int, PlanFailure] = {}
    measure_s: dict[int, float] = {}
    for record in records:
        plan = plans[_key(record)]
        if record.ok and plan in screen:
            race[plan] += record.blocks_us
        elif record.ok:
            screen[plan] = record.blocks_us
            measure_s[plan] = record.elapsed_s
        elif record.failure is not None:
            failures.setdefault(plan, _failure(plan, record, clean))
            measure_s.setdefault(plan, record.elapsed_s)
    return CellTimes(
        num_tokens,
        tuple(screen.get(i, ()) for i in range(len(plans))),
        tuple(PlanBlocks(p, tuple(b)) for p, b in sorted(race.items())),
        tuple(f for p, f in sorted(failures.items()) if p not in screen),
        tuple(measure_s.get(i) for i in range(len(plans))) if any(measure_s.values()) else (),
    )


def _failure(plan: int, record: TrialRecord, clean: Scrubber) -> PlanFailure:
    assert record.failure is not None
    told = " ".join(clean.text(record.failure.message).split())
    return PlanFailure(plan, record.failure.kind, told[:LONGEST_MESSAGE])


def _kernel(records: Sequence[TrialRecord], clean: Scrubber) -> KernelSweep:
    order = sorted({_key(r) for r in records}, key=lambda key: [(n, str(type(v)), v) for n, v in key])
    names = {tuple(n for n, _ in key) for key in order}
    if len(names) > 1:
        raise InputError(f"records of {records[0].kernel} have several sets of axes: {sorted(names)}; pack them apart")
    plans = {key: i for i, key in enumerate(order)}
    cells: dict[int, list[TrialRecord]] = defaultdict(list)
    for record in records:
        cells[int(record.workload["num_tokens"])].append(record)
    return KernelSweep(
        records[0].kernel, records[0].backend, records[0].variant, _one(records, "source"),
        {name: tuple(dict(key)[name] for key in order) for name in records[0].params},
        tuple(_cell(t, plans, found, clean) for t, found in sorted(cells.items())),
        max((r.timed for r in records), key=len), _compiled(plans, records),
    )  # fmt: skip


def pack(records: Iterable[TrialRecord], header: SweepHeader) -> tuple[Sweep, ...]:
    """One sweep a layer (shape, dtype, TP, EP, routing) and variant of ``records``, in the order they were written.

    A plan's first record with times in a cell is its first pass; later ones are its race, in rounds. ``header`` says
    what the records don't; clock, cache policy, hardware and origin are theirs. Raises InputError for what can't be
    one sweep: nothing, two sources of a kernel, other axes.
    """
    layers: dict[str, list[TrialRecord]] = defaultdict(list)
    for record in records:
        layers[_layer(record)].append(record)
    if not layers:
        raise InputError("no trial to pack; record a sweep first")
    told = [r.failure.message for found in layers.values() for r in found if r.failure is not None]
    clean = Scrubber({n for message in told for n in home_names(message)})
    return tuple(_sweep(found, header, clean) for found in layers.values())


def _sweep(records: Sequence[TrialRecord], header: SweepHeader, clean: Scrubber) -> Sweep:
    kernels: dict[str, list[TrialRecord]] = defaultdict(list)
    for record in records:
        kernels[record.kernel].append(record)
    timed = [r for r in records if r.ok]
    if not timed:
        raise InputError(f"none of {len(records)} trials has a time; nothing to pack")
    workload = workload_of(records[0].workload)
    seeds = {**header.seeds, "workload": workload.seed}
    about = replace(
        header, hardware=records[0].hardware, clock=_several(timed, "clock"), l2_policy=_several(timed, "l2_policy"),
        origin=_one(timed, "origin"), seeds=seeds, command=tuple(clean.word(w) for w in header.command),
        notes=tuple(clean.text(n) for n in header.notes),
    )  # fmt: skip
    swept = tuple(_kernel(found, clean) for found in kernels.values())
    lowest = min(t for k in swept for t in k.tokens)
    return Sweep(about, workload.with_tokens(lowest), swept)
