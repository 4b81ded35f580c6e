"""Options become points; whatever can't be measured is refused first, with what would work."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from session_samples import FAKE, HW, a_request

from moebench.backends.registry import resolve_backend
from moebench.errors import InputError, UnknownNameError, UnsupportedError
from moebench.plan.plan import LayerPlan
from moebench.session import defaults
from moebench.session.estimate import hang_limit_s, needed_bytes, point_s
from moebench.session.kernel_plans import load_kernel_plans
from moebench.session.options import RunOptions, parse_duration, parse_tokens, seconds_words
from moebench.session.planning import RunPlanned, plan_run
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.routing import Routing
from moebench.spec.workload import Workload

GIB = 2**30
V100 = Hardware(
    "v100", "V100", "nvidia", "sm_70", "volta", capability=(7, 0),
    facts={name: Fact(value, "datasheet") for name, value in (("bf16_tflops", 0.0), ("fp16_tflops", 112.0))},
)  # fmt: skip


def _plan(hw: Hardware = HW, device: str = "cpu", free: int | None = 64 * GIB, **options: Any) -> RunPlanned:
    options.setdefault("backends", (FAKE,))
    return plan_run(RunOptions(**options), hw, device, free)


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("8", (8,)),
        ("64, 1,8,1", (1, 8, 64)),
        ("1-4", (1, 2, 3, 4)),
        ("16-64:16", (16, 32, 48, 64)),
        ("1-4096:x2", tuple(2**i for i in range(13))),
        ("3-243:x3", (3, 9, 27, 81, 243)),
        ("5-30:x2,7", (5, 7, 10, 20)),
    ],
)
def test_token_counts_are_read(text: str, counts: tuple[int, ...]) -> None:
    assert parse_tokens(text) == counts


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0", "0 is not allowed"),
        ("-3", "-3 is not allowed"),
        ("1,,8", "'' is no whole number"),
        ("", "no whole number"),
        ("8-1", "never gets from 8 to 1"),
        ("1-8:0", "0 is not allowed"),
        ("1-8:x1", "never gets"),
        ("1e3", "'1e3' is no"),
        ("1-8:2:2", "no whole number"),
        ("99999999999", "counts from 1 to"),
        ("²", "no whole number"),
        ("1-", "no whole number"),
        ("1-1000000", "are 1000000 counts; at most 4096"),
    ],
)
def test_token_counts_that_cant_be_are_named(text: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        parse_tokens(text)


@given(st.text(alphabet="0123456789-,:x .", max_size=12))
def test_any_token_text_is_read_or_refused(text: str) -> None:
    try:
        counts = parse_tokens(text)
    except InputError:
        return
    assert list(counts) == sorted(set(counts))
    assert counts[0] >= 1


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("90s", 90), ("5m", 300), ("1h", 3600), ("90", 90), ("1.5m", 90), ("1h30m", 5400), ("2 m", 120)],
)
def test_durations_are_read(text: str, seconds: float) -> None:
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "m", "0", "0s", "-5m", "5 minutes", "1h30", "5d", "1..5m", "nan", "1,5m"])
def test_durations_that_cant_be_are_named(text: str) -> None:
    with pytest.raises(InputError, match="--max-time"):
        parse_duration(text)


def test_durations_are_told_in_sensible_digits() -> None:
    told = [seconds_words(s) for s in (90.0, 7.75726, 3600.0, 1234.5, 0.123456, 0.0)]
    assert told == ["90 s", "7.8 s", "3600 s", "1234.5 s", "0.12 s", "0 s"]


def test_points_are_the_product_of_the_choices_in_the_order_of_display() -> None:
    routings = (Routing(), Routing.parse("zipf:1.2"))
    planned = _plan(
        models=("mixtral-8x7b", "olmoe-1b-7b", "mixtral-8x7b"), tokens=(64, 1, 8), dtypes=(DType.FP32,),
        routings=routings, seed=7, free=None,
    )  # fmt: skip
    asked = [(r.workload.shape.name, str(r.workload.routing), r.workload.num_tokens) for r in planned.requests]
    assert asked == [
        (m, str(r), t) for m in ("mixtral-8x7b", "olmoe-1b-7b") for r in routings for t in (1, 8, 64)
    ]  # fmt: skip
    assert {(r.workload.seed, r.settings.seed) for r in planned.requests} == {(7, 7)}
    assert planned.seconds > 0
    assert planned.memory_bytes >= 2 * planned.requests[0].workload.weight_bytes()


def test_backends_stand_side_by_side_in_one_point() -> None:
    planned = _plan(models=("olmoe-1b-7b",), tokens=(8,), dtypes=(DType.FP32,), backends=("torch", FAKE, "torch"))
    assert [c.backend for c in planned.requests[0].candidates] == ["torch", FAKE]
    assert {c.plan_source for c in planned.requests[0].candidates} == {"default"}


def test_shares_reach_the_workload() -> None:
    planned = _plan(models=("qwen3-30b-a3b",), tokens=(8,), tp_size=2, ep_size=4, ep_rank=3)
    workload = planned.requests[0].workload
    assert (workload.tp_size, workload.ep_size, workload.ep_rank, workload.num_local_experts) == (2, 4, 3, 32)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"models": ("quen3-30b-a3b",)}, "did you mean qwen3-30b-a3b"),
        ({"backends": ("torhc",)}, "did you mean torch"),
        ({"tokens": (13,)}, "can't run olmoe-1b-7b in fp32 on cpu: it is refused"),
        ({"ep_size": 7}, "does not divide by --ep-size 7"),
        ({"tp_size": 3}, "does not divide by --tp 3"),
        ({"tokens": (0,)}, "num_tokens is 0"),
    ],
)
def test_refusals_are_named(options: dict[str, Any], told: str) -> None:
    with pytest.raises(InputError, match=told):
        _plan(**{"models": ("olmoe-1b-7b",), "tokens": (8,), **options})


def test_a_dtype_without_a_unit_is_refused_and_never_chosen() -> None:
    with pytest.raises(UnsupportedError, match="v100 does not compute in bf16; choose --dtype from: fp16, fp32"):
        _plan(V100, "cuda:0", dtypes=(DType.BF16,))
    planned = _plan(V100, "cuda:0")
    assert {r.workload.dtype for r in planned.requests} == {DType.FP16}


def test_weights_that_dont_fit_name_the_bytes_and_what_would_fit() -> None:
    free = 8 * GIB
    with pytest.raises(InputError) as told:
        _plan(models=("deepseek-v3",), tokens=(8,), dtypes=(DType.BF16,), free=free)
    workload = Workload(load_model("deepseek-v3").shape, 8, DType.BF16)
    assert f"needs {needed_bytes(workload, 1, gate=True)} bytes" in str(told.value)
    assert f"{free} are free on cpu" in str(told.value)
    for option, field_name in (("--ep-size", "ep_size"), ("--tp", "tp_size")):
        size = int(str(told.value).split(option)[1].split()[0])
        planned = _plan(models=("deepseek-v3",), tokens=(8,), dtypes=(DType.BF16,), free=free, **{field_name: size})
        assert planned.memory_bytes <= free
        smaller = [s for s in range(1, size) if 2048 % s == 0 and 256 % s == 0]
        for less in smaller:
            assert needed_bytes(dataclasses.replace(workload, **{field_name: less}), 1, gate=True) > free
    with pytest.raises(InputError, match="choose a smaller --model"):
        _plan(models=("deepseek-v3",), tokens=(8,), dtypes=(DType.BF16,), free=1000)


def test_defaults_on_a_gpu_are_a_known_model_over_eighteen_token_counts() -> None:
    planned = _plan(Hardware("h200", "H200", "nvidia", "sm_90", "hopper"), "cuda:0", free=140 * GIB)
    first = planned.requests[0].workload
    assert (first.shape.name, first.dtype, len(planned.points)) == ("qwen3-30b-a3b", DType.BF16, 18)
    assert any("qwen3-30b-a3b by default" in n for n in planned.notes)


def test_defaults_on_a_cpu_fit_its_memory_and_say_that_it_is_one() -> None:
    planned = _plan(free=8 * GIB)
    assert planned.memory_bytes <= 8 * GIB
    assert planned.max_time_s == defaults.CPU_MAX_TIME_S
    assert _plan(tokens=(8,)).max_time_s is None
    assert any("CPU measurement" in n for n in planned.notes)
    smaller = _plan(free=needed_bytes(Workload(load_model("lfm2-8b-a1b").shape, 64, DType.FP32), 1, gate=True))
    assert smaller.requests[0].workload.shape.name == "lfm2-8b-a1b"
    with pytest.raises(InputError, match="no default model fits"):
        _plan(free=1000)


@pytest.mark.parametrize("bf16", [0.0, 1.1, 30.0])
def test_a_cpu_takes_fp32_whatever_its_probe_says(bf16: float) -> None:
    facts = {"bf16_tflops": Fact(bf16, "measured"), "fp32_tflops": Fact(1.0, "measured")}
    assert defaults.default_dtype(dataclasses.replace(HW, facts=facts), "cpu") is DType.FP32
    assert defaults.default_dtype(HW, "cpu") is DType.FP32


def _torch_plan() -> LayerPlan:
    workload = Workload(load_model("olmoe-1b-7b").shape, 8, DType.FP32)
    return resolve_backend("torch").default_plan(workload, HW, "loop")


def test_a_kernel_plan_is_what_runs_and_says_where_it_is_from(tmp_path: Path) -> None:
    file = tmp_path / "plan.json"
    file.write_text(json.dumps([_torch_plan().to_dict()] * 2))
    options = {"models": ("olmoe-1b-7b",), "tokens": (8,), "dtypes": (DType.FP32,), "kernel_plan": file}
    planned = _plan(**options, backends=())
    assert [(c.backend, c.plan, c.plan_source) for c in planned.requests[0].candidates] == [
        ("torch", _torch_plan(), "file")
    ]
    both = _plan(**options, backends=("torch", FAKE))
    assert [c.plan_source for c in both.requests[0].candidates] == ["file", "default"]
    with pytest.raises(InputError, match="holds plans for backend torch"):
        _plan(**options)


def test_a_kernel_plan_that_is_not_legal_is_refused(tmp_path: Path) -> None:
    data = _torch_plan().to_dict()
    data["kernels"][0]["params"]["INVENTED"] = 3
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(data))
    with pytest.raises(InputError, match="INVENTED"):
        _plan(models=("olmoe-1b-7b",), tokens=(8,), kernel_plan=file, backends=())
    data = _torch_plan().to_dict()
    data["kernels"][3]["params"]["expert_batch"] = True
    file.write_text(json.dumps(data))
    with pytest.raises(InputError, match="expert_batch is True"):
        _plan(models=("olmoe-1b-7b",), tokens=(8,), kernel_plan=file, backends=())
    data["kernels"][0] = {"kernel": "no_such_kernel", "params": {}}
    file.write_text(json.dumps(data))
    with pytest.raises(UnknownNameError, match="no_such_kernel"):
        _plan(models=("olmoe-1b-7b",), tokens=(8,), kernel_plan=file, backends=())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "not JSON"),
        ("[]", "holds no plan"),
        ("3", "a JSON object is expected"),
        ('[{"backend": "x"}]', "plan 1: not a"),
        ('{"backend": "x", "variant": "y", "kernels": [3]}', "not a layer plan"),
        ("[" * 99_999, "not JSON"),
        ('{"backend": "x", "variant": "y", "kernels": [{"kernel": "k", "params": [1]}]}', "not a layer plan"),
        ('{"backend": "x", "variant": "y", "kernels": [{"kernel": "k", "params": {"a": {}}}]}', "a is {}"),
        ('{"backend": "x", "variant": "y", "kernels": [{"kernel": "k", "params": {"a": 1.5}}]}', "a is 1.5"),
        (None, "can't be read"),
    ],
)
def test_a_kernel_plan_that_cant_be_read_is_named(tmp_path: Path, text: str | None, told: str) -> None:
    file = tmp_path / "plan.json"
    if text is not None:
        file.write_text(text)
    with pytest.raises(InputError, match=told):
        load_kernel_plans(file)


def test_forecasts_grow_with_the_work_and_a_hang_is_far_above_them() -> None:
    small, large = a_request(1), a_request(1 << 16)
    assert point_s(small) < point_s(large)
    assert hang_limit_s(small) >= 300.0
    assert hang_limit_s(large) >= 30 * point_s(large)


def test_planning_imports_no_torch() -> None:
    code = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from session_samples import FAKE, HW
from moebench.session.options import RunOptions
from moebench.session.planning import plan_run
plan_run(RunOptions(backends=(FAKE,)), HW, "cpu", None)
import moebench.session.loop
sys.stdout.write(str("torch" in sys.modules))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout == "False"


def test_a_model_named_twice_is_measured_once() -> None:
    assert len(_plan(models=("olmoe-1b-7b", "OLMoE-1B-7B"), tokens=(8,), dtypes=(DType.FP32,)).points) == 1


def test_variants_are_candidates_side_by_side_and_an_unknown_one_is_named() -> None:
    hw = load_hardware("h200")
    options = RunOptions(
        models=("qwen3-30b-a3b",), tokens=(8,), backends=("triton",), variants=("steps", "engine_grid")
    )
    (point,) = plan_run(options, hw, "cuda:0", None).points
    assert [c.plan.variant for c in point.request.candidates] == ["steps", "engine_grid"]
    with pytest.raises(InputError, match=r"variant of backend triton at \d+ tokens of \S+ 'step'.*steps"):
        plan_run(dataclasses.replace(options, variants=("step",)), hw, "cuda:0", None)
