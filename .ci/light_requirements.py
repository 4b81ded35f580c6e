"""Print the package's plain requirements without torch: what a machine with no device needs."""

from __future__ import annotations

import sys
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

project = tomllib.loads((Path(__file__).resolve().parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
print("\n".join(r for r in project["project"]["dependencies"] if not r.startswith("torch")))
