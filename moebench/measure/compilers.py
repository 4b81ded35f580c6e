"""Whether a device compiler really compiles: its exit status alone proves nothing.

Some vendors' stacks put a script called ``nvcc`` into the path for the sake of other people's builds: it prints a
banner, returns 0 and writes nothing. Only the object file that a compiler leaves behind says that it is one.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

SOURCE = 'extern "C" __global__ void nothing() {}\n'
LIMIT_S = 60.0
OBJECT_MAGICS = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe")
"""How an object file begins, by system."""

STUB, WORKS, FAILS = "stub", "works", "fails"


@dataclass(frozen=True)
class CompilerCheck:
    """What became of a kernel that does nothing: ``works``, ``fails``, or ``stub`` (success without an object)."""

    path: str
    state: str
    said: str


def check_compiler(path: str | Path, limit_s: float = LIMIT_S) -> CompilerCheck:
    """Compile a kernel with the nvcc-like compiler at ``path``, and look at what it wrote."""
    with tempfile.TemporaryDirectory(prefix="moebench-") as folder:
        source, target = Path(folder) / "nothing.cu", Path(folder) / "nothing.o"
        source.write_text(SOURCE, encoding="utf-8")
        try:
            ended = subprocess.run(
                [str(path), "-c", str(source), "-o", str(target)], capture_output=True, text=True, errors="replace",
                timeout=limit_s, check=False, cwd=folder,
            )  # fmt: skip
        except (OSError, subprocess.TimeoutExpired) as error:
            return CompilerCheck(str(path), FAILS, f"it can't be run: {error}")
        if ended.returncode:
            last = (ended.stderr or ended.stdout).strip().splitlines() or ["without a word"]
            return CompilerCheck(str(path), FAILS, f"it ends with {ended.returncode}: {last[-1][:200]}")
        written = target.read_bytes()[:4] if target.is_file() else b""
        if not written.startswith(OBJECT_MAGICS):
            return CompilerCheck(str(path), STUB, "it reports success and writes no object file: it is a stub")
        return CompilerCheck(str(path), WORKS, "it compiles")


def check_nvcc() -> CompilerCheck | None:
    """The ``nvcc`` in the path, tried; None where there is none (nothing here needs one)."""
    found = shutil.which("nvcc")
    return None if found is None else check_compiler(found)
