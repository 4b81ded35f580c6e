"""Parameters and workloads that take down what is read of them, so that an answer is known for all that wasn't read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from moebench.plan.plan import Param
from moebench.spec.workload import Workload


class WatchedParams(Mapping[str, Param]):
    """Parameters; ``read`` are the names whose values were looked at."""

    def __init__(self, params: Mapping[str, Param]) -> None:
        self._params = params
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Param:
        self.read.add(name)
        return self._params[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._params)

    def __len__(self) -> int:
        return len(self._params)


class WatchedWorkload(Workload):
    """A workload that knows whether its token count was looked at: ``tokens_read``."""

    def __getattribute__(self, name: str) -> Any:
        if name == "num_tokens":
            object.__setattr__(self, "tokens_read", True)
        return object.__getattribute__(self, name)


def watch(workload: Workload) -> WatchedWorkload:
    """``workload`` as one that is watched; its token count was not read yet."""
    watched = object.__new__(WatchedWorkload)
    for name, value in vars(workload).items():
        object.__setattr__(watched, name, value)
    object.__setattr__(watched, "tokens_read", False)
    return watched


def tokens_read(workload: WatchedWorkload) -> bool:
    """Whether the token count of a watched workload was looked at."""
    return bool(vars(workload)["tokens_read"])
