"""Somebody else's backend can't end a run with a traceback, nor speak on stdout."""

from __future__ import annotations

import pytest

from moebench.backends.protocol import Support
from moebench.backends.registry import resolve_backend
from moebench.errors import InputError
from moebench.measure import present
from moebench.spec.dtypes import DType
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload

HW = load_hardware("cpu")
WORK = Workload(load_model("olmoe-1b-7b").shape, 1, DType.FP32)


def _ask(name: str) -> None:
    backend = resolve_backend(f"broken_backends:{name}")
    backend.support("cpu")
    backend.refuse(WORK, HW)
    backend.variants(WORK, HW)
    backend.default_plan(WORK, HW)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("RaisesInRefuse", r"refuse raised RuntimeError: boom at broken_backends\.py:\d+"),
        ("RaisesInPlan", "default_plan raised RuntimeError: boom"),
        ("RaisesInSupport", "support raised RuntimeError: boom"),
        ("ExitsInRefuse", "refuse raised SystemExit: 7"),
        ("ReturnsNothing", "default_plan returns is None; the protocol asks for a LayerPlan"),
        ("CannotBeMade", "making it raised RuntimeError"),
        ("InventsAnOrigin", "origin is 'invented'; allowed: measured"),
    ],
)
def test_a_backend_that_breaks_the_protocol_is_named(name: str, said: str) -> None:
    with pytest.raises(InputError, match=said) as told:
        _ask(name)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(("text", "said"), [("def (:", "SyntaxError"), ("raise SystemExit(4)", "SystemExit: 4")])
def test_a_module_that_breaks_when_imported_is_named(
    text: str, said: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "breaks_at_import.py").write_text(text, encoding="utf-8")  # type: ignore[operator]
    with pytest.raises(InputError, match=f"its import raised {said}"):
        resolve_backend("breaks_at_import:Thing")


@pytest.mark.parametrize("text", ["..:Thing", ".near:Thing"])
def test_a_relative_module_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="whole name"):
        resolve_backend(text)


def test_stdout_stays_clean(capsys: pytest.CaptureFixture[str]) -> None:
    _ask("Prints")
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "noise\n")


def test_a_backend_that_can_not_say_whether_it_runs_does_not() -> None:
    found = present.supports("cpu", ("torch", "broken_backends:RaisesInSupport"))
    assert found["torch"].usable
    assert found["broken_backends:RaisesInSupport"] == Support(False, found["broken_backends:RaisesInSupport"].reason)
    assert "boom" in found["broken_backends:RaisesInSupport"].reason
