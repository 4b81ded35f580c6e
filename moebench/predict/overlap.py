"""Times of two things that go on at once."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def joined(first: Floats | float, second: Floats | float, sharpness: float) -> Floats:
    """The larger of two times, and more than it where they are alike: a p-norm. 1 adds them, large p overlaps fully."""
    high, low = np.maximum(first, second), np.minimum(first, second)
    return np.asarray(high * (1 + (low / np.maximum(high, 1e-12)) ** sharpness) ** (1 / sharpness))


def waves_us(
    per_sm: Floats, resident: Floats, alone_us: Floats, shared_us: Floats, sharpness: float = 1.0
) -> Floats:  # fmt: skip
    """Microseconds of ``per_sm`` CTAs on one multiprocessor that holds ``resident`` of them at a time.

    A wave of r CTAs takes the latency of one, ``alone_us``, once, and r times what each takes of the shared units,
    ``shared_us``: latencies hide behind one another, work doesn't. ``sharpness`` joins the two; 1, the sum, is right
    where a CTA can't start its next step before its last has ended. The last wave is as large as what is left.
    """
    full, rest = np.divmod(per_sm, resident)
    whole = full * joined(alone_us, resident * shared_us, sharpness)
    return np.asarray(whole + np.where(rest > 0, joined(alone_us, rest * shared_us, sharpness), 0.0))
