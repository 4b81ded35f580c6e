"""``moebench doctor`` and ``moebench hw`` as a person uses them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from hw_fakes import FakeNvml, install
from torch_tables import stale, torch_table
from typer.testing import CliRunner, Result

from moebench.cli import doctor, hw
from moebench.errors import InputError, MoebenchError, StoreError
from moebench.measure import cpu_load, device_facts, noise
from moebench.measure import probe as probing
from moebench.spec.hardware import Fact
from moebench.spec.hw_files import load_hardware, load_hardware_file, user_hardware_file, write_hardware
from moebench.store.targets import require_file
from moebench.tables.files import save_table, table_path, user_tables_dir
from moebench.testing.table_formats import predicted

app = typer.Typer()
hw.register(app)
doctor.register(app)


@pytest.fixture(autouse=True)
def _own_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))


def _json(*words: str, code: int = 0) -> object:
    result = CliRunner().invoke(app, [*words, "--format", "json"], catch_exceptions=False)
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def _text(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), catch_exceptions=False, env={"COLUMNS": "220"})
    assert result.exit_code == 0, result.output
    return result.stdout


def _findings(code: int = 0) -> dict[str, dict[str, str]]:
    told = _json("doctor", "--device", "cpu", "--no-noise", code=code)
    assert isinstance(told, dict)
    assert told["ok"] is (code == 0)
    return {finding["topic"]: finding for finding in told["findings"]}


def test_hw_list_has_every_device() -> None:
    listed = _json("hw", "list")
    assert isinstance(listed, list)
    assert {"h200", "bi-v100", "cpu"} <= {entry["key"] for entry in listed}
    text = _text("hw", "list")
    assert "mr-v100" in text
    assert "16?" in text


def test_hw_show_gives_unit_source_and_confidence() -> None:
    text = _text("hw", "show", "bi-v100")
    assert "assumed" in text
    assert "GB/s" in text
    assert "bf16 120" in text
    shown = _json("hw", "show", "h200")
    assert isinstance(shown, dict)
    assert shown["facts"]["memory_gbps"] == {
        "value": 4800, "source": "datasheet", "confidence": "high", "note": "",
    }  # fmt: skip


@pytest.mark.parametrize("words", [("hw", "list"), ("hw", "show", "bi-v100"), ("hw", "show", "h200")], ids=" ".join)
def test_hw_tables_fit_a_terminal_and_lose_nothing(words: tuple[str, ...]) -> None:
    narrow = CliRunner().invoke(app, list(words), catch_exceptions=False, env={"COLUMNS": "80"}).stdout
    lines = narrow.splitlines()
    assert max(map(len, lines[1:] if words[1] == "show" else lines)) <= 80
    assert "…" not in narrow
    if words[1] == "show":
        for name, fact in load_hardware(words[2]).facts.items():
            (told,) = [line for line in lines if line.split()[:1] == [name]]
            assert told.split()[-2:] == [fact.source, fact.confidence]
            assert all(word in narrow.split() for word in fact.note.split())
    else:
        cells = {cell for line in _text(*words).splitlines()[1:] for cell in line.split()}
        assert cells <= set(narrow.split())
        assert narrow.count("v100-sxm2-32") == 2, "each part names the devices"


def test_hw_show_of_an_unknown_key_is_an_input_error() -> None:
    with pytest.raises(InputError, match="did you mean h200"):
        CliRunner().invoke(app, ["hw", "show", "h2000"], catch_exceptions=False)


def test_hw_detect_says_what_and_why() -> None:
    told = _json("hw", "detect", "--device", "cpu")
    assert isinstance(told, dict)
    assert told["known"] is True
    assert told["hardware"]["key"] == "cpu"
    assert told["reported"]["kind"] == "cpu"
    assert "matched" in _text("hw", "detect", "--device", "cpu")


def test_hw_detect_without_torch_looks_at_nvml(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, FakeNvml(name="NVIDIA Something", memory=(8 << 30, 7 << 30)))
    monkeypatch.setattr(device_facts, "has_torch", lambda: False)
    text = _text("hw", "detect")
    assert "unknown device" in text
    assert "next: moebench hw probe" in text


@pytest.fixture
def _calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which nothing keeps a short probe from agreeing with itself."""
    monkeypatch.setattr(cpu_load.Neighbours, "crowd", lambda *_: "")
    monkeypatch.setattr(probing, "MOST_APART", float("inf"))


