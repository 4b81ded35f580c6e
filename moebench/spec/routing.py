"""Named, seeded routings: which experts the tokens of a measurement go to.

A routing draws router logits. For the random kinds they are log-popularity plus Gumbel noise, so that the
top K of a row are K experts drawn without replacement in proportion to popularity (Gumbel top-k, Kool 2019).
Which expert is hot is permuted anew for every draw.

======================  ==========================================================================
``uniform``             every expert equally likely
``zipf:ALPHA``          popularity rank ** -ALPHA
``lognormal:SIGMA``     popularity exp(Normal(0, SIGMA))
``maxvio:X``            lognormal, SIGMA bisected until max load / mean load - 1 is X on the draw itself
``single-hot``          every token picks the same K experts
``trace:FILE``          recorded ids (and weights), a window of T tokens a draw
======================  ==========================================================================
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from moebench.errors import InputError


class RoutingKind(str, Enum):
    """The kinds of routing."""

    UNIFORM = "uniform"
    ZIPF = "zipf"
    LOGNORMAL = "lognormal"
    MAXVIO = "maxvio"
    SINGLE_HOT = "single-hot"
    TRACE = "trace"


_WITH_NUMBER = {RoutingKind.ZIPF: "ALPHA", RoutingKind.LOGNORMAL: "SIGMA", RoutingKind.MAXVIO: "X"}
SYNTAX = "uniform, zipf:ALPHA, lognormal:SIGMA, maxvio:X, single-hot, trace:FILE"


@dataclass(frozen=True)
class Routing:
    """A routing by kind and parameter; ``trace`` is the file of a recorded one, ``trace_layer`` its layer."""

    kind: RoutingKind = RoutingKind.UNIFORM
    parameter: float = 0.0
    trace: str = ""
    trace_layer: int = 0
    trace_rank: int = 0

    def __post_init__(self) -> None:
        if not (math.isfinite(self.parameter) and self.parameter >= 0):
            raise InputError(f"routing {self.kind.value}:{self.parameter} is not allowed; give a number from 0 up")
        if (self.kind is RoutingKind.TRACE) != bool(self.trace):
            raise InputError("routing trace needs a file: trace:FILE")

    @classmethod
    def parse(cls, text: str) -> Routing:
        """The routing written as ``text`` (module docstring); raises InputError with the allowed forms."""
        name, _, rest = text.strip().partition(":")
        try:
            kind = RoutingKind(name.lower().replace("_", "-"))
        except ValueError:
            raise InputError(f"routing {text!r} is not known; allowed: {SYNTAX}") from None
        if kind is RoutingKind.TRACE:
            if not rest:
                raise InputError(f"routing {text!r} names no file; write trace:FILE")
            path, _, select = rest.partition("#")
            layer, _, rank = select.partition(",")
            try:
                return cls(kind, trace=path, trace_layer=int(layer or 0), trace_rank=int(rank or 0))
            except ValueError:
                raise InputError(f"routing {text!r}: write trace:FILE#LAYER,RANK with whole numbers") from None
        if kind not in _WITH_NUMBER:
            if rest:
                raise InputError(f"routing {text!r}: {kind.value} takes no parameter")
            return cls(kind)
        try:
            parameter = float(rest)
        except ValueError:
            raise InputError(f"routing {text!r}: write {kind.value}:{_WITH_NUMBER[kind]} with a number") from None
        return cls(kind, parameter)

    def __str__(self) -> str:
        if self.kind is RoutingKind.TRACE:
            select = f"#{self.trace_layer},{self.trace_rank}" if self.trace_layer or self.trace_rank else ""
            return f"trace:{self.trace}{select}"
        return f"{self.kind.value}:{self.parameter:g}" if self.kind in _WITH_NUMBER else self.kind.value
