"""The lines above a sweep's tables: the group, what all points share, from how many draws and samples."""

from __future__ import annotations

from moebench.report.ep_view import EPPoint, EPSection
from moebench.report.layout import DOT


def _shared(section: EPSection, words: str, found: set[object]) -> str:
    return f"{words} {found.pop()}" if len(found) == 1 else ""


def title(section: EPSection) -> str:
    """The group, model, number format and routing; an origin that is not a measurement comes first."""
    first = section.first
    shape = first.shape
    origin = "VIRTUAL, several ranks on one device: " if section.virtual else ""
    sizes = f"E={shape['num_experts']} K={shape['topk']} H={shape['hidden_size']} I={shape['intermediate_size']}"
    group = f"EP {first.ep_size} on {first.ep.ranks} ranks"
    return origin + DOT.join((group, f"{first.model}  {sizes}", first.dtype, f"routing {first.routing}"))


def conditions(section: EPSection) -> str:
    """Clock, weight placement, pad rows, draws and samples, and the settings that all points share."""
    points: list[EPPoint] = section.measured or list(section.points)
    first, work = section.first, section.first.workload
    clocks = "/".join(sorted({p.record.clock for p in points if p.record.clock}))
    blocks = sorted({p.record.layer.blocks for p in points if p.record.layer})
    parts = [
        f"clock {clocks}" if clocks else "",
        f"weights {work.get('placement')}",
        f"pad rows {work.get('pad_rows')}",
        f"table layout {work.get('table_layout')}",
        _shared(section, "S", {p.capacity for p in points}),
        _shared(section, "B", {p.slots for p in points}),
        _shared(section, "token padding", {p.padding for p in points}),
        _shared(section, "SMs", {p.num_sms for p in points}),
        _shared(section, "kernels", {p.record.backend for p in points}),
        f"seed {first.workload.get('seed', 0)}",
    ]
    if draws := sorted({p.figures.draws for p in points if p.figures}):
        parts.append(f"{draws[0]}–{draws[-1]} draws" if len(draws) > 1 else f"{draws[0]} draws")
    if blocks:
        parts.append(f"{blocks[0]}–{blocks[-1]} blocks" if len(blocks) > 1 else f"{blocks[0]} blocks")
    return DOT.join(p for p in parts if p)
