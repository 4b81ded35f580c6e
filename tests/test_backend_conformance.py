"""Every registered backend against the suite of its protocol, and the registry that finds them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from moebench.backends.protocol import Backend
from moebench.backends.registry import backend_registry, resolve_backend
from moebench.errors import InputError, UnknownNameError
from moebench.spec.hw_files import load_hardware
from moebench.testing.backends import CHECKS, BackendCase


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", backend_registry.names())
def test_backend_conforms_on_cpu(name: str, check: Callable[[BackendCase], None]) -> None:
    check(BackendCase(resolve_backend(name), load_hardware("cpu"), "cpu"))


@pytest.mark.gpu
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", backend_registry.names())
def test_backend_conforms_on_gpu(name: str, check: Callable[[BackendCase], None]) -> None:
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("no CUDA or ROCm device")
    from moebench.measure.device_facts import collect
    from moebench.spec.detect import match_hardware

    check(BackendCase(resolve_backend(name), match_hardware(collect("cuda:0")), "cuda:0"))


@pytest.mark.parametrize("name", backend_registry.names())
def test_listing_a_backend_loads_neither_torch_nor_triton(name: str) -> None:
    code = (
        "import sys; from moebench.backends.registry import resolve_backend; "
        f"assert resolve_backend({name!r}).name == {name!r}; "
        "assert not {'torch', 'triton'} & set(sys.modules), 'loaded'"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_backend_can_be_a_class_by_path() -> None:
    assert isinstance(resolve_backend("moebench.backends.torch_backend:TorchBackend"), Backend)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no_such_module_here:Thing", "can't be imported"),
        ("moebench.backends.torch_backend:Nothing", "has no Nothing"),
        ("pathlib:Path", "no subclass"),
        ("moebench.backends.protocol:Backend", "lacks bind, default_plan"),
        (":", "package.module:Class"),
        ("torch_backend:", "package.module:Class"),
    ],
)
def test_class_that_is_no_backend_is_refused_in_words(text: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        resolve_backend(text)


def test_unknown_backend_names_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="did you mean torch"):
        resolve_backend("troch")
