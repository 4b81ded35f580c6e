"""What a sampler is to a search."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING

from moebench.errors import MoebenchError
from moebench.plan.plan import Param

if TYPE_CHECKING:
    from optuna.samplers import BaseSampler

    from moebench.plan.space import Space
    from moebench.tune.book import Book


class SpaceExhausted(MoebenchError):
    """Every legal plan of a cell was tried."""


class SamplerFactory(ABC):
    """Makes the Optuna sampler of a cell's study; ``moebench.testing.samplers`` states what that must hold."""

    name: str
    doc: str

    @abstractmethod
    def make(
        self, space: Space, book: Book, cell_index: int, seed: int, fixed: Mapping[str, Param] | None = None
    ) -> BaseSampler:
        """A sampler for the study of ``book.cells[cell_index]``, which sets every axis of ``space``.

        It asks for plans that are legal on the cell, have the values of ``fixed``, and were seen neither in the
        book's cell nor in the study, and raises SpaceExhausted when there are none left. What it asks for depends on
        ``seed``, on the book and on the study's trials alone.
        """
