"""What outlives a plan in one cell of a screening: inputs, what earlier operations left, shared buffers, references."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

import torch

from moebench.measure.arrangement import COPIES_MEMORY_SHARE
from moebench.measure.cache import cache_bytes, free_bytes
from moebench.measure.guards import poison
from moebench.measure.material import Draw, WeightShelf, make_draws
from moebench.measure.request import Candidate, L2Policy
from moebench.measure.rotation import Rotation, choose_rotation
from moebench.measure.screen_gate import RAGGED, Expected, expect, ragged_inputs
from moebench.measure.screen_request import ScreenCell, ScreenSettings
from moebench.pipeline.layer import BoundLayer, LayerInputs, LayerIO, LayerWeights, Op
from moebench.spec.hardware import Hardware
from moebench.store.records import Check

LARGE_BYTES = 64 * 2**20
"""Float buffers from this size on are shared by all cells: what they hold is written anew in every call."""

Buffers = dict[str, torch.Tensor]


class Arena:
    """Large buffers by name, each as large as the largest that was asked for."""

    def __init__(self) -> None:
        self._held: Buffers = {}

    def like(self, name: str, tensor: torch.Tensor) -> torch.Tensor:
        """A tensor of ``tensor``'s form in the storage called ``name``."""
        needed, held = _bytes(tensor), self._held.get(name)
        if held is None or held.numel() < needed:
            self._held[name] = tensor.view(-1).view(torch.uint8)
            return tensor
        return held[:needed].view(tensor.dtype).view(tensor.shape)

    def clear(self) -> None:
        """Drop everything."""
        self._held.clear()


def _bytes(tensor: torch.Tensor) -> int:
    return tensor.numel() * tensor.element_size()


def _same_bytes(one: torch.Tensor, other: torch.Tensor) -> bool:
    same_form = one.shape == other.shape and one.dtype == other.dtype and one.stride() == other.stride()
    return same_form and bool(torch.equal(one.view(torch.uint8), other.view(torch.uint8)))


def _untouched(tensor: torch.Tensor) -> bool:
    """Whether ``tensor``, which was poisoned, still is."""
    probe = torch.empty(1, dtype=tensor.dtype, device=tensor.device)
    poison(probe)
    return bool(torch.isnan(tensor).all() if tensor.is_floating_point() else (tensor == probe).all())


@dataclass
class Upstream:
    """What the operations before the timed ones wrote, by name, for every input of the cell."""

    first: int
    owned: list[Buffers] = field(default_factory=list)


@dataclass
class CellState:
    """One workload under one base layer: made once, used by every plan that is screened there.

    ``inputs`` are those of the draws, and last the ragged one; ``expected`` belongs to the first and the last.
    """

    cell: ScreenCell
    base: BoundLayer
    draws: tuple[Draw, ...]
    inputs: tuple[LayerInputs, ...]
    expected: tuple[Expected, ...] = ()
    checks: tuple[Check, ...] = ()
    upstreams: dict[Hashable, Upstream] = field(default_factory=dict)
    scratch: dict[tuple[str, torch.Size, torch.dtype], torch.Tensor] = field(default_factory=dict)

    @property
    def judged(self) -> tuple[tuple[int, Expected], ...]:
        """The inputs that the gate runs on, by position, and what must come out."""
        return tuple(zip((0, len(self.inputs) - 1), self.expected, strict=False))


def make_state(
    cell: ScreenCell, base: BoundLayer, shelf: WeightShelf, settings: ScreenSettings, device: torch.device
) -> CellState:
    """Draws, the ragged input, and the reference's answers, with the checks of the base layer's own results."""
    workload = cell.workload
    draws = make_draws(workload, device, settings.draws, shelf.made(0))
    inputs = tuple(d.inputs for d in draws)
    state = CellState(cell, base, draws, (*inputs, ragged_inputs(workload, inputs[0])))
    if not settings.gate:
        return state
    weights = shelf.prepared(Candidate(cell.base.backend, cell.base), base, 0)
    expected: list[Expected] = []
    checks: list[Check] = []
    buffers = base.make_buffers()
    for routing, given in ((str(workload.routing), state.inputs[0]), (RAGGED, state.inputs[-1])):
        _poison(buffers)
        io = LayerIO(given, weights, dict(buffers))
        base.run(io)
        wanted, found = expect(routing, workload, shelf.made(0), io)
        expected.append(wanted)
        checks += found
    state.expected, state.checks = tuple(expected), tuple(checks)
    return state


