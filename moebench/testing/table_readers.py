"""How the engines of our own table formats read them, for the conformance suite."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from moebench.errors import InputError
from moebench.plan.plan import LayerPlan, Param
from moebench.spec.steps import Step
from moebench.tables import c_emit
from moebench.tables.c_types import macro
from moebench.tables.codec import read_table
from moebench.tables.engine_rows import ENGINE_KERNEL
from moebench.tables.nearest import UP_TO
from moebench.tables.registry import ExportedFile, table_formats
from moebench.tables.rows import MOST_TOKENS
from moebench.tables.schema import Table
from moebench.testing.table_formats import Answer, FormatCase, Reader, kernel_at


def native(files: Sequence[ExportedFile], table: Table, counts: Sequence[int]) -> list[Answer]:
    """The table read back: the rule of ``moebench.lookup``."""
    back = read_table(files[0].text)
    found: list[Answer] = []
    for tokens in counts:
        plan = back.plan_at(tokens)
        assert isinstance(plan, LayerPlan)
        kernels = {step: kernel_at(plan, step) for step in Step}
        found.append({step: dict(kernel.params) for step, kernel in kernels.items() if kernel is not None})
    return found


def _nearest(text: str, tokens: int) -> Mapping[str, Param]:
    """The engines' rule: token counts as integers in the file's order, the first of the least distance."""
    rows = {int(name): row for name, row in json.loads(text).items() if name != "triton_version"}
    found: dict[str, Param] = rows[min(rows, key=lambda m: abs(m - tokens))]
    return found


def vllm(files: Sequence[ExportedFile], table: Table, counts: Sequence[int]) -> list[Answer]:
    """One file, one row for both GEMMs."""
    return [{Step.GEMM1: _nearest(files[0].text, t)} for t in counts]


def sglang(files: Sequence[ExportedFile], table: Table, counts: Sequence[int]) -> list[Answer]:
    """A file for GEMM1 and one for GEMM2; rows of a foreign kernel are GEMM1's in both, as they share the sort."""
    up, down = (f for f in files if f.path.suffix == ".json" and not f.path.name.endswith(".evidence.json"))
    if ENGINE_KERNEL not in [k.kernel for k in table.key.kernels]:
        return [{Step.GEMM1: _nearest(up.text, t)} for t in counts]
    return [{Step.GEMM1: _nearest(up.text, t), Step.GEMM2: _nearest(down.text, t)} for t in counts]


_PROGRAM = """#include "{header}"
#include <stdio.h>
static void show(int index, moebench_step step, int tokens) {{
    const moebench_shape shape = {shape};
    const moebench_entry *entry = moebench_lookup(step, {dtype}, &shape, tokens);
    int32_t i;
    if (entry == NULL) return;
    for (i = 0; i < entry->num_params; ++i) {{
        const moebench_param *p = &entry->params[i];
        printf("%d\\t%d\\t%s\\t%d\\t%s\\n", index, (int)step, p->name, (int)p->value, p->text == NULL ? "" : p->text);
    }}
}}
int main(void) {{
{calls}
    return 0;
}}
"""


def compiler() -> str | None:
    """A C compiler of this machine."""
    return next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)


def hw_config(files: Sequence[ExportedFile], table: Table, counts: Sequence[int]) -> list[Answer]:
    """A C program that includes the header and looks every step up; raises InputError where no compiler is."""
    if (found := compiler()) is None:
        raise InputError("reading hw_config.h takes a C compiler: cc, gcc or clang")
    calls = [f"    show({i}, {macro('step', s.value)}, {t});" for i, t in enumerate(counts) for s in Step]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in files:
            (folder / file.path).parent.mkdir(parents=True, exist_ok=True)
            (folder / file.path).write_text(file.text, encoding="utf-8")
        source = folder / "main.c"
        text = _PROGRAM.format(
            header=files[0].path.as_posix(), shape=c_emit.shape(table.key.shape), calls="\n".join(calls),
            dtype=macro("dtype", table.key.dtype),
        )  # fmt: skip
        source.write_text(text, encoding="utf-8")
        command = [found, "-std=c11", "-I", str(folder), str(source), "-o", str(folder / "main")]
        subprocess.run(command, check=True, timeout=120)
        done = subprocess.run([str(folder / "main")], check=True, capture_output=True, text=True, timeout=120)
    answers: list[dict[Step, dict[str, Param]]] = [{} for _ in counts]
    for line in done.stdout.splitlines():
        index, step, param, value, word = line.split("\t")
        answers[int(index)].setdefault(list(Step)[int(step)], {})[param] = word or int(value)
    return list(answers)


READERS: Mapping[str, tuple[Reader, int]] = {
    "native": (native, MOST_TOKENS),
    "vllm": (vllm, UP_TO),
    "sglang": (sglang, UP_TO),
    "hw_config": (hw_config, MOST_TOKENS),
}
"""Reader and largest token count by format."""


def case(name: str) -> FormatCase:
    """The case of the registered format ``name``; raises InputError where nobody has written its reader."""
    if name not in READERS:
        raise InputError(f"table format {name} has no reader in moebench.testing.table_readers; add one")
    read, most = READERS[name]
    return FormatCase(table_formats.get(name), read, most)
