"""The router's rule in NumPy: which experts a row of logits picks, where no torch is wanted.

The torch reference (``pipeline.reference.route``) states the same rule for the layer; a test holds the two
together. Logits that are no numbers count as there: NaN as -inf, +inf as the largest fp32 number.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.spec.shape import MoEShape, Scoring

FloatArray = npt.NDArray[np.float32]
IntArray = npt.NDArray[np.int32]


def scores(logits: npt.NDArray[np.floating], shape: MoEShape) -> FloatArray:
    """Scores [T, E] fp32, finite and at least 0, of router logits [T, E]."""
    largest = np.finfo(np.float32).max
    clean = np.nan_to_num(logits.astype(np.float32), nan=-np.inf, posinf=largest, neginf=-np.inf)
    with np.errstate(over="ignore", invalid="ignore", divide="ignore", under="ignore"):
        if shape.scoring is Scoring.SIGMOID:
            return np.asarray(1 / (1 + np.exp(-clean)), dtype=np.float32)
        if shape.scoring is Scoring.SQRTSOFTPLUS:
            return np.asarray(np.sqrt(np.maximum(clean, 0) + np.log1p(np.exp(-np.abs(clean)))), dtype=np.float32)
        powers = np.exp(clean - clean.max(axis=-1, keepdims=True))
        return np.asarray(np.nan_to_num(powers / powers.sum(axis=-1, keepdims=True), nan=0.0), dtype=np.float32)


def _top(values: npt.NDArray[np.floating], count: int) -> npt.NDArray[np.int64]:
    """Indices of the ``count`` largest of the last dimension, largest first, equal ones lowest index first."""
    return np.argsort(-values, axis=-1, kind="stable")[..., :count]


def group_scores(choice: FloatArray, shape: MoEShape) -> FloatArray:
    """Scores [T, G] of the groups of ``choice`` [T, E]: the best expert's, or the sum of the best two with a bias."""
    grouped = choice.reshape(choice.shape[0], shape.num_groups, -1)
    best = min(2, grouped.shape[-1]) if shape.router_bias else 1
    return np.asarray(np.sort(grouped, axis=-1)[..., -best:].sum(axis=-1), dtype=np.float32)


def choice_scores(
    logits: npt.NDArray[np.floating], shape: MoEShape, router_bias: npt.NDArray[np.floating] | None = None
) -> FloatArray:
    """What experts are chosen by, [T, E]: score plus router bias, before groups are cut.

    Raises InputError when the shape and ``router_bias`` disagree.
    """
    if shape.router_bias != (router_bias is not None):
        given = "one was given" if router_bias is not None else "none was given"
        raise InputError(
            f"{shape.name}: router_bias is {shape.router_bias} but {given}; pass one when the shape says so"
        )
    found = scores(logits, shape)
    return found if router_bias is None else np.asarray(found + router_bias.astype(np.float32), dtype=np.float32)


def route_ids(
    logits: npt.NDArray[np.floating], shape: MoEShape, router_bias: npt.NDArray[np.floating] | None = None
) -> IntArray:
    """Ids [T, K] of the experts that logits [T, E] pick, best first, ties to the lowest id.

    Under grouped top-k only the best ``topk_groups`` groups of a row take part; the others' experts are at -inf.
    """
    choice = choice_scores(logits, shape, router_bias)
    if shape.grouped:
        kept = np.zeros((choice.shape[0], shape.num_groups), dtype=bool)
        np.put_along_axis(kept, _top(group_scores(choice, shape), shape.topk_groups), True, axis=-1)
        choice = np.where(np.repeat(kept, shape.num_experts // shape.num_groups, axis=-1), choice, -np.inf)
    return _top(choice, shape.topk).astype(np.int32)


def max_violation(loads: npt.NDArray[np.integer]) -> float:
    """Maxvio of ``loads`` [E], tokens an expert: largest over mean, less 1; 0 where there is no load at all."""
    total = int(loads.sum())
    return float(loads.max() * loads.size / total - 1) if total else 0.0
