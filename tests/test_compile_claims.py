"""Compilers that share a cache divide up what is to be made, and nobody waits for one that died."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from moebench.measure.compile_claims import Claims

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="claims are POSIX locks")

HOLDER = """
import sys
from pathlib import Path
from moebench.measure.compile_claims import Claims
with Claims(Path(sys.argv[1])).claim(sys.argv[2], wait=True) as free:
    sys.stdout.write("held\\n" if free else "taken\\n")
    sys.stdout.flush()
    sys.stdin.readline()
"""


@dataclass(frozen=True)
class Job:
    key: str


@contextmanager
def _holder(path: Path, key: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that has claimed ``key``."""
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path), key], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        yield other
    finally:
        other.kill()
        other.communicate()


def test_what_another_process_is_at_comes_last_and_is_waited_for(tmp_path: Path) -> None:
    path, order = tmp_path / "claims", []
    with _holder(path, "a") as other:
        assert other.stdin is not None
        mine = Claims(path)
        with mine.claim("a", wait=False) as free:
            assert not free

        def work(job: Job) -> None:
            order.append(job.key)
            if job.key == "c":
                other.stdin.write("\n")  # type: ignore[union-attr]
                other.stdin.flush()  # type: ignore[union-attr]

        mine.share([Job("a"), Job("b"), Job("c")], work)
        mine.close()
    assert order == ["b", "c", "a"]


def test_the_claims_of_a_process_that_was_killed_are_free(tmp_path: Path) -> None:
    path = tmp_path / "claims"
    with _holder(path, "a") as other:
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
        with Claims(path).claim("a", wait=False) as free:
            assert free


def test_without_a_place_for_claims_everything_is_free(tmp_path: Path) -> None:
    done: list[str] = []
    for claims in (Claims(None), Claims(tmp_path / "file" / "claims")):
        claims.share([Job("a"), Job("b")], lambda job: done.append(job.key))
    assert done == ["a", "b"] * 2


def test_a_job_that_fails_gives_its_claim_back(tmp_path: Path) -> None:
    claims = Claims(tmp_path / "claims")

    def work(job: Job) -> None:
        raise ValueError(job.key)

    with pytest.raises(ValueError, match="a"):
        claims.share([Job("a")], work)
    with _holder(tmp_path / "claims", "a"):
        pass
