"""Which draws and weight copies the calls of a measurement use, so that caches are in a known state.

Under the ``layer`` policy call i runs routing draw ``i mod D`` on weight copy ``i mod C``. C is the least number
of copies for which at least twice the cache passes between two uses of a weight line: the *reuse distance*, the
distinct weight bytes touched in between (Mattson 1970), found by simulating which experts the calls really hit.
Activations are not counted, which can only understate the distance. A kernel is taken to walk the experts it hits
in ascending order, w13 before w2 before the shared experts' weights.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from moebench.measure.request import L2Policy
from moebench.spec.shape import MoEShape
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

REUSE_FACTOR = 2
"""Caches' worth of weights that must pass before a weight line is used again."""

DEFAULT_CACHE_BYTES = 32 * 2**20
"""Last-level cache assumed where neither the descriptor nor the system knows it."""

MAX_PERIOD = 64
"""Most calls of one turn through all draws and copies."""

_IntArray = npt.NDArray[np.int64]


@dataclass(frozen=True)
class WeightBytes:
    """Bytes of one expert's w13 and w2, and of the shared experts' weights, on this rank."""

    w13: int
    w2: int
    shared: int

    @classmethod
    def of(cls, workload: Workload) -> WeightBytes:
        """The sizes of ``workload``; biases are left out."""
        shape: MoEShape = workload.shape
        per_column = shape.hidden_size * workload.dtype.itemsize_bytes
        return cls(
            w13=shape.up_factor * workload.local_intermediate_size * per_column,
            w2=workload.local_intermediate_size * per_column,
            shared=(shape.up_factor + 1) * workload.local_shared_intermediate_size * per_column,
        )


@dataclass(frozen=True)
class Rotation:
    """What the calls rotate through.

    ``draws`` and ``copies`` are the numbers of routings and weight copies; ``policy`` is what the point may call
    itself; ``reuse_bytes`` the least reuse distance of any prefix that reads weights (None: none does);
    ``needed_bytes`` what it had to be; ``warning`` says why a point that asked for ``layer`` is ``warm``.
    """

    draws: int
    copies: int
    policy: L2Policy
    reuse_bytes: int | None
    needed_bytes: int
    warning: str = ""

    @property
    def period(self) -> int:
        """Calls after which the pairs of draw and copy repeat."""
        return math.lcm(self.draws, self.copies)

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The (draw, copy) of each call of one period."""
        return tuple((i % self.draws, i % self.copies) for i in range(self.period))


def reuse_distance(calls: Iterable[Iterable[tuple[int, int]]]) -> int | None:
    """Least number of distinct bytes touched between two uses of a line, over a cyclic sequence of calls.

    Args:
        calls: per call the (line id, bytes) it touches, in order.

    Returns:
        Bytes, the line itself left out; None when nothing is touched. A line used once in the cycle is used
        again in the next turn.
    """
    turn = [access for call in calls for access in call]
    if not turn:
        return None
    names, places = np.unique([line for line, _ in turn], return_inverse=True)
    sizes = np.zeros(len(names), dtype=np.int64)
    sizes[places] = [size for _, size in turn]
    last_use = np.full(len(names), -1, dtype=np.int64)
    least = int(sizes.sum())
    for time, line in enumerate(np.concatenate((places, places))):
        if time >= len(turn):
            since = last_use[line]
            least = min(least, int(sizes[last_use > since].sum()))
        last_use[line] = time
    return least


Reads = tuple[bool, bool, bool]
"""Whether w13, w2 and the shared experts' weights are read."""


def _weight_prefixes(groups: Sequence[frozenset[Step]]) -> list[Reads]:
    """What each timed piece of work reads: (w13, w2, shared), without repeats and without those that read none."""
    found = {(Step.GEMM1 in g, Step.GEMM2 in g, Step.SHARED in g) for g in groups}
    return sorted(f for f in found if any(f))


def _accesses(rows: Sequence[int], copy: int, sizes: WeightBytes, reads: Reads) -> list[tuple[int, int]]:
    hit, stride = [e for e, r in enumerate(rows) if r > 0], 2 * len(rows) + 1
    w13, w2, shared = reads
    base = copy * stride
    return [
        *((base + e, sizes.w13) for e in hit if w13),
        *((base + len(rows) + e, sizes.w2) for e in hit if w2),
        *(((base + stride - 1, sizes.shared),) if shared and sizes.shared else ()),
    ]


