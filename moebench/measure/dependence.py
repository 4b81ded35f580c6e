"""How uncertain a location is when successive blocks depend on each other.

Clock and temperature drift make neighbouring blocks alike, so that n blocks tell less than n independent ones
would. Blocks are modelled, on the scale of their normal scores, as a first-order autoregression plus white
noise: correlation ``share * persistence ** lag``. The location's posterior is Student's t for a known
correlation (generalised least squares, scale-invariant prior); how strong and how slow the drift is is averaged
over a grid, so that a short series that can't exclude slow drift gets a wide interval instead of a lucky one.

Sources: Zellner, An Introduction to Bayesian Inference in Econometrics (1971), ch. 3 and 7, for the marginal
likelihood; the prior's weights were chosen by the coverage tests in ``tests/test_stopping.py``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

INDEPENDENT_WEIGHT = 12.0
"""Prior weight of independent blocks; all dependent models together weigh 10.5."""

PERSISTENCE_WEIGHTS = {0.3: 0.5, 0.5: 0.5, 0.7: 0.6, 0.8: 0.6, 0.88: 0.5, 0.94: 0.4, 0.97: 0.3, 0.985: 0.1}
SHARES = (0.5, 0.8, 1.0)

MAX_MODELLED = 128
"""Longer series are averaged pairwise first: the mean stays what it is, and drift stays visible."""

_ANGLES = 4097
_BISECTIONS = 20


class _Grid(NamedTuple):
    """Per correlation model: the residual's quadratic form [G, n, n], the mean's variance, the log prior."""

    forms: FloatArray
    variances: FloatArray
    log_weights: FloatArray


@lru_cache(maxsize=256)
def _grid(length: int) -> _Grid:
    lags = np.abs(np.subtract.outer(np.arange(length), np.arange(length)))
    identity, ones = np.eye(length), np.ones(length)
    models = [(INDEPENDENT_WEIGHT, identity)]
    for persistence, weight in PERSISTENCE_WEIGHTS.items():
        models += [(weight, share * persistence**lags + (1 - share) * identity) for share in SHARES]
    forms, variances, log_weights = [], [], []
    for weight, correlation in models:
        inverse = np.linalg.inv(correlation)
        column = inverse @ ones
        variance = 1 / float(column.sum())
        forms.append(inverse - np.outer(column, column) * variance)
        variances.append(variance)
        log_weights.append(np.log(weight) - 0.5 * np.linalg.slogdet(correlation)[1] + 0.5 * np.log(variance))
    return _Grid(np.array(forms), np.array(variances), np.array(log_weights))


@lru_cache(maxsize=256)
def _central_t(degrees: int) -> tuple[FloatArray, FloatArray]:
    """P(|t| < sqrt(degrees) tan(angle)) of Student's t over angles from 0 to pi/2."""
    angles = np.linspace(0, np.pi / 2, _ANGLES)
    density = np.cos(angles) ** (degrees - 1)
    total = np.concatenate(([0.0], np.cumsum((density[1:] + density[:-1]) / 2)))
    return angles, total / total[-1]


def _pairwise_means(series: FloatArray) -> FloatArray:
    """[B, n] averaged over neighbours until it is at most ``MAX_MODELLED`` long; an odd last one is left out."""
    while series.shape[1] > MAX_MODELLED:
        even = series.shape[1] // 2 * 2
        series = (series[:, 0:even:2] + series[:, 1:even:2]) / 2
    return series


def location_half_width(series: FloatArray, confidence: float = 0.95) -> FloatArray:
    """Half-width of the central interval of each row's location.

    Args:
        series: [B, n], rows in the order in which they were measured, n at least 3.
        confidence: probability that the interval holds.

    Returns:
        [B], in the unit of ``series``; 0 for a constant row.
    """
    series = _pairwise_means(series)
    length = series.shape[1]
    grid = _grid(length)
    quadratic = np.maximum(np.einsum("gbn,bn->bg", series @ grid.forms, series), 0)
    constant = quadratic[:, 0] <= 1e-24 * length
    quadratic[constant] = 1.0
    log_weights = grid.log_weights - (length - 1) / 2 * np.log(quadratic)
    weights = np.exp(log_weights - log_weights.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    scales = np.sqrt(quadratic / (length - 1) * grid.variances)
    return np.asarray(np.where(constant, 0.0, _mixture_half_width(weights, scales, length - 1, confidence)))


def _mixture_half_width(weights: FloatArray, scales: FloatArray, degrees: int, confidence: float) -> FloatArray:
    """x [B] at which a mixture [B, G] of centred Student's t distributions holds ``confidence`` in [-x, x]."""
    angles, held = _central_t(degrees)
    scaled = scales * np.sqrt(degrees)
    quantile = np.tan(np.interp(confidence, held, angles))
    low, high = quantile * scaled.min(axis=1), quantile * scaled.max(axis=1)
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        inside = np.interp(np.arctan(middle[:, None] / scaled), angles, held)
        enough = (weights * inside).sum(axis=1) >= confidence
        high, low = np.where(enough, middle, high), np.where(enough, low, middle)
    return np.asarray(high)
