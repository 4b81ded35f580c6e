"""A bench's heats and the store's records of them: the same thing with and without types of plans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from moebench.plan.plan import LayerPlan
from moebench.plan.source_hash import source_hash
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.heat_records import HeatRecord, heat_id
from moebench.tune.bench import Heat
from moebench.tune.workload_keys import recorded_key, workload_key


def sources_of(plans: Sequence[LayerPlan]) -> dict[str, str]:
    """The digest of every kernel's source, as it is installed here."""
    return {name: source_hash(name) for name in sorted({k.kernel for p in plans for k in p.kernels})}


def id_of(hw: Hardware, workload: Workload, plans: Sequence[LayerPlan]) -> str:
    """The id of a race of ``plans`` on ``workload`` with the kernels installed here."""
    return heat_id(hw.key, workload.to_dict(), tuple(p.to_dict() for p in plans), sources_of(plans))


def to_record(heat: Heat, hw: Hardware, origin: str) -> HeatRecord:
    """``heat`` as a record."""
    return HeatRecord(
        id_of(hw, heat.workload, heat.plans), origin, hw.key, heat.workload.to_dict(),
        tuple(p.to_dict() for p in heat.plans), sources_of(heat.plans), heat.blocks_us, heat.failures,
        heat.gate_routings, heat.deterministic, heat.time_share, heat.ratio_share,
    )  # fmt: skip


def earlier(
    records: Sequence[HeatRecord], hw: Hardware, workload: Workload, default: LayerPlan, origin: str,
    holding: Sequence[LayerPlan] = (), among: Sequence[LayerPlan] | None = None,
) -> Iterator[Heat]:  # fmt: skip
    """The races of ``workload`` in ``records`` against ``default`` with today's kernels, the newest first.

    ``holding``: all of these are among its plans. ``among``: all its plans are of these.
    """
    asked = workload_key(workload)
    for record in reversed(records):
        if (record.origin, record.hardware, recorded_key(record.workload)) != (origin, hw.key, asked):
            continue
        plans = tuple(LayerPlan.from_dict(p) for p in record.plans)
        if plans[0] != default or record.sources != sources_of(plans):
            continue
        if set(holding) <= set(plans) and (among is None or set(plans) <= set(among)):
            yield from_record(record, workload, plans)


def from_record(record: HeatRecord, workload: Workload, plans: Sequence[LayerPlan]) -> Heat:
    """The heat of a record whose ``workload`` and ``plans`` are known by its id."""
    return Heat(
        workload, tuple(plans), record.blocks_us, record.failures, record.gate_routings, record.deterministic,
        record.time_share, record.ratio_share,
    )  # fmt: skip
