"""A Gaussian process over all cells of a kernel: what is known of a plan on one cell says something of its neighbours.

The target is the logarithm of a time, less what a model predicts of it where there is one, relative to its cell. Two
plans p, q on two cells c, d covary by

    LEVEL [c = d]  +  SMOOTH matern(p, q; smooth features) tokens(c, d)
                   +  ROUGH matern(p, q; rough features) tokens(c, d)  +  OWN [p = q] tokens(c, d)
                   +  TRUST prior(p, c) prior(q, d) tokens(c, d)

with Matérn-5/2 correlations; ``tokens`` is partly 1 and partly a Matérn-5/2 correlation over log2 of the token count.
OWN is what a compiler does to one plan alone: it makes plans near the best worth trying one by one. The form is that of
Bonilla, Chai and Williams, "Multi-task Gaussian Process Prediction" (2007). Lengths come from marginal likelihood on
some 2,400 times of the fused GEMMs on an H200 (shapes of Qwen3-30B, Mixtral-8x7B and DeepSeek-V3); variances were then
set by searches on made-up landscapes. Scaling lengths by 0.6 to 1.8, or ROUGH by 3, changed what these found by less
than 1 %.

A prediction for one cell uses the observations of the cells around it, which keeps the matrices small.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from moebench.tune.book import Book, Floats
from moebench.tune.features import Features, features

Positions = npt.NDArray[np.int64]
Singles = npt.NDArray[np.float32]

LEVEL, SMOOTH, ROUGH, OWN, NOISE = 0.05, 0.2, 0.01, 1.2e-3, 2.5e-5
"""Variances of the logarithm of a time: a cell's level, the smooth and rough parts, one plan's own, a measurement's."""

SMOOTH_SHARED, ROUGH_SHARED, OWN_SHARED = 0.9, 0.2, 0.5
"""Shares of the parts that don't depend on the token count."""

TRUST = 0.25
"""Variance of the factor by which a prior's own distances are right: it is 1 until times say otherwise."""

TOKEN_OCTAVES = 3.0
NEAR_CELLS = 3
MAX_OBSERVATIONS = 240
"""Most observations behind a prediction; those of the nearest cells, fast plans first."""

SMALL_MATRIX = 48
"""Rows up to which a general inverse is as quick as any."""

LEAST_US = 1e-3
KNEE, BEYOND = 0.7, 0.3
"""Times over e^KNEE of the best count only by this share: how slow a slow plan is says little of the fast ones."""


class Surrogate:
    """The process over a book. It reads the book anew whenever a result came in."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.features = _Vectors(features(book.space))
        prior = None if book.prior_us is None else _log_prior(book).astype(np.float32)
        self._process = _Process(self.features, prior)
        self._results = _Results(book, prior)
        self._fits: dict[int, CellFit] = {}
        self._version = self._results.version

    def fit(self, cell: int) -> CellFit:
        """The process as seen from ``cell``, conditioned on all results so far."""
        if self._version != self.book.version:
            self._results = _Results(self.book, self._process.prior)
            self._fits, self._version = {}, self._results.version
        if cell not in self._fits:
            self._fits[cell] = CellFit(self.book, self._process, self._results, cell)
        return self._fits[cell]

    def means(self, plan: int, cells: Positions) -> Floats:
        """[cells]: means of one plan. One covariance serves all cells, each of which weighs its own observations."""
        fits = [self.fit(int(c)) for c in cells]
        results, plans = self._results, np.full(len(cells), plan)
        weights = np.zeros((len(cells), len(results.plans)))
        for row, fit in zip(weights, fits, strict=True):
            row[fit.known] = fit.weights
        covariance = self._process.between(plans, cells, results.plans, results.cells)
        return np.asarray(
            (covariance * weights).sum(axis=1) + [f.centre for f in fits] + self._process.own(plans, cells)
        )


class _Results:
    """What a book holds at one version.

    ============  ==============  ==========================================================================
    ``targets``   [plans, cells]  compressed logarithms of the times, NaN where unknown
    ``values``    [plans, cells]  the same less the prior and less ``centres``
    ``centres``   [cells]         medians of the targets less the prior
    ``plans``     [observations]  the plans of all observations, cell by cell
    ``cells``     [observations]  their cells
    ``number``    [plans, cells]  where an observation is among them
    ============  ==============  ==========================================================================
    """

    def __init__(self, book: Book, prior: Singles | None) -> None:
        self.version = book.version
        self.targets = _targets(book)
        residuals = self.targets if prior is None else self.targets - prior
        self.centres = _medians(residuals)
        self.values = residuals - self.centres
        self.cells, self.plans = np.nonzero(~np.isnan(self.targets.T))
        self.number = np.full(self.targets.shape, -1, dtype=np.int64)
        self.number[self.plans, self.cells] = np.arange(len(self.plans))


class _Vectors:
    """Features in single precision, and the cells' correlations over the token count."""

    def __init__(self, feats: Features) -> None:
        self.smooth, self.rough, self.tiles = (_centred(a) for a in (feats.smooth, feats.rough, feats.tiles))
        self.octave = feats.octave
        gaps = (feats.octave[:, None] - feats.octave[None]) / TOKEN_OCTAVES
        self.tokens = _matern((gaps * gaps).astype(np.float32))


