"""A sweep's section as two tables: a row a point, a column a step; then what explains each row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from moebench.report import values
from moebench.report.ep_view import ORDER, EPPoint, EPSection
from moebench.report.marks import NOTED, VIRTUAL, WIDE_MEANING, WIDE_SYMBOL, explained, mark_of, symbols
from moebench.report.tables import Cell, Column, Row, Table, failure_words
from moebench.store.records import EPFigures, Timing

SHORT = {"exchange": "exch", "dispatch": "disp", "prefetch": "prefet", "activation": "act", "duplicate_sum": "dupsum",
         "combine": "comb"}  # fmt: skip
TITLE = "slowest rank / mean over ranks, µs"
BOTH, SLOWEST, MEAN = "both", "slowest", "mean"

_SETTINGS: tuple[tuple[str, tuple[str, ...], Callable[[EPPoint], str]], ...] = (
    ("capacity", ("S",), lambda p: f"{p.capacity}{'p' if p.ep.pool else ''}"),
    ("slots", ("B",), lambda p: str(p.slots)),
    ("padding", ("pad",), lambda p: str(p.padding)),
    ("sms", ("SMs",), lambda p: str(p.num_sms)),
    ("planner", ("planner",), lambda p: p.planner),
    ("kernels", ("kernels",), lambda p: p.record.backend),
)


def _mib(size: int) -> str:
    return values.number(size / 2**20)


def _rate(found: dict[str, float], step: str) -> str:
    return values.number(found[step]) if step in found else values.NOTHING


def _percent(share: float) -> str:
    return values.percent(share)


_FIGURES: tuple[tuple[str, tuple[str, ...], Callable[[EPPoint], str]], ...] = (
    ("maxvio", ("max-", "vio"), lambda p: f"{_of(p).maxvio:.2f}"),
    ("before", ("hottest", "before"), lambda p: f"{_of(p).hottest_before:.2f}"),
    ("after", ("", "after"), lambda p: f"{_of(p).hottest_after:.2f}"),
    ("received", ("experts", "got"), lambda p: str(_of(p).max_experts_received)),
    ("served", ("", "served"), lambda p: str(_of(p).max_experts_served)),
    ("moved", ("moved", "%"), lambda p: _percent(_of(p).moved_share)),
    ("cross", ("cross", "%"), lambda p: _percent(_of(p).crossing_share)),
    ("used", ("rows", "used"), lambda p: f"{_of(p).used_rows:.0f}"),
    ("pairs", ("", "S·K"), lambda p: str(_of(p).num_pairs)),
    ("nvs", ("", "NvS"), lambda p: str(_of(p).num_rows)),
    ("unslotted", ("no", "slot"), lambda p: f"{_of(p).rows_without_slot:.0f}"),
    ("pool", ("pool", "MiB"), lambda p: _mib(_of(p).pool_bytes)),
    ("dispatch_gbps", ("logical", "disp"), lambda p: _rate(_of(p).logical_gbps, "dispatch")),
    ("combine_gbps", ("GB/s", "comb"), lambda p: _rate(_of(p).logical_gbps, "combine")),
    ("link_dispatch", ("link", "disp"), lambda p: _rate(_of(p).link_gbps, "dispatch")),
    ("link_prefetch", ("GB/s", "prefet"), lambda p: _rate(_of(p).link_gbps, "prefetch")),
    ("link_combine", ("", "comb"), lambda p: _rate(_of(p).link_gbps, "combine")),
)


def _of(point: EPPoint) -> EPFigures:
    assert point.figures is not None
    return point.figures


def _head(point: EPPoint) -> dict[str, Cell]:
    cells = {"tokens": Cell(str(point.num_tokens)), "marks": Cell(symbols(point), "yellow")}
    return cells | {key: Cell(read(point)) for key, _, read in _SETTINGS}


def _settings(section: EPSection) -> list[Column]:
    """The settings that differ within the section; planner always."""
    kept = []
    for key, title, read in _SETTINGS:
        if key == "planner" or len({read(p) for p in section.points}) > 1:
            kept.append(Column(key, title, "left" if key in ("planner", "kernels") else "right"))
    return [Column("tokens", ("T",)), Column("marks", ("",), "left"), *kept]


def _pair(slowest_us: float, mean_us: float | None) -> str:
    mean = "" if mean_us is None else f"/{values.number(mean_us)}"
    return values.number(slowest_us) + mean


def _time(slowest: Timing, mean: Timing | None, which: str) -> str:
    """A step's time: both, or one of them where both don't fit into a line."""
    if which == BOTH:
        return _pair(slowest.median_us, mean.median_us if mean else None)
    chosen = slowest if which == SLOWEST else mean
    return values.number(chosen.median_us) if chosen else values.NOTHING


def steps(section: EPSection, which: str = BOTH) -> Table:
    """Steps, layer, interval and predicted link time; ``which`` is ``BOTH``, ``SLOWEST`` or ``MEAN`` over ranks."""
    names = [n for n in ORDER if any(n in p.steps() for p in section.measured)]
    waits = any(p.ep.wait for p in section.measured)
    linked = any(p.link_us is not None for p in section.measured)
    columns = [*_settings(section), *(Column(n, (SHORT.get(n, n),)) for n in names)]
    columns += [Column("wait", ("wait",))] if waits else []
    columns += [Column("layer", ("layer",))]
    if which != MEAN:
        columns += [Column("interval", ("±", "%"))] + ([Column("link", ("link", "P"))] if linked else [])
    points = section.measured if which == MEAN else section.points
    return Table(tuple(columns), tuple(_step_row(p, names, which) for p in points))


def _step_row(point: EPPoint, names: Sequence[str], which: str) -> Row:
    cells = _head(point)
    layer, found = point.record.layer, point.steps()
    if layer is None:
        return Row(cells, failure_words(point))
    for name in names:
        if (step := found.get(name)) is not None:
            cells[name] = Cell(_time(step.time, step.mean, which))
    wide = values.is_wide(layer)
    cells["layer"] = Cell((WIDE_SYMBOL if wide else "") + _time(layer, point.ep.mean, which), "bold")
    cells["interval"] = Cell(values.percent(values.half_width(layer)), "yellow" if wide else "")
    cells["wait"] = Cell(values.number(point.ep.wait.median_us) if point.ep.wait else values.NOTHING)
    cells["link"] = Cell(values.number(point.link_us) if point.link_us is not None else values.NOTHING)
    return Row(cells)


def fitted_steps(section: EPSection, width: int, measure: Callable[[Table], int]) -> list[tuple[str, Table]]:
    """The steps in one table where it fits into ``width``, else in one for the slowest rank and one for the mean."""
    whole = steps(section)
    if measure(whole) <= width:
        return [(TITLE, whole)]
    return [("slowest rank, µs", steps(section, SLOWEST)), ("mean over ranks, µs", steps(section, MEAN))]


def reasons(section: EPSection, keys: Sequence[str] = ()) -> Table:
    """What explains each timed row: skew, moves, rows, memory, bandwidth; ``keys`` are the figures to show, or all."""
    points = section.measured
    columns = [c for c in _settings(section) if c.key != "marks"]
    shown = []
    for key, title, read in _FIGURES:
        if (not keys or key in keys) and any(read(p) not in (values.NOTHING, "") for p in points):
            shown.append((key, read))
            columns.append(Column(key, title))
    rows = [Row({**_head(p), **{key: Cell(read(p)) for key, read in shown}}) for p in points]
    return Table(tuple(columns), tuple(rows))


def fitted_reasons(section: EPSection, width: int, measure: Callable[[Table], int]) -> list[Table]:
    """What explains the rows, in as few tables as fit into ``width``."""
    whole = reasons(section)
    if measure(whole) <= width:
        return [whole]
    keys = [key for key, _, _ in _FIGURES]
    place = keys.index("used")
    return [reasons(section, keys[:place]), reasons(section, keys[place:])]


def legend(section: EPSection) -> list[str]:
    """What the columns of both tables mean."""
    told = [
        "T: tokens a rank; S: capacity (p: of the pool); B: prefetch slots; pad: token padding; times in µs, slowest "
        "rank/mean over ranks, median over blocks; layer: exchange to combine, without router and shared experts"
    ]
    if section.virtual:
        told.append(
            "V  virtual: each rank's phases were timed one after another on one device; the layer is what the ranks "
            "would take side by side, the slowest between any two waits, without a link"
        )
    if any(p.link_us is not None for p in section.measured):
        told.append(
            "link P: predicted, not measured: bytes of the busiest link over the descriptor's rate one way; in no "
            "other column"
        )
    told.append(
        "hottest: pairs of the fullest rank over the mean, before and after planning; experts got, served: most on one "
        "rank; moved, cross: % of pairs computed away from home, rows sent to another rank; no slot: rows whose weight "
        "is read over a link; logical GB/s: all of a rank's pairs over the step's time"
    )
    if any(p.record.layer and values.is_wide(p.record.layer) for p in section.measured):
        told.append(f"{WIDE_SYMBOL}  {WIDE_MEANING}")
    told += [f"{mark.symbol}  {mark.meaning}" for mark in explained(section.points) if mark is not VIRTUAL]
    return told + [f"!  {line}" for line in _warnings(section)]


def _warnings(section: EPSection) -> list[str]:
    """Warnings that no mark says by itself, each once with its points' token counts."""
    groups: dict[str, list[int]] = {}
    for point in section.points:
        for warning in point.record.warnings:
            if mark_of(warning) is NOTED:
                groups.setdefault(" ".join(warning.split()), []).append(point.num_tokens)
    return [f"T={values.spans(tokens)}: {warning}" for warning, tokens in groups.items()]
