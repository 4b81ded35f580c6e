"""Device functions of routing: choose experts, sort slots by expert, list the GEMMs' tiles.

Scores are tiles [PARTS, BLOCK_TOKENS, WIDTH]: a row of experts is PARTS parts, its groups where the router has groups,
each padded to WIDTH lanes. The tokens lie in the middle, so that the lanes of a warp go to the last axis and the warps
to the tokens: a row stays inside a warp, and no reduction of the top-k waits for other warps.
"""

from __future__ import annotations

import triton
import triton.language as tl

from ._math import LARGEST, LOWEST_KEY, clean_logits, softplus, sort_key

NO_EXPERT = tl.constexpr(2147483647)
FOLLOWER = tl.constexpr(65536)


@triton.jit
def row_max(tile):
    """Largest value of each token's row [1, tokens, 1] of a tile [parts, tokens, width]."""
    return tl.max(tl.max(tile, axis=0, keep_dims=True), axis=2, keep_dims=True)


@triton.jit
def row_min(tile):
    """Smallest value of each token's row."""
    return tl.min(tl.min(tile, axis=0, keep_dims=True), axis=2, keep_dims=True)


@triton.jit
def row_sum(tile):
    """Sum of each token's row."""
    return tl.sum(tl.sum(tile, axis=0, keep_dims=True), axis=2, keep_dims=True)


@triton.jit
def softmax_terms(logits):
    """(shift, inverse of the sum of exponentials) of each row of clean logits; 0 and 1 where all are -inf."""
    highest = row_max(logits)
    shift = tl.where(highest == float("-inf"), 0.0, highest)
    total = row_sum(tl.exp(logits - shift))
    return shift, 1.0 / tl.where(total > 0, total, 1.0)


@triton.jit
def expert_scores(logits, shift, inverse, SCORING: tl.constexpr):
    """Scores of clean logits, finite and at least 0, and 0 at -inf; ``shift`` and ``inverse`` are softmax's terms."""
    if SCORING == "softmax":
        scores = tl.exp(logits - shift) * inverse
    elif SCORING == "sigmoid":
        scores = tl.sigmoid(logits)
    else:
        tl.static_assert(SCORING == "sqrtsoftplus")
        scores = tl.sqrt(softplus(logits))
    return scores


@triton.jit
def take_best(keys, experts):
    """Expert of each row's largest key, the lowest where several are equal."""
    return row_min(tl.where(keys == row_max(keys), experts, NO_EXPERT))


@triton.jit
def two_largest(first, second, other_first, other_second):
    """The two largest of two pairs that are each in order."""
    lower = tl.minimum(first, other_first)
    return tl.maximum(first, other_first), tl.maximum(lower, tl.maximum(second, other_second))


@triton.jit
def kept_groups(
    choice, BLOCK_TOKENS: tl.constexpr, GROUPS: tl.constexpr, PARTS: tl.constexpr, WIDTH: tl.constexpr,
    TOPK_GROUPS: tl.constexpr, TWO_BEST: tl.constexpr,
):  # fmt: skip
    """True [parts, tokens, 1] for each row's best groups: by best score, or by the sum of the best two."""
    if TWO_BEST:
        nothing = tl.full([PARTS, BLOCK_TOKENS, WIDTH], float("-inf"), tl.float32)
        best, second = tl.reduce((choice, nothing), 2, two_largest)
        score = best + second
    else:
        score = tl.max(choice, axis=2)
    group = tl.arange(0, PARTS)[:, None, None]
    keys = tl.where(group < GROUPS, sort_key(score)[:, :, None], LOWEST_KEY)
    kept = tl.zeros([PARTS, BLOCK_TOKENS, 1], dtype=tl.int32)
    for _ in range(TOPK_GROUPS):
        chosen = group == take_best(keys, group)
        kept = tl.where(chosen, 1, kept)
        keys = tl.where(chosen, LOWEST_KEY, keys)
    return kept > 0


