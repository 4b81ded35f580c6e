"""Routing and sorting kernels against the reference, on any ids and on awkward logits, in Triton's interpreter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from moebench.kernels import engine_align, index, route, route_index

from moebench.pipeline import reference
from moebench.spec.shape import MoEShape, Scoring

SLOW = settings(deadline=None, derandomize=True, max_examples=12)
NAN, INF = float("nan"), float("inf")
AWKWARD = [0.0, -0.0, 1.0, -1.0, 25.0, -25.0, 100.0, -100.0, 1e-30, 3e38, -3e38, NAN, INF, -INF]


@pytest.fixture(autouse=True)
def _overflow_is_infinity() -> Iterator[None]:
    """As on a device; NumPy, which the interpreter computes with, would warn."""
    with np.errstate(over="ignore"):
        yield


def run_route(logits: torch.Tensor, shape: MoEShape, bias: torch.Tensor | None) -> tuple[torch.Tensor, torch.Tensor]:
    weights = torch.full((logits.shape[0], shape.topk), NAN)
    ids = torch.full((logits.shape[0], shape.topk), -7, dtype=torch.int32)
    constants = route.router_constants(
        shape.num_experts, shape.topk, num_groups=shape.num_groups, topk_groups=shape.topk_groups,
        scoring=shape.scoring.value, has_bias=bias is not None, renormalize=shape.renormalize,
    )  # fmt: skip
    route.launch(
        logits, bias, weights, ids, router=constants, factor=shape.routed_scaling_factor, block_tokens=2, num_warps=1
    )
    return weights, ids


def assert_routes(logits: torch.Tensor, shape: MoEShape, bias: torch.Tensor | None = None) -> None:
    weights, ids = run_route(logits, shape, bias)
    wanted, wanted_ids = reference.route(logits, shape, bias)
    assert torch.equal(ids, wanted_ids)
    torch.testing.assert_close(weights, wanted, rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("scoring", Scoring, ids=lambda s: s.value)
@SLOW
@given(rows=st.lists(st.lists(st.sampled_from(AWKWARD), min_size=6, max_size=6), min_size=1, max_size=3))
def test_route_on_awkward_logits(scoring: Scoring, rows: list[list[float]]) -> None:
    assert_routes(torch.tensor(rows), MoEShape("awkward", 6, 4, 8, 8, scoring=scoring))


@pytest.mark.parametrize(("experts", "topk"), [(1, 1), (60, 4), (257, 8), (384, 8), (896, 16), (1024, 32)])
def test_route_of_any_number_of_experts(experts: int, topk: int) -> None:
    logits = torch.randn(3, experts, generator=torch.Generator().manual_seed(experts))
    assert_routes(logits, MoEShape("many", experts, topk, 8, 8))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_route_of_short_logits_takes_the_lowest_of_equal_ones(dtype: torch.dtype) -> None:
    logits = torch.randn(5, 64, generator=torch.Generator().manual_seed(1)).mul(2).round().div(2).to(dtype)
    assert_routes(logits, MoEShape("ties", 64, 6, 8, 8, scoring=Scoring.SIGMOID))


@pytest.mark.parametrize("groups", [(4, 2), (8, 3), (3, 1)])
@pytest.mark.parametrize("biased", [False, True])
def test_route_in_groups(groups: tuple[int, int], biased: bool) -> None:
    shape = MoEShape(
        "groups", 24, 3, 8, 8, num_groups=groups[0], topk_groups=groups[1], scoring=Scoring.SIGMOID, router_bias=biased,
        routed_scaling_factor=2.5,
    )  # fmt: skip
    generator = torch.Generator().manual_seed(3)
    bias = torch.randn(24, generator=generator) if biased else None
    assert_routes(torch.randn(7, 24, generator=generator), shape, bias)


@st.composite
def id_draws(draw: st.DrawFn) -> tuple[torch.Tensor, int, range]:
    experts = draw(st.integers(1, 9))
    topk, tokens = draw(st.integers(1, 4)), draw(st.integers(1, 24))
    flat = draw(st.lists(st.integers(-1, experts), min_size=tokens * topk, max_size=tokens * topk))
    first = draw(st.integers(0, experts - 1))
    local = range(first, draw(st.integers(first + 1, experts)))
    return torch.tensor(flat, dtype=torch.int32).view(tokens, topk), experts, local


def max_tiles(slots: int, experts: int, block_m: int) -> int:
    return min(slots, (slots + min(slots, experts) * (block_m - 1)) // block_m)


def assert_tiles(tiles: torch.Tensor, cu_seqlens: torch.Tensor, block_m: int) -> None:
    """The tiles of every expert cover its rows once, in order, and the rest is idle."""
    covered, start = [], 0
    for expert, end in enumerate(cu_seqlens.tolist()):
        covered += [(expert, first, min(first + block_m, end)) for first in range(start, end, block_m)]
        start = end
    busy = [tuple(t[:3]) for t in tiles.tolist() if t[0] >= 0]
    assert busy == covered
    assert all(t[0] == -1 for t in tiles.tolist()[len(covered) :])


@SLOW
@given(id_draws(), st.sampled_from([16, 32]), st.sampled_from([16, 64]))
def test_index_is_the_stable_sort(drawn: tuple[torch.Tensor, int, range], block_m2: int, num_chunks: int) -> None:
    ids, _, local = drawn
    slots, count = ids.numel(), len(local)
    empty: Any = lambda *size: torch.full(size, -7, dtype=torch.int32)  # noqa: E731
    src, dst, ends = empty(slots), empty(slots), empty(count)
    tiles1 = empty(max_tiles(slots, count, 16), 4)
    tiles2 = tiles1 if block_m2 == 16 else empty(max_tiles(slots, count, block_m2), 4)
    index.launch(
        ids, empty(num_chunks, count), empty(num_chunks, count), src, dst, ends, tiles1, tiles2,
        first_expert=local.start, block_m1=16, block_m2=block_m2, num_chunks=num_chunks, block_slots=16, num_warps=1,
    )  # fmt: skip
    wanted = reference.index(ids, local)
    assert torch.equal(src, wanted.src_to_dst)
    assert torch.equal(ends, wanted.cu_seqlens)
    assert torch.equal(dst[: int(ends[-1])], wanted.dst_to_src)
    assert_tiles(tiles1, ends, 16)
    assert_tiles(tiles2, ends, block_m2)


@SLOW
@given(id_draws())
def test_align_pads_every_expert_to_whole_blocks(drawn: tuple[torch.Tensor, int, range]) -> None:
    ids, _, local = drawn
    slots, count, block = ids.numel(), len(local), 16
    blocks = min(slots, -(-(slots + count * (block - 1)) // block))
    empty: Any = lambda *size: torch.full(size, -7, dtype=torch.int32)  # noqa: E731
    src, sorted_slots, experts, padded = empty(slots), empty(blocks * block), empty(blocks), empty(1)
    engine_align.launch(
        ids, empty(16, count), empty(16, count), src, sorted_slots, experts, padded, local_experts=count,
        first_expert=local.start, block_m=block, num_chunks=16, block_slots=16, num_warps=1,
    )  # fmt: skip
    wanted = reference.index(ids, local)
    expected: list[int] = []
    owners: list[int] = []
    start = 0
    for expert, end in enumerate(wanted.cu_seqlens.tolist()):
        rows = wanted.dst_to_src[start:end].tolist()
        whole = -(-len(rows) // block)
        expected += rows + [slots] * (whole * block - len(rows))
        owners += [expert] * whole
        start = end
    assert sorted_slots[: len(expected)].tolist() == expected
    assert experts.tolist() == owners + [-1] * (blocks - len(owners))
    assert padded.item() == len(expected)


def run_route_index(
    logits: torch.Tensor, shape: MoEShape, bias: torch.Tensor | None, local: range, **plan: Any
) -> dict[str, torch.Tensor]:
    slots, count, chunks = logits.shape[0] * shape.topk, len(local), plan["num_chunks"]
    empty: Any = lambda *size: torch.full(size, -7, dtype=torch.int32)  # noqa: E731
    made = {
        "weights": torch.full((logits.shape[0], shape.topk), NAN), "ids": empty(logits.shape[0], shape.topk),
        "counts": empty(chunks, count), "base": empty(chunks, count), "src_to_dst": empty(slots),
        "dst_to_src": empty(slots), "cu_seqlens": empty(count), "tiles1": empty(max_tiles(slots, count, 16), 4),
        "tiles2": empty(max_tiles(slots, count, 32), 4),
    }  # fmt: skip
    router = route.router_constants(
        shape.num_experts, shape.topk, num_groups=shape.num_groups, topk_groups=shape.topk_groups,
        scoring=shape.scoring.value, has_bias=bias is not None, renormalize=shape.renormalize,
    )  # fmt: skip
    route_index.launch(
        logits, bias, *made.values(), router=router, factor=shape.routed_scaling_factor, first_expert=local.start,
        block_m1=16, block_m2=32, num_warps=1, place_warps=1, **plan,
    )  # fmt: skip
    return made


ROUTE_INDEX_SHAPES = (
    MoEShape("parts", 140, 4, 8, 8),
    MoEShape("groups", 40, 4, 8, 8, num_groups=5, topk_groups=2, scoring=Scoring.SIGMOID, router_bias=True),
)


@pytest.mark.parametrize("shape", ROUTE_INDEX_SHAPES, ids=lambda s: s.name)
@pytest.mark.parametrize("local", [range(40), range(3, 17)], ids=str)
@pytest.mark.parametrize(
    "plan",
    [
        {"one_program": True, "num_chunks": 16, "block_tokens": 4, "block_slots": 32},
        {"one_program": False, "num_chunks": 16, "block_tokens": 1, "block_slots": 16},
        {"one_program": False, "num_chunks": 16, "block_tokens": 4, "block_slots": 32},
    ],
    ids=["one program", "a token a program", "blocks of tokens"],
)
def test_route_index_routes_and_sorts(shape: MoEShape, local: range, plan: dict[str, Any]) -> None:
    generator = torch.Generator().manual_seed(7)
    logits = torch.randn(19, shape.num_experts, generator=generator)
    logits[::2].mul_(2).round_()
    bias = torch.randn(shape.num_experts, generator=generator) if shape.router_bias else None
    made = run_route_index(logits, shape, bias, local, **plan)
    weights, ids = reference.route(logits, shape, bias)
    assert torch.equal(made["ids"], ids)
    torch.testing.assert_close(made["weights"], weights, rtol=1e-5, atol=1e-7)
    wanted = reference.index(ids, local)
    assert torch.equal(made["src_to_dst"], wanted.src_to_dst)
    assert torch.equal(made["cu_seqlens"], wanted.cu_seqlens)
    assert torch.equal(made["dst_to_src"][: wanted.dst_to_src.numel()], wanted.dst_to_src)
    assert_tiles(made["tiles1"], made["cu_seqlens"], 16)
    assert_tiles(made["tiles2"], made["cu_seqlens"], 32)
