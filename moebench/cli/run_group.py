"""A sweep on ranks with a process each: every rank runs the same command, rank 0 plans, writes and prints."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from moebench import settings
from moebench.cli import run_ep, run_session
from moebench.errors import EXIT_OK, InputError
from moebench.report import console
from moebench.session.ep_defaults import chosen
from moebench.session.ep_options import EPOptions
from moebench.session.ep_planning import DEFAULT_PLANNERS, plan_ep
from moebench.session.options import RunOptions
from moebench.spec.hw_files import load_hardware

if TYPE_CHECKING:
    from moebench.cli.run_session import How
    from moebench.measure.ep_group import GroupLink


def place(ep: EPOptions) -> tuple[int, int, int]:
    """This process's rank, the number of ranks and its rank on this host; a dry run asks as a sweep does.

    Raises InputError where torchrun started no process a rank, or another number of them than --ep-size says.
    """
    found = settings.launched_rank()
    if found is None:
        size = ep.ep_size or 2
        raise InputError(
            f"--ranks {ep.ranks} runs one process a rank; start them with torchrun --nproc-per-node {size} -m moebench "
            "run …, or use --ranks virtual"
        )
    if ep.ep_size not in (None, found[1]):
        raise InputError(
            f"--ep-size is {ep.ep_size} but {found[1]} processes run; start torchrun with --nproc-per-node "
            f"{ep.ep_size}, or leave --ep-size out"
        )
    return found


def measure(options: RunOptions, ep: EPOptions, how: How) -> int:
    """Measure a sweep with the other processes that torchrun started; returns this rank's exit code."""
    rank, size, local = place(ep)
    from moebench.measure.device_facts import default_device
    from moebench.measure.ep_group import GroupLink

    asked = how.device or default_device()
    device = asked if asked == "cpu" else f"cuda:{local}"
    ep = replace(ep, ep_size=size)
    link = GroupLink(ep.ranks, size, device, _agreed(options, ep))
    try:
        if rank:
            link.follow()
            return EXIT_OK
        return _lead(options, ep, how, device, link)
    finally:
        if not rank:
            link.stop()
        link.close()


def _agreed(options: RunOptions, ep: EPOptions) -> dict[str, object]:
    """The options that every rank must have been given alike, by their names on the command line."""
    told = {name.replace("_", "-"): value for name, value in asdict(ep).items()}
    told |= {"model": options.models, "tokens": options.tokens, "dtype": options.dtypes, "seed": options.seed,
             "routing": [str(r) for r in options.routings]}  # fmt: skip
    return {f"--{name}": value for name, value in told.items()}


def _lead(options: RunOptions, ep: EPOptions, how: How, device: str, link: GroupLink) -> int:
    from moebench.measure.ep_present import require_ep
    from moebench.measure.present import describe

    present = describe(device, probe_rates=True)
    hw = present.hw if how.hw is None else load_hardware(how.hw)
    options, notes = chosen(options, hw, device)
    names = ep.planners or DEFAULT_PLANNERS
    ep = replace(ep, kernels=require_ep(ep.ranks, names, ep.kernels, hw, options.dtypes, device))
    planned = plan_ep(options, ep, hw, device, run_ep.usable(present.facts.free_memory_bytes))
    planned = replace(planned, notes=notes)
    if not how.quiet:
        console.say(f"{ep.ep_size} {ep.ranks} ranks, one process each; this is rank 0, the others print errors alone")
    with run_ep.opened(options, ep, how, planned, present, hw) as folder:
        outcome = run_ep.run(planned, folder, link, how)
    return run_session.finish(folder.path, outcome, how)
