"""What ``table verify`` found, for people and for programs: every site, the counts, the largest ratio each way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moebench.session.verifying import Found, Verdict
from moebench.tables.engine_file import EngineFile
from moebench.tables.schema import Table

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as RichTable

TIED = (Verdict.EQUAL, Verdict.SAME)
NO_ROW = "the table has no row here: its default stands"


@dataclass(frozen=True)
class Extreme:
    """The largest ratio of one side's time over the other's, its 95 % interval, and where that was."""

    ratio: float
    low: float
    high: float
    num_tokens: int
    routing: str

    def describe(self) -> str:
        """``1.013 (1.009-1.016) at 64 tokens, uniform``."""
        return f"{self.ratio:.3f} ({self.low:.3f}-{self.high:.3f}) at {self.num_tokens} tokens, {self.routing}"


@dataclass(frozen=True)
class Counts:
    """Token counts by what was found there: one with a loss on any routing is slower, a win needs no loss beside it."""

    faster: int
    slower: int
    tied: int
    not_compared: int

    @classmethod
    def of(cls, found: Sequence[Found]) -> Counts:
        """The counts of ``found``."""
        told: dict[int, set[Verdict]] = {}
        for item in found:
            told.setdefault(item.site.num_tokens, set()).add(item.verdict)
        named = [_overall(verdicts) for verdicts in told.values()]
        return cls(*(named.count(v) for v in (Verdict.FASTER, Verdict.SLOWER, Verdict.EQUAL, None)))

    @property
    def total(self) -> int:
        """All token counts."""
        return self.faster + self.slower + self.tied + self.not_compared

    def describe(self) -> str:
        """``faster at 3, slower at 0, tied at 15 of 18 token counts``, and those that were not compared."""
        rest = f"; {self.not_compared} not compared" if self.not_compared else ""
        return (
            f"faster at {self.faster}, slower at {self.slower}, tied at {self.tied} of {self.total} token counts{rest}"
        )


def _overall(verdicts: set[Verdict]) -> Verdict | None:
    """One verdict of a token count; None where a routing of it was not compared and none was lost."""
    if Verdict.SLOWER in verdicts:
        return Verdict.SLOWER
    if verdicts - {Verdict.FASTER, *TIED}:
        return None
    return Verdict.FASTER if Verdict.FASTER in verdicts else Verdict.EQUAL


def largest(found: Sequence[Found]) -> tuple[Extreme | None, Extreme | None]:
    """Where the table is furthest behind, its time over the other's, and where the other is; None without a ratio."""
    timed = [
        Extreme(f.ratio, f.low, f.high, f.site.num_tokens, f.routing)
        for f in found if f.ratio is not None and f.low is not None and f.high is not None
    ]  # fmt: skip
    if not timed:
        return None, None
    least = min(timed, key=lambda e: e.ratio)
    other = Extreme(1 / least.ratio, 1 / least.high, 1 / least.low, least.num_tokens, least.routing)
    return max(timed, key=lambda e: e.ratio), other


@dataclass(frozen=True)
class Together:
    """The table's time over the other's at one token count: the geometric mean of the ratios on its routings."""

    ratio: float
    num_tokens: int
    routings: tuple[str, ...]

    def describe(self) -> str:
        """``1.006 at 8 tokens, uniform and zipf:1.2``."""
        return f"{self.ratio:.3f} at {self.num_tokens} tokens, {' and '.join(self.routings)}"


def together(found: Sequence[Found]) -> Together | None:
    """Where the two sides are furthest apart, by what a search decides by: all routings of a token count together.

    None where no token count has ratios on two routings.
    """
    told: dict[int, dict[str, float]] = {}
    for item in found:
        if item.ratio is not None:
            told.setdefault(item.site.num_tokens, {})[item.routing] = item.ratio
    means = [
        Together(math.exp(sum(map(math.log, ratios.values())) / len(ratios)), num_tokens, tuple(ratios))
        for num_tokens, ratios in told.items() if len(ratios) > 1
    ]  # fmt: skip
    return max(means, key=lambda t: abs(math.log(t.ratio)), default=None)


