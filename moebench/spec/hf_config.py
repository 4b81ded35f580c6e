"""A MoE layer's shape from any Hugging Face ``config.json``, without transformers.

What a file does not say is taken from what its family's code is known to assume, and is then not called
verified; what neither says is an error that lists what was found. Nothing is ever guessed from a field of
another meaning: the dense width never stands in for the experts'.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from reprlib import repr as short
from typing import Any

from moebench.errors import InputError
from moebench.spec import hf_fields as names
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.hf_fields import Family
from moebench.spec.hf_layers import moe_layers
from moebench.spec.hf_reader import ConfigReader
from moebench.spec.model_entry import SHAPE_FIELDS, ModelEntry
from moebench.spec.shape import MoEShape, Scoring

_ODD_EXPERTS = re.compile(r"(zero|identity|null|copy|constant)[a-z_]*expert|expert[a-z_]*(zero|identity|null)")
_OTHER_CLAMP = re.compile(r"(swiglu|expert)[a-z_]*clamp")
_LATENT = re.compile(r"latent[a-z_]*(moe|expert)|(moe|expert)[a-z_]*latent")


@dataclass
class _Resolved:
    """Values of a shape's fields as they are resolved; ``stated`` are those the file gave."""

    reader: ConfigReader
    family: Family
    known_family: bool
    values: dict[str, Any] = field(default_factory=dict)
    stated: set[str] = field(default_factory=set)
    missed: dict[str, str] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def put(self, name: str, value: Any, *, stated: bool, looked_for: tuple[str, ...] = ()) -> None:
        """Set a field, or remember under which names it was missed when ``value`` is None."""
        if value is None:
            self.missed[name] = f"none of {', '.join(looked_for)}"
            return
        self.values[name] = value
        if stated:
            self.stated.add(name)


def _text_node(where: str, config: Mapping[str, Any]) -> tuple[Mapping[str, Any], tuple[str, ...]]:
    """The part of the file that describes the language model's layers, and every name of its family."""
    families: list[str] = []
    node: Mapping[str, Any] | None = config
    while node is not None:
        architectures = node.get("architectures")
        given = [node.get("model_type"), *(architectures if isinstance(architectures, list) else ())]
        families = [n for n in given if isinstance(n, str)] + families
        if any(node.get(n) is not None for n in names.NUM_EXPERTS):
            return node, tuple(families)
        ffn = node.get("ffn_config")
        if isinstance(ffn, dict) and any(ffn.get(n) is not None for n in names.NUM_EXPERTS):
            return {**node, **{k: v for k, v in ffn.items() if k != "model_type"}}, tuple(families)
        node = next((n for key in names.NESTED if isinstance(n := node.get(key), dict)), None)
    raise InputError(
        f"{where}: describes no MoE layer: it has none of {', '.join(names.NUM_EXPERTS)}, at the top or in "
        f"{', '.join(names.NESTED)}; a dense model can't be measured"
    )


def _sizes(r: _Resolved) -> None:
    reader, width_names = r.reader, r.family.expert_width
    for name, known in (("num_experts", names.NUM_EXPERTS), ("topk", names.TOPK), ("hidden_size", names.HIDDEN)):
        r.put(name, reader.integer(known), stated=True, looked_for=known)
    r.put("intermediate_size", reader.integer(width_names), stated=True, looked_for=width_names)
    dense = reader.raw(names.DENSE_WIDTH)
    if "intermediate_size" in r.missed and dense is not None:
        r.missed["intermediate_size"] += (
            f"; intermediate_size {short(dense)} is there, but it is the experts' width only in "
            f"{names.families_with_dense_field()}"
        )
    latent = reader.integer(names.LATENT, least=0) or 0
    if latent == r.values.get("hidden_size"):
        latent = 0
    r.put("latent_size", latent, stated=reader.stated(names.LATENT))
    r.put("expert_bias", r.family.expert_bias or reader.boolean(("mlp_bias",)) or False,
          stated=reader.stated(("mlp_bias",)) and not r.family.expert_bias)  # fmt: skip
    r.put("weight_on", r.family.weight_on, stated=False)


