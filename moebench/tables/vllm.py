"""vLLM's fused MoE tables: a JSON file by E, N, device, dtype and block shape; one row serves both GEMMs.

======================  ===================================================================================
part of the name        what it is
======================  ===================================================================================
``E``                   experts on this rank
``N``                   width of one expert on this rank: the last dimension of w2
``device_name``         as the driver says, spaces as ``_``; every H200 is ``NVIDIA_H200``
``dtype``               quantised formats and float32 alone: a file with ``dtype=bf16`` is never read
``block_shape``         blocks of a weight scale, without a space
======================  ===================================================================================

vLLM drops ``triton_version`` when it reads a file, so that it is for people; where nobody timed a row there is none.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path

from moebench.errors import InputError
from moebench.spec.steps import Step
from moebench.tables.engine_rows import (
    ENGINE_KERNEL,
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

DTYPES = {
    "bf16": None, "fp16": None, "fp32": "float32", "fp8_w8a8": "fp8_w8a8", "int8_w8a16": "int8_w8a16",
    "int4_w4a16": "int4_w4a16",
}  # fmt: skip
"""Our dtype and what the file name says; None: no dtype part."""

UNTIMED_NOTE = "PREDICTED: nobody has timed a row, so that no triton_version is stated"


def device_part(name: str) -> str:
    """vLLM's own rule: every part of the H200 family shares one file."""
    return "NVIDIA_H200" if "H200" in name.split("_") else name


def file_name(key: TableKey, device: str) -> str:
    """The name under which vLLM looks for a table of ``key``; raises InputError for a dtype that it has no file for."""
    if key.dtype not in DTYPES:
        raise InputError(f"vLLM has no fused MoE table for {key.dtype}; it has: {', '.join(DTYPES)}")
    if key.shape.fused_shared_experts:
        raise InputError("vLLM does not run shared experts as routed ones; export a table with fused_shared_experts 0")
    if key.per_channel_quant:
        raise InputError("vLLM's file names can't say per-channel quantisation; its rows would serve other weights")
    dtype, block = DTYPES[key.dtype], key.quant_block
    parts = [f"E={key.shape.num_local_experts}", f"N={key.shape.local_intermediate_size}", f"device_name={device}"]
    parts += [] if dtype is None else [f"dtype={dtype}"]
    parts += [] if block is None else [f"block_shape=[{block[0]},{block[1]}]"]
    return ",".join(parts) + ".json"


def expected_paths(key: TableKey, device_names: Sequence[str]) -> list[Path]:
    """The files of a table of ``key`` for hardware with ``device_names``, its evidence aside; raises InputError."""
    return [Path(file_name(key, device)) for device in file_names(device_names, device_part)]


def foreign_note(table: Table, engine: str) -> list[str]:
    """What a reader must know of rows that are another kernel's."""
    kernels = [k.kernel for k in table.key.kernels]
    if ENGINE_KERNEL in kernels:
        return []
    return [f"FOREIGN KERNEL: rows of {', '.join(kernels)}, not of {engine}'s; a row need not be good for {engine}"]


class VLLM(TableFormat):
    """A file for ``VLLM_TUNED_CONFIG_FOLDER``."""

    name = "vllm"

    def export(self, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
        """One file a table and device name, with its evidence beside it."""
        files: list[ExportedFile] = []
        for table in tables:
            require_exportable(table, self.name, options)
            rows = engine_rows(table, Step.GEMM1)
            version = triton_version(table)
            stated = {} if version is None else {"triton_version": version}
            body = {**stated, **{str(r.num_tokens): r.to_dict() for r in rows}}
            text = json.dumps(body, indent=4) + "\n"
            for device in device_file_names(table, device_part):
                path = Path(file_name(table.key, device))
                notes = ["vLLM's name has neither hidden size nor topk: other models may find this file"]
                notes += foreign_note(table, "vLLM") + ([UNTIMED_NOTE] if version is None else [])
                files += [ExportedFile(path, text), *engine_sidecars(path, table, rows, options, notes)]
        return tuple(files)

    def usage(self, files: Sequence[ExportedFile], folder: Path) -> str:
        """The folder that vLLM looks in first, as a shell takes it."""
        return f"export VLLM_TUNED_CONFIG_FOLDER={shlex.quote(str(folder.resolve()))}"


FORMAT = VLLM()
