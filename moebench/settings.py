"""The one place that reads environment variables, and the paths that follow from them."""

from __future__ import annotations

import os
from pathlib import Path

PREFIX = "MOEBENCH_"


def variable(name: str) -> str | None:
    """Value of environment variable ``MOEBENCH_<name>``, or None when it is unset or empty."""
    return os.environ.get(PREFIX + name) or None


def launched_rank() -> tuple[int, int, int] | None:
    """Rank, number of processes and rank on this host, as ``torchrun`` sets them; None in a process of its own."""
    found = [os.environ.get(name, "") for name in ("RANK", "WORLD_SIZE", "LOCAL_RANK")]
    if not all(text.isdigit() for text in found):
        return None
    rank, size, local = (int(text) for text in found)
    return rank, size, local


def forbid_multicast() -> None:
    """Keep torch's symmetric memory from NVLink multicast, which its newer barriers use where it is mapped.

    Call before the process's first symmetric memory: torch reads the variable once.
    """
    os.environ["TORCH_SYMM_MEM_DISABLE_MULTICAST"] = "1"


def allow_shared_devices() -> None:
    """Let torch's symmetric memory map parts of several ranks that sit on one GPU; without multicast all the same."""
    os.environ["TORCH_SYMM_MEM_ALLOW_OVERLAPPING_DEVICES"] = "1"


def user_config_dir() -> Path:
    """Folder of user-level descriptors (``MOEBENCH_CONFIG_DIR``, else the platform's own); it may not exist yet."""
    if (chosen := variable("CONFIG_DIR")) is not None:
        return Path(chosen)
    from platformdirs import user_config_path

    return user_config_path("moebench")


def shipped_tables_dir() -> Path | None:
    """Folder in place of the tuning tables that come with the package (``MOEBENCH_TABLES_DIR``); None: those."""
    chosen = variable("TABLES_DIR")
    return None if chosen is None else Path(chosen)


def user_cache_dir() -> Path:
    """Folder of what can be made again (``MOEBENCH_CACHE_DIR``, else the platform's own); it may not exist yet."""
    if (chosen := variable("CACHE_DIR")) is not None:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("moebench")


def hub_cache_dirs() -> list[Path]:
    """Folders where a local Hugging Face hub cache may lie, the first that the environment names first."""
    found = []
    if hub := os.environ.get("HF_HUB_CACHE"):
        found.append(Path(hub))
    if home := os.environ.get("HF_HOME"):
        found.append(Path(home) / "hub")
    found.append(Path.home() / ".cache" / "huggingface" / "hub")
    return found