def _router(r: _Resolved) -> None:
    reader = r.reader
    scoring = reader.text(names.SCORING)
    if scoring is not None and scoring.lower() not in names.SCORINGS:
        r.refused.append(f"scoring {scoring[:40]}: only {', '.join(names.SCORINGS)} are supported")
        r.put("scoring", Scoring.SOFTMAX, stated=False)
    else:
        value = None if scoring is None else names.SCORINGS[scoring.lower()]
        r.put("scoring", value, stated=reader.stated(names.SCORING), looked_for=names.SCORING)
    r.put("renormalize", reader.boolean(names.RENORMALIZE), stated=reader.stated(names.RENORMALIZE),
          looked_for=names.RENORMALIZE)  # fmt: skip
    r.put("routed_scaling_factor", reader.number(names.SCALING) or 1.0, stated=reader.stated(names.SCALING))
    method = reader.text(("topk_method",))
    if method is not None and method not in names.TOPK_METHODS:
        r.refused.append(f"topk_method {method[:40]}: only {', '.join(names.TOPK_METHODS)} are supported")
    has_groups = reader.stated(names.NUM_GROUPS) and method != "greedy"
    num_groups = reader.integer(names.NUM_GROUPS) or 1
    topk_groups = reader.integer(names.TOPK_GROUPS) or num_groups
    r.put("num_groups", num_groups if has_groups else 1, stated=reader.stated(names.NUM_GROUPS))
    r.put("topk_groups", topk_groups if has_groups else 1, stated=reader.stated(names.TOPK_GROUPS))
    bias, bias_stated = reader.boolean(names.ROUTER_BIAS), reader.stated(names.ROUTER_BIAS)
    if not bias_stated and method is not None:
        bias, bias_stated = method == "noaux_tc", True
    r.put("router_bias", bias or False, stated=bias_stated)


def _activation(r: _Resolved) -> None:
    reader = r.reader
    name = reader.text(names.ACTIVATION)
    name = r.family.activation or (name.lower() if name is not None else None)
    gated = r.family.gated if r.known_family else name not in ("relu2", "squared_relu")
    r.put("gated", gated, stated=False)
    if name is None:
        r.put("activation", None, stated=False, looked_for=names.ACTIVATION)
        return
    activation = names.ACTIVATIONS.get(name)
    if activation is None:
        r.refused.append(f"activation {name[:40]}: only {', '.join(k.value for k in ActivationKind)} are supported")
        r.put("activation", Activation(), stated=False)
        return
    limit, alpha = reader.number(("swiglu_limit",)), reader.number(("swiglu_alpha",))
    if limit is not None or alpha is not None:
        if activation.kind is not ActivationKind.SILU or not gated:
            r.refused.append(f"swiglu_limit {limit}: a clamp on {name} is not supported")
        else:
            activation = replace(activation, limit=limit or activation.limit, alpha=alpha or activation.alpha)
    stated = reader.stated(names.ACTIVATION) and (not activation.clamped or limit is not None)
    r.put("activation", activation, stated=stated and not r.family.activation)


def _shared(r: _Resolved) -> None:
    reader = r.reader
    width = reader.integer(names.SHARED_WIDTH, least=0)
    count = reader.integer(names.SHARED_COUNT, least=0)
    stated = reader.stated(names.SHARED_WIDTH) or reader.stated(names.SHARED_COUNT)
    if width is None:
        width = (count or 0) * r.values.get("intermediate_size", 0)
    elif width and count is not None and count > 1:
        r.refused.append(f"shared_intermediate_size {width}: whether all {count} shared experts or each is so wide")
    elif not width and count:
        raise InputError(f"{reader.where}: it has {count} shared experts, but their width is 0")
    count = (count if count is not None else 1) if width else 0
    r.put("num_shared_experts", count if width else 0, stated=stated)
    r.put("shared_intermediate_size", width if count else 0, stated=stated)
    r.put("shared_gate", r.family.shared_gate and count > 0, stated=False)


def _layers(r: _Resolved) -> None:
    layers = moe_layers(r.reader)
    if layers is None:
        r.put("num_moe_layers", None, stated=False, looked_for=names.NUM_LAYERS)
        return
    total = len(layers)
    if r.reader.raw("swiglu_limits") is not None or r.reader.raw("swiglu_limits_shared") is not None:
        layers = _with_common_limit(r, layers)
    r.put("num_moe_layers", len(layers), stated=True)
    if len(layers) < total:
        r.notes.append(f"The shape is that of {len(layers)} MoE layers of {total}; the others clamp differently.")


