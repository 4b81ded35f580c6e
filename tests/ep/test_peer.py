"""Peer ranks on two GPUs of one host."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from distributed_jobs import start

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs of one host")]


def test_the_layer_equals_the_single_device_layer(tmp_path: Path) -> None:
    assert start("peer_layer", 2, tmp_path, backend="nccl") == ["ok"] * 2


def test_a_rank_that_raises_stops_the_other_with_its_message(tmp_path: Path) -> None:
    told = start("peer_raises", 2, tmp_path, backend="nccl")
    assert told[1].startswith("InputError: expert id 99 of rank 1")
    assert told[0].startswith("RankStoppedError: rank 1 stopped: expert id 99 of rank 1")


def test_a_dead_rank_is_named(tmp_path: Path) -> None:
    told = start("peer_dies", 2, tmp_path, backend="nccl")
    assert told[0].startswith("RankStoppedError: rank 1 did not come"), told
