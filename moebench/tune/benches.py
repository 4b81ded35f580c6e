"""The bench that a target's times come from."""

from __future__ import annotations

from dataclasses import replace

from moebench.measure.screen_request import ScreenSettings
from moebench.plan.policies import Profile
from moebench.tune.bench import Bench
from moebench.tune.device import Target

PREDICTED_TRIALS = 8
"""Plans a cell where times are predicted: the model has ranked all of them before the first is asked for."""


def bench_for(target: Target, profile: Profile, seed: int) -> Bench:
    """The devices of ``target``, screened and raced as ``profile`` says, or the analytic model where it has none.

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
    return DeviceBench(target.hw, target.devices, settings=settings)
