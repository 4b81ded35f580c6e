"""The finalists of a race: whole layers composed of each kernel's best plans, the default first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush

from moebench.plan.plan import KernelPlan, LayerPlan

LEAST_GAIN = 0.005
"""Share of its time that a kernel must gain on its default before the default's parameters are given up for it."""

CLOSE_SHARE = 0.03
"""A kernel's plan enters a race while it is slower than the kernel's best by less than this share."""

ALTERNATIVES = 3
"""Plans of one kernel that enter a race at most."""

HEAVY = 2
"""How many kernels, the slowest ones, are varied one by one."""


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
        """Plans for the race, the favourite first: close to the best, the default itself where nothing gains on it.

        Those that differ from the others in one parameter alone come last: near twins tell a race little.
        """
        if not self.best:
            return (Contender(self.default, 0.0),)
        limit_us = self.best[0].us * (1 + CLOSE_SHARE)
        close = [c for c in self.best if c.us <= limit_us]
        found = [close[0]]
        if self.default_us is not None and self.default_us * (1 - LEAST_GAIN) <= close[0].us:
            found = [Contender(self.default, self.default_us)]
        for twins in (False, True):
            for c in close:
                fewest = min(_differences(c.plan, f.plan) for f in found)
                if fewest > 1 or (twins and fewest == 1):
                    found.append(c)
        return tuple(found[:ALTERNATIVES])


def _differences(plan: KernelPlan, other: KernelPlan) -> int:
    return sum(other.params.get(name) != value for name, value in plan.params.items())


def _with(layer: LayerPlan, chosen: Mapping[str, KernelPlan]) -> LayerPlan:
    return replace(layer, kernels=tuple(chosen.get(k.kernel, k) for k in layer.kernels))


def finalists(default: LayerPlan, standings: Mapping[str, Standings], most: int) -> tuple[LayerPlan, ...]:
    """``default`` and at most ``most`` composed layers.

    Kernels that work on the same rows are raced together, since a kernel's best plan need not be the layer's, and a
    plan that wins on one routing may lose on another one. So the layer with every kernel's favourite comes first; then
    those with the default, and with another good plan, for one of the slowest kernels; then the one with favourites
    for the others alone; then whatever gives up least by the sum of the kernels' times.
    """
    choices = {name: s.alternatives() for name, s in standings.items()}
    heavy = sorted(standings, key=lambda name: -(standings[name].default_us or 0.0))[:HEAVY]
    favourites = _with(default, {name: found[0].plan for name, found in choices.items()})
    own = {name: default.kernel(name) for name in heavy}
    layers = [favourites]
    layers += [_with(favourites, {name: own[name]}) for name in heavy]
    layers += [_with(favourites, {name: choices[name][1].plan}) for name in heavy if len(choices[name]) > 1]
    layers.append(_with(favourites, own))
    found = dict.fromkeys([default, *layers])
    for layer in _by_sum(default, choices):
        found.setdefault(layer)
    return tuple(found)[: most + 1]


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
