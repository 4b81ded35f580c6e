"""A digest of the code that a plan was timed on, so that a table knows when it has gone stale."""

from __future__ import annotations

import ast
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


def _with_imports(files: set[Path]) -> set[Path]:
    """``files`` and the modules beside them that they import relatively, and so on."""
    found, waiting = set(files), list(files)
    while waiting:
        path = waiting.pop()
        for node in ast.walk(ast.parse(path.read_bytes())):
            if not isinstance(node, ast.ImportFrom) or node.level != 1:
                continue
            names = [node.module.partition(".")[0]] if node.module else [alias.name for alias in node.names]
            beside = {path.with_name(f"{name}.py") for name in names}
            waiting += [p for p in beside - found if p.is_file()]
            found |= {p for p in beside if p.is_file()}
    return found


def source_files(kernel: str) -> tuple[Path, ...]:
    """The files whose text decides what ``kernel`` does, sorted by name; raises UnknownNameError.

    A Triton kernel: its own file and every module of its folder that it imports, on its own or through others. A torch
    kernel: the torch backend's modules. A kernel set of the expert-parallel layer: the modules of its data path and its
    Triton kernels, with what they import. A kernel of another package: the file of its declaration.
    """
    folder = _kernels()
    own = folder / f"{kernel}.py"
    if own.is_file() and not kernel.startswith("_"):
        return tuple(sorted(_with_imports({own})))
    data_path = _package() / "pipeline" / "ep"
    if kernel.startswith(EP_PREFIX) and (data_path / f"{kernel.removeprefix(EP_PREFIX)}_kernels.py").is_file():
        return tuple(sorted({*data_path.rglob("*.py"), *_with_imports(set(folder.glob(f"{EP_PREFIX}*.py")))}))
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
