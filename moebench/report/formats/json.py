"""The complete form for programs; ``docs/reading-results.md`` documents its fields."""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from typing import Any

from moebench.report import words
from moebench.report.view import plain, readable
from moebench.store.reader import Run

REPORT_SCHEMA = 1


def _finite(value: Any) -> Any:
    """``value`` with infinities and NaN, which JSON has not, as null."""
    if isinstance(value, dict):
        return {k: _finite(v) for k, v in value.items()}
    if isinstance(value, list):
        return [_finite(v) for v in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def render(run: Run, width: int) -> str:
    """Header, every record as stored, what could not be read, the conclusion and the next command."""
    records, problems = readable(run.records)
    data = {
        "schema": REPORT_SCHEMA,
        "header": plain(asdict(run.header)),
        "records": [plain(asdict(r)) for r in run.records],
        "problems": [*run.problems, *problems],
        "conclusion": [
            {"section": label, "sentences": sentences} for label, sentences in words.conclusion(run.header, records)
        ],
        "next": words.next_command(records, run.path),
    }
    return json.dumps(_finite(data), indent=1, allow_nan=False, ensure_ascii=False)
