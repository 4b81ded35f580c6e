"""A recorded sweep for people and as JSON: what it holds, and how hard its landscapes are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from moebench.report.boxes import fitted
from moebench.report.layout import DOT
from moebench.report.tables import Cell, Column, Row, Table
from moebench.store.sweeps import KernelSweep, Sweep
from moebench.tune.landscape import NEAR, Landscape, landscape, random_search

if TYPE_CHECKING:
    from rich.console import RenderableType

RANDOM_PLANS = (16, 32, 64)


def heading_lines(sweep: Sweep) -> list[str]:
    """What was swept, on what, how and when."""
    about, work = sweep.header, sweep.workload
    versions = ", ".join(f"{n} {v}" for n, v in sorted(about.versions.items()))
    how = [
        f"{about.origin} {about.created}",
        about.clock and f"clock {about.clock}",
        about.l2_policy and f"L2 {about.l2_policy}",
    ]
    lines = [
        DOT.join((sweep.name, about.device_name or about.hardware, f"routing {work.routing}")),
        DOT.join(h for h in (*how, versions) if h),
    ]
    for kernel in sweep.kernels:
        source = f"source {kernel.source}" if kernel.source else "source not recorded"
        lines.append(f"{kernel.kernel}: {kernel.num_plans} plans of {' × '.join(kernel.axes)}{DOT}{source}")
    return [*lines, *about.notes]


def cell_dict(kernel: KernelSweep, truth: Landscape) -> dict[str, Any]:
    """One landscape in numbers."""
    cell, ranked = kernel.cell(truth.num_tokens), truth.ranked
    blocks = sorted(len(b) for b in cell.screen_us if b)
    return {
        "kernel": kernel.kernel,
        "num_tokens": truth.num_tokens,
        "legal": truth.legal,
        "failed": len(cell.failed),
        "blocks": [blocks[0], blocks[-1]],
        "raced": truth.raced,
        "optimum_us": truth.optimum.median,
        "optimum_low_us": truth.optimum.low,
        "optimum_high_us": truth.optimum.high,
        "best_plan": dict(kernel.plans[truth.best].params),
        "median_plan": float(ranked[len(ranked) // 2]),
        "within": {f"{share:g}": truth.within(share) for share in NEAR},
        "random": {str(n): random_search(ranked, n).mean for n in RANDOM_PLANS},
        "block_spread": truth.block_spread,
    }


def cells(sweep: Sweep) -> list[dict[str, Any]]:
    """Every landscape of ``sweep``."""
    return [cell_dict(k, landscape(k, t)) for k in sweep.kernels for t in k.tokens]


_COLUMNS = (
    Column("kernel", ("kernel",), "left"), Column("tokens", ("tokens",)), Column("legal", ("legal",)),
    Column("failed", ("failed",)), Column("blocks", ("blocks",)), Column("raced", ("raced",)),
    Column("optimum", ("optimum µs",)), Column("median", ("median", "plan")),
    *(Column(f"near {share:g}", (f"≤{share:.0%}",)) for share in NEAR),
    *(Column(f"random {n}", ("random", str(n))) for n in RANDOM_PLANS), Column("spread", ("spread",)),
)  # fmt: skip


def _row(cell: dict[str, Any]) -> Row:
    low, high = cell["blocks"]
    texts = (
        cell["kernel"], str(cell["num_tokens"]), str(cell["legal"]), str(cell["failed"]),
        str(low) if low == high else f"{low}-{high}", str(cell["raced"]),
        f"{cell['optimum_us']:.4g} ({cell['optimum_low_us']:.4g} … {cell['optimum_high_us']:.4g})",
        f"{cell['median_plan']:.2f}", *map(str, cell["within"].values()),
        *(f"{v:.3f}" for v in cell["random"].values()), f"{cell['block_spread']:.1%}",
    )  # fmt: skip
    return Row({c.key: Cell(text) for c, text in zip(_COLUMNS, texts, strict=True)})


def cells_tables(found: Sequence[dict[str, Any]], width: int) -> list[RenderableType]:
    """How hard each landscape is, on lines of ``width`` characters at most."""
    return fitted(Table(_COLUMNS, tuple(map(_row, found))), width, ("kernel", "tokens"))
