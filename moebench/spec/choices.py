"""Options that name one of a few values."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from moebench.errors import InputError

E = TypeVar("E", bound=Enum)


def choice(kind: type[E], text: str, option: str) -> E:
    """The member of ``kind`` whose value is ``text``, any case; raises InputError naming ``option`` and the values."""
    for member in kind:
        if str(member.value) == text.strip().lower():
            return member
    raise InputError(f"{option} {text!r} is not known; allowed: {', '.join(str(m.value) for m in kind)}")
