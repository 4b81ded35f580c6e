"""Every registered kernel set against the one in torch; a broken one must be found out."""

from __future__ import annotations

import pytest
import torch

from moebench.pipeline.ep.kernels import kernel_sets
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.torch_kernels import TorchKernels
from moebench.registry import Registry
from moebench.testing.ep_kernels import Case, cases, check_kernel_set


def test_the_set_in_torch_agrees_with_itself() -> None:
    check_kernel_set("torch", "cpu")


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a GPU")
@pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"R{case.geometry.ep_size}-{case.dtype}")
@pytest.mark.parametrize("name", kernel_sets.names())
def test_on_the_device(name: str, case: Case) -> None:
    check_kernel_set(name, "cuda:0", chosen=[case])


class _ForgetsDuplicates(TorchKernels):
    """Never adds a duplicate row to its primary."""

    name = "broken"

    def sum_duplicates(self, plan: RankPlan, rows: torch.Tensor) -> None:
        """Nothing."""


def test_a_broken_set_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    sets: Registry[type[TorchKernels]] = Registry("EP kernel set")
    sets.add("torch", lambda: TorchKernels)
    sets.add("broken", lambda: _ForgetsDuplicates)
    monkeypatch.setattr("moebench.pipeline.ep.kernels.kernel_sets", sets)
    with pytest.raises(AssertionError, match="combined of rank"):
        check_kernel_set("broken", "cpu")
