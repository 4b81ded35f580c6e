"""Plans from a file: ``--kernel-plan FILE``, one layer plan or a list of them as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from moebench.errors import InputError
from moebench.plan.plan import LayerPlan


def load_kernel_plans(path: Path) -> tuple[LayerPlan, ...]:
    """The layer plans in ``path`` (``LayerPlan.to_dict`` form, or a list); raises InputError naming what is wrong."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"--kernel-plan {path} can't be read: {(error.strerror or str(error)).lower()}") from None
    except (ValueError, RecursionError) as error:
        raise InputError(f"--kernel-plan {path} is not JSON: {error}") from None
    items = data if isinstance(data, list) else [data]
    if not items:
        raise InputError(f"--kernel-plan {path} holds no plan; give one layer plan or a list of them")
    plans = []
    for number, item in enumerate(items, start=1):
        if not isinstance(item, dict):
            raise InputError(f"--kernel-plan {path}, plan {number}: a JSON object is expected, not {item!r}")
        try:
            plans.append(LayerPlan.from_dict(item))
        except InputError as error:
            raise InputError(f"--kernel-plan {path}, plan {number}: {error}") from None
    return tuple(dict.fromkeys(plans))
