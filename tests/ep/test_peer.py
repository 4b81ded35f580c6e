"""Peer ranks on GPUs of one host: two on two, and larger groups whose ranks take turns on what is there."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from distributed_jobs import start

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs of one host")]


@pytest.mark.parametrize("size", [2, 4, 8])
def test_the_layer_equals_the_single_device_layer(size: int, tmp_path: Path) -> None:
    backend = "nccl" if size <= torch.cuda.device_count() else "gloo"
    assert start("peer_layer", size, tmp_path, backend) == ["ok"] * size


def test_a_rank_that_raises_stops_the_other_with_its_message(tmp_path: Path) -> None:
    told = start("peer_raises", 2, tmp_path, backend="nccl")
    assert told[1].startswith("InputError: expert id 99 of rank 1")
    assert told[0].startswith("RankStoppedError: rank 1 stopped: expert id 99 of rank 1")


@pytest.mark.parametrize("size", [2, 4])
def test_a_dead_rank_is_named(size: int, tmp_path: Path) -> None:
    told = start("peer_dies", size, tmp_path, "nccl" if size <= torch.cuda.device_count() else "gloo")
    assert all(text.startswith("RankStoppedError: rank 1 did not come") for r, text in enumerate(told) if r != 1), told
