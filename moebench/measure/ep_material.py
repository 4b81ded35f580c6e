"""What an expert-parallel group is measured on: draws for all ranks, and weights that outlive points of one model."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import torch

from moebench.pipeline import reference
from moebench.pipeline.ep.experts import Experts, matrix_over
from moebench.pipeline.ep.ranks.protocol import Ranks, Region
from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.pipeline.layout import repack
from moebench.pipeline.make import make_inputs, make_weights
from moebench.spec import draws
from moebench.spec.ep import EPGeometry
from moebench.spec.ep_workload import EPWorkload, Placement
from moebench.spec.routing import Routing, RoutingKind
from moebench.spec.shape import MoEShape
from moebench.spec.traces import load_trace
from moebench.spec.workload import Major, WeightLayout, Workload

RAGGED = "ragged"
"""Name of the gate's routing that leaves experts empty (``draws.ragged_logits``)."""

_MATRICES = ("w13", "w2", "b13", "b2")


@dataclass(frozen=True)
class GroupDraw:
    """One draw for this process's ranks: tokens ``hidden`` [n, H], route ``weights`` and expert ``ids`` [n, K] each."""

    hidden: dict[int, torch.Tensor]
    weights: dict[int, torch.Tensor]
    ids: dict[int, torch.Tensor]


def routed_shape(shape: MoEShape) -> MoEShape:
    """``shape`` without its shared experts: they stay with the token's rank and no planner moves them."""
    return replace(shape, num_shared_experts=0, shared_intermediate_size=0, shared_gate=False)


def group_workload(workload: EPWorkload, routing: Routing | None = None) -> Workload:
    """All ranks' tokens as one layer's: hot experts are hot on every rank, and a skew is the group's."""
    return Workload(
        routed_shape(workload.shape), max(1, sum(workload.tokens)), workload.dtype, routing or workload.routing,
        layout=workload.weight_layout, seed=workload.seed,
    )  # fmt: skip


def recorded_by_rank(workload: EPWorkload) -> bool:
    """Whether the routing is a trace that recorded as many ranks as the group has: each then gets its own."""
    routing = workload.routing
    if routing.kind is not RoutingKind.TRACE or routing.trace_rank or workload.ep_size == 1:
        return False
    return load_trace(routing.trace).num_ranks == workload.ep_size


def draw_workloads(workload: EPWorkload) -> list[Workload]:
    """What is drawn: one workload for the whole group, or one a rank (of its tokens) where the trace says so."""
    if not recorded_by_rank(workload):
        return [group_workload(workload)]
    whole = group_workload(workload)
    return [
        replace(whole, num_tokens=max(1, count), routing=replace(workload.routing, trace_rank=rank))
        for rank, count in enumerate(workload.tokens)
    ]


def make_group_draw(workload: EPWorkload, ranks: Ranks, number: int, logits: torch.Tensor | None = None) -> GroupDraw:
    """Draw ``number`` of the workload's routing for the local ranks; ``logits`` [sum of tokens, E] replace it.

    Raises InputError where the routing can't be drawn.
    """
    drawn = [group_workload(workload, Routing())] if logits is not None else draw_workloads(workload)
    inputs = [make_inputs(w, ranks.device, number) for w in drawn]
    if logits is not None:
        inputs = [LayerInputs(inputs[0].x, logits)]
    bias = torch.from_numpy(draws.router_bias(drawn[0])).to(ranks.device) if workload.shape.router_bias else None
    made = GroupDraw({}, {}, {})
    for rank in ranks.local_ranks:
        source = inputs[0] if len(inputs) == 1 else inputs[rank]
        start = sum(workload.tokens[:rank]) if len(inputs) == 1 else 0
        mine = slice(start, start + workload.tokens[rank])
        made.hidden[rank] = source.x[mine].clone()
        made.weights[rank], made.ids[rank] = reference.route(source.router_logits[mine], drawn[0].shape, bias)
    return made


def ragged_logits(workload: EPWorkload, device: torch.device) -> torch.Tensor:
    """Logits [sum of tokens, E] under which some experts get no token."""
    return torch.from_numpy(draws.ragged_logits(group_workload(workload, Routing()), 0)).to(device)


