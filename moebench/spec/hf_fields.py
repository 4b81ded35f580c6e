"""Field names of Hugging Face configurations, and what each model family's code assumes where a file is silent.

A family's ``defaults`` stand for fields that its config.json may leave out; a value taken from there is never
called verified. Sources: each family's public configuration and modelling code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.shape import Scoring, WeightOn

NUM_EXPERTS = ("num_experts", "n_routed_experts", "num_local_experts", "moe_num_experts")
TOPK = (
    "num_experts_per_tok", "num_experts_per_token", "top_k_experts", "moe_topk", "moe_top_k", "moe_k",
    "experts_per_token",
)  # fmt: skip
HIDDEN = ("hidden_size", "d_model")
EXPERT_WIDTH = ("moe_intermediate_size", "expert_intermediate_size", "expert_ffn_hidden_size")
DENSE_WIDTH = "intermediate_size"
NUM_LAYERS = ("num_hidden_layers", "num_layers", "n_layers")
SCORING = (
    "scoring_func", "score_function", "score_func", "moe_router_activation_func", "moe_router_activation",
)  # fmt: skip
RENORMALIZE = ("norm_topk_prob", "moe_renormalize", "norm_expert_weight", "route_norm")
SCALING = ("routed_scaling_factor", "moe_router_scaling_factor", "router_scaling_factor", "route_scale")
NUM_GROUPS = ("n_group", "num_expert_group")
TOPK_GROUPS = ("topk_group",)
ROUTER_BIAS = ("use_routing_bias", "moe_router_enable_expert_bias", "use_moe_router_bias", "use_expert_bias")
ACTIVATION = ("mlp_hidden_act", "hidden_act", "hidden_activation")
SHARED_COUNT = ("n_shared_experts", "num_shared_experts", "moe_num_shared_experts", "num_shared_expert")
SHARED_WIDTH = (
    "shared_expert_intermediate_size", "shared_intermediate_size", "moe_shared_expert_intermediate_size",
    "share_expert_dim",
)  # fmt: skip
LATENT = ("moe_latent_size", "routed_expert_hidden_size", "moe_latent_hidden_size")
HASH_LAYERS = ("num_hash_layers", "n_hash_layers")
FIRST_DENSE = ("first_k_dense_replace", "num_dense_layers", "moe_layer_start_index")

NESTED = ("text_config", "language_config", "llm_config", "thinker_config")

TOPK_METHODS = ("greedy", "group_limited_greedy", "noaux_tc")
SCORINGS: Mapping[str, Scoring] = {s.value: s for s in Scoring}

CLAMPED_SWIGLU = Activation(ActivationKind.SILU, limit=7.0, alpha=1.702, up_offset=1.0)
ACTIVATIONS: Mapping[str, Activation] = {
    "silu": Activation(ActivationKind.SILU),
    "swish": Activation(ActivationKind.SILU),
    "swiglu": Activation(ActivationKind.SILU),
    "gelu": Activation(ActivationKind.GELU_ERF),
    "gelu_new": Activation(ActivationKind.GELU_TANH),
    "gelu_pytorch_tanh": Activation(ActivationKind.GELU_TANH),
    "relu2": Activation(ActivationKind.RELU2),
    "squared_relu": Activation(ActivationKind.RELU2),
    "swigluoai": CLAMPED_SWIGLU,
}

# A truthy value in one of these changes what the layer computes, and no field of a shape can say it.
REFUSED_FIELDS: Mapping[str, str] = {
    "zero_expert_num": "zero-computation experts are not modelled",
    "num_zero_experts": "zero-computation experts are not modelled",
    "zero_expert_type": "zero-computation experts are not modelled",
    "num_identity_experts": "identity experts are not modelled",
    "num_null_experts": "null experts are not modelled",
    "num_copy_experts": "copy experts are not modelled",
    "moe_router_logit_softcapping": "a soft cap on router logits is not modelled",
    "router_logit_softcapping": "a soft cap on router logits is not modelled",
    "latent_moe_use_norm": "a norm on the routed experts' latent rows is not modelled",
    "expert_capacity": "experts that drop tokens are not modelled",
    "moe_expert_capacity": "experts that drop tokens are not modelled",
}


@dataclass(frozen=True)
class Family:
    """What the code of a model family fixes: where the expert width is, and what a silent file means."""

    expert_width: tuple[str, ...] = EXPERT_WIDTH
    defaults: Mapping[str, Any] = field(default_factory=dict)
    activation: str = ""
    gated: bool = True
    expert_bias: bool = False
    weight_on: WeightOn = WeightOn.OUTPUT
    shared_gate: bool = False
    refused: tuple[str, ...] = ()


_IN_DENSE_FIELD = (DENSE_WIDTH,)
_SOFTMAX = {"scoring_func": "softmax", "norm_topk_prob": True, "mlp_hidden_act": "silu"}
_SOFTMAX_RAW = {**_SOFTMAX, "norm_topk_prob": False}
_SIGMOID_BIAS = {
    "scoring_func": "sigmoid", "norm_topk_prob": True, "mlp_hidden_act": "silu", "use_routing_bias": True,
}  # fmt: skip
_DEEPSEEK_V3 = Family(defaults=_SIGMOID_BIAS)
_QWEN_SHARED_RAW = Family(defaults=_SOFTMAX_RAW, shared_gate=True)
_QWEN_SHARED = Family(defaults=_SOFTMAX, shared_gate=True)
_MIXTRAL = Family(_IN_DENSE_FIELD, _SOFTMAX)
_MINIMAX_M3 = Family(_IN_DENSE_FIELD, {**_SIGMOID_BIAS, "mlp_hidden_act": "swigluoai"})
_LLAMA4 = Family(
    _IN_DENSE_FIELD,
    {"scoring_func": "sigmoid", "norm_topk_prob": False, "mlp_hidden_act": "silu", "n_shared_experts": 1},
    weight_on=WeightOn.INPUT,
)
_GEMMA4 = Family(
    defaults={**_SOFTMAX, "mlp_hidden_act": "gelu_pytorch_tanh"},
    refused=("router per_expert_scale: route weights times a learned scale an expert are not modelled",),
)
_PHIMOE = Family(
    _IN_DENSE_FIELD, _SOFTMAX, refused=("router sparsemixer: sparsemixer selection and weights are not modelled",)
)

# Keys are model types without separators, so that a name from `architectures` finds its family too.
FAMILIES: Mapping[str, Family] = {
    "afmoe": _DEEPSEEK_V3,
    "bailingmoe": Family(defaults=_SOFTMAX),
    "bailingmoev2": _DEEPSEEK_V3,
    "dbrx": Family(("ffn_hidden_size",), _SOFTMAX),
    "deepseekv2": Family(defaults=_SOFTMAX_RAW),
    "deepseekv3": _DEEPSEEK_V3,
    "deepseekv32": _DEEPSEEK_V3,
    "deepseekv4": Family(defaults={**_SIGMOID_BIAS, "scoring_func": "sqrtsoftplus", "num_hash_layers": 3}),
    "dots1": _DEEPSEEK_V3,
    "ernie45moe": Family(defaults={**_SOFTMAX, "use_routing_bias": True}),
    "gemma4": _GEMMA4,
    "glm4moe": _DEEPSEEK_V3,
    "glm4moelite": _DEEPSEEK_V3,
    "glmmoedsa": _DEEPSEEK_V3,
    "gptoss": Family(_IN_DENSE_FIELD, _SOFTMAX, activation="swigluoai", expert_bias=True),
    "granitemoe": _MIXTRAL,
    "granitemoehybrid": _MIXTRAL,
    "granitemoeshared": _MIXTRAL,
    "hunyuanv1moe": Family(defaults=_SOFTMAX),
    "jamba": Family(_IN_DENSE_FIELD, _SOFTMAX_RAW),
    "kimik2": _DEEPSEEK_V3,
    "kimik25": _DEEPSEEK_V3,
    "kimik3": _DEEPSEEK_V3,
    "kimilinear": _DEEPSEEK_V3,
    "lfm2moe": Family(defaults=_SIGMOID_BIAS),
    "llama4": _LLAMA4,
    "mimov2flash": _DEEPSEEK_V3,
    "minimax": _MIXTRAL,
    "minimaxm1": _MIXTRAL,
    "minimaxm2": Family(_IN_DENSE_FIELD, _SIGMOID_BIAS),
    "minimaxm3": _MINIMAX_M3,
    "minimaxm3sparse": _MINIMAX_M3,
    "minimaxtext01": _MIXTRAL,
    "mixtral": _MIXTRAL,
    "nemotronh": Family(defaults={**_SIGMOID_BIAS, "mlp_hidden_act": "relu2"}, gated=False),
    "olmoe": Family(_IN_DENSE_FIELD, _SOFTMAX_RAW),
    "phimoe": _PHIMOE,
    "qwen2moe": _QWEN_SHARED_RAW,
    "qwen3moe": Family(defaults=_SOFTMAX_RAW),
    "qwen35moe": _QWEN_SHARED,
    "qwen3next": _QWEN_SHARED,
    "qwen3omnimoe": Family(defaults=_SOFTMAX),
    "qwen3vlmoe": Family(defaults=_SOFTMAX),
    "step3p5": Family(defaults=_SIGMOID_BIAS),
    "step3p7": Family(defaults=_SIGMOID_BIAS),
}

_ENDINGS = ("forcausallm", "forconditionalgeneration", "model", "text", "vl", "thinker")


def find_family(names: tuple[str, ...]) -> Family | None:
    """The family of the first name (model type or architecture) that is known; None when none is."""
    for name in names:
        key = "".join(c for c in name.lower() if c.isalnum())
        while key:
            if key in FAMILIES:
                return FAMILIES[key]
            ending = next((e for e in _ENDINGS if key.endswith(e)), "")
            if not ending:
                break
            key = key.removesuffix(ending)
    return None


def families_with_dense_field() -> str:
    """The families whose ``intermediate_size`` is the experts' width, for messages."""
    return ", ".join(key for key, family in FAMILIES.items() if family.expert_width == _IN_DENSE_FIELD)
