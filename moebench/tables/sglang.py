"""SGLang's fused MoE tables: a folder by Triton version, a file for GEMM1 and a ``_down`` file for GEMM2.

The name is vLLM's but for a space in ``block_shape``, ``per_channel_quant=True`` and shared experts that are counted
in E when they run as routed ones. The JSON has token counts alone: any other key ends SGLang's loader. Both GEMMs
share one sort, so that both files must agree in BLOCK_SIZE_M.

SGLang looks into the folder of its own Triton version first, then into those of others, the newest first. Rows that
nobody timed are of no version: they lie in the folder of the oldest, which SGLang finds whatever its Triton is. One
with a newer Triton finds there, last, what no other folder below the same ``SGLANG_MOE_CONFIG_DIR`` holds, and warns
that it may not be the best. One whose own Triton is the oldest looks there first, before timed rows of other versions.
What SGLang itself ships it doesn't see where that variable is set.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Sequence
from pathlib import Path

from moebench.errors import InputError
from moebench.spec.steps import Step
from moebench.tables.engine_rows import (
    EngineRow,
    device_file_names,
    engine_rows,
    file_names,
    require_exportable,
    triton_version,
)
from moebench.tables.evidence import engine_sidecars
from moebench.tables.key import TableKey
from moebench.tables.registry import ExportedFile, ExportOptions, TableFormat
from moebench.tables.schema import Table
from moebench.tables.vllm import foreign_note

DTYPES = {
    "bf16": None, "fp16": None, "fp32": "float32", "fp8_w8a8": "fp8_w8a8", "int8_w8a8": "int8_w8a8",
    "int8_w8a16": "int8_w8a16", "int4_w4a16": "int4_w4a16",
}  # fmt: skip

UNTIMED_VERSION = "3.1.0"
"""The oldest Triton that SGLang has a folder for: it looks there last, or first where that is its own Triton."""

UNTIMED_NOTE = (
    "PREDICTED: nobody has timed a row, with any Triton; an SGLang of another Triton looks into this folder last"
)
_FOLDER = Path("configs")


def file_name(key: TableKey, device: str, *, down: bool) -> str:
    """The name under which SGLang looks for a table of ``key``: of GEMM1, or of GEMM2 (``down``)."""
    shape, dtype, block = key.shape, DTYPES[key.dtype], key.quant_block
    experts = shape.num_local_experts + shape.fused_shared_experts
    parts = [f"E={experts}", f"N={shape.local_intermediate_size}", f"device_name={device}"]
    parts += [] if dtype is None else [f"dtype={dtype}"]
    parts += [] if block is None else [f"block_shape=[{block[0]}, {block[1]}]"]
    parts += ["per_channel_quant=True"] if key.per_channel_quant else []
    return ",".join(parts) + ("_down" if down else "") + ".json"


def version_folder(version: str) -> str:
    """``triton_3_4_0`` of ``3.4.0+git1``; raises InputError for what is no version."""
    found = re.match(r"(\d+)\.(\d+)\.(\d+)", version)
    if found is None:
        raise InputError(f"Triton version {version!r} is not of the form 3.4.0; SGLang's folder is named by it")
    return "triton_" + "_".join(found.groups())


def expected_paths(key: TableKey, device_names: Sequence[str], *, predicted: bool) -> list[Path]:
    """The files of a table of ``key`` for hardware with ``device_names``, its evidence aside.

    The version of what will be timed is not known before: ``triton_…``.
    """
    folder = _FOLDER / (version_folder(UNTIMED_VERSION) if predicted else "triton_…")
    names = file_names(device_names, str)
    return [folder / file_name(key, device, down=down) for device in names for down in (False, True)]


def _down_rows(table: Table, up: Sequence[EngineRow]) -> tuple[EngineRow, ...]:
    """GEMM2's rows where every one of them has GEMM1's BLOCK_SIZE_M; else GEMM1's serve both."""
    down = engine_rows(table, Step.GEMM2)
    same = [r.num_tokens for r in up] == [r.num_tokens for r in down]
    if same and all(a.knobs[0] == b.knobs[0] for a, b in zip(up, down, strict=True)):
        return down
    return tuple(up)


class SGLang(TableFormat):
    """Files for ``SGLANG_MOE_CONFIG_DIR``."""

    name = "sglang"

    def export(self, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
        """Two files a table and device name, each with its evidence beside it."""
        files: list[ExportedFile] = []
        for table in tables:
            require_exportable(table, self.name, options)
            version = triton_version(table)
            folder = _FOLDER / version_folder(version or UNTIMED_VERSION)
            up = engine_rows(table, Step.GEMM1)
            for device in device_file_names(table, str):
                for is_down, rows in ((False, up), (True, _down_rows(table, up))):
                    path = folder / file_name(table.key, device, down=is_down)
                    text = json.dumps({str(r.num_tokens): r.to_dict() for r in rows}, indent=4) + "\n"
                    notes = [f"GEMM{2 if is_down else 1}'s rows", *foreign_note(table, "SGLang")]
                    notes += [UNTIMED_NOTE] if version is None else []
                    files += [ExportedFile(path, text), *engine_sidecars(path, table, rows, options, notes)]
        return tuple(files)

    def usage(self, files: Sequence[ExportedFile], folder: Path) -> str:
        """The folder that holds ``configs``, as a shell takes it."""
        return f"export SGLANG_MOE_CONFIG_DIR={shlex.quote(str(folder.resolve()))}"


FORMAT = SGLang()
