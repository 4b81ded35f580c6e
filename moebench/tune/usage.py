"""The lines that make use of what a search wrote, as a shell takes them: paths and names may hold spaces."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from moebench.errors import MoebenchError
from moebench.spec.models import load_model
from moebench.tables.files import is_predicted
from moebench.tables.key import ShapeKey
from moebench.tables.registry import ExportedFile, table_formats
from moebench.tables.schema import Table
from moebench.tune.options import NATIVE


def usage_of(target: str, files: Sequence[Path], folder: Path) -> str:
    """The line that makes ``target`` use ``files`` under ``folder``, which hold what was exported for it."""
    made = [ExportedFile(f.relative_to(folder), f.read_text(encoding="utf-8")) for f in files]
    return table_formats.get(target).usage(made, folder)


def native_usage(table: Table, path: Path, model: str = "") -> str:
    """The line that uses ``table``, which lies in ``path``: a run with its plans, where one can be told to take them.

    Else the look-up in the file: for rows that are predicted, since the card isn't here; for a model that is called by
    a file's path, which ``model`` holds as it was asked for (empty: nobody knows it any more).
    """
    line = None if is_predicted(table) else run_line(table, path, model)
    return line or shlex.join(
        ["moebench", "table", "lookup", str(path), "--tokens", str(table.rows[0].num_tokens)]
    )  # fmt: skip


def run_line(table: Table, path: Path, model: str = "") -> str | None:
    """The run that takes the plans of ``table`` in ``path``, None where there is none or its model can't be named."""
    words = shlex.split(usage_of(NATIVE, [path], path.parent))
    if words[:2] != ["moebench", "run"]:
        return None
    if _is_known(table):
        return shlex.join(words)
    return shlex.join([*words, "--model", model]) if model else None


def _is_known(table: Table) -> bool:
    """Whether the name of the table's model alone gives its layer."""
    shape = table.key.shape
    try:
        found = ShapeKey.of(load_model(table.model).shape, shape.tp_size, shape.ep_size, shape.fused_shared_experts)
    except MoebenchError:
        return False
    return found == shape


def predicted_note(table: Table, path: Path, model: str = "") -> str:
    """That a predicted ``table`` is used where its file is named alone, and by which run on its card."""
    line = run_line(table, path, model)
    there = f"; on a {table.key.hardware}: {line}" if line else ""
    return (
        f"not installed: rows of {table.name} are predicted; moebench lookup and moebench run take them with --table "
        f"FILE alone{there}"
    )
