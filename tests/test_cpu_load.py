"""A processor that other programs keep busy is told of."""

from __future__ import annotations

import psutil
import pytest

from moebench.errors import UnsupportedError
from moebench.measure import device_facts
from moebench.measure.cpu_load import neighbours_note


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
