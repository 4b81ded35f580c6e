"""What of a search its device can measure, and what is predicted beside it, because its backend does not run there.

Native tables are made for one backend first, the preferred one of the device (our Triton kernels on a GPU). On a card
where it does not run, a search measures the tables of a backend that does and predicts those of the preferred one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from moebench.backends.protocol import Support
from moebench.errors import BackendUnavailableError, UnknownNameError
from moebench.predict.constants import load_calibration
from moebench.session.defaults import preferred_backends
from moebench.spec.hardware import Hardware
from moebench.tune.device import Target
from moebench.tune.options import NATIVE, OriginChoice, TuneOptions

COVERAGE = "coverage"
"""Where a run's header holds ``Coverage.to_dict``, among its settings."""

Ask = Callable[[Sequence[str]], Mapping[str, Support]]
"""What backends say of the target's device, by name."""

PREDICT = "have everything predicted with --origin predicted"


@dataclass(frozen=True)
class Coverage:
    """The backend of a search's own tables and, where ``reason`` says why it does not run here, the ``missing`` one.

    ``left_out`` says why the tables of ``missing`` are not predicted; empty where they are. ``where`` is the device.
    ``measures``: the tables of ``backend`` are measured; else nothing is: it isn't here, or shall not be used.
    """

    backend: str
    missing: str = ""
    reason: str = ""
    left_out: str = ""
    where: str = ""
    measures: bool = True

    @property
    def predicted(self) -> str:
        """The backend whose tables are predicted beside the measured ones; empty where there is none."""
        return "" if self.left_out else self.missing

    def why_predicted(self, backend: str) -> str:
        """Why the tables of ``backend`` are predicted although the device is here; empty where they are not."""
        return f"{backend} does not run on {self.where}: {self.reason}" if backend == self.predicted else ""

    @property
    def words(self) -> str:
        """All of it as one line; empty where nothing is missing."""
        if not self.missing:
            return ""
        told = (
            f"on {self.where} backend {self.backend} works and {self.missing} does not: {self.reason.rstrip('.')}. "
            f"Tables of {self.backend} are MEASURED; "
        )
        if self.left_out:
            return f"{told}those of {self.missing} are left out: {self.left_out}"
        return f"{told}those of {self.missing} are PREDICTED by an analytic model, every row of them"

    def to_dict(self) -> dict[str, Any]:
        """The same for a machine."""
        measured, predicted = (self.backend, self.predicted) if self.measures else ("", self.backend)
        return {
            "measured": [measured] if measured else [], "predicted": [predicted] if predicted else [],
            "missing": self.missing, "reason": self.reason, "left_out": self.left_out, "words": self.words,
        }  # fmt: skip


def coverage_of(options: TuneOptions, target: Target, origin: OriginChoice, ask: Ask) -> Coverage:
    """What ``options`` ask for, divided by what runs on ``target``.

    Raises BackendUnavailableError for a backend that was asked for by name, or by an engine's target, and does not
    run: it says why, and what to do.
    """
    preferred = preferred_backends(target.device)
    if target.predicted:
        return Coverage(options.backend or preferred[0], measures=False)
    named = () if options.backend is None else (options.backend,)
    found = ask(tuple(dict.fromkeys((*named, *preferred))))
    native, where = preferred[0], f"{target.hw.key} ({target.device})"
    works, why = found[native].usable, found[native].reason
    if not works and NATIVE not in options.targets:
        raise _unavailable(f"--target {options.engines[0]} is timed on {native}, which", where, why, PREDICT)
    backend = options.backend or next((n for n in preferred if found[n].usable), None)
    if backend is None:
        reasons = "; ".join(f"{n}: {found[n].reason}" for n in preferred)
        raise _unavailable(f"backends {', '.join(preferred)}", where, reasons, PREDICT)
    if not found[backend].usable:
        raise _unavailable(f"backend {backend}", where, found[backend].reason, *_instead(backend, preferred, found))
    if works or backend == native:
        return Coverage(backend)
    left_out = _left_out(origin, target.hw)
    if left_out and options.engines:
        raise _unavailable(f"--target {options.engines[0]} is timed on {native}, which", where, why, PREDICT)
    return Coverage(backend, native, why, left_out, where)


def _instead(backend: str, preferred: Sequence[str], found: Mapping[str, Support]) -> Iterator[str]:
    """What can be done here in place of measuring ``backend``."""
    working = next((n for n in preferred if found[n].usable), None)
    native = backend == preferred[0]
    if working is not None:
        yield f"leave --backend out to measure {working}{f' and predict {backend}' if native else ''}"
    if native:
        yield PREDICT


def _left_out(origin: OriginChoice, hw: Hardware) -> str:
    if origin is OriginChoice.MEASURED:
        return "--origin measured"
    try:
        load_calibration(hw.hw_class)
    except UnknownNameError as error:
        return str(error)
    return ""


def _unavailable(what: str, where: str, reason: str, *instead: str) -> BackendUnavailableError:
    ways = ", or ".join(("mend that (moebench doctor looks further)", *instead))
    return BackendUnavailableError(f"{what} can't run on {where}: {reason.rstrip('.')}. {ways[0].upper()}{ways[1:]}")
