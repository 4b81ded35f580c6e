"""A contribution: a run's probe, tables, evidence and records in one archive that says nothing of whose they are.

The archive is a zip file with ``manifest.json`` (every file with its digest), ``hardware.toml`` (the descriptor),
``run.json``, the run's ``*.jsonl`` and ``tables/<hardware>/<name>.json`` with a page of evidence beside each. It is
read in memory and never unpacked.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from moebench.errors import InputError, StoreError
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import hardware_text
from moebench.store import codec
from moebench.store.reader import HEADER_FILE, RECORDS_FILE, Run, load
from moebench.store.records import RunHeader
from moebench.store.scrub import Scrubber, home_names
from moebench.store.trials import HEATS_FILE, TRIALS_FILE
from moebench.tables.codec import FORMAT as TABLE_FORMAT
from moebench.tables.codec import plain, read_table, write_table
from moebench.tables.evidence import ROW_TITLES, heading, markdown_table, row_cells
from moebench.tables.registry import ExportOptions
from moebench.tables.schema import Table

SCHEMA_VERSION = 1
FORMAT = "moebench contribution"
MANIFEST_FILE = "manifest.json"
HARDWARE_FILE = "hardware.toml"
SUFFIX = ".contribution.zip"
LINE_FILES = (RECORDS_FILE, TRIALS_FILE, HEATS_FILE)
MOST_BYTES = 512 << 20
_WORKER = "worker"
_OLDEST = (1980, 1, 1, 0, 0, 0)
"""A zip file's earliest date: the same contribution is the same bytes."""


@dataclass(frozen=True)
class FileEntry:
    """One file of an archive: its name, bytes and SHA-256."""

    name: str
    bytes: int
    sha256: str


@dataclass(frozen=True)
class Manifest:
    """``manifest.json``: which run, on what, with which moebench, and every other file of the archive."""

    run_id: str
    created: str
    moebench: str
    hardware: str
    device_name: str
    tables: tuple[str, ...]
    files: tuple[FileEntry, ...]
    schema: int = SCHEMA_VERSION


@dataclass(frozen=True)
class Archive:
    """A contribution in memory: its manifest and its files by name.

    ``problems`` say where the two don't agree; ``removed`` are the names that were looked for when it was packed.
    """

    manifest: Manifest
    files: Mapping[str, bytes]
    problems: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()

    @property
    def stamp(self) -> str:
        """When the run began, as a part of a file's name."""
        return re.sub(r"[^0-9T]", "", self.manifest.created[:19]).replace("T", "-")

    def text(self, name: str) -> str:
        """The file ``name`` as text; raises StoreError where it is missing or no UTF-8."""
        if name not in self.files:
            raise StoreError(f"{name} is missing from the archive")
        try:
            return self.files[name].decode("utf-8")
        except UnicodeDecodeError:
            raise StoreError(f"{name} is not UTF-8 text") from None


def _entry(name: str, data: bytes) -> FileEntry:
    return FileEntry(name, len(data), hashlib.sha256(data).hexdigest())


def tables_in(folder: Path) -> tuple[Table, ...]:
    """The tuning tables that lie in ``folder`` at any depth, by name; raises InputError for one that can't be read."""
    found: dict[str, Table] = {}
    for path in sorted(folder.rglob("*.json")):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise StoreError(f"{path} can't be read: {error}") from None
        if f'"{TABLE_FORMAT}"' in text[:200]:
            table = read_table(text, str(path))
            found[f"{table.key.hardware}/{table.name}"] = table
    return tuple(found.values())


def _names(folder: Path, run: Run) -> set[str]:
    """Users and hosts that the run's files name: home folders, and who measured."""
    found: set[str] = set()
    for name in (HEADER_FILE, *LINE_FILES):
        path = folder / name
        if path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            found |= home_names(text)
            found |= {w for line in text.splitlines() for w in _workers(line)}
    return found - {run.header.hardware}


def _workers(line: str) -> set[str]:
    """Parts of a record's ``worker``: a host name, perhaps with a process number or a device after it."""
    if f'"{_WORKER}"' not in line:
        return set()
    try:
        worker = json.loads(line).get(_WORKER, "")
    except (ValueError, AttributeError):
        return set()
    head = str(worker).split(":")[0].split("/")[0]
    return {head, head.partition(".")[0]}


def _clean_lines(path: Path, clean: Scrubber) -> bytes:
    """A file of records, every text cleaned and workers numbered; a line that is no JSON is left out."""
    workers: dict[str, str] = {"": ""}
    kept = []
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            data: Any = json.loads(line)
        except ValueError:
            continue
        worker = data.pop(_WORKER, None) if isinstance(data, dict) else None
        cleaned = clean.tree(data)
        if worker is not None:
            cleaned[_WORKER] = workers.setdefault(worker, f"{_WORKER} {len(workers)}")
        kept.append(json.dumps(cleaned, separators=(",", ":"), allow_nan=False))
    return "".join(f"{line}\n" for line in kept).encode("utf-8")


def _clean_table(table: Table, clean: Scrubber) -> Table:
    """``table`` with the commands of its evidence cleaned."""
    body = plain(table)
    for item in body["evidence"]:
        item["command"] = " ".join(clean.word(w) for w in item["command"].split())
    schema = body.pop("schema")
    return read_table(json.dumps({"format": TABLE_FORMAT, "schema": schema, **body}), table.name)


