"""The workload that a table's rows were timed on, as the plans' rules need it."""

from __future__ import annotations

from moebench.errors import MoebenchError
from moebench.spec.dtypes import DType
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.models import load_model
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.tables.key import ShapeKey
from moebench.tables.rows import EPSetting
from moebench.tables.schema import Table


def registered_shape(table: Table) -> MoEShape | None:
    """The shape of the table's model as the registry has it; None where the registry doesn't know the model."""
    try:
        return load_model(table.model).shape
    except MoebenchError:
        return None


def shape_of(table: Table) -> MoEShape:
    """The layer's shape: the registry's where it agrees with the key, else what the key says."""
    key, found = table.key.shape, registered_shape(table)
    if found is not None and ShapeKey.of(found, key.tp_size, key.ep_size, key.fused_shared_experts) == key:
        return found
    shared = key.shared_intermediate_size
    return MoEShape(
        table.model, key.num_experts, key.topk, key.hidden_size, key.intermediate_size, scoring=key.scoring,
        num_groups=key.num_groups, topk_groups=key.topk_groups, activation=key.activation, gated=key.gated,
        num_shared_experts=int(shared > 0), shared_intermediate_size=shared,
    )  # fmt: skip


def workload_at(table: Table, num_tokens: int) -> Workload | None:
    """The workload at ``num_tokens``; None for a number format that this package has no arithmetic for."""
    key = table.key
    if key.dtype not in [d.value for d in DType]:
        return None
    return Workload(
        shape_of(table), num_tokens, DType(key.dtype), tp_size=key.shape.tp_size, ep_size=key.shape.ep_size,
        layout=key.layout,
    )  # fmt: skip


def ep_workload_at(table: Table, setting: EPSetting, num_tokens: int) -> EPWorkload | None:
    """The group's workload with ``num_tokens`` on every rank, in the least capacity of the ladder that holds them.

    Without a ladder the capacity is ``num_tokens``. None where the ladder ends below, and for a number format that
    this package has no arithmetic for. Raises InputError where the setting's geometry doesn't fit together.
    """
    key = table.key
    assert key.ep is not None
    capacity = next((c for c in table.capacities if c >= num_tokens), None if table.capacities else num_tokens)
    if capacity is None or key.dtype not in [d.value for d in DType]:
        return None
    return EPWorkload(
        shape_of(table), key.shape.ep_size, (num_tokens,) * key.shape.ep_size, capacity, setting.num_prefetch_slots,
        setting.token_padding, key.ep.table_layout, DType(key.dtype), placement=key.ep.placement,
        pad_rows=key.ep.pad_rows, planner=key.ep.planner, weight_layout=key.layout,
    )  # fmt: skip
