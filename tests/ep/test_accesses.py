"""When ranks wait: the tracker against the definition of a race between ranks."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.pipeline.ep.ranks.accesses import Accesses, Memory, Phase
from moebench.spec.ep_workload import EPStep

SOME = st.frozensets(st.sampled_from([Memory.ROWS, Memory.SLOTS]), max_size=2)
PHASES = st.builds(
    lambda a, b, c, d: Phase(EPStep.DISPATCH, "drawn", lambda _: None, a, b, c, d), SOME, SOME, SOME, SOME
)


RANKS = (0, 1, 2)


def touched(phase: Phase, rank: int) -> set[tuple[Memory, int, bool]]:
    """What ``phase`` on ``rank`` touches: (memory, whose, is it written)."""
    found = {(m, rank, False) for m in phase.reads} | {(m, rank, True) for m in phase.writes}
    for peer in set(RANKS) - {rank}:
        found |= {(m, peer, False) for m in phase.reads_peers} | {(m, peer, True) for m in phase.writes_peers}
    return found


def hazard(first: Phase, later: Phase) -> bool:
    """Whether ``later`` on one rank may race with ``first`` on another: one place, and one of the two writes."""
    return any(
        a[:2] == b[:2] and (a[2] or b[2])
        for one, other in permutations(RANKS, 2)
        for a in touched(first, one)
        for b in touched(later, other)
    )


@settings(max_examples=300, deadline=None)
@given(st.lists(PHASES, min_size=1, max_size=4), PHASES)
def test_a_wait_stands_exactly_where_ranks_may_race(before: list[Phase], later: Phase) -> None:
    accesses = Accesses()
    for phase in before:
        accesses.add(phase)
    assert accesses.must_wait(later) == any(hazard(phase, later) for phase in before)
    accesses.settle()
    assert not accesses.must_wait(later)