def least_reuse(
    pairs: Sequence[tuple[int, int]],
    rows_of_draw: Sequence[Sequence[int]],
    sizes: WeightBytes,
    groups: Sequence[frozenset[Step]],
    repeats: int = 1,
) -> int | None:
    """Least reuse distance in bytes over all timed pieces of work.

    Args:
        pairs: the (draw, copy) of each call of a period.
        rows_of_draw: [D][E_l], rows of this rank's experts in each draw.
        groups: the steps that each timed piece of work covers (a prefix, the layer, one operation).
        repeats: times that each call is run in a row, by different pieces of work.
    """
    found = []
    for reads in _weight_prefixes(groups):
        calls = [_accesses(rows_of_draw[d], c, sizes, reads) for d, c in pairs for _ in range(repeats)]
        if (distance := reuse_distance(calls)) is not None:
            found.append(distance)
    return min(found, default=None)


def _aligned(copies: int, draws: int, most: int) -> int:
    """``copies``, up where ``most`` allows it, as a divisor or multiple of ``draws``, so that periods are short."""
    allowed = [c for c in range(1, most + 1) if draws % c == 0 or c % draws == 0]
    return next((c for c in allowed if c >= copies), allowed[-1])


def _copies_to_try(most: int, draws: int, bytes_a_call: float, needed: int) -> list[int]:
    """Numbers of copies, ascending: one, two, as many as suffice by the mean call, and one turn of draws more."""
    enough = 1 + math.ceil(needed / bytes_a_call) if bytes_a_call else 1
    return sorted({_aligned(c, draws, most) for c in (1, 2, enough, enough + draws)})


def _bytes_a_call(
    rows_of_draw: Sequence[Sequence[int]], sizes: WeightBytes, groups: Sequence[frozenset[Step]]
) -> float:
    """Weight bytes that a call touches, mean over draws, of the piece of work that touches least."""
    means = [
        sum(size for rows in rows_of_draw for _, size in _accesses(rows, 0, sizes, reads)) / len(rows_of_draw)
        for reads in _weight_prefixes(groups)
    ]
    return min((m for m in means if m), default=0.0)


def choose_rotation(
    workload: Workload,
    rows_of_draw: Sequence[Sequence[int]],
    groups: Sequence[frozenset[Step]],
    *,
    asked: L2Policy,
    cache_bytes: int,
    memory_bytes: int,
    draws: int,
    repeats: int = 1,
) -> Rotation:
    """The least rotation that meets ``asked``.

    Args:
        rows_of_draw: [D][E_l], rows of this rank's experts in each draw.
        groups: the steps that each timed piece of work covers.
        cache_bytes: last-level cache.
        memory_bytes: memory that copies of the weights beyond the first may take.
        draws: routings to rotate through.
        repeats: as in ``least_reuse``.
    """
    needed = REUSE_FACTOR * cache_bytes
    if asked is L2Policy.WARM:
        return Rotation(1, 1, L2Policy.WARM, None, needed)
    if asked is L2Policy.COLD:
        return Rotation(draws, 1, L2Policy.COLD, None, needed)
    sizes = WeightBytes.of(workload)
    most = max(1, min(MAX_PERIOD, 1 + memory_bytes // max(1, workload.weight_bytes())))
    best: Rotation | None = None
    for copies in _copies_to_try(most, draws, _bytes_a_call(rows_of_draw, sizes, groups), needed):
        plain = Rotation(draws, copies, L2Policy.LAYER, None, needed)
        reuse = least_reuse(plain.pairs(), rows_of_draw, sizes, groups, repeats)
        if reuse is None or reuse >= needed:
            return replace(plain, reuse_bytes=reuse)
        if best is None or reuse > (best.reuse_bytes or 0):
            best = replace(plain, reuse_bytes=reuse)
    assert best is not None
    return _called_warm(best, cache_bytes, memory_bytes, room=best.copies < most)


def _called_warm(rotation: Rotation, cache_bytes: int, memory_bytes: int, room: bool) -> Rotation:
    mib = 2**20
    warning = (
        f"called warm: with {rotation.copies} weight copies in rotation only "
        f"{(rotation.reuse_bytes or 0) / mib:.1f} MiB of weights pass before a line is used again; twice the "
        f"{cache_bytes / mib:.1f} MiB cache would be {rotation.needed_bytes / mib:.1f} MiB, and more copies "
        f"{'would not change that' if room else 'have no room'} (memory for them: {memory_bytes / mib:.0f} MiB)"
    )
    return replace(rotation, policy=L2Policy.WARM, warning=warning)