@pytest.mark.usefixtures("_calm")
def test_hw_probe_writes_the_user_level_descriptor() -> None:
    told = _json("hw", "probe", "--device", "cpu", "--seconds", "0.05")
    assert isinstance(told, dict)
    assert told["written"] == str(user_hardware_file("cpu"))
    found = load_hardware("cpu")
    assert found.origin == "probed"
    assert found.bandwidth_gbps() is not None
    assert told["left_out"] == {}


@pytest.fixture
def _doubtful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A probe whose copies disagree."""
    facts = {
        "copy_gbps": Fact(9.0, "measured", "low"),
        "launch_us": Fact(2.0, "measured"),
        "cpu_threads": Fact(2, "measured"),
    }
    probed = probing.Probed({"l2_bytes": Fact(1 << 20, "driver"), **facts}, {"copy_gbps": "its rounds gave 9, 4 and 9"})
    monkeypatch.setattr(probing, "probe", lambda device, seconds: probed)


def _probe(*words: str) -> Result:
    return CliRunner().invoke(app, ["hw", "probe", *words], catch_exceptions=False, env={"COLUMNS": "220"})


def _rates() -> tuple[float | None, ...]:
    found = load_hardware("cpu")
    return tuple(found.number(name) for name in ("launch_us", "copy_gbps", "cpu_threads"))


@pytest.mark.usefixtures("_doubtful")
def test_hw_probe_leaves_out_what_is_in_doubt_and_says_what_to_do() -> None:
    result = _probe("--device", "cpu")
    assert result.exit_code == 0
    assert "warning: left out copy_gbps: its rounds gave 9, 4 and 9" in result.stderr
    assert "warning: left out cpu_threads: it stands for all rates" in result.stderr
    assert "next: moebench hw probe --device cpu --seconds 10\n" in result.stderr, "to be copied as it is"
    assert "probe again while nothing else runs; until then every run measures" in result.stderr
    assert "copy_gbps" not in result.stdout
    assert _rates() == (2.0, None, None)
    told = _json("hw", "probe", "--device", "cpu")
    assert isinstance(told, dict)
    assert list(told["left_out"]) == ["copy_gbps", "cpu_threads"]
    assert (told["written"], told["kept"]) == (str(user_hardware_file("cpu")), None)


@pytest.mark.usefixtures("_doubtful")
def test_hw_probe_names_the_device_and_the_file_of_the_next_probe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_facts, "default_device", lambda: "cpu")
    path = tmp_path / "my card.toml"
    result = _probe("--seconds", "3", "--out", str(path))
    assert result.exit_code == 0
    assert f"next: moebench hw probe --device cpu --seconds 15 --out '{path}'\n" in result.stderr
    assert "every run measures" not in result.stderr, "a user-level file may serve them"


@pytest.mark.usefixtures("_doubtful")
def test_hw_probe_in_doubt_keeps_a_file_that_has_what_it_lacks(tmp_path: Path) -> None:
    cpu, path = load_hardware("cpu"), user_hardware_file("cpu")
    good = {"launch_us": Fact(1.0, "measured"), "copy_gbps": Fact(8.0, "measured"), "cpu_threads": Fact(2, "measured")}
    write_hardware(replace(cpu, facts=good), path)
    before = path.read_bytes()
    result = _probe("--device", "cpu")
    assert (result.exit_code, path.read_bytes()) == (1, before)
    assert f"{path} has what was left out from an earlier probe; it stays as it is" in result.stderr
    assert "not written" in result.stderr
    assert "every run measures" not in result.stderr
    told = _json("hw", "probe", "--device", "cpu", code=1)
    assert isinstance(told, dict)
    assert (told["written"], told["kept"]) == (None, str(path))
    assert _probe("--device", "cpu", "--out", str(tmp_path / "x.toml")).exit_code == 0
    assert (load_hardware_file(tmp_path / "x.toml").number("launch_us"), path.read_bytes()) == (2.0, before)
    write_hardware(replace(cpu, facts={"copy_gbps": good["copy_gbps"]}), path)
    assert _probe("--device", "cpu").exit_code == 0, "an incomplete file serves nobody"
    assert _rates() == (2.0, None, None)


@pytest.mark.usefixtures("_doubtful")
def test_hw_probes_next_command_takes_a_path_that_looks_like_an_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "next: moebench hw probe --device cpu --seconds 10 --out ./-x.toml\n" in _probe(
        "--device", "cpu", "--out", "-x.toml"
    ).stderr  # fmt: skip


def test_hw_probe_that_measured_nothing_writes_nothing_and_exits_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = {
        "l2_bytes": Fact(1 << 20, "driver"),
        "launch_us": Fact(2.0, "measured"),
        "cpu_threads": Fact(2, "measured"),
    }
    probed = probing.Probed(facts, {"launch_us": "its rounds gave 9, 4 and 9"})
    monkeypatch.setattr(probing, "probe", lambda device, seconds: probed)
    path = user_hardware_file("cpu")
    write_hardware(replace(load_hardware("cpu"), facts={"copy_gbps": Fact(8.0, "measured")}), path)
    before = path.read_bytes()
    for words in ((), ("--out", str(tmp_path / "x.toml"))):
        result = _probe("--device", "cpu", *words)
        assert result.exit_code == 1
        assert "no rate is left; nothing is written" in result.stderr
        assert "written to" not in result.stderr.replace("nothing is written to", "")
    told = _json("hw", "probe", "--device", "cpu", code=1)
    assert isinstance(told, dict)
    assert (told["written"], told["kept"]) == (None, None)
    assert path.read_bytes() == before
    assert not (tmp_path / "x.toml").exists()


@pytest.mark.usefixtures("_calm")
def test_hw_probe_writes_where_it_is_told(tmp_path: Path) -> None:
    _json("hw", "probe", "--device", "cpu", "--seconds", "0.05", "--out", str(tmp_path / "x.toml"))
    assert load_hardware_file(tmp_path / "x.toml").key == "cpu"
    assert not user_hardware_file("cpu").exists()


@pytest.mark.usefixtures("_doubtful")
def test_hw_probe_writes_through_a_link_and_with_usual_permissions(tmp_path: Path) -> None:
    card, link = tmp_path / "card.toml", tmp_path / "link.toml"
    link.symlink_to(card)
    for _ in range(2):  # a link to nothing, and to a file
        assert _probe("--device", "cpu", "--out", str(link)).exit_code == 0
        assert link.is_symlink()
        assert load_hardware_file(card).key == "cpu"
    plain = tmp_path / "plain"
    plain.touch()
    assert _probe("--device", "cpu").exit_code == 0
    assert {p.stat().st_mode & 0o777 for p in (card, user_hardware_file("cpu"))} == {plain.stat().st_mode & 0o777}


@pytest.mark.parametrize(
    ("out", "told"),
    [
        (".", "is a folder; name a file to write"),
        ("file/x.toml", "file is no folder; choose another --out"),
        ("circle", "leads back to itself"),
        (None, "MOEBENCH_CONFIG_DIR .*file is no folder; choose another MOEBENCH_CONFIG_DIR"),
    ],
)
def test_hw_probe_refuses_a_place_before_it_measures(
    out: str | None, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probing, "probe", lambda *_: pytest.fail("it measured"))
    (tmp_path / "file").touch()
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "file"))
    words = [] if out is None else ["--out", str(tmp_path / out)]
    with pytest.raises(MoebenchError, match=told):
        _probe("--device", "cpu", *words)


@pytest.mark.skipif(not Path("/proc/self/comm").exists(), reason="needs a folder in which nobody makes a file")
@pytest.mark.parametrize("place", ["file", "link", "new"])
def test_hw_probe_needs_a_folder_that_takes_a_new_file(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probing, "probe", lambda *_: pytest.fail("it measured"))
    mine = Path("/proc/self/comm").resolve()
    assert os.access(mine, os.W_OK), "one's own file in such a folder"
    link = tmp_path / "link.toml"
    link.symlink_to(mine)
    out = {"file": mine, "link": link, "new": Path("/proc/x.toml")}[place]
    with pytest.raises(StoreError, match=f"--out {out}: /proc.* can't be written to; choose another --out"):
        _probe("--device", "cpu", "--out", str(out))


def test_a_file_of_somebody_elses_in_a_shared_folder_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "x").touch()
    monkeypatch.setattr(os, "geteuid", lambda: 4242)
    require_file(tmp_path / "x")
    tmp_path.chmod(0o1777)
    require_file(tmp_path / "y")
    with pytest.raises(StoreError, match="x is somebody else's, in a folder where only its owner may replace it"):
        require_file(tmp_path / "x")
    assert [p.name for p in tmp_path.iterdir()] == ["x"]


def test_doctor_finds_nothing_wrong_here() -> None:
    found = _findings()
    assert {"versions", "device", "hardware", "memory", "clock"} <= set(found)
    assert found["backend torch"]["state"] == "ok"
    assert "next: moebench run" in _text("doctor", "--device", "cpu", "--no-noise")


def test_doctor_names_the_tables_that_a_run_would_use() -> None:
    assert "tuning tables" not in _findings()
    path = table_path(torch_table(), user_tables_dir())
    save_table(torch_table(), path)
    found = _findings()["tuning tables"]
    assert found["state"] == "ok"
    assert found["said"].startswith(f"measured: {torch_table().name};")
    guess = predicted(torch_table())
    path.rename(path.parent / "not-read.txt")
    save_table(guess, table_path(guess, user_tables_dir()))
    assert _findings()["tuning tables"]["said"].startswith("predicted, timed by nobody: ")


@pytest.mark.parametrize(("broken", "told"), [(True, "no run uses it"), (False, "is stale and not used")])
def test_doctor_names_a_table_that_no_run_uses(broken: bool, told: str) -> None:
    path = table_path(torch_table(), user_tables_dir())
    save_table(stale(torch_table()), path)
    if broken:
        path.write_text("{", encoding="utf-8")
    found = _findings()["tuning tables"]
    assert found["state"] == "note"
    assert str(path) in found["said"]
    assert told in found["said"]
    assert "moebench tune" in found["next_step"]


def test_doctor_reports_a_corrupt_user_file_and_goes_on() -> None:
    path = user_hardware_file("cpu")
    path.parent.mkdir(parents=True)
    path.write_text("key = 3", encoding="utf-8")
    found = _findings(code=1)
    assert found["hardware"]["state"] == "wrong"
    assert str(path) in found["hardware"]["said"]
    assert found["memory"]["state"] == "ok"


def test_doctor_without_torch_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_facts, "has_torch", lambda: False)
    found = _findings(code=1)
    assert found["torch"]["next_step"] == "pip install torch"


def test_doctor_of_a_device_that_is_not_here() -> None:
    (*_, last) = doctor.examine("cuda:77", noise=False)
    assert (last.topic, last.state) == ("device", "wrong")


@pytest.mark.parametrize(
    ("spread", "state"), [(0.004, "ok"), (doctor.NOISY * 1.1, "note"), (doctor.UNUSABLE_NOISE * 1.1, "wrong")]
)
def test_doctor_judges_the_noise_floor(monkeypatch: pytest.MonkeyPatch, spread: float, state: str) -> None:
    monkeypatch.setattr(noise, "noise_floor", lambda device: noise.NoiseFloor(30, 20_000.0, spread, 0.01))
    (*_, last) = doctor.examine("cpu", noise=True)
    assert (last.topic, last.state) == ("noise floor", state)
    assert f"{spread:.1%}" in last.said


def _gpu_findings(monkeypatch: pytest.MonkeyPatch, fake: FakeNvml | None) -> dict[str, doctor.Finding]:
    install(monkeypatch, fake)
    monkeypatch.setattr(noise, "graph_capture_refusal", lambda device: None)
    return {finding.topic: finding for finding in doctor._gpu_state("cuda:0")}


def test_doctor_names_neighbours_and_throttling_of_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    found = _gpu_findings(
        monkeypatch,
        FakeNvml(sm_clock=345, max_clock=1980, power=90_000, limit=700_000, temperature=31, throttle=0x40,
                 processes=[(2**22 + 1, 3 << 30)]),
    )  # fmt: skip
    assert "345 of 1980 MHz, power 90 of 700 W, 31 °C" in found["NVML"].said
    assert found["throttling"].state == "wrong"
    assert found["other processes"].state == "wrong"
    assert "3.2 GB" in found["other processes"].said
    assert found["graph capture"].state == "ok"


def test_doctor_of_a_quiet_gpu_and_of_one_without_nvml(monkeypatch: pytest.MonkeyPatch) -> None:
    found = _gpu_findings(monkeypatch, FakeNvml(throttle=0x4, processes=[]))
    assert found["throttling"].state == "note"
    assert found["other processes"].state == "ok"
    assert _gpu_findings(monkeypatch, None)["NVML"].state == "note"


@pytest.mark.parametrize("words", [["hw", "list"], ["hw", "show"], ["hw", "detect"], ["hw", "probe"], ["doctor"]])
def test_every_help_has_examples(words: list[str]) -> None:
    assert "moebench " + " ".join(words) in _text(*words, "--help")


def test_the_commands_load_nothing_heavy() -> None:
    code = "import sys, moebench.cli.hw, moebench.cli.doctor; print(*{'torch', 'pydantic'}.intersection(sys.modules))"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == ""
