"""Hardware descriptors as TOML files: shipped ones, user-level ones that override them fact by fact, writing.

A user-level file lies at ``<user config dir>/hw/<key>.toml`` and has the form of a shipped one. Where the key
is also shipped, its facts win one by one and the rest stays; a new key makes a new device.
"""

from __future__ import annotations

import difflib
import math
import sys
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any, Union

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from moebench import settings
from moebench.errors import InputError, UnknownNameError
from moebench.spec.hardware import CONFIDENCES, Fact, Hardware
from moebench.spec.hw_fields import FIELDS, HW_CLASSES, ORIGINS, SOURCES, VENDORS
from moebench.spec.replacing import write_text
from moebench.spec.text_files import read_text

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

MOST_BYTES = 1 << 20
"""A hundred times what a descriptor with every fact needs."""

Facts = dict[str, Union[Fact[int], Fact[float], Fact[str]]]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _FactTable(_Strict):
    value: int | float
    source: str
    confidence: str
    note: str = ""


class _File(_Strict):
    """The file as written. Identity may be left out where a shipped descriptor has it."""

    key: str = Field(pattern=r"^[a-z0-9][a-z0-9._-]*$")
    name: str | None = Field(default=None, min_length=1)
    vendor: str | None = None
    arch: str | None = Field(default=None, min_length=1)
    hw_class: str | None = None
    origin: str = "shipped"
    device_names: list[str] = []
    capability: list[int] | None = Field(default=None, min_length=2, max_length=2)
    facts: dict[str, _FactTable] = {}


def user_hardware_dir() -> Path:
    """Folder of user-level descriptors; it may not exist yet."""
    return settings.user_config_dir() / "hw"


def user_hardware_file(key: str) -> Path:
    """Where the user-level descriptor of ``key`` lies, or would."""
    return user_hardware_dir() / f"{key}.toml"


def _shipped_text(key: str) -> str | None:
    entry = resources.files("moebench.configs") / "hw" / f"{key}.toml"
    return entry.read_text(encoding="utf-8") if entry.is_file() else None


def _shipped_names() -> set[str]:
    folder = resources.files("moebench.configs") / "hw"
    return {e.name.removesuffix(".toml") for e in folder.iterdir() if e.name.endswith(".toml")}


def _user_names() -> set[str]:
    return {p.stem for p in user_hardware_dir().glob("*.toml")}


def hardware_names() -> list[str]:
    """Keys of all descriptors, shipped and user-level, sorted."""
    return sorted(_shipped_names() | _user_names())


def load_hardware(key: str) -> Hardware:
    """The descriptor ``key`` with its user-level facts over the shipped ones, ``origin`` then being ``probed``.

    Raises UnknownNameError with near matches, and InputError for a file that isn't a valid descriptor.
    """
    shipped, user = _shipped_names(), _user_names()
    if key not in shipped | user:
        raise UnknownNameError("hardware", key, shipped | user)
    base = None
    if key in shipped:
        where = f"shipped descriptor {key}.toml"
        base = _hardware(_parse(_shipped_text(key) or "", where), where, None)
    if key not in user:
        assert base is not None
        return base
    path = user_hardware_file(key)
    try:
        over = _read_file(path)
        if over.key != key:
            raise InputError(f"{path}: key is {over.key!r}; the file's name allows only {key!r}")
        return replace(_hardware(over, str(path), base), origin="probed")
    except InputError as error:
        raise InputError(f"{error}; fix or delete this user-level descriptor") from error


def load_hardware_file(path: Path) -> Hardware:
    """The descriptor in ``path``, which must be complete by itself; raises InputError."""
    return _hardware(_read_file(path), str(path), None)


def write_hardware(hw: Hardware, path: Path) -> None:
    """Write ``hw`` to ``path``; raises InputError as ``hardware_text`` does, and what ``write_text`` raises."""
    write_text(hardware_text(hw), path)


def hardware_text(hw: Hardware) -> str:
    """``hw`` as TOML; raises InputError for a descriptor that could not be read back."""
    import tomli_w

    facts = {
        name: {"value": f.value, "source": f.source, "confidence": f.confidence, **({"note": f.note} if f.note else {})}
        for name, f in hw.facts.items()
    }
    identity: dict[str, Any] = {
        "key": hw.key, "name": hw.name, "vendor": hw.vendor, "arch": hw.arch, "hw_class": hw.hw_class,
        "origin": hw.origin, "device_names": list(hw.device_names),
    }  # fmt: skip
    if hw.capability is not None:
        identity["capability"] = list(hw.capability)
    text = tomli_w.dumps({**identity, "facts": facts})
    _hardware(_parse(text, hw.key), hw.key, None)
    return text


