"""A pool of buffers of several capacities, each made when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from moebench.errors import InputError
from moebench.spec.ep import ladder_capacity, power_of_two_capacity


class Destroyable(Protocol):
    """What a pool holds."""

    def destroy(self) -> None:
        """Give the memory back."""


T = TypeVar("T", bound=Destroyable)


class BufferPool(Generic[T]):
    """Buffers by capacity. ``make(capacity)`` is collective, so every rank must ask for the same capacity.

    The capacities are those of ``ladder``, or with None the published rule: powers of two from ``smallest`` up to
    ``max_tokens``.
    """

    def __init__(
        self, make: Callable[[int], T], max_tokens: int, ladder: Sequence[int] | None = None, smallest: int = 128
    ) -> None:
        if max_tokens < 1 or smallest < 1:
            raise InputError(f"max_tokens {max_tokens} and smallest {smallest} must be at least 1")
        if ladder is not None and (not ladder or min(ladder) < 1):
            raise InputError(f"ladder {list(ladder)} is not allowed; give capacities from 1 up")
        if ladder is not None and max(ladder) < max_tokens:
            raise InputError(f"ladder {list(ladder)} doesn't hold {max_tokens} tokens; add a capacity of at least that")
        self._make, self._ladder, self._smallest = make, ladder, smallest
        self.max_tokens = max_tokens
        self._buffers: dict[int, T] = {}

    def capacity_for(self, num_tokens: int) -> int:
        """The capacity that a step of ``num_tokens`` (the largest count over ranks) runs on."""
        if num_tokens < 0:
            raise InputError(f"num_tokens is {num_tokens}; it can't be negative")
        if self._ladder is None:
            return power_of_two_capacity(num_tokens, self.max_tokens, self._smallest)
        return ladder_capacity(num_tokens, self._ladder)

    def get(self, num_tokens: int) -> tuple[int, T]:
        """The capacity and its buffer, made now if it is the first step that needs it.

        Raises InputError for more tokens than the pool was made for.
        """
        if num_tokens > self.max_tokens:
            raise InputError(f"{num_tokens} tokens pass the pool's {self.max_tokens}; make a pool for more")
        capacity = self.capacity_for(num_tokens)
        if capacity not in self._buffers:
            self._buffers[capacity] = self._make(capacity)
        return capacity, self._buffers[capacity]

    @property
    def built(self) -> dict[int, T]:
        """The buffers made so far, by capacity."""
        return dict(self._buffers)

    def destroy(self) -> None:
        """Destroy every buffer; the pool can be used again and starts empty."""
        while self._buffers:
            self._buffers.popitem()[1].destroy()
