"""Which rows of a rank belong to one token: the chains that sources write, the groups that a rank makes of them."""

from __future__ import annotations

import torch

from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.spec.ep import NO_ROW


def chain_values(plan: RankPlan) -> torch.Tensor:
    """What each own pair writes at its row's place in ``chain`` (``window.Window``): [S·K] int32; -1 without row."""
    stored = plan.dst.long()
    address = torch.where(stored < 0, -stored - 1, stored).view(-1, plan.K)
    live = (plan.dst != NO_ROW).view(-1, plan.K)
    following = torch.full_like(address, -1)
    for k in range(plan.K - 1, -1, -1):
        # The nearest later pair wins: it is written last.
        for later in range(plan.K - 1, k, -1):
            same = live[:, k] & live[:, later] & (address[:, k] // plan.num_rows == address[:, later] // plan.num_rows)
            following[:, k] = torch.where(same, address[:, later] % plan.num_rows, following[:, k])
    duplicate = (plan.dst < 0).view(-1, plan.K) & live
    value = torch.where(duplicate, torch.where(following >= 0, -3 - following, -2), following)
    return value.view(-1).to(torch.int32)


def duplicate_fields(chain: list[int]) -> tuple[list[tuple[int, int, int]], list[int]]:
    """Groups (primary row, start, count) and their duplicate rows, in order of k, from a rank's ``chain``."""
    groups: list[tuple[int, int, int]] = []
    rows: list[int] = []
    for primary, first in enumerate(chain):
        if first < 0:
            continue
        start, row = len(rows), first
        while True:
            rows.append(row)
            if chain[row] == -2:
                break
            row = -3 - chain[row]
        groups.append((primary, start, len(rows) - start))
    return groups, rows