def _poison(buffers: Buffers) -> None:
    for tensor in {id(t): t for t in buffers.values()}.values():
        poison(tensor)


class Assembly:
    """One plan's layer in one cell: the calls that its operations are run on."""

    def __init__(self, state: CellState, layer: BoundLayer, timed: tuple[str, ...], arena: Arena) -> None:
        self.state, self.layer = state, layer
        self.ops = tuple(op for op in layer.ops if op.kernel in timed)
        self.first = next(i for i, op in enumerate(layer.ops) if op.kernel in timed)
        self._made = layer.make_buffers()
        self._arena = arena
        self._own: Buffers = {}

    @property
    def rest(self) -> tuple[Op, ...]:
        """The layer from the first timed operation to its end."""
        return self.layer.ops[self.first :]

    def upstream(self, key: Hashable, weights: LayerWeights) -> Upstream:
        """What earlier operations leave for this plan: made once for all plans of the same ``key``."""
        found = self.state.upstreams.get(key)
        if found is None:
            found = self._run_upstream(weights)
            if key is not None:
                self.state.upstreams[key] = found
        self._own = self._shared(found)
        return found

    def _run_upstream(self, weights: LayerWeights) -> Upstream:
        made = Upstream(self.first)
        earlier = [u for u in self.state.upstreams.values() if u.first == self.first]
        for i, given in enumerate(self.state.inputs):
            if not self.first:
                made.owned.append({})
                continue
            buffers = self.layer.make_buffers()
            _poison(buffers)
            before = dict(buffers)
            io = LayerIO(given, weights, buffers)
            for op in self.layer.ops[: self.first]:
                op.run(io)
            written = {n: t for n, t in io.buffers.items() if t is not before.get(n) or not _untouched(t)}
            made.owned.append(_deduplicated(written, earlier[0].owned[i] if earlier else {}))
        return made

    def _shared(self, upstream: Upstream) -> Buffers:
        """Buffers of this plan that earlier operations did not write for every input (one may send this rank no row),
        shared with other plans and other inputs."""
        taken = set.intersection(*map(set, upstream.owned))
        chosen: dict[int, torch.Tensor] = {}
        own: Buffers = {}
        for name, tensor in self._made.items():
            if name in taken:
                continue
            if id(tensor) not in chosen:
                large = tensor.is_floating_point() and tensor.is_contiguous() and _bytes(tensor) >= LARGE_BYTES
                key = (name, tensor.shape, tensor.dtype)
                chosen[id(tensor)] = (
                    self._arena.like(name, tensor) if large else self.state.scratch.setdefault(key, tensor)
                )
            own[name] = chosen[id(tensor)]
        self._made = {}
        return own

    def io(self, upstream: Upstream, which: int, weights: LayerWeights) -> LayerIO:
        """The call on input number ``which``."""
        return LayerIO(self.state.inputs[which], weights, {**self._own, **upstream.owned[which]})

    def poison(self) -> None:
        """Poison every buffer that no earlier operation wrote."""
        _poison(self._own)


def _deduplicated(written: Buffers, known: Buffers) -> Buffers:
    """``written`` with tensors of ``known`` in place of those that hold the same bytes."""
    chosen: dict[int, torch.Tensor] = {}
    for name, tensor in written.items():
        if id(tensor) not in chosen:
            other = known.get(name)
            chosen[id(tensor)] = other if other is not None and _same_bytes(tensor, other) else tensor
    return {name: chosen[id(tensor)] for name, tensor in written.items()}


def rotation_of(
    state: CellState, ops: Sequence[Op], shelf: WeightShelf, hw: Hardware, device: torch.device
) -> Rotation:
    """What calls of ``ops`` rotate through, so that weights are as cold as within a model."""
    workload = state.cell.workload
    copy_bytes = max(1, shelf.bytes_a_copy())
    budget = int(COPIES_MEMORY_SHARE * free_bytes(device)) + (shelf.copies - 1) * copy_bytes
    return choose_rotation(
        workload,
        [d.expert_rows for d in state.draws],
        [frozenset().union(*(op.steps for op in ops))],
        asked=L2Policy.LAYER,
        cache_bytes=cache_bytes(hw, device)[0],
        memory_bytes=budget * workload.weight_bytes() // copy_bytes,
        draws=len(state.draws),
    )