def _with_common_limit(r: _Resolved, layers: list[int]) -> list[int]:
    """The MoE layers that share the most common pair of clamp limits, routed and shared."""
    routed = r.reader.limits("swiglu_limits", layers[-1] + 1)
    shared = r.reader.limits("swiglu_limits_shared", layers[-1] + 1)
    (limit, shared_limit), _ = Counter((routed[i], shared[i]) for i in layers).most_common(1)[0]
    activation = r.values.get("activation")
    if limit != shared_limit:
        r.refused.append(f"activation limit {limit:g}: the shared experts clamp at {shared_limit:g} instead")
    elif limit and isinstance(activation, Activation):
        r.values["activation"] = replace(activation, limit=limit)
    return [i for i in layers if (routed[i], shared[i]) == (limit, shared_limit)]


def _asks_for_something(value: Any) -> bool:
    """Whether a field is switched on: 0, false, null, an empty text and a list of nothing else are off."""
    return any(value) if isinstance(value, list) else bool(value)


def _refuse_unknown_features(r: _Resolved, node: Mapping[str, Any]) -> None:
    r.refused.extend(r.family.refused)
    for name, value in node.items():
        if name in names.LATENT or not isinstance(value, (int, float, str, list)) or not _asks_for_something(value):
            continue
        if name in names.REFUSED_FIELDS:
            r.refused.append(f"{name} {short(value)}: {names.REFUSED_FIELDS[name]}")
        elif any(odd.search(name) for odd in (_ODD_EXPERTS, _OTHER_CLAMP, _LATENT)):
            r.refused.append(f"{name} {short(value)}: what this field asks of the layer is not modelled")
    if node.get("enable_moe_block") is False:
        raise InputError(f"{r.reader.where}: enable_moe_block is false, so it has no MoE layer to measure")


def _quantisation(config: Mapping[str, Any]) -> str:
    """How the published weights are stored, in words; empty when the file does not say."""
    given = config.get("quantization_config")
    method = given.get("quant_method") if isinstance(given, dict) else None
    if not isinstance(method, str):
        return ""
    block = given.get("weight_block_size")  # type: ignore[union-attr]
    if isinstance(block, list) and block and all(type(b) is int for b in block):
        return f"{method[:40]}, blocks of {' x '.join(str(b) for b in block[:4])}"
    return method[:40]


def entry_from_config(config: object, *, name: str, where: str) -> ModelEntry:
    """The model that ``config`` (a parsed config.json) describes; ``where`` names the file in messages.

    A feature that no shape can say makes the entry refused, by name. Raises InputError for a dense model,
    a value of the wrong type, and a field that can't be resolved, with what was found and what was missed.
    """
    if not isinstance(config, dict):
        raise InputError(f"{where}: holds {short(config)}; a JSON object is needed")
    node, family_names = _text_node(where, config)
    family = names.find_family(family_names)
    reader = ConfigReader(where, node, family.defaults if family else {})
    r = _Resolved(reader, family or Family(), family is not None)
    for resolve in (_sizes, _router, _activation, _shared, _layers):
        resolve(r)
    if r.missed:
        missed = "; ".join(f"{key} ({value})" for key, value in r.missed.items())
        found = ", ".join(f"{key} = {short(value)}" for key, value in reader.found.items())
        of = f"family {short(family_names[0])}" if family_names else "no model_type"
        raise InputError(
            f"{where}: can't be resolved ({of}, {'known' if family else 'not known'}). "
            f"Missed: {missed}. Found: {found}. Write a model file instead (docs/models.md)"
        )
    _refuse_unknown_features(r, node)
    shape = MoEShape(name=name, refused=tuple(r.refused), **r.values)
    unverified = tuple(f for f in SHAPE_FIELDS if f not in r.stated)
    return ModelEntry(
        shape, (), where, unverified, _quantisation(config) or _quantisation(node), " ".join(r.notes)
    )  # fmt: skip


def _name_of(path: Path) -> str:
    """A model's name from where its config.json lies: the hub id in a hub cache, else its folder."""
    for folder in path.absolute().parents:
        if folder.name.startswith("models--"):
            return folder.name.removeprefix("models--").replace("--", "/")
    return path.absolute().parent.name if path.name == "config.json" else path.stem


def read_hf_config(path: Path, *, name: str = "") -> ModelEntry:
    """The model that the config.json at ``path`` describes; raises InputError (see ``entry_from_config``)."""
    try:
        config = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{path}: can't be read: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise InputError(f"{path}: is not valid JSON: {error}") from None
    return entry_from_config(config, name=name or _name_of(path), where=str(path))
