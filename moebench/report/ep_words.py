"""A sweep in words: where balancing pays, how many slots are enough, what capacity and padding cost.

Pure functions of records. Every claim carries the numbers it rests on; what virtual ranks can't show is said so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from moebench.report import values
from moebench.report.contest import ratio_of
from moebench.report.ep_view import EPPoint, EPSection, ep_points, ep_sections
from moebench.report.ratio import Ratio, Verdict
from moebench.report.tables import failure_words
from moebench.store.records import PointRecord

PLAIN = "owner"
WORTH_SLOTS = 0.01
"""Share of the layer that more slots must save, beyond the interval, to count as a change."""

NOT_A_LINK = "virtual ranks share one memory, so that rows and weights cross no link"


@dataclass(frozen=True)
class Race:
    """A planner against plain expert parallelism on one input: the ratio of its layer to plain's."""

    planner: EPPoint
    plain: EPPoint
    ratio: Ratio

    @property
    def verdict(self) -> str:
        """``pays``, ``costs`` or ``unclear``."""
        return {Verdict.FASTER: "pays", Verdict.SLOWER: "costs"}.get(self.ratio.verdict, "unclear")

    @property
    def with_link(self) -> float | None:
        """The ratio with both sides' predicted link time added; None where none is predicted."""
        added, other = self.planner.link_us, self.plain.link_us
        if added is None or other is None:
            return None
        return (self.planner.layer_us + added) / (self.plain.layer_us + other)


@dataclass(frozen=True)
class Enough:
    """The least slots at one input: ``slots`` from which no larger number is faster, ``held`` from which no row lacks
    a slot (None: never), and the largest number's layer over that of ``slots``."""

    point: EPPoint
    most: EPPoint
    held: int | None
    ratio: Ratio | None

    @property
    def slots(self) -> int:
        """B from which more slots change nothing."""
        return self.point.slots


def interval_words(found: Ratio) -> str:
    """``0.83× (0.80–0.86)``."""
    if found.low is None or found.high is None:
        return f"{found.value:.2f}× (too few blocks for an interval)"
    return f"{found.value:.2f}× ({max(0.0, found.low):.2f}–{found.high:.2f})"


def _matching(points: Iterable[EPPoint], *without: str) -> dict[tuple[object, ...], list[EPPoint]]:
    """Points with one input that differ in nothing but ``without``."""
    groups: dict[tuple[object, ...], list[EPPoint]] = {}
    for point in points:
        groups.setdefault((point.num_tokens, *point.setting(*without)), []).append(point)
    return groups


def races(section: EPSection) -> list[Race]:
    """Every planner against ``owner`` where both ran with the same buffer, slots, padding and stages."""
    found = []
    for together in _matching(section.measured, "planner").values():
        plain = next((p for p in together if p.planner == PLAIN), None)
        if plain is not None:
            ratios = [(p, ratio_of(plain, p)) for p in together if p is not plain]
            found += [Race(point, plain, ratio) for point, ratio in ratios if ratio is not None]
    return sorted(found, key=lambda r: (r.planner.planner, r.planner.num_tokens))


def _race_words(race: Race) -> str:
    figures = race.planner.figures
    skew = ""
    if figures is not None:
        skew = (
            f"; maxvio {figures.maxvio:.2f}, hottest rank {figures.hottest_before:.2f}× → "
            f"{figures.hottest_after:.2f}× the mean, {values.percent(figures.moved_share)} % of pairs moved"
        )
    linked = race.with_link
    told = "" if linked is None else f"; {linked:.2f}× with the link's time, predicted"
    return f"T={race.planner.num_tokens} S={race.planner.capacity}: {interval_words(race.ratio)}{told}{skew}"


_HEADS = {
    "pays": "{planner} pays at {where}: it takes less time than plain expert parallelism (owner)",
    "costs": "{planner} does not pay at {where}: it takes more time than plain expert parallelism (owner)",
    "unclear": "whether {planner} pays at {where} can't be told: the interval holds 1",
}


