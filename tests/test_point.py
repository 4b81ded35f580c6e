"""One point end to end: sample layers under a fake clock, and the torch backend on this machine."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from measure_samples import COSTS_US, HW, SampleBackend, fake_clock, plan, request, workload

from moebench.backends.protocol import Backend
from moebench.errors import InputError, UnsupportedError
from moebench.measure import faults
from moebench.measure import point as point_module
from moebench.measure.clock_fake import Disturbance
from moebench.measure.faults import StickyDeviceError, asked_bytes
from moebench.measure.point import PointMeasurer, measure_point
from moebench.measure.request import Candidate, Detail, L2Policy, MeasureSettings, PointRequest, point_id
from moebench.spec.routing import Routing
from moebench.store import records
from moebench.store.records import Check, PointRecord


def _measure(
    asked: PointRequest, backend: Backend | None = None, disturbance: Disturbance | None = None, **more: Any
) -> tuple[PointRecord, ...]:
    chosen = backend or SampleBackend()
    measurer = PointMeasurer("cpu", find_backend=lambda name: chosen, make_clock=fake_clock(disturbance, **more))
    return measurer.measure(asked)


def test_steps_are_differences_and_the_residual_is_what_is_left() -> None:
    (record,) = _measure(request())
    assert record.status == records.STATUS_OK
    assert record.layer is not None
    assert record.residual is not None
    assert record.layer.median_us == pytest.approx(100)
    assert [s.time.median_us for s in record.steps] == pytest.approx(list(COSTS_US.values()))
    assert [s.kernel for s in record.steps] == list(COSTS_US)
    assert record.residual.median_us == pytest.approx(0, abs=1e-9)
    assert (record.clock, record.detail, record.layer.stop) == ("fake", "steps", "precise")
    assert len(record.layer_blocks_us) == record.layer.blocks == 10


def test_the_sum_of_steps_is_the_layer_less_the_residual_in_every_block() -> None:
    (record,) = _measure(request(), disturbance=Disturbance(noise=0.05), seed=3)
    total = [sum(blocks) for blocks in zip(*(s.blocks_us for s in record.steps), strict=True)]
    assert record.residual is not None
    left = sorted(layer - steps for layer, steps in zip(record.layer_blocks_us, total, strict=True))
    assert record.residual.p10_us >= left[0]
    assert record.residual.low_us <= record.residual.median_us <= record.residual.high_us


@pytest.mark.parametrize(("detail", "steps"), [(Detail.LAYER, 0), (Detail.ALONE, 3)])
def test_detail(detail: Detail, steps: int) -> None:
    (record,) = _measure(request(detail=detail))
    assert record.detail == detail.value
    assert len(record.steps) == steps
    assert (record.residual is None) == (detail is Detail.LAYER)


def test_floors_come_from_what_the_draws_hit() -> None:
    (record,) = _measure(request())
    assert record.routing_stats is not None
    assert record.routing_stats.draws == 4
    assert record.routing_stats.rows == 8
    assert 2 <= record.routing_stats.experts_hit <= 8
    gemms = record.steps[1]
    expert_bytes = 3 * 96 * 64 * 4
    assert gemms.bytes > record.routing_stats.experts_hit * expert_bytes
    assert gemms.floor_us == pytest.approx(gemms.bytes / 10 / 1e3)
    assert record.floor_us is not None
    assert record.floor_bound == "memory"


def test_candidates_come_back_in_order_and_are_interleaved() -> None:
    asked = request(*(Candidate("sample", plan(block)) for block in (16, 32)))
    found = _measure(asked, disturbance=Disturbance(noise=0.01), seed=5)
    assert [r.plan for r in found] == [plan(16).to_dict(), plan(32).to_dict()]
    assert len({r.point_id for r in found}) == 2
    assert found[0].layer is not None
    assert found[1].layer is not None
    assert found[0].layer.blocks == found[1].layer.blocks


def test_a_plan_that_is_not_the_one_that_runs_has_no_latency() -> None:
    (record,) = _measure(request(), SampleBackend(ran_block=64))
    assert record.failure is not None
    assert record.layer is None
    assert record.failure.kind == records.WRONG_RESULT
    assert "{'block': 16}" in record.failure.message
    assert "{'block': 64}" in record.failure.message


def test_a_candidate_that_the_gate_refuses_has_no_latency_but_its_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = (Check("written", "uniform", True), Check("frobenius", "ragged", False, 0.5, 0.006, "0.5 is over 0.006"))
    monkeypatch.setattr(point_module, "gate", lambda *args: checks)
    asked = request()
    (record,) = _measure(replace(asked, settings=replace(asked.settings, gate=True)))
    assert (record.status, record.layer, record.steps) == (records.STATUS_FAILED, None, ())
    assert record.failure is not None
    assert record.failure.kind == records.WRONG_RESULT
    assert "frobenius check failed on ragged routing" in record.failure.message
    assert record.checks[1:] == checks


@pytest.mark.parametrize(
    ("error", "kind", "told"),
    [
        (MemoryError("tried to allocate 12884901888 bytes"), records.OUT_OF_MEMORY, "12884901888 bytes (12.00 GiB)"),
        (UnsupportedError("no such unit"), records.UNSUPPORTED, "no such unit"),
        (InputError("bad tile"), records.BAD_INPUT, "bad tile"),
        (RuntimeError("kernel fault"), records.DEVICE_ERROR, "RuntimeError: kernel fault at measure_samples.py"),
        (KeyError("x"), records.INTERNAL_ERROR, "KeyError"),
    ],
)
def test_an_error_is_a_record_of_its_kind(error: Exception, kind: str, told: str) -> None:
    (record,) = _measure(request(), SampleBackend({"gemms": error}), run_ops=True)
    assert record.status == records.STATUS_FAILED
    assert record.failure is not None
    assert record.failure.kind == kind
    assert told in record.failure.message


def test_one_candidate_failing_to_bind_leaves_the_other() -> None:
    class Picky(SampleBackend):
        def bind(self, workload, plan, hw, device):  # type: ignore[no-untyped-def]
            if plan.kernels[0].params["block"] == 32:
                raise InputError("block 32 is not legal")
            return super().bind(workload, plan, hw, device)

    asked = request(Candidate("sample", plan(32)), Candidate("sample", plan(16)))
    failed, fine = _measure(asked, Picky())
    assert failed.failure is not None
    assert failed.failure.kind == records.BAD_INPUT
    assert fine.status == records.STATUS_OK


def test_a_routing_that_cannot_be_drawn_is_a_record() -> None:
    asked = request()
    (record,) = _measure(replace(asked, workload=replace(asked.workload, routing=Routing.parse("maxvio:900"))))
    assert record.failure is not None
    assert record.failure.kind == records.BAD_INPUT
    assert "maxvio" in record.failure.message


def test_a_broken_device_ends_the_worker_with_the_failed_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "device_is_broken", lambda device: True)

    class Breaking(SampleBackend):
        def bind(self, workload, plan, hw, device):  # type: ignore[no-untyped-def]
            raise RuntimeError("an illegal memory access was encountered")

    asked = request(*(Candidate("sample", plan(block)) for block in (16, 32)))
    with pytest.raises(StickyDeviceError) as raised:
        _measure(asked, Breaking())
    assert raised.value.ends_worker
    assert [r.point_id for r in raised.value.records] == [point_id(asked, asked.candidates[0])]
    assert raised.value.records[0].failure is not None
    assert raised.value.records[0].failure.kind == records.DEVICE_ERROR


def test_a_device_that_broke_under_several_candidates_charges_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "device_is_broken", lambda device: True)
    monkeypatch.setattr(point_module.Sampler, "preheat", lambda self, s: (_ for _ in ()).throw(RuntimeError("fault")))
    asked = request(*(Candidate("sample", plan(block)) for block in (16, 32)))
    with pytest.raises(StickyDeviceError) as raised:
        _measure(asked)
    assert raised.value.records == ()


@pytest.mark.parametrize(("policy", "draws"), [(L2Policy.COLD, 4), (L2Policy.WARM, 1)])
def test_policy_is_recorded(policy: L2Policy, draws: int) -> None:
    (record,) = _measure(request(l2_policy=policy))
    assert (record.l2_policy, record.l2_policy_asked) == (policy.value, policy.value)
    assert record.routing_stats is not None
    assert record.routing_stats.draws == draws
    assert record.layer is not None
    if policy is L2Policy.COLD:
        assert record.layer.calls_per_block == 4


def test_a_rotation_too_short_for_the_cache_is_called_warm() -> None:
    asked = request()
    huge = replace(HW, facts={**HW.facts, "l2_bytes": replace(HW.facts["l2_bytes"], value=1 << 40)})
    (record,) = _measure(replace(asked, hw=huge))
    assert (record.l2_policy, record.l2_policy_asked) == ("warm", "layer")
    assert any("called warm" in w for w in record.warnings)


def test_few_draws_and_noise_are_told() -> None:
    asked = request()
    settings = replace(asked.settings, draws=2, max_blocks=12)
    (record,) = _measure(replace(asked, settings=settings), disturbance=Disturbance(noise=0.5), seed=1)
    assert any(w.startswith("few draws: 2") for w in record.warnings)
    assert any(w.startswith("not precise") for w in record.warnings)
    assert record.layer is not None
    assert record.layer.stop == "block cap"


def test_weights_are_made_once_for_all_token_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    from moebench.measure import material

    original = material.make_weights
    monkeypatch.setattr(material, "make_weights", lambda w, d, copy: made.append(copy) or original(w, d, copy))
    measurer = PointMeasurer("cpu", find_backend=lambda name: SampleBackend(), make_clock=fake_clock())
    for tokens in (1, 4, 16):
        measurer.measure(request(num_tokens=tokens))
    assert len(made) == len(set(made))
    before = len(made)
    other = request()
    measurer.measure(replace(other, workload=replace(other.workload, seed=9)))
    assert made[before] == 0


def test_events_tell_of_every_phase() -> None:
    events: list[dict[str, Any]] = []
    measurer = PointMeasurer("cpu", find_backend=lambda name: SampleBackend(), make_clock=fake_clock())
    measurer.measure(request(), notify=events.append)
    assert [e["phase"] for e in events][:4] == ["gate", "prepare", "preheat", "measure"]
    assert events[-1]["max_blocks"] == 60


def test_point_id_is_of_the_question_alone() -> None:
    asked = request()
    (candidate,) = asked.candidates
    first = point_id(asked, candidate)
    assert first == point_id(asked, replace(candidate, plan_source="file"))
    longer = replace(asked, settings=replace(asked.settings, time_cap_s=99.0, target_half_width=0.5))
    assert first == point_id(longer, candidate)
    others = [
        point_id(replace(asked, workload=workload(5)), candidate),
        point_id(asked, replace(candidate, plan=plan(64))),
        point_id(replace(asked, hw=replace(HW, key="other")), candidate),
        point_id(replace(asked, settings=replace(asked.settings, l2_policy=L2Policy.COLD)), candidate),
        point_id(replace(asked, settings=replace(asked.settings, detail=Detail.LAYER)), candidate),
    ]
    assert len({first, *others}) == 6
    assert len(first) == 16


@pytest.mark.parametrize(
    ("message", "wanted"),
    [
        ("CUDA out of memory. Tried to allocate 20.00 MiB. GPU 0 has", 20 * 2**20),
        ("[enforce fail] . DefaultCPUAllocator: can't allocate memory: you tried to allocate 4096 bytes.", 4096),
        ("out of luck", None),
    ],
)
def test_bytes_asked_are_read_from_torchs_message(message: str, wanted: int | None) -> None:
    assert asked_bytes(message) == wanted


@pytest.mark.parametrize("detail", list(Detail))
def test_torch_on_this_machine(detail: Detail) -> None:
    """The real backend, gate and clock: every phase, on a layer of a few kilobytes."""
    from moebench.backends.registry import resolve_backend

    wanted = workload(8)
    default = resolve_backend("torch").default_plan(wanted, HW, "loop")
    settings = MeasureSettings(detail=detail, time_cap_s=0.5, preheat_s=0.0, min_time_s=0.0, max_blocks=10)
    asked = PointRequest(wanted, (Candidate("torch", default),), HW, "cpu", settings)
    told: list[str] = []
    (record,) = measure_point(asked, lambda phase, numbers: told.append(phase))
    assert record.failure is None
    assert record.layer is not None
    assert record.layer.median_us > 0
    assert record.clock == "wall"
    assert record.telemetry.cpu_threads is not None
    assert all(c.passed for c in record.checks)
    assert len(record.checks) > 3
    assert [s.kernel for s in record.steps] == ([] if detail is Detail.LAYER else [k.kernel for k in default.kernels])
    assert {"gate", "measure"} <= set(told)
    json.dumps(record.workload)
