"""From block values to the parts of a record: timings, steps with floors, residual, warnings."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from moebench.measure.clocks import FloatArray
from moebench.measure.material import Draw
from moebench.measure.request import Detail
from moebench.measure.sampler import Samples
from moebench.measure.stats import interval, outliers
from moebench.measure.stopping import DECIDED, PRECISE
from moebench.pipeline.layer import Op
from moebench.spec.hardware import Floor, Hardware, floor
from moebench.spec.steps import Cost, Step, cost, layer_steps
from moebench.spec.workload import Workload
from moebench.store.records import StepRecord, Telemetry, Timing

FEW_DRAWS = 4


def timing(blocks_us: FloatArray, calls: int, stop: str, between_runs_us: float = 0.0) -> Timing:
    """Summary of block values; the interval is widened by ``between_runs_us`` on both sides."""
    found = interval(blocks_us)
    p10, p90 = np.percentile(blocks_us, [10, 90])
    return Timing(
        median_us=found.median,
        low_us=found.low - between_runs_us,
        high_us=found.high + between_runs_us,
        p10_us=float(p10),
        p90_us=float(p90),
        blocks=len(blocks_us),
        calls_per_block=calls,
        outliers=int(outliers(blocks_us).sum()),
        stop=stop,
    )


def mean_cost(steps: Sequence[Step], workload: Workload, draws: Sequence[Draw]) -> Cost:
    """Least bytes and flops of ``steps``, mean over ``draws``."""
    found = [cost(steps, workload, d.expert_rows) for d in draws]
    return Cost(round(sum(c.bytes for c in found) / len(found)), round(sum(c.flops for c in found) / len(found)))


def layer_floor(workload: Workload, draws: Sequence[Draw], hw: Hardware) -> Floor | None:
    """Floor of the whole layer on what ``draws`` really hit; None where the hardware's rates are unknown."""
    return floor(mean_cost(layer_steps(workload), workload, draws), hw, workload.dtype)


def step_blocks(samples: Samples, detail: Detail) -> FloatArray:
    """Block values of every operation [blocks, n]: differences of cumulative columns, or the columns themselves."""
    columns = samples.values[:, :-1]
    return columns if detail is Detail.ALONE else np.diff(columns, axis=1, prepend=0.0)


def step_records(
    ops: Sequence[Op],
    samples: Samples,
    detail: Detail,
    calls: int,
    workload: Workload,
    draws: Sequence[Draw],
    hw: Hardware,
) -> tuple[StepRecord, ...]:
    """One record an operation; empty for ``--detail layer``."""
    if detail is Detail.LAYER:
        return ()
    blocks, records = step_blocks(samples, detail), []
    for i, op in enumerate(ops):
        work = mean_cost(op.steps, workload, draws)
        least = floor(work, hw, workload.dtype)
        records.append(
            StepRecord(
                steps=tuple(s.value for s in op.steps),
                kernel=op.kernel,
                params=dict(op.params),
                time=timing(blocks[:, i], calls, samples.stop),
                floor_us=None if least is None else least.us,
                floor_bound=None if least is None else least.bound,
                bytes=work.bytes,
                flops=work.flops,
                blocks_us=tuple(float(v) for v in blocks[:, i]),
            )
        )
    return tuple(records)


def residual(samples: Samples, detail: Detail, calls: int) -> Timing | None:
    """The layer less the sum of its operations, within blocks; None for ``--detail layer``."""
    if detail is Detail.LAYER:
        return None
    left = samples.layer_us - step_blocks(samples, detail).sum(axis=1)
    return timing(left, calls, samples.stop)


def warnings_of(layer: Timing, draws: int, telemetry: Telemetry, target: float, min_blocks: int) -> tuple[str, ...]:
    """What a reader of the layer's time has to know."""
    found = []
    if telemetry.throttle_reasons:
        found.append(f"throttled: {', '.join(telemetry.throttle_reasons)}")
    if draws < FEW_DRAWS:
        found.append(f"few draws: {draws} of routing; a plan may look good or bad on {'it' if draws == 1 else 'them'}")
    if layer.blocks < min_blocks:
        found.append(f"few blocks: {layer.blocks} in the time cap, where {min_blocks} are wanted")
    if layer.stop not in (PRECISE, DECIDED):
        width = max(layer.high_us - layer.median_us, layer.median_us - layer.low_us) / layer.median_us
        found.append(f"not precise: half-width {width:.1%} at the {layer.stop}, where {target:.1%} was wanted")
    if layer.outliers:
        found.append(f"outliers: {layer.outliers} of {layer.blocks} blocks, kept")
    return tuple(found)
