"""Hardware descriptors as tables for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from moebench.report.boxes import open_table, open_width, plain
from moebench.report.layout import lines
from moebench.report.tables import Cell, Column, Row, Table
from moebench.spec.hardware import Hardware
from moebench.spec.hw_fields import FIELDS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from moebench.spec.hw_files import Facts

KEY = "key"
"""What other commands are given: it stands in every part of a list that is too wide for one."""
_WORDS = (KEY, "name", "class", "origin")
_FACTS: dict[tuple[str, ...], tuple[str, int]] = {
    ("SMs",): ("sm_count", 1), ("warp",): ("warp_size", 1), ("shared", "KiB"): ("shared_per_block_bytes", 1 << 10),
    ("L2", "MiB"): ("l2_bytes", 1 << 20), ("memory", "GB"): ("memory_bytes", 10**9), ("GB/s",): ("memory_gbps", 1),
    ("copy", "GB/s"): ("copy_gbps", 1), ("bf16",): ("bf16_tflops", 1), ("fp16",): ("fp16_tflops", 1),
    ("fp8",): ("fp8_tflops", 1), ("fp32", "TFLOP/s"): ("fp32_tflops", 1),
}  # fmt: skip
BELOW = ("meaning", "note")
"""What stands below a fact where its line is too short."""


def _cell(hw: Hardware, name: str, scale: int) -> str:
    fact = hw.facts.get(name)
    if fact is None:
        return ""
    if not fact.value:
        return "-"
    return f"{float(fact.value) / scale:.4g}" + ("?" if fact.confidence == "low" else "")


def list_tables(found: Sequence[Hardware], width: int) -> list[RenderableType]:
    """Descriptors, a line each: in one table where ``width`` characters hold it, else in parts that fit."""
    titles = [("key",), ("name",), ("class",), *_FACTS, ("origin",)]
    columns = tuple(Column(" ".join(t), t, "left" if t[0] in _WORDS else "right") for t in titles)
    rows = []
    for hw in found:
        texts = (hw.key, hw.name, hw.hw_class, *(_cell(hw, *fact) for fact in _FACTS.values()), hw.origin)
        rows.append(Row({c.key: Cell(text) for c, text in zip(columns, texts, strict=True)}))
    table = Table(columns, tuple(rows))
    return [open_table(table)] if open_width(table) <= width else [*plain(table, width, (KEY,))]


def facts_table(facts: Facts, width: int) -> list[RenderableType]:
    """Facts in the order of the fields, each with unit, source, confidence and note.

    Where ``width`` characters don't hold a line, ``BELOW`` stand on lines of their own below each fact.
    """
    titles = ("fact", "meaning", "value", "unit", "source", "confidence", "note")
    rows = []
    for name, field in FIELDS.items():
        if (fact := facts.get(name)) is not None:
            value = f"{fact.value:,}" if field.whole else f"{float(fact.value):g}"
            texts = (name, field.meaning, value, field.unit, fact.source, fact.confidence, fact.note)
            told = "; ".join(text for text in (field.meaning, fact.note) if text)
            rows.append(Row({t: Cell(text) for t, text in zip(titles, texts, strict=True)}, under=told))
    table = Table(tuple(Column(t, (t,), "right" if t == "value" else "left") for t in titles), tuple(rows))
    if open_width(table) <= width:
        return [open_table(table)]
    return [*lines(replace(table, columns=tuple(c for c in table.columns if c.key not in BELOW)), width)]
