"""That no two tables of one search are written to one file, which the later one would take from the earlier one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moebench.errors import InputError
from moebench.tables import sglang, vllm
from moebench.tables.key import TableKey
from moebench.tables.names import require_model_name
from moebench.tables.schema import table_name

if TYPE_CHECKING:
    from moebench.spec.workload import Workload
    from moebench.tune.planning import Task

_ANY_DEVICE = "…"
"""All tables of a search are of one device, so that its name tells none of their files apart."""


class Outputs:
    """The files that a search will write, and for which model."""

    def __init__(self) -> None:
        self._taken: dict[str, tuple[Workload, str]] = {}

    def claim(self, task: Task, model: str) -> None:
        """Note the files of ``task``, which ``--model model`` asked for; raises InputError where one is taken."""
        workload = task.workloads[0]
        require_model_name(workload.shape.name)
        native = f"{task.key.hardware}/{table_name(workload.shape.name, task.key)}.json"
        for file in (native, *_engine_files(task.engines, task.key)):
            first, other = self._taken.setdefault(file, (workload, model))
            if first == workload:
                continue
            why = "they have one name" if file == native else "its name has neither hidden size nor topk"
            rename = "rename one's folder, or " if file == native else ""
            raise InputError(
                f"--model {other} and --model {model} would both be written to {file}: {why}; {rename}tune each in a "
                "run of its own with another --out"
            )


def _engine_files(engines: tuple[str, ...], key: TableKey) -> list[str]:
    """What ``engines`` will find the table of ``key`` by; nothing where an engine has no name for it."""
    found = []
    for engine in engines:
        try:
            name = (
                sglang.file_name(key, _ANY_DEVICE, down=False)
                if engine == sglang.FORMAT.name
                else vllm.file_name(key, _ANY_DEVICE)
            )
        except InputError:  # told when the file is written, beside the table that could be
            continue
        found.append(f"{engine}/{name}")
    return found
