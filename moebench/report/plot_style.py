"""How plots look: colours safe for colour-blind eyes, told apart in grey by marker, line or hatch; reproducible."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from moebench.errors import StoreError

INK = "#222222"
FAINT = "#8a8a8a"
GRID = "#e3e3e3"


@dataclass(frozen=True)
class LineStyle:
    """Look of one curve; ``dashes`` is a line style of matplotlib."""

    colour: str
    marker: str
    dashes: Any


@dataclass(frozen=True)
class FillStyle:
    """Look of one kind of bar."""

    colour: str
    hatch: str


# Okabe-Ito colours, ordered so that neighbours differ in lightness too.
LINES = (
    LineStyle("#0072B2", "o", "-"),
    LineStyle("#D55E00", "s", "-"),
    LineStyle("#009E73", "^", (0, (5, 1.5))),
    LineStyle("#CC79A7", "D", (0, (1, 1))),
    LineStyle("#56B4E9", "v", (0, (4, 1.5, 1, 1.5))),
    LineStyle("#E69F00", "P", (0, (7, 2))),
    LineStyle("#000000", "X", (0, (2, 2))),
)

STEP_FILLS = {
    "route": FillStyle("#56B4E9", "...."),
    "index": FillStyle("#CDE7F7", "////"),
    "expand": FillStyle("#F7D154", ""),
    "gemm1": FillStyle("#0B4F7D", ""),
    "activation": FillStyle("#F3B7A0", "xxxx"),
    "gemm2": FillStyle("#2A9D78", "\\\\\\\\"),
    "combine": FillStyle("#E7E1EF", "----"),
    "shared": FillStyle("#CC79A7", "++++"),
}
RESIDUAL_FILL = FillStyle("#FFFFFF", "ooo")

_RC: dict[Any, Any] = {
    "figure.dpi": 100,
    "savefig.dpi": 200,
    "font.family": "DejaVu Sans",
    "font.size": 10.5,
    "axes.titlesize": 12.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
    "grid.color": GRID,
    "hatch.linewidth": 0.7,
    "svg.fonttype": "none",
    "svg.hashsalt": "moebench",
}


def fill_of(name: str) -> FillStyle:
    """The look of an operation: that of the last step it covers which has matrix work, else of its first step."""
    steps = name.split("+")
    chosen = next((s for s in ("gemm1", "gemm2") if s in steps), steps[0])
    return STEP_FILLS.get(chosen, RESIDUAL_FILL)


@contextmanager
def styled() -> Iterator[Any]:
    """matplotlib's pyplot-free figure class within our style, on the Agg canvas."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(_RC):
        yield Figure


def save(figure: Any, stem: Path, again: str = "moebench plot draws a run again") -> list[Path]:
    """Write ``stem.png`` and ``stem.svg``, the same bytes for the same figure; raises StoreError when it can't,
    which says how to draw it ``again``."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.backends.backend_svg import FigureCanvasSVG

    written = []
    try:
        stem.parent.mkdir(parents=True, exist_ok=True)
        for suffix, canvas, metadata in (
            (".png", FigureCanvasAgg, {"Software": None}),
            (".svg", FigureCanvasSVG, {"Date": None, "Creator": "moebench"}),
        ):
            path = stem.with_name(stem.name + suffix)
            canvas(figure)
            figure.savefig(path, metadata=metadata, bbox_inches="tight", pad_inches=0.15, facecolor="white")
            written.append(path)
    except OSError as error:
        raise StoreError(
            f"can't write plot {stem}: {error.strerror or error}; make room or choose another folder with --out: "
            f"{again}"
        ) from error
    return written


def time_label(us: float, _position: int = 0) -> str:
    """A tick of a time axis: 20 µs, 1 ms, 2.5 s."""
    if us <= 0 or not math.isfinite(us):
        return ""
    scale, unit = (1.0, "µs") if us < 1e3 else (1e3, "ms") if us < 1e6 else (1e6, "s")
    return f"{us / scale:g} {unit}"


def token_ticks(tokens: Sequence[int], most: int = 9) -> list[int]:
    """Token counts to label on an axis: measured ones, evenly thinned, the first and the last kept."""
    found = sorted(set(tokens))
    if len(found) <= most:
        return found
    stride = math.ceil((len(found) - 1) / (most - 1))
    kept = found[::-1][::stride][::-1]
    return kept if kept[0] == found[0] else [found[0], *kept[1:]] if kept[0] / found[0] < 4 else [found[0], *kept]
