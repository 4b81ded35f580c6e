"""Lets the tests here use the layers of ``tests/kernels``."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "kernels"))
