"""Device functions of routing: choose experts, sort slots by expert, list the GEMMs' tiles."""

from __future__ import annotations

import triton
import triton.language as tl

from ._math import LARGEST, LOWEST_KEY, clean_logits, softplus, sort_key


@triton.jit
def expert_scores(logits, SCORING: tl.constexpr):
    """Scores [tokens, experts], finite and at least 0; masked lanes hold -inf logits."""
    logits = clean_logits(logits)
    if SCORING == "softmax":
        highest = tl.max(logits, axis=1)[:, None]
        exponents = tl.exp(logits - tl.where(highest == float("-inf"), 0.0, highest))
        total = tl.sum(exponents, axis=1)[:, None]
        scores = exponents / tl.where(total > 0, total, 1.0)
    elif SCORING == "sigmoid":
        scores = tl.sigmoid(logits)
    else:
        tl.static_assert(SCORING == "sqrtsoftplus")
        scores = tl.sqrt(softplus(logits))
    return scores


@triton.jit
def take_best(keys, lanes):
    """Lane of each row's largest key, the lowest lane where several are equal."""
    best = tl.max(keys, axis=1)[:, None]
    return tl.min(tl.where(keys == best, lanes, 2147483647), axis=1)[:, None]


@triton.jit
def mask_groups(
    choice, lanes, BLOCK_TOKENS: tl.constexpr, GROUPS: tl.constexpr, GROUPS_PAD: tl.constexpr,
    GROUP_PAD: tl.constexpr, TOPK_GROUPS: tl.constexpr, TWO_BEST: tl.constexpr,
):  # fmt: skip
    """True for the lanes of each row's best groups: by best score, or by the sum of the best two."""
    grouped = tl.reshape(choice, [BLOCK_TOKENS, GROUPS_PAD, GROUP_PAD])
    inner = tl.reshape(lanes, [1, GROUPS_PAD, GROUP_PAD]) % GROUP_PAD
    score = tl.max(grouped, axis=2)
    if TWO_BEST:
        first = tl.min(tl.where(grouped == score[:, :, None], inner, GROUP_PAD), axis=2)
        score += tl.max(tl.where(inner == first[:, :, None], float("-inf"), grouped), axis=2)
    group = tl.arange(0, GROUPS_PAD)[None, :]
    keys = tl.where(group < GROUPS, sort_key(score), LOWEST_KEY)
    kept = tl.zeros([BLOCK_TOKENS, GROUPS_PAD], dtype=tl.int32)
    for _ in range(TOPK_GROUPS):
        best = take_best(keys, group)
        kept = tl.where(group == best, 1, kept)
        keys = tl.where(group == best, LOWEST_KEY, keys)
    spread = tl.broadcast_to(kept[:, :, None], [BLOCK_TOKENS, GROUPS_PAD, GROUP_PAD])
    return tl.reshape(spread, [BLOCK_TOKENS, GROUPS_PAD * GROUP_PAD]) > 0


