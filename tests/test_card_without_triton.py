"""A BI-V100 is here and Triton does not work: what works is measured, the rest predicted, and everything says which."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from card_without_triton import REASON, Planted, with_triton, without_triton
from test_add_a_backend import NAMED, _files
from typer.testing import CliRunner

from moebench.backends.protocol import Support
from moebench.backends.triton_backend import TritonBackend
from moebench.cli.main import app
from moebench.errors import BackendUnavailableError
from moebench.spec.dtypes import DType
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.store.contribution import pack
from moebench.store.contribution_check import check
from moebench.store.reader import load
from moebench.store.trials import TRIALS_FILE, read_trials
from moebench.tables.files import TableFile, load_table
from moebench.tables.lookup import Query, require_one
from moebench.tables.schema import Table
from moebench.tune.coverage import Coverage, coverage_of
from moebench.tune.device import Target
from moebench.tune.options import OriginChoice, TuneOptions
from moebench.tune.tasks import PREDICTED_TRIALS

WORDS = ("tune", "--model", "qwen3.6-35b-a3b", "--tp", "4", "--dtype", "fp16", "--tokens", "1,64", "--profile", "smoke")
FILES = ("qwen3.6-35b-a3b.torch-loop.fp16.tp4.json", "qwen3.6-35b-a3b.triton-fused.fp16.tp4.predicted.json")
TESTS = Path(__file__).parent


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Planted:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    return without_triton(monkeypatch.setattr)


def moebench(*words: str) -> Any:
    return CliRunner().invoke(app, list(words))


def _work() -> Workload:
    return Workload(load_model("qwen3.6-35b-a3b").shape, 64, DType.FP16, tp_size=4)


def flat(text: str) -> str:
    return " ".join(text.split())


def told(result: Any) -> dict[str, Any]:
    assert result.exit_code == 0, (result.stderr, result.exception)
    return dict(json.loads(result.stdout))


def tables_of(folder: Path) -> dict[str, Table]:
    return {p.name: load_table(p) for p in sorted(folder.glob("tables/bi-v100/*.json"))}


def origins(table: Table) -> set[str]:
    return {row.origin.value for row in table.rows}


def test_what_works_is_measured_and_the_rest_is_predicted_in_one_run(card: Planted) -> None:
    data = told(moebench(*WORDS, "--format", "json", "--out", "run"))
    tables = tables_of(Path("run"))
    assert tuple(tables) == FILES
    measured, predicted = (tables[name] for name in FILES)
    assert (origins(measured), origins(predicted)) == ({"measured"}, {"predicted"})
    assert (len(measured.rows), len(predicted.rows)) == (2, 2)
    assert {e.device_name for e in measured.evidence} == {"Iluvatar BI-V100"}
    assert {e.device_name for e in predicted.evidence} == {""}, "no device had a part in it"
    assert {backend for backend, _ in card.screened} == {"torch"}
    trials = read_trials(Path("run", TRIALS_FILE)).records
    assert {(t.backend, t.origin) for t in trials} == {("torch", "measured"), ("triton", "predicted")}
    assert data["coverage"] == {
        "measured": ["torch"], "predicted": ["triton"], "missing": "triton", "reason": REASON, "left_out": "",
        "words": load(Path("run")).header.settings["coverage"]["words"],
    }  # fmt: skip
    assert [r["origin"] for r in data["rows"]] == ["measured"] * 2 + ["predicted"] * 2


def test_only_what_was_measured_is_installed_and_used(card: Planted, tmp_path: Path) -> None:
    data = told(moebench(*WORDS, "--format", "json", "--out", "run"))
    assert [p.name for p in (tmp_path / "config").rglob("*.json")] == [FILES[0]]
    assert FILES[0] in data["use"]["native"]


def test_the_start_the_end_and_the_folder_say_it(card: Planted) -> None:
    result = moebench(*WORDS, "--out", "run")
    assert result.exit_code == 0, result.stderr
    for text in (result.stderr, result.stdout, moebench("show", "run").stdout):
        assert "backend torch works and triton does not: Triton 3.1.0 has no driver for cuda:0" in flat(text)
        assert "Tables of torch are MEASURED; those of triton are PREDICTED by an analytic model" in flat(text)
    first = result.stderr.index("those of triton are PREDICTED")
    assert first < result.stderr.index("never held against a card of class iluvatar") < result.stderr.index("1/2 ")
    assert "PREDICTED qwen3.6-35b-a3b T=64 uniform" in result.stderr, "a predicted race is no measured one"
    lines = result.stdout.splitlines()
    title = next(i for i, line in enumerate(lines) if line.startswith("PREDICTED, not measured: qwen3.6-35b-a3b"))
    assert [line.split()[-1] == "origin" or " predicted" in line for line in lines[title + 2 : title + 4]] == [True] * 2
    assert not any(" predicted" in line for line in lines[:title])
    header = load(Path("run")).header
    assert (header.device_kind, header.device_name) == ("cuda", "Iluvatar BI-V100")
    assert any("those of triton are PREDICTED" in note for note in header.notes)
    assert len(json.loads(moebench("show", "run", "-f", "json").stdout)["coverage"]["predicted"]) == 1
    rows = list(csv.DictReader(io.StringIO(moebench("show", "run", "-f", "csv").stdout)))
    assert [row["origin"] for row in rows] == ["measured"] * 2 + ["predicted"] * 2
    assert "those of triton are PREDICTED" in moebench("show", "run", "-f", "md").stdout


def test_the_header_holds_rows_of_both_origins_each_marked_and_answers_with_the_measured(card: Planted) -> None:
    told(moebench(*WORDS, "--format", "json", "--out", "run"))
    text = Path("run/include/bi-v100/hw_config.h").read_text(encoding="utf-8")
    assert text.index('"torch/loop"') < text.index('"triton/fused"')
    gemm = {kernel: [line for line in text.splitlines() if f'"{kernel}"' in line] for kernel in (
        "torch_loop_gemm1", "gemm1_fused"
    )}  # fmt: skip
    assert any("MOEBENCH_ORIGIN_PREDICTED" in line for line in gemm["gemm1_fused"])
    assert not any("MOEBENCH_ORIGIN_PREDICTED" in line for line in gemm["torch_loop_gemm1"])
    rows = json.loads(Path("run/include/bi-v100/hw_config.evidence.json").read_text(encoding="utf-8"))["tables"]
    assert [{r["origin"] for r in t["rows"]} for t in rows] == [{"measured"}, {"predicted"}]


def test_it_goes_on_where_it_stopped(card: Planted) -> None:
    card.stop_after = 6
    stopped = moebench(*WORDS)
    assert stopped.exit_code == 130, stopped.stderr
    (folder,) = Path("results").iterdir()
    assert not folder.name.endswith("-predicted")
    assert tuple(tables_of(folder)) == (FILES[1],), "what is predicted takes seconds and comes first"
    before = read_trials(folder / TRIALS_FILE).records
    card.stop_after, card.screened = None, []
    data = told(moebench(*WORDS, "--format", "json"))
    assert list(Path("results").iterdir()) == [folder]
    after = read_trials(folder / TRIALS_FILE).records
    assert after[: len(before)] == before
    assert len({t.trial_id for t in after}) == len(after), "nothing was asked twice"
    assert data["state"] == "complete"
    assert tuple(tables_of(folder)) == FILES


def test_a_prediction_is_not_taken_for_a_measurement_once_triton_works(
    card: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    told(moebench(*WORDS, "--format", "json", "--out", "run"))
    with_triton(monkeypatch.setattr)
    card.screened = []
    data = told(moebench(*WORDS, "--format", "json", "--out", "run"))
    assert {backend for backend, _ in card.screened} == {"triton"}
    assert {r["origin"] for r in data["rows"]} == {"measured"}
    assert data["coverage"]["missing"] == ""


def test_origin_measured_leaves_the_predicted_part_out_and_says_so(card: Planted) -> None:
    result = moebench(*WORDS, "--origin", "measured", "--out", "run")
    assert result.exit_code == 0, result.stderr
    assert "those of triton are left out: --origin measured" in flat(result.stderr)
    assert "those of triton are left out: --origin measured" in flat(result.stdout)
    assert tuple(tables_of(Path("run"))) == (FILES[0],)


def test_origin_predicted_measures_nothing(card: Planted) -> None:
    result = moebench(*WORDS, "--origin", "predicted", "--format", "json")
    assert told(result)["coverage"]["measured"] == []
    assert card.screened == []
    (folder,) = Path("results").iterdir()
    assert folder.name.endswith("-predicted")
    assert tuple(tables_of(folder)) == (FILES[1],)
    assert "--origin predicted: every time is PREDICTED" in flat(result.stderr)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--backend", "triton"), "leave --backend out to measure torch and predict triton, or have everything"),
        (("--target", "vllm"), "--target vllm is timed on triton, which can't run on bi-v100"),
        (("--target", "native", "--target", "vllm", "--origin", "measured"), "--target vllm is timed on triton"),
    ],
)
def test_what_was_asked_for_by_name_and_does_not_run_is_refused(
    card: Planted, more: tuple[str, ...], said: str
) -> None:
    result = moebench(*WORDS, *more)
    assert card.screened == []
    error = str(result.exception)
    assert said in error
    assert "no driver for cuda:0" in error
    assert "--origin predicted" in error
    assert getattr(result.exception, "exit_code", None) == 2
    assert not Path("results").exists()


def test_an_engines_table_is_predicted_beside_the_native_ones(card: Planted) -> None:
    data = told(moebench(*WORDS, "--target", "native", "--target", "vllm", "--format", "json", "--out", "run"))
    names = {r["table"].split(".")[-3]: r["origin"] for r in data["rows"]}
    assert names == {"torch-loop": "measured", "triton-fused": "predicted", "triton-engine_grid": "predicted"}
    assert data["not_exported"] == []
    (file,) = (Path(name) for name in data["written"] if "/vllm/" in name and ".evidence." not in name)
    assert "triton_version" not in json.loads(file.read_text(encoding="utf-8")), "no Triton timed it"
    evidence = file.with_name(file.name.replace(".json", ".evidence.md")).read_text(encoding="utf-8")
    assert "PREDICTED: nobody has timed a row" in evidence


def test_a_backend_of_ones_own_is_measured_and_triton_predicted_beside_it(tmp_path: Path) -> None:
    for name, text in _files().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    words = ("tune", "--model", "qwen3-30b-a3b", "--tp", "4", "--dtype", "fp16", "--tokens", "1,64")
    words += ("--profile", "smoke", "--backend", NAMED, "--format", "json", "--out", "run")
    env = {**os.environ, "MOEBENCH_CONFIG_DIR": str(tmp_path / "config"), "PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        [sys.executable, "-m", "card_without_triton", *words], cwd=tmp_path, env=env, capture_output=True, text=True,
        timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert f"backend {NAMED} works and triton does not" in flat(done.stderr)
    data = json.loads(done.stdout)
    assert data["coverage"]["measured"] == [NAMED]
    found = {r["table"].split(".")[1]: r["origin"] for r in data["rows"]}
    assert found == {"vendor-fused": "measured", "triton-fused": "predicted"}
    shown = json.loads(moebench("show", str(tmp_path / "run"), "-f", "json").stdout)
    assert sorted(r["origin"] for r in shown["rows"]) == ["measured"] * 2 + ["predicted"] * 2
    assert len(shown["tasks"]) == 2


def test_a_dry_run_names_the_files_of_both_kinds(card: Planted) -> None:
    data = told(moebench(*WORDS, "--dry-run", "--format", "json"))
    assert [Path(name).name for name in data["files"]] == [FILES[1], FILES[0], FILES[0], "hw_config.h"]
    assert (data["coverage"]["measured"], data["coverage"]["predicted"]) == (["torch"], ["triton"])
    assert {s["trials"] for s in data["spaces"] if "triton/fused" in s["task"]} == {PREDICTED_TRIALS}
    assert "those of triton are PREDICTED" in flat(moebench(*WORDS, "--dry-run").stdout)
    assert not Path("results").exists()


def test_only_what_was_measured_is_contributed(card: Planted) -> None:
    told(moebench(*WORDS, "--format", "json", "--out", "run"))
    archive = pack(Path("run"), card.hw, "0.1.0")
    assert archive.manifest.tables == (f"tables/bi-v100/{FILES[0]}",)
    assert not [f for f in check(archive).findings if f.rule in ("evidence", "table", "records", "schema")]


def test_predicted_values_have_studies_of_their_own(card: Planted) -> None:
    import optuna
    from optuna.storages.journal import JournalFileBackend, JournalStorage

    told(moebench(*WORDS, "--format", "json", "--out", "run"))
    names = optuna.get_all_study_names(JournalStorage(JournalFileBackend("run/studies.journal")))
    assert {name.endswith("/predicted") for name in names if "gemm1_fused" in name} == {True}
    assert {name.endswith("/predicted") for name in names if "torch_loop" in name} == {False}


def test_a_look_up_answers_from_what_was_measured(card: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    told(moebench(*WORDS, "--format", "json", "--out", "run"))
    asked = Query.of(_work(), "bi-v100")
    both = [TableFile(Path(name), table) for name, table in tables_of(Path("run")).items()]
    assert require_one(asked, both[::-1]).path == Path(FILES[0])
    assert require_one(replace(asked, backend="triton"), both).path == Path(FILES[1])


# What runs, and what follows.


TARGET = Target(load_hardware("bi-v100"), "measured", ("cuda:0",))
NO = Support(False, REASON)


def covered(options: TuneOptions, target: Target = TARGET, **usable: Support) -> Coverage:
    return coverage_of(
        options, target, OriginChoice.AUTO, lambda names: {n: usable.get(n, Support(True)) for n in names}
    )


def test_nothing_is_predicted_where_triton_works() -> None:
    for backend in (None, "triton", "torch", "vendor:Vendor"):
        found = covered(TuneOptions(backend=backend))
        assert (found.backend, found.predicted, found.words) == (backend or "triton", "", "")
    cpu = Target(load_hardware("cpu"), "measured", ("cpu",))
    assert covered(TuneOptions(), cpu, triton=NO) == Coverage("torch"), "nobody expects Triton of a CPU"


def test_a_card_that_is_not_here_asks_nobody() -> None:
    def nobody(_names: Sequence[str]) -> dict[str, Support]:
        raise AssertionError

    found = coverage_of(TuneOptions(), Target(load_hardware("h200"), "predicted"), OriginChoice.AUTO, nobody)
    assert (found.backend, found.to_dict()["measured"], found.to_dict()["predicted"]) == ("triton", [], ["triton"])


def test_hardware_without_a_model_is_measured_alone_and_that_is_said() -> None:
    unknown = replace(TARGET, hw=replace(TARGET.hw, hw_class="nonesuch"))
    found = covered(TuneOptions(), unknown, triton=NO)
    assert (found.backend, found.predicted) == ("torch", "")
    assert "those of triton are left out: " in found.words
    assert "nonesuch" in found.words


def test_where_nothing_works_every_reason_is_named() -> None:
    with pytest.raises(BackendUnavailableError, match=r"triton: Triton 3\.1\.0 has no driver.*torch: no product"):
        covered(TuneOptions(), triton=NO, torch=Support(False, "no product"))
    with pytest.raises(
        BackendUnavailableError, match=r"vendor:Vendor can't run .* leave --backend out to measure torch$"
    ):
        covered(TuneOptions(backend="vendor:Vendor"), triton=NO, **{"vendor:Vendor": Support(False, "no card")})


# What Triton says of a machine where it does not work.


def test_triton_that_is_missing_or_has_no_driver_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("triton")
    backend = TritonBackend()
    nowhere = backend.support("cuda:99")
    assert not nowhere.usable
    assert "cuda:99" in nowhere.reason
    monkeypatch.setitem(sys.modules, "triton", None)
    missing = backend.support("cuda:0")
    assert (missing.usable, "triton can't be imported" in missing.reason) == (False, True)


def _sigmoid(rows: Any, _ends: Any, out: Any, **_settings: Any) -> None:
    out.copy_(torch.nn.functional.silu(rows[:, : out.shape[1]]))


def _stub(*_args: Any, **_settings: Any) -> None:
    raise RuntimeError("the compiler ended with 0 and wrote nothing\nmore")


@pytest.mark.parametrize(
    ("launch", "reason"),
    [
        (_sigmoid, ""),
        (_stub, "a small kernel could not be launched: RuntimeError: the compiler ended with 0 and wrote nothing"),
        (lambda *_args, **_settings: None, "a small kernel gave wrong numbers"),
    ],
)
def test_a_driver_that_answers_is_not_enough(launch: Any, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("triton")
    from moebench.kernels import activation

    def on_the_host(make: Any) -> Any:
        return lambda *sizes, device=None, **more: make(*sizes, **more)

    monkeypatch.setattr(TritonBackend, "_driver", lambda self, device: Support(True, versions=(("triton", "3.1.0"),)))
    monkeypatch.setattr(torch.cuda, "device", lambda device: contextlib.nullcontext())
    monkeypatch.setattr(torch, "ones", on_the_host(torch.ones))
    monkeypatch.setattr(torch, "zeros", on_the_host(torch.zeros))
    monkeypatch.setattr(activation, "launch", launch)
    found = TritonBackend().support("cuda:0")
    assert found.usable is (not reason)
    assert (
        found.reason == "" if not reason else found.reason.startswith(f"Triton 3.1.0 does not work on cuda:0: {reason}")
    )
