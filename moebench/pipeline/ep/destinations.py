"""The row address of every routed pair, and which pairs of a token share a destination.

An expert's pairs are numbered over the group by (source rank, flat slot); its destinations take them in
ascending rank, so that rows within a segment are ordered by (source rank, slot) and the plan is deterministic.
"""

from __future__ import annotations

import torch

from moebench.spec.ep import NO_ROW, EPGeometry


def expert_order(topk_ids: torch.Tensor, num_experts: int) -> torch.Tensor:
    """Number of each pair among its expert's pairs, over the group: [R, N] int64 for ids [R, S, K]."""
    flat = topk_ids.reshape(-1).long()
    order = torch.argsort(flat, stable=True)
    counts = torch.bincount(flat, minlength=num_experts)
    first = counts.cumsum(0) - counts
    number = torch.empty_like(flat)
    number[order] = torch.arange(flat.numel(), device=flat.device) - first[flat[order]]
    return number.view(topk_ids.shape[0], -1)


def row_addresses(
    topk_ids: torch.Tensor, alloc: torch.Tensor, segment_start: torch.Tensor, num_rows: int
) -> torch.Tensor:
    """Canonical row address [R, N] int64 of every pair of ``topk_ids`` [R, S, K]: dest · num_rows + row."""
    ids = topk_ids.reshape(topk_ids.shape[0], -1).long()
    ends = alloc.long().cumsum(0).t().contiguous()
    number = expert_order(topk_ids, alloc.shape[1])
    dest = (number.unsqueeze(-1) >= ends[ids]).sum(-1)
    before = torch.where(dest > 0, ends[ids, (dest - 1).clamp_min(0)], torch.zeros_like(dest))
    row = segment_start.long()[dest, ids] + number - before
    return dest * num_rows + row


def mark_duplicates(addresses: torch.Tensor, topk: int, num_rows: int) -> torch.Tensor:
    """``dst`` [R, N] int32: a pair whose token already has one, earlier in k, on the same rank becomes -address - 1."""
    dest = (addresses // num_rows).view(addresses.shape[0], -1, topk)
    same = dest.unsqueeze(-1) == dest.unsqueeze(-2)
    earlier = torch.ones(topk, topk, dtype=torch.bool, device=addresses.device).tril(-1)
    duplicate = (same & earlier).any(-1).view_as(addresses)
    return torch.where(duplicate, -addresses - 1, addresses).to(torch.int32)


def rank_dst(
    topk_ids: torch.Tensor, before: torch.Tensor, alloc: torch.Tensor, segment_start: torch.Tensor, num_rows: int
) -> torch.Tensor:
    """``dst`` [S·K] int32 of one source rank from its own ids [S, K] alone; ids below 0 get ``NO_ROW``.

    ``before`` [E] are the pairs of each expert on lower ranks, ``alloc`` and ``segment_start`` [R, E] the group's.
    """
    flat = topk_ids.reshape(-1).long()
    live = flat >= 0
    ids = flat.clamp_min(0)
    dropped = alloc.shape[1]
    number = expert_order(torch.where(live, flat, dropped).view(1, -1), dropped + 1)[0] + before.long()[ids]
    ends = alloc.long().cumsum(0).t().contiguous()
    dest = (number.unsqueeze(-1) >= ends[ids]).sum(-1).clamp_max(alloc.shape[0] - 1)
    start = torch.where(dest > 0, ends[ids, (dest - 1).clamp_min(0)], torch.zeros_like(dest))
    address = dest * num_rows + segment_start.long()[dest, ids] + number - start
    return torch.where(live, _marked(address, dest, live, topk_ids.shape[-1]), NO_ROW).to(torch.int32)


def _marked(address: torch.Tensor, dest: torch.Tensor, live: torch.Tensor, topk: int) -> torch.Tensor:
    """``address`` [N], or -address - 1 where an earlier live pair of the token has the same destination."""
    dest, alive = dest.view(-1, topk), live.view(-1, topk)
    same = (dest.unsqueeze(-1) == dest.unsqueeze(-2)) & alive.unsqueeze(-2)
    earlier = torch.ones(topk, topk, dtype=torch.bool, device=address.device).tril(-1)
    return torch.where((same & earlier).any(-1).view(-1), -address - 1, address)


def duplicate_groups(dst: torch.Tensor, geometry: EPGeometry, num_rows: int) -> list[list[tuple[int, tuple[int, ...]]]]:
    """For every destination rank its groups (primary row, duplicate rows), rows ascending: what dispatch builds."""
    groups: list[dict[tuple[int, int], list[int]]] = [{} for _ in range(geometry.ep_size)]
    for source, row in enumerate(dst.tolist()):
        for slot, value in enumerate(row):
            rank, local = divmod(value if value >= 0 else -value - 1, num_rows)
            groups[rank].setdefault((source, slot // geometry.topk), []).append(local)
    return [sorted((rows[0], tuple(sorted(rows[1:]))) for rows in g.values() if len(rows) > 1) for g in groups]
