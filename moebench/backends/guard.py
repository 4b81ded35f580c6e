"""Other people's backends: whatever one of them does wrong becomes an error that names it.

What it prints goes to stderr, since stdout belongs to results. ``bind`` and what it returns run in the measuring
process, where an error is the failure of a point and not of the run; they are passed through as they are.
"""

from __future__ import annotations

import contextlib
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from moebench.backends.protocol import Backend, Support
from moebench.errors import InputError, MoebenchError
from moebench.plan.plan import LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import ORIGINS

if TYPE_CHECKING:
    from moebench.pipeline.layer import BoundLayer

T = TypeVar("T")


@contextlib.contextmanager
def foreign(who: str, what: str) -> Iterator[None]:
    """Run somebody else's code: its errors, an attempt to exit among them, become InputError naming who and what."""
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    except MoebenchError:
        raise
    except (Exception, SystemExit) as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        said = (str(error).strip().splitlines() or [""])[0]
        raise InputError(
            f"{who}: {what} raised {type(error).__name__}{': ' if said else ''}{said} "
            f"at {Path(at.filename).name}:{at.lineno}; mend it, or choose another backend"
        ) from error


def _checked(who: str, what: str, value: object, kind: type[T]) -> T:
    if not isinstance(value, kind):
        raise InputError(f"{who}: {what} is {value!r}; the protocol asks for a {kind.__name__}")
    return value


def _texts(who: str, what: str, value: object) -> list[str]:
    found = _checked(who, what, value, list)
    return [_checked(who, f"an entry of {what}", text, str) for text in found]


class GuardedBackend(Backend):
    """A backend that answers as the protocol says, or raises InputError."""

    def __init__(self, who: str, inner: Backend) -> None:
        self._who, self._inner = who, inner
        self.name = _checked(who, "name", getattr(inner, "name", None), str)
        self.origin = _checked(who, "origin", inner.origin, str)
        if self.origin not in ORIGINS:
            raise InputError(f"{who}: origin is {self.origin!r}; allowed: {', '.join(ORIGINS)}")

    def support(self, device: str) -> Support:
        """See ``Backend``."""
        with foreign(self._who, "support"):
            found = self._inner.support(device)
        return _checked(self._who, "what support returns", found, Support)

    def refuse(self, workload: Workload, hw: Hardware) -> list[str]:
        """See ``Backend``."""
        with foreign(self._who, "refuse"):
            found = self._inner.refuse(workload, hw)
        return _texts(self._who, "what refuse returns", found)

    def variants(self, workload: Workload, hw: Hardware) -> list[str]:
        """See ``Backend``."""
        with foreign(self._who, "variants"):
            found = self._inner.variants(workload, hw)
        return _texts(self._who, "what variants returns", found)

    def default_plan(self, workload: Workload, hw: Hardware, variant: str | None = None) -> LayerPlan:
        """See ``Backend``."""
        with foreign(self._who, "default_plan"):
            found = self._inner.default_plan(workload, hw, variant)
        return _checked(self._who, "what default_plan returns", found, LayerPlan)

    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> BoundLayer:
        """See ``Backend``."""
        return self._inner.bind(workload, plan, hw, device)


def guarded(who: str, make: Callable[[], object]) -> Backend:
    """The backend that ``make`` makes, guarded; raises InputError when it can't be made or is none."""
    with foreign(who, "making it"):
        made = make()
    if not isinstance(made, Backend):
        raise InputError(f"{who} is no subclass of moebench.backends.protocol.Backend")
    return GuardedBackend(who, made)
