"""``moebench table``: list, show, look up, compare, merge, export, check and verify tuning tables."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moebench.cli import table_verify
from moebench.cli.hw import Format, FormatOption
from moebench.cli.paths import file_path, out_path
from moebench.errors import EXIT_FOUND, InputError

if TYPE_CHECKING:
    from moebench.tables.files import TableFile
    from moebench.tables.schema import Table

table_app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help="Tuning tables: list, show, look up, compare, merge, export, check, verify.",
)
FileArgument = Annotated[
    Path, typer.Argument(parser=file_path, metavar="FILE", help="A tuning table.", show_default=False)
]
TokensOption = Annotated[int, typer.Option("--tokens", help="Tokens of a rank.", show_default=False)]


def register(app: typer.Typer) -> None:
    """Add ``table`` to the application."""
    table_verify.register(table_app)
    app.add_typer(table_app, name="table")


def _examples(*lines: str) -> str:
    return "**Examples**\n\n" + "\n\n".join(f"`{line}`" for line in lines)


@table_app.command("list", epilog=_examples("moebench table list", "moebench table list --hw h200 --format json"))
def list_tables(
    hw: Annotated[str | None, typer.Option("--hw", help="Device: key or reported name; all when left out.")] = None,
    output: FormatOption = Format.TABLE,
) -> None:
    """List the tables that look-ups answer from, shipped and user-level, and warn of files that can't be read.

    A user-level table takes the place of a shipped one with its key, and a measured table that of a predicted one.
    """
    from moebench.cli import table_view
    from moebench.report import console, table_list
    from moebench.tables.files import installed_tables
    from moebench.tables.lookup import hardware_key

    unreadable: list[InputError] = []
    found = installed_tables(None if hw is None else hardware_key(hw), unreadable.append)
    found = tuple(sorted(found, key=lambda f: (f.table.key.hardware, f.table.name)))
    for error in unreadable:
        table_view.left_out(error)
    if output is Format.JSON:
        told = {"tables": [table_list.table_dict(f) for f in found], "unreadable": [str(e) for e in unreadable]}
        console.emit_text(json.dumps(told, indent=2))
    elif found:
        console.emit_rendered(table_list.list_lines(found, console.table_width()))
    else:
        console.say(f"no table is installed{'' if hw is None else f' for {hw}'}; moebench tune makes one")


@table_app.command("show", epilog=_examples("moebench table show FILE", "moebench table show FILE --format json"))
def show(file: FileArgument, output: FormatOption = Format.TABLE) -> None:
    """Show a table: what it is true for, its rows with intervals, the default they were held against."""
    from moebench.cli import table_view
    from moebench.report.console import emit, emit_text, table_width
    from moebench.report.table_rows import rows_tables
    from moebench.tables.codec import write_table
    from moebench.tables.files import load_table

    table = load_table(file)
    if output is Format.JSON:
        emit_text(write_table(table))
        return
    table_view.tell_lines(table_view.heading_lines(table))
    emit(*rows_tables(table, table_width()))


@table_app.command(
    "lookup",
    epilog=_examples("moebench table lookup FILE --tokens 64", "moebench table lookup FILE --tokens 64 --format json"),
)
def look_up(file: FileArgument, tokens: TokensOption, output: FormatOption = Format.TABLE) -> None:
    """Print the plan that a table gives for a number of tokens: its row's, or the default's outside the rows."""
    from moebench.cli import table_view
    from moebench.tables.asked import require_count
    from moebench.tables.files import load_table
    from moebench.tables.lookup import answer

    require_count(tokens)
    found = answer(load_table(file), tokens, file)
    table_view.tell(found, tokens, as_json=output is Format.JSON)


@table_app.command("diff", epilog=_examples("moebench table diff A B", "moebench table diff A B --format json"))
def diff(
    before: Annotated[
        Path, typer.Argument(parser=file_path, metavar="A", help="The table before.", show_default=False)
    ],
    after: Annotated[Path, typer.Argument(parser=file_path, metavar="B", help="The table after.", show_default=False)],
    output: FormatOption = Format.TABLE,
) -> None:
    """Say for which token counts two tables of one key give different plans. Exits 1 where they do."""
    from rich.markup import escape

    from moebench.cli import table_view
    from moebench.report.console import emit, emit_text
    from moebench.tables.files import load_table
    from moebench.tables.merge import diff as compare

    one, other = load_table(before), load_table(after)
    changes = compare(one, other)
    if output is Format.JSON:
        emit_text(json.dumps([table_view.change_dict(c) for c in changes], indent=2))
    elif changes:
        emit(*(escape(table_view.change_line(c, one, other)) for c in changes))
    else:
        emit("the same plan for every number of tokens")
    if changes:
        raise typer.Exit(EXIT_FOUND)


@table_app.command("merge", epilog=_examples("moebench table merge A B --out merged.json"))
def merge(
    files: Annotated[
        list[Path],
        typer.Argument(parser=file_path, metavar="FILES...", help="Tables of one key.", show_default=False),
    ],
    out: Annotated[
        Path, typer.Option("--out", parser=out_path, metavar="PATH", help="File to write.", show_default=False)
    ],
    output: FormatOption = Format.TABLE,
) -> None:
    """Make one table of several with one key: of rows timed at one token count, the newest stays."""
    from moebench.report.console import emit_text, say, warn
    from moebench.tables.check import illegal_rows
    from moebench.tables.files import load_table, save_table
    from moebench.tables.merge import merge as join

    merged = join([load_table(path) for path in files], [str(path) for path in files])
    save_table(merged, out)
    for told in illegal_rows(merged):
        warn(f"{merged.key.hardware} can't run {told}")
    if output is Format.JSON:
        emit_text(json.dumps({"written": str(out), "rows": len(merged.rows), "table": merged.name}, indent=2))
        return
    say(f"{len(merged.rows)} rows of {len(files)} tables written to {out}")


@table_app.command("check", epilog=_examples("moebench table check FILES", "moebench table check FILE --format json"))
def check(
    files: Annotated[
        list[Path], typer.Argument(parser=file_path, metavar="FILES...", help="Tuning tables.", show_default=False)
    ],
    model: Annotated[
        str | None, typer.Option("--model", help="Model that sizes are held against; each table's own when left out.")
    ] = None,
    output: FormatOption = Format.TABLE,
) -> None:
    """Check tables without a device: name, keys, widths, legality, repeated rows, staleness. Exits 1 on a finding."""
    from rich.markup import escape

    from moebench.report.console import emit, emit_text
    from moebench.spec.models import load_model
    from moebench.tables.check import check_table
    from moebench.tables.files import load_table

    shape = None if model is None else load_model(model).shape
    found = {str(path): check_table(load_table(path), path, shape) for path in files}
    if output is Format.JSON:
        told = [{"file": f, "rule": x.rule, "message": x.message} for f, items in found.items() for x in items]
        emit_text(json.dumps(told, indent=2))
    else:
        for name, items in found.items():
            emit(*(escape(f"{name}: {x.rule}: {x.message}") for x in items) if items else [escape(f"{name}: ok")])
    if any(found.values()):
        raise typer.Exit(EXIT_FOUND)


def _chosen(files: list[Path], hw: str | None, variant: str | None) -> list[Table]:
    from moebench.tables.files import TableFile, installed_tables, load_table
    from moebench.tables.lookup import hardware_key

    key = None if hw is None else hardware_key(hw)
    if not files and key is None:
        raise InputError("nothing to export: name table files, or a device with --hw for all of its tables")
    found: list[TableFile] = [TableFile(p, load_table(p)) for p in files] if files else list(installed_tables(key))
    if key is not None and (other := next((t for t in found if t.table.key.hardware != key), None)):
        raise InputError(f"{other.path} is of {other.table.key.hardware}; --hw asks for {key}")
    kept = [
        t.table for t in found if variant in (None, t.table.key.variant, f"{t.table.key.backend}/{t.table.key.variant}")
    ]
    if found and not kept:
        known = ", ".join(sorted({t.table.key.variant for t in found}))
        raise InputError(f"--variant {variant!r} is of none of these tables; they have: {known}")
    _warn_stale(kept)
    return kept


def _warn_stale(tables: list[Table]) -> None:
    from moebench.report.console import warn
    from moebench.tables.stale import changed_kernels

    for table in tables:
        if changed := changed_kernels(table.key):
            warn(f"{table.name} is stale, its kernels changed since: {'; '.join(changed)}")


@table_app.command(
    "export",
    epilog=_examples(
        "moebench table export FILE --target vllm --out tuned",
        "moebench table export --hw h200 --target hw_config --out include",
        "moebench table export FILE --target sglang --allow-foreign-kernel --out tuned",
    ),
)
def export(
    target: Annotated[str, typer.Option("--target", help="native, vllm, sglang, hw_config, or another's format.")],
    out: Annotated[Path, typer.Option("--out", parser=out_path, metavar="PATH", help="Folder to write to.")],
    files: Annotated[
        list[Path] | None, typer.Argument(parser=file_path, metavar="[FILES]...", help="Tuning tables.")
    ] = None,
    hw: Annotated[str | None, typer.Option("--hw", help="Device: its tables where no file is named.")] = None,
    variant: Annotated[str | None, typer.Option("--variant", help="Only tables of this variant.")] = None,
    prefix: Annotated[str, typer.Option("--prefix", help="How names of the C header begin.")] = "moebench",
    allow_foreign_kernel: Annotated[
        bool, typer.Option("--allow-foreign-kernel", help="Take rows that were timed on another kernel.")
    ] = False,
    allow_predicted: Annotated[
        bool, typer.Option("--allow-predicted", help="Take rows that nobody has timed.")
    ] = False,
    output: FormatOption = Format.TABLE,
) -> None:
    """Write tables in an engine's form, each file with its evidence beside it, and print the line that uses them."""
    from rich.markup import escape

    from moebench.report.console import emit, emit_text
    from moebench.spec.replacing import write_text
    from moebench.tables.lookup import hardware_key
    from moebench.tables.registry import ExportOptions, table_formats
    from moebench.tables.registry import export as make

    table_formats.get(target)
    key = None if hw is None else hardware_key(hw)
    options = ExportOptions(_command(), allow_foreign_kernel, allow_predicted, key, prefix)
    made = make(target, _chosen(files or [], hw, variant), options)
    for file in made:
        write_text(file.text, out / file.path)
    use = table_formats.get(target).usage(made, out)
    written = [str(out / f.path) for f in made]
    if output is Format.JSON:
        emit_text(json.dumps({"written": written, "use": use}, indent=2))
        return
    emit(*map(escape, [*written, use]))


def _command() -> str:
    """The command line; what is a path, by its last part alone."""
    return shlex.join(["moebench", *(Path(w).name if "/" in w else w for w in sys.argv[1:])])
