"""``moebench contribute``: a run's probe, tables, evidence and records in one archive; and the check of one."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Optional

import typer

from moebench.cli.hw import Format, FormatOption
from moebench.cli.paths import out_path
from moebench.errors import EXIT_FOUND

if TYPE_CHECKING:
    from moebench.store.contribution import Archive
    from moebench.store.contribution_check import Verdict

HELP = """Pack what a measured run found into one archive to send, or check an archive that was sent.

The archive holds the descriptor of the device as probed, the tuning tables with a page of evidence each, and the
run's records. Host names, user names, addresses and paths are taken out, and what is inside is printed: look at it
before you send it. With --check the archive is verified before it replaces a predicted table: digests, schema,
the device, the legality of every plan, a timed record behind every row. Exits 1 when something speaks against it.

**Examples**

- `moebench contribute results/my-run`
- `moebench contribute results/my-run --remove project-x --out to-send`
- `moebench contribute --check bi-v100-20260102-030405.contribution.zip`
"""


def contribute(
    run: Annotated[
        Optional[Path],
        typer.Argument(metavar="[RUN]", help="Folder of a run that tuned on the card.", show_default=False),
    ] = None,
    check: Annotated[
        Optional[Path], typer.Option("--check", help="Archive to verify in place of packing.", show_default=False)
    ] = None,
    remove: Annotated[
        Optional[list[str]], typer.Option("--remove", help="A further word to take out; repeatable.")
    ] = None,
    out: Annotated[
        Path, typer.Option("--out", parser=out_path, metavar="PATH", help="Folder to write the archive to.")
    ] = Path("."),
    output: FormatOption = Format.TABLE,
) -> None:
    """Pack or check."""
    from moebench.errors import InputError

    if (run is None) == (check is None):
        raise InputError("name the folder of a run to pack, or an archive with --check; one of the two")
    if check is not None:
        _check(check, output)
        return
    assert run is not None
    _pack(run, remove or [], out, output)


def _pack(run: Path, remove: list[str], out: Path, output: Format) -> None:
    from importlib.metadata import version

    from moebench.errors import StoreError
    from moebench.report.console import emit, emit_text, warn
    from moebench.spec.hw_files import load_hardware
    from moebench.store.contribution import SUFFIX, pack, to_bytes
    from moebench.store.reader import load

    hw = load_hardware(load(run).header.hardware)
    archive = pack(run, hw, version("moebench"), remove)
    if hw.origin != "probed":
        warn(f"{hw.key} was not probed here, so the shipped descriptor goes along: run moebench hw probe first")
    path = out / f"{archive.manifest.hardware}-{archive.stamp}{SUFFIX}"
    data = to_bytes(archive)
    try:
        out.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise StoreError(f"{path} can't be written: {error.strerror or error}; choose another --out") from error
    if output is Format.JSON:
        emit_text(json.dumps({"written": str(path), "bytes": len(data), **_inside(archive)}, indent=2))
        return
    emit(_files_table(archive))
    emit_text(
        f"{path}: {len(data)} bytes; names taken out: {len(archive.removed)}. Check: moebench contribute --check {path}"
    )


def _inside(archive: Archive) -> dict[str, Any]:
    manifest = archive.manifest
    return {
        "hardware": manifest.hardware,
        "device_name": manifest.device_name,
        "tables": list(manifest.tables),
        "files": [vars(f) for f in manifest.files],
    }


def _files_table(archive: Archive) -> Any:
    from rich.table import Table

    manifest = archive.manifest
    made = Table(title=f"{manifest.hardware}, {manifest.device_name}", title_justify="left", header_style="bold")
    made.add_column("file")
    made.add_column("bytes", justify="right")
    made.add_column("SHA-256, first digits")
    for file in manifest.files:
        made.add_row(file.name, str(file.bytes), file.sha256[:12])
    return made


def _check(path: Path, output: Format) -> None:
    from rich.markup import escape

    from moebench.report.console import emit, emit_text
    from moebench.store.contribution import read_archive
    from moebench.store.contribution_check import check

    archive = read_archive(path)
    verdict = check(archive)
    if output is Format.JSON:
        told = {"accepted": verdict.accepted, "findings": [vars(f) for f in verdict.findings]}
        emit_text(json.dumps({**told, "replaces": list(verdict.replaces), **_inside(archive)}, indent=2))
    else:
        emit(*map(escape, _verdict_lines(path, archive, verdict)))
    if not verdict.accepted:
        raise typer.Exit(EXIT_FOUND)


def _verdict_lines(path: Path, archive: Archive, verdict: Verdict) -> list[str]:
    origins = Counter(row.origin.value for table in verdict.tables for row in table.rows)
    rows = ", ".join(f"{count} rows {origin}" for origin, count in sorted(origins.items())) or "no row"
    lines = [f"{path.name}: {archive.manifest.device_name}, {len(verdict.tables)} tables, {rows}"]
    lines += [f"{f.rule}: {f.message}" for f in verdict.findings]
    if verdict.accepted:
        lines.append("nothing speaks against it")
        lines.append(f"replaces: {', '.join(verdict.replaces) or 'no table; it is the first of its key'}")
    return lines


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("contribute", help=HELP, no_args_is_help=True)(contribute)
