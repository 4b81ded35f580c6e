"""From a sweep's options to its points: axes one at a time around the defaults, or their whole product.

Token counts, routings and planners are always crossed: they are what the verdict is about. Capacity and slots vary
together, and token padding and SMs each alone, under the first routing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from moebench.errors import InputError
from moebench.measure.ep_request import EPCandidate, EPRequest
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_legality import ep_legal
from moebench.plan.ep_plan import EPPlan
from moebench.session import ep_estimate
from moebench.session.ep_defaults import default_shapes
from moebench.session.ep_options import POOL, EPOptions
from moebench.session.options import RunOptions
from moebench.spec.dtypes import DType
from moebench.spec.ep import power_of_two_capacity
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hardware import Hardware
from moebench.spec.routing import Routing, RoutingKind
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload

DEFAULT_EP_SIZE, DEFAULT_SLOTS, DEFAULT_PADDING, DEFAULT_SMS = 8, 4, 128, 32
DEFAULT_SLOT_AXIS = (0, 1, 2, 4, 8)
DEFAULT_PLANNERS = ("moonep", "owner")
SMALLEST_CAPACITY = 128
MOST_INTERLEAVED = 8
"""Candidates of one point at most: each more makes every block longer, and a record waits for all of them."""

SECONDS_A_CANDIDATE = 1.5

LIMITED_SET = "triton"
"""The kernel set whose limits ``ep_legal`` states."""


@dataclass(frozen=True)
class EPPlanned:
    """A sweep's points in the order of display, what was left out and what was chosen without being asked.

    ``below_tokens`` counts combinations whose capacity doesn't hold the tokens, ``too_large`` those without memory,
    ``illegal`` those whose plan the kernels can't run, by the reason.
    """

    requests: tuple[EPRequest, ...]
    below_tokens: int = 0
    too_large: int = 0
    illegal: Mapping[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @property
    def skipped_notes(self) -> tuple[str, ...]:
        """What was left out, in words: as many sentences as there are reasons."""
        return tuple(
            f"{count} combinations skipped: {why}"
            for count, why in (
                (self.below_tokens, "their capacity is below the tokens"),
                (self.too_large, "they need more memory than is free"),
                *((count, why) for why, count in self.illegal.items()),
            )
            if count
        )

    @property
    def num_points(self) -> int:
        """Records that the sweep is made of."""
        return sum(len(r.candidates) for r in self.requests)

    @property
    def seconds(self) -> float:
        """Forecast of the whole sweep."""
        return sum(ep_estimate.point_s(r) for r in self.requests)

    @property
    def memory_bytes(self) -> int:
        """Memory of the point that needs most, on one device."""
        return max(ep_estimate.needed_bytes(r) for r in self.requests)


@dataclass(frozen=True)
class Setting:
    """One value of every axis beside the input."""

    capacity: int
    pooled: bool
    slots: int
    padding: int
    sms: int
    planner: str
    kernels: str


@dataclass(frozen=True)
class _Axes:
    """The values of every axis for one token count; the first of each pair is the default."""

    capacities: tuple[tuple[int, bool], ...]
    slots: tuple[int, ...]
    paddings: tuple[int, ...]
    sms: tuple[int, ...]
    planners: tuple[str, ...]
    kernels: tuple[str, ...]
    below_tokens: int

    def base(self) -> Setting:
        """The defaults: the values that are varied one at a time."""
        capacity, pooled = next((c for c in self.capacities if c[1]), self.capacities[0])
        return Setting(
            capacity, pooled, _preferred(self.slots, DEFAULT_SLOTS), _preferred(self.paddings, DEFAULT_PADDING),
            _preferred(self.sms, DEFAULT_SMS), _named(self.planners), self.kernels[0],
        )  # fmt: skip

    def product(self) -> list[Setting]:
        """Every combination."""
        axes = product(self.capacities, self.slots, self.paddings, self.sms, self.planners, self.kernels)
        return [Setting(*capacity, *rest) for capacity, *rest in axes]  # type: ignore[arg-type]

    def crossed(self, *, alone: bool) -> list[Setting]:
        """The defaults with every planner and kernel set, and, where ``alone``, the other axes one at a time."""
        base = self.base()
        found = [replace(base, planner=p, kernels=k) for k in self.kernels for p in self.planners]
        if alone:
            found += [
                replace(base, capacity=c, pooled=pooled, slots=b)
                for (c, pooled), b in product(self.capacities, self.slots)
            ]
            found += [replace(base, padding=v) for v in self.paddings] + [replace(base, sms=v) for v in self.sms]
        return list(dict.fromkeys([base, *found]))


def _preferred(values: Sequence[int], wanted: int) -> int:
    """``wanted`` where it is among the values, else the largest."""
    return wanted if wanted in values else max(values)


def _named(planners: Sequence[str]) -> str:
    return DEFAULT_PLANNERS[0] if DEFAULT_PLANNERS[0] in planners else planners[0]


def _slot_axis(ep: EPOptions, shape: MoEShape, ep_size: int) -> tuple[int, ...]:
    own = max(1, shape.num_experts // ep_size)
    if ep.layout.value == "compact":
        return (own,)
    if ep.prefetch_slots:
        return ep.prefetch_slots
    few = min(DEFAULT_SLOTS, own)
    # All-to-alls can't read a weight of an expert without a slot: sweeping slots would only collect refusals.
    return (few,) if ep.ranks == "collective" else tuple(sorted({b for b in DEFAULT_SLOT_AXIS if b <= own} | {few}))


def _axes(ep: EPOptions, shape: MoEShape, ep_size: int, tokens: int, most_tokens: int) -> _Axes:
    asked = ep.capacities or (POOL,)
    fitting: list[tuple[int, bool]] = []
    below = 0
    for value in asked:
        if isinstance(value, str):
            fitting.append((power_of_two_capacity(tokens, max(most_tokens, SMALLEST_CAPACITY)), True))
        elif value >= tokens:
            fitting.append((value, False))
        else:
            below += 1
    slots, paddings, sms = _slot_axis(ep, shape, ep_size), ep.token_paddings or (DEFAULT_PADDING,), ep.num_sms
    planners = ep.planners or DEFAULT_PLANNERS
    skipped = below * len(slots)
    if ep.full_grid:
        skipped *= len(paddings) * max(1, len(sms)) * len(planners) * max(1, len(ep.kernels))
    pooled = {c for c, p in fitting if p}
    capacities = tuple((c, p) for c, p in fitting if p or c not in pooled)
    return _Axes(capacities, slots, paddings, sms or (DEFAULT_SMS,), planners, ep.kernels or ("torch",), skipped)


def _plan(ep: EPOptions, setting: Setting, workload: EPWorkload, hw: Hardware) -> EPPlan:
    """The plan of a file, else the hardware's default for ``workload``, with the setting's kernel set and SMs."""
    base = replace(ep.plan or default_ep_plan(workload, hw), kernels=setting.kernels)
    if not ep.num_sms:
        return base
    stages = {n: replace(getattr(base, n), num_sms=setting.sms) for n in ("dispatch", "prefetch", "combine")}
    return replace(base, **stages)


def _unable(candidate: EPCandidate, hw: Hardware) -> str:
    """Why the kernels can't run ``candidate`` by its plan, in one line; empty when they can."""
    if candidate.plan.kernels != LIMITED_SET:
        return ""
    return "; ".join(v.message for v in ep_legal(candidate.plan, candidate.workload, hw))


