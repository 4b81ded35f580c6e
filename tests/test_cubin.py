"""Registers and stack are read out of a CUDA binary's own sections."""

from __future__ import annotations

import struct

import pytest

from moebench.measure.cubin import CubinResources, cubin_resources

REGISTERS, MIN_STACK, FRAME, PLAIN_FORM, SIZED_FORM = 0x2F, 0x12, 0x11, 0x03, 0x04


def _sized(attribute: int, symbol: int, value: int) -> bytes:
    return struct.pack("<BBHII", SIZED_FORM, attribute, 8, symbol, value)


def _elf(sections: dict[str, bytes]) -> bytes:
    """A 64-bit ELF file of ``sections`` and their names."""
    names = b"\0" + b"".join(n.encode() + b"\0" for n in [*sections, ".shstrtab"])
    contents = [*sections.values(), names]
    at, table, where = 64, b"\0" * 64, 1
    for name, content in zip([*sections, ".shstrtab"], contents, strict=True):
        table += struct.pack("<IIQQQQIIQQ", where, 1, 0, 0, at, len(content), 0, 0, 1, 0)
        at, where = at + len(content), where + len(name) + 1
    last = len(contents)
    head = struct.pack("<4sB11xHHIQQQIHHHHHH", b"\x7fELF", 2, 2, 190, 1, 0, 0, at, 0, 64, 0, 0, 64, last + 1, last)
    return head + b"".join(contents) + table


def test_the_most_of_all_functions_counts() -> None:
    info = _sized(REGISTERS, 1, 40) + struct.pack("<BBH", PLAIN_FORM, 0x50, 7) + _sized(MIN_STACK, 1, 0)
    info += _sized(REGISTERS, 2, 255) + _sized(FRAME, 2, 9999) + _sized(MIN_STACK, 2, 72)
    cubin = _elf({".text.kernel": b"\x90" * 24, ".nv.info": info, ".nv.info.kernel": struct.pack("<BBH", 3, 0x1B, 255)})
    assert cubin_resources(cubin) == CubinResources(255, 72)


@pytest.mark.parametrize("cubin", [b"", b"no binary", _elf({".text": b"1234"})])
def test_what_a_file_does_not_say_is_none(cubin: bytes) -> None:
    assert cubin_resources(cubin) == CubinResources(None, None)
