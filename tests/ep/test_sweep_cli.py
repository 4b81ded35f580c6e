"""``moebench run`` over expert-parallel groups: options, refusals, a whole tiny sweep, ranks with a process each."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from ep_cases import small_shape
from typer.testing import CliRunner

from moebench.cli import run_ep
from moebench.cli.main import app
from moebench.errors import InputError
from moebench.session import ep_defaults, planning
from moebench.session.ep_options import EPOptions
from moebench.session.options import RunOptions
from moebench.spec.dtypes import DType
from moebench.spec.ep_workload import PadRows
from moebench.spec.hardware import Hardware
from moebench.spec.routing import Routing
from moebench.store.runs import load

runner = CliRunner()
CONFIG = {
    "model_type": "qwen3_moe",
    "num_experts": 8,
    "num_experts_per_tok": 2,
    "hidden_size": 32,
    "moe_intermediate_size": 16,
    "num_hidden_layers": 1,
    "norm_topk_prob": True,
    "hidden_act": "silu",
}

DRY = ["--hw", "h200", "--dry-run", "--tokens", "8"]


def model(folder: Path, **changes: int) -> str:
    path = folder / "config.json"
    path.write_text(json.dumps({**CONFIG, **changes}), encoding="utf-8")
    return str(path)


def started(*arguments: str, torchrun: int = 0, timeout_s: float = 150.0) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, or in as many as torchrun starts."""
    launch = ["torch.distributed.run", "--nproc-per-node", str(torchrun), "-m"] if torchrun else []
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "GLOO_SOCKET_IFNAME": "lo"}
    return subprocess.run(
        [sys.executable, "-m", *launch, "moebench", *arguments],
        capture_output=True, text=True, timeout=timeout_s, env=environment, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("switch", [{"ranks": "virtual"}, {"planner": ("moonep",)}, {"capacity": "pool"}])
def test_each_of_three_options_turns_the_sweep_on(switch: dict[str, str]) -> None:
    assert run_ep.parse(run_ep.Written(**switch), None, (), 0) is not None  # type: ignore[arg-type]
    assert run_ep.parse(run_ep.Written(), None, (), 0) is None


def test_options_become_a_sweep() -> None:
    written = run_ep.Written(
        "collective", ("moonep,owner", "threshold:9"), "pool,64", "0,4", "16", "8,32", "expert0", "replicated",
        full_grid=True,
    )  # fmt: skip
    found = run_ep.parse(written, 4, ("torch",), 0)
    assert found is not None
    assert (found.planners, found.capacities, found.pad_rows) == (
        ("moonep", "owner", "threshold:9"), ("pool", 64), PadRows.EXPERT0
    )  # fmt: skip
    assert (found.ranks, found.ep_size, found.kernels, found.full_grid) == ("collective", 4, ("torch",), True)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--prefetch-slots", "-1"], "--prefetch-slots '-1': -1 is not allowed; give numbers from 0"),
        (["--ep-size", "0"], "--ep-size is 0; a group has 1 to 128 ranks"),
        (["--ep-rank", "1"], "--ep-rank 1: a sweep measures all ranks"),
        (["--ep-size", "5", "--hw", "h200", "--dry-run", "--tokens", "8"], "divide by ep_size 5"),
        (["--ranks", "virtul"], "--ranks 'virtul' is not known; allowed: virtual, peer, collective"),
        (["--pad-rows", "none"], "allowed: expert0, spread, uncounted"),
        (["--token-padding", "0"], "--token-padding '0': 0 is not allowed"),
        (["--tp", "2", "--dry-run"], "--tp 2: a sweep over groups doesn't have it"),
        (["--l2", "cold"], "--l2 cold: a sweep over groups doesn't have it"),
        (["--detail", "alone"], "--detail alone: a sweep over groups doesn't have it"),
        (["--ranks", "collective"], "start them with torchrun --nproc-per-node 2 -m moebench run"),
        (["--ranks", "peer", "--ep-size", "4"], "start them with torchrun --nproc-per-node 4"),
        (["--ranks", "peer", "--ep-size", "4", *DRY], "start them with torchrun --nproc-per-node 4"),
        (["--ranks", "collective", "--dry-run"], "start them with torchrun --nproc-per-node 2 -m moebench run"),
        (["--num-sms", "9999", *DRY], "num_sms is 9999 in dispatch, prefetch, combine; h200 has 132 SMs, which hold"),
        (["--backend", "nonesuch", *DRY], "nonesuch"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], message: str) -> None:
    told = runner.invoke(app, ["run", "--planner", "moonep", *arguments])
    assert isinstance(told.exception, InputError), told.output
    assert told.exception.exit_code == 2
    assert message in str(told.exception)


def test_options_of_a_sweep_alone_are_refused_without_one() -> None:
    told = runner.invoke(app, ["run", "--prefetch-slots", "2"])
    assert "--prefetch-slots belongs to a sweep" in str(told.exception)


