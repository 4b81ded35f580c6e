"""Over how many cards a model is served."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moebench.errors import InputError
from moebench.spec.dtypes import DType
from moebench.spec.hw_files import load_hardware
from moebench.tune.shares import Share, smallest_share


@pytest.mark.parametrize(
    ("model", "card", "tp_size"),
    [
        ("qwen3.6-35b-a3b", "bi-v100", 4),
        ("qwen3-30b-a3b", "mr-v100", 4),
        ("mixtral-8x7b", "bi-v150", 4),
        ("qwen3-30b-a3b", "h200", 1),
        ("qwen3-30b-a3b", "l40s", 2),
        ("mixtral-8x7b", "b200", 1),
    ],
)
def test_the_fewest_cards_that_hold_the_experts(model: str, card: str, tp_size: int) -> None:
    assert smallest_share(model, load_hardware(card), DType.BF16) == Share(model, tp_size)


def test_a_model_that_fits_no_number_of_cards_is_refused() -> None:
    with pytest.raises(InputError, match="choose another --model"):
        smallest_share("deepseek-v3", load_hardware("bi-v100"), DType.BF16)


def test_one_card_where_its_memory_is_not_known() -> None:
    hw = load_hardware("bi-v100")
    bare = replace(hw, facts={n: f for n, f in hw.facts.items() if n != "memory_bytes"})
    assert smallest_share("mixtral-8x7b", bare, DType.FP16).tp_size == 1