def _page(table: Table, command: str) -> str:
    """The page of evidence of one table: every row with its intervals."""
    lines = heading(table.name, [table], ExportOptions(command), [])
    rows = [[f"{r.min_tokens}-{r.max_tokens}", *row_cells(r)] for r in table.rows]
    return "\n".join([*lines, *markdown_table(("tokens", *ROW_TITLES), rows)]) + "\n"


def _table_files(tables: Iterable[Table], clean: Scrubber) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    for table in tables:
        cleaned = _clean_table(table, clean)
        stem = f"tables/{table.key.hardware}/{table.name}"
        files[f"{stem}.json"] = write_table(cleaned).encode("utf-8")
        files[f"{stem}.evidence.md"] = _page(cleaned, "moebench contribute").encode("utf-8")
    return files


def _clean_header(header: RunHeader, clean: Scrubber) -> str:
    body = clean.tree(plain(header))
    return codec.write_header(codec.read_header(json.dumps(body)))


def pack(folder: Path, hw: Hardware, moebench: str, names: Iterable[str] = ()) -> Archive:
    """The contribution of the run in ``folder``; ``names`` are words to take out beside those that are found.

    ``hw`` is the descriptor of its device, ``moebench`` this version. Tables without a measured row are left out: those
    can be predicted anywhere. Raises StoreError for no run, InputError for one
    without a table that was measured.
    """
    run = load(folder)
    tables = tables_in(folder)
    if not tables:
        raise InputError(f"{folder} holds no tuning table; make one with: moebench tune --hw {run.header.hardware}")
    tables = tuple(t for t in tables if any(row.origin.value == "measured" for row in t.rows))
    if not tables:
        raise InputError(
            f"no row of the tables in {folder} was measured; a contribution is for what was timed on the card: "
            f"run moebench tune --hw {run.header.hardware} there"
        )
    keep = {run.header.hardware, *(t.model for t in tables)}
    clean = Scrubber({*names, *_names(folder, run)}, keep)
    files = {HEADER_FILE: _clean_header(run.header, clean).encode("utf-8")}
    files[HARDWARE_FILE] = clean.text(hardware_text(hw), is_version=True).encode("utf-8")
    files |= {n: _clean_lines(folder / n, clean) for n in LINE_FILES if (folder / n).is_file()}
    files |= _table_files(tables, clean)
    header = run.header
    manifest = Manifest(
        clean.text(header.run_id), header.created, moebench, header.hardware, header.device_name,
        tuple(sorted(n for n in files if n.startswith("tables/") and n.endswith(".json"))),
        tuple(_entry(n, d) for n, d in sorted(files.items())),
    )  # fmt: skip
    return Archive(manifest, files, removed=clean.names)


def to_bytes(archive: Archive) -> bytes:
    """The zip file; equal contributions are equal bytes."""
    body = plain(archive.manifest)
    head = json.dumps({"format": FORMAT, "schema": body.pop("schema"), **body}, indent=1) + "\n"
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in [(MANIFEST_FILE, head.encode("utf-8")), *sorted(archive.files.items())]:
            info = zipfile.ZipInfo(name, _OLDEST)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            file.writestr(info, data)
    return stream.getvalue()


def _manifest(text: str, where: str) -> Manifest:
    from pydantic import TypeAdapter, ValidationError

    try:
        body: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StoreError(f"{where}: {MANIFEST_FILE} is not JSON ({error})") from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise StoreError(f"{where}: {MANIFEST_FILE} is none of a contribution; its format must be {FORMAT!r}")
    schema = body.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool) or not 1 <= schema <= SCHEMA_VERSION:
        raise StoreError(f"{where}: schema is {schema!r}; this moebench reads 1 to {SCHEMA_VERSION}")
    try:
        return TypeAdapter(Manifest).validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors()[0]
        raise StoreError(f"{where}: {MANIFEST_FILE}: {'.'.join(map(str, first['loc']))}: {first['msg']}") from None


def read_archive(path: Path) -> Archive:
    """The contribution in ``path``, with what its digests don't vouch for among ``problems``.

    Raises StoreError for a file that is no contribution at all.
    """
    try:
        with zipfile.ZipFile(path) as file:
            infos = file.infolist()
            if sum(i.file_size for i in infos) > MOST_BYTES:
                raise StoreError(f"{path} unpacks to more than {MOST_BYTES >> 20} MiB; that is no contribution")
            files = {i.filename: file.read(i) for i in infos if not i.is_dir()}
    except OSError as error:
        raise StoreError(f"{path} can't be read: {(error.strerror or str(error)).lower()}") from None
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError) as error:
        raise StoreError(f"{path} is no whole zip file: {error}") from None
    if MANIFEST_FILE not in files:
        raise StoreError(f"{path} holds no {MANIFEST_FILE}; make an archive with moebench contribute RUN")
    try:
        text = files.pop(MANIFEST_FILE).decode("utf-8")
    except UnicodeDecodeError:
        raise StoreError(f"{path}: {MANIFEST_FILE} is not UTF-8 text") from None
    manifest = _manifest(text, str(path))
    return Archive(manifest, files, tuple(_disagreements(manifest, files)))


def _disagreements(manifest: Manifest, files: Mapping[str, bytes]) -> list[str]:
    """Where files and manifest don't agree."""
    listed = {f.name: f for f in manifest.files}
    found = [f"{name} is listed but not there" for name in sorted(listed.keys() - files.keys())]
    found += [f"{name} is there but not listed" for name in sorted(files.keys() - listed.keys())]
    found += [
        f"{name} was changed: its SHA-256 is not the manifest's"
        for name in sorted(listed.keys() & files.keys()) if _entry(name, files[name]) != listed[name]
    ]  # fmt: skip
    return found
