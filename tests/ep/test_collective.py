"""Collective ranks as gloo processes on the CPU, and what happens when one of them fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from distributed_jobs import start

from moebench.errors import InputError, UnknownNameError, UnsupportedError
from moebench.pipeline.ep.ranks.registry import make_ranks


@pytest.mark.parametrize("size", [2, 4])
def test_the_layer_equals_the_single_device_layer(size: int, tmp_path: Path) -> None:
    assert start("layer", size, tmp_path) == ["ok"] * size


def test_code_written_for_moonep_runs(tmp_path: Path) -> None:
    assert start("moonep_calls", 2, tmp_path) == ["ok"] * 2


def test_ranks_that_disagree_on_the_capacity_say_so_alike(tmp_path: Path) -> None:
    told = start("disagree", 2, tmp_path)
    assert told == ["ranks disagree on S (capacity): rank 0 has 8, rank 1 has 9; make the buffer with the same values "
                    "on every rank"] * 2  # fmt: skip


def test_sharded_weights_without_a_slot_are_refused_naming_the_slots(tmp_path: Path) -> None:
    told = start("no_slot", 2, tmp_path)
    assert told[0] == told[1]
    assert "use --prefetch-slots 1 " in told[0]


def test_a_rank_that_raises_stops_the_others_with_its_message(tmp_path: Path) -> None:
    told = start("one_raises", 2, tmp_path)
    assert told[1].startswith("InputError: expert id 99 of rank 1")
    assert told[0].startswith("RankStoppedError: rank 1 stopped: expert id 99 of rank 1")


def test_a_dead_rank_is_named(tmp_path: Path) -> None:
    told = start("one_dies", 3, tmp_path)
    assert told[2] == ""
    assert all(t.startswith("RankStoppedError: rank 2 did not come") for t in told[:2]), told


def test_a_rank_that_misses_the_agreement_is_named(tmp_path: Path) -> None:
    told = start("one_is_late", 2, tmp_path)
    assert told[0].startswith("RankStoppedError: rank 1 did not come: rank 0 waited 1 s at agreement"), told


def test_kinds_of_ranks_that_cant_be_had_say_what_instead() -> None:
    with pytest.raises(UnsupportedError, match=r"peer ranks need one CUDA GPU each; .*use --ranks collective"):
        make_ranks("peer", 2, "cpu")
    with pytest.raises(UnsupportedError, match="collective ranks need torch's process group; start with torchrun"):
        make_ranks("collective", 2, "cpu")
    with pytest.raises(UnknownNameError, match="did you mean virtual"):
        make_ranks("virtul", 2, "cpu")
    with pytest.raises(InputError, match="allowed: 1 to 128"):
        make_ranks("virtual", 0, "cpu")
