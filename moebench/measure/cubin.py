"""Registers and local memory of a CUDA binary, read from the sections that its compiler left in it.

A cubin is a 64-bit ELF file. Every ``.nv.info`` section is a list of attributes: a byte of form, a byte that names
the attribute, then two bytes that are the value or, in the sized form, the length of what follows. The attributes
about a function hold the index of its symbol and a number (cubin layout: NVIDIA's CUDA Binary Utilities, section
``.nv.info``; attribute numbers as the ``EIATTR`` names of ``cuobjdump -elf``).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SIZED_FORM = 0x04
_MIN_STACK_SIZE, _REGISTER_COUNT = 0x12, 0x2F


@dataclass(frozen=True)
class CubinResources:
    """The most that a function of a cubin uses; None where the cubin doesn't say."""

    registers: int | None
    stack_bytes: int | None


def _info_sections(cubin: bytes) -> Iterator[bytes]:
    """The contents of every ``.nv.info`` section."""
    header = _HEADER.unpack_from(cubin)
    table, size, count, names = header[6], header[11], header[12], header[13]
    sections = [_SECTION.unpack_from(cubin, table + i * size) for i in range(count)]
    text = sections[names]
    for section in sections:
        start = text[4] + section[0]
        if cubin[start : cubin.index(b"\0", start)].startswith(b".nv.info"):
            yield cubin[section[4] : section[4] + section[5]]


def _sized_attributes(info: bytes) -> Iterator[tuple[int, bytes]]:
    """(attribute, value) of every attribute in the sized form."""
    at = 0
    while at + 4 <= len(info):
        form, attribute, value = struct.unpack_from("<BBH", info, at)
        at += 4
        if form == _SIZED_FORM:
            yield attribute, info[at : at + value]
            at += value


def cubin_resources(cubin: bytes) -> CubinResources:
    """What the functions of ``cubin`` use; all None for bytes that are no ELF file of 64 bits."""
    found: dict[int, list[int]] = {_REGISTER_COUNT: [], _MIN_STACK_SIZE: []}
    if not cubin.startswith(b"\x7fELF\x02"):
        return CubinResources(None, None)
    for info in _info_sections(cubin):
        for attribute, value in _sized_attributes(info):
            if attribute in found and len(value) == 8:
                found[attribute].append(struct.unpack("<II", value)[1])
    return CubinResources(max(found[_REGISTER_COUNT], default=None), max(found[_MIN_STACK_SIZE], default=None))
