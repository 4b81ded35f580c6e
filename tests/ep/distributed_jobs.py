"""What the processes of the collective tests run; apart from the tests, so that a spawned process imports little."""

from __future__ import annotations

import os
import traceback
from dataclasses import replace
from datetime import timedelta
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import torch
from ep_cases import ALLOWED, expected, inputs_of, placed, relative_error, small_shape, whole_weights
from torch import distributed

from moebench.pipeline.ep.buffer import Buffer
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.layer import EPLayer
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.ranks.collective import CollectiveRanks
from moebench.pipeline.ep.ranks.peer import PeerRanks
from moebench.pipeline.ep.statistics import step_statistics
from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.plan.ep_plan import Direction, EPPlan, LinkStage
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry, TableLayout
from moebench.spec.ep_workload import EPWorkload, PadRows, Placement

LIMIT_S = 3.0


def _enter(job: str, rank: int, size: int, folder: str, backend: str) -> None:
    torch.set_num_threads(1)
    if job.startswith("peer"):
        torch.cuda.set_device(rank % torch.cuda.device_count())
    os.environ["GLOO_SOCKET_IFNAME"] = "lo"
    store = distributed.FileStore(f"{folder}/store", size)
    distributed.init_process_group(backend, store=store, rank=rank, world_size=size, timeout=timedelta(seconds=30))
    try:
        told = JOBS[job](rank, size)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        Path(folder, f"trace{rank}").write_text(traceback.format_exc(), encoding="utf-8")
    Path(folder, f"told{rank}").write_text(told, encoding="utf-8")
    os._exit(0)


def start(job: str, size: int, folder: Path, backend: str = "gloo") -> list[str]:
    """What each of ``size`` processes said of ``job``: "ok", or its error; empty where it died."""
    context = get_context("spawn")
    made = [context.Process(target=_enter, args=(job, rank, size, str(folder), backend)) for rank in range(size)]
    for process in made:
        process.start()
    for process in made:
        process.join(60)
    alive = [process for process in made if process.is_alive()]
    for process in alive:
        process.kill()
    assert not alive, "a process didn't end"
    told = [Path(folder, f"told{rank}") for rank in range(size)]
    return [path.read_text(encoding="utf-8") if path.exists() else "" for path in told]


def _ranks(size: int) -> CollectiveRanks:
    return CollectiveRanks(size, "cpu", limit_s=LIMIT_S)


def layer(rank: int, size: int) -> str:
    """The layer in several settings against the single-device layer."""
    ranks = _ranks(size)
    shape = small_shape(4 * size, 3, num_shared_experts=1, shared_intermediate_size=6, expert_bias=True)
    tokens = (*((5 * r + 3) % 8 for r in range(size - 1)), 0)
    base = EPWorkload(shape, size, tokens, 8, 4, 4, dtype=DType.FP32, pad_rows=PadRows.SPREAD)
    for number, workload in enumerate(
        (
            base,
            replace(base, placement=Placement.REPLICATED, num_prefetch_slots=1, pad_rows=PadRows.UNCOUNTED),
            replace(base, table_layout=TableLayout.COMPACT, dtype=DType.BF16, pad_rows=PadRows.EXPERT0),
        )
    ):
        whole = whole_weights(workload)
        made = EPLayer(workload, ranks, MoonEPPlanner(), placed(whole, workload, (rank,)))
        for seed, skew in ((0, 8.0), (1, 0.0)):
            inputs = inputs_of(replace(workload, seed=seed), skew)
            out, wanted = made.run({rank: inputs[rank]}), expected(workload, whole, inputs)
            error = relative_error(out[rank], wanted[rank])
            assert error <= ALLOWED[workload.dtype], f"case {number}, seed {seed}: error {error}"
            if skew and number == 0:
                statistics = step_statistics(made.plans, ranks, made.buffer.memory_bytes)
                assert statistics.copies > 0, "the skew forces copies"
                assert 0 < statistics.crossing_share <= statistics.primary_share <= 1
    return "ok"


