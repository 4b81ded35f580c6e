"""What a race means: the plan that stays, and how sure that is.

Plans are compared by the ratio of their blocks to the default's, block by block in one race, with its 95 % interval.
A plan that can't be told from the default leaves the default in place; among plans that can't be told from the best
of them the simplest stays.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from moebench.measure.deciding import TIE_SHARE
from moebench.measure.stats import MIN_BLOCKS, interval, paired_ratio
from moebench.plan.plan import LayerPlan
from moebench.tables.rows import Estimate, Ratio
from moebench.tune.bench import Heat
from moebench.tune.planning import changed_params


@dataclass(frozen=True)
class Verdict:
    """The outcome at one token count: the plan that stays, held against the default in one race on ``routings[0]``.

    ``tie``: something was raced, and nothing beat the default on every routing that it was raced on. ``routings`` are
    those that the plan won on (those of the race where the default stays). ``runner_up`` is the fastest plan that did
    not win.
    """

    num_tokens: int
    plan: LayerPlan
    time: Estimate
    default_time: Estimate
    ratio: Ratio
    tie: bool
    routings: tuple[str, ...]
    gate_routings: tuple[str, ...]
    deterministic: bool
    runner_up: tuple[LayerPlan, Estimate] | None = None

    @property
    def speedup(self) -> float:
        """The default's time over this plan's."""
        return 1 / self.ratio.value


def _estimate(blocks_us: Sequence[float]) -> Estimate:
    if len(blocks_us) < MIN_BLOCKS:
        return Estimate(median(blocks_us), min(blocks_us), max(blocks_us), len(blocks_us))
    found = interval(blocks_us)
    return Estimate(found.median, max(found.low, found.median * 1e-3), found.high, len(blocks_us))


def _predicted(us: float, share: float) -> Estimate:
    """A predicted time between the ends that the model's error gives, as ``Model.layer_us`` does."""
    return Estimate(us, us / (1 + share), us * (1 + share), 0)


def _ratio(blocks_us: Sequence[float], base_us: Sequence[float]) -> Ratio:
    """Of too few blocks for an interval, the interval is wide enough to tell nothing."""
    count = min(len(blocks_us), len(base_us))
    pairs = [a / b for a, b in zip(blocks_us[:count], base_us[:count], strict=True)]
    if count < MIN_BLOCKS:
        value = median(pairs)
        return Ratio(value, min(value, 1.0) / 2, max(value, 1.0) * 2)
    found = paired_ratio(blocks_us[:count], base_us[:count])
    return Ratio(found.median, max(found.low, found.median * 1e-3), found.high)


@dataclass(frozen=True)
class _Entry:
    plan: LayerPlan
    blocks_us: tuple[float, ...]
    ratio: Ratio
    deterministic: bool
    changed: int
    is_start: bool


_Pair = tuple[_Entry, _Entry]
"""One plan in the races on two routings."""


class HeatView:
    """A heat as verdicts need it: its plans with times, each with its ratio to the default's.

    ``starts`` are the plans of earlier tables, in place of which nothing comes that loses to one of them, or gains no
    more than what is tied.
    """

    def __init__(self, heat: Heat, least_gain: float = TIE_SHARE, starts: Sequence[LayerPlan] = ()) -> None:
        self.heat, self.least_gain = heat, max(least_gain, TIE_SHARE)
        self.predicted = not heat.gate_routings and len(heat.blocks_us[0]) == 1
        self.default_us = heat.blocks_us[0]
        same = heat.deterministic or (True,) * len(heat.plans)
        self.entries = [
            _Entry(
                plan, blocks, self.ratio(blocks, self.default_us), known, changed_params(plan, heat.plans[0]),
                plan in starts,
            )
            for plan, blocks, known in zip(heat.plans[1:], heat.blocks_us[1:], same[1:], strict=True)
            if blocks and self.default_us
        ]  # fmt: skip
        self.default_deterministic = same[0]
        self.starts = [e for e in self.entries if e.is_start]

    def ratio(self, blocks_us: Sequence[float], base_us: Sequence[float]) -> Ratio:
        """Ratio of two plans' blocks; of predicted times the value alone decides, and both ends are the value."""
        if self.predicted:
            value = blocks_us[0] / base_us[0]
            return Ratio(value, value, value)
        return _ratio(blocks_us, base_us)

    def estimate(self, blocks_us: Sequence[float]) -> Estimate:
        """Time of a plan's blocks."""
        return _predicted(blocks_us[0], self.heat.time_share) if self.predicted else _estimate(blocks_us)

    def stated(self, ratio: Ratio) -> Ratio:
        """``ratio`` as a row states it: of predicted times between the ends that the model's error gives."""
        if not self.predicted:
            return ratio
        wide = 1 + self.heat.ratio_share
        return Ratio(ratio.value, ratio.value / wide, ratio.value * wide)

    def beats(self, ratio: Ratio) -> bool:
        """Whether a ratio to the default tells a plan from it, and is worth it."""
        return self.stated(ratio).high < 1 and ratio.value <= 1 - self.least_gain

    def _ahead(self, entry: _Entry) -> bool:
        return self.beats(entry.ratio) or (entry.is_start and self.stated(entry.ratio).high < 1)

    @property
    def ahead(self) -> list[_Entry]:
        """Plans that beat the default, the fastest first; of a start it is enough to be told to be faster."""
        return sorted((e for e in self.entries if self._ahead(e)), key=lambda e: e.ratio.value)

    @property
    def winners(self) -> list[_Entry]:
        """Of ``ahead`` the starts and what loses to none of them.

        Those tied with the best of them come first: starts before others, and the simplest before others.
        """
        ahead = [e for e in self.ahead if not self.loses_to_start(e)]
        if not ahead:
            return []
        tied = [e for e in ahead if self._tied(e, ahead[0])]
        tied.sort(key=lambda e: (not e.is_start, e.changed, e.ratio.value))
        return tied + [e for e in ahead if e not in tied]

    def _tied(self, entry: _Entry, best: _Entry) -> bool:
        found = self.ratio(entry.blocks_us, best.blocks_us)
        return entry is best or found.low <= 1 or found.value <= 1 + TIE_SHARE

    def loses_to_start(self, entry: _Entry) -> bool:
        """Whether ``entry`` is none of the starts, and slower than one by more than half of what is tied.

        Whether the race can tell them apart is not asked: as the default does, what is in use stays.
        """
        if entry.is_start:
            return False
        slower = 1 + self.least_gain / 2
        return any(self.ratio(entry.blocks_us, start.blocks_us).value > slower for start in self.starts)

    def of(self, plan: LayerPlan) -> _Entry | None:
        """The entry of ``plan``, None where it has no times here."""
        return next((e for e in self.entries if e.plan == plan), None)


