"""Comparisons of the numerics gate: a candidate's routing and output against the fp32 reference's.

Every comparison fails on NaN. A failed one says which token, experts and column were worst.
"""

from __future__ import annotations

import torch

from moebench.pipeline import reference
from moebench.spec import router
from moebench.spec.dtypes import DType
from moebench.spec.shape import MoEShape
from moebench.store.records import Check

LAYER_ALLOWED = {DType.BF16: 6e-3, DType.FP16: 1e-3, DType.FP32: 1e-5}
"""Most relative Frobenius error of a layer's output, by storage type."""

TOKEN_FACTOR = 4.0
"""A token's own relative error may be this many times ``LAYER_ALLOWED``."""

WEIGHT_ALLOWED = 1e-4
"""Most error of a route weight, relative to the largest of its token."""

TIE_ALLOWED = 2e-6
"""Choice scores this close, relative to the larger, are a tie that a router may break as it likes."""

SAMPLE_TOKENS = 128


def sample_tokens(ids: torch.Tensor, num_experts: int) -> torch.Tensor:
    """Tokens [n] int64, ascending, to compare: all up to ``SAMPLE_TOKENS``, else a spread of them with the edges.

    The edges are the first and last 16 tokens and, for up to 256 experts, the token in each expert's last row.
    """
    tokens = ids.shape[0]
    if tokens <= SAMPLE_TOKENS:
        return torch.arange(tokens, device=ids.device)
    random = torch.Generator().manual_seed(tokens)
    starts = torch.arange(SAMPLE_TOKENS) * tokens // SAMPLE_TOKENS
    spread = starts + (torch.rand(SAMPLE_TOKENS, generator=random) * (tokens // SAMPLE_TOKENS)).long()
    slots = ids.reshape(-1).long()
    valid = (slots >= 0) & (slots < num_experts)
    last = torch.full((num_experts,), -1, dtype=torch.long, device=ids.device)
    last.scatter_reduce_(0, slots[valid], valid.nonzero().squeeze(-1), "amax")
    ends = (last[last >= 0] // ids.shape[1]).cpu()[:256]
    chosen = torch.zeros(tokens, dtype=torch.bool)
    chosen[:16], chosen[-16:] = True, True
    chosen[torch.cat([spread, ends])] = True
    return chosen.nonzero().squeeze(-1).to(ids.device)


def _tied(logits: torch.Tensor, shape: MoEShape, bias: torch.Tensor | None, ids: torch.Tensor) -> torch.Tensor:
    """Rows [n] whose picks ``ids`` [n, K] are as good as the reference's, up to ties of experts or of groups."""
    bias_array = None if bias is None else bias.float().cpu().numpy()
    rows = logits.float().cpu().numpy()
    choice = torch.from_numpy(router.choice_scores(rows, shape, bias_array))
    best = torch.from_numpy(router.route_ids(rows, shape, bias_array)).long()
    mine = choice.gather(1, ids.cpu().long()).sort(dim=1).values
    theirs = choice.gather(1, best).sort(dim=1).values
    tied = ((mine - theirs).abs() <= TIE_ALLOWED * theirs.abs().clamp(min=1e-30)).all(dim=1)
    if shape.grouped:
        groups = torch.from_numpy(router.group_scores(choice.numpy(), shape)).sort(dim=1, descending=True).values
        kept, dropped = groups[:, shape.topk_groups - 1], groups[:, shape.topk_groups]
        tied |= (kept - dropped) <= TIE_ALLOWED * kept.abs()
    return tied.to(ids.device)


def _ids_fault(
    logits: torch.Tensor, shape: MoEShape, bias: torch.Tensor | None, ids: torch.Tensor, wanted: torch.Tensor
) -> tuple[int, str]:
    """How many tokens of ``ids`` [T, K] pick other experts than ``wanted`` without a tie, and a sentence on one."""
    outside = ((ids < 0) | (ids >= shape.num_experts)).any(dim=1)
    if outside.any():
        token = int(outside.nonzero()[0])
        return int(outside.sum()), f"token {token} has ids {ids[token].tolist()}; allowed: 0 to {shape.num_experts - 1}"
    mine = ids.sort(dim=1).values
    rows = (mine != wanted.sort(dim=1).values).any(dim=1).nonzero().squeeze(-1)
    if not rows.numel():
        return 0, ""
    distinct = (mine[rows].diff(dim=1) != 0).all(dim=1)
    wrong = rows[~(_tied(logits[rows], shape, bias, ids[rows]) & distinct)]
    if not wrong.numel():
        return 0, f"; {rows.numel()} tokens break a tie another way"
    token = int(wrong[0])
    return wrong.numel(), (
        f"{wrong.numel()} of {ids.shape[0]} tokens pick other experts; token {token} got {ids[token].tolist()}, "
        f"expected {wanted[token].tolist()}"
    )


def routing_check(
    routing: str,
    logits: torch.Tensor,
    shape: MoEShape,
    bias: torch.Tensor | None,
    routed: tuple[torch.Tensor, torch.Tensor],
    expected: tuple[torch.Tensor, torch.Tensor] | None = None,
) -> Check:
    """The candidate's (weights, ids), each [T, K], against the reference's, which are ``expected`` if they are known.

    Ids must be equal, in any order, but where scores tie; weights close (``WEIGHT_ALLOWED``).
    """
    weights, ids = routed[0].float(), routed[1].long()
    wanted_weights, wanted = reference.route(logits, shape, bias) if expected is None else expected
    wanted = wanted.long()
    count, told = _ids_fault(logits, shape, bias, ids, wanted)
    if count:
        return Check("routing", routing, False, count / ids.shape[0], 0.0, told)
    mine, order = ids.sort(dim=1)
    theirs, their_order = wanted.sort(dim=1)
    same = (mine == theirs).all(dim=1).nonzero().squeeze(-1)
    got, right = weights.gather(1, order)[same], wanted_weights.gather(1, their_order)[same]
    if not same.numel():
        return Check("routing", routing, True, 0.0, WEIGHT_ALLOWED, f"{ids.shape[0]} tokens compared{told}")
    error = (got - right).abs().amax(dim=1) / right.amax(dim=1).clamp(min=1e-30)
    row = int(error.nan_to_num(nan=torch.inf).argmax())
    worst, token = float(error[row]), int(same[row])
    if worst <= WEIGHT_ALLOWED:
        return Check("routing", routing, True, worst, WEIGHT_ALLOWED, f"{ids.shape[0]} tokens compared{told}")
    told = (
        f"route weights of token {token}, experts {mine[token].tolist()}: got {_few(got[row])}, "
        f"expected {_few(right[row])}"
    )
    return Check("routing", routing, False, worst, WEIGHT_ALLOWED, told)


def _few(values: torch.Tensor) -> str:
    return "[" + ", ".join(f"{v:.6g}" for v in values.tolist()) + "]"


def _worst_expert(errors: torch.Tensor, ids: torch.Tensor) -> int:
    """The expert whose tokens [n] have the largest mean of ``errors`` [n]."""
    experts = int(ids.max()) + 1
    slots = ids.reshape(-1)
    total = torch.zeros(experts, device=ids.device).index_add_(0, slots, errors.repeat_interleave(ids.shape[1]))
    return int((total / slots.bincount(minlength=experts).clamp(min=1)).argmax())


def _relative(difference: torch.Tensor, wanted: torch.Tensor, floor: float) -> torch.Tensor:
    """Norms ``difference`` over norms ``wanted``, those above 0 not below ``floor``; NaN and x over 0 give inf."""
    quotient = difference / wanted.clamp(min=floor)
    quotient = torch.where(wanted > 0, quotient, torch.where(difference == 0, 0.0, torch.inf))
    return quotient.nan_to_num(nan=torch.inf, posinf=torch.inf)


def layer_errors(out: torch.Tensor, wanted: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Relative Frobenius error of ``out`` [n, H] against ``wanted`` [n, H] fp32, and each row's own [n].

    Stays on the device: nothing waits. Where the storage type has no normal numbers for a row's values, its error is
    relative to the smallest of them.
    """
    difference = out.float() - wanted
    floor = torch.finfo(out.dtype).smallest_normal * out.shape[1] ** 0.5
    norm = torch.linalg.vector_norm
    own = _relative(norm(difference, dim=1), norm(wanted, dim=1), floor)
    return _relative(norm(difference), norm(wanted), floor), own


def layer_checks(
    routing: str,
    dtype: DType,
    out: torch.Tensor,
    wanted: torch.Tensor,
    tokens: torch.Tensor,
    ids: torch.Tensor,
    note: str,
) -> tuple[Check, Check]:
    """The whole relative Frobenius error, and the worst token's own, of ``out`` [n, H] against ``wanted`` [n, H] fp32.

    ``tokens`` [n] are the rows' numbers and ``ids`` [n, K] their experts, for the messages; the errors are those of
    ``layer_errors``.
    """
    allowed, got = LAYER_ALLOWED[dtype], out.float()
    difference = got - wanted
    total, own = layer_errors(out, wanted)
    whole, row = float(total), int(own.argmax())
    column = int(difference[row].abs().nan_to_num(nan=torch.inf).argmax())
    told = (
        f"{note}; worst token {int(tokens[row])}, experts {ids[row].tolist()}, column {column}: got "
        f"{float(got[row, column]):.6g}, expected {float(wanted[row, column]):.6g}"
    )
    if not (whole <= allowed and float(own.max()) <= TOKEN_FACTOR * allowed):
        told += f"; expert {_worst_expert(own.clamp(max=1e6), ids.clamp(min=0).long())} has the largest mean error"
    worst = float(own.max())
    return (
        Check("layer", routing, whole <= allowed, whole, allowed, told),
        Check("worst token", routing, worst <= TOKEN_FACTOR * allowed, worst, TOKEN_FACTOR * allowed, told),
    )


def bitwise_check(
    routing: str, out: torch.Tensor, wanted: torch.Tensor, tokens: torch.Tensor, ids: torch.Tensor, note: str
) -> Check:
    """``out`` [n, H] must equal ``wanted`` [n, H] fp32, rounded to its type, in every bit but a zero's sign."""
    wrong = out != wanted.to(out.dtype)
    count = int(wrong.sum())
    if not count:
        return Check("integers", routing, True, 0.0, 0.0, note)
    rows = wrong.any(dim=1)
    row = int(wrong.sum(dim=1).argmax())
    column = int(wrong[row].nonzero()[0])
    expert = _worst_expert(wrong.float().mean(dim=1), ids.clamp(min=0).long())
    told = (
        f"{note}; {count} values of {int(rows.sum())} tokens differ, most in expert {expert}; "
        f"token {int(tokens[row])}, experts {ids[row].tolist()}, column {column}: got {float(out[row, column]):g}, "
        f"expected {float(wanted[row, column]):g}"
    )
    return Check("integers", routing, False, count / wrong.numel(), 0.0, told)


def written_check(routing: str, out: torch.Tensor) -> Check:
    """Every value of ``out`` [T, H], which was NaN before, must be a finite number."""
    bad = ~torch.isfinite(out).all(dim=1)
    if not bool(bad.any()):
        return Check("written", routing, True)
    token = int(bad.nonzero()[0])
    column = int((~torch.isfinite(out[token])).nonzero()[0])
    told = (
        f"{int(bad.sum())} of {out.shape[0]} tokens hold NaN or inf, or were never written; "
        f"first token {token}, column {column}"
    )
    return Check("written", routing, False, int(bad.sum()) / out.shape[0], 0.0, told)
