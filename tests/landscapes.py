"""Made-up GEMM landscapes with what makes real ones hard: padded rows, waves of tiles, spills, plans' own quirks."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from moebench.plan.kernels._gemm import GemmSpec
from moebench.plan.registry import kernel_specs
from moebench.plan.space import Space
from moebench.spec.workload import Workload
from moebench.store.records import STATUS_FAILED, STATUS_OK
from moebench.store.trial_records import TrialRecord
from moebench.tune.book import Book
from moebench.tune.cells import Cell
from moebench.tune.proposals import Proposer

Floats = npt.NDArray[np.float64]

_SM_COUNT = 132


def _own(rng: np.random.Generator, *columns: Floats) -> Floats:
    """One normal number for every distinct row of ``columns``."""
    _, which = np.unique(np.stack(columns, axis=1), axis=0, return_inverse=True)
    return np.asarray(rng.standard_normal(int(which.max()) + 1)[which.ravel()])


def landscape_us(space: Space, seed: int, ruggedness: float = 0.015) -> Floats:
    """[plans, workloads]: true times in microseconds; NaN where a plan is not legal."""
    spec = kernel_specs.get(space.kernel)
    assert isinstance(spec, GemmSpec)
    axis = {a.name: np.array([float(v) for v in a.values])[space.codes[:, i]] for i, a in enumerate(space.axes)}
    rng = np.random.default_rng(seed)
    own = ruggedness * (
        0.8 * _own(rng, *(axis[n] for n in ("block_m", "block_n", "block_k", "num_warps", "num_stages")))
        + 1.5 * _own(rng, axis["block_m"], axis["block_n"], axis["num_warps"])
    )
    favourite_group = rng.uniform(2, 4)
    us = np.full((len(space), len(space.workloads)), np.nan)
    for i, workload in enumerate(space.workloads):
        busy, memory = _terms(spec, axis, workload)
        share = busy**8 / (busy**8 + memory**8)
        here = (busy**8 + memory**8) ** 0.125 * np.exp(
            (0.25 + 0.75 * share) * (own + ruggedness * 0.3 * rng.standard_normal(len(own)))
        )
        if workload.num_tokens >= 1024:
            here *= 1 + 0.05 * np.abs(np.log2(axis["group_m"]) - favourite_group)
        us[:, i] = np.where(space.legal_on(i), here + 1.5, np.nan)
    return us


def _terms(spec: GemmSpec, axis: dict[str, Floats], workload: Workload) -> tuple[Floats, Floats]:
    """Microseconds of the tiles in their waves, and of the weights through memory."""
    size, experts = spec.size(workload), workload.shape.num_experts
    rows = np.random.default_rng(workload.num_tokens).multinomial(workload.num_slots, np.ones(experts) / experts)
    rows = rows[rows > 0]
    block_m, block_n, block_k, warps, stages = (
        axis[n] for n in ("block_m", "block_n", "block_k", "num_warps", "num_stages")
    )
    tiles = np.array([np.ceil(rows / m).sum() for m in block_m]) * np.ceil(size.n / block_n)
    columns = block_n * size.accumulators
    shared = (block_m + columns) * block_k * 2 * stages + 1024
    each = block_m * columns / (warps * 32)
    resident = np.maximum(1, np.minimum(233472 // shared, 65536 // (np.minimum(each + 45, 255) * warps * 32)))
    unit = np.where(block_m >= 64, 1.0, 0.42) * np.where((warps == 8) & (block_m * columns < 128 * 128), 0.8, 1.0)
    product = 2 * block_m * columns * block_k / (7.5e6 * unit)
    load = (block_m + columns) * block_k * 2 / 38e3
    held = np.minimum(resident, np.maximum(tiles / _SM_COUNT, 1))
    held = np.where(axis["ctas_per_sm"] > 0, np.minimum(axis["ctas_per_sm"], held), held)
    waves = np.ceil(tiles / (_SM_COUNT * held))
    steps = np.ceil(size.k / block_k)
    wave = steps * np.maximum(np.maximum(product, load) * held, 0.8 / np.maximum(stages - 1, 1)) + 1.2
    spill = 1 + 0.35 * np.maximum(0, each / 128 - 1) ** 2
    weights = len(rows) * size.n * size.k * size.accumulators * 2 / 4.1e6
    return waves * wave * spill, np.full(len(block_m), weights)


def search(
    space: Space, us: Floats, sampler: str, seed: int, budget: int = 48, prior_us: Floats | None = None,
    failing: npt.NDArray[np.bool_] | None = None,
) -> tuple[Book, Proposer]:  # fmt: skip
    """A whole search on true times ``us``, each measured with 0.7 % noise in three blocks."""
    cells = [Cell("triton", "fused", space.kernel, w) for w in space.workloads]
    book = Book(space, cells, prior_us)
    proposer, rng = Proposer(space, book, sampler, seed, budget), np.random.default_rng(seed)
    while batch := proposer.next_batch(16):
        for screening in batch:
            plan = space.index(screening.plan)
            for cell in (cells.index(c) for c in screening.cells):
                ok = failing is None or not failing[plan]
                blocks = tuple(us[plan, cell] * np.exp(0.007 * rng.standard_normal(3))) if ok else ()
                proposer.tell([record(book, plan, cell, blocks)])
    return book, proposer


def record(book: Book, plan: int, cell: int, blocks_us: tuple[float, ...]) -> TrialRecord:
    """The record of ``plan`` on ``cell``: failed where it has no blocks."""
    about = book.cells[cell]
    return TrialRecord(
        f"{plan}-{cell}", STATUS_OK if blocks_us else STATUS_FAILED, "replayed", about.backend, about.variant,
        about.kernel, dict(book.plan(plan).params), "", about.workload.to_dict(), book.space.hw.key,
        blocks_us=tuple(map(float, blocks_us)),
    )  # fmt: skip


def fractions(book: Book, us: Floats) -> Floats:
    """[cells]: the best true time over the true time of the plan that looked fastest."""
    chosen = [us[book.top(cell, 1)[0], cell] for cell in range(us.shape[1])]
    return np.asarray(np.nanmin(us, axis=0) / chosen)
