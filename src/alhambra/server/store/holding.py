"""One server for one SQLite file: a lock that lives as long as the process that holds it, however that ends."""

from __future__ import annotations

import errno
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

from .writes import CannotOpen

LOG = logging.getLogger("alhambra.server")
TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)  # as the systems say that somebody else holds a lock

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Hold:
    """The lock of a database. It is on a file beside it, since whoever opens the database's own disturbs SQLite."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def take(cls, database: str) -> Hold:
        """CannotOpen: another server has it, or there can be no lock."""
        path = Path(f"{os.path.realpath(database)}-lock")
        while True:
            handle = _opened(path)
            try:
                _lock(handle)
            except OSError as error:
                if error.errno in TAKEN:
                    os.close(handle)
                    raise CannotOpen("served", database) from None
                LOG.warning("%s cannot be locked: take care that no second server uses the database", path)
            if _is_at(path, handle):
                return cls(path, handle)
            os.close(handle)  # whoever held it has just removed it

    def release(self) -> None:
        """Let others have it. The file is removed first: who finds it afterwards is the only one to hold it."""
        with suppress(OSError):  # Windows removes no open file; it may stay
            self._path.unlink()
        os.close(self._handle)


def _opened(path: Path) -> int:
    try:
        return os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise cannot_make(path, error) from None


def _is_at(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except OSError:
        return False


def cannot_make(path: Path, error: OSError) -> CannotOpen:
    """Why there can be no such file."""
    reason = "full" if error.errno == errno.ENOSPC else "read-only"
    return CannotOpen(reason if path.parent.is_dir() else "folder", str(path), error.strerror or "")
