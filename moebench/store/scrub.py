"""Taking host names, user names, addresses and paths out of what leaves a machine.

A path is cut to its last part. Names are those of this machine and user, of home folders that occur in the text, and
of whoever measured; they are replaced wherever they stand as words of their own.
"""

from __future__ import annotations

import getpass
import platform
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

_STOP = r"\s'\"`,;()\[\]{}<>|"
_URL = re.compile(rf"\b[a-zA-Z][\w+.-]*://[^{_STOP}]+")
_ADDRESS = re.compile(r"\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\b")
_IPV4 = re.compile(r"(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])")
_ID = re.compile(r"\b(?:GPU-|MIG-)?[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b")
_WINDOWS_PATH = re.compile(rf"(?:\b[A-Za-z]:|\\)\\[^{_STOP}]+")
_PATH = re.compile(rf"(?<![\w.>~])(?:~[\w.-]*|\.{{1,2}})?/[^\s/{_STOP}:][^{_STOP}:]*")
_HOME_USER = re.compile(rf"(?:/home/|/Users/|\\Users\\|\\\\Users\\\\)([^/\\{_STOP}:]+)")
_PUBLIC_NAMES = frozenset(
    {"localhost", "root", "user", "users", "admin", "ubuntu", "cpu", "gpu", "cuda", "host", "worker"}
)
"""Names that say nothing of whose they are, and words that a record holds for other reasons."""
_LEAST_NAME = 3
_VERSIONS = "versions"


def _last_part(match: re.Match[str]) -> str:
    parts = re.split(r"[\\/]+", match.group().rstrip("\\/"))
    home = len(parts) >= 3 and parts[-2] in ("home", "Users")
    return "<path>" if home or not parts[-1].strip("~.") else parts[-1]


def _own_names() -> set[str]:
    node = platform.node()
    names = {node, node.partition(".")[0], Path.home().name}
    try:
        names.add(getpass.getuser())
    except (OSError, KeyError, ImportError):  # an account without a name
        pass
    return names


class Scrubber:
    """Cleans text and JSON-like values. ``names`` are words that must go beside this machine's and user's own."""

    def __init__(self, names: Iterable[str] = (), keep: Iterable[str] = ()) -> None:
        kept = _PUBLIC_NAMES | {k.lower() for k in keep}
        found = {n for n in {*names, *_own_names()} if len(n) >= _LEAST_NAME and n.lower() not in kept}
        self.names = tuple(sorted(found, key=len, reverse=True))
        words = "|".join(map(re.escape, self.names))
        self._words = re.compile(rf"(?<![A-Za-z0-9])(?:{words})(?![A-Za-z0-9])", re.IGNORECASE) if words else None

    def text(self, text: str, *, is_version: bool = False) -> str:
        """``text`` without what it must not tell; a version keeps its dots, which look like an address."""
        text = _URL.sub("<url>", text.replace(str(Path.home()) + "/", "~/") if len(str(Path.home())) > 1 else text)
        text = _ADDRESS.sub("<address>", text)
        text = _ID.sub("<id>", _WINDOWS_PATH.sub(_last_part, text))
        text = _PATH.sub(_last_part, text)
        if not is_version:
            text = _IPV4.sub("<address>", text)
        return self._words.sub("<name>", text) if self._words else text

    def word(self, word: str) -> str:
        """One word of a command line: an option's value or an argument that is a path keeps its last part."""
        option, equals, value = word.partition("=") if word.startswith("-") else ("", "", word)
        value = self.text(value)
        if "/" in value or "\\" in value:
            value = re.split(r"[\\/]+", value.rstrip("\\/"))[-1]
        return option + equals + value

    def tree(self, value: Any, key: str = "") -> Any:
        """``value``, its texts cleaned; a command's words one by one."""
        if isinstance(value, str):
            return self.text(value, is_version=key == _VERSIONS)
        if isinstance(value, Mapping):
            under = key == _VERSIONS
            return {self.text(k): self.tree(v, _VERSIONS if under else str(k)) for k, v in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.word(v) if key == "command" and isinstance(v, str) else self.tree(v, key) for v in value]
        return value


def home_names(text: str) -> set[str]:
    """Names of users whose home folders occur in ``text``."""
    return set(_HOME_USER.findall(text))


def leaks(text: str, names: Iterable[str] = ()) -> list[str]:
    """What of ``text`` is a path, an address or one of ``names``: empty for text that is clean."""
    scrubber = Scrubber(names)
    return [line.strip() for line in text.splitlines() if scrubber.text(line, is_version=True) != line]
