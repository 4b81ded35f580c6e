"""A loop within a loop runs as often as its own turn says: Triton 3.6 and 3.7 take a carried bound out of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from moebench.kernels import compat, ep_expand, ep_sum_duplicates

POINTERS = {"rows_ptr": "*bf16", "groups_ptr": "*i32", "loffs_ptr": "*i32", "counts_ptr": "*i32"}


@pytest.mark.parametrize(
    "kernel", [ep_expand.expand_kernel, ep_sum_duplicates.sum_duplicates_kernel], ids=["expand", "sum_duplicates"]
)
def test_the_inner_bound_is_made_in_the_outer_loop(
    kernel: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path))
    source = compat.ast_source(kernel, {**POINTERS, "width": "i32"}, {"BLOCK": 1024}, tuple(POINTERS))
    options = {"num_warps": 4, "num_stages": 3}
    lines = compat.compile_kernel(source, compat.gpu_target("sm_90"), options).asm["ttgir"].splitlines()
    loops = [number for number, line in enumerate(lines) if "scf.for" in line]
    assert len(loops) == 2
    bound = re.search(r"scf\.for %\w+ = %\w+ to (%\w+) step", lines[loops[1]])
    assert bound is not None
    made = [number for number, line in enumerate(lines) if re.match(rf"\s*{bound[1]} = ", line)]
    # What a division by two or an addition makes of the count may stand between; it is made anew in each turn too.
    assert made
    assert loops[0] < made[0] < loops[1]