def moonep_calls(rank: int, size: int) -> str:
    """Code written for MoonEP's buffer: identity experts, weights, a saved plan."""
    S, K, E, H = 4, 2, 4 * size, 6
    buffer = Buffer(S, H, K, E, size, B=2, token_padding=2, ranks=_ranks(size), device="cpu", dtype=DType.FP32)
    generator = torch.Generator().manual_seed(rank)
    hidden = torch.randint(-9, 9, (S, H), generator=generator).float()
    weights, ids = torch.rand(S, K, generator=generator), torch.randint(0, 3, (S, K), generator=generator).int()
    counts = torch.bincount(ids.view(-1).long(), minlength=E).int()
    rows, row_weights, cu_seqlens, plan = buffer.dispatch(hidden, weights, ids, counts)
    assert rows.shape == (buffer._ctx["NvS"], H)
    assert cu_seqlens.shape == (E + 2,)
    full = [torch.arange(E + 2.0).view(-1, 1, 1).expand(-1, 3, H).contiguous() for _ in range(3)]
    buffer.prefetch_weight(plan=plan, full_gate_weight=full[0], full_up_weight=full[1], full_down_weight=full[2])
    for slot, expert in enumerate(plan.experts_to_copy[rank].tolist()):
        assert all(bool((w[E + slot] == (expert if expert >= 0 else E + slot)).all()) for w in full)
    combined, gathered, _ = buffer.combine(plan=plan, hidden_nvsh=rows, route_weights_nvs=row_weights)
    assert torch.equal(combined, K * hidden)
    assert gathered is not None
    assert torch.equal(gathered, weights)
    rows, none, _, again = buffer.dispatch(hidden + 1, plan=plan)
    assert none is None
    assert again is plan
    assert torch.equal(buffer.combine(plan=plan, hidden_nvsh=rows)[0], K * (hidden + 1))
    buffer.destroy()
    return "ok"


def disagree(rank: int, size: int) -> str:
    """Ranks that disagree on S, each with the same message; the same ranks then make a good buffer."""
    ranks = _ranks(size)
    try:
        EPBuffer(ranks, EPGeometry(size, 2 * size, 1, 8 + rank, 1), 4, DType.FP32, OwnerPlanner())
    except ValueError as error:
        EPBuffer(ranks, EPGeometry(size, 2 * size, 1, 8, 1), 4, DType.FP32, OwnerPlanner())
        return str(error)
    return "no error"


def no_slot(rank: int, size: int) -> str:
    """Sharded weights with too few slots."""
    shape = small_shape(4 * size, 1)
    workload = EPWorkload(shape, size, (8,) * size, 8, 0, 4, dtype=DType.FP32)
    whole = whole_weights(workload)
    made = EPLayer(workload, _ranks(size), MoonEPPlanner(), placed(whole, workload, (rank,)))
    made.run({rank: inputs_of(workload, 60.0)[rank]})
    return "no error"


def one_raises(rank: int, size: int) -> str:
    """Rank 1 gets an id that isn't there; the others are in an all-to-all by then."""
    buffer = EPBuffer(_ranks(size), EPGeometry(size, 2 * size, 1, 4, 1, 2), 4, DType.FP32, MoonEPPlanner())
    ids = torch.zeros(4, 1, dtype=torch.int32)
    counts = {rank: torch.tensor([4] + [0] * (2 * size - 1), dtype=torch.int32)}
    buffer.dispatch({rank: torch.zeros(4, 4)}, None, buffer.plan({rank: ids + (99 if rank == 1 else 0)}, counts))
    return "no error"