def test_too_many_experts_a_token_are_refused(tmp_path: Path) -> None:
    asked = ["run", "--ranks", "virtual", "--model", model(tmp_path, num_experts=64, num_experts_per_tok=40)]
    told = runner.invoke(app, [*asked, "--hw", "h200", "--dry-run"])
    assert isinstance(told.exception, InputError)
    assert "topk is 40; at most min(32, num_experts 64)" in str(told.exception)


def test_a_dry_run_lists_points_memory_time_and_what_is_skipped(tmp_path: Path) -> None:
    asked = ["run", "--model", model(tmp_path), "--ep-size", "4", "--tokens", "8,64", "--capacity", "16,64",
             "--prefetch-slots", "0,2", "--hw", "h200", "--dry-run"]  # fmt: skip
    told = runner.invoke(app, asked)
    assert told.exit_code == 0, told.output
    assert "2 combinations skipped: their capacity is below the tokens" in told.stdout
    assert "interleaved groups on h200, about" in told.stdout
    data = json.loads(runner.invoke(app, [*asked, "--format", "json"]).stdout)
    assert data["below_tokens"] == 2
    assert {p["capacity"] for p in data["points"]} == {16, 64}
    assert data["memory_bytes"] > 0
    lines = runner.invoke(app, [*asked, "--format", "csv"]).stdout.splitlines()
    assert len(lines) == 1 + len(data["points"])
    assert runner.invoke(app, [*asked, "--format", "md"]).stdout.startswith("| model |")


def test_a_dry_run_plans_the_kernels_that_a_run_would_take_and_skips_what_they_can_not_run(tmp_path: Path) -> None:
    asked = ["run", "--ranks", "virtual", "--model", model(tmp_path), "--num-sms", "32,9999", *DRY, "--format", "json"]
    data = json.loads(runner.invoke(app, asked).stdout)
    assert {(p["kernels"], p["num_sms"]) for p in data["points"]} == {("triton", 32)}
    assert "num_sms is 9999" in json.dumps(data)


def test_a_dry_run_under_torchrun_is_told_once_and_of_its_ranks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["run", "--ranks", "peer", "--model", model(tmp_path), *DRY, "--format", "json"]
    for rank, told in (("0", True), ("1", False)):
        for name, value in (("RANK", rank), ("WORLD_SIZE", "2"), ("LOCAL_RANK", rank)):
            monkeypatch.setenv(name, value)
        done = runner.invoke(app, asked)
        assert done.exit_code == 0, done.output
        assert bool(done.stdout.strip()) is told
        if told:
            assert {p["ranks"] for p in json.loads(done.stdout)["points"]} == {"2 peer"}
    monkeypatch.setenv("RANK", "0")
    cpu = runner.invoke(app, ["run", "--ranks", "peer", "--hw", "cpu", "--dry-run"])
    assert "one CUDA GPU each" in str(cpu.exception)


def test_a_whole_sweep_on_virtual_ranks(tmp_path: Path) -> None:
    out = tmp_path / "run"
    asked = ["run", "--ranks", "virtual", "--ep-size", "4", "--model", model(tmp_path), "--tokens", "8", "--capacity",
             "8,16", "--prefetch-slots", "0,2", "--token-padding", "4", "--dtype", "fp32", "--device", "cpu",
             "--routing", "lognormal:2", "--max-time", "20s", "--out", str(out)]  # fmt: skip
    told = started(*asked)
    assert told.returncode == 0, told.stderr
    assert "VIRTUAL, several ranks on one device: EP 4" in told.stdout
    assert "is enough at T=8" in told.stdout
    assert "5 points, about" in told.stderr
    run = load(out)
    assert {(r.origin, r.status) for r in run.records} == {("virtual", "ok")}
    assert len(run.records) == run.header.num_points == 5
    assert run.header.settings["ep"]["ranks"] == "virtual"
    assert (out / "ep-heatmap.png").exists()
    again = started(*asked)
    assert again.returncode == 0, again.stderr
    assert len(load(out).history) == 5, "nothing is measured twice"


@pytest.mark.parametrize("same", [True, False])
def test_collective_ranks_under_torchrun(tmp_path: Path, same: bool) -> None:
    out = tmp_path / "run"
    tokens = "8" if same else "$((8 + RANK))"
    asked = ["run", "--ranks", "collective", "--model", model(tmp_path), "--tokens", tokens, "--capacity", "16",
             "--prefetch-slots", "0,4", "--token-padding", "4", "--dtype", "fp32", "--device", "cpu", "--planner",
             "moonep", "--routing", "lognormal:3", "--max-time", "20s", "--no-plots", "--out", str(out)]  # fmt: skip
    if not same:
        _disagreeing(asked, out)
        return
    told = started(*asked, torchrun=2)
    assert "EP 2 on collective ranks" in told.stdout, told.stderr
    assert told.stdout.count("next: moebench") == 1, "rank 0 alone prints"
    run = load(out)
    found = {r.workload["num_prefetch_slots"]: r for r in run.records}
    assert found[4].status == "ok", found[4].failure
    assert found[4].origin == "measured"
    assert found[4].ep is not None
    assert found[4].ep.figures is not None
    assert found[0].failure is not None
    assert "use --prefetch-slots" in found[0].failure.message, "sharded weights need a slot, and the number is named"
    assert run.header.state == "complete"


