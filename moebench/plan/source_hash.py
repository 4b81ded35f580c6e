"""A digest of the code that a plan was timed on, so that a table knows when it has gone stale."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path

from moebench.errors import UnknownNameError
from moebench.plan.registry import kernel_specs

DIGITS = 16
EP_PREFIX = "ep_"
"""``ep_<set>``: a kernel set of the balanced expert-parallel layer, whose code is the whole data path."""


def _package() -> Path:
    return Path(str(resources.files("moebench")))


def _kernels() -> Path:
    return Path(str(resources.files("moebench.kernels")))


def source_files(kernel: str) -> tuple[Path, ...]:
    """The files whose text decides what ``kernel`` does, sorted by name; raises UnknownNameError.

    A Triton kernel: its own file, ``compat.py`` and every helper ``_*.py`` beside it. A torch kernel: the torch
    backend's modules. A kernel set of the expert-parallel layer: the modules of its data path, and its Triton kernels
    with their helpers. A kernel of another package: the file of its declaration.
    """
    folder = _kernels()
    own = folder / f"{kernel}.py"
    helpers = {folder / "compat.py", *folder.glob("_*.py")} - {folder / "__init__.py"}
    if own.is_file() and not kernel.startswith("_"):
        return tuple(sorted({own} | helpers))
    data_path = _package() / "pipeline" / "ep"
    if kernel.startswith(EP_PREFIX) and (data_path / f"{kernel.removeprefix(EP_PREFIX)}_kernels.py").is_file():
        return tuple(sorted({*data_path.rglob("*.py"), *folder.glob(f"{EP_PREFIX}*.py")} | helpers))
    if kernel not in kernel_specs:
        raise UnknownNameError("kernel", kernel, kernel_specs.names())
    spec = kernel_specs.get(kernel)
    if spec.backend == "torch":
        return tuple(sorted((_package() / "backends").glob("torch_*.py")))
    return (Path(inspect.getfile(type(spec))),)


def digest(files: Iterable[Path]) -> str:
    """16 hexadecimal digits over names and contents of ``files``; line ends don't count."""
    total = hashlib.sha256()
    for path in files:
        text = path.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{path.name}\0{len(text)}\0".encode())
        total.update(text)
    return total.hexdigest()[:DIGITS]


@cache
def source_hash(kernel: str) -> str:
    """The digest of ``kernel``'s source as it is installed here; raises UnknownNameError."""
    return digest(source_files(kernel))