class ExpertShelf:
    """The routed experts on a group's ranks, made once while points of one model follow each other.

    Slots are shared by all geometries, so that only one layer may run at a time.
    """

    def __init__(self, ranks: Ranks) -> None:
        self._ranks = ranks
        self._key: object = None
        self._home: dict[str, Region] = {}
        self._slots: dict[str, Region] = {}
        self._num_slots = 0
        self._layout = WeightLayout()

    def open(self, workload: EPWorkload, num_slots: int) -> None:
        """Hold ``workload``'s weights and at least ``num_slots`` slots; collective."""
        key = (routed_shape(workload.shape), workload.dtype, workload.ep_size, workload.placement,
               workload.weight_layout, workload.seed)  # fmt: skip
        if key != self._key:
            self._home, self._slots, self._num_slots, self._key = {}, {}, 0, None
            self._layout = WeightLayout(workload.weight_layout.w13_order, Major.N)
            self._load(workload)
            self._key = key
        if num_slots > self._num_slots or not self._slots:
            self._slots = {}
            for name, home in self._home.items():
                one = next(t for t in home.tensors if t is not None)
                self._slots[name] = self._ranks.allocate(f"{name} slots", [num_slots, *one.shape[1:]], one.dtype)
            self._num_slots = num_slots
        self._ranks.wait()
        self._ranks.sync()

    def rank_workload(self, workload: EPWorkload, rank: int, num_tokens: int = 1) -> Workload:
        """The single-device workload of the experts that live on ``rank``, as this shelf holds them."""
        return Workload(
            routed_shape(workload.shape), num_tokens, workload.dtype, ep_size=workload.ep_size, ep_rank=rank,
            layout=self._layout, seed=workload.seed,
        )  # fmt: skip

    def _made(self, workload: EPWorkload, rank: int) -> LayerWeights:
        asked = replace(self.rank_workload(workload, rank), layout=workload.weight_layout)
        made = make_weights(asked, self._ranks.device)
        return repack(made, workload.weight_layout, self._layout, gated=workload.shape.gated)

    def _load(self, workload: EPWorkload) -> None:
        ranks, size, replicated = self._ranks, workload.ep_size, workload.placement is Placement.REPLICATED
        whole: dict[str, torch.Tensor] = {}
        for rank in range(size) if replicated else ranks.local_ranks:
            part = self._made(workload, rank)
            for name in _MATRICES:
                tensor = getattr(part, name)
                if tensor is None:
                    continue
                if not replicated:
                    if name not in self._home:
                        self._home[name] = ranks.allocate(name, list(tensor.shape), tensor.dtype)
                    self._home[name].of(rank).copy_(tensor)
                    continue
                if name not in whole:
                    whole[name] = tensor.new_empty(size * tensor.shape[0], *tensor.shape[1:])
                whole[name][rank * tensor.shape[0] : (rank + 1) * tensor.shape[0]] = tensor
        for name, tensor in whole.items():
            self._home[name] = ranks.replicate(name, tensor)

    def experts(self, workload: EPWorkload) -> Experts:
        """The experts under ``workload``'s geometry."""
        geometry: EPGeometry = workload.geometry()
        made = {
            name: matrix_over(name, home, self._slots[name], self._ranks, geometry, workload.placement)
            for name, home in self._home.items()
        }
        return Experts(workload.placement, self._layout, **made)

    def poison_slots(self) -> None:
        """Fill every local slot with NaN: what isn't prefetched must never be read."""
        for region in self._slots.values():
            for rank in self._ranks.local_ranks:
                region.of(rank).fill_(float("nan"))

    def weights_of(self, workload: EPWorkload, rank: int) -> LayerWeights:
        """What lives on ``rank``: as views where this process reaches it, else made again."""
        if workload.placement is Placement.SHARDED:
            parts = {name: home.tensors[rank] for name, home in self._home.items()}
        else:
            own = workload.geometry().experts_per_rank
            local = self._ranks.local_ranks[0]
            parts = {n: home.of(local)[rank * own : (rank + 1) * own] for n, home in self._home.items()}
        if any(part is None for part in parts.values()):
            return self._made(workload, rank)
        names = {f.name for f in fields(LayerWeights)} & set(parts)
        return LayerWeights(**{name: parts[name] for name in names})  # type: ignore[arg-type]
