"""What calls are made on: routing draws of a point, and weights that outlive points of the same model."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, fields, replace

import numpy as np
import torch

from moebench.measure.request import Candidate
from moebench.pipeline import reference
from moebench.pipeline.layer import BoundLayer, LayerInputs, LayerWeights
from moebench.pipeline.make import make_inputs, make_weights
from moebench.spec.draws import expert_rows, maxvio_of
from moebench.spec.routing import Routing
from moebench.spec.workload import Workload
from moebench.store.records import RoutingStats


@dataclass(frozen=True)
class Draw:
    """One routing draw: its input, the rows of this rank's experts, how uneven the whole layer's load is."""

    inputs: LayerInputs
    expert_rows: tuple[int, ...]
    maxvio: float


def make_draws(workload: Workload, device: torch.device, count: int, weights: LayerWeights) -> tuple[Draw, ...]:
    """``count`` draws of the workload's routing, with what they really hit; raises InputError as ``make_inputs``."""
    made = []
    for number in range(count):
        inputs = make_inputs(workload, device, number)
        _, routed = reference.route(inputs.router_logits, workload.shape, weights.router_bias)
        ids = routed.cpu().numpy()
        made.append(Draw(inputs, expert_rows(ids, workload), maxvio_of(ids, workload.shape.num_experts)))
    return tuple(made)


def routing_stats(draws: Sequence[Draw]) -> RoutingStats:
    """Means over ``draws``."""
    return RoutingStats(
        draws=len(draws),
        maxvio=float(np.mean([d.maxvio for d in draws])),
        experts_hit=float(np.mean([sum(1 for r in d.expert_rows if r) for d in draws])),
        rows=float(np.mean([sum(d.expert_rows) for d in draws])),
    )


def _tensors(weights: LayerWeights) -> dict[int, torch.Tensor]:
    """Every tensor of ``weights`` by the address of its storage."""
    found = (getattr(weights, f.name) for f in fields(weights))
    return {t.untyped_storage().data_ptr(): t for t in found if isinstance(t, torch.Tensor)}


class WeightShelf:
    """Weights on one device, made once and kept while points of the same model follow one another.

    They depend on the workload without its tokens and routing. A workload with other weights takes the shelf over;
    repacked weights are kept for the candidates of the last point alone.
    """

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._workload: Workload | None = None
        self._made: dict[int, LayerWeights] = {}
        self._prepared: dict[tuple[Hashable, int], LayerWeights] = {}

    @property
    def copies(self) -> int:
        """Copies that are held."""
        return len(self._made)

    def open(self, workload: Workload, candidates: Sequence[Candidate]) -> None:
        """Keep what ``workload`` and ``candidates`` can use; drop the rest."""
        same = replace(workload, num_tokens=1, routing=Routing())
        if same != self._workload:
            self.clear()
            self._workload = same
        wanted = {(c.backend, c.plan) for c in candidates}
        self._prepared = {key: value for key, value in self._prepared.items() if key[0] in wanted}

    def made(self, copy: int) -> LayerWeights:
        """Copy number ``copy``, in the workload's layout."""
        assert self._workload is not None
        if copy not in self._made:
            self._made[copy] = make_weights(self._workload, self._device, copy)
        return self._made[copy]

    def prepared(self, candidate: Candidate, layer: BoundLayer, copy: int) -> LayerWeights:
        """What ``layer`` makes of copy number ``copy``."""
        key = ((candidate.backend, candidate.plan), copy)
        if key not in self._prepared:
            self._prepared[key] = layer.prepare_weights(self.made(copy))
        return self._prepared[key]

    def bytes_a_copy(self) -> int:
        """Device memory that one copy takes: as made, and as the candidates so far have repacked it."""
        held = _tensors(self.made(0))
        for (_, copy), weights in self._prepared.items():
            if copy == 0:
                held |= _tensors(weights)
        return sum(t.untyped_storage().nbytes() for t in held.values())

    def trim(self, copies: int) -> None:
        """Drop every copy beyond the first ``copies``."""
        self._made = {copy: value for copy, value in self._made.items() if copy < copies}
        self._prepared = {key: value for key, value in self._prepared.items() if key[1] < copies}

    def clear(self) -> None:
        """Drop everything."""
        self._workload = None
        self._made.clear()
        self._prepared.clear()
