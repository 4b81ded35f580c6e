"""Token counts that a run folder holds trials of and that the search which goes on in it does not ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from moebench.store.trial_records import TrialRecord
from moebench.tune.planning import Task
from moebench.tune.workload_keys import recorded_key, workload_key


def counts_before(trials: Iterable[TrialRecord], task: Task, origin: str) -> Mapping[int, int]:
    """Of every token count of the layer of ``task`` that is among ``trials``, and not among its own, how many plans
    were tried there, ascending."""
    layer, kind = task.workloads[0], (task.backend, task.variant, origin, task.hw.key)
    found = Counter[int]()
    for record in trials:
        tokens = int(record.workload["num_tokens"])
        if tokens in task.tokens or (record.backend, record.variant, record.origin, record.hardware) != kind:
            continue
        if recorded_key(record.workload) == workload_key(layer.with_tokens(tokens)):
            found[tokens] += 1
    return dict(sorted(found.items()))
