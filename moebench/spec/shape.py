"""The shape of one MoE layer: what a model's configuration says of it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import Enum

from moebench.errors import InputError
from moebench.spec.activation import Activation

MAX_EXPERTS = 1024
MAX_TOPK = 32


class Scoring(str, Enum):
    """How router logits become scores."""

    SOFTMAX = "softmax"
    SIGMOID = "sigmoid"
    SQRTSOFTPLUS = "sqrtsoftplus"


class WeightOn(str, Enum):
    """Where the route weight is applied: to the experts' input rows or to their output rows."""

    OUTPUT = "output"
    INPUT = "input"


def _positive(owner: str, **values: int) -> None:
    for name, value in values.items():
        if value < 1:
            raise InputError(f"{owner}: {name} is {value}; it must be at least 1")


@dataclass(frozen=True)
class MoEShape:
    """One MoE layer of a model, whole (before tensor or expert parallelism).

    ==========================  ====================================================================
    field                       meaning
    ==========================  ====================================================================
    num_experts (E)             routed experts of the layer, 1 … 1,024; any number
    topk (K)                    experts a token, 1 … 32, at most E
    hidden_size (H)             width of a token
    intermediate_size (I)       width of one routed expert
    scoring                     softmax, sigmoid or sqrtsoftplus of the logits
    renormalize                 the K chosen scores are divided by their sum
    num_groups, topk_groups     grouped top-k: the best ``topk_groups`` of ``num_groups`` stay
    routed_scaling_factor       multiplies the route weights last
    router_bias                 a bias [E] that selects but does not weigh
    activation, gated           formula (``spec.activation``); ungated experts have no up half
    expert_bias                 the experts' two linear layers have biases
    weight_on                   route weight on the experts' output (usual) or input (Llama 4)
    shared_intermediate_size    width of all shared experts together, 0 for none
    shared_gate                 the shared output is scaled by sigmoid(x · g), g [H]
    latent_size                 width the routed experts see, where it is not H; 0 otherwise
    num_moe_layers              MoE layers of the model, for time per model step
    refused                     what of the layer no field can say, each ``field value: why``; such a shape can't run
    ==========================  ====================================================================
    """

    name: str
    num_experts: int
    topk: int
    hidden_size: int
    intermediate_size: int
    scoring: Scoring = Scoring.SOFTMAX
    renormalize: bool = True
    num_groups: int = 1
    topk_groups: int = 1
    routed_scaling_factor: float = 1.0
    router_bias: bool = False
    activation: Activation = field(default_factory=Activation)
    gated: bool = True
    expert_bias: bool = False
    weight_on: WeightOn = WeightOn.OUTPUT
    num_shared_experts: int = 0
    shared_intermediate_size: int = 0
    shared_gate: bool = False
    latent_size: int = 0
    num_moe_layers: int = 1
    refused: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        name = self.name
        _positive(
            name, num_experts=self.num_experts, topk=self.topk, hidden_size=self.hidden_size,
            intermediate_size=self.intermediate_size, num_groups=self.num_groups,
            topk_groups=self.topk_groups, num_moe_layers=self.num_moe_layers,
        )  # fmt: skip
        for field_name in ("num_shared_experts", "shared_intermediate_size", "latent_size"):
            if getattr(self, field_name) < 0:
                raise InputError(f"{name}: {field_name} is {getattr(self, field_name)}; it must be at least 0")
        if not (math.isfinite(self.routed_scaling_factor) and self.routed_scaling_factor > 0):
            raise InputError(
                f"{name}: routed_scaling_factor is {self.routed_scaling_factor}; it must be a number above 0"
            )
        if self.num_experts > MAX_EXPERTS:
            raise InputError(f"{name}: num_experts is {self.num_experts}; at most {MAX_EXPERTS} are supported")
        if self.topk > min(self.num_experts, MAX_TOPK):
            raise InputError(
                f"{name}: topk is {self.topk}; at most min({MAX_TOPK}, num_experts {self.num_experts}) is allowed"
            )
        if self.num_experts % self.num_groups:
            raise InputError(f"{name}: num_experts {self.num_experts} does not divide into {self.num_groups} groups")
        if self.topk_groups > self.num_groups:
            raise InputError(f"{name}: topk_groups is {self.topk_groups}; at most num_groups ({self.num_groups})")
        if self.topk > self.topk_groups * (self.num_experts // self.num_groups):
            raise InputError(
                f"{name}: topk {self.topk} is more than the experts in {self.topk_groups} of {self.num_groups} groups"
            )
        if not self.gated and (self.activation.up_offset or self.activation.clamped):
            raise InputError(f"{name}: an ungated activation has no up half to clamp or offset")
        if bool(self.num_shared_experts) != bool(self.shared_intermediate_size):
            raise InputError(
                f"{name}: num_shared_experts is {self.num_shared_experts} but shared_intermediate_size is "
                f"{self.shared_intermediate_size}; give both or neither"
            )
        if self.shared_gate and not self.num_shared_experts:
            raise InputError(f"{name}: shared_gate is set but there is no shared expert")

    @property
    def grouped(self) -> bool:
        """Whether the router chooses groups before experts."""
        return self.num_groups > 1 and self.topk_groups < self.num_groups

    @property
    def up_factor(self) -> int:
        """Width of GEMM1's output over I: 2 when gated, else 1."""
        return 2 if self.gated else 1

    def unsupported(self) -> list[str]:
        """What of this shape no part of moebench can run, in words; empty when it can run."""
        reasons = list(self.refused)
        if self.latent_size and self.latent_size != self.hidden_size:
            reasons.append(
                f"latent_size {self.latent_size}: the routed experts see a projection of the hidden state, "
                "and the two projections around them are not modelled"
            )
        return reasons
