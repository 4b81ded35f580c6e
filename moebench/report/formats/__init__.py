"""The forms a run is written in: one file a format, found by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from moebench.registry import Registry
from moebench.store.reader import Run

if TYPE_CHECKING:
    from rich.text import Text


@dataclass(frozen=True)
class Format:
    """One form: ``render`` makes lines of at most ``width`` characters for people, or text for machines."""

    name: str
    render: Callable[[Run, int], Sequence[Text] | str]


def _table() -> Format:
    from moebench.report.formats import table

    return Format("table", table.render)


def _json() -> Format:
    from moebench.report.formats import json

    return Format("json", json.render)


def _csv() -> Format:
    from moebench.report.formats import csv

    return Format("csv", csv.render)


def _md() -> Format:
    from moebench.report.formats import md

    return Format("md", md.render)


FORMATS: Registry[Format] = Registry("format")
for _name, _load in (("table", _table), ("json", _json), ("csv", _csv), ("md", _md)):
    FORMATS.add(_name, _load)


def show(run: Run, name: str = "table") -> None:
    """Print ``run`` on stdout in the format called ``name``; raises UnknownNameError."""
    from moebench.report import console

    console.emit_rendered(FORMATS.get(name).render(run, console.width()))
