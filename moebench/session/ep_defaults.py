"""What a sweep over expert-parallel groups measures when it isn't told, and the small section of a first run."""

from __future__ import annotations

from dataclasses import replace

from moebench.session import defaults
from moebench.session.ep_options import EPOptions
from moebench.session.options import RunOptions
from moebench.spec.hardware import Hardware
from moebench.spec.models import load_model
from moebench.spec.routing import Routing, RoutingKind
from moebench.spec.shape import MoEShape

CPU_SHAPE = MoEShape("small-e64", 64, 8, 512, 256)
"""A layer that a CPU measures in seconds; its figures show the steps, and say nothing of a model."""

CPU_TOKENS, GPU_TOKENS = (8, 64), (128, 1024, 4096)
ROUTINGS = (Routing(RoutingKind.LOGNORMAL, 1.0), Routing())

SECTION_TOKENS, SECTION_RANKS = 32, 4
SECTION_TIME_S = 8.0
"""Seconds of a first run's time that are set aside for its section on expert parallelism."""

_SECTION_CAP_S, _SECTION_PREHEAT_S = 2.0, 0.2


def default_shapes(options: RunOptions, device: str) -> list[MoEShape]:
    """The shapes that were asked for, else a well-known model on a GPU and a small layer on a CPU."""
    if options.models:
        return [load_model(name).shape for name in dict.fromkeys(options.models)]
    return [CPU_SHAPE if defaults.is_cpu(device) else load_model(defaults.GPU_MODEL).shape]


def chosen(options: RunOptions, hw: Hardware, device: str) -> tuple[RunOptions, tuple[str, ...]]:
    """``options`` with tokens, number format and routings chosen, and a note on what was left to us."""
    tokens = options.tokens or (CPU_TOKENS if defaults.is_cpu(device) else GPU_TOKENS)
    dtypes = options.dtypes or (defaults.default_dtype(hw, device),)
    notes = []
    if not options.models:
        notes.append(f"model {default_shapes(options, device)[0].name} by default; choose with --model")
    if defaults.is_cpu(device):
        notes.append("a CPU measurement: this machine's processor, no accelerator")
    return replace(
        options, tokens=tuple(sorted(set(tokens))), dtypes=dtypes, routings=options.routings or ROUTINGS
    ), tuple(notes)


def section(options: RunOptions, hw: Hardware, device: str) -> tuple[RunOptions, EPOptions]:
    """The small section of a run that was asked for nothing: plain and balanced on virtual ranks, one skew."""
    settings = replace(options.settings, time_cap_s=_SECTION_CAP_S, preheat_s=_SECTION_PREHEAT_S, energy_s=0.0)
    asked = replace(
        options, models=(), tokens=(SECTION_TOKENS,), dtypes=(defaults.default_dtype(hw, device),),
        routings=(Routing(RoutingKind.LOGNORMAL, 1.0),), settings=settings,
    )  # fmt: skip
    return asked, EPOptions(
        ep_size=SECTION_RANKS, planners=("moonep", "owner"), capacities=(SECTION_TOKENS,), prefetch_slots=(4,),
        token_paddings=(16,),
    )  # fmt: skip


def has_section(options: RunOptions) -> bool:
    """Whether a run is a first look: nothing of what it measures was chosen."""
    return not (
        options.models or options.tokens or options.dtypes or options.backends or options.kernel_plan
        or options.tp_size > 1 or options.ep_size > 1 or options.routings != (Routing(),)
    )  # fmt: skip
