"""Draws of routings: the same everywhere, as skewed as asked, and what the model's own router then picks."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.errors import InputError
from moebench.pipeline import reference
from moebench.spec import draws, router
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape, Scoring
from moebench.spec.workload import Workload

SCORINGS = list(Scoring)


def shape(scoring: Scoring = Scoring.SOFTMAX, **more: object) -> MoEShape:
    return MoEShape(**{"name": "m", "num_experts": 64, "topk": 8, "hidden_size": 32, "intermediate_size": 32,
                       "scoring": scoring, **more})  # fmt: skip


GROUPED = {"num_groups": 8, "topk_groups": 4}
SHAPES = [
    shape(scoring, router_bias=bias, **groups)
    for scoring in SCORINGS for bias in (False, True) for groups in ({}, GROUPED)
]  # fmt: skip


def work(routing: str, tokens: int = 512, of: MoEShape | None = None, seed: int = 0) -> Workload:
    return Workload(of or shape(), tokens, routing=Routing.parse(routing), seed=seed)


def loads(workload: Workload, draw: int) -> np.ndarray:
    ids = draws.realised_ids(workload, draws.router_logits(workload, draw))
    return np.bincount(ids.reshape(-1), minlength=workload.shape.num_experts)


@given(
    st.sampled_from(SHAPES),
    st.integers(1, 40),
    st.integers(0, 10**6),
    st.sampled_from([None, 0.0, -1.0]),
    st.booleans(),
)
@settings(max_examples=150, deadline=None)
def test_the_numpy_router_agrees_with_the_torch_reference(
    of: MoEShape, tokens: int, seed: int, shift: float | None, coarse: bool
) -> None:
    random = np.random.default_rng(seed)
    logits = random.normal(size=(tokens, 64)).astype(np.float32) * 2
    if coarse:  # exact ties, which go to the lowest id
        logits = np.round(logits)
    bias = (np.round(random.normal(size=64) * 8) / 64 + (shift or 0)).astype(np.float32) if of.router_bias else None
    _, theirs = reference.route(torch.from_numpy(logits), of, None if bias is None else torch.from_numpy(bias))
    mine = router.route_ids(logits, of, bias)
    different = (mine != theirs.numpy()).any(axis=1)
    # the two libraries' exp may differ in the last place: then only picks whose scores are that close may swap
    choice = router.choice_scores(logits, of, bias)
    mine_scores = np.take_along_axis(choice, mine.astype(np.int64), 1)
    their_scores = np.take_along_axis(choice, theirs.numpy().astype(np.int64), 1)
    np.testing.assert_allclose(mine_scores[different], their_scores[different], rtol=2e-6, atol=1e-7)
    assert different.mean() <= 0.05


def test_router_handles_logits_that_are_no_numbers_as_the_reference_does() -> None:
    logits = np.zeros((3, 64), dtype=np.float32)
    logits[0, 5], logits[1, 7], logits[2, :60] = np.nan, np.inf, -np.inf
    for scoring in SCORINGS:
        of = shape(scoring)
        assert (router.route_ids(logits, of) == reference.route(torch.from_numpy(logits), of)[1].numpy()).all()


def test_the_router_refuses_a_bias_that_the_shape_has_not() -> None:
    logits = np.zeros((1, 64), dtype=np.float32)
    with pytest.raises(InputError, match="router_bias is False but one was given"):
        router.route_ids(logits, shape(), np.zeros(64, dtype=np.float32))
    with pytest.raises(InputError, match="router_bias is True but none was given"):
        router.route_ids(logits, shape(router_bias=True))


@pytest.mark.parametrize("routing", ["uniform", "zipf:1", "lognormal:1", "maxvio:3", "single-hot"])
def test_a_draw_is_a_function_of_seed_and_number(routing: str) -> None:
    first = draws.router_logits(work(routing), 1)
    assert first.dtype == np.float32
    assert first.shape == (512, 64)
    assert (first == draws.router_logits(work(routing), 1)).all()
    assert (first != draws.router_logits(work(routing), 2)).any()
    assert (first != draws.router_logits(work(routing, seed=1), 1)).any()


def test_the_streams_are_those_of_every_platform() -> None:
    ids = draws.realised_ids(work("lognormal:1"), draws.router_logits(work("lognormal:1"), 0))
    assert hashlib.sha256(ids.astype("<i4").tobytes()).hexdigest()[:16] == "45ef4434b3a02795"


@pytest.mark.parametrize("routing", ["zipf:1.5", "lognormal:2", "single-hot"])
def test_other_experts_are_hot_in_every_draw(routing: str) -> None:
    hottest = {int(loads(work(routing), draw).argmax()) for draw in range(12)}
    assert len(hottest) >= 8


def test_loads_follow_popularity() -> None:
    uniform = loads(work("uniform", 4096), 0) / (4096 * 8 / 64)
    assert uniform.min() > 0.8
    assert uniform.max() < 1.2
    single = replace(shape(), topk=1)
    zipf = np.sort(loads(work("zipf:1", 1 << 14, single), 3))[::-1] / (1 << 14)
    expected = 1 / np.arange(1, 65) / (1 / np.arange(1, 65)).sum()
    assert np.abs(zipf[:8] - expected[:8]).max() < 0.01
    assert np.abs(loads(work("lognormal:0", 4096), 0) / 512 - 1).max() < 0.2


def test_single_hot_sends_every_token_to_the_same_experts() -> None:
    for of in SHAPES:
        for draw in range(3):
            found = loads(work("single-hot", 33, of), draw)
            assert sorted(found)[-8:] == [33] * 8
            assert found.sum() == 33 * 8


@pytest.mark.parametrize("of", SHAPES, ids=lambda s: f"{s.scoring.value}-bias{s.router_bias}-groups{s.grouped}")
@pytest.mark.parametrize("asked", [0.5, 2.0, 6.0])
def test_maxvio_is_met_by_the_models_own_rule(of: MoEShape, asked: float) -> None:
    workload = work(f"maxvio:{asked}", 1024, of)
    for draw in range(2):
        ids = reference.route(
            torch.from_numpy(draws.router_logits(workload, draw)), of,
            torch.from_numpy(draws.router_bias(workload)) if of.router_bias else None,
        )[1].numpy()  # fmt: skip
        assert abs(draws.maxvio_of(ids, 64) - asked) <= max(0.02 * asked, 0.005)


def test_maxvio_out_of_reach_says_what_is_in_reach() -> None:
    with pytest.raises(InputError, match=r"maxvio:9 can't be reached with 512 tokens of m: .* to 7 \(E/K - 1\)"):
        draws.router_logits(work("maxvio:9"), 0)
    with pytest.raises(InputError, match=r"the range is 0\.\d+ \(sampling noise"):
        draws.router_logits(work("maxvio:0.01"), 0)
    assert draws.maxvio_of(draws.realised_ids(work("maxvio:7"), draws.router_logits(work("maxvio:7"), 0)), 64) > 6.8


def test_maxvio_of_counts_no_padding() -> None:
    assert draws.maxvio_of(np.array([[0, 1], [0, 2], [-1, -1]]), 4) == pytest.approx(2 / 1 - 1)
    assert draws.maxvio_of(np.full((3, 2), -1), 4) == 0.0


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_router_bias_selects_but_the_skew_holds(scoring: Scoring) -> None:
    of = shape(scoring, router_bias=True)
    workload = work("maxvio:2", 2048, of)
    bias, logits = draws.router_bias(workload), draws.router_logits(workload, 0)
    assert bias.min() < 0 < bias.max()
    with_bias = np.sort(router.route_ids(logits, of, bias), axis=1)
    without = np.sort(router.route_ids(logits, replace(of, router_bias=False)), axis=1)
    assert (with_bias != without).any(axis=1).mean() > 0.1
    assert abs(draws.maxvio_of(with_bias, 64) - 2) <= 0.04
    assert not draws.router_bias(work("uniform")).any()


@given(st.sampled_from(SHAPES), st.integers(1, 80), st.integers(0, 5))
@settings(max_examples=40, deadline=None)
def test_ragged_logits_leave_a_quarter_of_the_experts_empty(of: MoEShape, tokens: int, draw: int) -> None:
    workload = work("uniform", tokens, of)
    ids = draws.realised_ids(workload, draws.ragged_logits(workload, draw))
    assert len(np.unique(ids)) <= 48
    assert (np.diff(np.sort(ids, axis=1), axis=1) > 0).all()


def test_expert_rows_are_those_of_the_rank() -> None:
    workload = Workload(shape(), 100)
    ids = draws.realised_ids(workload, draws.router_logits(workload, 0))
    parts = [draws.expert_rows(ids, replace(workload, ep_size=4, ep_rank=r)) for r in range(4)]
    assert sum(parts, ()) == draws.expert_rows(ids, workload)
    assert sum(draws.expert_rows(ids, workload)) == workload.num_slots
    assert draws.expert_rows(np.array([[-1, 0]]), workload)[:2] == (1, 0)


@pytest.mark.parametrize(("experts", "topk", "tokens"), [(8, 8, 3), (60, 1, 1), (1024, 32, 5), (1, 1, 4)])
def test_edges_of_e_k_and_t(experts: int, topk: int, tokens: int) -> None:
    of = shape(num_experts=experts, topk=topk)
    for routing in ("uniform", "zipf:2", "lognormal:5", "single-hot"):
        ids = draws.realised_ids(work(routing, tokens, of), draws.router_logits(work(routing, tokens, of), 0))
        assert ids.shape == (tokens, topk)
        assert ids.min() >= 0
        assert ids.max() < experts
