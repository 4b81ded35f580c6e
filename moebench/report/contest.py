"""Backends side by side in one run: who is fastest at which token counts, and where that can't be told."""

from __future__ import annotations

import json
from collections.abc import Sequence

from moebench.report import ratio, values
from moebench.report.ratio import Ratio, Verdict
from moebench.report.view import Point, Section, distinguishing


def _arena(section: Section) -> str:
    """What must be equal for a race: everything but who ran it and with which plan."""
    record = section.first.record
    work = {k: v for k, v in section.first.workload.items() if k != "num_tokens"}
    return json.dumps([work, record.detail, str(record.l2_policy_asked), record.origin], sort_keys=True)


def ratio_of(first: Point, second: Point) -> Ratio | None:
    """Second's layer over first's: block by block where they were interleaved, else of independent medians."""
    one, two = first.record.layer_blocks_us, second.record.layer_blocks_us
    return ratio.paired(one, two) or ratio.independent(one, two)


def _race(entrants: Sequence[tuple[str, Point]]) -> tuple[tuple[str, ...], float | None] | None:
    """Names that can't be told from the fastest, which is first; and the runner-up's ratio to a sole winner."""
    timed = [(name, p, p.record.layer.median_us) for name, p in entrants if p.ok and p.record.layer]
    if len(timed) < 2:
        return None
    best_name, best, _ = min(timed, key=lambda t: t[2])
    ties, gaps = [best_name], []
    for name, point, _ in timed:
        if name == best_name:
            continue
        found = ratio_of(best, point)
        if found is None or found.verdict is not Verdict.SLOWER:
            ties.append(name)
        else:
            gaps.append(found.value)
    if len(ties) == 1:
        return (best_name,), min(gaps)
    return tuple(sorted(ties)), None


def contests(found: Sequence[Section]) -> list[str]:
    """A line for every set of sections that differ only in who ran them."""
    arenas: dict[str, list[tuple[str, Section]]] = {}
    for label, section in zip(distinguishing(found), found, strict=True):
        arenas.setdefault(_arena(section), []).append((label, section))
    told = []
    for members in arenas.values():
        if len(members) > 1:
            told += _contest(members)
    return told


def _contest(members: Sequence[tuple[str, Section]]) -> list[str]:
    tokens = sorted({t for _, s in members for t in s.tokens})
    results: dict[tuple[str, ...], list[tuple[int, float | None]]] = {}
    for num_tokens in tokens:
        entrants = [(label, p) for label, s in members for p in s.points if p.num_tokens == num_tokens]
        if (outcome := _race(entrants)) is not None:
            results.setdefault(outcome[0], []).append((num_tokens, outcome[1]))
    told = []
    for names, at in results.items():
        where = values.spans([t for t, _ in at], tokens)
        if len(names) > 1:
            told.append(f"{' and '.join(names)} can't be told apart at T={where}")
        else:
            gaps = [g for _, g in at if g is not None]
            low, high = f"{min(gaps):.2f}", f"{max(gaps):.2f}"
            times = low if low == high else f"{low}–{high}"
            told.append(f"{names[0]} is fastest at T={where}: the next takes {times}× its time")
    return told