@dataclass(frozen=True)
class Verified:
    """What ``found`` says of ``table`` against ``other``, asked for as ``against``; None: its own default."""

    table: Table
    other: Table | EngineFile | None
    against: str
    found: tuple[Found, ...]

    @property
    def holds(self) -> bool:
        """Whether no row lost, failed or was left out."""
        return all(f.holds for f in self.found)

    @property
    def label(self) -> str:
        """The other side in a heading."""
        if isinstance(self.other, EngineFile):
            return self.other.label
        return "default" if self.other is None else "other"

    def shown(self) -> list[RenderableType]:
        """The table of sites; below it the largest ratios and the counts, or of a default the verdicts."""
        from rich.text import Text

        if self.other is None:
            return [self._against_default(), Text(self._summary())]
        lines = [
            f"largest ratio {one} / {two}: {extreme.describe()}"
            for one, two, extreme in zip(("table", self.label), (self.label, "table"), largest(self.found), strict=True)
            if extreme is not None
        ]
        if (apart := together(self.found)) is not None:
            lines.append(f"furthest apart over a count's routings, table / {self.label}: {apart.describe()}")
        held = "holds" if self.holds else "does not hold"
        lines.append(f"{self.table.name} {held} against {self.against}:")
        return [self._against_other(), *map(Text, lines), Text(Counts.of(self.found).describe())]

    def to_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        against = self.table.defaults.version if self.other is None else self.other.name
        counts, extremes, apart = Counts.of(self.found), largest(self.found), together(self.found)
        return {
            "table": self.table.name,
            "against": against,
            "other": self.label,
            "holds": self.holds,
            "token_counts": {**vars(counts), "total": counts.total},
            "largest_ratio": {
                name: None if extreme is None else vars(extreme)
                for name, extreme in zip(("table_over_other", "other_over_table"), extremes, strict=True)
            },
            "furthest_apart_over_routings": None if apart is None else {**vars(apart), "routings": [*apart.routings]},
            "rows": [_row_dict(f) for f in self.found],
        }

    def _summary(self) -> str:
        verdicts = [f.verdict for f in self.found]
        told = ", ".join(f"{verdicts.count(v)} {v}" for v in dict.fromkeys(verdicts))
        return f"{self.table.name} {'holds' if self.holds else 'does not hold'}: {told}"

    def _against_default(self) -> RichTable:
        shown = _grid("row", "at", "routing", "table's ratio", "ratio now (95 %)", "verdict")
        for item in _ordered(self.found):
            site = item.site
            told = "" if site.row is None else f"{site.row.ratio.value:.3f}"
            shown.add_row(_span(item), str(site.num_tokens), item.routing, told, _ratio(item), _verdict(item))
        return shown

    def _against_other(self) -> RichTable:
        shown = _grid("tokens", "at", "routing", "table µs", f"{self.label} µs", "ratio (95 %)", "verdict")
        for item in _ordered(self.found):
            times = ("" if us is None else f"{us:.2f}" for us in (item.table_us, item.other_us))
            shown.add_row(
                _span(item), str(item.site.num_tokens), item.routing, *times, _ratio(item), _verdict(item)
            )  # fmt: skip
        return shown


def _ordered(found: Sequence[Found]) -> list[Found]:
    return sorted(found, key=lambda f: f.site.num_tokens)


def _grid(*columns: str) -> RichTable:
    from rich.table import Table as RichTable

    shown = RichTable(*columns, box=None)
    shown.header_style = "bold"
    return shown


def _span(item: Found) -> str:
    site = item.site
    return str(site.first) if site.first == site.last else f"{site.first}-{site.last}"


def _ratio(item: Found) -> str:
    return "" if item.ratio is None else f"{item.ratio:.3f} ({item.low:.3f}-{item.high:.3f})"


def _verdict(item: Found) -> str:
    """The verdict with its reason, green where all is well, yellow where no row is to blame."""
    from rich.markup import escape

    plain = item.verdict.holds and item.verdict is not Verdict.UNFIT
    style = "green" if plain else "yellow" if item.holds else "bold red"
    reasons = [r for r in (item.message, NO_ROW if item.site.row is None else "") if r]
    return f"[{style}]{item.verdict}[/]" + (f": {escape('; '.join(reasons))}" if reasons else "")


def _row_dict(item: Found) -> dict[str, Any]:
    site = item.site
    return {
        "min_tokens": site.first,
        "max_tokens": site.last,
        "num_tokens": site.num_tokens,
        "routing": item.routing,
        "source": "default" if site.row is None else "table",
        "table_ratio": None if site.row is None else site.row.ratio.value,
        "table_us": item.table_us,
        "other_us": item.other_us,
        "ratio": item.ratio,
        "low": item.low,
        "high": item.high,
        "verdict": item.verdict.value,
        "message": item.message,
        "table_plan": site.mine.to_dict(),
        "other_plan": site.theirs.to_dict(),
    }