def contenders(
    heat: Heat, least_gain: float = TIE_SHARE, starts: Sequence[LayerPlan] = (), most: int = 4
) -> tuple[LayerPlan, ...]:
    """The plans of ``heat`` that are worth another routing: those that may win, the likeliest first, then the starts.

    None where nothing can win.
    """
    view = HeatView(heat, least_gain, starts)
    ahead = [e.plan for e in view.winners[:most]]
    return tuple(dict.fromkeys((*ahead, *(e.plan for e in view.starts)))) if ahead else ()


def judge(
    first: Heat, second: Heat | None = None, least_gain: float = TIE_SHARE, starts: Sequence[LayerPlan] = ()
) -> Verdict | None:
    """The verdict of a race, and of ``second`` on another routing where there is one; None: the default has no time.

    A plan can win that beats the default in ``first``, does not lose to it in ``second``, and loses in neither to one
    of ``starts``, the plans of earlier tables, which do not bind each other. Where no plan does all that and a start
    beat the default in ``first``, what loses to no start comes first, even if it loses to the default in ``second``:
    whoever names an earlier table runs it today, not the default. Of what is left the one that is fastest by the
    geometric mean of its ratios in both wins, a start that is tied with it, or the simplest that can't be told from
    either; ``routings`` names those on which it beat the default.
    ``least_gain`` is the share that a plan must gain: more than ``TIE_SHARE`` where times are predicted with a larger
    error.
    """
    if not first.blocks_us[0]:
        return None
    view = HeatView(first, least_gain, starts)
    names = [str(first.workload.routing)]
    if second is None or not second.blocks_us[0]:
        return _verdict(view, next(iter(view.winners), None), tuple(names))
    other = HeatView(second, least_gain, starts)
    names.append(str(second.workload.routing))
    pairs = [(e, there) for e in view.ahead if (there := other.of(e.plan)) is not None]
    safe = [(e, there) for e, there in pairs if there.ratio.low <= 1]
    bound = [(e, there) for e, there in pairs if not (view.loses_to_start(e) or other.loses_to_start(there))]
    started = any(here.is_start for here, _ in pairs)
    held = [pair for pair in safe if pair in bound] or (bound if started else []) or safe
    if not held:
        return _verdict(view, None, tuple(names))
    tied = _close(held, TIE_SHARE)
    close = _close([pair for pair in tied if pair[0].is_start] or tied, TIE_SHARE / 2)
    winner, there = min(close, key=lambda pair: pair[0].changed)
    return _verdict(view, winner, (names[0], *([names[1]] if other.beats(there.ratio) else [])))


def _close(pairs: Sequence[_Pair], share: float) -> list[_Pair]:
    """Those of ``pairs`` whose geometric mean over both races is within ``share`` of the least."""
    means = [math.sqrt(here.ratio.value * there.ratio.value) for here, there in pairs]
    return [pair for pair, mean in zip(pairs, means, strict=True) if mean <= min(means) * (1 + share)]


def _verdict(view: HeatView, winner: _Entry | None, routings: tuple[str, ...]) -> Verdict:
    heat, default_us = view.heat, view.default_us
    default_time = view.estimate(default_us)
    rest: list[tuple[LayerPlan, tuple[float, ...]]] = [(e.plan, e.blocks_us) for e in view.entries if e is not winner]
    rest += [(heat.plans[0], default_us)] if winner is not None else []
    second = min(rest, key=lambda r: median(r[1]), default=None)
    runner_up = None if second is None else (second[0], view.estimate(second[1]))
    if winner is None:
        return Verdict(
            heat.workload.num_tokens, heat.plans[0], default_time, default_time, Ratio(), bool(view.entries), routings,
            heat.gate_routings, view.default_deterministic, runner_up,
        )  # fmt: skip
    return Verdict(
        heat.workload.num_tokens, winner.plan, view.estimate(winner.blocks_us), default_time,
        view.stated(winner.ratio), False, routings, heat.gate_routings, winner.deterministic, runner_up,
    )  # fmt: skip
