"""Holds the layout: one-way imports, small modules, light start-up, one reader of the environment, one printer."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "moebench"
ORDER = (
    "spec", "plan", "predict", "tables", "store", "pipeline", "backends", "measure", "session", "tune", "report",
    "cli",
)  # fmt: skip
BASE = {"errors", "registry", "settings", "kernels", "configs"}
NO_TORCH = ("spec", "plan", "predict", "tables", "store", "session", "tune", "report", "cli")
MAX_MODULE_LINES = 400
MAX_FUNCTION_LINES = 60

MODULES = sorted(PACKAGE.rglob("*.py"))
KERNELS = sorted((ROOT / "kernels").glob("*.py"))


def _id(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _imports(node: ast.AST) -> list[str]:
    found = []
    for child in ast.walk(node):
        if isinstance(child, ast.Import):
            found += [a.name for a in child.names]
        elif isinstance(child, ast.ImportFrom) and child.level == 0 and child.module:
            found += [child.module, *(f"{child.module}.{a.name}" for a in child.names)]
    return found


def _module_level_imports(path: Path) -> list[str]:
    found: list[str] = []
    for node in _tree(path).body:
        runs = isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.dump(node.test)
        if runs or isinstance(node, (ast.Import, ast.ImportFrom, ast.Try, ast.With)):
            found += _imports(node)
    return found


def _part(name: str) -> str | None:
    pieces = name.split(".")
    return pieces[1] if pieces[0] == "moebench" and len(pieces) > 1 else None


@pytest.mark.parametrize("path", MODULES, ids=_id)
def test_a_module_imports_only_from_its_left(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0]
    if own not in ORDER:
        pytest.skip("base, public face or conformance suites")
    allowed = set(ORDER[: ORDER.index(own) + 1]) | BASE
    parts = {p for name in _imports(_tree(path)) if (p := _part(name)) in {*ORDER, "testing", "api"}}
    assert parts <= allowed, f"{_id(path)} imports from its right: {sorted(parts - allowed)}"


@pytest.mark.parametrize("path", [p for p in MODULES if p.parent == PACKAGE and p.stem in BASE], ids=_id)
def test_base_modules_import_no_part(path: Path) -> None:
    assert not {p for name in _imports(_tree(path)) if (p := _part(name)) in ORDER}


@pytest.mark.parametrize("path", KERNELS, ids=_id)
def test_kernels_import_nothing_of_moebench(path: Path) -> None:
    assert not [n for n in _imports(_tree(path)) if n.split(".")[0] in {"moebench", "kernels"}]


@pytest.mark.parametrize("path", MODULES, ids=_id)
def test_what_needs_no_device_imports_no_torch(path: Path) -> None:
    part = path.relative_to(PACKAGE).parts[0]
    if part not in NO_TORCH:
        pytest.skip("needs a device")
    heavy = {n.split(".")[0] for n in _module_level_imports(path)} & {"torch", "triton", "matplotlib", "optuna"}
    heavy -= {"optuna"} if part == "tune" else set()  # samplers are Optuna's; the command imports them when it runs
    assert not heavy, f"{_id(path)} imports {sorted(heavy)} when it is imported"


@pytest.mark.parametrize("path", [*MODULES, *KERNELS], ids=_id)
def test_modules_and_functions_stay_small(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= MAX_MODULE_LINES, f"{_id(path)} has {lines} lines"
    for node in ast.walk(_tree(path)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            body = node.body[1:] if ast.get_docstring(node) and len(node.body) > 1 else node.body
            length = (node.end_lineno or 0) - body[0].lineno + 1
            assert length <= MAX_FUNCTION_LINES, f"{_id(path)}:{node.name} has {length} lines"


@pytest.mark.parametrize("path", MODULES, ids=_id)
def test_one_reader_of_the_environment_and_one_printer(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.name != "settings.py":
        assert not re.search(r"os\.environ|os\.getenv|getenv\(", text), f"{_id(path)} reads the environment"
    if path.name != "console.py":
        calls = [n for n in ast.walk(_tree(path)) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
        assert not [c for c in calls if c.func.id == "print"], f"{_id(path)} prints"  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", [*MODULES, *KERNELS], ids=_id)
def test_every_module_and_public_function_says_what_it_is(path: Path) -> None:
    tree = _tree(path)
    assert ast.get_docstring(tree), f"{_id(path)} has no docstring"
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{_id(path)}:{node.name} has no docstring"


@pytest.mark.parametrize("path", [*MODULES, *KERNELS], ids=_id)
def test_no_error_is_swallowed(path: Path) -> None:
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None, f"{_id(path)}:{node.lineno} catches everything without saying so"
            only_pass = all(isinstance(s, ast.Pass) for s in node.body)
            broad = isinstance(node.type, ast.Name) and node.type.id in {"Exception", "BaseException"}
            assert not (only_pass and broad), f"{_id(path)}:{node.lineno} swallows every error"


def test_a_kernel_is_two_files_of_one_name() -> None:
    declared = {p.stem for p in (PACKAGE / "plan" / "kernels").glob("*.py") if not p.stem.startswith(("_", "torch_"))}
    helpers = {"__init__", "compat"} | {p.stem for p in KERNELS if p.stem.startswith("_")}
    written = {p.stem for p in KERNELS} - helpers
    assert written == declared


def test_every_folder_with_modules_is_packaged() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    folders = {".".join(p.parent.relative_to(ROOT).parts) for p in MODULES}
    assert {f for f in folders if f'"{f}"' not in text} == set()


def _run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)


def test_importing_moebench_loads_nothing_heavy() -> None:
    heavy = ["torch", "triton", "numpy", "matplotlib", "pydantic", "optuna"]
    told = _run(f"import sys, moebench; print([m for m in {heavy} if m in sys.modules])")
    assert told.stdout.strip() == "[]"