def balancing(section: EPSection) -> list[str]:
    """At which token counts each planner pays under the section's routing, with its ratios to plain."""
    told = []
    found = races(section)
    tokens = sorted({p.num_tokens for p in section.measured})
    for planner in dict.fromkeys(r.planner.planner for r in found):
        for verdict, head in _HEADS.items():
            mine = [r for r in found if r.planner.planner == planner and r.verdict == verdict]
            if mine:
                where = f"T={values.spans([r.planner.num_tokens for r in mine], tokens)}"
                parts = "; ".join(_race_words(r) for r in mine)
                told.append(f"{head.format(planner=planner, where=where)}. {parts}")
    if found and section.virtual:
        linked = any(r.with_link is not None for r in found)
        why = "the predicted time on one stands beside" if linked else "no link is stated, and none is predicted"
        told.append(f"these ratios are virtual: {NOT_A_LINK}; {why}")
    return told


def enough_slots(section: EPSection) -> list[Enough]:
    """The least number of slots for every input whose slots were varied."""
    found = []
    for together in _matching(section.measured, "slots").values():
        ordered = sorted(together, key=lambda p: p.slots)
        if len(ordered) < 2 or ordered[0].planner == PLAIN:
            continue
        held = next((p.slots for p in ordered if p.figures and not p.figures.rows_without_slot), None)
        least = next(p for i, p in enumerate(ordered) if not any(_faster(p, q) for q in ordered[i + 1 :]))
        if section.virtual and held is not None:
            # A weight without a slot costs nothing here that it wouldn't cost in one: the plan itself decides.
            least = next(p for p in ordered if p.slots == max(held, 0))
        elif section.virtual:
            least = ordered[-1]
        found.append(Enough(least, ordered[-1], held, ratio_of(least, ordered[-1])))
    return found


def _faster(base: EPPoint, other: EPPoint) -> bool:
    ratio = ratio_of(base, other)
    return ratio is not None and ratio.high is not None and ratio.high < 1 - WORTH_SLOTS


def slots(section: EPSection) -> list[str]:
    """The least slots after which more change nothing, for each token count and planner, with what shows it."""
    alike: dict[tuple[object, ...], list[Enough]] = {}
    for found in enough_slots(section):
        point = found.point
        got = point.figures.max_experts_received if point.figures else 0
        alike.setdefault((point.num_tokens, point.planner, found.slots, found.held, found.most.slots, got), []).append(
            found
        )
    told = [_slot_words(found, section.virtual) for found in alike.values()]
    if told and section.virtual:
        told.append(f"slots were judged by the plans, not by time: {NOT_A_LINK}, and a slot saves nothing")
    return told


def _slot_words(together: Sequence[Enough], virtual: bool) -> str:
    """Inputs that differ in their buffer alone and came to the same number of slots."""
    found = together[0]
    point, figures = found.point, found.point.figures
    where = f"T={point.num_tokens} S={values.spans([f.point.capacity for f in together])} {point.planner}"
    count = figures.max_experts_received if figures else 0
    got = f"at most {count} foreign expert{'' if count == 1 else 's'} on a rank"
    if found.held is None:
        rest = f"rows still lack a slot at B={found.most.slots}"
        if virtual:
            return f"no number of slots that was measured is enough at {where}: {rest}, {got}; measure more"
    else:
        rest = f"no row lacks a slot from B={found.held} on"
    ratios = [f.ratio for f in together if f.ratio is not None and f.most is not f.point]
    told = ""
    if ratios:
        told = f"; the layer at B={found.most.slots} takes {', '.join(map(interval_words, ratios))} of its time"
    what = "more slots change nothing" if virtual else "more slots save nothing"
    return f"B={found.slots} is enough at {where}: {what} ({rest}, {got}{told})"


def _axis(section: EPSection, name: str, read: Callable[[EPPoint], int], words: str) -> list[str]:
    """Which value of an axis is fastest where it alone was varied, and what the slowest takes."""
    told = []
    for together in _matching(section.measured, name).values():
        if len({read(p) for p in together}) < 2:
            continue
        best = min(together, key=lambda p: p.layer_us)
        worst = max(together, key=lambda p: p.layer_us)
        ratio = ratio_of(best, worst)
        if ratio is None:
            continue
        where, times = f"at T={best.num_tokens}", f"{read(worst)} takes {interval_words(ratio)}"
        if ratio.verdict is Verdict.SLOWER:
            told.append(f"{words} {read(best)} is fastest {where}: {times} of its time")
        else:
            told.append(f"{words} can't be told apart {where}: {times} of the time of {read(best)}")
    return told