class _Process:
    """The covariances, nothing being known; ``prior`` None where there is none."""

    def __init__(self, feats: _Vectors, prior: Singles | None) -> None:
        self._feats, self.prior = feats, prior
        self.octave = feats.octave

    def own(self, plans: Positions, cells: Positions) -> Singles:
        """[these]: what the prior says of each plan on its cell."""
        return np.zeros(len(plans), dtype=np.float32) if self.prior is None else self.prior[plans, cells]

    def alone(self, plans: Positions, cells: Positions) -> Singles:
        """[these]: variances."""
        return np.asarray(LEVEL + SMOOTH + ROUGH + OWN + TRUST * self.own(plans, cells) ** 2)

    def between(self, plans: Positions, cells: Positions, others: Positions, their_cells: Positions) -> Singles:
        """[these, others]: covariances."""
        feats = self._feats
        tokens = feats.tokens[np.ix_(cells, their_cells)]
        smooth = _squares(feats.smooth[plans], feats.smooth[others])
        if feats.tiles.shape[-1]:
            smooth += _squares(feats.tiles[cells, plans], feats.tiles[their_cells, others])
        total = _matern(smooth)
        total *= SMOOTH * _partly(tokens, SMOOTH_SHARED)
        rough = _matern(_squares(feats.rough[plans], feats.rough[others]))
        rough *= ROUGH * _partly(tokens, ROUGH_SHARED)
        total += rough
        total += (plans[:, None] == others[None]) * (OWN * _partly(tokens, OWN_SHARED))
        total += LEVEL * (cells[:, None] == their_cells[None])
        if self.prior is not None:
            total += tokens * (TRUST * self.own(plans, cells)[:, None] * self.own(others, their_cells)[None])
        return total


class CellFit:
    """The process conditioned on what is known around one cell.

    Observations come first, plans under way after them. The leading part of the inverse factor belongs to the former
    alone and gives means; the whole of it gives variances, which don't depend on values. ``best`` is the fastest
    time seen, on the scale of the means. A mean is ``centre`` and the prior and what ``weights`` make of the
    covariances with the observations, ``known`` of all results.
    """

    def __init__(self, book: Book, process: _Process, results: _Results, cell: int) -> None:
        self._process, self._cell = process, cell
        self._plans, self._cells, timed = _around(book, results.targets, process.octave, cell)
        covariance = self._covariance(self._plans, self._cells).astype(np.float64)
        covariance[np.diag_indices(len(covariance))] += NOISE
        factor = _lower_inverse(np.asarray(np.linalg.cholesky(covariance), dtype=np.float64))
        plans, cells, known = self._plans[:timed], self._cells[:timed], factor[:timed, :timed]
        self.known = results.number[plans, cells]
        self.weights = known.T @ (known @ results.values[plans, cells])
        self.centre = float(results.centres[cell])
        self._factor = factor.astype(np.float32)
        here = results.targets[:, cell]
        self.best = float(np.nanmin(here)) if not np.isnan(here).all() else np.inf

    def predict(self, plans: Positions) -> tuple[Floats, Floats]:
        """Means and standard deviations of ``plans`` on this cell."""
        mean, _, variance = self.project(plans)
        return mean, np.sqrt(np.maximum(variance, NOISE))

    def project(self, plans: Positions) -> tuple[Floats, Singles, Singles]:
        """Means, projections on what is known [plans, observations], and variances of ``plans``."""
        here = np.full(len(plans), self._cell)
        cross = self._covariance(plans, here)
        mean = cross[:, : len(self.weights)] @ self.weights + self._process.own(plans, here) + self.centre
        spread = cross @ self._factor.T
        return mean, spread, self._process.alone(plans, here) - np.einsum("ij,ij->i", spread, spread)

    def between(self, plans: Positions, other: int) -> Singles:
        """[plans]: covariances, nothing being known, of ``plans`` and one other on this cell."""
        here = np.array([self._cell])
        return self._process.between(plans, np.full(len(plans), self._cell), np.array([other]), here)[:, 0]

    def _covariance(self, plans: Positions, cells: Positions) -> Singles:
        """[these, observations]."""
        return self._process.between(plans, cells, self._plans, self._cells)


