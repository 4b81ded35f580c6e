"""A vLLM or SGLang tuning file as it is: what its name says, its rows, the engine's rule of choosing one.

Both engines read the name as the key and take the row whose token count is nearest, the first in the file of two
that are equally near. Neither has a default.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from moebench.errors import InputError
from moebench.plan.plan import LayerPlan, Param
from moebench.spec.text_files import read_text
from moebench.tables import sglang, vllm
from moebench.tables.engine_rows import ENGINE_KERNEL, KNOBS, file_names
from moebench.tables.json_text import read_json
from moebench.tables.key import TableKey
from moebench.tables.names import shortened
from moebench.tables.rows import MOST_TOKENS
from moebench.tables.schema import Table

VERSION_KEY = "triton_version"
NO_EFFECT: Mapping[str, Param] = {"SPLIT_K": 1, "USE_TMA": False}
"""What some files say beside the knobs, with the value that changes nothing."""

MOST_BYTES = 16 << 20
MOST_KNOB = 1 << 16
_POWERS = tuple(k for k in KNOBS if k.startswith("BLOCK_SIZE") or k == "num_warps")
"""What Triton takes as powers of two alone: sides of a tile, and warps."""

_NAME = re.compile(
    r"E=(?P<experts>\d+),N=(?P<width>\d+),device_name=(?P<device>[^,.]+?)(?:,dtype=(?P<dtype>[^,.]+?))?"
    r"(?:,block_shape=\[(?P<n>\d+),(?P<space> ?)(?P<k>\d+)\])?(?P<channel>,per_channel_quant=True)?"
    r"(?P<down>_down)?\.json",
    re.ASCII,
)
_FORM = "E=…,N=…,device_name=…[,dtype=…][,block_shape=[n,k]].json"
_SGLANG_FOLDER = re.compile(r"triton_\d+_\d+_\d+", re.ASCII)


@dataclass(frozen=True)
class EngineFile:
    """One file: ``engine`` is vllm or sglang, ``rows`` the knobs by token count in the file's own order.

    ``experts`` and ``width`` are the name's E and N; ``dtype`` is None where the name has none (bf16 and fp16).
    ``notes`` say what of the engine's answer is not in the file's rows.
    """

    engine: str
    name: str
    experts: int
    width: int
    device: str
    dtype: str | None
    quant_block: tuple[int, int] | None
    per_channel_quant: bool
    rows: Mapping[int, Mapping[str, Param]]
    triton_version: str | None = None
    notes: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """The engine and the sizes, for headings: ``vLLM E=128,N=768…``."""
        return f"{'SGLang' if self.engine == sglang.FORMAT.name else 'vLLM'} E={self.experts},N={self.width}…"

    def params_at(self, num_tokens: int) -> Mapping[str, Param]:
        """The engine's answer: the row of the nearest count, of two equally near the first in the file."""
        return self.rows[min(self.rows, key=lambda m: abs(m - num_tokens))]

    def plan_at(self, num_tokens: int, beside: LayerPlan) -> LayerPlan:
        """The engine's answer as a layer's plan with the other kernels of ``beside``: the knobs alone differ."""
        params = self.params_at(num_tokens)
        kernels = (replace(k, params=dict(params)) if k.kernel == ENGINE_KERNEL else k for k in beside.kernels)
        return replace(beside, kernels=tuple(kernels))


def is_engine_name(path: Path) -> bool:
    """Whether ``path`` is called as the engines call their files, rightly or nearly."""
    return path.name.startswith("E=")


def read_engine_file(path: Path) -> EngineFile:
    """The file in ``path``; raises InputError naming what is wrong with its name or a row, and what is allowed."""
    where = f"engine file {path}"
    name = _NAME.fullmatch(path.name)
    if name is None:
        raise InputError(f"{where}: engines read E, N and dtype from the name; it must be of the form {_FORM}")
    if name["down"]:
        raise InputError(
            f"{where}: rows of SGLang's second GEMM alone; on {ENGINE_KERNEL} one plan serves both GEMMs: name the "
            "file without _down"
        )
    body = _object(path, where)
    version = body.pop(VERSION_KEY, None)
    if version is not None and not isinstance(version, str):
        raise InputError(f"{where}: {VERSION_KEY} is {shortened(version)}; a text such as '3.4.0' is expected")
    rows = {_count(key, where): _knobs(key, value, where) for key, value in body.items()}
    if not rows:
        raise InputError(f"{where}: there is no row; token counts are expected, each with {', '.join(KNOBS)}")
    in_folder = any(_SGLANG_FOLDER.fullmatch(part) for part in path.resolve().parts[:-1])
    is_sglang = version is None and bool(name["space"] or name["channel"] or in_folder)
    return EngineFile(
        (sglang if is_sglang else vllm).FORMAT.name, path.name, int(name["experts"]), int(name["width"]),
        name["device"], name["dtype"], None if name["n"] is None else (int(name["n"]), int(name["k"])),
        bool(name["channel"]), rows, version, _notes(path, rows),
    )  # fmt: skip


