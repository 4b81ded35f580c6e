"""Numbers that Python's JSON reader would take and JSON doesn't have, or that no quantity here is."""

from __future__ import annotations

import math
from typing import NoReturn

MOST_SHOWN = 30


class RefusedValue(ValueError):
    """JSON that Python would read, but not as it was meant."""


def finite(text: str) -> float:
    """The number in ``text``, for ``json.loads(parse_float=…)``; raises RefusedValue where it overflows."""
    number = float(text)
    if not math.isfinite(number):
        shown = text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
        raise RefusedValue(f"{shown} is not a finite number")
    return number


def refuse_constant(text: str) -> NoReturn:
    """Raise RefusedValue for NaN and the infinities, for ``json.loads(parse_constant=…)``."""
    raise RefusedValue(f"{text} is not a number that JSON has")
