"""Tables of the torch backend on a CPU, over a model small enough to be measured in a test."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from tables_samples import SEARCH, row

from moebench.backends.registry import resolve_backend
from moebench.plan.plan import LayerPlan, Param
from moebench.spec.dtypes import DType
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.tables.build import spread
from moebench.tables.key import TableKey
from moebench.tables.rows import DefaultRow, Defaults
from moebench.tables.schema import Table

CPU = load_hardware("cpu")
MODEL = "olmoe-1b-7b"


def small_model(folder: Path) -> Path:
    """A ``config.json`` of 8 experts, 2 a token, 64 wide."""
    path = folder / "config.json"
    sizes = {"num_local_experts": 8, "num_experts_per_tok": 2, "hidden_size": 64, "intermediate_size": 96}
    path.write_text(json.dumps({"model_type": "mixtral", "num_hidden_layers": 2, "hidden_act": "silu", **sizes}))
    return path


def torch_plan(shape: MoEShape, **params: Param) -> LayerPlan:
    """The loop variant's default with ``params`` in both GEMMs."""
    default = resolve_backend("torch").default_plan(Workload(shape, 8, DType.FP32), CPU, "loop")
    kernels = (
        replace(k, params={**k.params, **params}) if set(params) <= set(k.params) else k for k in default.kernels
    )
    return replace(default, kernels=tuple(kernels))


def torch_table(model: str = MODEL, batches: tuple[int, int] = (4, 8), **changes: Any) -> Table:
    """Rows of a CPU timed at 8 and 16 tokens with batches of experts, the default everywhere else."""
    shape = load_model(model).shape
    plans = [torch_plan(shape, expert_batch=b) for b in (1, *batches)]
    kernels = tuple(k.kernel for k in plans[0].kernels)
    key = TableKey.of(Workload(shape, 1, DType.FP32), "cpu", "torch", "loop", kernels)
    rows = spread([row(8, plans[1], 50.0), row(16, plans[2], 80.0)])
    defaults = Defaults("moebench 0.1.0", (DefaultRow(1, None, plans[0]),))
    return replace(Table(key, shape.name, (), rows, defaults, (replace(SEARCH, device_name=""),)), **changes)


def stale(table: Table) -> Table:
    """``table`` as if its kernels had changed since."""
    return replace(table, key=replace(table.key, kernels=tuple(replace(k, source="0") for k in table.key.kernels)))