def _object(path: Path, where: str) -> dict[str, Any]:
    body = read_json(read_text(path, where, MOST_BYTES), where)
    if not isinstance(body, dict):
        raise InputError(f"{where}: an object of rows by token count is expected, not {type(body).__name__}")
    return body


def _count(key: str, where: str) -> int:
    if re.fullmatch(r"[1-9]\d{0,9}", key, re.ASCII) and int(key) <= MOST_TOKENS:
        return int(key)
    raise InputError(
        f"{where}: key {shortened(key)} is no token count; 1 to {MOST_TOKENS}, without a leading zero, or "
        f"{VERSION_KEY!r} is allowed"
    )


def _knobs(key: str, value: object, where: str) -> dict[str, Param]:
    if not isinstance(value, dict):
        raise InputError(f"{where}: row {key} is {shortened(value)}; an object with {', '.join(KNOBS)} is expected")
    if missing := [k for k in KNOBS if k not in value]:
        raise InputError(f"{where}: row {key} has no {missing[0]}; it needs {', '.join(KNOBS)}")
    for knob, number in value.items():
        if knob in KNOBS and (type(number) is not int or not 1 <= number <= MOST_KNOB):
            told = f"a whole number from 1 to {MOST_KNOB} is expected"
            raise InputError(f"{where}: row {key} has {knob} {shortened(number)}; {told}")
        if knob in _POWERS and number & (number - 1):
            few = "1, 2, 4 …" if knob == "num_warps" else "16, 32, 64 …"
            raise InputError(f"{where}: row {key} has {knob} {number}; Triton runs powers of two alone: {few}")
        if not isinstance(number, (int, str, bool)):
            told = "a number, a text, true or false is expected"
            raise InputError(f"{where}: row {key} has {knob} {shortened(number)}; {told}")
    return {k: v for k, v in value.items() if k in KNOBS or NO_EFFECT.get(k) != v}


def _notes(path: Path, rows: Mapping[int, Mapping[str, Param]]) -> tuple[str, ...]:
    """That SGLang would run its second GEMM with rows of their own, where such a file lies beside."""
    beside = path.with_name(f"{path.stem}_down{path.suffix}")
    if not beside.is_file():
        return ()
    where = f"engine file {beside}"
    down = {_count(key, where): _knobs(key, value, where) for key, value in _object(beside, where).items()}
    if down == rows:
        return ()
    return (f"{beside.name} has rows of its own for the second GEMM; here {path.name} serves both",)


def require_engine_table(table: Table, file: EngineFile) -> None:
    """Raise InputError where the rows of ``table`` are not of the engines' kernel."""
    key = table.key
    if key.variant == ENGINE_KERNEL and ENGINE_KERNEL in [k.kernel for k in key.kernels]:
        return
    words = [f"--model {table.model} --dtype {key.dtype}"]
    words += [f"--tp {key.shape.tp_size}"] if key.shape.tp_size > 1 else []
    words += [f"--ep-size {key.shape.ep_size}"] if key.shape.ep_size > 1 else []
    raise InputError(
        f"{table.name} is of variant {key.variant}; an engine's file ({file.name}) is met on {ENGINE_KERNEL} alone: "
        f"verify the table that `moebench tune {' '.join(words)} --target {file.engine}` makes"
    )


def misfit(file: EngineFile, key: TableKey) -> str:
    """How ``file`` is not for the sizes and number format of ``key``; empty where it is."""
    shape = key.shape
    is_sglang = file.engine == sglang.FORMAT.name
    dtypes = sglang.DTYPES if is_sglang else vllm.DTYPES
    experts = shape.num_local_experts + (shape.fused_shared_experts if is_sglang else 0)
    wanted = {
        "E": (file.experts, experts), "N": (file.width, shape.local_intermediate_size),
        "dtype": (file.dtype, dtypes.get(key.dtype, key.dtype)), "block_shape": (file.quant_block, key.quant_block),
        "per_channel_quant": (file.per_channel_quant, key.per_channel_quant),
    }  # fmt: skip
    told = (
        f"{what} is {_said(has)} instead of {_said(needs)}" for what, (has, needs) in wanted.items() if has != needs
    )
    return next(told, "")


def require_fits(file: EngineFile, table: Table) -> None:
    """Raise InputError where ``file`` is not for the kernel, sizes and number format of ``table``."""
    require_engine_table(table, file)
    if told := misfit(file, table.key):
        raise InputError(
            f"--against {file.name}: {told} as for {table.name} ({table.key.dtype} {table.key.shape.describe()}): name "
            "the file for this layer"
        )


def _said(value: object) -> str:
    return "none" if value is None or value is False else str(list(value) if isinstance(value, tuple) else value)


def device_warning(file: EngineFile, table: Table) -> str | None:
    """That ``file`` was tuned for another card than ``table``; None where it wasn't."""
    own = foreign_device(file, table.device_names)
    return f"{file.name} is for {file.device}; {table.name} is for {', '.join(own)}" if own else None


def foreign_device(file: EngineFile, device_names: Sequence[str]) -> list[str]:
    """What ``file``'s engine calls a card with ``device_names``, where ``file`` is for none of them; else nothing."""
    own = file_names(device_names, str if file.engine == sglang.FORMAT.name else vllm.device_part)
    return [] if file.device in own else own
