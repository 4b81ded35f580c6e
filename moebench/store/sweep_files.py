"""Sweeps as files: gzip-compressed JSON, the same bytes for the same sweep, validated when they are read."""

from __future__ import annotations

import gzip
import json
import zlib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from moebench.errors import StoreError
from moebench.store.sweeps import SCHEMA_VERSION, CellTimes, KernelSweep, PlanBlocks, Sweep
from moebench.tables.codec import plain

if TYPE_CHECKING:
    from pydantic import TypeAdapter

FORMAT = "moebench sweep"
SUFFIX = ".sweep.json.gz"
MOST_BYTES = 256 << 20
"""A sweep that unpacks to more is refused: the largest spaces need a hundredth of it."""
TIME_DIGITS = 6
"""Significant digits of a kept time: a millionth is far below the noise of any block."""
SECONDS_DIGITS = 4


@cache
def _adapter() -> TypeAdapter[Sweep]:
    from pydantic import TypeAdapter

    return TypeAdapter(Sweep)


def _short(value: float, digits: int) -> float:
    return float(f"{value:.{digits}g}")


def _times(blocks: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(_short(b, TIME_DIGITS) for b in blocks)


def _seconds(column: tuple[float | None, ...]) -> tuple[float | None, ...]:
    return tuple(None if s is None else _short(s, SECONDS_DIGITS) for s in column)


def _rounded_cell(cell: CellTimes) -> CellTimes:
    return replace(
        cell,
        screen_us=tuple(_times(b) for b in cell.screen_us),
        race=tuple(PlanBlocks(r.plan, _times(r.blocks_us)) for r in cell.race),
        measure_s=_seconds(cell.measure_s),
    )


def _rounded_kernel(kernel: KernelSweep) -> KernelSweep:
    compiled = replace(kernel.compiled, seconds=_seconds(kernel.compiled.seconds))
    return replace(kernel, cells=tuple(_rounded_cell(c) for c in kernel.cells), compiled=compiled)


def rounded(sweep: Sweep) -> Sweep:
    """``sweep`` as a file keeps it: times to six significant digits, seconds to four."""
    return replace(sweep, kernels=tuple(_rounded_kernel(k) for k in sweep.kernels))


def to_bytes(sweep: Sweep) -> bytes:
    """The file's content; equal sweeps are equal bytes."""
    body = plain(rounded(sweep))
    body["kernels"] = [
        {**b, "axes": k.axes} for b, k in zip(body["kernels"], sweep.kernels, strict=True)
    ]  # axes' order
    schema = body.pop("schema")
    text = json.dumps({"format": FORMAT, "schema": schema, **body}, allow_nan=False, separators=(",", ":"))
    return gzip.compress(text.encode("utf-8"), mtime=0)


def _unpacked(data: bytes, where: str) -> bytes:
    try:
        opened = zlib.decompressobj(wbits=31)
        text = opened.decompress(data, MOST_BYTES)
    except zlib.error as error:
        raise StoreError(f"{where} is not a gzip file ({error}); a sweep is gzip-compressed JSON") from None
    if opened.unconsumed_tail:
        raise StoreError(f"{where} unpacks to more than {MOST_BYTES >> 20} MiB; that is no sweep")
    if not opened.eof:
        raise StoreError(f"{where} is cut short after {len(data)} bytes; get it again")
    if opened.unused_data:
        raise StoreError(f"{where} goes on for {len(opened.unused_data)} bytes after its end; get it again")
    return text


def from_bytes(data: bytes, where: str = "sweep") -> Sweep:
    """The sweep in ``data``; raises StoreError naming ``where``, the field and what is wrong."""
    from pydantic import ValidationError

    text = _unpacked(data, where)
    try:
        body: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StoreError(f"{where}: not JSON ({error})") from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise StoreError(f"{where}: not a sweep of moebench; its first key must be format: {FORMAT!r}")
    schema = body.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        raise StoreError(f"{where}: schema is {schema!r}; a whole number from 1 to {SCHEMA_VERSION} is expected")
    if schema > SCHEMA_VERSION:
        raise StoreError(f"{where}: schema {schema} is a newer moebench's; this one reads {SCHEMA_VERSION}: upgrade")
    try:
        return _adapter().validate_json(text, strict=True)
    except ValidationError as error:
        wrong = [f"{'.'.join(map(str, e['loc'])) or 'sweep'}: {e['msg']}" for e in error.errors()[:3]]
        raise StoreError(f"{where}: {'; '.join(wrong)}".replace("Value error, ", "")) from None


def read_sweep(path: str | Path) -> Sweep:
    """The sweep in the file ``path``; raises StoreError naming the file and what is wrong."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise StoreError(f"sweep {path} can't be read: {(error.strerror or str(error)).lower()}") from None
    return from_bytes(data, str(path))


def write_sweep(sweep: Sweep, path: Path) -> int:
    """Write ``sweep`` to ``path`` and return the file's bytes; raises StoreError when it can't."""
    data = to_bytes(sweep)
    draft = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise StoreError(
            f"{path} can't be written: {(error.strerror or str(error)).lower()}; choose another --out"
        ) from error
    return len(data)
