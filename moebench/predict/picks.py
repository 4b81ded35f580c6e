"""Which few plans a model stands for: its best ones that differ in what it can tell apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from moebench.plan.plan import KernelPlan, Param

BLOCK_AXES = 3
"""A kernel's first axes say which block of work a program does."""

PER_BLOCK = 2
"""Picks of one block at most: where the model is wrong about a block, it is wrong about all its plans."""

ALIKE = 0.002
"""Share below which predicted times of plans of one block are alike: the plan nearest the default stands for them."""


def picks(
    plans: Sequence[KernelPlan], us: npt.NDArray[np.float64], default: Mapping[str, Param], count: int
) -> list[int]:
    """Positions of ``count`` of the best plans, best first, at most ``PER_BLOCK`` of a block.

    There are fewer where there are no more. What a model hardly tells apart within a block (the order of tiles, a grid
    that stays) goes to the plan that has the most values of ``default``.
    """
    found: list[list[int]] = []
    blocks: dict[tuple[Param, ...], list[list[int]]] = {}
    for place in map(int, np.argsort(us, kind="stable")):
        of_block = blocks.setdefault(_block(plans[place], default), [])
        if of_block and us[place] <= us[of_block[-1][0]] * (1 + ALIKE):
            of_block[-1].append(place)
        elif len(of_block) < PER_BLOCK and len(found) < count:
            of_block.append([place])
            found.append(of_block[-1])
    return [max(alike, key=lambda i: _shared(plans[i], default)) for alike in found]


def _block(plan: KernelPlan, default: Mapping[str, Param]) -> tuple[Param, ...]:
    return tuple(plan.params[name] for name in list(default)[:BLOCK_AXES] if name in plan.params)


def _shared(plan: KernelPlan, default: Mapping[str, Param]) -> int:
    return sum(plan.params.get(name) == value for name, value in default.items())
