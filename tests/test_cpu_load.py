"""A processor that other programs keep busy is told of."""

from __future__ import annotations

from types import SimpleNamespace

import psutil
import pytest

from moebench.errors import UnsupportedError
from moebench.measure import cpu_load, device_facts
from moebench.measure.cpu_load import Neighbours, neighbours_note


@pytest.mark.parametrize(
    ("percent", "cores", "told"),
    [(0.0, 8, None), (19.0, 8, None), (50.0, 2, "load 1.0 on 2 cores"), (100.0, 8, "load 8.0 on 8 cores")],
)
def test_the_load_of_others_is_told_from_a_fifth_of_the_cores(
    percent: float, cores: int, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(psutil, "cpu_percent", lambda interval: percent)
    note = neighbours_note(0.0, cores)
    assert note is None if told is None else note is not None and told in note


@pytest.mark.parametrize(
    ("busy_s", "own_s", "threads", "cores", "told"),
    [
        (8.0, 8.0, 2, 2, ""), (8.5, 8.0, 2, 2, ""), (8.0, 4.0, 2, 2, "used 1.0 of 2 cores meanwhile, and 2 were"),
        (8.0, 4.0, 1, 2, ""), (28.0, 8.0, 2, 8, ""), (32.0, 4.0, 2, 8, "used 7.0 of 8 cores"),
        (25.2, 0.0, 2, 8, ""), (25.7, 0.0, 2, 8, "used 6.4 of 8 cores"), (1.5, 0.0, 2, 2, ""), (1.7, 0.0, 2, 2, "0.4"),
    ],
)  # fmt: skip
def test_neighbours_crowd_a_program_from_a_fifth_of_the_cores_that_its_threads_need(
    busy_s: float, own_s: float, threads: int, cores: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([(10.0, 100.0, 1.0), (14.0, 100.0 + busy_s, 1.0 + own_s)])
    monkeypatch.setattr(cpu_load, "_times_s", lambda: next(times))
    crowd = Neighbours().crowd(threads, cores)
    assert told in crowd
    assert bool(told) == bool(crowd)


def test_idle_seconds_are_not_busy_ones_and_a_hypervisors_are(monkeypatch: pytest.MonkeyPatch) -> None:
    times = {"user": 5.0, "system": 2.0, "idle": 90.0, "iowait": 3.0, "steal": 1.0, "guest": 4.0, "guest_nice": 0.5}
    monkeypatch.setattr(psutil, "cpu_times", lambda: SimpleNamespace(_asdict=lambda: times))
    assert cpu_load._times_s()[1] == 8.0


def test_a_torch_that_does_not_load_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    import builtins

    real = builtins.__import__

    def broken(name: str, *rest: object) -> object:
        if name == "torch":
            raise OSError("libcudart.so.12: cannot open shared object file")
        return real(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", broken)
    for ask in (device_facts.default_device, device_facts.versions):
        with pytest.raises(UnsupportedError, match="can't be loaded: libcudart"):
            ask()
