"""Compile recorded launches with the Triton of this interpreter; needs Triton and the ``kernels`` folder, no torch.

    python tests/kernels/compile_portable.py LAUNCHES.json

``LAUNCHES.json`` is what ``compile_matrix.py --write`` writes: ``[{"target", "module", "function", "signature",
"constants", "aligned", "options", "predicted_bytes"}, …]``. Prints one JSON line a launch and fails when a kernel
does not compile or needs more shared memory than was predicted.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import triton

from kernels import compat


def compile_one(case: dict) -> dict:
    """Compile one launch; returns its shared memory, or the compiler's complaint."""
    fn = getattr(importlib.import_module(f"kernels.{case['module']}"), case["function"])
    started = time.perf_counter()
    source = compat.ast_source(fn, case["signature"], case["constants"], case["aligned"])
    kernel = compat.compile_kernel(source, compat.gpu_target(case["target"]), case["options"])
    return {"shared_bytes": kernel.metadata.shared, "seconds": round(time.perf_counter() - started, 2)}


def main(path: str) -> int:
    """Compile every case of the file; the exit status is the number of failures, at most 1."""
    failures = 0
    for case in json.loads(Path(path).read_text()):
        told = {"triton": triton.__version__, "target": case["target"], "kernel": case["function"], **case["options"]}
        try:
            told |= compile_one(case)
        except Exception as error:
            told["error"] = f"{type(error).__name__}: {error}"[:2000]
        if "error" in told or told["shared_bytes"] > case["predicted_bytes"]:
            failures += 1
            told["failed"] = True
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