@triton.jit
def load_rows(
    rows_ptr, first_token, end_token, other, STRIDE: tl.constexpr,
    E: tl.constexpr, PARTS: tl.constexpr, PART: tl.constexpr, WIDTH: tl.constexpr, BLOCK_TOKENS: tl.constexpr,
):  # fmt: skip
    """Rows of experts as a tile in fp32, ``other`` where there is no expert or no token; STRIDE 0 is one row for all.

    They are loaded as PARTS * BLOCK_TOKENS rows: of a tile with two axes, every Triton gives the lanes of a warp to the
    columns and the warps to the rows, whereas releases differ on which of two outer axes comes first. A row for all is
    loaded a token too, for a smaller tile of its own would bring another layout.
    """
    row = tl.arange(0, PARTS * BLOCK_TOKENS)[:, None]
    lane = tl.arange(0, WIDTH)[None, :]
    expert = row // BLOCK_TOKENS * PART + lane
    token = first_token + row % BLOCK_TOKENS
    mask = (lane < PART) & (expert < E) & (token < end_token)
    loaded = tl.load(rows_ptr + token.to(tl.int64) * STRIDE + expert, mask=mask, other=other)
    return tl.reshape(loaded.to(tl.float32), [PARTS, BLOCK_TOKENS, WIDTH])


