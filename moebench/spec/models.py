"""The registry of models, and every way to name one: registry name, hub id, path."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

from moebench import settings
from moebench.errors import InputError, UnknownNameError
from moebench.spec.hf_config import read_hf_config
from moebench.spec.model_entry import SHAPE_FIELDS, ModelEntry, read_entry, to_toml

__all__ = ["SHAPE_FIELDS", "ModelEntry", "load_model", "model_names", "to_toml"]


def _folder() -> Path:
    return Path(str(resources.files("moebench.configs"))) / "models"


@cache
def _shipped(name: str) -> ModelEntry:
    """The shipped model called ``name``."""
    path = _folder() / f"{name}.toml"
    entry = read_entry(path)
    if entry.shape.name != name:
        raise InputError(f"{path}: shape.name is {entry.shape.name!r}; it must be the file's name, {name!r}")
    return entry


def model_names() -> list[str]:
    """Names of all registered models, sorted."""
    return sorted(path.stem for path in _folder().glob("*.toml"))


def _by_alias(name: str) -> ModelEntry | None:
    for entry in map(_shipped, model_names()):
        if name.lower() in (alias.lower() for alias in entry.aliases):
            return entry
    return None


def _from_path(name: str) -> ModelEntry | None:
    """The model in the file or folder ``name``; None when ``name`` does not look like a path."""
    if not name:
        return None
    try:
        path = Path(name).expanduser()
        is_folder, is_file = path.is_dir(), path.is_file()
    except (OSError, ValueError, RuntimeError):  # too long, a NUL in it, a home that is not known
        return None
    if is_folder:
        config = path / "config.json"
        if not config.is_file():
            raise InputError(f"model {name!r} is a folder without a config.json; give the folder that holds one")
        return read_hf_config(config)
    if is_file:
        return read_entry(path) if path.suffix == ".toml" else read_hf_config(path)
    if name.startswith((".", "~", "/")) or path.suffix in (".json", ".toml"):
        raise InputError(f"model file {name!r} does not exist; give a config.json, its folder, or a registry name")
    return None


def _snapshot_config(repository: Path) -> Path | None:
    """config.json of a cached hub repository: of the revision ``main`` points to, else of the newest snapshot."""
    main = repository / "refs" / "main"
    if main.is_file():
        config = repository / "snapshots" / main.read_text(encoding="utf-8", errors="replace").strip() / "config.json"
        if config.is_file():
            return config
    configs = [c for c in repository.glob("snapshots/*/config.json") if c.is_file()]
    return max(configs, key=lambda c: c.stat().st_mtime, default=None)


def _from_hub_cache(name: str) -> ModelEntry | None:
    """The model whose hub id is ``name``, where a local hub cache holds its config.json."""
    if name.count("/") != 1:
        return None
    wanted = f"models--{name.replace('/', '--')}".lower()
    for cache_dir in settings.hub_cache_dirs():
        if not cache_dir.is_dir():
            continue
        for repository in sorted(cache_dir.glob("models--*")):
            if repository.name.lower() == wanted and (config := _snapshot_config(repository)) is not None:
                return read_hf_config(config, name=name)
    return None


def load_model(name: str) -> ModelEntry:
    """The model called ``name``: a registry name, a hub id, or a path to a config.json, its folder or a model file.

    Tried in this order: registry name, alias (both in any case), path, local hub cache. Nothing is downloaded.
    Raises UnknownNameError with near matches, or InputError where a file can't be made sense of.
    """
    name = name.strip()
    if name.lower() in model_names():
        return _shipped(name.lower())
    for find in (_by_alias, _from_path, _from_hub_cache):
        if (entry := find(name)) is not None:
            return entry
    raise UnknownNameError(
        "model", name, model_names(),
        "Give a name from 'moebench models list' or a path to the model's config.json; nothing is downloaded.",
    )  # fmt: skip