def capacities(section: EPSection) -> list[str]:
    """What a larger buffer than needed costs, at the default slots where they were varied."""
    told = []
    for together in _matching(section.measured, "capacity").values():
        ordered = sorted(together, key=lambda p: p.capacity)
        first, last = ordered[0], ordered[-1]
        if first.capacity == last.capacity or first.slots != _usual_slots(section):
            continue
        if (ratio := ratio_of(first, last)) is not None:
            told.append(
                f"capacity at T={first.num_tokens}, {first.planner} B={first.slots}: S={last.capacity} takes "
                f"{interval_words(ratio)} of S={first.capacity}'s time"
            )
    return told


def _usual_slots(section: EPSection) -> int:
    """The slots that most points have."""
    found = [p.slots for p in section.measured]
    return max(set(found), key=found.count)


def _failures(section: EPSection) -> list[str]:
    groups: dict[str, list[EPPoint]] = {}
    for point in section.points:
        if not point.ok:
            groups.setdefault(failure_words(point), []).append(point)
    return [
        f"{len(points)} points at T={values.spans([p.num_tokens for p in points])} ({', '.join(_named(points))}): {why}"
        for why, points in groups.items()
    ]


def _named(points: Sequence[EPPoint]) -> list[str]:
    return list(dict.fromkeys(f"{p.planner} B={p.slots}" for p in points))[:4]


def _gate(section: EPSection) -> list[str]:
    found = [(g[0] / (g[1] or 1.0), g) for p in section.measured if (g := p.gate_error())]
    if not found:
        return ["numerics: NOT checked; nothing here says that these times are of a right result"] * bool(
            section.measured
        )
    worst = max(found)[1]
    return [
        f"numerics: every timed point passed against the single-device fp32 reference; worst relative error "
        f"{values.error(worst[0])}, {values.error(worst[1])} allowed"
    ]


def about(section: EPSection) -> list[str]:
    """Everything to be said of one section, the verdict first."""
    return [
        *_failures(section), *balancing(section), *slots(section), *capacities(section),
        *_axis(section, "padding", lambda p: p.padding, "token padding"),
        *_axis(section, "sms", lambda p: p.num_sms, "num_sms"), *_gate(section),
    ]  # fmt: skip


def skew(found: Sequence[EPSection]) -> list[str]:
    """From which skew on balancing pays, over the routings of a run."""
    all_races = [(r, s) for s in found for r in races(s)]
    told = []
    for planner in dict.fromkeys(r.planner.planner for r, _ in all_races):
        mine = [(r, s) for r, s in all_races if r.planner.planner == planner]
        if len({s.first.routing for _, s in mine}) < 2:
            continue
        paying = [(r, s) for r, s in mine if r.verdict == "pays"]
        if not paying:
            unclear = sum(r.verdict == "unclear" for r, _ in mine)
            told.append(f"{planner} pays clearly at none of the {len(mine)} inputs measured; {unclear} can't be told")
            continue
        least = min(paying, key=lambda x: x[0].planner.figures.maxvio if x[0].planner.figures else 0.0)
        figures = least[0].planner.figures
        origin = "on virtual ranks" if least[1].virtual else "on this machine"
        how = "" if figures is None else (
            f" (maxvio {figures.maxvio:.2f}, hottest rank {figures.hottest_before:.2f}× the mean)"
        )  # fmt: skip
        told.append(
            f"{planner} pays {origin} at {len(paying)} of {len(mine)} inputs; the least skew is "
            f"{least[1].first.routing} at T={least[0].planner.num_tokens}{how}"
        )
    return told


def verdict(records: Iterable[PointRecord]) -> list[tuple[str, list[str]]]:
    """The sweep in words: sentences under the label of their section; empty without expert-parallel points."""
    found = ep_sections(ep_points(records))
    told = [(section.label, about(section)) for section in found]
    across = skew(found)
    return [*told, ("over all routings", across)] if across else told
