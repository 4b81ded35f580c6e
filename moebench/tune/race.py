"""The finalists of a race: whole layers composed of each kernel's best plans, the default first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush

from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.routing import Routing, RoutingKind

SKEWED = Routing(RoutingKind.ZIPF, 1.2)
"""The second routing that a winner is held against."""

LEAST_GAIN = 0.005
"""Share of its time that a kernel must gain on its default before the default's parameters are given up for it."""

CLOSE_SHARE = 0.03
"""A kernel's plan enters a race while it is slower than the kernel's best by less than this share."""

ALTERNATIVES = 3
"""Plans of one kernel that enter a race at most."""


@dataclass(frozen=True)
class Contender:
    """One kernel's plan with its screened time in microseconds."""

    plan: KernelPlan
    us: float


@dataclass(frozen=True)
class Standings:
    """What the screening of one kernel on one workload found: its default's time (None: it failed), the best first."""

    default: KernelPlan
    default_us: float | None
    best: tuple[Contender, ...]

    def alternatives(self) -> tuple[Contender, ...]:
        """Plans for the race, the favourite first: close to the best, the default itself where nothing gains on it."""
        if not self.best:
            return (Contender(self.default, 0.0),)
        limit_us = self.best[0].us * (1 + CLOSE_SHARE)
        found = [c for c in self.best if c.us <= limit_us][:ALTERNATIVES]
        if self.default_us is not None and self.default_us * (1 - LEAST_GAIN) <= found[0].us:
            stays = Contender(self.default, self.default_us)
            found = [stays, *(c for c in found if c.plan != self.default)]
        return tuple(found)


def _with(layer: LayerPlan, chosen: Mapping[str, KernelPlan]) -> LayerPlan:
    return replace(layer, kernels=tuple(chosen.get(k.kernel, k) for k in layer.kernels))


def finalists(default: LayerPlan, standings: Mapping[str, Standings], most: int) -> tuple[LayerPlan, ...]:
    """``default`` and at most ``most`` composed layers, best predicted sum of kernel times first.

    Kernels that work on the same rows are raced together, since a kernel's best plan need not be the layer's: the
    layer with every kernel's favourite comes first, then those that give up least by another plan of a kernel, then
    the layer with only the slowest kernel's favourite, which is simpler.
    """
    choices = {name: s.alternatives() for name, s in standings.items()}
    found = [default]
    for layer in _by_sum(default, choices):
        if len(found) > most:
            break
        if layer not in found:
            found.append(layer)
    simplest = _simplest(default, standings, choices)
    if simplest is not None and simplest not in found:
        found = [*found[:most], simplest] if len(found) > most else [*found, simplest]
    return tuple(found)


def _by_sum(default: LayerPlan, choices: Mapping[str, Sequence[Contender]]) -> Sequence[LayerPlan]:
    """Composed layers by rising sum of their kernels' times: every combination that can matter, lazily enough."""
    names = list(choices)
    start = (0,) * len(names)
    heap: list[tuple[float, tuple[int, ...]]] = [(0.0, start)]
    seen, layers = {start}, list[LayerPlan]()
    while heap and len(layers) < 4 * ALTERNATIVES**2:
        _, ranks = heappop(heap)
        layers.append(_with(default, {n: choices[n][r].plan for n, r in zip(names, ranks, strict=True)}))
        for i, name in enumerate(names):
            following = (*ranks[:i], ranks[i] + 1, *ranks[i + 1 :])
            if following[i] < len(choices[name]) and following not in seen:
                seen.add(following)
                pairs = zip(names, following, strict=True)
                heappush(heap, (sum(choices[n][r].us - choices[n][0].us for n, r in pairs), following))
    return layers


def _simplest(
    default: LayerPlan, standings: Mapping[str, Standings], choices: Mapping[str, Sequence[Contender]]
) -> LayerPlan | None:
    """The default layer with the favourite of the kernel that takes longest; None where that is its default."""
    timed = {name: s.default_us for name, s in standings.items() if s.default_us is not None}
    if not timed:
        return None
    slowest = max(timed, key=lambda name: timed[name] or 0.0)
    layer = _with(default, {slowest: choices[slowest][0].plan})
    return None if layer == default else layer
