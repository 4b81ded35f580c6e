"""Draws of a routing: the router logits that make a workload's tokens go where its routing says.

A draw starts from *preferences* [T, E]: log-popularity plus Gumbel noise, whose top K are K experts drawn
without replacement in proportion to popularity (Gumbel top-k, Kool 2019). Logits are a monotone image of a
row's preferences, made so that the model's own rule (scoring and router bias; groups, where it has them, still
cut) puts the experts in the preferences' order. Every stream is Philox, keyed by the workload's seed, the draw
and what the stream is for, and is computed in fp64 before it is rounded: the same on every platform.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.spec.router import FloatArray, IntArray, max_violation, route_ids
from moebench.spec.routing import Routing, RoutingKind
from moebench.spec.shape import Scoring
from moebench.spec.traces import load_trace
from moebench.spec.workload import Workload

Preferences = npt.NDArray[np.float64]

BIAS_SPAN = 0.125
"""Width of the router biases (sigmoid, sqrtsoftplus); for softmax it is divided by E, as its scores are."""

_SPREAD, _BIASED_SPREAD = 60.0, 8.0
_COLD = -14.0
_HOT_FLOOR = -4.0
_MAXVIO_TRIES = 8
_MAXVIO_STEPS = 60
_SIGMA_RANGE = (1e-5, 100.0)


def _stream(workload: Workload, purpose: str, draw: int | None = None) -> np.random.Generator:
    """The random stream for ``purpose``; of the workload's seed alone when ``draw`` is None."""
    key = [workload.seed, -1 if draw is None else draw, *purpose.encode()]
    return np.random.Generator(np.random.Philox(np.random.SeedSequence([k % 2**32 for k in key])))


def _gumbel(workload: Workload, draw: int) -> Preferences:
    uniform = _stream(workload, "noise", draw).random((workload.num_tokens, workload.shape.num_experts))
    return -np.log(-np.log(np.clip(uniform, 1e-12, 1 - 1e-12)))


def _normals(workload: Workload, attempt: int = 0) -> Preferences:
    """Standard normals [E], the same for every draw (Box and Muller 1958)."""
    first, second = _stream(workload, f"popularity {attempt}").random((2, workload.shape.num_experts))
    return np.asarray(np.sqrt(-2 * np.log1p(-first)) * np.cos(2 * np.pi * second))


def _placed(workload: Workload, draw: int, log_popularity: Preferences) -> Preferences:
    """``log_popularity`` [E] dealt out to experts by this draw's permutation."""
    return log_popularity[_stream(workload, "placement", draw).permutation(workload.shape.num_experts)]


def router_bias(workload: Workload) -> FloatArray:
    """The router bias [E] fp32, seeded, of both signs and mean about 0; zeros for a shape that has none.

    It is small against a popular expert's score but large enough that most rows pick other experts without it.
    """
    shape = workload.shape
    if not shape.router_bias:
        return np.zeros(shape.num_experts, dtype=np.float32)
    lift = _lift(workload)
    if shape.scoring is Scoring.SOFTMAX:
        return np.asarray(BIAS_SPAN / 2 / shape.num_experts - lift / (1 + lift.sum()), dtype=np.float32)
    return np.asarray(BIAS_SPAN / 2 - lift, dtype=np.float32)


def _lift(workload: Workload) -> Preferences:
    """What the router bias takes from every expert's choice score, and its logit gives back, [E]."""
    experts = workload.shape.num_experts
    steps = _stream(workload, "router bias").integers(0, 65, experts) / 64 * BIAS_SPAN
    return np.asarray(steps / experts if workload.shape.scoring is Scoring.SOFTMAX else steps)


