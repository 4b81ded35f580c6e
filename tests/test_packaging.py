"""The wheel: what it holds, and that installing it replaces nobody's torch, Triton or NumPy."""

from __future__ import annotations

import email
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.timeout(180)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=150)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = out.glob("*.whl")
    return built


def _metadata(wheel: Path) -> email.message.Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [n for n in archive.namelist() if n.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(archive.read(name))


def _stub_wheel(folder: Path, name: str, version: str, body: str = "") -> Path:
    """A wheel with one module and nothing else, enough for pip to resolve against."""
    module, path = name.replace("-", "_"), folder / f"{name.replace('-', '_')}-{version}-py3-none-any.whl"
    info = f"{module}-{version}.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{module}/__init__.py", body)
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        archive.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr(f"{info}/RECORD", "")
    return path


def test_the_wheel_ships_kernels_and_configs_under_our_name(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {n.split("/")[0] for n in names}
    assert {t for t in tops if not t.endswith(".dist-info")} == {"moebench"}
    assert "moebench/py.typed" in names
    for folder, ending in (("kernels", ".py"), ("configs/models", ".toml"), ("configs/hw", ".toml")):
        shipped = {n.rsplit("/", 1)[1] for n in names if n.startswith(f"moebench/{folder}/") and n.endswith(ending)}
        assert shipped == {p.name for p in (ROOT / folder).glob(f"*{ending}")}
    tables = {n.removeprefix("moebench/") for n in names if n.startswith("moebench/configs/tables/")}
    assert tables == {p.relative_to(ROOT).as_posix() for p in (ROOT / "configs" / "tables").rglob("*") if p.is_file()}


def test_requirements_have_lower_bounds_only(wheel: Path) -> None:
    for requirement in _metadata(wheel).get_all("Requires-Dist") or []:
        specifier = requirement.split(";")[0]
        assert not {"<", "==", "~=", "!="} & {specifier[i : i + n] for n in (1, 2) for i in range(len(specifier))}
        assert ">=" in specifier, requirement


def test_triton_is_an_extra_and_never_a_plain_requirement(wheel: Path) -> None:
    needs = [r for r in _metadata(wheel).get_all("Requires-Dist") or [] if r.startswith("triton")]
    assert needs
    assert all("extra ==" in r for r in needs)


def test_installing_leaves_a_vendors_torch_triton_and_numpy_alone(wheel: Path, tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    for requirement in _metadata(wheel).get_all("Requires-Dist") or []:
        if "extra ==" not in requirement:
            name = requirement.split(">=")[0].strip()
            _stub_wheel(shelf, name, "2999.1")
    _stub_wheel(shelf, "triton", "2999.1")
    mine = tmp_path / "vendor"
    mine.mkdir()
    vendor = [
        _stub_wheel(mine, "torch", "2.1.0+vendor", "WHO = 'vendor'"),
        _stub_wheel(mine, "numpy", "1.26.4", "WHO = 'vendor'"),
    ]
    home = tmp_path / "venv"
    venv.create(home, with_pip=True, symlinks=sys.platform != "win32")
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = [str(python), "-m", "pip", "install", "-q", "--no-index", "--find-links", str(shelf)]
    subprocess.run([*pip, "--no-deps", *map(str, vendor)], check=True, timeout=60)
    where = [str(python), "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])"]
    site = Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())
    (site / "triton").mkdir()
    (site / "triton" / "__init__.py").write_text("WHO = 'vendor'\n")

    subprocess.run([*pip, str(wheel)], check=True, timeout=90)

    asked = (
        "import torch, numpy, triton, importlib.metadata as m, moebench;"
        "print(torch.WHO, numpy.WHO, triton.WHO, m.version('torch'), m.version('numpy'))"
    )
    told = subprocess.run([str(python), "-c", asked], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert told.stdout.split() == ["vendor", "vendor", "vendor", "2.1.0+vendor", "1.26.4"]
    assert not list(site.glob("triton-*"))
