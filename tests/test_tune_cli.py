"""``moebench tune`` as it is typed: options, refusals, dry runs, and a small search on this CPU by real measurement."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from time import monotonic
from unittest.mock import patch

import pytest
from typer.testing import CliRunner

from moebench.cli import tune_session
from moebench.cli.main import app
from moebench.cli.tune_session import How
from moebench.errors import InputError, MoebenchError, UnsupportedError
from moebench.measure import cpu_load, present_devices
from moebench.session.command_limit import CLOSING_S, MOST_CLOSING_SHARE, TABLE_CLOSING_S, searching_s
from moebench.spec.hw_files import load_hardware
from moebench.store.trials import TRIALS_FILE, read_trials
from moebench.tables.check import check_table
from moebench.tables.files import load_table
from moebench.tune.coverage import Coverage
from moebench.tune.device import Target, find_target
from moebench.tune.options import OriginChoice, TuneOptions, parse_devices, parse_sizes
from moebench.tune.planning import plan_tune
from moebench.tune.resume import told_command, unfinished
from moebench.tune.tasks import PREDICTED_TRIALS


def moebench(
    tmp_path: Path, *words: str, timeout: float = 240, stdin: str | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    own = {"MOEBENCH_CONFIG_DIR": str(tmp_path / "config"), "OMP_NUM_THREADS": "1"}
    environment = {**os.environ, **own, **variables}
    return subprocess.run(
        [sys.executable, "-m", "moebench", *words], cwd=tmp_path, env=environment, capture_output=True, text=True,
        timeout=timeout, input=stdin,
    )  # fmt: skip


@pytest.fixture
def tiny(tmp_path: Path) -> str:
    """A model that a CPU runs in no time, as a config.json."""
    config = {
        "architectures": ["OlmoeForCausalLM"], "model_type": "olmoe", "hidden_size": 64, "intermediate_size": 32,
        "num_experts": 8, "num_experts_per_tok": 2, "num_hidden_layers": 2, "norm_topk_prob": False,
        "hidden_act": "silu", "vocab_size": 100, "num_attention_heads": 4,
    }  # fmt: skip
    (tmp_path / "tiny").mkdir()
    path = tmp_path / "tiny" / "config.json"
    path.write_text(json.dumps(config), encoding="utf-8")
    return str(path)


def test_a_cpu_is_tuned_by_measurement_from_the_command_to_the_table_and_goes_on(tmp_path: Path, tiny: str) -> None:
    words = ("tune", "--hw", "cpu", "--model", tiny, "--tokens", "1,8", "--profile", "smoke", "--format", "json")
    done = moebench(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    (table_file,) = (Path(tmp_path, p) for p in told["written"] if p.startswith("results") and "/tables/" in p)
    table = load_table(table_file)
    assert [r.num_tokens for r in table.rows] == [1, 8]
    assert all(r.origin.value == "measured" and r.time.blocks >= 3 for r in table.rows)
    assert [f for f in check_table(table, table_file) if f.rule != "width"] == []
    assert told["use"]["native"] == f"moebench run --table {table_file.relative_to(tmp_path)}"
    assert "Optuna took" in done.stderr
    folder = table_file.parents[2]
    trials = read_trials(folder / TRIALS_FILE)
    assert not trials.problems
    assert all(r.ok for r in trials.records), [r.failure for r in trials.records if r.failure]
    assert sorted(p.suffix for p in (folder / "plots").iterdir()) == [".png", ".svg"]
    again = moebench(tmp_path, *words, "--out", str(folder))
    assert again.returncode == 0, again.stderr
    assert len(read_trials(folder / TRIALS_FILE).records) == len(trials.records)
    assert json.loads(again.stdout)["rows"] == told["rows"]
    run = moebench(tmp_path, "run", "--model", tiny, "--tokens", "8", "--table", str(table_file), "--detail", "layer")
    assert run.returncode == 0, run.stderr


def test_a_dry_run_needs_neither_torch_nor_triton(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['torch'] = sys.modules['triton'] = None; from moebench.cli.main import main;"
        "sys.argv = ['moebench', 'tune', '--hw', 'bi-v100', '--model', 'qwen3-30b-a3b', '--tokens', '1,64', "
        "'--dry-run', '--format', 'json']; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=120)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["hardware"] == "bi-v100"
    gemm = next(s for s in told["spaces"] if s["kernel"] == "gemm1_fused")
    assert gemm["legal"] < gemm["combinations"]
    assert "shared memory" in gemm["refused"]
    assert any(name.endswith("hw_config.h") for name in told["files"])
    assert told["seconds"] > 0
    assert not list(tmp_path.iterdir())


BAD_ANYWHERE = [
    ("--storage", "foo"), ("--storage", "grpc://x"), ("--storage", "journal:/nowhere/x"), ("--out", "/dev/null"),
    ("--seed", "99999999999"), ("--dtype", "float12"), ("--dtype", "fp8_w8a8"), ("--profile", "fastest"),
    ("--sampler", "magic"), ("--model", "nonesuch"), ("--model", "my mod's/config.json"),
    ("--backend", "nonesuch"), ("--start-from", "/nowhere.json"),
]  # fmt: skip


@pytest.mark.parametrize("words", BAD_ANYWHERE, ids=" ".join)
@pytest.mark.parametrize("dry", [(), ("--dry-run",)], ids=["real", "dry"])
def test_what_is_wrong_on_any_device_is_refused_before_one_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, str], dry: tuple[str, ...], tiny: str
) -> None:
    def never(_looking: object) -> None:
        pytest.fail("it looked at the device")

    monkeypatch.chdir(Path(tiny).parents[1])
    Path("my mod's").mkdir()
    Path("my mod's/config.json").write_text(Path(tiny).read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(tune_session, "present_devices", never)
    told = CliRunner().invoke(app, ["tune", *words, *dry])
    assert isinstance(told.exception, MoebenchError), told.output
    assert words[1].removesuffix("/config.json") in str(told.exception)
    assert not Path("results").exists()


@pytest.mark.parametrize("dry", [(), ("--dry-run",)], ids=["real", "dry"])
def test_what_the_model_does_not_know_is_not_predicted_and_leaves_no_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tiny: str, dry: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["tune", "--hw", "cpu", "--origin", "predicted", "--model", tiny, "--tokens", "1", *dry]
    told = CliRunner().invoke(app, words)
    assert isinstance(told.exception, UnsupportedError), told.output
    assert "times of cpu can't be predicted" in str(told.exception)
    assert "--origin measured" in str(told.exception)
    assert not Path("results").exists()


def test_a_busy_cpu_is_said_of_a_search_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu_load, "neighbours_note", lambda: "other programs use this CPU")
    present = present_devices.describe_all()
    assert find_target("cpu", OriginChoice.AUTO, None, present).notes == ("other programs use this CPU",)


def test_a_dry_run_of_another_card_says_what_is_written_if_it_is_here_and_if_not(tmp_path: Path) -> None:
    words = ("tune", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "1,64", "--dry-run")
    told = json.loads(moebench(tmp_path, *words, "--format", "json").stdout)
    assert [Path(n).name for n in told["files"]].count("qwen3-30b-a3b.triton-fused.bf16.json") == 2
    assert not any("config" in Path(n).parts for n in told["files_if_absent"])
    assert Path(told["files_if_absent"][0]).name == "qwen3-30b-a3b.triton-fused.bf16.predicted.json"
    text = moebench(tmp_path, *words).stdout
    assert text.index("if h200 is here") < text.index("else all is PREDICTED") < text.index(".predicted.json")
    one = json.loads(moebench(tmp_path, *words, "--origin", "predicted", "--format", "json").stdout)
    assert [Path(n).name for n in one["files"]] == [Path(n).name for n in told["files_if_absent"]]
    assert one["files_if_absent"] == []
    assert {s["trials"] for s in one["spaces"]} == {PREDICTED_TRIALS}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--hw", "h200", "--dtype", "fp8_w8a8", "--dry-run"), "fp8_w8a8"),
        (("--hw", "h200", "--model", "deepseek-v3", "--dry-run"), "fp8_w8a8"),
        (("--hw", "h200", "--dtype", "float12", "--dry-run"), "float12"),
        (("--hw", "nonesuch", "--dry-run"), "nonesuch"),
        (("--hw", "h200", "--origin", "measured"), "h200 is not here"),
        (("--hw", "cpu", "--target", "vllm", "--dry-run"), "vllm"),
        (("--hw", "h200", "--target", "tensorrt", "--dry-run"), "tensorrt"),
        (("--hw", "h200", "--profile", "fastest", "--dry-run"), "fastest"),
        (("--hw", "h200", "--sampler", "magic", "--dry-run"), "magic"),
        (("--hw", "h200", "--tp", "0", "--dry-run"), "--tp"),
        (("--hw", "h200", "--ep-size", "a", "--dry-run"), "--ep-size"),
        (("--hw", "h200", "--devices", "0,0", "--dry-run"), "twice"),
        (("--hw", "h200", "--trials", "0", "--dry-run"), "--trials"),
        (("--hw", "h200", "--variant", "nope", "--dry-run"), "nope"),
        (("--hw", "h200", "--model", "mixtral-8x7b", "--tp", "3", "--dry-run"), "--tp 3"),
        (("--hw", "h200", "--format", "xml", "--dry-run"), "xml"),
        (("--join", "nonsense"), "nonsense"),
    ],
)
def test_bad_input_is_exit_2_and_one_line_that_names_it(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = moebench(tmp_path, "tune", *words)
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("option", ["--start-from", "--model"])
def test_an_input_that_can_be_read_once_alone_is_refused_without_waiting_for_it(tmp_path: Path, option: str) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    for path, said in (("pipe.json", "is a pipe"), ("/dev/stdin", "is a pipe"), ("/dev/zero", "is a device")):
        done = moebench(tmp_path, "tune", "--hw", "h200", option, path, "--dry-run", stdin="{}")
        assert done.returncode == 2, (done.stdout, done.stderr)
        assert f"{option} {path} {said}" in done.stderr
        assert "save it to a file" in done.stderr.replace("\n", " ")


def test_help_has_examples_and_does_not_import_optuna(tmp_path: Path) -> None:
    code = (
        "import sys; sys.argv = ['moebench', 'tune', '--help']\nfrom moebench.cli.main import main\n"
        "try: main()\nexcept SystemExit: pass\nprint([m for m in ('optuna', 'torch', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert "moebench tune --join" in done.stdout
    assert done.stdout.rstrip().endswith("[]")


def test_sizes_and_devices_are_parsed() -> None:
    assert parse_sizes(["8", "1,2"], "--tp") == (1, 2, 8)
    assert parse_devices("all") is None
    assert parse_devices("0, 2") == (0, 2)
    with pytest.raises(InputError, match="--devices"):
        parse_devices("x")


def test_lists_of_sizes_give_a_table_each() -> None:
    options = TuneOptions(models=("mixtral-8x7b",), tokens=(1, 64), tp_sizes=(1, 2), targets=("native", "vllm"))
    found = plan_tune(options, load_hardware("h200"), "cuda:0", None).tasks
    assert [(t.variant, t.workloads[0].tp_size, t.engines) for t in found] == [
        ("fused", 1, ()), ("engine_grid", 1, ("vllm",)), ("fused", 2, ()), ("engine_grid", 2, ("vllm",)),
    ]  # fmt: skip


def test_default_models_are_those_that_the_card_holds() -> None:
    whole = plan_tune(TuneOptions(), load_hardware("h200"), "cuda:0", 100 << 30).tasks
    small = plan_tune(TuneOptions(tokens=(1, 64)), load_hardware("h200"), "cuda:0", 4 << 30).tasks
    assert len(whole) > len(small) >= 1
    assert whole[0].tokens[0] == 1
    assert len(whole[0].tokens) == 18
    with pytest.raises(InputError, match="no default model fits"):
        plan_tune(TuneOptions(), load_hardware("h200"), "cuda:0", 1 << 20)


def test_the_default_search_of_a_cpu_says_which_runs_its_table_is_for() -> None:
    planned = plan_tune(TuneOptions(), load_hardware("cpu"), "cpu", None)
    assert {t.workloads[0].ep_size for t in planned.tasks} == {8}
    note = next(n for n in planned.notes if "--ep-size 8" in n)
    assert "which moebench run measures by default, is tuned with --ep-size 1" in note
    asked = plan_tune(TuneOptions(ep_sizes=(1,)), load_hardware("cpu"), "cpu", None)
    assert not [n for n in asked.notes if "--ep-size" in n]


def test_a_dry_run_fits_a_narrow_terminal_and_says_all_it_says_on_a_wide_one() -> None:
    words = ["tune", "--hw", "h200", "--model", "qwen3.6-35b-a3b", "--tp", "4", "--dry-run"]
    narrow = CliRunner().invoke(app, words, env={"COLUMNS": "80"})
    assert narrow.exit_code == 0, narrow.output
    lines = [line for line in narrow.stdout.splitlines() if "would write: " not in line]
    assert max(map(len, lines)) <= 80
    assert "…" not in narrow.stdout
    flat = " ".join(narrow.stdout.split())
    for space in json.loads(CliRunner().invoke(app, [*words, "--format", "json"]).stdout)["spaces"]:
        assert f"axes: {space['axes']}" in flat
        assert not space["refused"] or f"refused: {space['refused']}" in flat
    wide = CliRunner().invoke(app, words, env={"COLUMNS": "300"}).stdout
    assert "axes:" not in wide
    assert len(wide.splitlines()) < len(narrow.stdout.splitlines())


def test_a_predicted_search_tries_the_plans_that_help_says_or_that_it_is_told_to(tmp_path: Path) -> None:
    told = moebench(tmp_path, "tune", "--help", COLUMNS="200").stdout
    assert f"{PREDICTED_TRIALS} a kernel and token count" in " ".join(told.split())
    words = ("tune", "--hw", "bi-v100", "--model", "qwen3-30b-a3b", "--tp", "4", "--tokens", "64", "--format", "json")
    for number, (asked, trials) in enumerate((((), PREDICTED_TRIALS), (("--trials", "3"), 3))):
        spaces = json.loads(moebench(tmp_path, *words, *asked, "--origin", "predicted", "--dry-run").stdout)["spaces"]
        assert {s["trials"] for s in spaces} == {trials}
        done = moebench(tmp_path, *words, *asked, "--out", str(number))
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["rows"][0]["trials"] == trials * len(spaces)


def test_what_a_predicted_search_says_last_can_be_run(tmp_path: Path) -> None:
    words = ("tune", "--hw", "bi-v100", "--model", "qwen3-30b-a3b", "--tp", "4", "--tokens", "64", "--trials", "2")
    for more in ((), ("--no-install",)):
        done = moebench(tmp_path, *words, "--out", f"my out{len(more)}", "--format", "json", *more, "--target", "vllm",
                        "--target", "native")  # fmt: skip
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        line = shlex.split(told["use"]["native"])
        assert line[0] == "moebench"
        assert "predicted at 64" in moebench(tmp_path, *line[1:]).stdout
        assert "--table FILE" in told["install_notes"][0]
        run = shlex.split(told["install_notes"][0].partition("on a bi-v100: ")[2])
        assert run[:3] == ["moebench", "run", "--table"]
        assert (tmp_path / run[3]).is_file()
        folder = shlex.split(told["use"]["vllm"])[1].partition("=")[2]
        assert list(Path(folder).glob("E=*.json"))
        assert f"'-I{tmp_path / f'my out{len(more)}' / 'include'}'" in told["use"]["hw_config"]
        shown = moebench(tmp_path, "show", f"my out{len(more)}", "--format", "json")
        assert json.loads(shown.stdout)["use"]["vllm"] == told["use"]["vllm"]


def test_a_limit_counts_from_the_commands_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tune_session, "find_target", lambda *_: Target(load_hardware("cpu"), "measured", ("cpu",)))
    monkeypatch.setattr(tune_session, "present_devices", lambda _looking: ())
    monkeypatch.setattr(tune_session, "coverage_of", lambda *_: Coverage("torch"))
    options = TuneOptions(models=("olmoe-1b-7b",), tokens=(1,), profile="smoke")
    late = How("cpu", None, OriginChoice.AUTO, 60.0, None, tmp_path / "run", True, "json", begun_s=monotonic() - 60)
    with patch.object(tune_session.console, "warn") as warned:
        assert tune_session.search(options, late) == 1
    (told,) = (call.args[0] for call in warned.call_args_list)
    assert re.fullmatch(
        r"nothing was measured: getting ready took all of the limit of 60 s \(--max-time\); give --max-time 2\d\ds, or "
        r"fewer and smaller --tokens",
        told,
    )
    assert not read_trials(tmp_path / "run" / TRIALS_FILE).records


def test_part_of_a_limit_is_kept_for_what_is_written() -> None:
    assert searching_s(300.0, 10.0, 2) == 300 - 10 - CLOSING_S - 2 * TABLE_CLOSING_S
    assert searching_s(20.0, 3.0, 40) == 20 - 3 - MOST_CLOSING_SHARE * 20
    assert searching_s(5.0, 6.0, 1) == 0


def test_what_is_not_here_is_predicted_or_refused() -> None:
    auto = find_target("h200", OriginChoice.AUTO, None, ())
    assert auto.predicted
    assert auto.origin == "predicted"
    with pytest.raises(UnsupportedError, match="nothing that torch can use"):
        find_target("h200", OriginChoice.MEASURED, None, ())
    with pytest.raises(UnsupportedError, match="torch is not installed"):
        find_target(None, OriginChoice.AUTO, None, ())


def test_a_command_is_told_without_paths_passwords_and_hosts() -> None:
    argv = ["tune", "--storage", "postgresql://me:secret@host/db", "--model=/home/me/config.json", "--tokens", "1"]
    told = told_command(argv)
    assert told == (
        "moebench", "tune", "--storage", "postgresql://…", "--model=config.json", "--tokens", "1",
    )  # fmt: skip


def test_only_an_unfinished_search_of_the_same_command_is_gone_on_with(tmp_path: Path) -> None:
    from dataclasses import replace

    from tune_fakes import a_header

    from moebench.store.runs import RunFolder

    header = a_header(command=("moebench", "tune", "--model", "x", "--max-time", "5s"))
    for name, changes, state in (
        ("20260101-000000-tune-cpu", {}, "interrupted"),
        ("20260102-000000-tune-cpu", {}, "complete"),
        ("20260103-000000-tune-cpu", {"command": ("moebench", "tune", "--model", "y")}, "interrupted"),
        ("20260104-000000-tune-cpu", {"versions": {"torch": "1"}}, "interrupted"),
    ):
        with RunFolder.create(tmp_path / name, replace(header, **changes)) as folder:  # type: ignore[arg-type]
            folder.finish(state)
    again = replace(header, command=("moebench", "tune", "--model", "x", "--max-time", "9m", "--quiet"))
    assert unfinished(again, tmp_path) == tmp_path / "20260101-000000-tune-cpu"
    assert unfinished(replace(again, hardware="h200"), tmp_path) is None
    with RunFolder.resume(tmp_path / "20260101-000000-tune-cpu", header):
        assert unfinished(again, tmp_path) is None  # somebody works on it


def test_a_target_says_what_a_header_needs() -> None:
    hw = load_hardware("h200")
    assert Target(hw, "predicted").kind == "none"
    assert Target(hw, "measured", ("cuda:1",)).kind == "cuda"
    assert Target(load_hardware("cpu"), "predicted").device == "cpu"


@pytest.mark.parametrize(
    ("words", "told"),
    [(("--origin", "measured"), r"about \d{3} s;"), (("--origin", "predicted"), r"about \d s;"),
     ((), r"about \d{3} s \(\d s predicted\);")],
)  # fmt: skip
def test_a_dry_run_forecasts_what_is_measured_and_what_is_predicted(words: tuple[str, ...], told: str) -> None:
    asked = ("tune", "--hw", "h200", "--model", "qwen3-30b-a3b", *words, "--dry-run")
    done = CliRunner().invoke(app, asked)
    assert re.search(told, done.stdout), done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [(("--hw", "bi-v100", "--model", "qwen3-30b-a3b"), True), (("--hw", "h200", "--model", "qwen3-30b-a3b"), False),
     (("--hw", "bi-v100", "--model", "qwen3-30b-a3b", "--tp", "4"), False)],
)  # fmt: skip
def test_a_card_that_can_not_hold_the_whole_model_is_told_with_the_share_that_it_can(
    words: tuple[str, ...], told: bool
) -> None:
    done = CliRunner().invoke(app, ["tune", *words, "--tokens", "1,64", "--dry-run"])
    assert done.exit_code == 0, done.output
    assert ("with --tp 4 a card's share is tuned" in done.stdout) is told
