"""An Optuna storage that several machines work in at once: what goes wrong with it, and who has a claim in doubt."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

from moebench.errors import StoreError

if TYPE_CHECKING:
    from optuna.storages import BaseStorage

GRPC_SETTLE_S = 0.05
"""How long after two clients took one trial at once both have signed it, at most, behind a proxy."""


class StorageAwayError(StoreError):
    """The storage did not answer, or answered with an error of its own."""


def settle_s(storage: BaseStorage) -> float:
    """Seconds after which a claim's signature in ``storage`` stands; 0 where taking a trial is exclusive by itself.

    A proxy may have SQLite behind it, which has no row locks: Optuna then lets two clients take one trial.
    """
    return GRPC_SETTLE_S if type(storage).__name__ == "GrpcStorageProxy" else 0.0


class SharedStorage:
    """``storage`` with every error that is no answer as a ``StorageAwayError``: drivers have errors of their own.

    What Optuna says of trials and studies (finished already, there already, unknown) passes as it is.
    """

    def __init__(self, storage: BaseStorage) -> None:
        self._storage = storage

    def __getattr__(self, name: str) -> Callable[..., Any]:
        from optuna.exceptions import DuplicatedStudyError, UpdateFinishedTrialError

        found: Callable[..., Any] = getattr(self._storage, name)

        @wraps(found)
        def told(*args: Any, **kwargs: Any) -> Any:
            try:
                return found(*args, **kwargs)
            except (DuplicatedStudyError, UpdateFinishedTrialError, KeyError):
                raise
            except Exception as error:
                reason = str(error).strip().splitlines()
                raise StorageAwayError(
                    f"the shared storage went away ({type(error).__name__}{': ' + reason[0] if reason else ''}); what "
                    "was measured is kept in the run folder: the same command goes on"
                ) from error

        return told
