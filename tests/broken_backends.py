"""Backends that break the protocol, each in one way, for tests of what is made of them."""

from __future__ import annotations

from typing import NoReturn

from moebench.backends.torch_backend import TorchBackend


def _boom(*_: object, **__: object) -> NoReturn:
    raise RuntimeError("boom\nand more of it")


class RaisesInRefuse(TorchBackend):
    """``refuse`` raises."""

    refuse = _boom


class RaisesInPlan(TorchBackend):
    """``default_plan`` raises."""

    default_plan = _boom


class RaisesInSupport(TorchBackend):
    """``support`` raises."""

    support = _boom


class ExitsInRefuse(TorchBackend):
    """``refuse`` tries to end the program."""

    def refuse(self, *_: object) -> NoReturn:
        """Exit."""
        raise SystemExit(7)


class ReturnsNothing(TorchBackend):
    """``default_plan`` returns None."""

    def default_plan(self, *_: object) -> None:  # type: ignore[override]
        """Return what is no plan."""


class CannotBeMade(TorchBackend):
    """Raises when it is made."""

    def __init__(self) -> None:
        _boom()


class InventsAnOrigin(TorchBackend):
    """Calls its times something that no time is."""

    origin = "invented"


class Prints(TorchBackend):
    """Prints on stdout in the parent process; works otherwise."""

    def refuse(self, *args: object) -> list[str]:
        """Print, and refuse nothing."""
        print("noise")  # noqa: T201
        return []
