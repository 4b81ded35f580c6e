"""What the torch backend's declarations share."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.kernel_spec import Axis, KernelSpec, Violation
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Major, Workload

NUM_THREADS = Axis("num_threads", (0, 1, 2, 4, 8, 16, 32, 64, 128), doc="CPU threads of the product; 0: the process's")


class TorchKernelSpec(KernelSpec):
    """A step as torch operators: bits repeat, and no shared memory or threads of a CTA are chosen."""

    backend = "torch"
    axes: tuple[Axis, ...] = ()
    deterministic = True
    batch_invariant = True
    upstream_axes = ()

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        """Every axis at its first value."""
        return {axis.name: axis.values[0] for axis in self.axes}


class TorchGemmSpec(TorchKernelSpec):
    """A grouped GEMM through torch. Its library picks a kernel by the number of rows: not batch invariant."""

    batch_invariant = False

    def __init__(self, name: str, step: Step) -> None:
        self.name, self.steps = name, (step,)

    def sizes(self, workload: Workload) -> tuple[int, int]:
        """(n, k) of this GEMM: columns of its result and length of its dot products."""
        hidden, inter = workload.shape.hidden_size, workload.local_intermediate_size
        return (workload.shape.up_factor * inter, hidden) if self.steps[0] is Step.GEMM1 else (hidden, inter)

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        """``num_threads`` belongs to CPUs, and to cores that are there."""
        threads = int(params.get("num_threads", 0))
        if threads and hw.vendor != "cpu":
            return [Violation("threads", f"{self.name}: num_threads is {threads}; on {hw.key} it must be 0")]
        if threads and hw.sm_count and threads > hw.sm_count:
            message = f"{self.name}: num_threads is {threads}; {hw.key} has {hw.sm_count} cores"
            return [Violation("threads", message)]
        return []


class LoopGemmSpec(TorchGemmSpec):
    """One ``torch.mm`` for every expert with rows, or one ``torch.bmm`` for ``expert_batch`` neighbours.

    Neighbours are padded to the longest of them, which trades wasted rows for fewer calls.
    """

    axes = (
        Axis("expert_batch", (1, 2, 4, 8, 16, 32, 64), doc="neighbouring experts of one padded torch.bmm; 1: torch.mm"),
        NUM_THREADS,
    )

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        """A batch holds no more experts than the rank has."""
        found = super().violations(params, workload, hw)
        batch, experts = int(params["expert_batch"]), workload.num_local_experts
        if batch > experts:
            found.append(Violation("experts", f"{self.name}: expert_batch is {batch}; this rank has {experts} experts"))
        return found


class GroupedGemmSpec(TorchGemmSpec):
    """torch's ``grouped_mm``: all experts in one call, segment ends read on the device."""

    axes = (NUM_THREADS,)
    ALIGNMENT_BYTES = 16

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        """torch wants the rows of both operands to be a multiple of 16 bytes apart."""
        found = super().violations(params, workload, hw)
        n, k = self.sizes(workload)
        item = workload.dtype.itemsize_bytes
        for what, width in (("k", k), ("n", n if workload.layout.major is Major.K else k)):
            if width * item % self.ALIGNMENT_BYTES:
                message = (
                    f"{self.name}: rows of {what} = {width} {workload.dtype} elements are {width * item} bytes apart; "
                    f"grouped_mm needs a multiple of {self.ALIGNMENT_BYTES}"
                )
                return [*found, Violation("alignment", message)]
        return found


class GatherGemmSpec(TorchGemmSpec):
    """Every row's own copy of its expert's weight, then one ``torch.bmm``: no host sync, for a few rows only."""

    axes = (Axis("rows_per_gather", (1, 4, 16, 64, 256), doc="rows whose weights are copied at once"),)
    MAX_ROWS = 256

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        """Two tokens of eight experts at once."""
        return {"rows_per_gather": 16}

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        """Copying a weight a row is sensible for a few rows, and can't skip other ranks' rows without a sync."""
        found = super().violations(params, workload, hw)
        if workload.num_slots > self.MAX_ROWS:
            message = f"{self.name} copies one weight a row: at most {self.MAX_ROWS} rows, not {workload.num_slots}"
            found.append(Violation("rows", message))
        if workload.ep_size > 1 and hw.vendor != "cpu":
            message = f"{self.name} would compute other ranks' rows; it needs ep_size 1, not {workload.ep_size}"
            found.append(Violation("ep", message))
        return found
