"""A plan: which kernels make up a layer, and the parameters each runs with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Union

from moebench.errors import InputError

Param = Union[int, str, bool]


@dataclass(frozen=True)
class KernelPlan:
    """One kernel's parameters: ``kernel`` names its ``KernelSpec``, ``params`` has a value for every axis."""

    kernel: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.kernel, tuple(sorted(self.params.items()))))

    def describe(self) -> str:
        """``kernel(axis=value, …)``."""
        return f"{self.kernel}({', '.join(f'{k}={v}' for k, v in sorted(self.params.items()))})"


def _params(data: Mapping[str, Any]) -> dict[str, Param]:
    """``data`` with every value checked to be one that a parameter may have."""
    for name, value in data.items():
        if not isinstance(value, (bool, int, str)):
            raise ValueError(f"{name} is {value!r}; a whole number, a text, true or false is allowed")
    return dict(data)


@dataclass(frozen=True)
class LayerPlan:
    """A whole layer's plan: a backend's ``variant`` and one ``KernelPlan`` an operation, in running order."""

    backend: str
    variant: str
    kernels: tuple[KernelPlan, ...] = ()

    def kernel(self, name: str) -> KernelPlan:
        """The plan of the kernel called ``name``; raises InputError when the layer has none."""
        for plan in self.kernels:
            if plan.kernel == name:
                return plan
        raise InputError(
            f"plan {self.backend}/{self.variant} has no kernel {name!r}; it has: "
            f"{', '.join(p.kernel for p in self.kernels)}"
        )

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form: ``{"backend", "variant", "kernels": [{"kernel", "params"}]}``."""
        return {
            "backend": self.backend,
            "variant": self.variant,
            "kernels": [{"kernel": p.kernel, "params": dict(p.params)} for p in self.kernels],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> LayerPlan:
        """The plan that ``to_dict`` wrote; raises InputError naming the field that is wrong."""
        try:
            kernels = tuple(KernelPlan(str(k["kernel"]), _params(k["params"])) for k in data["kernels"])
            return cls(str(data["backend"]), str(data["variant"]), kernels)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise InputError(
                f"not a layer plan ({error!r}): it needs backend, variant and kernels [{{kernel, params}}]"
            ) from error
