"""What a search's tables say of where rows come from: every command that measured in its folder, with its date."""

from __future__ import annotations

import shlex

from moebench.store.records import RunHeader
from moebench.tables.schema import Evidence
from moebench.tune.device import Target


def evidence_of(header: RunHeader, target: Target, seed: int) -> Evidence:
    """The search in the folder of ``header`` as its tables' rows refer to it.

    Its date is that of the first command that measured there; of several each is told, those after it with their dates.
    """
    measured = sorted((c for c in header.commands if c.measured), key=lambda c: c.created) or [header.own()]
    first, *others = measured
    command = "; ".join([shlex.join(first.command), *(f"then, {c.created}: {shlex.join(c.command)}" for c in others)])
    versions = {**dict(target.versions), "moebench": header.moebench}
    return Evidence(
        header.run_id, first.created, command, target.device_name, versions, seed=seed, records=header.run_id
    )  # fmt: skip
