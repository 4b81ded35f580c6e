"""The model's links held against the times of two cards that its constants were set from, and at their edges."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from moebench.plan.ep_plan import Direction
from moebench.predict.links import link_us
from moebench.spec.hw_files import load_hardware

H200 = load_hardware("h200")
RECORD = Path(__file__).resolve().parents[1] / "results" / "reference" / "h200x2-ep-peer-times.json"
SECTIONS = json.loads(RECORD.read_text(encoding="utf-8"))["sections"]
ENOUGH_SMS = {"push": 132, "pull": 528}
"""From these on more CTAs gain nothing on that link."""


def _recorded() -> list[Any]:
    prefetch = [r for r in SECTIONS["prefetch"] if r["SMs"] == ENOUGH_SMS[r["direction"]]]
    combine = [r for r in SECTIONS["rates"] if r["stage"] == "combine" and r["direction"] == "pull" and r["SMs"] == 528]
    return [pytest.param(r, id=f"{r.get('stage', 'prefetch')} {r.get('S', r.get('B'))} {r['direction']}")
            for r in (*prefetch, *combine)]  # fmt: skip


@pytest.mark.parametrize("row", _recorded())
def test_what_two_cards_took_is_predicted(row: dict[str, Any]) -> None:
    crossing = row["GB/s"] * row["us"] * 1e3
    predicted = link_us(crossing, H200, Direction(row["direction"]))
    assert predicted == pytest.approx(row["us"], rel=0.06)


def test_nothing_crosses_in_no_time_and_without_a_link_nothing_is_known() -> None:
    assert link_us(0, H200, Direction.PUSH) == 0
    linkless = replace(H200, facts={k: v for k, v in H200.facts.items() if k != "link_gbps"})
    assert link_us(1e6, linkless, Direction.PUSH) is None


def test_a_class_without_constants_gets_its_links_full_rate() -> None:
    unknown = replace(H200, hw_class="unheard-of")
    assert link_us(450e6, unknown, Direction.PULL) == pytest.approx(1000.0)
    assert link_us(450e6, H200, Direction.PULL) > link_us(450e6, H200, Direction.PUSH) > 1000.0  # type: ignore[operator]
