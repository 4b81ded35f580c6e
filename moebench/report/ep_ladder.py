"""The capacities that a buffer pool should have, from a sweep's points: what is chosen, beside what is done today."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from moebench.errors import InputError
from moebench.report import layout, values
from moebench.report.ep_view import EPPoint, ep_points, ep_sections
from moebench.report.tables import Cell, Column, Row, Table
from moebench.spec.ep import power_of_two_capacity
from moebench.spec.ladder import CapacityPoint, Ladder, best_ladder, evaluate
from moebench.store.reader import Run

if TYPE_CHECKING:
    from rich.text import Text

FORMAT = 'write a line "tokens,steps" for every token count, such as 128,5000, or a JSON object {"128": 5000}'


def _pairs(text: str, where: str) -> list[tuple[str, str]]:
    if text.lstrip().startswith("{"):
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise InputError(f"{where} is not JSON ({error}); {FORMAT}") from error
        return [(str(k), str(v)) for k, v in found.items()]
    rows: list[tuple[str, str]] = []
    for number, row in enumerate(csv.reader(io.StringIO(text)), start=1):
        cells = [c.strip() for c in row]
        if not any(cells) or cells[0].startswith("#") or (not rows and cells[:2] == ["tokens", "steps"]):
            continue
        if len(cells) != 2:
            raise InputError(f"{where}, line {number}: {','.join(row)!r} has {len(cells)} values; {FORMAT}")
        rows.append((cells[0], cells[1]))
    return rows


def read_histogram(path: Path) -> dict[int, float]:
    """Steps by token count (the largest over the ranks of a step), as CSV or JSON; raises InputError."""
    where = f"--histogram {path}"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(f"can't read {where}: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{where} is not UTF-8 text; {FORMAT}") from error
    found: dict[int, float] = {}
    for tokens, steps in _pairs(text, where):
        try:
            count, share = int(tokens), float(steps)
        except ValueError:
            raise InputError(f"{where}: {tokens!r},{steps!r} are no numbers; {FORMAT}") from None
        if count < 0 or not 0 <= share < float("inf"):
            raise InputError(f"{where}: {tokens},{steps} is not allowed; both are numbers from 0 up")
        found[count] = found.get(count, 0.0) + share
    if not any(found.values()):
        raise InputError(f"{where} holds no step; {FORMAT}")
    return found


@dataclass(frozen=True)
class Measured:
    """The points that a ladder is chosen from, and in words which of a run's they are."""

    points: tuple[CapacityPoint, ...]
    words: str
    virtual: bool


def measured_points(run: Run) -> Measured:
    """A time and memory a capacity: of the setting that was measured at most capacities, with the most tokens at each.

    Raises InputError where the run has no timed point of a group.
    """
    groups: dict[tuple[object, ...], list[EPPoint]] = {}
    for number, section in enumerate(ep_sections(ep_points(run.records))):
        for point in section.measured:
            groups.setdefault((number, *point.setting("capacity")), []).append(point)
    if not groups:
        raise InputError(
            f"{run.path} has no timed point of an expert-parallel group; measure one with 'moebench run --ranks "
            "virtual --capacity 128,512,2048'"
        )
    chosen = max(groups.values(), key=lambda g: len({p.capacity for p in g}))
    fullest: dict[int, EPPoint] = {}
    for point in sorted(chosen, key=lambda p: p.num_tokens):
        fullest[point.capacity] = point
    first = chosen[0]
    found = [
        CapacityPoint(size, p.layer_us, p.figures.buffer_bytes if p.figures else 0)
        for size, p in sorted(fullest.items())
    ]
    words = (
        f"EP {first.ep_size} {first.ep.ranks} ranks, {first.model} {first.dtype}, routing {first.routing}, "
        f"{first.planner}, B={first.slots}, token padding {first.padding}; each capacity at its most tokens"
    )
    return Measured(tuple(found), words, first.record.origin == "virtual")


@dataclass(frozen=True)
class Entry:
    """One ladder by name; None with the reason where it can't be judged on the measured points."""

    name: str
    ladder: Ladder | None
    reason: str = ""


def choose(
    found: Measured, histogram: Mapping[int, float], num_capacities: int, price_us_per_gib: float
) -> tuple[Entry, ...]:
    """The best ladder, the power-of-two pool that the steps would build, and one buffer; raises InputError."""
    points = found.points
    best = best_ladder(points, histogram, num_capacities, price_us_per_gib)
    most = max(p.capacity for p in points)
    pool = sorted({power_of_two_capacity(t, most) for t, steps in histogram.items() if steps > 0})
    entries = [Entry("chosen", best)]
    for name, ladder in (("power of two", pool), ("single buffer", [most])):
        try:
            entries.append(Entry(name, evaluate(ladder, points, histogram, price_us_per_gib)))
        except InputError as error:
            entries.append(Entry(name, None, str(error)))
    return tuple(entries)


def _table(entries: Sequence[Entry]) -> Table:
    columns = (
        Column("tokens", ("ladder",), "left"), Column("marks", ("",), "left"),
        Column("capacities", ("capacities",), "left"), Column("time", ("expected", "µs a step")),
        Column("memory", ("memory", "MiB a rank")), Column("cost", ("with memory's", "price, µs")),
    )  # fmt: skip
    rows = []
    for entry in entries:
        cells = {"tokens": Cell(entry.name), "marks": Cell(" ")}
        ladder = entry.ladder
        if ladder is None:
            rows.append(Row(cells, entry.reason))
            continue
        sizes = ", ".join(f"{c}*" if c in ladder.interpolated else str(c) for c in ladder.capacities)
        cells |= {
            "capacities": Cell(sizes), "time": Cell(values.number(ladder.expected_us)),
            "memory": Cell(values.number(ladder.memory_bytes / 2**20)), "cost": Cell(values.number(ladder.cost_us)),
        }  # fmt: skip
        rows.append(Row(cells))
    return Table(columns, tuple(rows))


def words(entries: Sequence[Entry]) -> list[str]:
    """The chosen ladder and what it saves, with the numbers."""
    best = entries[0].ladder
    assert best is not None
    told = [f"capacities: {','.join(map(str, best.capacities))}"]
    for entry in entries[1:]:
        other = entry.ladder
        if other is not None and other.expected_us > 0:
            told.append(
                f"against the {entry.name}: {best.expected_us / other.expected_us:.2f}× its time a step "
                f"({values.number(best.expected_us)} of {values.number(other.expected_us)} µs), "
                f"{best.memory_bytes / max(1, other.memory_bytes):.2f}× its memory"
            )
    if any(e.ladder and e.ladder.interpolated for e in entries):
        told.append("*: not measured; on the line between its measured neighbours")
    return told


def render(found: Measured, entries: Sequence[Entry], price_us_per_gib: float, form: str, width: int) -> (
    Sequence[Text] | str
):  # fmt: skip
    """The choice in ``form``: table or json."""
    if form == "json":
        data = {
            "points": [vars(p) for p in found.points], "measured": found.words, "virtual": found.virtual,
            "memory_price_us_per_gib": price_us_per_gib,
            "ladders": {e.name: vars(e.ladder) if e.ladder else {"reason": e.reason} for e in entries},
        }  # fmt: skip
        return json.dumps(data, indent=1, default=list)
    from rich.text import Text

    lines = [Text(line, "bold") for line in layout.paragraph(found.words, width)]
    if found.virtual:
        lines.append(Text("VIRTUAL: times of several ranks laid out on one device, without a link", "yellow"))
    lines += [Text(""), *layout.lines(_table(entries), width), Text("")]
    return [*lines, *(Text(f"- {line}") for line in words(entries))]
