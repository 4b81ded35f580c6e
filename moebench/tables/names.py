"""Which names a table may have: they become parts of file names, and lines on a terminal."""

from __future__ import annotations

import re

from moebench.errors import InputError

MOST_CHARACTERS = 128
ALLOWED = f"letters, digits and . _ -, a letter or digit first, at most {MOST_CHARACTERS} characters"
_PLAIN = re.compile(r"[^\W_][\w.-]*")


def require_plain(what: str, name: str) -> None:
    """Raise InputError unless ``name`` is made of letters, digits and ``. _ -`` alone."""
    if not name:
        raise InputError(f"{what} is empty; {ALLOWED} are allowed")
    if len(name) > MOST_CHARACTERS or not _PLAIN.fullmatch(name):
        raise InputError(f"{what} is {shortened(name)}; {ALLOWED} are allowed")


def require_model_name(name: str) -> None:
    """Raise InputError unless ``name`` is plain, or the hub id of two plain names: ``owner/name``."""
    owner, slash, rest = name.partition("/")
    for part in (owner, rest) if slash else (name,):
        try:
            require_plain("model", part)
        except InputError:
            raise InputError(
                f"model is {shortened(name)}; {ALLOWED} are allowed, or two such names as owner/name: rename the model"
            ) from None
    if len(name) > MOST_CHARACTERS:
        raise InputError(f"model is {shortened(name)}; at most {MOST_CHARACTERS} characters are allowed: rename it")


def shortened(value: object, most: int = 60) -> str:
    """``value`` as Python writes it, control characters escaped, cut where it is long."""
    told = ascii(value) if isinstance(value, str) and not value.isprintable() else repr(value)
    return told if len(told) <= most else told[: most - 1] + "…"
