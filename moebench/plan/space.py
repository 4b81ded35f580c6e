"""All plans of a kernel that can run: the axes that a profile searches, cut down by the one statement of legality."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from moebench.errors import InputError
from moebench.plan.kernel_spec import Axis, KernelSpec, Violation
from moebench.plan.legal_answers import LEGAL, Codes, LegalAnswers, Mask, all_codes
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan, Param
from moebench.plan.policies import DEFAULT_PROFILE, load_profile
from moebench.plan.registry import kernel_specs
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

PROOF_SHARE = 0.01
"""Share of the refused plans that are compiled to prove that refusing them was right."""


@dataclass(frozen=True)
class Space:
    """The plans of ``kernel`` that are legal on at least one of ``workloads``.

    ``plans`` are combinations of the ``searched`` axes, and every workload's default plan, whatever its values.
    ``axes`` hold every value that occurs in a plan, and all values of an axis that is held at one of them now.
    ``product`` combinations were considered; ``refused`` counts those that are legal nowhere, by the first rule they
    break. ``defaults`` are the positions of the workloads' default plans, None where one isn't legal or an axis that
    is held makes another plan of it that isn't.

    =================  ==================  ==============================================
    ``codes``          [plans, axes]       position of each plan's value on its axis
    ``legal_masks``    [plans, workloads]  where each plan can run
    ``refused_codes``  [refused, axes]     positions on the searched axes
    =================  ==================  ==============================================
    """

    kernel: str
    axes: tuple[Axis, ...]
    plans: tuple[KernelPlan, ...]
    refused: Mapping[str, int]
    product: int
    workloads: tuple[Workload, ...]
    hw: Hardware
    defaults: tuple[int | None, ...]
    searched: tuple[Axis, ...] = field(repr=False)
    codes: Codes = field(repr=False)
    legal_masks: Mask = field(repr=False)
    refused_codes: Codes = field(repr=False)

    def __len__(self) -> int:
        return len(self.plans)

    @cached_property
    def _positions(self) -> dict[tuple[Param, ...], int]:
        names = [a.name for a in self.axes]
        return {tuple(plan.params[n] for n in names): i for i, plan in enumerate(self.plans)}

    def find(self, params: Mapping[str, Param]) -> int | None:
        """The position of the plan with ``params``, or None."""
        if params.keys() != {a.name for a in self.axes}:
            return None
        return self._positions.get(tuple(params[a.name] for a in self.axes))

    def index(self, plan: KernelPlan) -> int:
        """The position of ``plan``; raises InputError when it is no plan of this space."""
        found = self.find(plan.params) if plan.kernel == self.kernel else None
        if found is None:
            raise InputError(f"{plan.describe()} is none of the {len(self)} plans of {self.kernel} that are searched")
        return found

    def legal_on(self, cell_index: int) -> Mask:
        """[plans]: which plans can run the workload at this position."""
        mask: Mask = self.legal_masks[:, cell_index]
        return mask

    def matching(self, fixed: Mapping[str, Param]) -> Mask:
        """[plans]: which plans have the values of ``fixed``; raises InputError for an axis that the kernel lacks."""
        mask = np.ones(len(self), dtype=bool)
        names = [a.name for a in self.axes]
        for name, value in fixed.items():
            if name not in names:
                raise InputError(f"{self.kernel} has no axis {name!r}; it has: {', '.join(names)}")
            column = names.index(name)
            same = [i for i, own in enumerate(self.axes[column].values) if _same(own, value)]
            mask &= np.isin(self.codes[:, column], same)
        return mask

    def proof_sample(self, seed: int, share: float = PROOF_SHARE) -> tuple[tuple[KernelPlan, Violation], ...]:
        """A random ``share`` of the refused plans (at least one), each with the first rule that it breaks."""
        total = len(self.refused_codes)
        if not total:
            return ()
        chosen = random.Random(seed).sample(range(total), max(1, round(share * total)))
        plans = [_plan(self.kernel, self.searched, self.refused_codes[i]) for i in sorted(chosen)]
        return tuple((plan, legal(plan, self.workloads[0], self.hw)[0]) for plan in plans)

    @cached_property
    def digest(self) -> str:
        """16 hexadecimal digits over the kernel's name and its axes: equal for spaces that can share a study."""
        text = repr((self.kernel, [(a.name, a.values) for a in self.axes]))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def build_space(
    kernel: str, workloads: Sequence[Workload], hw: Hardware, profile: str = DEFAULT_PROFILE,
    fixed: Mapping[str, Param] | None = None,
) -> Space:  # fmt: skip
    """The space of ``kernel`` over ``profile``'s axes on ``hw``, the axes of ``fixed`` held at one value each.

    Raises UnknownNameError for kernel or profile, InputError for a wrong ``fixed`` and where no plan is legal.
    """
    spec, fixed = kernel_specs.get(kernel), dict(fixed or {})
    if not workloads:
        raise InputError(f"the space of {kernel} needs at least one workload; none was given")
    whole = load_profile(profile).axes(spec, hw)
    searched = _held(whole, spec, fixed)
    codes = all_codes(searched)
    asked = LegalAnswers(spec, searched, hw)
    answers = asked.of(codes, workloads)
    legal_masks = answers == LEGAL
    taken = legal_masks.any(axis=1)
    refused, counts = np.unique(answers[~taken, 0], return_counts=True)
    plans = [_plan(kernel, searched, c) for c in codes[taken]]
    defaults, extra, extra_masks = _with_defaults(spec, plans, workloads, hw, fixed)
    if not plans and not extra:
        broken = "; ".join(v.message for v in legal(_plan(kernel, searched, codes[0]), workloads[0], hw))
        raise InputError(f"no plan of {kernel} is legal on {hw.key}, for example: {broken}")
    axes = _covering(spec, whole, searched, extra)
    return Space(
        kernel, axes, (*plans, *extra),
        {asked.rules[r]: int(n) for r, n in zip(refused, counts, strict=True)}, len(codes),
        tuple(workloads), hw, defaults, searched,
        np.concatenate([_moved(codes[taken], searched, axes), _codes(extra, axes)]),
        np.concatenate([legal_masks[taken], extra_masks]), codes[~taken],
    )  # fmt: skip


