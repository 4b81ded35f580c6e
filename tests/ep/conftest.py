"""Keeps the interpreted tests out of a normal run: Triton's interpreter is chosen when kernels are first imported."""

import os

collect_ignore = [] if os.environ.get("TRITON_INTERPRET") == "1" else ["interpreted"]
