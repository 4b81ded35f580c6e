"""Which descriptor a device is, above all where two vendors share a capability."""

from __future__ import annotations

from pathlib import Path

import pytest

from moebench.spec.detect import DeviceFacts, driver_facts, find_match, match_hardware
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.hw_files import user_hardware_file, write_hardware


@pytest.fixture(autouse=True)
def _own_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))


def _gpu(name: str, capability: tuple[int, int] | None = None, **more: object) -> DeviceFacts:
    return DeviceFacts(device="cuda:0", kind="cuda", name=name, capability=capability, **more)  # type: ignore[arg-type]


KNOWN = [
    ("Tesla V100-SXM2-32GB", (7, 0), {}, "v100-sxm2-32"),
    ("Tesla V100-PCIE-32GB", (7, 0), {}, "v100-pcie-32"),
    ("Iluvatar BI-V100", (7, 0), {}, "bi-v100"),
    ("Iluvatar BI-V100", (7, 0), {"is_corex": True}, "bi-v100"),
    ("BI-V100", (7, 0), {"is_corex": True}, "bi-v100"),
    ("Iluvatar MR-V100", (7, 1), {"is_corex": True}, "mr-v100"),
    ("Iluvatar BI-V150", (7, 1), {"is_corex": True}, "bi-v150"),
    ("NVIDIA A100-SXM4-80GB", (8, 0), {}, "a100-sxm-80"),
    ("A100-SXM4-80GB", (8, 0), {}, "a100-sxm-80"),
    ("NVIDIA A100 80GB PCIe", (8, 0), {}, "a100-pcie-80"),
    ("NVIDIA H100 80GB HBM3", (9, 0), {}, "h100-sxm"),
    ("NVIDIA H100 PCIe", (9, 0), {}, "h100-pcie"),
    ("NVIDIA H200", (9, 0), {}, "h200"),
    ("nvidia h200 ", (9, 0), {}, "h200"),
    ("H200", (9, 0), {}, "h200"),
    ("NVIDIA H20", (9, 0), {}, "h20"),
    ("NVIDIA B200", (10, 0), {}, "b200"),
    ("NVIDIA GB200", (10, 0), {}, "gb200"),
    ("NVIDIA GeForce RTX 4090", (8, 9), {}, "rtx-4090"),
    ("NVIDIA L40S", (8, 9), {}, "l40s"),
    ("NVIDIA L20", (8, 9), {}, "l20"),
    ("AMD Instinct MI300X", (9, 4), {"gcn_arch": "gfx942:sramecc+:xnack-"}, "mi300x"),
    ("AMD Instinct MI325X", (9, 4), {"gcn_arch": "gfx942"}, "mi325x"),
]


@pytest.mark.parametrize(("name", "capability", "more", "key"), KNOWN)
def test_a_known_device_is_found_by_its_reported_name(
    name: str, capability: tuple[int, int], more: dict[str, object], key: str
) -> None:
    match = find_match(_gpu(name, capability, **more))
    assert match.known
    assert match.hardware.key == key
    assert match.hardware.capability == capability
    assert name in match.reason


UNKNOWN = [
    ("NVIDIA H200 NVL", (9, 0), {}, "nvidia", "hopper"),
    ("NVIDIA H200 MIG 1g.18gb", (9, 0), {}, "nvidia", "hopper"),
    ("NVIDIA H20-3e", (9, 0), {}, "nvidia", "hopper"),
    ("NVIDIA A100-SXM4-40GB", (8, 0), {}, "nvidia", "ampere"),
    ("Tesla V100S-PCIE-32GB", (7, 0), {}, "nvidia", "volta"),
    ("NVIDIA GeForce RTX 4090 D", (8, 9), {}, "nvidia", "ada"),
    ("Tesla T4", (7, 5), {}, "nvidia", "unknown"),
    ("NVIDIA A100-SXM4-80GB", (8, 0), {"is_corex": True}, "iluvatar", "iluvatar"),
    ("Iluvatar TG-V200", (8, 0), {}, "iluvatar", "iluvatar"),
    ("TG-V200", (8, 0), {"is_corex": True}, "iluvatar", "iluvatar"),
    ("BI-V100", (7, 0), {}, "nvidia", "volta"),
    ("H200", (9, 0), {"gcn_arch": "gfx942"}, "amd", "cdna"),
    ("AMD Radeon RX 7900 XTX", (11, 0), {"gcn_arch": "gfx1100"}, "amd", "unknown"),
]


