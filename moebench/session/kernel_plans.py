"""Plans from a file: ``--kernel-plan FILE``, one layer plan or a list of them as JSON."""

from __future__ import annotations

from pathlib import Path

from moebench.errors import InputError
from moebench.plan.plan import LayerPlan
from moebench.spec.text_files import read_text
from moebench.tables.json_text import read_json

MOST_BYTES = 16 << 20
"""Of a file of plans."""


def load_kernel_plans(path: Path) -> tuple[LayerPlan, ...]:
    """The layer plans in ``path`` (``LayerPlan.to_dict`` form, or a list); raises InputError naming what is wrong."""
    where = f"--kernel-plan {path}"
    data = read_json(read_text(path, where, MOST_BYTES), where)
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
