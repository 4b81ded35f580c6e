"""``moebench doctor``: what this machine can and can't measure, and how steadily."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from moebench.cli.hw import DeviceOption, Format, FormatOption
from moebench.errors import EXIT_FOUND, InputError, MoebenchError

if TYPE_CHECKING:
    from rich.table import Table

    from moebench.measure.nvml import GpuProcess

NOISY = 0.05
UNUSABLE_NOISE = 0.25
_LITTLE_MEMORY_BYTES = 2 << 30


@dataclass(frozen=True)
class Finding:
    """One thing looked at: ``ok``, ``note`` (good to know) or ``wrong``, what was seen, what to do next."""

    topic: str
    state: str
    said: str
    next_step: str = ""


def register(app: typer.Typer) -> None:
    """Add ``doctor`` to the application."""
    app.command("doctor", epilog="**Examples**\n\n`moebench doctor`\n\n`moebench doctor --device cpu --format json`")(
        doctor
    )


def doctor(
    device: DeviceOption = None,
    noise: Annotated[bool, typer.Option("--noise/--no-noise", help="Measure the noise floor (about a second).")] = True,
    output: FormatOption = Format.TABLE,
) -> None:
    """Say what this machine can and can't do, and its noise floor. Exit 1 when something is wrong."""
    from moebench.report.console import emit, emit_text

    found = list(examine(device, noise))
    wrong = [finding for finding in found if finding.state == "wrong"]
    if output is Format.JSON:
        emit_text(json.dumps({"ok": not wrong, "findings": [asdict(f) for f in found]}, indent=2))
    else:
        emit(_table(found))
        emit(f"{len(wrong)} of {len(found)} wrong" if wrong else "nothing wrong; next: moebench run")
    if wrong:
        raise typer.Exit(EXIT_FOUND)


def examine(device: str | None, noise: bool) -> Iterator[Finding]:
    """Look at one thing after another; what stands on a broken one is left out."""
    from moebench.measure import device_facts

    if device is not None:
        device_facts.device_index(device)  # a wrong name is bad input; a device that isn't here is a finding
    try:
        versions = device_facts.versions()
    except InputError as error:
        yield Finding("torch", "wrong", str(error), "install the torch that this machine's driver can run")
        return
    yield Finding("versions", "ok", ", ".join(f"{name} {version}" for name, version in versions.items()))
    if "torch" not in versions:
        yield Finding("torch", "wrong", "torch is not installed: nothing can be measured here", "pip install torch")
        return
    if "triton" not in versions:
        yield Finding("triton", "note", "Triton is not installed: the triton backend can't run")
    try:
        device = device_facts.default_device() if device is None else device
        facts = device_facts.collect(device)
    except InputError as error:
        yield Finding("device", "wrong", str(error), "choose a device that is here with --device")
        return
    device = facts.device
    yield Finding("device", "ok", f"{device}: {facts.name}" + _driver(facts.driver))
    yield _hardware(device)
    yield from _tables(device)
    yield from _backends(device)
    yield _memory(facts.free_memory_bytes, facts.memory_bytes)
    yield from _cpu_state(facts.cpu_threads) if facts.kind == "cpu" else _gpu_state(device)
    yield from compiler_findings() if facts.kind != "cpu" else ()
    if noise:
        yield _noise(device)


def _driver(driver: str | None) -> str:
    return "" if driver is None else f", driver {driver}"


def _hardware(device: str) -> Finding:
    from moebench.measure import device_facts
    from moebench.spec.detect import find_match

    try:
        match = find_match(device_facts.collect(device))
    except InputError as error:
        return Finding("hardware", "wrong", str(error), "fix or delete the file that is named")
    hw, next_step = match.hardware, "moebench hw probe"
    if not match.known:
        return Finding("hardware", "note", f"unknown: {match.reason}; floors are unknown", next_step)
    unsure = [name for name, fact in hw.facts.items() if fact.confidence == "low"]
    said = f"{hw.key} ({hw.origin}): {match.reason}"
    if unsure:
        return Finding("hardware", "note", f"{said}; unsure of {', '.join(unsure)}", next_step)
    return Finding("hardware", "ok", said)


def _tables(device: str) -> Iterator[Finding]:
    """The tuning tables that ``moebench run`` would take plans from, by how they are known; nothing where none is."""
    from moebench.measure import device_facts
    from moebench.spec.detect import find_match
    from moebench.tables.files import UnreadableFolderError, installed_tables, is_predicted
    from moebench.tables.stale import changed_kernels

    unreadable: list[InputError] = []
    try:
        key = find_match(device_facts.collect(device)).hardware.key
    except InputError:
        return  # the descriptor's own finding says so
    found = installed_tables(key, unreadable.append)
    fresh = [file.table for file in found if not changed_kernels(file.table.key)]
    kinds = {"measured": [t.name for t in fresh if not is_predicted(t)]}
    kinds["predicted, timed by nobody"] = [t.name for t in fresh if is_predicted(t)]
    if fresh:
        said = "; ".join(f"{kind}: {', '.join(names)}" for kind, names in kinds.items() if names)
        yield Finding("tuning tables", "ok", f"{said}; moebench run --table default runs without")
    for file in found:
        if file.table not in fresh:
            told = f"{file.path} is stale and not used: {'; '.join(changed_kernels(file.table.key))}"
            yield Finding("tuning tables", "note", told, f"moebench tune --model {file.table.model}")
    for error in unreadable:
        step = "make it readable" if isinstance(error, UnreadableFolderError) else "remove the file, or moebench tune"
        yield Finding("tuning tables", "note", f"{error}; no run uses it", step)


