"""What this machine says of its devices, with and without torch and NVML."""

from __future__ import annotations

import os
import platform
from types import SimpleNamespace

import pytest
import torch
from hw_fakes import FakeNvml, install

from moebench.errors import InputError
from moebench.measure import cuda_driver, device_facts
from moebench.measure.nvml import GpuProcess
from moebench.spec.detect import find_match


def test_the_cpu_tells_memory_threads_and_versions() -> None:
    facts = device_facts.collect("cpu")
    assert facts.kind == "cpu"
    assert facts.name
    assert facts.memory_bytes is not None
    assert facts.free_memory_bytes is not None
    assert 0 < facts.free_memory_bytes <= facts.memory_bytes
    assert facts.cpu_threads == torch.get_num_threads()
    assert facts.versions["torch"] == torch.__version__
    assert facts.versions["python"] == platform.python_version()


@pytest.mark.parametrize("device", ["gpu", "cuda:", "cuda:-1", "CPU", ""])
def test_a_name_that_is_no_device_is_refused(device: str) -> None:
    with pytest.raises(InputError, match="allowed: cpu, cuda, cuda:N"):
        device_facts.collect(device)


def test_a_device_that_is_not_here_names_those_that_are() -> None:
    with pytest.raises(InputError, match=r"cuda:99.*is not here: torch can use .*cpu"):
        device_facts.collect("cuda:99")


def test_without_torch_nvml_gives_name_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    install(
        monkeypatch, FakeNvml(name=b"NVIDIA H200", capability=(9, 0), memory=(150 << 30, 149 << 30), driver="570.1")
    )
    monkeypatch.setattr(device_facts, "has_torch", lambda: False)
    facts = device_facts.collect("cuda:0")
    assert (facts.name, facts.capability, facts.driver) == ("NVIDIA H200", (9, 0), "570.1")
    assert (facts.memory_bytes, facts.free_memory_bytes) == (150 << 30, 149 << 30)
    assert "torch" not in facts.versions
    assert find_match(facts).hardware.key == "h200"
    with pytest.raises(InputError, match="NVML sees 1 GPUs"):
        device_facts.collect("cuda:1")


def _pretend_gpu(monkeypatch: pytest.MonkeyPatch, name: str, capability: tuple[int, int], **properties: int) -> None:
    cuda = torch.cuda
    monkeypatch.setattr(cuda, "is_available", lambda: True)
    monkeypatch.setattr(cuda, "device_count", lambda: 1)
    monkeypatch.setattr(cuda, "get_device_properties", lambda index: SimpleNamespace(**properties))
    monkeypatch.setattr(cuda, "get_device_name", lambda index: name)
    monkeypatch.setattr(cuda, "get_device_capability", lambda index: capability)
    monkeypatch.setattr(cuda, "mem_get_info", lambda index: (30 << 30, 32 << 30))


def test_a_torch_that_hides_properties_leaves_them_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, None, None)
    monkeypatch.setattr(cuda_driver, "attributes", lambda index: {})
    _pretend_gpu(monkeypatch, "Iluvatar BI-V100", (7, 0), multi_processor_count=16, total_memory=32 << 30)
    monkeypatch.setattr(torch, "corex", True, raising=False)
    facts = device_facts.collect("cuda")
    assert (facts.device, facts.is_corex, facts.sm_count, facts.memory_bytes) == ("cuda:0", True, 16, 32 << 30)
    assert (facts.warp_size, facts.l2_bytes, facts.shared_per_block_bytes, facts.driver) == (None, None, None, None)
    hw = find_match(facts).hardware
    assert (hw.key, hw.warp_size, hw.shared_limit_bytes) == ("bi-v100", 64, 48 * 1024)


def test_the_drivers_attributes_fill_what_torch_hides(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, FakeNvml(driver="3.2.1"))
    said = {"warp_size": 64, "sm_count": 24, "shared_per_block_bytes": 131072}
    monkeypatch.setattr(cuda_driver, "attributes", lambda index: said)
    _pretend_gpu(monkeypatch, "Iluvatar BI-V100", (7, 0), multi_processor_count=16, total_memory=32 << 30)
    facts = device_facts.collect("cuda:0")
    assert (facts.sm_count, facts.warp_size, facts.driver) == (24, 64, "3.2.1")
    assert find_match(facts).hardware.shared_limit_bytes == 131072


def test_without_a_driver_library_there_are_no_attributes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_driver, "_library", lambda: None)
    assert cuda_driver.attributes(0) == {}
    assert cuda_driver.pci_bus_id(0) is None


def test_other_processes_are_those_outside_this_family(monkeypatch: pytest.MonkeyPatch) -> None:
    ghost = 2**22 + 1
    install(monkeypatch, FakeNvml(processes=[(os.getpid(), 1), (os.getppid(), 2), (ghost, 7 << 30)]))
    assert device_facts.other_processes("cuda:0") == [GpuProcess(ghost, "not visible from here", 7 << 30)]
    assert device_facts.other_processes("cpu") == []
    install(monkeypatch, None)
    assert device_facts.other_processes("cuda:0") == []
