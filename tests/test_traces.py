"""Recorded routings: every format and fault, and draws that pick exactly what was recorded."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import numpy as np
import pytest
import torch
import typer
from hypothesis import given, settings
from hypothesis import strategies as st
from safetensors.numpy import save_file
from typer.testing import CliRunner

from moebench.cli import trace as trace_command
from moebench.errors import InputError
from moebench.pipeline import reference
from moebench.spec import draws
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape, Scoring
from moebench.spec.traces import load_trace, summarise
from moebench.spec.workload import Workload


def shape(**more: object) -> MoEShape:
    return MoEShape(**{"name": "m", "num_experts": 16, "topk": 4, "hidden_size": 8, "intermediate_size": 8, **more})


def random_ids(*lead: int, experts: int = 16, topk: int = 4, seed: int = 0) -> np.ndarray:
    return np.argsort(np.random.default_rng(seed).random((*lead, experts)), axis=-1)[..., :topk].astype(np.int64)


def work(path: Path, tokens: int, of: MoEShape | None = None, select: str = "") -> Workload:
    return Workload(of or shape(), tokens, routing=Routing.parse(f"trace:{path}{select}"))


def write(path: Path, arrays: dict[str, np.ndarray]) -> Path:
    if path.suffix == ".npz":
        np.savez(path, **arrays)
    elif path.suffix == ".pt":
        torch.save({k: torch.from_numpy(v) for k, v in arrays.items()}, path)
    else:
        save_file({k: np.ascontiguousarray(v) for k, v in arrays.items()}, path)
    return path


@pytest.mark.parametrize("suffix", [".npz", ".pt", ".safetensors"])
@pytest.mark.parametrize("lead", [(6,), (3, 6), (3, 2, 6)])
def test_every_format_and_rank_of_array(tmp_path: Path, suffix: str, lead: tuple[int, ...]) -> None:
    ids = random_ids(*lead)
    weights = np.random.default_rng(1).random(ids.shape).astype(np.float32)
    trace = load_trace(write(tmp_path / f"t{suffix}", {"topk_ids": ids, "topk_weights": weights}))
    assert trace.recorded_shape == ids.shape
    assert (trace.num_layers, trace.num_ranks) == (
        (*lead[:-1], 1, 1)[0] if len(lead) > 1 else 1,
        lead[1] if len(lead) > 2 else 1,
    )
    layer, rank = trace.num_layers - 1, trace.num_ranks - 1
    found, found_weights = trace.select(layer, rank)
    where = () if len(lead) == 1 else (layer,) if len(lead) == 2 else (layer, rank)
    assert (found == ids[where]).all()
    assert found_weights is not None
    assert (found_weights == weights[where]).all()
    with pytest.raises(InputError, match=f"no layer {trace.num_layers}; it has"):
        trace.select(trace.num_layers, 0)
    with pytest.raises(InputError, match="no rank 9"):
        trace.select(0, 9)


def test_a_lone_tensor_and_small_integers_are_read(tmp_path: Path) -> None:
    torch.save(torch.from_numpy(random_ids(5)).to(torch.uint8), tmp_path / "t.pt")
    assert load_trace(tmp_path / "t.pt").ids.dtype == np.int32
    torch.save(
        {
            "ids": torch.zeros(2, 4, dtype=torch.int16),
            "weights": torch.ones(2, 4, dtype=torch.bfloat16),
            "num_experts": 16,
        },
        tmp_path / "u.pt",
    )
    assert load_trace(tmp_path / "u.pt").num_experts == 16


FAULTS = {
    "float ids": ({"ids": np.zeros((2, 4))}, "ids is float64; expert ids must be integers"),
    "no ids": ({"a": np.zeros(3)}, "holds no expert ids: it has a"),
    "one dimension": ({"ids": np.zeros(4, dtype=np.int32)}, r"shape \[4\]"),
    "empty": ({"ids": np.zeros((0, 4), dtype=np.int32)}, "none empty"),
    "below -1": ({"ids": np.array([[0, 1], [2, -2]])}, r"ids\[1, 1\] is -2"),
    "huge": ({"ids": np.array([[0, 2**40]])}, "at most 1024 experts"),
    "integer weights": ({"ids": np.zeros((2, 4), dtype=int), "weights": np.zeros((2, 4), dtype=int)}, "be floating"),
    "other weights": ({"ids": np.zeros((2, 4), dtype=int), "weights": np.zeros((2, 3))}, r"shape \[2, 3\] but"),
    "NaN": ({"ids": np.zeros((1, 2), dtype=int), "weights": np.array([[0.5, np.nan]])}, r"weights\[0, 1\] is nan"),
    "inf": ({"ids": np.zeros((1, 2), dtype=int), "weights": np.array([[np.inf, 0.5]])}, r"weights\[0, 0\] is inf"),
    "beyond fp32": ({"ids": np.zeros((1, 2), dtype=int), "weights": np.array([[0.5, 1e300]])}, "finite in fp32"),
    "many experts": ({"ids": np.array([[0, 9]]), "num_experts": np.array(10**18)}, "at most 1024 experts"),
    "few experts": ({"ids": np.array([[0, 9]]), "num_experts": np.array(8)}, "says 8 experts but holds id 9"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_wrong_contents_are_named(tmp_path: Path, fault: str) -> None:
    arrays, message = FAULTS[fault]
    with pytest.raises(InputError, match=message):
        load_trace(write(tmp_path / "t.npz", arrays))


@pytest.mark.parametrize("suffix", [".npz", ".pt", ".safetensors"])
@pytest.mark.parametrize("kind", ["garbage", "cut", "nothing"])
def test_corrupt_files_are_an_input_error(tmp_path: Path, suffix: str, kind: str) -> None:
    path = write(tmp_path / f"t{suffix}", {"topk_ids": random_ids(50)})
    whole = path.read_bytes()
    path.write_bytes({"garbage": b"\x93garbage" * 20, "cut": whole[: len(whole) // 2], "nothing": b""}[kind])
    with pytest.raises(InputError, match="can't be read"):
        load_trace(path)


def test_missing_files_folders_and_other_suffixes(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="can't be opened: No such file"):
        load_trace(tmp_path / "none.npz")
    (tmp_path / "d.npz").mkdir()
    with pytest.raises(InputError, match="is not a file"):
        load_trace(tmp_path / "d.npz")
    with pytest.raises(InputError, match=r"\.csv is not a known format; allowed: \.npz, \.pt, \.safetensors"):
        load_trace(tmp_path / "t.csv")


def test_a_pickle_that_runs_code_is_refused(tmp_path: Path) -> None:
    class Evil:
        def __reduce__(self) -> tuple[object, tuple[str]]:
            return (Path(tmp_path / "made").touch, ())  # type: ignore[return-value]

    torch.save({"ids": Evil()}, tmp_path / "t.pt")
    with pytest.raises(InputError, match="can't be read"):
        load_trace(tmp_path / "t.pt")
    assert not (tmp_path / "made").exists()


GROUPS = {"num_groups": 4, "topk_groups": 2}


@given(
    st.sampled_from(list(Scoring)), st.booleans(), st.booleans(), st.booleans(), st.integers(0, 999), st.integers(1, 12)
)
@settings(max_examples=80, deadline=None)
def test_the_models_own_rule_picks_what_was_recorded(
    tmp_path_factory: pytest.TempPathFactory,
    scoring: Scoring, bias: bool, grouped: bool, weighted: bool, seed: int, tokens: int,
) -> None:  # fmt: skip
    of = shape(scoring=scoring, router_bias=bias, **(GROUPS if grouped else {}))
    random = np.random.default_rng(seed)
    ids = np.stack([
        np.concatenate([g * 4 + np.arange(4) for g in random.permutation(4)[:2]])[random.permutation(8)[:4]]
        for _ in range(12)
    ])  # fmt: skip
    arrays = {"topk_ids": ids}
    if weighted:
        arrays["topk_weights"] = np.sort(random.dirichlet(np.full(4, 0.3), 12))[:, ::-1]
    path = write(tmp_path_factory.mktemp("trace") / "t.npz", arrays)
    workload = work(path, tokens, of)
    logits = torch.from_numpy(draws.router_logits(workload, 1))
    bias_tensor = torch.from_numpy(draws.router_bias(workload)) if bias else None
    weights, picked = reference.route(logits, of, bias_tensor)
    expected = ids[(tokens + np.arange(tokens)) % 12]
    assert (np.sort(picked.numpy(), axis=1) == np.sort(expected, axis=1)).all()
    if not weighted:
        assert (picked.numpy() == expected).all()
    elif scoring is Scoring.SOFTMAX and not bias:
        recorded = arrays["topk_weights"][(tokens + np.arange(tokens)) % 12]
        plain = (recorded[:, -1] > 0.02 * recorded[:, 0]) & (np.diff(recorded) < 0).all(axis=1)
        np.testing.assert_allclose(weights.numpy()[plain], recorded[plain], rtol=1e-3, atol=1e-4)


def test_padding_is_skipped_and_counted(tmp_path: Path) -> None:
    ids = random_ids(10)
    ids[[0, 3, 4]] = -1
    path = write(tmp_path / "t.npz", {"ids": ids})
    picked = draws.realised_ids(work(path, 7), draws.router_logits(work(path, 7), 0))
    assert (picked == ids[(ids >= 0).all(axis=1)]).all()
    with pytest.raises(InputError, match=r"has 7 tokens .*3 rows of padding skipped\); 8 were asked for"):
        draws.router_logits(work(path, 8), 0)


def test_windows_of_draws_follow_each_other(tmp_path: Path) -> None:
    path = write(tmp_path / "t.npz", {"ids": random_ids(2, 10)})
    ids = random_ids(2, 10)[1]
    for draw in range(4):
        workload = work(path, 4, select="#1")
        picked = draws.realised_ids(workload, draws.router_logits(workload, draw))
        assert (picked == ids[(4 * draw + np.arange(4)) % 10]).all()


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ([0, 1, 2, 2], "row 5, experts .* names an expert twice"),
        ([0, 1, 2, -1], "row 5, experts .* is padded in part; the router always picks 4"),
        ([0, 4, 8, 12], "row 5, experts .* spans over 2 groups"),
    ],
)
def test_a_row_that_the_router_can_not_pick_is_named(tmp_path: Path, row: list[int], message: str) -> None:
    ids = np.tile(np.arange(4), (8, 1))
    ids[5] = row
    path = write(tmp_path / "t.npz", {"ids": ids})
    with pytest.raises(InputError, match=message):
        draws.router_logits(work(path, 8, shape(**GROUPS)), 0)


def test_other_k_and_ids_outside_the_model(tmp_path: Path) -> None:
    path = write(tmp_path / "t.npz", {"ids": random_ids(8, experts=32)})
    with pytest.raises(InputError, match="holds 4 experts a token; m picks 2"):
        draws.router_logits(work(path, 2, shape(topk=2)), 0)
    with pytest.raises(InputError, match=r"row \d has expert id \d+; m has 16 experts, ids 0 to 15"):
        draws.router_logits(work(path, 2), 0)


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = write(tmp_path / "t.npz", {"ids": random_ids(8)})
    assert load_trace(path).num_tokens == 8
    write(path, {"ids": random_ids(9)})
    assert load_trace(path).num_tokens == 9


def test_summary_counts_load_and_padding(tmp_path: Path) -> None:
    ids = np.array([[[0, 1], [0, 2], [-1, -1], [0, 3]]])
    experts, (layer,) = summarise(load_trace(write(tmp_path / "t.npz", {"ids": ids})), 8)
    assert (experts, layer.tokens, layer.padding_share, layer.experts_hit) == (8, 3, 0.25, 4)
    assert layer.maxvio == pytest.approx(3 / (6 / 8) - 1)
    assert (layer.hottest[0].expert, layer.hottest[0].share) == (0, 0.5)


def test_the_command_shows_a_trace_as_table_and_json(tmp_path: Path) -> None:
    app = typer.Typer()
    app.callback()(lambda: None)
    trace_command.register(app)
    path = write(tmp_path / "t.npz", {"ids": random_ids(12, 2, 5)})
    shown = CliRunner().invoke(app, ["trace", "show", str(path), "--num-experts", "16", "--format", "json"])
    assert shown.exit_code == 0
    held = json.loads(shown.stdout)
    assert (held["num_layers"], held["num_ranks"], held["num_tokens"], held["topk"]) == (12, 2, 5, 4)
    assert len(held["layers"]) == 12
    table = CliRunner().invoke(app, ["trace", "show", str(path)])
    assert table.exit_code == 0
    assert "4 more layers" in table.stdout.replace("\n", " ")
    wrong = CliRunner().invoke(app, ["trace", "show", str(path), "--num-experts", "3"])
    assert isinstance(wrong.exception, InputError)


@pytest.mark.parametrize(
    "ids",
    [
        torch.empty(4, 2, dtype=torch.long, device="meta"),
        torch.eye(4, dtype=torch.long).to_sparse(),
        torch.zeros(4, 2, dtype=torch.complex64).conj(),
    ],
    ids=["meta", "sparse", "conjugate"],
)
def test_a_tensor_without_plain_values_is_an_input_error(tmp_path: Path, ids: torch.Tensor) -> None:
    torch.save({"ids": ids}, tmp_path / "t.pt")
    with pytest.raises(InputError, match="can't be read"):
        load_trace(tmp_path / "t.pt")


def test_weights_that_took_part_in_training_are_read(tmp_path: Path) -> None:
    weights = torch.rand(4, 2, requires_grad=True)
    torch.save({"ids": torch.zeros(4, 2, dtype=torch.long), "weights": weights}, tmp_path / "t.pt")
    held = load_trace(tmp_path / "t.pt").weights
    assert held is not None
    np.testing.assert_array_equal(held[0, 0], weights.detach().numpy())


def test_an_array_header_that_is_no_expression_is_an_input_error(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "t.npz", "w") as archive:
        archive.writestr("ids.npy", b"\x93NUMPY\x01\x00v\x00" + b"[" * 117 + b"\n")
    with pytest.raises(InputError, match="can't be read"):
        load_trace(tmp_path / "t.npz")
