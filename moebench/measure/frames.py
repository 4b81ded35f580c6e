"""Messages between the parent and its worker: pickled objects with their length before them.

Both ends run the same installation, and the pipe belongs to them alone.
"""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from typing import IO, Any

_LENGTH = struct.Struct("<Q")


@dataclass(frozen=True)
class Ready:
    """The worker has started."""


@dataclass(frozen=True)
class Call:
    """Run ``target`` (``package.module:function`` or ``package.module:Class.method``) on ``args``.

    ``device`` is what the class is made with.
    """

    target: str
    args: tuple[Any, ...]
    timeout_s: float
    device: str | None = None


@dataclass(frozen=True)
class Event:
    """Something the running call tells its caller."""

    value: Any


@dataclass(frozen=True)
class Result:
    """The call's result."""

    value: Any


@dataclass(frozen=True)
class Raised:
    """The call's error: names of its classes in ``moebench.errors`` (none for a foreign one), kind and message.

    ``records`` are what was measured before the error; ``ends_worker`` says that the process can't go on.
    """

    errors: tuple[str, ...]
    kind: str
    message: str
    records: tuple[Any, ...] = ()
    ends_worker: bool = False


def pack(message: object) -> bytes:
    """``message`` as a frame; raises what pickle raises for an object that can't travel."""
    body = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def read_body(stream: IO[bytes]) -> bytes | None:
    """The next frame's bytes, or None where the stream ends (also in the middle of a frame)."""
    head = _read_exactly(stream, _LENGTH.size)
    return None if head is None else _read_exactly(stream, _LENGTH.unpack(head)[0])


def unpack(body: bytes) -> Any:
    """The message that ``body`` holds."""
    return pickle.loads(body)


def _read_exactly(stream: IO[bytes], size: int) -> bytes | None:
    data = bytearray()
    while len(data) < size:
        part = stream.read(size - len(data))
        if not part:
            return None
        data += part
    return bytes(data)
