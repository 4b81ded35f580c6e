"""Hardware descriptors: the shipped ones, overriding, validation, writing."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moebench.errors import InputError, StoreError, UnknownNameError
from moebench.spec.detect import _plain
from moebench.spec.dtypes import DType
from moebench.spec.hardware import CONFIDENCES, Fact, Hardware
from moebench.spec.hw_fields import FIELDS, HW_CLASSES, ORIGINS, SOURCES, VENDORS
from moebench.spec.hw_files import (
    hardware_names,
    load_hardware,
    load_hardware_file,
    user_hardware_file,
    write_hardware,
)

DEVICES = (
    "a100-sxm-80", "a100-pcie-80", "h100-sxm", "h100-pcie", "h200", "h20", "b200", "gb200", "rtx-4090", "l40s", "l20",
    "v100-sxm2-32", "v100-pcie-32", "mi300x", "mi325x", "bi-v100", "mr-v100", "bi-v150",
)  # fmt: skip
RIDGES = {
    "a100-sxm-80": 153, "h100-sxm": 295, "h200": 206, "h20": 37, "b200": 281, "rtx-4090": 164, "l40s": 419, "l20": 138,
    "v100-sxm2-32": 139, "mi300x": 247, "bi-v100": 120, "mr-v100": 117,
}  # fmt: skip


@pytest.fixture(autouse=True)
def _own_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))


def _user_file(key: str, text: str) -> Path:
    path = user_hardware_file(key)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_every_device_and_the_cpu_are_shipped() -> None:
    assert hardware_names() == sorted([*DEVICES, "cpu"])


@pytest.mark.parametrize("key", [*DEVICES, "cpu"])
def test_every_number_has_source_and_confidence(key: str) -> None:
    hw = load_hardware(key)
    assert (hw.key, hw.origin) == (key, "shipped")
    assert hw.vendor in VENDORS
    assert hw.hw_class in HW_CLASSES
    for name, fact in hw.facts.items():
        assert name in FIELDS
        assert fact.source in SOURCES
        assert fact.confidence in CONFIDENCES


@pytest.mark.parametrize("key", DEVICES)
def test_every_accelerator_states_what_plans_and_floors_need(key: str) -> None:
    hw = load_hardware(key)
    needed = ("sm_count", "warp_size", "l2_bytes", "memory_bytes", "memory_gbps", "fp16_tflops", "bf16_tflops")
    assert not [name for name in (*needed, "shared_per_block_bytes", "registers_per_sm") if name not in hw.facts]
    assert hw.device_names
    assert hw.capability is not None
    assert hw.bandwidth_gbps() is not None
    assert hw.matrix_tflops(DType.FP16) is not None


@pytest.mark.parametrize(("key", "ridge"), RIDGES.items())
def test_ridge_points_follow_from_the_peaks(key: str, ridge: float) -> None:
    hw = load_hardware(key)
    rate, bandwidth = hw.number("bf16_tflops") or hw.number("fp16_tflops"), hw.number("memory_gbps")
    assert rate is not None
    assert bandwidth is not None
    assert rate * 1e3 / bandwidth == pytest.approx(ridge, rel=0.02)


def test_no_reported_name_belongs_to_two_devices() -> None:
    names = [(load_hardware(key).vendor, _plain(n)) for key in DEVICES for n in load_hardware(key).device_names]
    per_device = {
        (load_hardware(key).vendor, _plain(n), key) for key in DEVICES for n in load_hardware(key).device_names
    }
    assert len(per_device) == len(set(names))


def test_a_unit_that_is_not_there_is_a_zero_rate() -> None:
    assert load_hardware("v100-sxm2-32").supports(DType.BF16) is False
    assert load_hardware("bi-v100").supports(DType.BF16) is True
    assert load_hardware("cpu").supports(DType.BF16) is None
    assert load_hardware("bi-v100").number("fp8_tflops") == 0


def test_what_is_unsure_of_bi_v100_says_so_and_stays_safe() -> None:
    hw = load_hardware("bi-v100")
    unsure = {name for name, fact in hw.facts.items() if fact.confidence == "low"}
    assert {"sm_count", "l2_bytes", "registers_per_sm", "warps_per_sm", "shared_per_block_bytes"} <= unsure
    assert (hw.warp_size, hw.shared_limit_bytes, hw.max_num_stages) == (64, 48 * 1024, 2)


@pytest.mark.parametrize("key", ["bi-v100", "mr-v100", "bi-v150", "mi300x", "mi325x"])
def test_wide_warps_and_two_stages(key: str) -> None:
    assert (load_hardware(key).warp_size, load_hardware(key).max_num_stages) == (64, 2)


def test_the_memory_side_cache_counts_as_last_level() -> None:
    assert load_hardware("mi300x").l2_bytes == 256 << 20


def test_the_h200_has_measured_rates_for_floors() -> None:
    hw = load_hardware("h200")
    bandwidth, rate = hw.bandwidth_gbps(), hw.matrix_tflops(DType.BF16)
    assert bandwidth is not None
    assert rate is not None
    assert (bandwidth.source, bandwidth.value) == ("measured", 4300)
    assert rate.source == "measured"
    assert 760 <= rate.value <= 790


def test_unknown_key_names_near_matches() -> None:
    with pytest.raises(UnknownNameError, match=r"unknown hardware 'bi-v10'.*bi-v100"):
        load_hardware("bi-v10")
    with pytest.raises(UnknownNameError):
        load_hardware("../hw/h200")


def test_a_user_file_overrides_fact_by_fact() -> None:
    _user_file(
        "bi-v100",
        'key = "bi-v100"\n[facts]\n'
        'sm_count = {value = 24, source = "driver", confidence = "high"}\n'
        'shared_per_block_bytes = {value = 131072, source = "driver", confidence = "high"}\n',
    )
    hw = load_hardware("bi-v100")
    assert hw.origin == "probed"
    assert hw.sm_count == 24
    assert hw.shared_limit_bytes == 131072
    assert hw.number("bf16_tflops") == 147
    assert hw.device_names == ("Iluvatar BI-V100",)
    assert load_hardware("h200").origin == "shipped"


def test_a_user_file_with_a_new_key_is_a_new_device() -> None:
    _user_file("my-card", 'key = "my-card"\nname = "My"\nvendor = "nvidia"\narch = "sm86"\nhw_class = "ampere"\n')
    assert "my-card" in hardware_names()
    assert load_hardware("my-card").name == "My"


FACT = 'source = "driver", confidence = "high"'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("key = ", "not TOML"),
        ("key = " + "9" * 5000, "not TOML"),
        ("key = " + "[" * 99_999, "not TOML"),
        ('key = "h100-sxm"', "only 'h200'"),
        ("", "key is missing"),
        ('key = "h200"\ncolour = 1', r"colour is not a key; allowed: .*facts"),
        ('key = "h200"\nvendor = "amd"', "shipped descriptor h200 has 'nvidia'"),
        ('key = "h200"\n[facts]\nl2_byte = {value = 1, ' + FACT + "}", "did you mean l2_bytes"),
        ('key = "h200"\n[facts]\nl2_bytes = {value = -1, ' + FACT + "}", "value is -1"),
        ('key = "h200"\n[facts]\nl2_bytes = {value = 1.5, ' + FACT + "}", "whole number"),
        ('key = "h200"\n[facts]\nl2_bytes = {value = true, ' + FACT + "}", "value is True"),
        ('key = "h200"\n[facts]\nmemory_gbps = {value = nan, ' + FACT + "}", "finite"),
        ('key = "h200"\n[facts]\nmemory_gbps = {value = "fast", ' + FACT + "}", "'fast'"),
        ('key = "h200"\n[facts]\nmemory_gbps = {value = 1}', "source is missing"),
        ('key = "h200"\n[facts]\nmemory_gbps = 1', "memory_gbps is 1"),
        ('key = "h200"\n[facts]\nmemory_gbps = {value = 1, source = "web", confidence = "high"}', "allowed: driver"),
        ('key = "h200"\n[facts]\nmemory_gbps = {value = 1, source = "driver", confidence = "sure"}', "allowed: high"),
    ],
)
def test_a_broken_user_file_is_named_with_what_is_wrong_and_what_to_do(text: str, told: str) -> None:
    path = _user_file("h200", text)
    with pytest.raises(InputError, match=told) as caught:
        load_hardware("h200")
    assert str(path) in str(caught.value)
    assert "fix or delete this user-level descriptor" in str(caught.value)
    assert load_hardware("h100-sxm").key == "h100-sxm"


def test_bytes_that_are_no_text_are_an_input_error() -> None:
    _user_file("h200", "").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InputError, match="is not UTF-8"):
        load_hardware("h200")


def test_a_file_alone_must_state_its_identity(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text('key = "x"\nname = "X"\n', encoding="utf-8")
    with pytest.raises(InputError, match="vendor, arch, hw_class is missing"):
        load_hardware_file(path)
    with pytest.raises(InputError, match=r"none\.toml can't be read: no such file"):
        load_hardware_file(tmp_path / "none.toml")


_text = st.text(st.characters(exclude_categories=("Cs",)), max_size=20)
_number = st.floats(0, 1e15, allow_nan=False)


@st.composite
def _facts(draw: st.DrawFn) -> dict[str, Fact[int] | Fact[float] | Fact[str]]:
    names = draw(st.sets(st.sampled_from(sorted(FIELDS))))
    words = (st.sampled_from(sorted(SOURCES)), st.sampled_from(CONFIDENCES), _text)
    return {
        name: Fact(draw(st.integers(0, 1 << 50) if FIELDS[name].whole else _number), *(draw(w) for w in words))
        for name in names
    }


_hardware = st.builds(
    Hardware,
    key=st.text(string.ascii_lowercase + string.digits, min_size=1, max_size=12),
    name=_text.filter(bool),
    vendor=st.sampled_from(VENDORS),
    arch=_text.filter(bool),
    hw_class=st.sampled_from(HW_CLASSES),
    device_names=st.lists(_text, max_size=3).map(tuple),
    capability=st.none() | st.tuples(st.integers(0, 20), st.integers(0, 9)),
    origin=st.sampled_from(sorted(ORIGINS)),
    facts=_facts(),
)


@given(_hardware)
def test_what_is_written_is_read_back(tmp_path_factory: pytest.TempPathFactory, hw: Hardware) -> None:
    path = tmp_path_factory.mktemp("hw") / "deep" / "x.toml"
    write_hardware(hw, path)
    assert load_hardware_file(path) == hw
    assert [p.name for p in path.parent.iterdir()] == ["x.toml"]


def test_a_descriptor_that_could_not_be_read_back_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    bad = Hardware("x", "X", "nvidia", "sm90", "hopper", facts={"nonsense": Fact(1, "driver")})
    with pytest.raises(InputError, match="nonsense"):
        write_hardware(bad, path)
    assert not path.exists()


def test_a_place_that_can_not_be_written_is_a_store_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(StoreError, match="can't be written"):
        write_hardware(load_hardware("h200"), tmp_path / "file" / "x.toml")


def test_the_documentation_has_every_field_and_word() -> None:
    text = (Path(__file__).resolve().parents[1] / "docs" / "hardware.md").read_text(encoding="utf-8")
    words = [*FIELDS, *SOURCES, *CONFIDENCES, *VENDORS, *HW_CLASSES]
    assert not [word for word in words if f"`{word}`" not in text]