def _as_logits(preferences: Preferences, workload: Workload) -> FloatArray:
    """Logits [T, E] whose choice scores under the workload's scoring and router bias order as ``preferences``.

    Rows are shifted to a maximum of 0, and all shrunk by one factor where they spread so far that fp32 scores
    would tie. With a bias b = c - lift the score asked for is the unbiased one plus ``lift``.
    """
    shape = workload.shape
    best = preferences - preferences.max(axis=-1, keepdims=True)
    best *= min(1.0, (_BIASED_SPREAD if shape.router_bias else _SPREAD) / max(float(-best.min()), 1e-9))
    if not shape.router_bias:
        return np.asarray(best, dtype=np.float32)
    lift = _lift(workload)
    if shape.scoring is Scoring.SOFTMAX:
        powers = np.exp(best)
        return np.asarray(np.log(powers / powers.sum(axis=-1, keepdims=True) + lift), dtype=np.float32)
    if shape.scoring is Scoring.SIGMOID:
        score = 1 / (1 + np.exp(-best)) + lift
        return np.asarray(np.log(score / (1 - score)), dtype=np.float32)
    score = np.sqrt(np.log1p(np.exp(best))) + lift
    return np.asarray(np.log(np.expm1(score**2)), dtype=np.float32)


def _picked(preferences: Preferences, workload: Workload) -> npt.NDArray[np.integer]:
    """The experts [T, K], in any order, that the model's rule picks for ``preferences``."""
    if workload.shape.grouped:
        return realised_ids(workload, _as_logits(preferences, workload))
    topk, experts = workload.shape.topk, workload.shape.num_experts
    if topk == experts:
        return np.broadcast_to(np.arange(experts), preferences.shape)
    return np.argpartition(-preferences, topk - 1, axis=-1)[:, :topk]


def realised_ids(workload: Workload, logits: FloatArray) -> IntArray:
    """Ids [T, K] that the workload's router, with its seeded bias, picks for ``logits`` [T, E]."""
    bias = router_bias(workload) if workload.shape.router_bias else None
    return route_ids(logits, workload.shape, bias)


def maxvio_of(ids: npt.NDArray[np.integer], num_experts: int) -> float:
    """Largest load over mean load, less 1, over all experts; ids of -1 (padding) are no load."""
    return max_violation(np.bincount(ids[ids >= 0], minlength=num_experts))


def expert_rows(ids: npt.NDArray[np.integer], workload: Workload) -> tuple[int, ...]:
    """Rows of each of this rank's experts, in order, for the ids [T, K] of the whole layer."""
    loads = np.bincount(ids[ids >= 0], minlength=workload.shape.num_experts)
    mine = workload.expert_range
    return tuple(int(n) for n in loads[mine.start : mine.stop])


def _maxvio_preferences(workload: Workload, draw: int) -> Preferences:
    """Lognormal preferences with sigma bisected until the picked experts' maxvio is the one asked for.

    Loads are whole tokens, so that with few tokens one popularity may step over the target: then others are tried.
    """
    asked, noise = workload.routing.parameter, _gumbel(workload, draw)
    within = 0.95 * max(0.02 * asked, 0.005)
    seen: list[float] = []
    for attempt in range(_MAXVIO_TRIES):
        normals = _placed(workload, draw, _normals(workload, attempt))
        low, high = (float(x) for x in np.log(_SIGMA_RANGE))
        for sigma_log in _bisection(low, high, asked, seen):
            preferences: Preferences = noise + float(np.exp(sigma_log)) * normals
            seen.append(maxvio_of(_picked(preferences, workload), workload.shape.num_experts))
            if abs(seen[-1] - asked) <= within:
                return preferences
    raise InputError(_unreachable(workload, seen))


def _bisection(low: float, high: float, asked: float, seen: list[float]) -> Iterator[float]:
    """Both ends, then midpoints towards ``asked``, as long as the values found, last of ``seen``, enclose it."""
    yield low
    if seen[-1] > asked:
        return
    yield high
    if seen[-1] < asked:
        return
    for _ in range(_MAXVIO_STEPS):
        middle = (low + high) / 2
        yield middle
        low, high = (middle, high) if seen[-1] < asked else (low, middle)
        if high - low < 1e-9:
            return


