"""The Typer application and the process's exit code."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from moebench.cli import (
    calibrate,
    check,
    compare,
    contribute,
    doctor,
    ep,
    hw,
    lookup,
    models,
    plot,
    replay,
    run,
    show,
    sweep,
    table,
    trace,
    tune,
)
from moebench.cli.stop import StopSignals
from moebench.errors import EXIT_BAD_INPUT, EXIT_OK, MoebenchError

_CommandLineError: type[Exception] = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")
"""The base of all that is wrong with a command line; typer keeps click within itself, or beside it, by version."""

app = typer.Typer(
    name="moebench",
    help="Benchmark and autotuner for Mixture-of-Experts kernels.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for module in (
    run,
    tune,
    show,
    plot,
    compare,
    check,
    lookup,
    table,
    replay,
    sweep,
    contribute,
    models,
    hw,
    calibrate,
    trace,
    ep,
    doctor,
):
    module.register(app)


def _version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        from moebench.report.console import emit_text

        emit_text(version("moebench"))
        raise typer.Exit


@app.callback()
def callback(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Every step of a Mixture-of-Experts layer, measured, checked and compared with the hardware's floor."""


def main() -> None:
    """Run the command line and exit; whatever goes wrong becomes one line on stderr and an exit code."""
    from moebench.report import console

    stop = StopSignals()
    stop.install()
    console.prepare()
    try:
        code = _run()
    except KeyboardInterrupt:
        code = EXIT_OK
    if stop.exit_code is not None:
        # CPython notes an interrupt that passes through exec of a text (a dataclass being made) and would end by
        # the signal however it was handled; the next text that is evaluated takes the note away.
        eval("None")  # noqa: S307
    sys.exit(stop.exit_code or code)


def _run() -> int:
    """The exit code of the command; errors are told here."""
    from moebench.report.console import ReaderGoneError, discard_output, fail

    try:
        code = app(standalone_mode=False)
    except _CommandLineError as error:
        if message := error.format_message().strip():  # type: ignore[attr-defined]  # empty after a printed help
            fail(f"{message.rstrip('.')}; see '{_command_of(error)} --help'")
        return EXIT_BAD_INPUT
    except ReaderGoneError as error:
        discard_output()
        return error.exit_code
    except MoebenchError as error:
        fail(str(error))
        return error.exit_code
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in ("", "moebench"):
            raise  # a fault of ours
        fail(f"{error.name} is not installed; install it into this Python")
        return EXIT_BAD_INPUT
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        fail(f"{place}{(error.strerror or str(error)).lower()}; look at the path, its permissions and the disk")
        return EXIT_BAD_INPUT
    return code if isinstance(code, int) else EXIT_OK


def _command_of(error: Exception) -> str:
    """The command that refused its words, as it is typed."""
    context = getattr(error, "ctx", None)
    return context.command_path if context is not None else "moebench"
