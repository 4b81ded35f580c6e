"""What of a run's options is wrong whatever device there is: found before a look at it, which takes seconds."""

from __future__ import annotations

from pathlib import Path

from moebench.backends.registry import resolve_backend
from moebench.session.kernel_plans import load_kernel_plans
from moebench.session.options import RunOptions
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.routing import RoutingKind
from moebench.spec.workload import Workload
from moebench.store.runs import RunFolder, is_run
from moebench.store.targets import require_folder
from moebench.tables.files import load_table


def require_options(options: RunOptions, hw: str | None, out: Path | None, *, groups: bool) -> None:
    """Raise InputError for a name that nobody knows, a file that can't be read, or a share that no layer has.

    Raises StoreError for an ``out`` that no run can go to. ``groups``: of a sweep over groups, whose ranks and kernel
    sets are looked at where it is planned.
    """
    if out is not None:
        require_folder(out)
        if not is_run(out):
            RunFolder.require_empty(out)
    if hw is not None:
        load_hardware(hw)
    if options.kernel_plan is not None:
        load_kernel_plans(options.kernel_plan)
    if options.names_table:
        load_table(Path(options.table))
    for routing in options.routings:
        if routing.kind is RoutingKind.TRACE:
            from moebench.spec.traces import load_trace

            load_trace(routing.trace)
    shapes = [load_model(name).shape for name in options.models]
    if groups:
        return
    for name in options.backends:
        resolve_backend(name)
    for shape in shapes:
        Workload(shape, 1, tp_size=options.tp_size, ep_size=options.ep_size, ep_rank=options.ep_rank, seed=options.seed)
