"""Values as C literals and initialisers that are also C++17: no designators, no empty arrays, no locale."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from moebench.errors import InputError
from moebench.plan.ep_plan import EPPlan
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.hw_fields import FIELDS
from moebench.tables.c_types import EP_STAGE_KNOBS, EP_STAGES, macro
from moebench.tables.key import ShapeKey
from moebench.tables.knobs import KNOBS, LAUNCH, TILE, Knobs
from moebench.tables.rows import MOST_TOKENS, EPSetting, Row

LONGEST_TEXT = 2000
"""Characters of a string literal; C11 promises 4,095."""


def text(value: str) -> str:
    """A string literal of ASCII alone; raises InputError for one that is longer than a compiler must take."""
    if len(value) > LONGEST_TEXT:
        raise InputError(f"{value[:40]!r}… has {len(value)} characters; a C string here has at most {LONGEST_TEXT}")
    out = []
    for byte in value.encode("utf-8", "replace"):
        char = chr(byte)
        if char in '"\\?':
            out.append("\\" + char)
        else:
            out.append(char if 32 <= byte < 127 else f"\\{byte:03o}")
    return '"' + "".join(out) + '"'


def comment(value: str) -> str:
    """``value`` as it can stand inside a C comment: one line, no end or start of a comment, no trigraph."""
    line = " ".join(value.split()).encode("ascii", "backslashreplace").decode("ascii")
    for bad, good in (("*/", "* /"), ("/*", "/ *"), ("??", "? ?")):
        while bad in line:
            line = line.replace(bad, good)
    return line


def real(value: float) -> str:
    """A double literal with every digit that counts, the same in every locale."""
    return repr(float(value))


def integer(value: int) -> str:
    """An ``int32_t`` literal; raises InputError for a value that it can't hold."""
    if not -MOST_TOKENS <= value <= MOST_TOKENS:
        raise InputError(f"{value} does not fit a 32-bit integer of the C header")
    return str(int(value))


def braces(parts: Iterable[str]) -> str:
    """``{a, b}``."""
    return "{" + ", ".join(parts) + "}"


def array(kind: str, name: str, items: Sequence[str]) -> str:
    """A static array, or nothing where there is no item: C has no empty array."""
    if not items:
        return ""
    body = ",\n".join(f"        {item}" for item in items)
    return f"    static const {kind} {name}[] = {{\n{body}\n    }};\n"


def pointer(name: str, items: Sequence[object]) -> str:
    """``name``, or NULL where the array has no item and therefore does not exist."""
    return name if items else "NULL"


def hardware(hw: Hardware) -> str:
    """Initialiser of ``moebench_hw``: every field with its source, or unknown."""
    major, minor = hw.capability or (-1, -1)
    parts = [text(v) for v in (hw.key, hw.name, hw.vendor, hw.arch, hw.hw_class)] + [str(major), str(minor)]
    for name in FIELDS:
        fact = hw.facts.get(name)
        if fact is None:
            parts.append(braces(["0.0", "0", macro("source", "unknown"), macro("confidence", "none")]))
        else:
            known = [real(float(fact.value)), "1", macro("source", fact.source), macro("confidence", fact.confidence)]
            parts.append(braces(known))
    return "{\n" + ",\n".join(f"        {p}" for p in parts) + "\n    }"


def shape(key: ShapeKey) -> str:
    """Initialiser of ``moebench_shape``."""
    numbers = (
        key.num_experts, key.num_local_experts, key.topk, key.hidden_size, key.intermediate_size, key.tp_size,
        key.ep_size, int(key.gated), key.fused_shared_experts, key.shared_intermediate_size, key.num_groups,
        key.topk_groups,
    )  # fmt: skip
    return braces([*map(integer, numbers), macro("scoring", key.scoring.value), text(key.activation.describe())])


def params(values: Mapping[str, Param]) -> list[str]:
    """Initialisers of ``moebench_param``."""
    return [
        braces([text(n), "0", text(v)] if isinstance(v, str) else [text(n), integer(int(v)), "NULL"])
        for n, v in sorted(values.items())
    ]


def _bits(names: Iterable[str]) -> str:
    return f"0x{sum(1 << KNOBS.index(n) for n in names):x}u"


def _times(row: Row | None) -> list[str]:
    if row is None:
        return ["0.0"] * 4
    return [real(v) for v in (row.time.median_us, row.time.low_us, row.time.high_us, row.default_time.median_us)]


def _span(first: int, last: int | None, row: Row | None) -> list[str]:
    timed = 0 if row is None else row.num_tokens
    return [integer(first), integer(MOST_TOKENS if last is None else last), integer(timed), str(int(row is None))]


def _origin(row: Row | None) -> str:
    return macro("origin", "measured" if row is None else row.origin.value)


def entry(first: int, last: int | None, knobs: Knobs, params_name: str, row: Row | None) -> str:
    """Initialiser of ``moebench_entry``."""
    groups = [braces(integer(knobs.values.get(n, 0)) for n in group) for group in (TILE, LAUNCH)]
    parts = _span(first, last, row)
    parts += ["0", "0"] if row is None else [str(int(row.tie)), str(int(row.deterministic))]
    parts += [_origin(row), text(knobs.kernel), *groups, _bits(knobs.values), _bits(knobs.ignored)]
    parts += [pointer(params_name, list(knobs.params)), str(len(knobs.params)), *_times(row)]
    return braces(parts)


def ep_entry(first: int, last: int | None, setting: EPSetting, row: Row | None) -> str:
    """Initialiser of ``moebench_ep_entry``."""
    parts = _span(first, last, row)
    parts += ["0" if row is None else str(int(row.tie)), _origin(row)]
    parts += [integer(setting.num_prefetch_slots), integer(setting.token_padding)]
    parts += [_stage(setting.plan, name) for name in EP_STAGES]
    return braces([*parts, *_times(row)])


def _stage(plan: EPPlan, name: str) -> str:
    values = plan.to_dict()[name]
    direction = values.get("direction")
    told = "-1" if direction is None else str(("push", "pull").index(getattr(direction, "value", direction)))
    return braces([told, *(integer(values.get(knob, -1)) for knob in EP_STAGE_KNOBS)])