def _unreachable(workload: Workload, seen: list[float]) -> str:
    asked, floor, shape = workload.routing.parameter, min(seen), workload.shape
    ceiling = shape.num_experts / shape.topk - 1
    told = (
        f"routing maxvio:{asked:g} can't be reached with {workload.num_tokens} tokens of {shape.name}: the range is "
        f"{floor:.3g} (sampling noise of uniform routing) to {ceiling:.3g} (E/K - 1)"
    )
    if floor < asked < max(seen):
        below, above = max(s for s in seen if s < asked), min(s for s in seen if s > asked)
        told += f", in steps of whole tokens, of which {below:.3g} and {above:.3g} are the nearest found"
    return told + "; choose a value in that range or more tokens"


def _single_hot_preferences(workload: Workload, draw: int) -> Preferences:
    """K experts of at most ``topk_groups`` groups far above the rest, in another order in every row."""
    shape, random = workload.shape, _stream(workload, "placement", draw)
    groups = random.permutation(shape.num_groups)[: shape.topk_groups if shape.grouped else shape.num_groups]
    size = shape.num_experts // shape.num_groups
    allowed = (groups[:, None] * size + np.arange(size)).reshape(-1)
    hot = random.permutation(allowed)[: shape.topk]
    noise = _stream(workload, "noise", draw).random((workload.num_tokens, shape.num_experts))
    preferences = _COLD + noise
    preferences[:, hot] = noise[:, hot]
    return preferences


def _trace_window(workload: Workload, draw: int) -> tuple[IntArray, FloatArray | None, npt.NDArray[np.int64]]:
    """Ids and weights [T, K] of this draw's window, and the rows of the file they came from."""
    routing, tokens, shape = workload.routing, workload.num_tokens, workload.shape
    ids, weights = load_trace(routing.trace).select(routing.trace_layer, routing.trace_rank)
    if ids.shape[1] != shape.topk:
        raise InputError(f"trace {routing.trace} holds {ids.shape[1]} experts a token; {shape.name} picks {shape.topk}")
    if int(ids.max(initial=-1)) >= shape.num_experts:
        row = int((ids >= shape.num_experts).any(axis=1).argmax())
        raise InputError(
            f"trace {routing.trace}: row {row} has expert id {int(ids[row].max())}; {shape.name} has "
            f"{shape.num_experts} experts, ids 0 to {shape.num_experts - 1}"
        )
    rows = np.flatnonzero((ids >= 0).any(axis=1))
    if rows.size < tokens:
        raise InputError(
            f"trace {routing.trace} has {rows.size} tokens in layer {routing.trace_layer}, rank {routing.trace_rank} "
            f"({ids.shape[0] - rows.size} rows of padding skipped); {tokens} were asked for: choose fewer tokens"
        )
    window = rows[(draw * tokens + np.arange(tokens)) % rows.size]
    return ids[window], None if weights is None else weights[window], window