def _read_file(path: Path) -> _File:
    return _parse(read_text(path, f"hardware file {path}", MOST_BYTES), str(path))


def _parse(text: str, where: str) -> _File:
    """The validated content of a file; raises InputError naming ``where``, the key, its value and what is allowed."""
    try:
        return _File.model_validate(tomllib.loads(text))
    except ValidationError as error:
        raise InputError(f"{where}: " + "; ".join(_told(e) for e in error.errors()[:3])) from error
    except (ValueError, RecursionError) as error:  # besides TOML's own error: endless digits, endless brackets
        raise InputError(f"{where} is not TOML: {error}") from error


def _told(error: Any) -> str:
    """One sentence of a pydantic error."""
    where, value = ".".join(str(part) for part in error["loc"] if part not in ("int", "float")), error["input"]
    if error["type"] == "missing":
        return f"{where} is missing; every fact has value, source and confidence, every file a key"
    if error["type"] == "extra_forbidden":
        allowed = _FactTable.model_fields if len(error["loc"]) > 1 else _File.model_fields
        return f"{where} is not a key; allowed: {', '.join(allowed)}"
    return f"{where} is {value!r}; {error['msg'][0].lower()}{error['msg'][1:]}"


def _hardware(file: _File, where: str, base: Hardware | None) -> Hardware:
    """The descriptor of ``file``, its facts over those of ``base``."""
    identity = {"name": file.name, "vendor": file.vendor, "arch": file.arch, "hw_class": file.hw_class}
    facts: Facts = {name: _fact(name, table, where) for name, table in file.facts.items()}
    capability = None if file.capability is None else (file.capability[0], file.capability[1])
    if base is not None:
        _same_device(identity, base, where)
        return replace(
            base,
            name=file.name or base.name,
            device_names=tuple(dict.fromkeys((*base.device_names, *file.device_names))),
            capability=capability or base.capability,
            facts=overridden(base.facts, facts),
        )
    stated = {field: value for field, value in identity.items() if value is not None}
    if missing := [field for field in identity if field not in stated]:
        raise InputError(f"{where}: {', '.join(missing)} is missing; a new device states {', '.join(identity)}")
    _among(stated["vendor"], VENDORS, f"{where}: vendor")
    _among(stated["hw_class"], HW_CLASSES, f"{where}: hw_class")
    _among(file.origin, ORIGINS, f"{where}: origin")
    names = tuple(file.device_names)
    return Hardware(key=file.key, device_names=names, capability=capability, origin=file.origin, facts=facts, **stated)


def _same_device(identity: dict[str, str | None], base: Hardware, where: str) -> None:
    """A user-level file overrides what is known of a device, not which device it is."""
    shipped = {"vendor": base.vendor, "arch": base.arch, "hw_class": base.hw_class}
    for field, value in shipped.items():
        if identity[field] not in (None, value):
            raise InputError(
                f"{where}: {field} is {identity[field]!r}, but the shipped descriptor {base.key} has {value!r}; "
                "give another device another key"
            )


def overridden(base: Facts, over: Facts) -> Facts:
    """``base`` with the facts of ``over`` in their place; a driver's shared limit ends the need for a safe floor."""
    merged = {**base, **over}
    limit = over.get("shared_per_block_bytes")
    if limit is not None and limit.source == "driver" and "shared_safe_bytes" not in over:
        merged.pop("shared_safe_bytes", None)
    return merged


def _among(value: str, allowed: Any, what: str) -> None:
    if value not in allowed:
        raise InputError(f"{what} is {value!r}; allowed: {', '.join(allowed)}")


def _fact(name: str, table: _FactTable, where: str) -> Fact[int] | Fact[float]:
    """One fact, its name, words and number checked."""
    field = FIELDS.get(name)
    if field is None:
        near = difflib.get_close_matches(name, FIELDS, n=2, cutoff=0.6)
        told = f"did you mean {' or '.join(near)}?" if near else f"allowed: {', '.join(FIELDS)}"
        raise InputError(f"{where}: facts.{name} is not a field; {told}")
    _among(table.source, SOURCES, f"{where}: facts.{name}.source")
    _among(table.confidence, CONFIDENCES, f"{where}: facts.{name}.confidence")
    if not (math.isfinite(table.value) and table.value >= 0):
        raise InputError(f"{where}: facts.{name}.value is {table.value}; allowed: a finite number, 0 or more")
    if not field.whole:
        return Fact(table.value, table.source, table.confidence, table.note)
    if not isinstance(table.value, int):
        raise InputError(f"{where}: facts.{name}.value is {table.value}; allowed: a whole number")
    return Fact(table.value, table.source, table.confidence, table.note)