@triton.jit
def route_tokens(
    logits_ptr, bias_ptr, weights_ptr, ids_ptr, first_token, end_token, factor,
    E: tl.constexpr, K: tl.constexpr, K_PAD: tl.constexpr,
    GROUPS: tl.constexpr, PARTS: tl.constexpr, PART: tl.constexpr, WIDTH: tl.constexpr, TOPK_GROUPS: tl.constexpr,
    SCORING: tl.constexpr, HAS_BIAS: tl.constexpr, RENORMALIZE: tl.constexpr, BLOCK_TOKENS: tl.constexpr,
):  # fmt: skip
    """Route tokens [first_token, end_token), at most BLOCK_TOKENS; returns 1 where a token takes an expert, else 0.

    The top-k only chooses. The K chosen logits are then read again and scored, to the same bits: that costs one load,
    where picking the scores out of the tile would cost a reduction for each of the K.
    """
    lane = tl.arange(0, WIDTH)[None, None, :]
    expert = tl.arange(0, PARTS)[:, None, None] * PART + lane
    real = (lane < PART) & (expert < E)
    token = first_token + tl.arange(0, BLOCK_TOKENS)[None, :, None]
    live = token < end_token
    row_ptr = logits_ptr + token.to(tl.int64) * E
    logits = clean_logits(
        load_rows(logits_ptr, first_token, end_token, float("-inf"), E, E, PARTS, PART, WIDTH, BLOCK_TOKENS)
    )
    shift, inverse = 0.0, 1.0
    if SCORING == "softmax":
        shift, inverse = softmax_terms(logits)
    choice = expert_scores(logits, shift, inverse, SCORING)
    if HAS_BIAS:
        choice += load_rows(bias_ptr, first_token, end_token, 0.0, 0, E, PARTS, PART, WIDTH, BLOCK_TOKENS)
        choice = tl.where(choice == choice, choice, float("-inf"))
        choice = tl.where(choice > LARGEST, LARGEST, tl.where(choice < -LARGEST, -LARGEST, choice))
    choice = tl.where(real, choice, float("-inf"))
    keys = sort_key(choice)
    if TOPK_GROUPS < GROUPS:
        kept = kept_groups(choice, BLOCK_TOKENS, GROUPS, PARTS, WIDTH, TOPK_GROUPS, HAS_BIAS and PART > 1)
        keys = tl.where(kept, keys, LOWEST_KEY + 1)
    keys = tl.where(real, keys, LOWEST_KEY)
    named = tl.where(real, expert, NO_EXPERT)

    slot = tl.arange(0, K_PAD)[None, None, :]
    ids = tl.zeros([1, BLOCK_TOKENS, K_PAD], dtype=tl.int32)
    for k in range(K):
        best = take_best(keys, named)
        keys = tl.where(named == best, LOWEST_KEY, keys)
        ids = tl.where(slot == k, best, ids)
    keep = live & (slot < K)
    chosen = clean_logits(tl.load(row_ptr + ids, mask=keep, other=float("-inf")).to(tl.float32))
    weights = expert_scores(chosen, shift, inverse, SCORING)
    if RENORMALIZE:
        total = row_sum(weights)
        weights = weights / tl.where(total > 0, total, 1.0)
    out = token.to(tl.int64) * K + slot
    tl.store(weights_ptr + out, weights * factor, mask=keep)
    tl.store(ids_ptr + out, ids, mask=keep)
    return ((keys == LOWEST_KEY) & live & real).to(tl.int32)


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
    One sum counts the equal ids before a slot and, in the upper half of the number, itself and those that follow.
    """
    lane = tl.arange(0, BLOCK_SLOTS)
    earlier = lane[None, :] < lane[:, None]
    counted = tl.where(earlier, 1, FOLLOWER)
    for start in range(first_slot, end_slot, BLOCK_SLOTS):
        slot = start + lane
        live = slot < end_slot
        local = tl.load(ids_ptr + slot, mask=live, other=-1) - first_expert
        mine = live & (local >= 0) & (local < LOCAL_E)
        named = tl.where(mine, local, -1 - lane)
        equal = tl.sum(tl.where(named[:, None] == named[None, :], counted, 0), axis=1)
        row = tl.load(base_ptr + local, mask=mine, other=0) + equal % FOLLOWER
        tl.debug_barrier()
        tl.store(base_ptr + local, row + 1, mask=mine & (equal < 2 * FOLLOWER))
        tl.debug_barrier()
        tl.store(src_to_dst_ptr + slot, tl.where(mine, row, -1), mask=live)
        tl.store(dst_to_src_ptr + row, slot, mask=mine)


@triton.jit
def write_tiles(
    tiles_ptr, max_tiles, part, parts, ends, counts,
    E_PAD: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_TILES: tl.constexpr,
):  # fmt: skip
    """Part ``part`` of ``parts`` of the tile list [max_tiles, 4]: expert, first row, end row; expert -1 when idle.

    A tile is at most BLOCK_M rows of one expert. ``ends`` and ``counts`` [E_PAD] are the experts' segments. All
    experts write their first tiles side by side, then their second ones and so on: a step for each tile of the
    fullest expert, shared out among the parts.
    """
    tiles = (counts + BLOCK_M - 1) // BLOCK_M
    tile_ends = tl.cumsum(tiles, axis=0)
    expert = tl.arange(0, E_PAD)
    for step in range(part, tl.max(tiles, axis=0), parts):
        tile = tile_ends - tiles + step
        first = ends - counts + step * BLOCK_M
        there = (step < tiles) & (tile < max_tiles)
        tl.store(tiles_ptr + tile * 4, expert, mask=there)
        tl.store(tiles_ptr + tile * 4 + 1, first, mask=there)
        tl.store(tiles_ptr + tile * 4 + 2, tl.minimum(ends, first + BLOCK_M), mask=there)
    for start in range(tl.sum(tiles, axis=0) + part * BLOCK_TILES, max_tiles, parts * BLOCK_TILES):
        tile = start + tl.arange(0, BLOCK_TILES)
        tl.store(tiles_ptr + tile * 4, tl.full([BLOCK_TILES], -1, tl.int32), mask=tile < max_tiles)


@triton.jit
def sum_counts(counts_ptr, chunk, num_chunks, LOCAL_E: tl.constexpr, E_PAD: tl.constexpr, BLOCK_CHUNKS: tl.constexpr):
    """Rows an expert [E_PAD]: of all chunks, and of the chunks before ``chunk``, from counts [chunks, E_l].

    The loop only loads and adds in registers; the warps add up their parts once, behind it.
    """
    expert = tl.arange(0, E_PAD)
    total = tl.zeros([BLOCK_CHUNKS, E_PAD], dtype=tl.int32)
    before = tl.zeros([BLOCK_CHUNKS, E_PAD], dtype=tl.int32)
    for start in range(0, num_chunks, BLOCK_CHUNKS):
        row = start + tl.arange(0, BLOCK_CHUNKS)
        mask = (row < num_chunks)[:, None] & (expert < LOCAL_E)[None, :]
        counts = tl.load(counts_ptr + row[:, None] * LOCAL_E + expert[None, :], mask=mask, other=0)
        total += counts
        before += tl.where((row < chunk)[:, None], counts, 0)
    return tl.sum(total, axis=0), tl.sum(before, axis=0)
