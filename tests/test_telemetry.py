"""Telemetry around blocks, on a stand-in for NVML."""

from __future__ import annotations

import pytest
import torch
from hw_fakes import FakeNvml, install

from moebench.measure import nvml, telemetry
from moebench.measure.telemetry import NvmlSampler, telemetry_sampler
from moebench.store.records import Telemetry


class _Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> _Clock:
    found = _Clock()
    monkeypatch.setattr(telemetry, "monotonic", found)
    return found


def _sampler(fake: FakeNvml) -> NvmlSampler:
    return NvmlSampler(nvml.NvmlDevice(fake, "gpu"))


def test_readings_are_medians_and_energy_is_joules_a_call(clock: _Clock) -> None:
    fake = FakeNvml(sm_clock=1980, memory_clock=3201, temperature=40, power=300_000, throttle=0,
                    energy=[1_000, 301_000, 400_000, 700_000, 800_000, 1_100_000])  # fmt: skip
    sampler = _sampler(fake)
    for sm_clock, watts in ((1980, 300_000), (1500, 700_000), (1700, 500_000)):
        with sampler.block(calls=100):
            fake.said.update(sm_clock=sm_clock, power=watts)
            clock.now += 0.5
        clock.now += 10
    assert sampler.telemetry() == Telemetry(
        sm_clock_mhz=1700, memory_clock_mhz=3201, temperature_c=40, power_w=500, joules_per_call=pytest.approx(3.0)
    )


def test_a_block_within_a_step_of_the_counter_gives_up_on_energy(clock: _Clock) -> None:
    sampler = _sampler(FakeNvml(energy=[0, 1000, 2000], power=5000))
    for seconds in (telemetry.ENERGY_STEP_S / 2, 50.0):
        with sampler.block(calls=10):
            clock.now += seconds
    assert sampler.telemetry() == Telemetry(power_w=5)


@pytest.mark.parametrize(
    ("blocks", "seconds", "told"), [(1, 0.4, False), (1, 0.6, True), (9, 0.1, False), (36, 0.1, True)]
)
def test_energy_is_told_where_the_counters_steps_leave_it_sure(
    clock: _Clock, blocks: int, seconds: float, told: bool
) -> None:
    sampler = _sampler(FakeNvml(energy=[1000 * i for i in range(2 * blocks)]))
    for _ in range(blocks):
        with sampler.block(calls=10):
            clock.now += seconds * 1.0001
    assert sampler.telemetry().joules_per_call == (pytest.approx(0.1) if told else None)


def test_sensors_are_not_read_faster_than_they_change(clock: _Clock) -> None:
    fake = FakeNvml(sm_clock=100)
    sampler = _sampler(fake)
    for sm_clock in (100, 900, 900, 900):
        fake.said["sm_clock"] = sm_clock
        with sampler.block(calls=1):
            clock.now += telemetry.READ_EVERY_S / 10
    assert sampler.telemetry().sm_clock_mhz == 100


def test_a_missing_energy_reading_leaves_joules_unknown(clock: _Clock) -> None:
    fake = FakeNvml(energy=[0, 1000])
    sampler = _sampler(fake)
    with sampler.block(calls=1):
        clock.now += 9
    del fake.said["energy"]
    with sampler.block(calls=1):
        clock.now += 9
    assert sampler.telemetry() == Telemetry()


def test_a_block_that_raises_counts_for_nothing(clock: _Clock) -> None:
    sampler = _sampler(FakeNvml(energy=[0, 1000, 3000], sm_clock=1000))
    with pytest.raises(ZeroDivisionError), sampler.block(calls=1):
        raise ZeroDivisionError
    assert sampler.telemetry() == Telemetry()
    with sampler.block(calls=2):
        clock.now += 1
    assert sampler.telemetry() == Telemetry(sm_clock_mhz=1000, joules_per_call=1.0)


def test_throttle_reasons_are_words_and_gather(clock: _Clock) -> None:
    fake = FakeNvml(throttle=0x1)
    sampler = _sampler(fake)
    for bits in (0x1, 0x4, 0x4 | 0x40, 0x0):
        fake.said["throttle"] = bits
        with sampler.block(calls=1):
            clock.now += 1
    assert sampler.telemetry().throttle_reasons == ("power cap", "hardware thermal slowdown")


def test_what_nvml_can_not_say_is_none() -> None:
    sampler = _sampler(FakeNvml())
    with sampler.block(calls=1):
        pass
    assert sampler.telemetry() == Telemetry()


def test_throttle_bits_are_nvmls_own() -> None:
    pynvml = pytest.importorskip("pynvml")
    for reason, word in {
        "SwPowerCap": "power cap", "HwSlowdown": "hardware slowdown", "SyncBoost": "sync boost",
        "SwThermalSlowdown": "software thermal slowdown", "HwThermalSlowdown": "hardware thermal slowdown",
        "HwPowerBrakeSlowdown": "power brake", "ApplicationsClocksSetting": "application clocks",
        "DisplayClockSetting": "display clocks",
    }.items():  # fmt: skip
        assert nvml.THROTTLE_REASONS[getattr(pynvml, f"nvmlClocksThrottleReason{reason}")] == word


def test_a_cpu_tells_its_threads() -> None:
    sampler = telemetry_sampler("cpu")
    with sampler.block(calls=3):
        pass
    assert sampler.telemetry() == Telemetry(cpu_threads=torch.get_num_threads())


def test_a_gpu_is_found_by_its_pci_address(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeNvml(count=8, sm_clock=1200)
    install(monkeypatch, fake, "0000:0a:00.0")
    sampler = telemetry_sampler("cuda:0")
    with sampler.block(calls=1):
        pass
    assert fake.asked == ["0000:0a:00.0"]
    assert sampler.telemetry() == Telemetry(sm_clock_mhz=1200)


@pytest.mark.parametrize("fake", [None, FakeNvml(count=2, sm_clock=1)])
def test_a_gpu_that_nvml_does_not_know_is_silent(monkeypatch: pytest.MonkeyPatch, fake: FakeNvml | None) -> None:
    install(monkeypatch, fake, None)
    sampler = telemetry_sampler("cuda:0")
    with sampler.block(calls=1):
        pass
    assert sampler.telemetry() == Telemetry()
