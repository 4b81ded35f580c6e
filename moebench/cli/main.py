"""The Typer application and the process's exit code."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from moebench.cli import check, compare, doctor, hw, models, plot, run, show, trace
from moebench.errors import EXIT_BAD_INPUT, MoebenchError

app = typer.Typer(
    name="moebench",
    help="Benchmark and autotuner for Mixture-of-Experts kernels.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for module in (run, show, plot, compare, check, models, hw, trace, doctor):
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
    """Run the command line; a MoebenchError becomes one line on stderr and its exit code."""
    try:
        app()
    except MoebenchError as error:
        from moebench.report.console import fail

        fail(str(error))
        sys.exit(error.exit_code)
    except BrokenPipeError:
        sys.exit(EXIT_BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
