"""The marks beside a token count: what a reader must know before quoting the row, each explained in the legend."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from moebench.report.view import Point


@dataclass(frozen=True)
class Mark:
    """One symbol and its explanation; marks sort by ``rank``."""

    rank: int
    symbol: str
    meaning: str


WARM = Mark(0, "w", "warm cache: too little passed through it between two uses of a weight")
THROTTLED = Mark(1, "t", "the device throttled during this point")
SHARED = Mark(2, "s", "another process was using this GPU")
CAPPED = Mark(3, "c", "stopped at the time or block cap before the interval was as narrow as asked")
OUTLIERS = Mark(4, "o", "some blocks lie far from the rest; they are kept in the median and the interval")
NOTED = Mark(5, "!", "has a warning, printed below")
VIRTUAL = Mark(6, "V", "virtual: several ranks laid out on one device, not a measurement of many")
PREDICTED = Mark(7, "P", "predicted by a model, not measured")
REPLAYED = Mark(8, "R", "replayed from a recorded sweep, not measured now")

ORIGIN_MARKS = {"virtual": VIRTUAL, "predicted": PREDICTED, "replayed": REPLAYED}
KIND_MARKS = {"throttled": THROTTLED, "shared gpu": SHARED, "not precise": CAPPED, "outliers": OUTLIERS, "warm": WARM}
"""Marks of warnings by their kind, which is what stands before the colon; the mark says all that a row needs."""

WIDE_SYMBOL = "~"
WIDE_MEANING = "wide 95 % interval: read the number as rough"


def mark_of(warning: str) -> Mark:
    """The mark that stands for a warning; ``!`` where only its own words can."""
    return KIND_MARKS.get(warning.partition(":")[0].strip().lower(), NOTED)


def marks(point: Point) -> list[Mark]:
    """The marks of a point, in their fixed order."""
    record = point.record
    found = {mark_of(w) for w in record.warnings}
    if point.warm:
        found.add(WARM)
    if record.telemetry.throttle_reasons:
        found.add(THROTTLED)
    if record.layer is not None and record.layer.stop != "precise":
        found.add(CAPPED)
    if record.layer is not None and record.layer.outliers:
        found.add(OUTLIERS)
    if (origin := ORIGIN_MARKS.get(record.origin)) is not None:
        found.add(origin)
    return sorted(found, key=lambda m: m.rank)


def symbols(point: Point) -> str:
    """The marks of a point as one short string."""
    return "".join(m.symbol for m in marks(point))


def explained(points: Iterable[Point]) -> list[Mark]:
    """Every mark that some point carries, once, in the fixed order."""
    return sorted({m for p in points for m in marks(p)}, key=lambda m: m.rank)