def _disagreeing(asked: list[str], out: Path) -> None:
    """Two ranks with other tokens: one and the same line on each, and no folder."""
    place = asked.index("$((8 + RANK))")
    code = (
        "import os, sys; from moebench.cli.main import main; "
        f"asked = {asked!r}; asked[{place}] = str(8 + int(os.environ['RANK'])); sys.argv = ['moebench', *asked]; main()"
    )
    script = out.parent / "ranks.py"
    script.write_text(code, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", "2", str(script)],
        capture_output=True, text=True, timeout=100, env={**os.environ, "GLOO_SOCKET_IFNAME": "lo"}, check=False,
    )  # fmt: skip
    assert told.returncode != 0
    assert "ranks disagree on --tokens: rank 0 has (8,), rank 1 has (9,)" in told.stderr
    assert 'Traceback (most recent call last):\n  File "' + str(script) not in told.stderr
    assert not out.exists()


def test_a_first_run_has_a_small_section_within_its_time() -> None:
    hw = Hardware("cpu", "CPU", "cpu", "cpu", "cpu")
    first = RunOptions()
    assert ep_defaults.has_section(first)
    for chosen in (
        {"models": ("mixtral-8x7b",)},
        {"tokens": (8,)},
        {"routings": (Routing.parse("zipf:1"),)},
        {"tp_size": 2},
    ):
        assert not ep_defaults.has_section(RunOptions(**chosen))  # type: ignore[arg-type]
    options, ep = ep_defaults.section(first, hw, "cpu")
    found = planning_of(options, ep, hw)
    assert {c.workload.planner for r in found for c in r.candidates} == {"moonep", "owner"}
    assert all(r.ranks == "virtual" and r.settings.time_cap_s < ep_defaults.SECTION_TIME_S / 2 for r in found)
    limit = planning.defaults.CPU_MAX_TIME_S
    assert run_ep.without_section(limit, found) == limit - ep_defaults.SECTION_TIME_S
    assert run_ep.without_section(limit, ()) == limit
    assert run_ep.without_section(None, found) is None
    assert run_ep.without_section(4.0, found) == 2.0


def planning_of(options: RunOptions, ep: EPOptions, hw: Hardware):  # type: ignore[no-untyped-def]
    from moebench.session.ep_planning import plan_ep

    assert options.dtypes in ((DType.FP32,), (DType.BF16,))
    assert small_shape().name == "small"
    return plan_ep(options, ep, hw, "cpu", 8 << 30).requests


def test_the_command_line_starts_without_torch() -> None:
    code = (
        "import sys; from typer.testing import CliRunner; from moebench.cli.main import app; "
        "told = CliRunner().invoke(app, ['run', '--ranks', 'virtual', '--hw', 'h200', '--dry-run', '--tokens', '8']); "
        "assert told.exit_code == 0, told.output; print([m for m in ('torch', 'triton') if m in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.strip() == "[]"


def _spoilt(asked: list[str], folder: Path, spoil: str) -> subprocess.CompletedProcess[str]:
    """The sweep on two ranks, of which rank 1 goes wrong in its second point's phases, as ``spoil`` says."""
    script = folder / "spoilt.py"
    script.write_text(
        "import os, sys\n"
        "from moebench.cli.main import main\n"
        "from moebench.pipeline.ep.torch_kernels import TorchKernels\n"
        "right = TorchKernels.activation\n"
        "def wrong(self, rows, *rest):\n"
        "    if os.environ['RANK'] == '1' and rest[0].geometry.capacity == 32:\n"
        f"        {spoil}\n"
        "    right(self, rows, *rest)\n"
        "TorchKernels.activation = wrong\n"
        f"sys.argv = ['moebench', *{asked!r}]\n"
        "main()\n",
        encoding="utf-8",
    )
    environment = {**os.environ, "GLOO_SOCKET_IFNAME": "lo", "OMP_NUM_THREADS": "1"}
    return subprocess.run(
        [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", "2", str(script)],
        capture_output=True, text=True, timeout=120, env=environment, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("spoil", ["raise ValueError('rank 1 is out of luck')", "os._exit(3)"])
def test_a_failing_rank_ends_all_and_what_was_measured_is_kept(tmp_path: Path, spoil: str) -> None:
    out = tmp_path / "run"
    asked = ["run", "--ranks", "collective", "--model", model(tmp_path), "--tokens", "8", "--capacity", "16,32",
             "--prefetch-slots", "4", "--token-padding", "4", "--dtype", "fp32", "--device", "cpu", "--planner",
             "moonep", "--routing", "lognormal:1", "--no-plots", "--out", str(out)]  # fmt: skip
    told = _spoilt(asked, tmp_path, spoil)
    assert told.returncode != 0
    run = load(out)
    assert [(r.workload["capacity"], r.status) for r in run.records] == [(16, "ok")]
    if spoil.startswith("raise"):
        assert "rank 1 stopped: rank 1 is out of luck" in told.stderr
        assert run.header.state == "failed"