def _backends(device: str) -> Iterator[Finding]:
    """Each backend, usable or not; none usable is wrong."""
    from moebench.backends.registry import backend_registry

    usable: list[str] = []
    for name in backend_registry:
        try:
            backend = backend_registry.get(name)
            support = backend.support(device)
        except MoebenchError as error:
            yield Finding(f"backend {name}", "note", f"can't run: {error}")
            continue
        if support.usable:
            usable += [name] if backend.origin == "measured" else []
            said = ", ".join(f"{what} {version}" for what, version in support.versions)
            yield Finding(f"backend {name}", "ok", f"usable{': ' if said else ''}{said}")
        else:
            yield Finding(f"backend {name}", "note", f"can't run: {support.reason}")
    if not usable:
        yield Finding("backends", "wrong", f"no backend can measure on {device}", "moebench doctor --device cpu")


def _memory(free: int | None, total: int | None) -> Finding:
    if free is None or total is None:
        return Finding("memory", "note", "nobody reports how much is free")
    said = f"{free / 1e9:.1f} of {total / 1e9:.1f} GB free"
    if free < _LITTLE_MEMORY_BYTES:
        return Finding("memory", "wrong", f"{said}: few models fit", "end what holds it, or choose another --device")
    return Finding("memory", "ok", said)


def _cpu_state(threads: int | None) -> Iterator[Finding]:
    yield Finding("clock", "ok", f"a monotonic clock; torch uses {threads} threads (recorded with every point)")


def _gpu_state(device: str) -> Iterator[Finding]:
    """Clocks, power, throttling, neighbours and graph capture of a GPU."""
    from moebench.measure import device_facts, noise, nvml

    gpu = nvml.cuda_device(device_facts.device_index(device) or 0)
    if gpu is None:
        yield Finding("NVML", "note", "not available: clocks, power, throttling and other processes are unknown")
    else:
        clock, top = gpu.sm_clock_mhz(), gpu.max_sm_clock_mhz()
        power, limit = gpu.power_w(), gpu.power_limit_w()
        said = f"SM clock {_figure(clock)} of {_figure(top)} MHz, power {_figure(power)} of {_figure(limit)} W"
        yield Finding("NVML", "ok", f"{said}, {_figure(gpu.temperature_c())} °C")
        yield _throttling(gpu.throttle_reasons())
        yield _neighbours(device_facts.other_processes(device))
    refusal = noise.graph_capture_refusal(device)
    if refusal is None:
        yield Finding("graph capture", "ok", "works: points are timed by graph replay")
    else:
        yield Finding("graph capture", "note", f"{refusal}; points are timed with events")


def _figure(value: float | None) -> str:
    return "?" if value is None else f"{value:.0f}"


def _throttling(reasons: tuple[str, ...]) -> Finding:
    if any("slowdown" in reason or "brake" in reason for reason in reasons):
        return Finding(
            "throttling", "wrong", f"clocks are held down: {', '.join(reasons)}", "look at cooling and power"
        )
    if reasons:
        return Finding("throttling", "note", f"clocks are limited: {', '.join(reasons)}")
    return Finding("throttling", "ok", "nothing holds the clocks down")


def _neighbours(processes: list[GpuProcess]) -> Finding:
    if not processes:
        return Finding("other processes", "ok", "no other process holds this GPU")
    told = ", ".join(
        f"{p.name} (pid {p.pid}" + (")" if p.memory_bytes is None else f", {p.memory_bytes / 1e9:.1f} GB)")
        for p in processes
    )
    return Finding("other processes", "wrong", f"hold this GPU: {told}", "wait for them, or choose another --device")


def compiler_findings() -> Iterator[Finding]:
    """The nvcc in the path, where there is one: a stub or a broken one misleads whoever builds with it."""
    from moebench.measure.compilers import WORKS, check_nvcc

    found = check_nvcc()
    if found is None:
        return
    if found.state == WORKS:
        yield Finding("nvcc", "ok", f"{found.path}: {found.said}")
    else:
        next_step = "build with the vendor's own compiler; the kernels here come from Triton, which doesn't use nvcc"
        yield Finding("nvcc", "note", f"{found.path}: {found.said}", next_step)


def _noise(device: str) -> Finding:
    from moebench.measure.noise import noise_floor

    try:
        floor = noise_floor(device)
    except RuntimeError as error:
        return Finding("noise floor", "wrong", f"a plain matmul fails: {error}", "try another --device")
    said = (
        f"{floor.blocks} blocks of {floor.block_us / 1e3:.1f} ms lie within ±{floor.spread:.1%} (p10 to p90) and drift "
        f"by {floor.drift:+.1%}"
    )
    if floor.spread > UNUSABLE_NOISE:
        return Finding("noise floor", "wrong", said, "something else is using this machine: end it and look again")
    if floor.spread > NOISY:
        return Finding("noise floor", "note", f"{said}: small differences will not be told apart")
    return Finding("noise floor", "ok", said)


def _table(found: list[Finding]) -> Table:
    from rich.markup import escape
    from rich.table import Table

    colour = {"ok": "green", "note": "yellow", "wrong": "bold red"}
    table = Table(box=None, show_header=False)
    for finding in found:
        said = escape(finding.said) + (f"\nnext: {escape(finding.next_step)}" if finding.next_step else "")
        table.add_row(f"[{colour[finding.state]}]{finding.state}[/]", finding.topic, said)
    return table
