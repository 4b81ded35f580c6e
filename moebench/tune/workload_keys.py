"""Workloads compared with what records say of them: equal be they fresh or read from JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from moebench.spec.workload import Workload


def recorded_key(workload: Mapping[str, Any]) -> str:
    """A text that is the same for equal workloads in ``Workload.to_dict`` form."""
    return json.dumps(workload, sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=4096)
def workload_key(workload: Workload) -> str:
    """``recorded_key`` of ``workload``'s own record."""
    return recorded_key(workload.to_dict())
