"""JSON that was written by somebody: read strictly, and told about by path and value where it is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from moebench.errors import InputError
from moebench.spec.json_numbers import RefusedValue, finite, refuse_constant
from moebench.tables.names import shortened

MOST_DIGITS = 40
"""Digits of a whole number; nothing that is counted or addressed has as many."""


def _whole(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise RefusedValue(f"{text[:12]}… is a number of {len(text)} digits; at most {MOST_DIGITS} are allowed")
    return int(text)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise RefusedValue(f"key {shortened(twice)} is there twice in one object; keep one of the two")
    return found


def read_json(text: str, where: str) -> Any:
    """The value in ``text``; raises InputError for what is no JSON, and for a key that one object has twice."""
    try:
        return json.loads(
            text, parse_float=finite, parse_int=_whole, parse_constant=refuse_constant, object_pairs_hook=_once
        )  # fmt: skip
    except RefusedValue as error:
        raise InputError(f"{where}: {error}") from None
    except (ValueError, RecursionError) as error:
        raise InputError(f"{where}: not JSON ({error}); fetch or copy it once more") from None


def field_errors(
    errors: Sequence[Mapping[str, Any]], data: object, branches: Mapping[str, str], most: int = 3
) -> str:  # fmt: skip
    """The first errors of a pydantic validation of ``data``, each as a path into it, its value, what is allowed.

    ``branches`` has the classes of a union by name, with the field that tells each from the others: what is wrong with
    ``data`` as the class that it isn't, is left out.
    """
    found: dict[str, list[str]] = {}
    for error in errors:
        path = _path(error["loc"], data, branches, missing=error["type"] == "missing")
        if path is not None:
            found.setdefault(path, []).append(_wrong(error))
    lines = [f"{path}{' or '.join(dict.fromkeys(told))}" for path, told in found.items()]
    more = f" (and {len(lines) - most} more)" if len(lines) > most else ""
    return "; ".join(lines[:most]) + more


def _path(loc: Sequence[int | str], data: object, branches: Mapping[str, str], *, missing: bool) -> str | None:
    """``rows[0].plan.kernels[1]`` and the value there, ready for what is wrong with it; None in a branch that ``data``
    is not of."""
    told, node = "", data
    for place, part in enumerate(loc):
        if isinstance(node, dict) and part in node:
            told, node = f"{told}.{part}" if told else str(part), node[part]
        elif isinstance(node, list) and isinstance(part, int) and part < len(node):
            told, node = f"{told}[{part}]", node[part]
        elif missing and place == len(loc) - 1:
            return f"{told}.{part}" if told else str(part)
        elif part in branches and part != _branch(node, branches):
            return None
    if not told:
        return ""
    return f"{told}: " if isinstance(node, (dict, list)) else f"{told} is {shortened(node)}: "


def _branch(node: object, branches: Mapping[str, str]) -> str:
    """The class that ``node`` is meant as: the one whose field it has, the first where it has none."""
    first = next(iter(branches))
    return next((name for name, mark in branches.items() if isinstance(node, dict) and mark in node), first)


def _wrong(error: Mapping[str, Any]) -> str:
    if error["type"] == "missing":
        return " is missing"
    message = str(error["msg"]).removeprefix("Value error, ")
    return message if error["type"] == "value_error" else message[0].lower() + message[1:]
