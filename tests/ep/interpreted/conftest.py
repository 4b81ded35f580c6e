"""Lets the tests here use the problems of ``tests/ep``."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
