"""Spaces: everything that legality lets through and nothing else, fast, with what it removed accounted for."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.errors import InputError, UnknownNameError
from moebench.plan.kernel_spec import Axis
from moebench.plan.legal_answers import LEGAL, LegalAnswers, all_codes
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan
from moebench.plan.policies import KINDS, WHOLE_SPACE, kind_of, load_profile, parse_profile, profile_names
from moebench.plan.registry import kernel_specs
from moebench.plan.space import Space, build_space
from moebench.plan.watched import WatchedParams, tokens_read, watch
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import hardware_names, load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload

TOKENS = (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 256, 512, 1024, 1536, 2048, 3072, 4096)
H200 = load_hardware("h200")
SHAPE = load_model("qwen3-30b-a3b").shape


def _workloads(*tokens: int) -> list[Workload]:
    return [Workload(SHAPE, t) for t in tokens]


def _every_plan(kernel: str, axes: tuple[Axis, ...]) -> Iterator[KernelPlan]:
    for values in product(*(a.values for a in axes)):
        yield KernelPlan(kernel, dict(zip((a.name for a in axes), values, strict=True)))


@pytest.mark.parametrize("kernel", ["engine_grid", "route_index", "combine", "torch_loop_gemm1", "torch_gather_gemm1"])
@pytest.mark.parametrize("hardware", ["h200", "bi-v100", "cpu"])
def test_a_space_is_what_legal_lets_through(kernel: str, hardware: str) -> None:
    hw, workloads = load_hardware(hardware), _workloads(1, 64, 4096)
    try:
        space = build_space(kernel, workloads, hw)
    except InputError:
        assert all(legal(p, workloads[0], hw) for p in _every_plan(kernel, kernel_specs.get(kernel).axes))
        return
    expected = {p for p in _every_plan(kernel, space.searched) if any(not legal(p, w, hw) for w in workloads)}
    extra = {space.plans[d] for d in space.defaults if d is not None}
    assert set(space.plans) == expected | extra
    for i, workload in enumerate(workloads):
        assert [not legal(p, workload, hw) for p in space.plans] == space.legal_on(i).tolist()


@pytest.mark.parametrize("kernel", sorted(k for k in kernel_specs if k != "shared"))
def test_what_was_removed_is_accounted_for(kernel: str) -> None:
    space = build_space(kernel, _workloads(*TOKENS), H200)
    assert sum(space.refused.values()) == len(space.refused_codes)
    inside = sum(
        all(v in a.values for a, v in zip(space.searched, p.params.values(), strict=True)) for p in space.plans
    )
    assert inside + sum(space.refused.values()) == space.product
    for plan, violation in space.proof_sample(seed=3):
        assert violation in legal(plan, space.workloads[0], H200)
        assert all(legal(plan, w, H200) for w in space.workloads)
        assert violation.rule in space.refused


def test_one_per_cent_of_the_refused_is_sampled() -> None:
    space = build_space("gemm1_fused", _workloads(64), H200)
    total = sum(space.refused.values())
    sample = space.proof_sample(seed=1)
    assert len(sample) == len({plan for plan, _ in sample}) == round(total / 100)
    assert sample == space.proof_sample(seed=1) != space.proof_sample(seed=2)


def test_every_plan_is_found_where_it_is() -> None:
    space = build_space("gemm2_fused", _workloads(1, 4096), H200)
    for i in range(0, len(space), 97):
        assert space.index(space.plans[i]) == i
        assert [a.values[c] for a, c in zip(space.axes, space.codes[i], strict=True)] == [
            *space.plans[i].params.values()
        ]
    with pytest.raises(InputError, match="none of the"):
        space.index(KernelPlan("gemm2_fused", {**space.plans[0].params, "block_m": 17}))
    assert space.find({"block_m": 16}) is None


@pytest.mark.parametrize("hardware", [n for n in hardware_names() if n != "cpu"])
@pytest.mark.parametrize("kernel", ["gemm1_fused", "gemm2_fused", "engine_grid", "route_index"])
def test_the_default_plan_is_always_in(hardware: str, kernel: str) -> None:
    hw = load_hardware(hardware)
    space = build_space(kernel, _workloads(*TOKENS), hw)
    for workload, position in zip(space.workloads, space.defaults, strict=True):
        assert position is not None
        assert dict(space.plans[position].params) == dict(kernel_specs.get(kernel).default(workload, hw))


def test_the_engines_own_axes_have_1920_plans() -> None:
    space = build_space("engine_grid", _workloads(64), H200, "exhaustive")
    assert space.product == 1920
    values = {a.name: a.values for a in space.searched}
    assert values == {
        "BLOCK_SIZE_M": (16, 32, 64, 128, 256), "BLOCK_SIZE_N": (32, 64, 128, 256), "BLOCK_SIZE_K": (64, 128, 256),
        "GROUP_SIZE_M": (1, 16, 32, 64), "num_warps": (4, 8), "num_stages": (2, 3, 4, 5),
    }  # fmt: skip


def test_iluvatar_never_gets_more_than_two_stages_or_1024_threads() -> None:
    for key in ("bi-v100", "mr-v100", "bi-v150"):
        hw = load_hardware(key)
        for plan in build_space("gemm1_fused", _workloads(1, 4096), hw).plans:
            assert int(plan.params["num_stages"]) <= 2
            assert int(plan.params["num_warps"]) * 64 <= (hw.max_threads_per_block or 1024)


def test_an_axis_can_be_held() -> None:
    space = build_space("gemm1_fused", _workloads(1, 4096), H200, fixed={"num_stages": 4, "block_m": 64})
    assert {(p.params["num_stages"], p.params["block_m"]) for p in space.plans} == {(4, 64)}
    assert space.digest == build_space("gemm1_fused", _workloads(1, 4096), H200).digest  # their studies are one
    beyond = build_space("gemm1_fused", _workloads(1), H200, fixed={"num_stages": 2})
    assert {p.params["num_stages"] for p in beyond.plans} == {2}
    assert beyond.axes[-1].values == (2, 3, 4, 5)
    with pytest.raises(InputError, match="allowed: 16, 32"):
        build_space("gemm1_fused", _workloads(1), H200, fixed={"block_m": 48})
    with pytest.raises(InputError, match="no axis 'block_x'"):
        build_space("gemm1_fused", _workloads(1), H200, fixed={"block_x": 48})


def test_wrong_requests_are_refused_in_words() -> None:
    with pytest.raises(InputError, match="at least one workload"):
        build_space("combine", [], H200)
    with pytest.raises(UnknownNameError, match="exhaustive"):
        build_space("combine", _workloads(1), H200, "exhaustiv")
    with pytest.raises(InputError, match="no plan of torch_gather_gemm1 is legal on h200"):
        build_space("torch_gather_gemm1", _workloads(4096), H200)


def test_the_digest_tells_spaces_apart() -> None:
    one, same, other = (
        build_space("combine", _workloads(t), H200, p) for t, p in ((1, "full"), (64, "quick"), (1, "full"))
    )
    assert one.digest == other.digest == same.digest
    assert build_space("combine", _workloads(1), load_hardware("bi-v100")).digest != one.digest
    assert build_space("expand", _workloads(1), H200).digest != one.digest


def test_the_widest_space_takes_less_than_a_second() -> None:
    bare = Hardware("bare", "bare", "unknown", "unknown", "unknown")
    started = time.process_time()
    space = build_space("gemm2_fused", _workloads(*TOKENS), bare)
    assert time.process_time() - started < 2.0  # one second on a machine of its own
    assert space.product > 100_000


@given(st.lists(st.integers(1, 4), min_size=2, max_size=2), st.booleans())
@settings(max_examples=20, deadline=None)
def test_answers_hold_for_axes_that_were_not_looked_at(sizes: list[int], by_tokens: bool) -> None:
    """Held against asking for every combination, with a rule that reads an axis only sometimes."""
    from moebench.plan.kernel_spec import Violation

    spec = type(kernel_specs.get("combine"))()
    axes = (Axis("a", tuple(range(sizes[0] + 1))), Axis("b", tuple(range(sizes[1] + 2))), Axis("c", (0, 1)))

    def violations(params: WatchedParams, workload: Workload, hw: Hardware) -> list[Violation]:
        bad = params["a"] == 1 and params["b"] == 2
        if by_tokens:
            bad = bad or (params["c"] == 1 and workload.num_tokens > 8)
        return [Violation("rule", "a and b")] if bad else []

    spec.violations = violations  # type: ignore[method-assign, assignment]
    spec.shared_bytes = lambda _params, _workload, _hw=None: 0  # type: ignore[method-assign]
    spec.threads = lambda _params, _hw: 0  # type: ignore[method-assign]
    codes, workloads = all_codes(axes), _workloads(1, 64)
    answers = LegalAnswers(spec, axes, H200).of(codes, workloads)
    for code, answer in zip(codes.tolist(), answers.tolist(), strict=True):
        params = {"a": code[0], "b": code[1], "c": code[2]}
        for workload, given_ in zip(workloads, answer, strict=True):
            assert (given_ == LEGAL) == (not violations(params, workload, H200))  # type: ignore[arg-type]


def test_watched_things_take_down_what_is_read() -> None:
    params = WatchedParams({"a": 1, "b": 2})
    assert (len(params), list(params), params.read) == (2, ["a", "b"], set())
    assert params["b"] == 2
    assert params.read == {"b"}
    workload = watch(Workload(SHAPE, 5))
    assert workload.local_intermediate_size == SHAPE.intermediate_size
    assert not tokens_read(workload)
    assert workload.num_slots == 5 * SHAPE.topk
    assert tokens_read(workload)


@pytest.mark.parametrize("profile", profile_names())
def test_profiles_speak_of_axes_that_exist(profile: str) -> None:
    loaded = load_profile(profile)
    assert set(loaded.trials) == set(KINDS)
    for rule in loaded.restrictions:
        for kernel in rule.kernels:
            assert set(rule.axes) <= {a.name for a in kernel_specs.get(kernel).axes}
    for key in hardware_names():
        for kernel in kernel_specs:
            assert loaded.axes(kernel_specs.get(kernel), load_hardware(key)) is not None


def test_profiles_grow_from_smoke_to_full() -> None:
    trials = [load_profile(p).trials["gemm"] for p in ("smoke", "quick", "full")]
    assert trials == sorted(trials)
    assert load_profile("full").trials["gemm"] == 48
    assert load_profile("exhaustive").trials["gemm"] == WHOLE_SPACE
    assert kind_of(kernel_specs.get("gemm2_fused")) == "gemm"
    assert kind_of(kernel_specs.get("combine")) == "small"
    assert kind_of(kernel_specs.get("torch_loop_gemm1")) == "torch"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("doc = 1", "doc is 1"),
        ("doc = 'x'\nextends = 'full'\nblocks = 0", "blocks is 0"),
        ("doc = 'x'\nextends = 'fulll'", "unknown profile"),
        ("doc = 'x'", "sampler, blocks, gemm"),
        ("doc = 'x'\nextends = 'full'\ntrial = 3", "trial is 3"),
        ("doc = ", "is not TOML"),
    ],
)
def test_wrong_profiles_are_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(InputError, match=says):
        parse_profile(text, "mine")


def test_a_profile_can_not_ask_for_a_value_that_the_kernel_lacks() -> None:
    text = "doc = 'x'\nextends = 'full'\n[[restrict]]\nkernels = ['combine']\naxes = { num_warps = [3] }"
    with pytest.raises(InputError, match="num_warps is 3; the kernel's axis has 1, 2"):
        parse_profile(text, "mine").axes(kernel_specs.get("combine"), H200)


def test_masks_have_the_shape_of_plans_and_workloads() -> None:
    space: Space = build_space("route_index", _workloads(1, 64, 4096), H200)
    assert space.legal_masks.shape == (len(space), 3)
    assert np.all(space.legal_masks.any(axis=1))
