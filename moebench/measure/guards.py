"""Buffers that give away what a kernel did to them: poisoned inside, guarded on both sides."""

from __future__ import annotations

from collections.abc import Callable

import torch

GUARD_BYTES = 64 * 1024
"""Length of a guard band: longer than a row of any model, and a multiple of every alignment in use."""

_GUARD_VALUE = 0xA5
_POISON_INT = {torch.uint8: 0x7B, torch.int8: 0x7B, torch.int16: 0x7B7B, torch.int32: 0x7B7B7B7B}
_POISON_INT64 = 0x7B7B7B7B7B7B7B7B


def poison(tensor: torch.Tensor) -> None:
    """Fill ``tensor`` with what no kernel may read: NaN, or an integer far out of every range."""
    if tensor.is_floating_point():
        tensor.fill_(float("nan"))
    elif tensor.dtype is torch.bool:
        tensor.fill_(True)
    else:
        tensor.fill_(_POISON_INT.get(tensor.dtype, _POISON_INT64))


class GuardedBuffers:
    """A layer's workspace, laid out anew with a guard band before and after every storage, and poisoned.

    ``make`` is the layer's ``make_buffers``. What it returns is used for shapes, strides and dtypes alone, and freed
    before the replacements are allocated; tensors that share a storage share one here too. ``tensors`` holds the
    replacements by name.
    """

    def __init__(self, make: Callable[[], dict[str, torch.Tensor]]) -> None:
        made = make()
        storages = {n: t.untyped_storage() for n, t in made.items()}
        layout = [
            (
                n,
                storages[n].data_ptr(),
                storages[n].nbytes(),
                t.dtype,
                t.device,
                t.shape,
                t.stride(),
                t.storage_offset(),
            )
            for n, t in made.items()
        ]
        storages.clear()
        made.clear()
        self.tensors: dict[str, torch.Tensor] = {}
        self._guarded: list[tuple[str, torch.Tensor, int]] = []
        shared: dict[int, torch.Tensor] = {}
        for name, address, nbytes, dtype, device, shape, stride, offset in layout:
            base = shared.get(address) if address else None
            if base is None:
                base = torch.full(
                    (GUARD_BYTES * 2 + -(-nbytes // 16) * 16,), _GUARD_VALUE, dtype=torch.uint8, device=device
                )
                shared[address] = base
                self._guarded.append((name, base, nbytes))
            start = GUARD_BYTES // dtype.itemsize + offset
            self.tensors[name] = base.view(dtype).as_strided(shape, stride, start)
        self.poison()

    def poison(self) -> None:
        """Poison every buffer; the guard bands stay as they are."""
        for tensor in self.tensors.values():
            poison(tensor)

    def damage(self) -> list[str]:
        """What was written outside the buffers, in words: which one, which side, how far; empty when nothing."""
        found: list[str] = []
        bands = [(base[:GUARD_BYTES], base[GUARD_BYTES + nbytes :]) for _, base, nbytes in self._guarded]
        if not bands or not torch.stack([(b != _GUARD_VALUE).any() for pair in bands for b in pair]).any():
            return found
        for name, base, nbytes in self._guarded:
            before, after = base[:GUARD_BYTES] != _GUARD_VALUE, base[GUARD_BYTES + nbytes :] != _GUARD_VALUE
            if before.any():
                first = GUARD_BYTES - int(before.nonzero()[0])
                found.append(f"{name}: {int(before.sum())} bytes written before its start, from {first} away")
            if after.any():
                last = int(after.nonzero()[-1]) + 1
                found.append(f"{name}: {int(after.sum())} bytes written past its end, up to {last} away")
        return found