@dataclass(frozen=True)
class _Scene:
    """One input of all candidates that are compared on it."""

    shape: MoEShape
    dtype: DType
    routing: Routing
    tokens: int
    first_routing: bool


class _Planner:
    """Turns scenes into requests."""

    def __init__(self, options: RunOptions, ep: EPOptions, hw: Hardware, device: str, free_bytes: int | None) -> None:
        self._options, self._ep, self._hw, self._device, self._free = options, ep, hw, device, free_bytes
        self.ep_size = DEFAULT_EP_SIZE if ep.ep_size is None else ep.ep_size
        self._pool = tuple(
            sorted({power_of_two_capacity(t, max(*options.tokens, SMALLEST_CAPACITY)) for t in options.tokens})
        )
        self.below_tokens = self.too_large = 0
        self.illegal: dict[str, int] = {}

    def scenes(self) -> Iterator[_Scene]:
        options = self._options
        shapes = default_shapes(options, self._device)
        routings = list(dict.fromkeys(options.routings))
        for shape, dtype, routing, tokens in product(shapes, options.dtypes, routings, options.tokens):
            yield _Scene(shape, dtype, routing, tokens, routing == routings[0])

    def candidate(self, scene: _Scene, setting: Setting) -> EPCandidate:
        ep, options = self._ep, self._options
        work = EPWorkload(
            scene.shape, self.ep_size, (scene.tokens,) * self.ep_size, setting.capacity, setting.slots,
            setting.padding, ep.layout, scene.dtype, scene.routing, ep.placement, ep.pad_rows, setting.planner,
            options.layout, options.seed,
        )  # fmt: skip
        return EPCandidate(
            work,
            _plan(ep, setting, work, self._hw),
            self._pool if setting.pooled else (),
            "default" if ep.plan is None else "file",
        )

    def requests(self, scene: _Scene) -> Iterator[EPRequest]:
        axes = _axes(self._ep, scene.shape, self.ep_size, scene.tokens, max(self._options.tokens))
        varied = scene.first_routing or self._ep.full_grid
        self.below_tokens += axes.below_tokens if varied else 0
        if not axes.capacities:
            return
        settings = axes.product() if self._ep.full_grid else axes.crossed(alone=varied)
        by_capacity: dict[int, list[Setting]] = {}
        for setting in settings:
            by_capacity.setdefault(setting.capacity, []).append(setting)
        for together in by_capacity.values():
            yield from self.fitting(self.legal([self.candidate(scene, s) for s in together]))

    def legal(self, candidates: Sequence[EPCandidate]) -> list[EPCandidate]:
        """Those that the kernels can run; the others are counted by their reason."""
        able = []
        for candidate in candidates:
            if why := _unable(candidate, self._hw):
                self.illegal[why] = self.illegal.get(why, 0) + 1
            else:
                able.append(candidate)
        return able

    def request(self, candidates: Sequence[EPCandidate]) -> EPRequest:
        cap_s = max(self._options.settings.time_cap_s, SECONDS_A_CANDIDATE * len(candidates))
        settings = replace(self._options.settings, time_cap_s=cap_s, seed=self._options.seed)
        return EPRequest(self._ep.ranks, tuple(candidates), self._hw, self._device, settings)

    def fitting(self, candidates: Sequence[EPCandidate]) -> Iterator[EPRequest]:
        """Candidates in as few requests as their number and the memory allow; those that fit nowhere are counted."""
        held: list[EPCandidate] = []
        for candidate in candidates:
            if not self.fits([candidate]):
                self.too_large += 1
                continue
            if held and (len(held) == MOST_INTERLEAVED or not self.fits([*held, candidate])):
                yield self.request(held)
                held = []
            held.append(candidate)
        if held:
            yield self.request(held)

    def fits(self, candidates: Sequence[EPCandidate]) -> bool:
        return self._free is None or ep_estimate.needed_bytes(self.request(candidates)) <= self._free