def one_dies(rank: int, size: int) -> str:
    """The last rank ends without a word; the others wait for it."""
    ranks = _ranks(size)
    buffer = EPBuffer(ranks, EPGeometry(size, 2 * size, 1, 4, 1, 2), 4, DType.FP32, MoonEPPlanner())
    if rank == size - 1:
        os._exit(3)
    buffer.plan({rank: torch.zeros(4, 1, dtype=torch.int32)})
    return "no error"


def one_is_late(rank: int, size: int) -> str:
    """The last rank never comes to the agreement."""
    ranks = CollectiveRanks(size, "cpu", limit_s=1.0)
    if rank == size - 1:
        os._exit(3)
    ranks.agree({"S": 1})
    return "no error"


def _peers(size: int, limit_s: float) -> PeerRanks:
    shared = size > torch.cuda.device_count()
    return PeerRanks(size, f"cuda:{torch.cuda.current_device()}", limit_s=limit_s, shared=shared)


def peer_layer(rank: int, size: int) -> str:
    """The layer on peers' memory in both directions of every stage, against the single-device layer."""
    ranks = _peers(size, 20.0)
    shape = small_shape(4 * size, 3, num_shared_experts=1, shared_intermediate_size=6, expert_bias=True)
    tokens = (*((5 * r + 5) % 8 for r in range(size - 1)), 0)
    base = EPWorkload(shape, size, tokens, 8, 1, 4, dtype=DType.FP32, pad_rows=PadRows.SPREAD)
    push, pull = LinkStage(Direction.PUSH), LinkStage(Direction.PULL)
    for plan in (EPPlan(), EPPlan(dispatch=pull, prefetch=push, combine=push)):
        for workload in (base, replace(base, num_prefetch_slots=4, table_layout=TableLayout.COMPACT)):
            whole = whole_weights(workload)
            on_device = {r: _moved(w, ranks.device) for r, w in placed(whole, workload, (rank,)).items()}
            made = EPLayer(workload, ranks, MoonEPPlanner(), on_device, plan)
            for seed, skew in ((0, 8.0), (1, 0.0), (2, 8.0)):
                inputs = inputs_of(replace(workload, seed=seed), skew)
                mine = LayerInputs(inputs[rank].x.to(ranks.device), inputs[rank].router_logits.to(ranks.device))
                out = made.run({rank: mine})[rank].cpu()
                error = relative_error(out, expected(workload, whole, inputs)[rank])
                assert error <= ALLOWED[workload.dtype], f"{plan.dispatch.direction}, seed {seed}: error {error}"
    return "ok"


def _moved(weights: LayerWeights, device: torch.device) -> LayerWeights:
    return LayerWeights(**{name: None if t is None else t.to(device) for name, t in vars(weights).items()})


def _peer_plan(rank: int, size: int, expert: int) -> str:
    ranks = _peers(size, LIMIT_S)
    buffer = EPBuffer(ranks, EPGeometry(size, 2 * size, 1, 4, 1, 2), 4, DType.FP32, MoonEPPlanner())
    ids = torch.full((4, 1), expert, dtype=torch.int32, device=ranks.device)
    counts = torch.tensor([4] + [0] * (2 * size - 1), dtype=torch.int32, device=ranks.device)
    if expert < 0:
        os._exit(3)
    plans = buffer.plan({rank: ids}, {rank: counts})
    buffer.dispatch({rank: torch.zeros(4, 4, device=ranks.device)}, None, plans)
    ranks.sync()
    return "no error"


def peer_raises(rank: int, size: int) -> str:
    """Rank 1 gets an id that isn't there."""
    return _peer_plan(rank, size, 99 * rank)


def peer_dies(rank: int, size: int) -> str:
    """Rank 1 ends without a word."""
    return _peer_plan(rank, size, -1 if rank == 1 else 0)


JOBS: dict[str, Any] = {
    f.__name__: f
    for f in (
        layer,
        moonep_calls,
        disagree,
        no_slot,
        one_raises,
        one_dies,
        one_is_late,
        peer_layer,
        peer_raises,
        peer_dies,
    )
}