def _same(one: Param, other: Param) -> bool:
    return one == other and type(one) is type(other)  # true is no 1


def _plan(kernel: str, axes: Sequence[Axis], code: Codes) -> KernelPlan:
    return KernelPlan(kernel, {a.name: a.values[i] for a, i in zip(axes, code.tolist(), strict=True)})


def _held(axes: Sequence[Axis], spec: KernelSpec, fixed: Mapping[str, Param]) -> tuple[Axis, ...]:
    """``axes`` with those of ``fixed`` held at one value, which only the kernel itself must allow."""
    own = {a.name: a for a in spec.axes}
    for name, value in fixed.items():
        if name not in own:
            raise InputError(f"{spec.name} has no axis {name!r}; it has: {', '.join(own) or 'none'}")
        if not any(_same(v, value) for v in own[name].values):
            told = ", ".join(map(str, own[name].values))
            raise InputError(f"{spec.name}: {name} can't be held at {value!r}; allowed: {told}")
    return tuple(Axis(a.name, (fixed[a.name],), a.ordered, a.doc) if a.name in fixed else a for a in axes)


def _with_defaults(
    spec: KernelSpec, plans: Sequence[KernelPlan], workloads: Sequence[Workload], hw: Hardware,
    fixed: Mapping[str, Param],
) -> tuple[tuple[int | None, ...], list[KernelPlan], Mask]:  # fmt: skip
    """Positions of the workloads' default plans, those that lie outside ``plans``, and where these are legal."""
    known = {tuple(plan.params.values()): i for i, plan in enumerate(plans)}
    positions: list[int | None] = []
    extra: list[KernelPlan] = []
    masks: list[list[bool]] = []
    for workload in workloads:
        params = {**spec.default(workload, hw), **fixed}
        plan = KernelPlan(spec.name, {a.name: params[a.name] for a in spec.axes})
        values = tuple(plan.params.values())
        if values not in known and not legal(plan, workload, hw):
            known[values] = len(plans) + len(extra)
            extra.append(plan)
            masks.append([not legal(plan, w, hw) for w in workloads])
        positions.append(known.get(values))
    return tuple(positions), extra, np.array(masks, dtype=bool).reshape(len(extra), len(workloads))


def _covering(
    spec: KernelSpec, whole: Sequence[Axis], searched: Sequence[Axis], extra: Sequence[KernelPlan]
) -> tuple[Axis, ...]:
    """The profile's axes, with the values on them that are held and that plans beside them have, in the kernel's order.

    An axis that is held keeps its other values: Optuna refuses a distribution narrower than a study's.
    """
    axes = []
    for own, axis, held in zip(spec.axes, whole, searched, strict=True):
        values = {*axis.values, *held.values, *(plan.params[axis.name] for plan in extra)}
        axes.append(Axis(axis.name, tuple(v for v in own.values if v in values), axis.ordered, axis.doc))
    return tuple(axes)


def _codes(plans: Sequence[KernelPlan], axes: Sequence[Axis]) -> Codes:
    rows = [[a.values.index(plan.params[a.name]) for a in axes] for plan in plans]
    return np.array(rows, dtype=np.int64).reshape(len(plans), len(axes))


def _moved(codes: Codes, before: Sequence[Axis], after: Sequence[Axis]) -> Codes:
    """``codes`` of positions on the axes ``before`` as positions on the axes ``after``."""
    moved = np.empty_like(codes)
    for column, (old, new) in enumerate(zip(before, after, strict=True)):
        moved[:, column] = np.array([new.values.index(v) for v in old.values], dtype=np.int64)[codes[:, column]]
    return moved
