"""Enumerations and fields of ``hw_config.h``, from our own lists, in the types that all headers of a schema share."""

from __future__ import annotations

from enum import Enum

from moebench.spec.hardware import CONFIDENCES
from moebench.spec.hw_fields import FIELDS, SOURCES
from moebench.spec.shape import Scoring
from moebench.spec.steps import Step
from moebench.tables.c_template import TYPES
from moebench.tables.key import DTYPES
from moebench.tables.knobs import KNOBS, LAUNCH, TILE
from moebench.tables.rows import Origin

HEADER_SCHEMA = 1

EP_STAGES = (
    "plan", "dispatch", "expand", "prefetch", "gemm1", "activation", "gemm2", "duplicate_sum", "combine",
)  # fmt: skip
EP_STAGE_KNOBS = (
    "num_sms", "ctas_per_sm", "block", "block_m", "block_n", "block_k", "group_m", "num_warps", "num_stages",
)  # fmt: skip


def macro(*parts: str) -> str:
    """``MOEBENCH_<PARTS>``."""
    return "_".join(("MOEBENCH", *parts)).upper().replace("-", "_").replace(" ", "_")


def _enum(name: str, kind: str, members: list[str]) -> str:
    lines = [f"    {macro(kind, member)} = {value}" for value, member in enumerate(members)]
    return "typedef enum {\n" + ",\n".join(lines) + f"\n}} moebench_{name};\n"


def _ints(names: tuple[str, ...]) -> str:
    return "\n".join(f"    int32_t {name};" for name in names)


def _values(kind: type[Enum]) -> list[str]:
    return [str(m.value) for m in kind]


def _knob_bits() -> str:
    lines = [f"    {macro('knob', name)} = 1 << {bit}" for bit, name in enumerate(KNOBS)]
    return "typedef enum {\n" + ",\n".join(lines) + "\n} moebench_knob;\n"


def types() -> str:
    """All types, between a guard of their own: a unit may include several headers of this schema."""
    facts = [
        f"    moebench_fact {name}; /* {f.meaning}{', ' + f.unit if f.unit else ''} */" for name, f in FIELDS.items()
    ]
    return TYPES.substitute(
        guard=f"MOEBENCH_TYPES_{HEADER_SCHEMA}",
        step_enum=_enum("step", "step", _values(Step)),
        dtype_enum=_enum("dtype", "dtype", list(DTYPES)),
        scoring_enum=_enum("scoring", "scoring", _values(Scoring)),
        origin_enum=_enum("origin", "origin", _values(Origin)),
        source_enum=_enum("source", "source", ["unknown", *SOURCES]),
        confidence_enum=_enum("confidence", "confidence", ["none", *CONFIDENCES]),
        knob_bits=_knob_bits(),
        fact_fields="\n".join(facts),
        tile_fields=_ints(TILE),
        launch_fields=_ints(LAUNCH),
        ep_stage_fields=_ints(EP_STAGE_KNOBS),
        ep_stages="\n".join(f"    moebench_ep_stage {name};" for name in EP_STAGES),
    )
