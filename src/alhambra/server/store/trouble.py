"""What does not work at the moment. The log hears when it begins and when it ends, not each time in between."""

from __future__ import annotations

import logging

LOG = logging.getLogger("alhambra.server")
DAMAGED = "damaged"  # the one reason that does not pass by itself


class Trouble:
    """Of those who read, or of those who write."""

    def __init__(self, failing: str, mended: str) -> None:
        self.reason = ""  # why the last attempt failed
        self._failing = failing  # with a place for the reason and one for the kind of error
        self._mended = mended

    def begins(self, reason: str, error: BaseException) -> None:
        if self.reason in (reason, DAMAGED):
            return
        LOG.error(self._failing, reason, kind_of(error))
        self.reason = reason

    def ends(self) -> None:
        """Something succeeded. A damaged file has sound parts as well: that it is damaged stays true."""
        if self.reason and self.reason != DAMAGED:
            LOG.warning(self._mended)
            self.reason = ""


def kind_of(error: BaseException) -> str:
    """An error without its words, which may repeat what was to be stored."""
    code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    return f"{type(error).__name__} {code}" if code else type(error).__name__
