"""``moebench hw``: the hardware descriptors, which one this machine is, and a probe of it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable
from dataclasses import asdict, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from moebench.cli.paths import out_path
from moebench.errors import EXIT_FOUND

if TYPE_CHECKING:
    from moebench.spec.detect import DeviceFacts
    from moebench.spec.hardware import Hardware

_LONGER = 5
"""How many times longer the next probe should be than one whose rounds disagreed."""

hw_app = typer.Typer(no_args_is_help=True, help="Hardware descriptors: list, show, detect, probe.")


class Format(str, Enum):
    """How a result is printed."""

    TABLE = "table"
    JSON = "json"


FormatOption = Annotated[Format, typer.Option("--format", help="Table for people, JSON for programs.")]
DeviceOption = Annotated[
    str | None, typer.Option("--device", help="cpu or cuda:N; the first GPU where there is one, else the CPU.")
]


def register(app: typer.Typer) -> None:
    """Add ``hw`` to the application."""
    app.add_typer(hw_app, name="hw")


def _examples(*lines: str) -> str:
    return "**Examples**\n\n" + "\n\n".join(f"`{line}`" for line in lines)


@hw_app.command("list", epilog=_examples("moebench hw list", "moebench hw list --format json"))
def list_hardware(output: FormatOption = Format.TABLE) -> None:
    """List every device that has a descriptor, shipped or user-level."""
    from moebench.report.console import emit, emit_text, say, table_width
    from moebench.report.hw_tables import list_tables
    from moebench.spec.hw_files import hardware_names, load_hardware

    found = [load_hardware(name) for name in hardware_names()]
    if output is Format.JSON:
        emit_text(json.dumps([hardware_dict(hw) for hw in found], indent=2))
        return
    emit(*list_tables(found, table_width()))
    say(
        "Matrix rates (bf16 to fp32) are TFLOP/s. A ? marks low confidence, - a unit the device doesn't have, an empty "
        "cell something unknown."
    )


@hw_app.command("show", epilog=_examples("moebench hw show h200", "moebench hw show bi-v100 --format json"))
def show_hardware(
    key: Annotated[str, typer.Argument(help="Key of a descriptor, as `moebench hw list` prints it.")],
    output: FormatOption = Format.TABLE,
) -> None:
    """Show a descriptor: every fact with its unit, source and confidence."""
    from moebench.report.console import emit, emit_text, table_width
    from moebench.report.hw_tables import facts_table
    from moebench.spec.hw_files import load_hardware

    hw = load_hardware(key)
    if output is Format.JSON:
        emit_text(json.dumps(hardware_dict(hw), indent=2))
        return
    emit(heading(hw), *facts_table(hw.facts, table_width()), *_ridges(hw, table_width()))


@hw_app.command("detect", epilog=_examples("moebench hw detect", "moebench hw detect --device cpu --format json"))
def detect_hardware(device: DeviceOption = None, output: FormatOption = Format.TABLE) -> None:
    """Say what this machine's device reports, and which descriptor it matches and why."""
    from moebench.measure import device_facts, nvml
    from moebench.report.console import emit, emit_text, table_width
    from moebench.report.hw_tables import facts_table
    from moebench.spec.detect import find_match

    if device is None:
        bare = not device_facts.has_torch() and nvml.all_devices()
        device = "cuda:0" if bare else device_facts.default_device()
    facts = device_facts.collect(device)
    match = find_match(facts)
    if output is Format.JSON:
        told = {"reported": asdict(facts), "known": match.known, "reason": match.reason}
        emit_text(json.dumps({**told, "hardware": hardware_dict(match.hardware)}, indent=2))
        return
    emit(_reported(facts), heading(match.hardware), *facts_table(match.hardware.facts, table_width()))
    emit(f"{'matched' if match.known else 'unknown device'}: {match.reason}")
    if not match.known:
        emit("a probe measures it and writes a user-level descriptor", "next: moebench hw probe")


