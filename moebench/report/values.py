"""How a number is written for people: three significant digits, units named in the column, never an exponent in µs."""

from __future__ import annotations

import math

from moebench.store.records import Timing

NOTHING = "–"

WIDE_LAYER = 0.02
WIDE_STEP = 0.10
WIDE_STEP_OF_LAYER = 0.01


def significant(value: float, digits: int = 3) -> float:
    """``value`` rounded to ``digits`` significant digits."""
    if value == 0 or not math.isfinite(value):
        return value
    return round(value, digits - 1 - math.floor(math.log10(abs(value))))


def number(value: float) -> str:
    """``value`` with three significant digits, at most two decimals, and no exponent: 0.12, 4.05, 35.2, 1320."""
    shown = significant(value)
    size = abs(shown)
    decimals = 0 if size >= 100 else 1 if size >= 10 else 2
    text = f"{shown:.{decimals}f}"
    return text.removeprefix("-") if float(text) == 0 else text


def percent(share: float) -> str:
    """A share as a percentage without its sign: 0.4, 12, 104."""
    value = abs(share) * 100
    text = f"{value:.1f}" if value < 9.95 else f"{value:.0f}"
    return f"-{text}" if share < 0 and float(text) else text


def error(value: float) -> str:
    """A relative error in two digits: ``1.9e-3``; ``0`` when exact."""
    if value == 0:
        return "0"
    if not math.isfinite(value):
        return str(value)
    mantissa, exponent = f"{value:.1e}".split("e")
    return f"{mantissa}e{int(exponent)}"


def counted(count: int, noun: str) -> str:
    """``count`` and ``noun``, with an s unless there is one: ``1 point``, ``3 points``."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def duration(us: float) -> str:
    """A time with the unit that suits it: 35.2 µs, 1.32 ms, 2.1 s."""
    if abs(us) < 1e3:
        return f"{number(us)} µs"
    return f"{number(us / 1e3)} ms" if abs(us) < 1e6 else f"{number(us / 1e6)} s"


def between(low_us: float, high_us: float) -> str:
    """Two times as a range, the unit once where it is one: 12.4–64.6 ms, 990 µs–1.02 ms."""
    (low, unit), high = duration(low_us).split(), duration(high_us)
    return f"{low}–{high}" if high.endswith(f" {unit}") else f"{low} {unit}–{high}"


def half_width_us(time: Timing) -> float:
    """The larger distance from the median to an end of its 95 % interval, in microseconds."""
    return max(time.high_us - time.median_us, time.median_us - time.low_us)


def half_width(time: Timing) -> float:
    """``half_width_us`` relative to the median; infinite for a median of 0."""
    return half_width_us(time) / abs(time.median_us) if time.median_us else math.inf


def is_wide(time: Timing) -> bool:
    """Whether a layer's interval is too wide to quote the median without it."""
    return half_width(time) > WIDE_LAYER


def is_wide_step(time: Timing, layer: Timing | None) -> bool:
    """Whether a step's interval is wide for the step and not small beside the layer either."""
    spread, layer_us = half_width_us(time), layer.median_us if layer else time.median_us
    return half_width(time) > WIDE_STEP and spread > WIDE_STEP_OF_LAYER * abs(layer_us)


def spans(values: list[int], among: list[int] | None = None) -> str:
    """Whole numbers as a short list in which neighbours of ``among`` become a range: ``1–64, 1024``."""
    chosen, order = sorted(set(values)), sorted(set(among if among is not None else values))
    groups: list[list[int]] = []
    for value in chosen:
        if groups and among is not None and order.index(value) == order.index(groups[-1][-1]) + 1:
            groups[-1].append(value)
        else:
            groups.append([value])
    return ", ".join(str(g[0]) if len(g) == 1 else f"{g[0]}–{g[-1]}" for g in groups)
