"""Whether a contribution may replace a predicted table: schema, digests, legality, and times behind every row."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from moebench.errors import MoebenchError
from moebench.plan.legality import legal
from moebench.plan.plan import LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware_file
from moebench.store import codec
from moebench.store.contribution import HARDWARE_FILE, LINE_FILES, Archive
from moebench.store.reader import HEADER_FILE, RECORDS_FILE
from moebench.store.scrub import leaks
from moebench.store.trials import HEATS_FILE, TRIALS_FILE
from moebench.tables.check import check_table
from moebench.tables.codec import read_table
from moebench.tables.files import installed_tables
from moebench.tables.rows import Origin
from moebench.tables.schema import Table
from moebench.tables.workload import workload_at

RULES = ("checksum", "hardware", "records", "schema", "table", "evidence", "privacy")


@dataclass(frozen=True)
class Finding:
    """One reason against a contribution: the rule and a sentence."""

    rule: str
    message: str


@dataclass(frozen=True)
class Verdict:
    """What was found against a contribution, and the installed tables of the same key that it would replace."""

    findings: tuple[Finding, ...]
    tables: tuple[Table, ...]
    replaces: tuple[str, ...]

    @property
    def accepted(self) -> bool:
        """Whether nothing was found against it."""
        return not self.findings


def check(archive: Archive) -> Verdict:
    """Everything that speaks against ``archive``."""
    found = [Finding("checksum", p) for p in archive.problems]
    hw, told = _hardware(archive)
    found += told
    found += _records(archive)
    tables, told = _tables(archive)
    found += told
    for table in tables:
        found += _table(archive, table, hw)
    found += _evidence(archive, tables)
    found += _privacy(archive)
    known = {table.key for table in tables}
    replaced = [
        f"{file.path.name} ({', '.join(sorted({r.origin.value for r in file.table.rows}))})"
        for file in installed_tables(archive.manifest.hardware) if file.table.key in known
    ]  # fmt: skip
    return Verdict(tuple(dict.fromkeys(found)), tables, tuple(replaced))


def _hardware(archive: Archive) -> tuple[Hardware | None, list[Finding]]:
    manifest = archive.manifest
    try:
        text = archive.text(HARDWARE_FILE)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / HARDWARE_FILE
            path.write_text(text, encoding="utf-8")
            hw = load_hardware_file(path)
    except MoebenchError as error:
        return None, [Finding("hardware", f"{HARDWARE_FILE}: {error}")]
    found = []
    if hw.key != manifest.hardware:
        found.append(Finding("hardware", f"{HARDWARE_FILE} describes {hw.key}; the manifest says {manifest.hardware}"))
    if hw.origin != "probed":
        message = f"{HARDWARE_FILE} is the shipped descriptor; run moebench hw probe on the card and contribute again"
        found.append(Finding("hardware", message))
    if hw.device_names and manifest.device_name not in hw.device_names:
        found.append(
            Finding("hardware", f"measured on {manifest.device_name!r}, which is none of {', '.join(hw.device_names)}")
        )
    return hw, found


def _records(archive: Archive) -> list[Finding]:
    found = []
    readers = {RECORDS_FILE: codec.read_point, TRIALS_FILE: codec.read_trial, HEATS_FILE: codec.read_heat}
    try:
        header = codec.read_header(archive.text(HEADER_FILE), HEADER_FILE)
        found += [
            Finding("records", f"{name} of {HEADER_FILE} and of the manifest differ")
            for name in ("run_id", "created", "hardware", "device_name")
            if getattr(header, name) != getattr(archive.manifest, name)
        ]
    except MoebenchError as error:
        found.append(Finding("records", str(error)))
    for name in LINE_FILES:
        if name not in archive.files:
            continue
        try:
            lines = archive.text(name).splitlines()
        except MoebenchError as error:
            found.append(Finding("records", str(error)))
            continue
        for number, line in enumerate(lines, start=1):
            try:
                readers[name](line, f"{name} line {number}")
            except MoebenchError as error:
                found.append(Finding("schema", str(error)))
    return found


def _tables(archive: Archive) -> tuple[tuple[Table, ...], list[Finding]]:
    tables, found = [], []
    for name in archive.manifest.tables:
        try:
            table = read_table(archive.text(name), name)
        except MoebenchError as error:
            found.append(Finding("schema", str(error)))
            continue
        tables.append(table)
        if name != f"tables/{table.key.hardware}/{table.name}.json":
            found.append(Finding("table", f"{name} holds {table.key.hardware}/{table.name}"))
    if not tables:
        found.append(Finding("table", "there is no table that can be read"))
    return tuple(tables), found


def _table(archive: Archive, table: Table, hw: Hardware | None) -> list[Finding]:
    """What the static checks say, legality by the contributed descriptor, and rows that nobody measured."""
    found = [Finding("table", f"{table.name}: {item.rule}: {item.message}") for item in check_table(table)]
    if table.key.hardware != archive.manifest.hardware:
        found.append(Finding("table", f"{table.name} is of {table.key.hardware}, not of {archive.manifest.hardware}"))
    for row in table.rows:
        workload = workload_at(table, row.num_tokens)
        if hw is not None and workload is not None and isinstance(row.plan, LayerPlan):
            try:
                broken = [v.message for k in row.plan.kernels for v in legal(k, workload, hw)]
            except MoebenchError as error:
                broken = [str(error)]
            found += [Finding("table", f"{table.name} {row.name}: {message}") for message in broken]
    return found


def _timed(archive: Archive) -> set[tuple[int, str]]:
    """(tokens, plan) of every layer that a race or a point timed, the plan as text."""
    found: set[tuple[int, str]] = set()
    for name in (RECORDS_FILE, HEATS_FILE):
        for line in archive.files.get(name, b"").decode("utf-8", "replace").splitlines():
            try:
                found |= set(_timed_in(json.loads(line)))
            except (ValueError, TypeError, KeyError, AttributeError):
                continue  # named by the check of the records
    return found


def _timed_in(record: dict[str, object]) -> Iterable[tuple[int, str]]:
    if record.get("origin") == Origin.PREDICTED.value:
        return []
    workload = record["workload"]
    assert isinstance(workload, dict)
    plans = record["plans"] if "plans" in record else [record["plan"]]
    assert isinstance(plans, list)
    return [(int(workload["num_tokens"]), json.dumps(p, sort_keys=True)) for p in plans]


def _evidence(archive: Archive, tables: Iterable[Table]) -> list[Finding]:
    """Every measured row needs its plan among what the run timed at its token count."""
    timed = _timed(archive)
    found = []
    for table in tables:
        for row in table.rows:
            if row.origin is not Origin.MEASURED or not isinstance(row.plan, LayerPlan):
                continue
            if (row.num_tokens, json.dumps(row.plan.to_dict(), sort_keys=True)) not in timed:
                found.append(
                    Finding("evidence", f"{table.name} {row.name}: no record times its plan at {row.num_tokens} tokens")
                )
    return found


def _privacy(archive: Archive) -> list[Finding]:
    found = []
    for name in archive.files:
        try:
            text = archive.text(name)
        except MoebenchError as error:
            found.append(Finding("privacy", f"{error}; only text is taken"))
            continue
        if told := leaks(text):
            found.append(Finding("privacy", f"{name} names a path, an address or a host: {told[0][:120]}"))
    return found
