"""Tuning tables for tests of formats: made-up times, real shapes, plans and sources."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from moebench.plan.ep_plan import EPPlan
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.tables.build import collect_defaults, spread
from moebench.tables.key import KernelSource, ShapeKey, TableKey
from moebench.tables.rows import DefaultRow, Defaults, EPSetting, Estimate, Origin, Plan, Ratio, Row, RunnerUp
from moebench.tables.schema import Evidence, Table

VARIANTS = {
    "fused": ("route_index", "gemm1_fused", "gemm2_fused", "combine"),
    "steps": ("route", "index", "expand", "gemm1", "activation", "gemm2", "combine"),
    "engine_grid": ("route", "engine_align", "engine_grid", "activation", "combine"),
}
GROUPS = ("group_m", "GROUP_SIZE_M")
"""What our kernels and the engines' call the order of tiles."""
SEARCH = Evidence(
    "search-1", "2026-01-02T03:04:05+00:00", "moebench tune --hw h200", "NVIDIA H200",
    {"moebench": "0.1.0", "torch": "2.9.0", "triton": "3.5.0", "driver": "570.1"}, "graph", "layer", 0, 1980.0, "run-1",
)  # fmt: skip


def row(num_tokens: int, plan: Plan, us: float = 10.0, default_us: float | None = None, **changes: object) -> Row:
    """A row at one token count that beats its default by 10 %, or by what is given."""
    default = us * 1.1 if default_us is None else default_us
    value = us / default
    made = Row(
        num_tokens, num_tokens, num_tokens, plan, Estimate(us, us * 0.99, us * 1.01, 20),
        Estimate(default, default * 0.99, default * 1.01, 20), Ratio(value, value * 0.99, value * 1.01), False,
        Origin.MEASURED, ("uniform", "zipf:1.2"), ("uniform", "zipf:1.2"), True, 100, SEARCH.id,
    )  # fmt: skip
    return replace(made, **changes)  # type: ignore[arg-type]


def tie(num_tokens: int, plan: Plan, us: float = 10.0, **changes: object) -> Row:
    """A row that keeps the default's plan."""
    return row(num_tokens, plan, us, us, ratio=Ratio(), tie=True, **changes)


def engine_plan(*knobs: int) -> LayerPlan:
    """A plan of the engines' kernel: M, N, K, group, warps, stages."""
    names = ("BLOCK_SIZE_M", "BLOCK_SIZE_N", "BLOCK_SIZE_K", "GROUP_SIZE_M", "num_warps", "num_stages")
    return LayerPlan("triton", "engine_grid", (KernelPlan("engine_grid", dict(zip(names, knobs, strict=True))),))


BLOCK_DEFAULT = engine_plan(64, 128, 128, 32, 4, 3)
"""The engines' default for weights that are quantised in blocks of 128 x 128, at any number of tokens."""


def engine_table(tp: int = 8, ep: int = 1, fused_shared: int = 0, **changes: object) -> Table:
    """DeepSeek-V3 in fp8 with blocks of 128 x 128 on the engines' kernel."""
    shape = ShapeKey.of(load_model("deepseek-v3").shape, tp, ep, fused_shared)
    key = TableKey(
        "h200", "triton", "engine_grid", (KernelSource.installed("engine_grid"),), "fp8_w8a8", shape,
        quant_block=(128, 128),
    )  # fmt: skip
    rows = spread(
        [
            row(1, engine_plan(16, 128, 128, 1, 4, 4), 51.0),
            row(16, engine_plan(16, 128, 128, 16, 4, 4), 170.0),
            tie(64, BLOCK_DEFAULT, 210.0),
            row(512, engine_plan(64, 128, 128, 16, 8, 4), 330.0),
            row(4096, engine_plan(128, 128, 128, 32, 8, 3), 900.0),
        ]
    )
    defaults = Defaults("block-fp8 default of vLLM and SGLang", (DefaultRow(1, None, BLOCK_DEFAULT),))
    return replace(Table(key, "deepseek-v3", ("NVIDIA H200",), rows, defaults, (SEARCH,)), **changes)  # type: ignore[arg-type]


def default_layer(workload: Workload, hw: str, variant: str) -> LayerPlan:
    """Every kernel's default."""
    device = load_hardware(hw)
    names = VARIANTS[variant] + (("shared",) if workload.local_shared_intermediate_size else ())
    plans = (KernelPlan(n, dict(kernel_specs.get(n).default(workload, device))) for n in names)
    return LayerPlan("triton", variant, tuple(plans))


def other(plan: LayerPlan) -> LayerPlan:
    """``plan`` with another order of tiles in every GEMM: legal wherever ``plan`` is."""
    kernels = []
    for kernel in plan.kernels:
        changed = {name: 32 if kernel.params[name] != 32 else 64 for name in GROUPS if name in kernel.params}
        kernels.append(replace(kernel, params={**kernel.params, **changed}))
    return replace(plan, kernels=tuple(kernels))


@cache
def layer_table(
    model: str = "qwen3-30b-a3b", hw: str = "h200", variant: str = "steps", tp: int = 1, dtype: str = "bf16"
) -> Table:
    """A table of our own kernels at five token counts, one of them a tie."""
    from moebench.spec.dtypes import DType

    workload = Workload(load_model(model).shape, 1, DType(dtype), tp_size=tp)

    def default_at(tokens: int) -> Plan:
        return default_layer(workload.with_tokens(tokens), hw, variant)

    plans = [k.kernel for k in default_layer(workload, hw, variant).kernels]
    key = TableKey.of(workload, hw, "triton", variant, tuple(plans))
    rows = []
    for tokens in (2, 8, 64, 512, 4096):
        standing = default_at(tokens)
        assert isinstance(standing, LayerPlan)
        us = 20.0 + tokens / 10
        if tokens == 64:
            rows.append(tie(tokens, standing, us))
            continue
        second = RunnerUp(standing, Estimate(us * 1.1, us * 1.09, us * 1.11, 20))
        rows.append(row(tokens, other(standing), us, runner_up=second))
    defaults = collect_defaults("moebench 0.1.0", default_at, 512)
    names = load_hardware(hw).device_names
    evidence = replace(SEARCH, device_name=names[0])
    return Table(key, model, names, spread(rows), defaults, (evidence,))


def ep_table() -> Table:
    """A balanced expert-parallel layer on eight ranks: three capacities, two rows."""
    shape = load_model("qwen3-30b-a3b").shape
    workload = EPWorkload(shape, 8, (1,) * 8, 128)
    key = TableKey.of_ep(workload, "h200", "torch", "distributed")
    default = EPSetting(EPPlan(), 4, 128)
    tuned = EPSetting(replace(EPPlan(), dispatch=replace(EPPlan().dispatch, num_sms=16)), 2, 64)
    rows = spread([row(128, tuned, 80.0), tie(1024, default, 200.0)])
    defaults = Defaults("moebench 0.1.0", (DefaultRow(1, None, default),))
    return Table(key, "qwen3-30b-a3b", ("NVIDIA H200",), rows, defaults, (SEARCH,), (128, 512, 1024))
