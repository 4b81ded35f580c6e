"""Bringing a rank's tokens to the capacity of a buffer: which experts the pad tokens go to."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch.nn import functional

from moebench.errors import InputError
from moebench.spec.ep import EPGeometry
from moebench.spec.ep_workload import PadRows


class PaddedTokens(NamedTuple):
    """One rank's tokens at full capacity: ``hidden`` [S, H], ``weights`` [S, K] fp32, ``ids`` [S, K] int32."""

    hidden: torch.Tensor
    weights: torch.Tensor
    ids: torch.Tensor


def pad_tokens(
    hidden: torch.Tensor,
    weights: torch.Tensor,
    ids: torch.Tensor,
    geometry: EPGeometry,
    rank: int,
    policy: PadRows,
) -> PaddedTokens:
    """Pad n tokens (``hidden`` [n, H], ``weights`` and ``ids`` [n, K]) to S; ids below 0 are pads among tokens.

    Pad pairs have weight 0. Raises InputError for more tokens than the capacity, or a policy that the geometry
    wasn't made for.
    """
    missing = geometry.capacity - hidden.shape[0]
    if missing < 0:
        raise InputError(
            f"rank {rank} has {hidden.shape[0]} tokens; its buffer's capacity is {geometry.capacity}: take a larger"
        )
    if geometry.pads_counted == (policy is PadRows.UNCOUNTED):
        raise InputError(f"pad rows {policy.value} need a buffer with pads_counted={not geometry.pads_counted}")
    hidden = functional.pad(hidden, (0, 0, 0, missing))
    weights = functional.pad(weights.float(), (0, 0, 0, missing))
    real = functional.pad(ids >= 0, (0, 0, 0, missing), value=False)
    weights = torch.where(real, weights, 0.0)
    return PaddedTokens(hidden.contiguous(), weights.contiguous(), pad_ids(ids, geometry, rank, policy))


def pad_ids(ids: torch.Tensor, geometry: EPGeometry, rank: int, policy: PadRows) -> torch.Tensor:
    """Ids [S, K] int32 of a rank's n <= S tokens [n, K], pads sent where ``policy`` says (-1: nowhere)."""
    ids = functional.pad(ids.to(torch.int32), (0, 0, 0, geometry.capacity - ids.shape[0]), value=-1)
    if policy is PadRows.EXPERT0:
        ids = ids.clamp_min(0)
    elif policy is PadRows.SPREAD:
        # Each rank starts at its own experts: with equal pads a rank, the group's load stays even.
        number = torch.arange(ids.numel(), device=ids.device).view_as(ids)
        turn = (number + rank * geometry.experts_per_rank) % geometry.num_experts
        ids = torch.where(ids < 0, turn, ids).to(torch.int32)
    return ids.contiguous()
