"""``moebench check``: the numerics gate over backends, number formats and shapes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from moebench.session.checking import CheckResult
    from moebench.spec.workload import Workload

HELP = """Check that kernels compute right: the numerics gate over backends, variants, shapes and number formats.

Every point runs on uniform, ragged and one-hot routing in poisoned, guarded buffers, and is compared with the fp32
reference and, on integers, bit by bit. Without --model a list of odd shapes is checked. Exits 1 when one fails.

**Examples**

- `moebench check`
- `moebench check --model qwen3-30b-a3b --tokens 1,64,1024 --dtype bf16`
- `moebench check --backend torch --variant loop --device cpu --format json`
"""


class Format(str, Enum):
    """How the result is printed."""

    TABLE = "table"
    JSON = "json"


def check(
    model: Annotated[list[str] | None, typer.Option("--model", help="Model name or config.json; repeatable.")] = None,
    tokens: Annotated[str | None, typer.Option("--tokens", help="Token counts: 1,64,1024 or 1-4096:x2.")] = None,
    dtype: Annotated[list[str] | None, typer.Option("--dtype", help="bf16, fp16 or fp32; repeatable.")] = None,
    backend: Annotated[list[str] | None, typer.Option("--backend", help="Name or package.module:Class.")] = None,
    variant: Annotated[list[str] | None, typer.Option("--variant", help="Layer variant; repeatable.")] = None,
    ep_size: Annotated[int, typer.Option("--ep-size", help="Ranks the experts are spread over (with --model).")] = 1,
    ep_rank: Annotated[int, typer.Option("--ep-rank", help="The rank whose share is checked.")] = 0,
    device: Annotated[str | None, typer.Option("--device", help="cpu or cuda:N; the first GPU, else the CPU.")] = None,
    output: Annotated[Format, typer.Option("--format", help="Table for people, JSON for programs.")] = Format.TABLE,
) -> None:
    """Ask, judge every point, print a row each, and exit 1 when one failed."""
    from time import monotonic

    from moebench.errors import EXIT_FOUND
    from moebench.measure import device_facts
    from moebench.report.console import emit, emit_text, err, say
    from moebench.report.tune_progress import LINE_EVERY_S
    from moebench.session.checking import FAILED, check_points, run_checks, usable_backends
    from moebench.spec.detect import match_hardware

    device = device_facts.default_device() if device is None else device
    hw = match_hardware(device_facts.collect(device))
    workloads = _workloads(model or [], tokens, dtype or [], ep_size, ep_rank)
    points = check_points(usable_backends(tuple(backend or ()), device), tuple(variant or ()), workloads, hw)
    results: list[CheckResult] = []
    live, said_s = err().is_terminal, monotonic()
    with err().status(f"checking {len(points)} points on {hw.key}") as status:
        for result in run_checks(points, hw, device):
            results.append(result)
            progress = f"checked {len(results)} of {len(points)} points on {hw.key}"
            status.update(progress)
            if not live and monotonic() - said_s >= LINE_EVERY_S:
                said_s = monotonic()
                say(progress)
    if output is Format.JSON:
        emit_text(json.dumps([_as_dict(r) for r in results], indent=2))
    else:
        emit(_table(results))
        say(_summary(results, hw.key))
    if any(r.status == FAILED for r in results):
        raise typer.Exit(EXIT_FOUND)


def _workloads(models: list[str], tokens: str | None, dtypes: list[str], ep_size: int, ep_rank: int) -> list[Workload]:
    """The workloads that were asked for; raises InputError naming the option that is wrong."""
    from moebench.errors import InputError
    from moebench.session.checking import odd_workloads
    from moebench.session.options import parse_tokens
    from moebench.spec.dtypes import DType
    from moebench.spec.models import load_model
    from moebench.spec.workload import Workload

    counts = parse_tokens(tokens) if tokens else ()
    formats = tuple(dict.fromkeys(map(DType.parse, dtypes))) or ((DType.BF16,) if models else tuple(DType))
    if not models:
        if (ep_size, ep_rank) != (1, 0):
            raise InputError("--ep-size and --ep-rank need --model; the odd shapes hold EP slices of their own")
        return list(odd_workloads(counts, formats))
    return [
        Workload(load_model(name).shape, count, kind, ep_size=ep_size, ep_rank=ep_rank)
        for name in models
        for kind in formats
        for count in counts or (1, 64)
    ]


def _as_dict(result: CheckResult) -> dict[str, Any]:
    """A result as JSON holds it."""
    work = result.workload
    return {
        "backend": result.backend,
        "variant": result.variant,
        "model": work.shape.name,
        "num_tokens": work.num_tokens,
        "dtype": work.dtype.value,
        "ep_size": work.ep_size,
        "ep_rank": work.ep_rank,
        "w13_order": work.layout.w13_order.value,
        "major": work.layout.major.value,
        "status": result.status,
        "message": result.message,
        "checks": [asdict(c) for c in result.checks],
    }


def _label(work: Workload) -> str:
    """The shape's name, with its EP share where it has one."""
    return work.shape.name + (f" ep {work.ep_rank}/{work.ep_size}" if work.ep_size > 1 else "")


def _table(results: Iterable[CheckResult]) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, header_style="bold")
    for name, justify in (
        ("backend", "left"), ("variant", "left"), ("model", "left"), ("dtype", "left"), ("tokens", "right"),
        ("error", "right"), ("allowed", "right"), ("checks", "right"), ("result", "left"),
    ):  # fmt: skip
        table.add_column(name, justify=justify)  # type: ignore[arg-type]
    styles = {"passed": "green", "failed": "bold red", "refused": "yellow"}
    for result in results:
        error = result.error
        passed = sum(c.passed for c in result.checks)
        told = f"[{styles[result.status]}]{result.status}[/]" + (
            f": {escape(result.message)}" if result.message else ""
        )
        table.add_row(
            escape(result.backend), escape(result.variant), escape(_label(result.workload)),
            result.workload.dtype.value, f"{result.workload.num_tokens:,}",
            f"{error[0]:.2e}" if error else "", f"{error[1]:.0e}" if error else "",
            f"{passed}/{len(result.checks)}" if result.checks else "", told,
        )  # fmt: skip
    return table


def _summary(results: list[CheckResult], hardware: str) -> str:
    """One line: how many points passed, failed and were refused."""
    counts = {status: sum(r.status == status for r in results) for status in ("passed", "failed", "refused")}
    told = ", ".join(f"{count} {status}" for status, count in counts.items() if count)
    return f"{len(results)} points on {hardware}: {told}"


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("check", help=HELP)(check)