@hw_app.command("probe", epilog=_examples("moebench hw probe", "moebench hw probe --device cuda:0 --out card.toml"))
def probe_hardware(
    device: DeviceOption = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", parser=out_path, metavar="PATH", help="File to write; the user-level descriptor when left out."
        ),
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="About how long to measure.")] = 2.0,
    output: FormatOption = Format.TABLE,
) -> None:
    """Read the driver, measure copy bandwidth, launch latency and matrix rates, and write a descriptor.

    The file holds only what was read and measured. As a user-level descriptor it overrides the shipped one,
    fact by fact. What a busy CPU kept from being measured well is left out and said. A user-level descriptor that
    has it from an earlier probe then stays as it is, and the exit code is 1. So it is where no rate is left, and
    nothing is written.
    """
    from moebench.measure import device_facts
    from moebench.measure.probe import probe
    from moebench.report.console import emit, emit_text, say, table_width, warn
    from moebench.report.hw_tables import facts_table
    from moebench.spec.detect import match_hardware
    from moebench.spec.hw_files import user_hardware_file, write_hardware
    from moebench.store.targets import require_file

    device = device_facts.default_device() if device is None else device
    matched = match_hardware(device_facts.collect(device))
    path = out or user_hardware_file(matched.key)
    require_file(path, "MOEBENCH_CONFIG_DIR" if out is None else "--out", make_folder=True)  # not after measuring
    probed = probe(device, seconds)
    found, left_out = replace(matched, origin="probed", facts=probed.sure), probed.left_out
    kept = out is None and path.is_file() and bool(left_out) and _measured_before(matched, left_out)
    nothing = bool(left_out) and all(fact.source != "measured" for fact in found.facts.values())
    written = None if kept or nothing else path
    if written is not None:
        write_hardware(found, written)
    for why in dict.fromkeys(left_out.values()):
        warn(f"left out {', '.join(name for name, told in left_out.items() if told == why)}: {why}")
    if left_out:
        until = "" if kept or out is not None else "; until then every run measures for its floors by itself"
        say(f"probe again while nothing else runs{until}")
        say(f"next: {_again(device, seconds, out)}")
    if output is Format.JSON:
        told = {**hardware_dict(found), "written": None if written is None else str(written), "left_out": left_out}
        emit_text(json.dumps({**told, "kept": str(path) if kept else None}, indent=2))
    else:
        emit(heading(found), *facts_table(found.facts, table_width()))
        say(f"A probe of about {seconds:g} s on {device}, {'not written' if written is None else f'written to {path}'}")
    if kept:
        say(f"{path} has what was left out from an earlier probe; it stays as it is")
    elif nothing:
        say(f"no rate is left; nothing is written to {path}")
    if written is None:
        raise typer.Exit(EXIT_FOUND)


def _measured_before(hw: Hardware, names: Iterable[str]) -> bool:
    """Whether an earlier probe of ``hw`` measured all of ``names``."""
    return all(name in hw.facts and hw.facts[name].source == "measured" for name in names)


def _again(device: str, seconds: float, out: Path | None) -> str:
    """The command that probes once more, for longer, and writes to the same place."""
    from moebench.spec.shell import path_word

    words = ["moebench", "hw", "probe", "--device", device, "--seconds", f"{_LONGER * seconds:g}"]
    return shlex.join([*words, *([] if out is None else ["--out", path_word(out)])])


def hardware_dict(hw: Hardware) -> dict[str, Any]:
    """A descriptor as JSON holds it."""
    return asdict(hw)


def heading(hw: Hardware) -> str:
    """One line that says which device a descriptor is of."""
    from rich.markup import escape

    capability = "" if hw.capability is None else f", capability {hw.capability[0]}.{hw.capability[1]}"
    return f"[bold]{hw.key}[/]: {escape(hw.name)} ({hw.vendor} {hw.arch}, class {hw.hw_class}{capability}; {hw.origin})"


def _reported(facts: DeviceFacts) -> str:
    from rich.markup import escape

    told = f"{facts.device} reports [bold]{escape(facts.name)}[/]"
    if facts.capability is not None:
        told += f", capability {facts.capability[0]}.{facts.capability[1]}"
    if facts.driver is not None:
        told += f", driver {facts.driver}"
    return f"{told}; " + ", ".join(f"{name} {version}" for name, version in facts.versions.items())


def _ridges(hw: Hardware, width: int) -> list[str]:
    """Flops a byte at which a matmul stops being memory-bound, by theoretical peaks."""
    from moebench.report.layout import paragraph

    bandwidth = hw.number("memory_gbps")
    if not bandwidth:
        return []
    rates = {name: hw.number(f"{name}_tflops") for name in ("bf16", "fp16", "fp8", "fp32")}
    told = ", ".join(f"{name} {rate * 1e3 / bandwidth:.0f}" for name, rate in rates.items() if rate)
    return paragraph(f"ridge (peak flops over peak bandwidth): {told} flop/byte", width) if told else []
