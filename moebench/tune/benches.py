"""The benches that a search's times come from: the target's own, and the model that stands beside a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from moebench.measure.screen_request import ScreenSettings
from moebench.plan.policies import Profile
from moebench.spec.hardware import Hardware
from moebench.tune.bench import Bench
from moebench.tune.device import CPU, Target
from moebench.tune.planning import Task


def bench_for(target: Target, profile: Profile, seed: int) -> Bench:
    """The devices of ``target``, screened and raced as ``profile`` says, or the analytic model where it has none.

    The processes of GPUs get ready in the background from here on.

    Raises UnknownNameError where there is neither the device nor a model of it.
    """
    if target.predicted:
        from moebench.tune.predict_bench import PredictBench

        return PredictBench(target.hw)
    from moebench.tune.device_bench import RACE, BenchSettings, DeviceBench

    settings = BenchSettings(
        ScreenSettings(blocks=profile.blocks, seed=seed),
        replace(RACE, time_cap_s=profile.race.max_s, target_half_width=profile.race.half_width, seed=seed),
    )
    bench = DeviceBench(target.hw, target.devices, settings=settings)
    if target.hw.vendor != CPU:  # a CPU's is ready at once
        bench.begin()
    return bench


def model_for(hw: Hardware, tasks: Sequence[Task]) -> Bench | None:
    """The analytic model of ``hw``, where one of ``tasks`` is predicted beside measured ones; else None."""
    if not any(task.why_predicted for task in tasks):
        return None
    from moebench.tune.predict_bench import PredictBench

    return PredictBench(hw)
