"""What `moebench run` does around its points: refusals before the look, the limit, the header, dry runs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from session_samples import a_request
from typer.testing import CliRunner

from moebench.backends.protocol import Support
from moebench.backends.triton_backend import TritonBackend
from moebench.cli import run_ep, run_session
from moebench.cli.main import app
from moebench.errors import MoebenchError
from moebench.measure.present import Present
from moebench.report.formats import FORMATS
from moebench.session.ep_defaults import CPU_SHAPE
from moebench.session.ep_options import EPOptions
from moebench.session.loop import Outcome
from moebench.session.options import RunOptions
from moebench.spec.detect import DeviceFacts
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.routing import Routing
from moebench.store.runs import load

RATES = {
    "copy_gbps": Fact(20.0, "measured"), "launch_us": Fact(2.0, "measured"),
    "measured_fp32_tflops": Fact(0.2, "measured"), "measured_bf16_tflops": Fact(0.1, "measured"),
}  # fmt: skip
CPU = Hardware("cpu", "CPU", "cpu", "cpu", "cpu", origin="probed", facts=RATES)
HERE = Present("cpu", DeviceFacts("cpu", "cpu", "Some CPU", free_memory_bytes=1 << 40, cpu_threads=2), CPU)
BUSY = "other programs used 1.5 of 2 cores meanwhile, and 2 were needed"


def _how(**changes: Any) -> run_session.How:
    given = {"device": "cpu", "hw": None, "out": None, "deadline_s": None, "plots": False, "quiet": True,
             "format": FORMATS.get("csv"), **changes}  # fmt: skip
    return run_session.How(**given)


class _Looking:
    """A worker that answers what a command asks before it measures, and measures nothing."""

    def __init__(self, *_: object) -> None:
        pass

    def __enter__(self) -> _Looking:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def call(self, target: str, *args: Any, **_: object) -> Any:
        if target.endswith(":describe"):
            return HERE
        if target.endswith(":supports"):
            return {name: Support(True) for name in args[1]}
        assert target == run_ep.PRESENT, f"{target} was not to be asked"
        return ("torch",)


@pytest.fixture
def looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_session, "Worker", _Looking)
    monkeypatch.setattr(run_ep, "Worker", _Looking)


def test_floors_of_a_busy_cpu_are_unknown_and_the_run_says_why() -> None:
    known = replace(CPU, facts={name: fact for name, fact in RATES.items() if name != "copy_gbps"})
    busy = replace(HERE, hw=known, unknown={"copy_gbps": BUSY, "measured_bf16_tflops": BUSY, "launch_us": BUSY})
    header = run_session.header_of(RunOptions(), _how(), [a_request(1)], busy, known)
    (note,) = header.notes
    assert note.startswith(f"floors that need copy_gbps are unknown: {BUSY}"), "the run is in fp32 alone"
    assert "moebench hw probe" in note
    assert set(header.settings["hardware_facts"]) == {"measured_fp32_tflops"}


def test_the_header_holds_the_facts_that_floors_are_made_of() -> None:
    header = run_session.header_of(RunOptions(), _how(), [a_request(1)], HERE, CPU)
    assert header.notes == ("floors come from a probe of this CPU",)
    facts = header.settings["hardware_facts"]
    assert {name: fact["value"] for name, fact in facts.items()} == {"copy_gbps": 20.0, "measured_fp32_tflops": 0.2}
    h200 = load_hardware("h200")
    asked = run_session.header_of(
        RunOptions(), _how(hw="h200"), [a_request(1)], replace(HERE, unknown={"x": BUSY}), h200
    )
    assert asked.notes == ("floors are those of h200, as asked; the device is cpu",), "and of no probe"
    assert set(asked.settings["hardware_facts"]) == {"copy_gbps", "measured_fp32_tflops"}


@pytest.mark.usefixtures("looking")
@pytest.mark.parametrize("groups", [False, True], ids=["layers", "groups"])
def test_getting_ready_counts_and_may_use_up_the_limit(
    groups: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    how = _how(out=tmp_path / "run", deadline_s=5.0, begun_s=monotonic() - 7.0)
    options = RunOptions(models=("olmoe-1b-7b",), tokens=(1,))
    if groups:
        small = RunOptions(tokens=(8,), routings=(Routing(),))
        code = run_ep.measure(small, EPOptions(ep_size=2, planners=("owner",)), how)
    else:
        code = run_session.measure(options, how)
    told = capsys.readouterr().err
    assert code == 1
    assert "warning: getting ready took all of the limit of 5 s (--max-time); give --max-time" in told
    assert "warning: 5 s were not enough; nothing was measured" in told
    (note,) = (n for n in load(tmp_path / "run").header.notes if "not measured" in n)
    assert note.startswith("5 s were not enough: not measured: ")
    assert (CPU_SHAPE.name if groups else "olmoe-1b-7b") in note


def test_a_limit_counts_from_the_start_and_keeps_time_for_the_end() -> None:
    assert _how().left_s() is None
    assert _how().left_s(45.0) == 45.0, "the device's own is for measuring alone"
    left_s = _how(deadline_s=60.0, begun_s=monotonic() - 10.0).left_s(45.0)
    assert left_s == pytest.approx(60 - 10 - 2.5, abs=0.5)


@pytest.mark.parametrize(("deadline_s", "spent_s", "left_s"), [(10.0, 4.0, 6.0), (10.0, 11.0, 0.0), (None, 4.0, None)])
def test_the_section_takes_no_more_than_what_the_layers_left(
    deadline_s: float | None, spent_s: float, left_s: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float | None] = []

    def noted(*_: object, deadline_s: float | None, **__: object) -> Outcome:
        asked.append(deadline_s)
        return Outcome("complete", ())

    class Folder:
        def finish(self, _state: str) -> None: ...

    monkeypatch.setattr(run_ep, "run_points", noted)
    before = Outcome("complete", (), elapsed_s=spent_s)
    run_ep.measure_section((), Folder(), _Looking(), _how(), deadline_s, before)  # type: ignore[arg-type]
    assert asked == [left_s]


def _unreadable(folder: Path) -> str:
    path = folder / "table.json"
    path.write_text("{", encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (lambda _: ["--model", "./config.json"], "does not exist"),
        (lambda _: ["--model", "mixtral"], "did you mean mixtral-8x7b"),
        (lambda _: ["--model", "mixtral", "--ranks", "virtual"], "did you mean mixtral-8x7b"),
        (lambda _: ["--hw", "h20000"], "h200"),
        (lambda _: ["--backend", "tritn"], "triton"),
        (lambda _: ["--model", "olmoe-1b-7b", "--tp", "5"], "--tp"),
        (lambda _: ["--kernel-plan", "/nowhere.json"], "nowhere.json"),
        (lambda folder: ["--table", _unreadable(folder)], "table.json"),
        (lambda _: ["--routing", "trace:/nowhere.npz"], "nowhere.npz"),
        (lambda folder: ["--out", str(folder)], "is not empty and not a run"),
    ],
)
def test_what_no_device_makes_right_is_refused_before_one_is_looked_at(
    words: Callable[[Path], list[str]], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def looked(*_: object) -> None:
        raise AssertionError("the device was looked at")

    monkeypatch.setattr(run_session, "Worker", looked)
    monkeypatch.setattr(run_ep, "Worker", looked)
    (tmp_path / "mine.txt").write_text("")
    ended = CliRunner().invoke(app, ["run", *words(tmp_path)])
    assert isinstance(ended.exception, MoebenchError), ended.output
    assert told in str(ended.exception)


@pytest.mark.parametrize("installed", [True, False])
def test_a_dry_run_for_another_device_says_what_would_run_there(
    installed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib import util

    real = util.find_spec
    for module in ("importlib.util.find_spec", "moebench.cli.run_ep.find_spec"):
        monkeypatch.setattr(module, lambda name, *rest: real(name, *rest) if installed or name != "triton" else None)
    words = ["run", "--hw", "h200", "--device", "cuda", "--model", "qwen3-30b-a3b", "--tokens", "8", "--dry-run"]
    told = CliRunner().invoke(app, [*words, "--format", "csv"])
    assert told.exit_code == 0, told.output
    assert ",triton,fused," in told.output
    assert ",torch," not in told.output


@pytest.mark.usefixtures("looking")
def test_a_dry_run_here_lists_a_backend_that_runs_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    card = replace(HERE, device="cuda:0", hw=load_hardware("h200"))
    monkeypatch.setattr(run_session, "present_of", lambda *_, **__: card)
    monkeypatch.setattr(
        run_session, "supports", lambda _worker, _device, names: {n: Support(n == "torch", "not here") for n in names}
    )
    assert run_session.dry_run(RunOptions(models=("qwen3-30b-a3b",), tokens=(8,)), _how(device=None)) == 0
    assert ",torch," in capsys.readouterr().out


def test_triton_on_a_cpu_is_not_to_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "triton", None)
    assert TritonBackend().support("cpu").reason == "Triton has no kernels for a CPU; use --backend torch"
    assert "moebench[triton]" in TritonBackend().support("cuda:0").reason
