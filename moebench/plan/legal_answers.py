"""What ``legal()`` says of every combination of axis values, asked about few of them.

It is handed parameters and workloads that take down what is read of them (``watched``). Axes that it never looks at
(``group_m``) can't change its answer, nor can a token count that it never looks at: what it says holds for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import numpy as np
import numpy.typing as npt

from moebench.plan.kernel_spec import Axis, KernelSpec
from moebench.plan.legality import limits
from moebench.plan.watched import WatchedParams, tokens_read, watch
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

Codes = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]

LEGAL = -1


def all_codes(axes: Sequence[Axis]) -> Codes:
    """[combinations, axes]: every combination of the axes' values, by the values' positions."""
    sizes = [len(a.values) for a in axes]
    return np.indices(sizes, dtype=np.int64).reshape(len(sizes), -1).T if sizes else np.zeros((1, 0), dtype=np.int64)


class LegalAnswers:
    """For combinations of the values of ``axes``: the first rule that each breaks on a workload, or ``LEGAL``.

    ``rules`` are the names of the rules found broken; an answer is a position in it.
    """

    def __init__(self, spec: KernelSpec, axes: Sequence[Axis], hw: Hardware) -> None:
        self._spec, self._axes, self._hw = spec, tuple(axes), hw
        self._names = [a.name for a in axes]
        self._columns: list[int] = []
        self.rules: list[str] = []

    def of(self, codes: Codes, workloads: Sequence[Workload]) -> Codes:
        """[combinations, workloads]: the answers for the rows of ``codes``."""
        found: dict[Workload, Codes] = {}
        answers = np.empty((len(codes), len(workloads)), dtype=np.int64)
        for i, workload in enumerate(workloads):
            kind = replace(workload, num_tokens=1)
            answer = found.get(kind)
            if answer is None:
                table, by_tokens = self._table(workload)
                answer = table[tuple(codes[:, c] for c in self._columns)]
                answer = np.broadcast_to(answer, (len(codes),))
                if not by_tokens:
                    found[kind] = answer
            answers[:, i] = answer
        return answers

    def _table(self, workload: Workload) -> tuple[Codes, bool]:
        """Answers over the axes that are looked at, and whether the token count was; finds out which axes they are."""
        watched = watch(workload)
        while True:
            sizes = [len(self._axes[c].values) for c in self._columns]
            table = np.full(sizes, LEGAL, dtype=np.int64)
            for code in product(*map(range, sizes)):
                read, rule = self._ask(code, watched)
                if more := read - set(self._columns):
                    self._columns = sorted({*self._columns, *more})
                    break
                table[code] = rule
            else:
                return table, tokens_read(watched)

    def _ask(self, code: Sequence[int], workload: Workload) -> tuple[set[int], int]:
        """Which axes were looked at for one combination, and the rule it breaks."""
        values = [axis.values[0] for axis in self._axes]
        for column, position in zip(self._columns, code, strict=True):
            values[column] = self._axes[column].values[position]
        params = WatchedParams(dict(zip(self._names, values, strict=True)))
        broken = limits(self._spec, params, workload, self._hw)
        read = {self._names.index(name) for name in params.read if name in self._names}
        return read, self._rule(broken[0].rule) if broken else LEGAL

    def _rule(self, name: str) -> int:
        if name not in self.rules:
            self.rules.append(name)
        return self.rules.index(name)
