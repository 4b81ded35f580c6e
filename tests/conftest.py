"""What all tests share: no GPU test runs without a GPU, and no test sees the user's own files or terminal, or the
tables that ship."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest


@cache
def _has_gpu() -> bool:
    import torch

    return bool(torch.cuda.is_available())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests marked ``gpu`` on a machine without one."""
    marked = [item for item in items if item.get_closest_marker("gpu")]
    if marked and not _has_gpu():
        for item in marked:
            item.add_marker(pytest.mark.skip(reason="needs a GPU that torch can use"))


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """User-level descriptors, tuning tables and caches lie in an empty folder of the test's own; no table ships."""
    home: Path = tmp_path_factory.mktemp("home", numbered=True)
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(home / "config"))
    monkeypatch.setenv("MOEBENCH_TABLES_DIR", str(home / "shipped"))
    (home / "shipped").mkdir()
    monkeypatch.setenv("MOEBENCH_CACHE_DIR", str(home / "cache"))
    monkeypatch.delenv("COLUMNS", raising=False)
