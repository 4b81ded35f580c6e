"""Shapes from config.json files: families, traps, and that no input ends in anything but an entry or a clear error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from moebench.errors import InputError, MoebenchError, UnsupportedError
from moebench.spec import hf_fields
from moebench.spec.hf_config import entry_from_config, read_hf_config
from moebench.spec.model_entry import SHAPE_FIELDS, ModelEntry
from moebench.spec.models import load_model
from moebench.spec.shape import Scoring
from moebench.spec.workload import Workload

FIXTURES = Path(__file__).parent / "data" / "hf"
NAMES = sorted(path.stem for path in FIXTURES.glob("*.json"))
CORE = ("num_experts", "topk", "hidden_size", "intermediate_size", "gated", "shared_intermediate_size")


def _config(name: str) -> dict[str, Any]:
    config: dict[str, Any] = json.loads((FIXTURES / f"{name}.json").read_text())
    return config


def _load(config: object) -> ModelEntry:
    return entry_from_config(config, name="m", where="config.json")


def _qwen(**changes: Any) -> dict[str, Any]:
    return {k: v for k, v in {**_config("qwen3-30b-a3b"), **changes}.items() if v != "absent"}


def test_fixtures_cover_at_least_fourteen_families() -> None:
    assert len({_config(name)["model_type"] for name in NAMES}) >= 14


@pytest.mark.parametrize("name", NAMES)
def test_a_config_agrees_with_the_registry(name: str) -> None:
    registered, loaded = load_model(name), read_hf_config(FIXTURES / f"{name}.json")
    for field in SHAPE_FIELDS:
        if registered.is_verified(field) or field in CORE:
            assert getattr(loaded.shape, field) == getattr(registered.shape, field), field
    assert loaded.refused == registered.refused


@pytest.mark.parametrize("name", NAMES)
def test_only_what_the_file_says_is_verified(name: str) -> None:
    entry = read_hf_config(FIXTURES / f"{name}.json")
    assert all(entry.is_verified(field) for field in ("num_experts", "topk", "hidden_size", "intermediate_size"))
    assert not entry.is_verified("weight_on")
    assert not entry.is_verified("shared_gate")


@pytest.mark.parametrize("field", ["num_local_experts", "n_routed_experts", "num_experts", "moe_num_experts"])
def test_names_of_the_expert_count(field: str) -> None:
    assert _load(_qwen(**{"num_experts": "absent", field: 96})).shape.num_experts == 96


@pytest.mark.parametrize("field", ["num_experts_per_token", "top_k_experts", "moe_topk", "moe_top_k", "moe_k"])
def test_names_of_topk(field: str) -> None:
    assert _load(_qwen(num_experts_per_tok="absent", **{field: 5})).shape.topk == 5


def test_a_list_with_one_value_counts_and_another_is_refused() -> None:
    assert _load(_qwen(num_experts_per_tok="absent", moe_topk=[6, 6, 6])).shape.topk == 6
    with pytest.raises(UnsupportedError, match="moe_topk differs from layer to layer"):
        _load(_qwen(num_experts_per_tok="absent", moe_topk=[6, 7]))
    with pytest.raises(InputError, match="moe_topk"):
        _load(_qwen(num_experts_per_tok="absent", moe_topk=[]))


def test_two_names_of_one_field_must_agree() -> None:
    with pytest.raises(InputError, match=r"num_experts is 128 but n_routed_experts is 64"):
        _load(_qwen(n_routed_experts=64))


def test_the_dense_width_is_never_the_experts() -> None:
    with pytest.raises(InputError, match=r"intermediate_size 6144 is there, but .*mixtral") as caught:
        _load(_qwen(moe_intermediate_size="absent"))
    message = str(caught.value)
    assert "num_experts = 128" in message
    assert "Missed: intermediate_size" in message


@pytest.mark.parametrize("name", ["mixtral-8x7b", "minimax-m2.5", "minimax-m3", "gpt-oss-120b", "olmoe-1b-7b"])
def test_families_that_keep_the_expert_width_in_intermediate_size(name: str) -> None:
    config = _config(name)
    node = config.get("text_config", config)
    assert _load(config).shape.intermediate_size == node["intermediate_size"]


def test_llama4_takes_neither_its_dense_width_nor_forgets_its_shared_expert() -> None:
    shape = _load(_config("llama-4-maverick")).shape
    assert (shape.intermediate_size, shape.shared_intermediate_size, shape.num_moe_layers) == (8192, 8192, 24)


@pytest.mark.parametrize("key", ["text_config", "language_config", "llm_config"])
def test_nested_text_config(key: str) -> None:
    outer = {"model_type": "some_vl", "hidden_size": 1, "num_hidden_layers": 1, key: _qwen()}
    assert _load(outer).shape == _load(_qwen()).shape


def test_omni_models_nest_twice() -> None:
    assert _load({"thinker_config": {"text_config": _qwen()}}).shape.num_experts == 128


@pytest.mark.parametrize("architectures", [None, [], "absent", [None, 3]])
def test_null_architectures_fall_back_to_the_model_type(architectures: Any) -> None:
    assert _load(_qwen(architectures=architectures)).shape.scoring is Scoring.SOFTMAX


def test_architectures_stand_in_for_a_missing_model_type() -> None:
    assert _load(_qwen(model_type="absent")).shape == _load(_qwen()).shape


def test_an_unknown_family_must_say_its_scoring_and_normalisation() -> None:
    unknown = _qwen(model_type="brand_new_moe", architectures=None, norm_topk_prob="absent")
    with pytest.raises(InputError, match=r"brand_new_moe.*not known.*scoring.*renormalize.*Found: num_experts = 128"):
        _load(unknown)
    entry = _load({**unknown, "scoring_func": "sigmoid", "norm_topk_prob": True})
    assert entry.shape.scoring is Scoring.SIGMOID


def test_noaux_tc_is_a_router_bias() -> None:
    assert _load(_qwen(topk_method="noaux_tc")).shape.router_bias
    assert not _load(_qwen(topk_method="greedy")).shape.router_bias


def test_greedy_selection_ignores_groups() -> None:
    config = {**_config("deepseek-v2"), "topk_method": "greedy"}
    assert not _load(config).shape.grouped
    assert _load(_config("deepseek-v2")).shape.grouped


def test_shared_experts() -> None:
    assert _load(_config("deepseek-v2")).shape.shared_intermediate_size == 2 * 1536
    qwen = _load(_config("qwen1.5-moe-a2.7b")).shape
    assert (qwen.num_shared_experts, qwen.shared_intermediate_size, qwen.shared_gate) == (1, 5632, True)
    assert not _load(_config("deepseek-v3")).shape.shared_gate
    none = _load({**_config("qwen1.5-moe-a2.7b"), "shared_expert_intermediate_size": 0}).shape
    assert (none.num_shared_experts, none.shared_gate) == (0, False)


def test_shared_experts_whose_total_width_is_not_said_are_refused() -> None:
    entry = _load(_qwen(n_shared_experts=2, shared_expert_intermediate_size=512))
    assert any(reason.startswith("shared_intermediate_size 512") for reason in entry.refused)
    with pytest.raises(InputError, match="2 shared experts, but their width is 0"):
        _load(_qwen(n_shared_experts=2, shared_expert_intermediate_size=0))


@pytest.mark.parametrize(
    ("changes", "layers"),
    [
        ({}, 48),
        ({"decoder_sparse_step": 2}, 24),
        ({"mlp_only_layers": [0, 1, 47]}, 45),
        ({"first_k_dense_replace": 3}, 45),
        ({"first_k_dense_replace": 1, "moe_layer_freq": 2}, 23),
        ({"moe_layer_freq": [0, 0, *[1] * 46]}, 46),
        ({"interleave_moe_layer_step": 4}, 12),
        ({"expert_layer_period": 2, "expert_layer_offset": 1}, 24),
        ({"num_dense_layers": 2}, 46),
        ({"num_hash_layers": 3}, 45),
        ({"mlp_layer_types": ["dense", "hash_moe", "sparse", "moe"]}, 2),
        ({"moe_layers_enum": "4,5,6"}, 3),
        ({"hybrid_override_pattern": "ME*ME"}, 2),
        ({"moe_layer_start_index": 2, "moe_layer_end_index": 9, "moe_layer_interval": 1}, 8),
    ],
)
def test_number_of_moe_layers(changes: dict[str, Any], layers: int) -> None:
    assert _load(_qwen(**changes)).shape.num_moe_layers == layers


def test_no_moe_layer_at_all_is_an_error() -> None:
    with pytest.raises(InputError, match="none of its layers"):
        _load(_qwen(first_k_dense_replace=48))


def test_activations() -> None:
    assert _load(_config("gpt-oss-120b")).shape.activation == hf_fields.CLAMPED_SWIGLU
    assert _load({**_config("gpt-oss-120b"), "swiglu_limit": 5.0}).shape.activation.limit == 5.0
    assert _load(_config("deepseek-v4-flash")).shape.activation.describe() == "silu(limit=10)"
    assert not _load(_config("nemotron-3-nano-30b-a3b")).shape.gated


def test_layers_that_clamp_differently_are_counted_apart() -> None:
    config = _config("step-3.7-flash")
    config["text_config"]["swiglu_limits"] = [0] * 43 + [7, 7]
    config["text_config"]["swiglu_limits_shared"] = [None] * 43 + [16, 16]
    entry = _load(config)
    assert entry.shape.num_moe_layers == 40
    assert entry.shape.activation.limit is None
    assert "40 MoE layers of 42" in entry.notes
    config["text_config"]["swiglu_limits"] = [7] * 45
    assert any(reason.startswith("activation limit 7") for reason in _load(config).refused)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"hidden_act": "situ"}, "activation situ"),
        ({"scoring_func": "entmax"}, "scoring entmax"),
        ({"moe_latent_size": 512}, "latent_size 512"),
        ({"routed_expert_hidden_size": 512}, "latent_size 512"),
        ({"zero_expert_num": 256}, "zero_expert_num 256"),
        ({"num_identity_experts": 4}, "num_identity_experts 4"),
        ({"topk_method": "aux_topology"}, "topk_method aux_topology"),
        ({"latent_moe_use_norm": True}, "latent_moe_use_norm True"),
        ({"my_null_experts": 2}, "my_null_experts 2"),
        ({"moe_expert_swiglu_clamp_limit_layerwise": [0, 7]}, "moe_expert_swiglu_clamp_limit_layerwise"),
        ({"hidden_act": "gelu", "swiglu_limit": 3.0}, "swiglu_limit 3.0"),
        ({"model_type": "phimoe", "architectures": None}, "router sparsemixer"),
    ],
)
def test_a_feature_that_is_not_modelled_is_refused_by_name(changes: dict[str, Any], reason: str) -> None:
    entry = _load(_qwen(**changes))
    assert any(r.startswith(reason) for r in entry.refused), entry.refused
    with pytest.raises(UnsupportedError, match=reason):
        Workload(entry.shape, num_tokens=1)


@pytest.mark.parametrize(
    "changes",
    [{"zero_expert_num": 0}, {"moe_latent_size": None}, {"moe_latent_size": 2048}, {"expert_clamps": [0, None]}],
)
def test_a_feature_that_is_switched_off_is_not_refused(changes: dict[str, Any]) -> None:
    assert not _load(_qwen(**changes)).refused


@pytest.mark.parametrize(
    "config",
    [
        {"model_type": "llama", "hidden_size": 4096, "intermediate_size": 14336, "num_hidden_layers": 32},
        {"model_type": "gemma4", "text_config": {"num_experts": None, "hidden_size": 64}},
        {},
    ],
)
def test_a_dense_model_is_a_clear_error(config: dict[str, Any]) -> None:
    with pytest.raises(InputError, match=r"describes no MoE layer.*dense"):
        _load(config)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"num_experts": "128"}, r"num_experts is '128'; a whole number from 1 up"),
        ({"num_experts": True}, r"num_experts is True"),
        ({"num_experts": -4}, r"num_experts is -4"),
        ({"num_experts": 128.0}, r"num_experts is 128\.0"),
        ({"num_experts": 10**400}, r"num_experts is 1"),
        ({"num_experts": {"a": 1}}, r"num_experts is \{"),
        ({"num_experts": 2048}, r"at most 1024"),
        ({"num_experts_per_tok": 129}, r"topk is 129"),
        ({"norm_topk_prob": "yes"}, r"norm_topk_prob is 'yes'; true or false"),
        ({"scoring_func": 3}, r"scoring_func is 3; a text"),
        ({"routed_scaling_factor": float("nan")}, r"routed_scaling_factor is nan; a finite number"),
        ({"routed_scaling_factor": -1.0}, r"routed_scaling_factor is -1\.0"),
        ({"mlp_only_layers": ["a"]}, r"mlp_only_layers"),
        ({"moe_layers_enum": "1,x"}, r"moe_layers_enum is '1,x'"),
        ({"num_hidden_layers": 10**9}, r"num_hidden_layers"),
        ({"num_hidden_layers": "absent"}, r"Missed: num_moe_layers"),
    ],
)
def test_wrong_values_are_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        _load(_qwen(**changes))


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "3", '"text"', "null", "\x00", "[" * 100_000])
def test_a_file_that_is_no_json_object_is_a_clear_error(text: str, tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    path.write_text(text)
    with pytest.raises(InputError, match=r"not valid JSON|JSON object is needed"):
        read_hf_config(path)


def test_deep_nesting_is_a_clear_error() -> None:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    for field in ("num_experts_per_tok", "moe_layer_freq", "mlp_only_layers", "swiglu_limits"):
        with pytest.raises(InputError, match=field):
            _load(_qwen(**{field: [deep, deep]}))
    assert _load(_qwen(my_null_experts=[deep])).refused


def test_bytes_that_are_no_text_and_files_that_are_not_there(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    path.write_bytes(b"\xff\xfe\x00{")
    with pytest.raises(InputError, match="not valid JSON"):
        read_hf_config(path)
    with pytest.raises(InputError, match="can't be read"):
        read_hf_config(tmp_path / "missing.json")


KNOWN_KEYS = sorted(
    {
        *hf_fields.NUM_EXPERTS, *hf_fields.TOPK, *hf_fields.HIDDEN, *hf_fields.EXPERT_WIDTH, *hf_fields.NUM_LAYERS,
        *hf_fields.SCORING, *hf_fields.RENORMALIZE, *hf_fields.SCALING, *hf_fields.NUM_GROUPS, *hf_fields.TOPK_GROUPS,
        *hf_fields.ROUTER_BIAS, *hf_fields.ACTIVATION, *hf_fields.SHARED_COUNT, *hf_fields.SHARED_WIDTH,
        *hf_fields.LATENT, *hf_fields.HASH_LAYERS, *hf_fields.FIRST_DENSE, *hf_fields.NESTED, *hf_fields.REFUSED_FIELDS,
        "model_type", "architectures", "topk_method", "swiglu_limit", "swiglu_limits", "swiglu_limits_shared",
        "moe_layers_enum", "moe_layers", "moe_layer_freq", "mlp_only_layers", "hybrid_override_pattern",
        "layers_block_type", "quantization_config", "ffn_config", "moe_layer_end_index", "decoder_sparse_step",
        "enable_moe_block", "expert_layer_period", "expert_layer_offset", "intermediate_size", "mlp_bias",
    }
)  # fmt: skip
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KNOWN_KEYS) | st.text(max_size=6), inner)
    ),
    max_leaves=12,
)
FUZZ = settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def _entry_or_error(config: object) -> None:
    try:
        entry = _load(config)
    except MoebenchError:
        return
    assert isinstance(entry, ModelEntry)
    assert entry.shape.num_moe_layers >= 1


@FUZZ
@given(JSON)
def test_any_json_is_an_entry_or_a_clear_error(config: object) -> None:
    _entry_or_error(config)


@FUZZ
@given(
    st.sampled_from(NAMES),
    st.dictionaries(st.sampled_from(KNOWN_KEYS), JSON | st.integers(-2, 64), min_size=1, max_size=3),
)
def test_any_change_of_a_real_config_is_an_entry_or_a_clear_error(name: str, changes: dict[str, Any]) -> None:
    config = _config(name)
    config.get("text_config", config).update(changes)
    _entry_or_error(config)
    _entry_or_error({**config, **changes})


@FUZZ
@given(st.binary(max_size=64))
def test_any_bytes_in_a_file_are_an_entry_or_a_clear_error(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "config.json"
    path.write_bytes(data)
    with pytest.raises(InputError):
        read_hf_config(path)
