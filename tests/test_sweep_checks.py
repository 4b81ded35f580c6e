"""Values that no recording has are refused when a sweep is loaded; foreign kernels are theirs to describe."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from recorded_sweeps import sweep
from typer.testing import CliRunner

from moebench.cli.main import app
from moebench.errors import InputError, MoebenchError, StoreError
from moebench.store.sweep_files import SUFFIX, from_bytes, read_sweep, to_bytes, write_sweep
from moebench.store.sweep_import import Foreign, import_text
from moebench.store.sweeps import Sweep, SweepHeader
from moebench.tune.replay_prior import PriorChoice, default_choice, priors

Body = dict[str, Any]


def _kernel(body: Body) -> Any:
    return body["kernels"][0]


def _cell(body: Body) -> Any:
    return _kernel(body)["cells"][0]


def _axis(name: str, value: object) -> Callable[[Body], None]:
    return lambda body: _kernel(body)["axes"][name].__setitem__(0, value)


@pytest.fixture(scope="module")
def swept() -> Sweep:
    return sweep(tokens=(64,), rounds=2)


@pytest.fixture(scope="module")
def body(swept: Sweep) -> Body:
    found: Body = json.loads(gzip.decompress(to_bytes(swept)))
    return found


BAD: list[tuple[str, Callable[[Body], None], str]] = [
    ("measure_s", lambda b: _cell(b)["measure_s"].__setitem__(0, -5.0), r"measure_s of plan 0 is -5.0; allowed: 0 to"),
    ("seconds", lambda b: _kernel(b)["compiled"]["seconds"].__setitem__(0, -5.0), "seconds of plan 0 is -5.0; allowed"),
    ("hours", lambda b: _kernel(b)["compiled"]["seconds"].__setitem__(0, 1e308), "seconds of plan 0 is 1e"),
    ("registers", lambda b: _kernel(b)["compiled"]["registers"].__setitem__(0, -1), "registers of plan 0 is -1"),
    ("zero us", lambda b: _cell(b)["screen_us"].__setitem__(0, [0.0]), "a block is 0.0 us"),
    ("tiny us", lambda b: _cell(b)["screen_us"].__setitem__(0, [1e-300]), "a block is 1e-300 us"),
    ("huge us", lambda b: _cell(b)["screen_us"].__setitem__(0, [1e300]), r"a block is 1e\+300 us"),
    ("tokens", lambda b: _cell(b).update(num_tokens=10**12), "num_tokens must be"),
    ("text", _axis("block_k", "a"), "axes.block_k is 'a'; allowed: whole numbers from 1"),
    ("true", _axis("block_k", True), "axes.block_k is True; allowed"),
    ("negative", _axis("block_k", -64), "axes.block_k is -64; allowed"),
    ("zero", _axis("block_m", 0), "axes.block_m is 0; allowed"),
    ("huge", _axis("block_m", 2**70), "axes.block_m is 1180591620717411303424; allowed"),
    ("missing", lambda b: _kernel(b)["axes"].pop("num_warps"), "axes lack num_warps"),
    ("more", lambda b: _kernel(b)["axes"].update(foo=_kernel(b)["axes"]["block_k"]), "axes has 'foo'"),
    ("no kernel", lambda b: _kernel(b).update(kernel=""), "kernel is ''; allowed"),
    ("no backend", lambda b: _kernel(b).update(backend="\x00"), "backend is '.x00'; allowed"),
    ("created", lambda b: b["header"].update(created="zz"), "header.created is 'zz'; allowed: ISO 8601"),
    ("hardware", lambda b: b["header"].update(hardware="../x"), "header.hardware is '../x'; allowed"),
    ("device", lambda b: b["header"].update(device_name="a\x1b[2J"), "header.device_name is"),
    ("NUL", lambda b: b["workload"]["shape"].update(name="a\x00"), "workload.shape.name is 'a.x00'; allowed"),
    ("path", lambda b: b["workload"]["shape"].update(name="../../x"), "workload.shape.name is '../../x'; allowed"),
]


@pytest.mark.parametrize(("change", "told"), [b[1:] for b in BAD], ids=[b[0] for b in BAD])
def test_an_impossible_value_is_named_with_its_file_and_what_is_allowed(
    body: Body, change: Callable[[Body], None], told: str
) -> None:
    changed = copy.deepcopy(body)
    change(changed)
    with pytest.raises(StoreError, match=rf"^some\.sweep: (?s:.)*{told}"):
        from_bytes(gzip.compress(json.dumps(changed).encode()), "some.sweep")


@pytest.mark.parametrize("more", [b"garbage", gzip.compress(b"{}")], ids=["garbage", "member"])
def test_nothing_may_follow_the_end_of_a_file(swept: Sweep, more: bytes) -> None:
    with pytest.raises(StoreError, match=f"goes on for {len(more)} bytes after its end"):
        from_bytes(to_bytes(swept) + more)


def test_a_date_may_be_in_universal_time_and_a_model_a_hub_id(body: Body) -> None:
    changed = copy.deepcopy(body)
    changed["header"]["created"] = "2026-01-02T03:04:05Z"
    changed["workload"]["shape"]["name"] = "Qwen/Qwen3-30B-A3B"
    assert from_bytes(gzip.compress(json.dumps(changed).encode())).name == "h200-Qwen-Qwen3-30B-A3B-bf16-fused"


FOREIGN = Foreign(SweepHeader("rtx3090", "RTX 3090", "2026-01-02"))


def _foreign(kernel: str) -> Sweep:
    rows = [f"{kernel},mixtral-8x7b,64,{m},{name},{m / 3 + 1} {m / 3 + 2}" for m in (0, -1, 64) for name in ("a", "b")]
    (made,) = import_text("\n".join(["kernel,shape,tokens,block_m,num_stages,times_us", *rows]), "csv", FOREIGN)
    return made


@pytest.mark.parametrize("kernel", ["my_gemm", "gemm1_fused"])
def test_a_foreign_kernel_has_axes_of_its_own_even_under_a_name_of_ours(kernel: str, tmp_path: Path) -> None:
    path = tmp_path / f"a{SUFFIX}"
    write_sweep(_foreign(kernel), path)
    assert read_sweep(path).kernels[0].axes["num_stages"][0] == "a"
    words = ["replay", str(path), "-s", "random", "-s", "pool", "--seeds", "2", "--trials", "2", "--jobs", "1"]
    for command in (["sweep", "show", str(path)], words):
        told = CliRunner().invoke(app, command)
        assert told.exit_code == 0, told.output
    for asked in (["replay", str(path), "--prior", "installed"], ["hw", "calibrate", str(path)]):
        refused = CliRunner().invoke(app, asked)
        assert isinstance(refused.exception, InputError)
        assert f"kernel '{kernel}' of backend 'foreign'" in str(refused.exception)
        assert "unknown to this version's model" in str(refused.exception)


def test_a_kernel_that_this_version_has_not_gets_no_prediction(swept: Sweep) -> None:
    other = replace(swept, kernels=(replace(swept.kernels[0], kernel="gemm9"),))
    two = [other, replace(other, workload=replace(other.workload, shape=replace(other.workload.shape, name="b")))]
    assert default_choice(two) is PriorChoice.NONE
    with pytest.raises(InputError, match=r"kernel 'gemm9' .* take --prior none"):
        priors(two, PriorChoice.HELD_OUT)


def test_a_cell_without_a_time_is_told_with_its_file(body: Body, tmp_path: Path) -> None:
    changed = copy.deepcopy(body)
    _cell(changed).update(screen_us=[[] for _ in _cell(changed)["screen_us"]], race=[])
    path = tmp_path / f"a{SUFFIX}"
    path.write_bytes(gzip.compress(json.dumps(changed).encode()))
    for words in (["sweep", "show"], ["replay"], ["hw", "calibrate"]):
        told = CliRunner().invoke(app, [*words, str(path)])
        assert isinstance(told.exception, MoebenchError)
        assert str(told.exception).startswith(f"{path}: no plan of gemm1_fused has a time at 64 tokens")


def _refused(*words: str) -> str:
    told = CliRunner().invoke(app, list(words))
    assert isinstance(told.exception, MoebenchError), told.output
    return str(told.exception)


def test_where_a_replay_and_a_fit_write_is_looked_at_before_they_work(
    swept: Sweep, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object, **__: object) -> None:
        pytest.fail("it worked before it looked")

    monkeypatch.setattr("moebench.tune.replay.replay", never)
    monkeypatch.setattr("moebench.tune.calibration.recalibrate", never)
    path = tmp_path / f"a{SUFFIX}"
    write_sweep(swept, path)
    assert "there is no folder" in _refused("hw", "calibrate", str(path), "--out", str(tmp_path / "no" / "c.json"))
    assert "is a folder" in _refused("hw", "calibrate", str(path), "--out", str(tmp_path))
    told = _refused("replay", str(path), "--out", str(path / "deep"))
    assert "is no folder; choose another --out" in told
    assert "moebench plot" not in told


def test_a_wrong_option_of_a_replay_says_what_is_allowed(swept: Sweep, tmp_path: Path) -> None:
    path = tmp_path / f"a{SUFFIX}"
    write_sweep(swept, path)
    told = _refused("replay", str(path), "--sampler", "poo")
    assert all(name in told for name in ("pool", "random", "tpe", "exhaustive"))
    for jobs in ("0", "-1"):
        assert f"--jobs is {jobs}; it must be at least 1" in _refused("replay", str(path), "--jobs", jobs)
