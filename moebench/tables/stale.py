"""Whether a table still speaks of the kernels that are installed here."""

from __future__ import annotations

from moebench.errors import UnknownNameError
from moebench.plan.source_hash import source_hash
from moebench.tables.key import TableKey


def changed_kernels(key: TableKey) -> list[str]:
    """Kernels of ``key`` whose source differs from what is installed, or that aren't installed; in words."""
    changed = []
    for kernel in key.kernels:
        try:
            here = source_hash(kernel.kernel)
        except UnknownNameError:
            changed.append(f"{kernel.kernel} is not installed")
            continue
        if here != kernel.source:
            changed.append(f"{kernel.kernel} was {kernel.source} and is {here}")
    return changed