def _require_reachable(ids: IntArray, rows: npt.NDArray[np.int64], workload: Workload) -> None:
    """Raise InputError naming the first row of ``ids`` [T, K] that the model's router can't pick, and the rule."""
    shape, ordered = workload.shape, np.sort(ids, axis=1)
    faults = [
        ((ids < 0).any(axis=1), f"is padded in part; the router always picks {shape.topk} experts"),
        ((np.diff(ordered, axis=1) == 0).any(axis=1), "names an expert twice; the router picks distinct experts"),
    ]
    if shape.grouped:
        groups = np.sort(ids // (shape.num_experts // shape.num_groups), axis=1)
        used = 1 + (np.diff(groups, axis=1) != 0).sum(axis=1)
        faults.append(
            (used > shape.topk_groups, f"spans over {shape.topk_groups} groups, all that {shape.name}'s router keeps")
        )
    for wrong, why in faults:
        if wrong.any():
            at = int(wrong.argmax())
            raise InputError(f"trace {workload.routing.trace}: row {int(rows[at])}, experts {ids[at].tolist()}, {why}")


def _trace_preferences(workload: Workload, draw: int) -> Preferences:
    """Preferences whose best K are the recorded ids: by recorded weight where there is one, else in their order."""
    ids, weights, rows = _trace_window(workload, draw)
    _require_reachable(ids, rows, workload)
    if weights is None:
        rank = np.broadcast_to(np.arange(ids.shape[1]) / ids.shape[1], ids.shape)
        hot = rank * _HOT_FLOOR / 2
    else:
        largest = np.maximum(weights.max(axis=1, keepdims=True), np.finfo(np.float32).tiny)
        logs = np.log(np.maximum(weights / largest, np.finfo(np.float32).tiny))
        rank = np.argsort(np.argsort(-weights, axis=1, kind="stable"), axis=1)
        hot = np.where(logs >= _HOT_FLOOR, logs, _HOT_FLOOR - rank / 16)
    noise = _stream(workload, "noise", draw).random((workload.num_tokens, workload.shape.num_experts))
    preferences = _COLD + noise
    np.put_along_axis(preferences, ids.astype(np.int64), hot.astype(np.float64), axis=1)
    return preferences


def preferences_of(workload: Workload, draw: int) -> Preferences:
    """Preferences [T, E] fp64 of draw number ``draw``; raises InputError where the routing can't be drawn."""
    kind, parameter = workload.routing.kind, workload.routing.parameter
    if kind is RoutingKind.MAXVIO:
        return _maxvio_preferences(workload, draw)
    if kind is RoutingKind.SINGLE_HOT:
        return _single_hot_preferences(workload, draw)
    if kind is RoutingKind.TRACE:
        return _trace_preferences(workload, draw)
    noise = _gumbel(workload, draw)
    if kind is RoutingKind.ZIPF:
        return noise + _placed(workload, draw, -parameter * np.log(np.arange(1, workload.shape.num_experts + 1)))
    if kind is RoutingKind.LOGNORMAL:
        return noise + _placed(workload, draw, parameter * _normals(workload))
    return noise


def router_logits(workload: Workload, draw: int) -> FloatArray:
    """Router logits [T, E] fp32 of draw number ``draw`` (0 up) of the workload's routing.

    The same workload, seed and draw give the same logits everywhere. For ``maxvio`` the router's own rule meets
    the asked value within max(2 %, 0.005); for ``trace`` it picks exactly the recorded experts, by recorded weight
    where weights are recorded. Raises InputError for a maxvio out of reach, with the range, and for a trace whose
    tokens are too few or whose rows the router can't pick, with the row and the rule.
    """
    logits = _as_logits(preferences_of(workload, draw), workload)
    if workload.routing.kind is RoutingKind.TRACE:
        ids, _, rows = _trace_window(workload, draw)
        picked = np.sort(realised_ids(workload, logits), axis=1)
        if (wrong := (picked != np.sort(ids, axis=1)).any(axis=1)).any():
            at = int(wrong.argmax())
            raise InputError(
                f"trace {workload.routing.trace}: row {int(rows[at])}, experts {ids[at].tolist()}, can't be reached by "
                f"the router of {workload.shape.name}, which picks {picked[at].tolist()} instead"
            )
    return logits


def ragged_logits(workload: Workload, draw: int) -> FloatArray:
    """Logits [T, E] of lognormal:2 under which a quarter of every group's experts, as far as K allows, get no token."""
    shape = workload.shape
    skewed = replace(workload, routing=Routing(RoutingKind.LOGNORMAL, 2.0))
    preferences = preferences_of(skewed, draw)
    size, kept = shape.num_experts // shape.num_groups, shape.topk_groups if shape.grouped else shape.num_groups
    count = max(0, min(size // 4, size - -(-shape.topk // kept)))
    random = _stream(workload, "empty", draw)
    for group in range(shape.num_groups):
        preferences[:, group * size + random.permutation(size)[:count]] = preferences.min() - 1.0
    return _as_logits(preferences, skewed)
