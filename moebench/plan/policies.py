"""Search profiles as TOML files (``configs/policies/<name>.toml``): how much a search tries, and of which axes.

A profile that ``extends`` another one takes over what it doesn't state itself; its restrictions come after the other's.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Union

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, ValidationError

from moebench.errors import InputError, UnknownNameError
from moebench.plan.kernel_spec import Axis, KernelSpec
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

KINDS = ("gemm", "small", "torch")
"""Kinds of kernels, by what a search of theirs costs: a Triton GEMM, another Triton kernel, a torch one."""

WHOLE_SPACE = 0
"""As a number of trials: every legal plan."""

DEFAULT_PROFILE = "full"

_GEMM_STEPS = {Step.GEMM1, Step.GEMM2, Step.SHARED}


@dataclass(frozen=True)
class Race:
    """How finalists are told apart.

    At most ``finalists`` layers a cell beside the default one, for at most ``max_s`` seconds, until the 95 % interval
    of a ratio has the half-width ``half_width`` (0.005: half a per cent).
    """

    finalists: int
    max_s: float
    half_width: float


@dataclass(frozen=True)
class Restriction:
    """Values that axes of ``kernels`` may take on some devices; empty ``vendors`` or ``hw_classes`` mean any."""

    kernels: tuple[str, ...]
    axes: Mapping[str, tuple[Param, ...]]
    vendors: tuple[str, ...] = ()
    hw_classes: tuple[str, ...] = ()

    def applies(self, kernel: str, hw: Hardware) -> bool:
        """Whether it speaks of ``kernel`` on ``hw``."""
        vendor, hw_class = not self.vendors or hw.vendor in self.vendors, hw.hw_class in self.hw_classes
        return kernel in self.kernels and vendor and (hw_class or not self.hw_classes)


@dataclass(frozen=True)
class Profile:
    """One search profile: ``trials`` plans a cell by kind of kernel, ``blocks`` separated blocks a screening."""

    name: str
    doc: str
    sampler: str
    blocks: int
    trials: Mapping[str, int]
    race: Race
    restrictions: tuple[Restriction, ...]

    def trials_of(self, spec: KernelSpec) -> int:
        """Plans that a cell of ``spec`` may measure; ``WHOLE_SPACE`` for every legal one."""
        return self.trials[kind_of(spec)]

    def axes(self, spec: KernelSpec, hw: Hardware) -> tuple[Axis, ...]:
        """The axes of ``spec`` with the values that this profile searches on ``hw``.

        A later restriction wins over an earlier one, axis by axis. Raises InputError for a value that the kernel lacks.
        """
        allowed: dict[str, tuple[Param, ...]] = {}
        for rule in self.restrictions:
            if rule.applies(spec.name, hw):
                allowed |= rule.axes
        return tuple(
            _restricted(axis, allowed.get(axis.name), f"profile {self.name}: {spec.name}") for axis in spec.axes
        )


def kind_of(spec: KernelSpec) -> str:
    """Which of ``KINDS`` a kernel is."""
    if spec.backend == "torch":
        return "torch"
    return "gemm" if _GEMM_STEPS & set(spec.steps) else "small"


def _restricted(axis: Axis, allowed: Sequence[Param] | None, where: str) -> Axis:
    if allowed is None:
        return axis
    for value in allowed:
        if not any(value == own and type(value) is type(own) for own in axis.values):
            told = ", ".join(map(str, axis.values))
            raise InputError(f"{where}: {axis.name} is {value}; the kernel's axis has {told}")
    return Axis(axis.name, tuple(v for v in axis.values if v in allowed), axis.ordered, axis.doc)


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _RaceTable(_Strict):
    finalists: StrictInt | None = Field(default=None, ge=1)
    max_s: float | None = Field(default=None, gt=0)
    half_width: float | None = Field(default=None, gt=0, lt=1)


class _TrialsTable(_Strict):
    gemm: StrictInt | None = Field(default=None, ge=0)
    small: StrictInt | None = Field(default=None, ge=0)
    torch: StrictInt | None = Field(default=None, ge=0)


class _RestrictionTable(_Strict):
    kernels: list[StrictStr] = Field(min_length=1)
    vendors: list[StrictStr] = []
    hw_classes: list[StrictStr] = []
    axes: dict[str, list[Union[StrictBool, StrictInt, StrictStr]]]


class _File(_Strict):
    """The file as written; what is None comes from the profile that it extends."""

    doc: str = Field(min_length=1)
    extends: str | None = None
    sampler: str | None = None
    blocks: StrictInt | None = Field(default=None, ge=1)
    trials: _TrialsTable = _TrialsTable()
    race: _RaceTable = _RaceTable()
    restrict: list[_RestrictionTable] = []


def profile_names() -> list[str]:
    """Names of all profiles, sorted."""
    folder = resources.files("moebench.configs") / "policies"
    return sorted(e.name.removesuffix(".toml") for e in folder.iterdir() if e.name.endswith(".toml"))


@cache
def load_profile(name: str) -> Profile:
    """The profile called ``name``; raises UnknownNameError, and InputError for a file that is no valid profile."""
    known = profile_names()
    if name not in known:
        raise UnknownNameError("profile", name, known)
    text = (resources.files("moebench.configs") / "policies" / f"{name}.toml").read_text(encoding="utf-8")
    return parse_profile(text, name)


def parse_profile(text: str, name: str) -> Profile:
    """The profile that the TOML ``text`` states; raises InputError naming ``name``, the key and its value."""
    where = f"profile {name}.toml"
    try:
        file = _File.model_validate(tomllib.loads(text))
    except ValidationError as error:
        first = error.errors()[0]
        key, said = ".".join(str(part) for part in first["loc"]), first["msg"]
        raise InputError(f"{where}: {key} is {first['input']!r}; {said[0].lower()}{said[1:]}") from error
    except ValueError as error:
        raise InputError(f"{where} is not TOML: {error}") from error
    return _profile(file, name, where)


def _profile(file: _File, name: str, where: str) -> Profile:
    stated: dict[str, Any] = {"sampler": file.sampler, "blocks": file.blocks}
    trials, race = file.trials.model_dump(), file.race.model_dump()
    base = load_profile(file.extends) if file.extends is not None else None
    if base is not None:
        stated = {k: getattr(base, k) if v is None else v for k, v in stated.items()}
        trials = {k: base.trials[k] if v is None else v for k, v in trials.items()}
        race = {k: getattr(base.race, k) if v is None else v for k, v in race.items()}
    if missing := [key for part in (stated, trials, race) for key, value in part.items() if value is None]:
        raise InputError(f"{where}: {', '.join(missing)} is missing; a profile that extends none states everything")
    own = tuple(
        Restriction(tuple(r.kernels), {k: tuple(v) for k, v in r.axes.items()}, tuple(r.vendors), tuple(r.hw_classes))
        for r in file.restrict
    )
    before = base.restrictions if base is not None else ()
    return Profile(name, file.doc, trials=trials, race=Race(**race), restrictions=before + own, **stated)