@triton.jit
def route_tokens(
    logits_ptr, bias_ptr, weights_ptr, ids_ptr, first_token, end_token, factor,
    E: tl.constexpr, K: tl.constexpr, K_PAD: tl.constexpr,
    GROUPS: tl.constexpr, GROUPS_PAD: tl.constexpr, GROUP_PAD: tl.constexpr, TOPK_GROUPS: tl.constexpr,
    SCORING: tl.constexpr, HAS_BIAS: tl.constexpr, RENORMALIZE: tl.constexpr, BLOCK_TOKENS: tl.constexpr,
):  # fmt: skip
    """Route tokens [first_token, end_token), at most BLOCK_TOKENS; returns rows an expert, by lane.

    Lanes are experts laid out as GROUPS_PAD x GROUP_PAD, so that a group never shares a power-of-two block.
    """
    GROUP: tl.constexpr = E // GROUPS
    lane = tl.arange(0, GROUPS_PAD * GROUP_PAD)
    expert = (lane // GROUP_PAD) * GROUP + lane % GROUP_PAD
    real = (lane // GROUP_PAD < GROUPS) & (lane % GROUP_PAD < GROUP)
    token = first_token + tl.arange(0, BLOCK_TOKENS)
    live = token < end_token
    mask = live[:, None] & real[None, :]
    where = token.to(tl.int64)[:, None] * E + expert[None, :]
    logits = tl.load(logits_ptr + where, mask=mask, other=float("-inf")).to(tl.float32)
    score = expert_scores(logits, SCORING)
    choice = score
    if HAS_BIAS:
        choice = score + tl.load(bias_ptr + expert, mask=real, other=0.0).to(tl.float32)[None, :]
        choice = tl.where(choice == choice, choice, float("-inf"))
        choice = tl.where(choice > LARGEST, LARGEST, tl.where(choice < -LARGEST, -LARGEST, choice))
    choice = tl.where(real[None, :], choice, float("-inf"))
    lanes = lane[None, :]
    keys = sort_key(choice)
    if TOPK_GROUPS < GROUPS:
        kept = mask_groups(
            choice, lanes, BLOCK_TOKENS, GROUPS, GROUPS_PAD, GROUP_PAD, TOPK_GROUPS, HAS_BIAS and GROUP > 1
        )
        keys = tl.where(kept, keys, LOWEST_KEY + 1)
    keys = tl.where(real[None, :], keys, LOWEST_KEY)

    slot = tl.arange(0, K_PAD)[None, :]
    ids = tl.zeros([BLOCK_TOKENS, K_PAD], dtype=tl.int32)
    weights = tl.zeros([BLOCK_TOKENS, K_PAD], dtype=tl.float32)
    for k in range(K):
        best = take_best(keys, lanes)
        chosen = lanes == best
        weight = tl.sum(tl.where(chosen, score, 0.0), axis=1)[:, None]
        keys = tl.where(chosen, LOWEST_KEY, keys)
        ids = tl.where(slot == k, (best // GROUP_PAD) * GROUP + best % GROUP_PAD, ids)
        weights = tl.where(slot == k, weight, weights)
    if RENORMALIZE:
        total = tl.sum(weights, axis=1)[:, None]
        weights = weights / tl.where(total > 0, total, 1.0)
    out = token.to(tl.int64)[:, None] * K + slot
    keep = live[:, None] & (slot < K)
    tl.store(weights_ptr + out, weights * factor, mask=keep)
    tl.store(ids_ptr + out, ids, mask=keep)
    taken = (keys == LOWEST_KEY) & mask
    return tl.sum(taken.to(tl.int32), axis=0)


@triton.jit
def count_slots(
    ids_ptr, first_slot, end_slot, first_expert,
    LOCAL_E: tl.constexpr, E_PAD: tl.constexpr, BLOCK_SLOTS: tl.constexpr,
):  # fmt: skip
    """Rows an expert [E_PAD] among slots [first_slot, end_slot); ids outside the range count for none."""
    expert = tl.arange(0, E_PAD)
    counts = tl.zeros([E_PAD], dtype=tl.int32)
    for start in range(first_slot, end_slot, BLOCK_SLOTS):
        slot = start + tl.arange(0, BLOCK_SLOTS)
        local = tl.load(ids_ptr + slot, mask=slot < end_slot, other=-1) - first_expert
        local = tl.where((local >= 0) & (local < LOCAL_E) & (slot < end_slot), local, -1)
        counts += tl.sum((local[:, None] == expert[None, :]).to(tl.int32), axis=0)
    return counts


@triton.jit
def place_slots(
    ids_ptr, base_ptr, src_to_dst_ptr, dst_to_src_ptr, first_slot, end_slot, first_expert,
    LOCAL_E: tl.constexpr, BLOCK_SLOTS: tl.constexpr,
):  # fmt: skip
    """Give each slot of [first_slot, end_slot) its row: its expert's base plus its rank among the slots before it.

    Block after block: the rank within a block is a count of equal ids, and the last slot of an expert in a block
    moves the expert's base behind itself, so that the order within an expert is the order of slots on every run.
    """
    lane = tl.arange(0, BLOCK_SLOTS)
    earlier = lane[None, :] < lane[:, None]
    later = lane[None, :] > lane[:, None]
    for start in range(first_slot, end_slot, BLOCK_SLOTS):
        slot = start + lane
        live = slot < end_slot
        local = tl.load(ids_ptr + slot, mask=live, other=-1) - first_expert
        mine = live & (local >= 0) & (local < LOCAL_E)
        same = (local[:, None] == local[None, :]) & mine[None, :]
        rank = tl.sum((same & earlier).to(tl.int32), axis=1)
        follows = tl.sum((same & later).to(tl.int32), axis=1)
        row = tl.load(base_ptr + local, mask=mine, other=0) + rank
        tl.debug_barrier()
        tl.store(base_ptr + local, row + 1, mask=mine & (follows == 0))
        tl.debug_barrier()
        tl.store(src_to_dst_ptr + slot, tl.where(mine, row, -1), mask=live)
        tl.store(dst_to_src_ptr + row, slot, mask=mine)


@triton.jit
def write_tiles(
    tiles_ptr, max_tiles, part, parts, ends, counts,
    E_PAD: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_TILES: tl.constexpr,
):  # fmt: skip
    """Part ``part`` of ``parts`` of the tile list [max_tiles, 4]: expert, first row, end row, 0; expert -1 when idle.

    A tile is at most BLOCK_M rows of one expert. ``ends`` and ``counts`` [E_PAD] are the experts' segments.
    """
    tiles = (counts + BLOCK_M - 1) // BLOCK_M
    tile_ends = tl.cumsum(tiles, axis=0)
    expert = tl.arange(0, E_PAD)
    for start in range(part * BLOCK_TILES, max_tiles, parts * BLOCK_TILES):
        tile = start + tl.arange(0, BLOCK_TILES)
        inside = (tile[:, None] < tile_ends[None, :]) & (tile[:, None] >= (tile_ends - tiles)[None, :])
        owner = tl.sum(tl.where(inside, expert[None, :] + 1, 0), axis=1) - 1
        skipped = tile[:, None] - (tile_ends - tiles)[None, :]
        first = tl.sum(tl.where(inside, (ends - counts)[None, :] + skipped * BLOCK_M, 0), axis=1)
        end = tl.sum(tl.where(inside, ends[None, :], 0), axis=1)
        end = tl.minimum(end, first + BLOCK_M)
        there = tile < max_tiles
        tl.store(tiles_ptr + tile * 4, owner, mask=there)
        tl.store(tiles_ptr + tile * 4 + 1, first, mask=there)
        tl.store(tiles_ptr + tile * 4 + 2, end, mask=there)


@triton.jit
def sum_counts(counts_ptr, chunk, num_chunks, LOCAL_E: tl.constexpr, E_PAD: tl.constexpr, BLOCK_CHUNKS: tl.constexpr):
    """Rows an expert [E_PAD]: of all chunks, and of the chunks before ``chunk``, from counts [chunks, E_l]."""
    expert = tl.arange(0, E_PAD)
    total = tl.zeros([E_PAD], dtype=tl.int32)
    before = tl.zeros([E_PAD], dtype=tl.int32)
    for start in range(0, num_chunks, BLOCK_CHUNKS):
        row = start + tl.arange(0, BLOCK_CHUNKS)
        mask = (row < num_chunks)[:, None] & (expert < LOCAL_E)[None, :]
        counts = tl.load(counts_ptr + row[:, None] * LOCAL_E + expert[None, :], mask=mask, other=0)
        total += tl.sum(counts, axis=0)
        before += tl.sum(tl.where((row < chunk)[:, None], counts, 0), axis=0)
    return total, before
