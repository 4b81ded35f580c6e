"""Every registered sampler holds the conformance suite; a third party's is picked up from its entry point."""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata

import pytest

from moebench.errors import InputError, UnknownNameError
from moebench.registry import Registry
from moebench.testing.samplers import CHECKS, Asking, toy_space
from moebench.tune.samplers import SamplerFactory, samplers
from moebench.tune.samplers.random import SAMPLER as RANDOM

optuna = pytest.importorskip("optuna")


@pytest.mark.parametrize("name", samplers.names())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(name: str, check: Callable[[SamplerFactory], None]) -> None:
    check(samplers.get(name))


def test_built_in_samplers_are_registered() -> None:
    assert {"exhaustive", "pool", "random", "tpe"} <= set(samplers.names())
    with pytest.raises(UnknownNameError, match="pool"):
        samplers.get("pol")


def test_entry_point_adds_a_sampler(monkeypatch: pytest.MonkeyPatch) -> None:
    point = metadata.EntryPoint("mine", "moebench.tune.samplers.random:_Factory", "moebench.samplers")
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point] if group == "moebench.samplers" else [])
    registry: Registry[SamplerFactory] = Registry("sampler", entry_points="moebench.samplers")
    assert registry.names() == ["mine"]
    assert isinstance(registry.get("mine"), SamplerFactory)


def test_an_axis_of_its_own_is_refused() -> None:
    asking = Asking(RANDOM, toy_space())
    trial, _ = asking.ask()
    with pytest.raises(InputError, match="no axis"):
        trial.suggest_int("block_x", 1, 2)


def test_seeds_differ() -> None:
    space = toy_space("combine")
    assert Asking(RANDOM, space, seed=1).run(most=10) != Asking(RANDOM, space, seed=2).run(most=10)


def test_tpe_learns_which_values_are_fast() -> None:
    """After its start TPE's plans are faster than random ones on average."""
    space = toy_space("route_index")
    tpe, chance = (Asking(samplers.get(name), space, cell=1) for name in ("tpe", "random"))
    mean = {}
    for name, asking in (("tpe", tpe), ("random", chance)):
        asked = asking.run(most=40)[15:]
        mean[name] = sum(asking.book.times[p, 1] for p in asked) / len(asked)
    assert mean["tpe"] < 0.9 * mean["random"]
