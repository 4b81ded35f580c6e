"""What of a search's options is wrong whatever device there is: found before anything is looked at."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from moebench.backends.registry import resolve_backend
from moebench.errors import InputError, UnknownNameError, UnsupportedError
from moebench.plan.policies import load_profile
from moebench.predict.constants import load_calibration
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import MAX_SEED, Workload
from moebench.store.lines import irregular
from moebench.store.reader import require_regular_files
from moebench.store.runs import RunFolder, is_run
from moebench.store.targets import require_folder
from moebench.tables.lookup import hardware_key
from moebench.tables.names import require_model_name
from moebench.tune.defaults import require_dtype_name
from moebench.tune.options import OriginChoice, TuneOptions
from moebench.tune.samplers import samplers
from moebench.tune.starting import read_source
from moebench.tune.storage import require_form


def require_options(options: TuneOptions, hw: str | None, origin: OriginChoice) -> None:
    """Raise InputError for a value of ``options`` that no device could be tuned with, and for a ``hw`` that nobody
    knows, or that can't be predicted although ``origin`` asks for that."""
    if not 0 <= options.seed <= MAX_SEED:
        raise InputError(f"--seed is {options.seed}; allowed: 0 to {MAX_SEED}")
    if options.sampler is not None and options.sampler not in samplers:
        raise UnknownNameError("sampler", options.sampler, samplers.names())
    if options.profile is not None:
        load_profile(options.profile)
    if hw is not None:
        found = load_hardware(hardware_key(hw))
        if origin is OriginChoice.PREDICTED:
            require_model_of(found)
    for text in options.dtypes:
        require_dtype_name(text)
    for name in options.models:
        _require_rereadable("--model", name)
        shape = load_model(name).shape
        require_model_name(shape.name)
        for tp_size, ep_size in product(options.tp_sizes, options.ep_sizes or (1,)):
            Workload(shape, 1, tp_size=tp_size, ep_size=ep_size)
    if options.backend is not None:
        resolve_backend(options.backend)
    for path in options.start_from:
        _require_rereadable("--start-from", str(path))
        read_source(path)


def require_model_of(hw: Hardware) -> None:
    """Raise UnsupportedError where the analytic model knows nothing of the class of ``hw``."""
    try:
        load_calibration(hw.hw_class)
    except UnknownNameError as error:
        raise UnsupportedError(
            f"times of {hw.key} can't be predicted: the analytic model has no constants of its class, {hw.hw_class} "
            f"(of these it has: {', '.join(error.known)}); measure it where it is, with --origin measured"
        ) from None


def _require_rereadable(option: str, path: str) -> None:
    """Raise InputError where ``path`` is a pipe or device, which may give what it holds once, or never end: a search
    reads its inputs more than once, and once more whenever it goes on."""
    try:
        what = irregular(Path(path))
    except (OSError, ValueError):  # nothing there: whoever reads it says so
        return
    if what and not Path(path).is_dir():
        raise InputError(
            f"{option} {path} is {what}, and a search reads it again whenever it goes on; save it to a file and name "
            "that"
        )


def require_places(storage: str | None, out: Path | None) -> None:
    """Raise InputError for a storage that is none, StoreError for a folder that can't be a search's, or not go on."""
    require_form(storage)
    if out is not None:
        require_folder(out)
        if is_run(out):
            require_regular_files(out)
        else:
            RunFolder.require_empty(out)
