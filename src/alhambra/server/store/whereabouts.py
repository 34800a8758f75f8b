"""Is a SQLite database still where it was opened? SQLite itself goes on writing to a file that nobody finds again."""

from __future__ import annotations

import logging
import os
import threading
from contextlib import suppress

LOG = logging.getLogger("alhambra.server")
TOLD = {
    "gone": "%s is gone: nothing is stored until the same file is back there, or the server is started again",
    "another": "%s is another file now: nothing is stored until the first one is back, or the server is started again",
    "journal": "%s has lost its journal (-wal): nothing is stored until the server is started again",
}
Identity = tuple[int, int] | None  # None: there is no such file


class Displaced(Exception):
    """The database is not where it was. `how` is "gone", "another" or "journal"."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


class Whereabouts:
    """The file of a database and its journal, as they were when they were opened. The log hears of each change once."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._journal_path = f"{os.path.realpath(path)}-wal"  # where SQLite has it
        self._aside = f"{self._journal_path}-of-former-file"
        self._file: Identity = None
        self._journal: Identity = None
        self._told = ""
        self._telling = threading.Lock()

    def opened(self) -> None:
        """A connection was made. The file that was opened first stays the right one; the journal comes and goes."""
        if self._file is None:
            self._file = identity(self._path)
        self._journal = identity(self._journal_path)

    def check_file(self) -> None:
        """Before somebody opens it: Displaced if it is not the file that was opened first."""
        if self._file is not None:
            self._judge(self._how())

    def check(self) -> None:
        """Displaced: what is written now would be lost."""
        how = self._how()
        if not how and identity(self._journal_path) != self._journal and not self._put_back():
            how = "journal"
        self._judge(how)

    def _how(self) -> str:
        found = identity(self._path)
        if found == self._file:
            return ""
        return "gone" if found is None else "another"

    def _judge(self, how: str) -> None:
        if how != self._told:
            with self._telling:
                if how != self._told:
                    self._tell(how)
                    self._told = how
        if how:
            raise Displaced(how)

    def _tell(self, how: str) -> None:
        if how:
            LOG.error(TOLD[how], self._path)
            if how == "another":
                self._put_aside()
        else:
            LOG.warning("the database is back in its place")

    def left(self) -> None:
        """At the end."""
        if self._file is not None and self._how() == "another":
            self._put_aside()

    def _put_aside(self) -> None:
        """Our journal must not lie beside another database: the next who opens that would write it in there."""
        if self._journal is not None and identity(self._journal_path) == self._journal:
            with suppress(OSError):
                os.replace(self._journal_path, self._aside)
                LOG.warning("the journal of the former database is now %s", self._aside)

    def _put_back(self) -> bool:
        """Our database is in its place. Is our journal?"""
        if identity(self._journal_path) is None and identity(self._aside) == self._journal:
            with suppress(OSError):
                os.replace(self._aside, self._journal_path)
        return identity(self._journal_path) == self._journal


def identity(path: str) -> Identity:
    """Which file is there."""
    try:
        found = os.stat(path)  # noqa: PTH116 - once for each transaction, and a Path costs more than the call
    except OSError:
        return None
    return found.st_dev, found.st_ino
