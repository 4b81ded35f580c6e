"""What stands beside every file that an engine loads: which row is known how, in words and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from moebench.tables.codec import plain
from moebench.tables.engine_rows import EngineRow
from moebench.tables.registry import ExportedFile, ExportOptions
from moebench.tables.rows import Row, RowVerdict
from moebench.tables.schema import Table


def row_dict(table: Table, row: Row) -> dict[str, Any]:
    """A row's evidence, flat: times, comparison, routings, the search it comes from."""
    told = {
        "min_tokens": row.min_tokens, "max_tokens": row.max_tokens, "timed_at_tokens": row.num_tokens,
        "median_us": row.time.median_us, "low_us": row.time.low_us, "high_us": row.time.high_us,
        "blocks": row.time.blocks, "default_median_us": row.default_time.median_us,
        "default_low_us": row.default_time.low_us, "default_high_us": row.default_time.high_us,
        "ratio_to_default": [row.ratio.low, row.ratio.value, row.ratio.high], "tie": row.tie,
        "runner_up_gap": row.gap, "origin": row.origin.value, "routings": list(row.routings),
        "gate_routings": list(row.gate_routings), "deterministic": row.deterministic, "trials": row.trials,
        "evidence": row.evidence,
    }  # fmt: skip
    return {**told, "date": table.evidence_of(row).created}


def table_dict(table: Table) -> dict[str, Any]:
    """What a table's rows have in common."""
    return {
        "table": table.name,
        "model": table.model,
        "hardware": table.key.hardware,
        "dtype": table.key.dtype,
        "shape": plain(table.key.shape),
        "kernels": plain(table.key.kernels),
        "default": table.defaults.version,
        "evidence": plain(table.evidence),
    }


def engine_sidecars(
    path: Path, table: Table, rows: Sequence[EngineRow], options: ExportOptions, notes: Sequence[str]
) -> tuple[ExportedFile, ExportedFile]:
    """``….evidence.json`` and ``….evidence.md`` of the engine's file ``path``."""
    stem = path.name.removesuffix(".json")
    listed = [
        {"key": r.num_tokens, **r.to_dict(), "why": r.why, "row": None if r.row is None else row_dict(table, r.row)}
        for r in rows
    ]
    data = {"file": path.name, "command": options.command, "notes": list(notes), **table_dict(table), "rows": listed}
    return (
        ExportedFile(path.with_name(f"{stem}.evidence.json"), json.dumps(data, indent=1, allow_nan=False) + "\n"),
        ExportedFile(path.with_name(f"{stem}.evidence.md"), _page(path.name, table, rows, options, notes)),
    )


def heading(title: str, tables: Sequence[Table], options: ExportOptions, notes: Sequence[str]) -> list[str]:
    """The first part of a page of evidence: what, from which tables, by which command."""
    lines = [f"# Evidence of `{title}`", "", f"Made by `{options.command}`. Do not edit; make it again.", ""]
    lines += [INTERVALS, ""]
    lines += [f"- {note}" for note in notes]
    for table in tables:
        kernels = ", ".join(f"`{k.kernel}` (source {k.source})" for k in table.key.kernels)
        lines += [
            f"- table `{table.name}`: {table.key.describe()}", f"- kernels: {kernels}",
            f"- default: {table.defaults.version}",
        ]  # fmt: skip
        for item in table.evidence:
            versions = ", ".join(f"{name} {version}" for name, version in sorted(item.versions.items()))
            how = ", ".join(
                t for t in (item.clock and f"clock {item.clock}", item.l2_policy and f"L2 {item.l2_policy}") if t
            )
            told = (item.device_name, versions, how or "no clock", f"seed {item.seed}", f"`{item.command}`")
            lines.append(f"- evidence `{item.id}` of {item.created}: {'; '.join(part for part in told if part)}")
    return [*lines, ""]


_VERDICTS = {
    RowVerdict.FASTER: "beats the default", RowVerdict.TIE: "tie, the default stays", RowVerdict.DEFAULT: "default",
}  # fmt: skip


def row_cells(row: Row) -> list[str]:
    """A row's evidence as cells: time, default, ratio, verdict, origin, routings, search."""
    gap = "" if row.gap is None else f"{row.gap:+.1%}"
    ratio = f"{row.ratio.value:.3f} ({row.ratio.low:.3f} … {row.ratio.high:.3f})"
    return [
        f"{row.time.median_us:.4g} ({row.time.low_us:.4g} … {row.time.high_us:.4g})",
        f"{row.default_time.median_us:.4g} ({row.default_time.low_us:.4g} … {row.default_time.high_us:.4g})",
        ratio if row.verdict is RowVerdict.FASTER else "the default",  # which no other plan was found to beat
        _VERDICTS[row.verdict], gap, row.origin.value, ", ".join(row.routings), str(row.trials), row.evidence,
    ]  # fmt: skip


INTERVALS = "An interval is a 95 % one where the time was measured; of a predicted row it is the model's stated error."

ROW_TITLES = (
    "µs (interval)",
    "default µs (interval)",
    "ratio (interval)",
    "verdict",
    "runner-up",
    "origin",
    "routings",
    "trials",
    "evidence",
)


def markdown_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a Markdown table."""
    lines = [f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}"]
    return lines + [f"| {' | '.join(r)} |" for r in rows]


def _page(name: str, table: Table, rows: Sequence[EngineRow], options: ExportOptions, notes: Sequence[str]) -> str:
    lines = heading(name, [table], options, notes)
    lines.append("Times are of the whole layer. The engine takes the row of the nearest token count.")
    lines.append("")
    body = []
    for item in rows:
        plan = "/".join(map(str, item.knobs))
        told = [""] * len(ROW_TITLES) if item.row is None else row_cells(item.row)
        body.append([str(item.num_tokens), plan, item.why, *told])
    lines += markdown_table(("tokens", "M/N/K/group/warps/stages", "why", *ROW_TITLES), body)
    return "\n".join(lines) + "\n"