def plan_ep(options: RunOptions, ep: EPOptions, hw: Hardware, device: str, free_memory_bytes: int | None) -> EPPlanned:
    """The points that ``options`` (models, tokens, dtypes and routings chosen) and ``ep`` ask for.

    Raises InputError for sizes that don't fit together, a routing that can't be drawn, and where nothing is left.
    """
    planner = _Planner(options, ep, hw, device, free_memory_bytes)
    scenes = list(planner.scenes())
    _require_drawable(scenes, planner.ep_size)
    found = [request for scene in scenes for request in planner.requests(scene)]
    planned = EPPlanned(tuple(found), planner.below_tokens, planner.too_large, planner.illegal)
    if not found:
        raise InputError(_empty(planned, ep, options))
    return planned


def _require_drawable(scenes: Sequence[_Scene], ep_size: int) -> None:
    """Draw once what may be impossible to draw: recorded routings at most tokens, asked skews at fewest."""
    for routing in dict.fromkeys(s.routing for s in scenes):
        if routing.kind not in (RoutingKind.TRACE, RoutingKind.MAXVIO):
            continue
        from moebench.spec.draws import router_logits
        from moebench.spec.traces import load_trace

        asking = sorted((s for s in scenes if s.routing == routing), key=lambda s: s.tokens)
        traced = routing.kind is RoutingKind.TRACE
        scene = asking[-1] if traced else asking[0]
        ranks = 1 if traced and not routing.trace_rank and load_trace(routing.trace).num_ranks == ep_size else ep_size
        router_logits(Workload(scene.shape, scene.tokens * ranks, scene.dtype, routing), 0)


def _empty(planned: EPPlanned, ep: EPOptions, options: RunOptions) -> str:
    if planned.illegal and not planned.too_large:
        where = "the --ep-plan" if ep.plan is not None else "--backend torch, or other sizes"
        return f"nothing is left to measure: {'; '.join(planned.skipped_notes)}; change {where}"
    if planned.too_large:
        return (
            f"nothing is left to measure: {'; '.join(planned.skipped_notes)}; choose fewer --tokens, a smaller --model "
            "or fewer ranks with --ep-size"
        )
    return (
        f"nothing is left to measure: no --capacity of {', '.join(map(str, ep.capacities))} holds one of the tokens "
        f"{', '.join(map(str, options.tokens))}; give a larger capacity, or pool"
    )
