"""All planners by name, as the command line writes them."""

from __future__ import annotations

from collections.abc import Callable

from moebench.errors import InputError
from moebench.pipeline.ep.planners.eplb import EplbPlanner
from moebench.pipeline.ep.planners.llep import LeastLoadedPlanner
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.planners.threshold import ThresholdPlanner, break_even_pairs
from moebench.registry import Registry
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware

PlannerMaker = Callable[[str, Hardware, DType], Planner]


def _whole(text: str, form: str) -> int:
    if not text.isdigit():
        raise InputError(f"planner parameter {text!r} is not a whole number; write {form}")
    return int(text)


def _plain(maker: Callable[[], Planner]) -> PlannerMaker:
    def make(parameter: str, hw: Hardware, dtype: DType) -> Planner:
        planner = maker()
        if parameter:
            raise InputError(f"planner {planner.name} takes no parameter; got {parameter!r}")
        return planner

    return make


def _threshold(parameter: str, hw: Hardware, dtype: DType) -> Planner:
    pairs = _whole(parameter, "threshold:PAIRS") if parameter else break_even_pairs(hw, dtype)
    return ThresholdPlanner(pairs)


def _eplb(parameter: str, hw: Hardware, dtype: DType) -> Planner:
    return EplbPlanner(_whole(parameter, "eplb:N"))


planners: Registry[PlannerMaker] = Registry("planner", entry_points="moebench.planners")
planners.add("moonep", lambda: _plain(MoonEPPlanner))
planners.add("owner", lambda: _plain(OwnerPlanner))
planners.add("llep", lambda: _plain(LeastLoadedPlanner))
planners.add("threshold", lambda: _threshold)
planners.add("eplb", lambda: _eplb)


def make_planner(text: str, hw: Hardware, dtype: DType) -> Planner:
    """The planner written as ``name`` or ``name:parameter``; raises UnknownNameError or InputError.

    ``threshold`` without a number takes the break-even of ``hw`` in ``dtype``.
    """
    name, _, parameter = text.strip().partition(":")
    return planners.get(name.lower())(parameter, hw, dtype)
