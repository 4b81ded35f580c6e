"""Tuning tables for tests: those of the conformance suite of table formats."""

from moebench.testing.table_samples import (
    BLOCK_DEFAULT,
    SEARCH,
    VARIANTS,
    default_layer,
    engine_plan,
    engine_table,
    ep_table,
    layer_table,
    other,
    row,
    tie,
)

__all__ = [
    "BLOCK_DEFAULT",
    "SEARCH",
    "VARIANTS",
    "default_layer",
    "engine_plan",
    "engine_table",
    "ep_table",
    "layer_table",
    "other",
    "row",
    "tie",
]
