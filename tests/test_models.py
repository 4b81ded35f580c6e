"""The registry of models: its files, the ways to name a model, and ``moebench models``."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from moebench.cli import models as models_cli
from moebench.errors import InputError, UnknownNameError, UnsupportedError
from moebench.spec.activation import ActivationKind
from moebench.spec.model_entry import SHAPE_FIELDS, ModelEntry, read_entry, to_toml
from moebench.spec.models import load_model, model_names
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Workload

CONFIGS = Path(__file__).resolve().parents[1] / "configs" / "models"
FIXTURES = Path(__file__).parent / "data" / "hf"
NAMES = model_names()


def _app() -> typer.Typer:
    app = typer.Typer()
    models_cli.register(app)
    app.callback()(lambda: None)
    return app


def _invoke(*arguments: str) -> str:
    result = CliRunner().invoke(_app(), ["models", *arguments], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_registry_holds_at_least_thirty_models() -> None:
    assert len(NAMES) >= 30
    assert sum(not load_model(name).refused for name in NAMES) >= 30


@pytest.mark.parametrize("name", NAMES)
def test_every_file_is_named_by_its_model_and_in_the_canonical_form(name: str, tmp_path: Path) -> None:
    entry = load_model(name)
    text = (CONFIGS / f"{name}.toml").read_text(encoding="utf-8")
    assert entry.shape.name == name == name.lower()
    assert entry.source
    assert to_toml(entry) == text
    copy = tmp_path / "copy.toml"
    copy.write_text(text, encoding="utf-8")
    assert read_entry(copy) == entry


def test_no_alias_belongs_to_two_models() -> None:
    aliases = [alias.lower() for name in NAMES for alias in load_model(name).aliases]
    assert len(aliases) == len(set(aliases))
    assert not set(aliases) & set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_model_runs_or_is_refused_by_name(name: str) -> None:
    entry = load_model(name)
    if not entry.refused:
        assert Workload(entry.shape, num_tokens=1).weight_bytes() > 0
        return
    with pytest.raises(UnsupportedError, match=entry.refused[0].split(":")[0]):
        Workload(entry.shape, num_tokens=1)


def test_the_models_with_features_beyond_a_shape_are_refused() -> None:
    assert {n for n in NAMES if load_model(n).refused} == {"kimi-k3", "nemotron-3-super-120b", "gemma-4-26b-a4b"}
    assert any(r.startswith("activation situ") for r in load_model("kimi-k3").refused)
    assert any(r.startswith("latent_size 3584") for r in load_model("kimi-k3").refused)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("mixtral-8x7b", {"num_experts": 8, "topk": 2, "hidden_size": 4096, "intermediate_size": 14336}),
        ("deepseek-v3", {"num_groups": 8, "topk_groups": 4, "router_bias": True, "routed_scaling_factor": 2.5}),
        ("deepseek-v4-flash", {"scoring": Scoring.SQRTSOFTPLUS, "topk": 6, "num_moe_layers": 40}),
        ("qwen1.5-moe-a2.7b", {"num_experts": 60, "shared_intermediate_size": 5632, "renormalize": False}),
        ("qwen3-30b-a3b", {"num_experts": 128, "topk": 8, "intermediate_size": 768, "num_moe_layers": 48}),
        ("llama-4-scout", {"weight_on": WeightOn.INPUT, "topk": 1}),
        ("nemotron-3-nano-30b-a3b", {"gated": False, "up_factor": 1, "shared_intermediate_size": 3712}),
        ("kimi-k2", {"num_experts": 384, "routed_scaling_factor": 2.827}),
        ("gpt-oss-120b", {"expert_bias": True, "hidden_size": 2880, "intermediate_size": 2880}),
    ],
)
def test_well_known_shapes(name: str, expected: dict[str, object]) -> None:
    shape = load_model(name).shape
    assert {key: getattr(shape, key) for key in expected} == expected


def test_gpt_oss_clamps_and_nemotron_squares() -> None:
    assert load_model("gpt-oss-20b").shape.activation.describe() == "silu(alpha=1.702, limit=7, up_offset=1)"
    assert load_model("nemotron-3-nano-30b-a3b").shape.activation.kind is ActivationKind.RELU2


@pytest.mark.parametrize("name", ["Qwen/Qwen3-30B-A3B", "qwen/qwen3-30b-a3b", "QWEN3-30B-A3B", " qwen3-30b-a3b "])
def test_names_and_hub_ids_in_any_case(name: str) -> None:
    assert load_model(name).shape.name == "qwen3-30b-a3b"


def test_unknown_name_lists_near_matches_and_says_what_to_do() -> None:
    with pytest.raises(UnknownNameError, match=r"did you mean qwen3-30b-a3b.*config\.json"):
        load_model("qwen3-30b")


def test_a_config_file_and_its_folder_are_models(tmp_path: Path) -> None:
    folder = tmp_path / "my-model"
    folder.mkdir()
    (folder / "config.json").write_text((FIXTURES / "qwen3-30b-a3b.json").read_text())
    by_folder, by_file = load_model(str(folder)), load_model(str(folder / "config.json"))
    assert by_folder == by_file
    assert by_folder.shape.name == "my-model"


@pytest.mark.parametrize("kind", ["missing.json", "./missing", "empty-folder"])
def test_a_path_without_a_config_is_a_clear_error(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty-folder").mkdir()
    with pytest.raises(InputError, match=r"does not exist|without a config\.json"):
        load_model(kind)


def test_a_name_that_no_file_system_takes_is_an_unknown_name() -> None:
    for name in ("x" * 5000, "nul\0byte", ""):
        with pytest.raises(UnknownNameError):
            load_model(name)


def _cache(root: Path, revision: str, experts: int, *, main: bool) -> None:
    repository = root / "models--some-org--Some-MoE"
    snapshot = repository / "snapshots" / revision
    snapshot.mkdir(parents=True)
    config = json.loads((FIXTURES / "qwen3-30b-a3b.json").read_text()) | {"num_experts": experts}
    (snapshot / "config.json").write_text(json.dumps(config))
    if main:
        (repository / "refs").mkdir()
        (repository / "refs" / "main").write_text(revision)


def test_hub_id_from_the_local_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path))
    with pytest.raises(UnknownNameError, match="nothing is downloaded"):
        load_model("some-org/Some-MoE")
    _cache(tmp_path, "aaa", 64, main=True)
    _cache(tmp_path, "bbb", 32, main=False)
    entry = load_model("some-org/Some-MoE")
    assert entry.shape.name == "some-org/Some-MoE"
    assert entry.shape.num_experts == 64
    assert load_model("Some-Org/some-moe").shape.num_experts == 64
    by_path = load_model(str(tmp_path / "models--some-org--Some-MoE" / "snapshots" / "aaa"))
    assert by_path.shape.name == "some-org/Some-MoE"


def _write(tmp_path: Path, change: tuple[str, str]) -> Path:
    text = (CONFIGS / "qwen3-30b-a3b.toml").read_text(encoding="utf-8")
    assert change[0] in text
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(*change, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("topk = 8", 'topk = "8"'), r"shape\.topk is '8'"),
        (("topk = 8", "topk = 8.5"), r"shape\.topk is 8\.5"),
        (("topk = 8", "topk = 129"), r"topk is 129; at most"),
        (("topk = 8", "topk = true"), r"shape\.topk is True"),
        (("topk = 8", "topk_ = 8"), r"unknown key shape\.topk_; allowed: .*topk"),
        (("num_experts = 128\n", ""), r"shape\.num_experts"),
        (('scoring = "softmax"', 'scoring = "softmin"'), r"shape\.scoring is 'softmin'.*sigmoid"),
        (('kind = "silu"', 'kind = "situ"'), r"shape\.activation\.kind is 'situ'.*relu2"),
        (('kind = "silu"', 'sort = "silu"'), r"unknown key shape\.activation\.sort; allowed: kind"),
        (('"router_bias"', '"rooter_bias"'), r"rooter_bias.*router_bias"),
        (("[shape]", "[form]"), r"unknown key form"),
        (("[shape]", "[shape"), r"not valid TOML"),
        (("routed_scaling_factor = 1.0", "routed_scaling_factor = nan"), r"routed_scaling_factor"),
    ],
)
def test_a_broken_model_file_names_file_key_value_and_what_is_allowed(
    change: tuple[str, str], message: str, tmp_path: Path
) -> None:
    path = _write(tmp_path, change)
    with pytest.raises(InputError, match=message) as caught:
        load_model(str(path))
    assert "broken.toml" in str(caught.value)


def test_a_field_that_the_file_leaves_out_is_not_verified(tmp_path: Path) -> None:
    entry = load_model(str(_write(tmp_path, ("expert_bias = false\n", ""))))
    assert not entry.is_verified("expert_bias")
    assert load_model("qwen3-30b-a3b").is_verified("expert_bias")


def test_unverified_must_name_fields() -> None:
    with pytest.raises(InputError, match="hidden_width"):
        ModelEntry(MoEShape("m", 8, 2, 64, 32), unverified=("hidden_width",))


def test_a_refused_shape_can_not_become_a_workload() -> None:
    shape = replace(load_model("qwen3-30b-a3b").shape, refused=("router oracle: not modelled",))
    with pytest.raises(UnsupportedError, match="router oracle"):
        Workload(shape, num_tokens=4)


def test_list_writes_every_model_in_every_format() -> None:
    rows = json.loads(_invoke("list", "--format", "json"))
    assert [row["name"] for row in rows] == NAMES
    assert {row["name"] for row in rows if not row["runs"]} >= {"kimi-k3", "nemotron-3-super-120b"}
    assert next(row for row in rows if row["name"] == "kimi-k3")["activation"] == "situ"
    assert len(_invoke("list", "--format", "csv").splitlines()) == len(NAMES) + 1
    assert len(_invoke("list", "--format", "md").splitlines()) == len(NAMES) + 2
    table = _invoke("list")
    assert all(name in table for name in NAMES)


def test_show_marks_every_field_and_counts_the_weights_of_a_rank() -> None:
    shown = json.loads(_invoke("show", "qwen3-30b-a3b", "--tp", "2", "--ep-size", "4", "--format", "json"))
    assert [field["field"] for field in shown["fields"]] == list(SHAPE_FIELDS)
    status = {field["field"]: field["status"] for field in shown["fields"]}
    assert status["num_experts"] == "verified"
    assert status["router_bias"] == "not verified"
    assert shown["rank"]["w13_shape"] == [32, 768, 2048]
    assert shown["rank"]["weight_bytes"] == 32 * (3 * 384 * 2048) * 2


def test_show_says_why_a_model_can_not_be_run() -> None:
    text = _invoke("show", "kimi-k3")
    assert "can't be run" in text
    assert "situ" in text
    assert json.loads(_invoke("show", "kimi-k3", "--format", "json"))["rank"] is None


def test_show_toml_of_a_config_is_a_model_file(tmp_path: Path) -> None:
    text = _invoke("show", str(FIXTURES / "glm-4.5-air.json"), "--format", "toml")
    path = tmp_path / "glm-4.5-air.toml"
    path.write_text(text)
    assert replace(load_model(str(path)).shape, name="x") == replace(load_model("glm-4.5-air").shape, name="x")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--tp", "5"), "does not divide by --tp 5"),
        (("--tp", "0"), "does not divide by --tp 0"),
        (("--ep-size", "3"), "does not divide by --ep-size 3"),
        (("--dtype", "fp8"), "allowed: bf16, fp16, fp32"),
    ],
)
def test_show_refuses_what_does_not_divide(arguments: tuple[str, str], message: str) -> None:
    with pytest.raises(InputError, match=message):
        _invoke("show", "qwen3-30b-a3b", *arguments)


def test_the_list_fits_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = _invoke("list")
    monkeypatch.setenv("COLUMNS", "80")
    told = _invoke("list")
    assert max(map(len, told.splitlines())) <= 80 < max(map(len, whole.splitlines()))
    assert set(whole.replace("─", "").split()) == set(told.replace("─", "").split())


@pytest.mark.parametrize("command", ["list", "show"])
def test_help_has_examples(command: str) -> None:
    assert f"moebench models {command}" in _invoke(command, "--help")