class Outlook:
    """What a cell may expect of ``plans`` while more and more of them are under way.

    A plan under way counts as measured at what was expected of it: the means stay, the doubts around it shrink.
    """

    def __init__(self, fit: CellFit, plans: Positions) -> None:
        self.fit, self.plans = fit, plans
        self._mean, self._spread, self._variance = fit.project(plans)

    def begin(self, plan: int) -> None:
        """Count ``plan``, one of ``plans``, as under way."""
        at = int(np.searchsorted(self.plans, plan))
        column = self.fit.between(self.plans, plan) - self._spread @ self._spread[at]
        column /= np.sqrt(max(float(self._variance[at]), 0.0) + NOISE)
        self._spread = np.concatenate([self._spread, column[:, None]], axis=1)
        self._variance = self._variance - column * column

    def improvement(self) -> Floats:
        """[plans]: expected improvement on the best time, in logarithms (Jones, Schonlau and Welch, 1998)."""
        deviation = np.sqrt(np.maximum(self._variance, NOISE))
        gain = self.fit.best - self._mean
        z = gain / deviation
        return np.asarray(gain * _normal_cdf(z) + deviation * np.exp(-0.5 * z * z) / np.sqrt(2 * np.pi))


def _targets(book: Book) -> Floats:
    """[plans, cells]: compressed logarithms of the times; a failure is as slow as the slowest; NaN where unknown."""
    logs = _compressed(np.log(np.maximum(book.times, LEAST_US)))
    slowest = np.nan_to_num(np.nanmax(np.where(np.isnan(logs), -np.inf, logs), axis=0), neginf=0.0)
    return np.where(book.failed, np.maximum(slowest, KNEE)[None], logs)


def _log_prior(book: Book) -> Floats:
    """[plans, cells]: the prior like the targets; 0 where there is none."""
    if book.prior_us is None:
        return np.zeros_like(book.times)
    with np.errstate(divide="ignore", invalid="ignore"):
        logs = np.log(book.prior_us)
    return np.nan_to_num(_compressed(np.where(np.isfinite(logs) & book.space.legal_masks, logs, np.nan)))


def _compressed(logs: Floats) -> Floats:
    """Distances from a cell's least value, those beyond the knee shortened."""
    known = np.where(np.isnan(logs), np.inf, logs)
    least = known.min(axis=0)
    over = logs - np.where(np.isfinite(least), least, 0.0)
    return np.where(over > KNEE, KNEE + BEYOND * (over - KNEE), over)


def _medians(values: Floats) -> Floats:
    """[cells]: medians of what is known, 0 where nothing is."""
    return np.array([np.median(c[~np.isnan(c)]) if not np.isnan(c).all() else 0.0 for c in values.T])


def _around(book: Book, targets: Floats, octave: Floats, cell: int) -> tuple[Positions, Positions, int]:
    """Plans and cells of the observations behind a prediction, then those under way; and how many are observed.

    The cell's own come first, then those of the nearest cells.
    """
    order = np.argsort(np.abs(octave - octave[cell]), kind="stable")
    counts = (~np.isnan(targets)).sum(axis=0)
    known = [(p, c) for c in order for p in np.argsort(targets[:, c], kind="stable")[: counts[c]]][:MAX_OBSERVATIONS]
    under_way = [(p, c) for c in order[:NEAR_CELLS] for p in np.flatnonzero(book.pending[:, c])][:MAX_OBSERVATIONS]
    plans, cells = np.array([*known, *under_way], dtype=np.int64).reshape(-1, 2).T
    return plans, cells, len(known)


def _centred(vectors: Floats) -> Singles:
    """In single precision, around 0, so that differences of squares keep their digits."""
    if not vectors.size:
        return vectors.astype(np.float32)
    centre = vectors.mean(axis=tuple(range(vectors.ndim - 1)))
    return np.asarray(vectors - centre, dtype=np.float32)


def _lower_inverse(lower: Floats) -> Floats:
    """The inverse of a lower triangular matrix, by halves: products are a fraction of a general inverse's work."""
    size = len(lower)
    if size <= SMALL_MATRIX:
        return np.asarray(np.linalg.inv(lower))
    half = size // 2
    found = np.zeros_like(lower)
    found[:half, :half] = _lower_inverse(lower[:half, :half])
    found[half:, half:] = _lower_inverse(lower[half:, half:])
    found[half:, :half] = -found[half:, half:] @ (lower[half:, :half] @ found[:half, :half])
    return found


def _squares(these: Singles, those: Singles) -> Singles:
    """[these, those]: squared Euclidean distances."""
    squares = these @ those.T
    squares *= -2
    squares += (these * these).sum(1)[:, None]
    squares += (those * those).sum(1)[None]
    return np.asarray(np.maximum(squares, 0, out=squares))


def _matern(squares: Singles) -> Singles:
    """Matérn-5/2 correlation at squared distances, which are overwritten."""
    squares *= 5
    root = np.sqrt(squares)
    squares /= 3
    squares += root
    squares += 1
    np.negative(root, out=root)
    squares *= np.exp(root, out=root)
    return squares


def _partly(correlation: Singles, shared: float) -> Singles:
    return shared + (1 - shared) * correlation


def _normal_cdf(z: Floats) -> Floats:
    """Abramowitz and Stegun 7.1.26, to 1.5e-7."""
    x = np.abs(z) / np.sqrt(2.0)
    t = 1.0 / (1.0 + 0.3275911 * x)
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    upper = 0.5 * series * np.exp(-x * x)
    return np.asarray(np.where(z > 0, 1.0 - upper, upper))