@pytest.mark.parametrize(("name", "capability", "more", "vendor", "hw_class"), UNKNOWN)
def test_a_device_without_a_descriptor_is_never_taken_for_a_near_one(
    name: str, capability: tuple[int, int], more: dict[str, object], vendor: str, hw_class: str
) -> None:
    match = find_match(_gpu(name, capability, sm_count=7, memory_bytes=5 << 30, **more))
    hw = match.hardware
    assert not match.known
    assert hw.origin == "driver"
    assert (hw.name, hw.vendor, hw.hw_class, hw.capability) == (name, vendor, hw_class, capability)
    assert (hw.sm_count, hw.memory_bytes) == (7, 5 << 30)
    assert hw.bandwidth_gbps() is None
    assert hw.matrix_tflops(DType.FP16) is None


def test_what_the_architecture_fixes_is_said_of_an_unknown_device() -> None:
    iluvatar = match_hardware(_gpu("Iluvatar MR-V50", (7, 1)))
    assert (iluvatar.arch, iluvatar.warp_size, iluvatar.max_num_stages) == ("ivcore11", 64, 2)
    assert iluvatar.shared_limit_bytes == 48 * 1024
    later = match_hardware(_gpu("Iluvatar TG-V200", (8, 0), shared_per_block_bytes=1 << 17))
    assert (later.arch, later.max_num_stages, later.shared_limit_bytes) == ("ivcore20", None, 1 << 17)
    turing = match_hardware(_gpu("Tesla T4", (7, 5)))
    assert (turing.warp_size, turing.supports(DType.BF16)) == (32, False)
    assert match_hardware(_gpu("NVIDIA A10", (8, 6))).supports(DType.BF16) is None


def test_the_drivers_values_win_and_peaks_stay() -> None:
    hw = match_hardware(
        _gpu("Iluvatar BI-V100", (7, 0), sm_count=24, l2_bytes=8 << 20, shared_per_block_bytes=96 << 10,
             registers_per_sm=65536, memory_bytes=16 << 30, warp_size=64, threads_per_sm=4096)
    )  # fmt: skip
    assert (hw.sm_count, hw.l2_bytes, hw.memory_bytes) == (24, 8 << 20, 16 << 30)
    assert (hw.number("registers_per_sm"), hw.number("warps_per_sm")) == (65536, 64)
    assert hw.shared_limit_bytes == 96 << 10
    assert hw.facts["sm_count"] == Fact(24, "driver", "high")
    assert (hw.number("bf16_tflops"), hw.number("memory_gbps"), hw.max_num_stages) == (147, 1229, 2)


def test_what_no_driver_says_leaves_the_descriptor_alone() -> None:
    hw = match_hardware(_gpu("Iluvatar BI-V100", (7, 0), sm_count=16))
    assert (hw.warp_size, hw.shared_limit_bytes) == (64, 48 * 1024)
    assert driver_facts(_gpu("x")) == {}


def test_a_probed_unknown_device_is_known_from_then_on() -> None:
    facts = _gpu("NVIDIA H200 NVL", (9, 0), sm_count=132)
    first = match_hardware(facts)
    assert first.key == "nvidia-h200-nvl"
    probed = Hardware(
        first.key, first.name, first.vendor, first.arch, first.hw_class, first.device_names, first.capability,
        "probed", {"copy_gbps": Fact(4000.0, "measured")},
    )  # fmt: skip
    write_hardware(probed, user_hardware_file(first.key))
    again = find_match(facts)
    assert again.known
    assert again.hardware.number("copy_gbps") == 4000
    assert again.hardware.sm_count == 132


def test_a_cpu_is_the_cpu_descriptor_with_what_the_system_says() -> None:
    hw = match_hardware(DeviceFacts("cpu", "cpu", "Some CPU", l2_bytes=32 << 20, memory_bytes=8 << 30, cpu_threads=2))
    assert (hw.key, hw.name, hw.hw_class, hw.l2_bytes) == ("cpu", "Some CPU", "cpu", 32 << 20)
    assert hw.bandwidth_gbps() is None
