"""Files that people name: read with one clear complaint, written completely or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from ..core.game import Game
from ..core.record import InvalidRecord, Record, parse_record
from ..records.replay import replayed
from ..titles import title_of
from ..titles.title import Title

PUBLIC: Final = 0o666  # the user's own settings decide who may read it
PRIVATE: Final = 0o600  # whoever reads it knows hidden cards


class Refusal(Exception):
    """Something that the command line cannot do, and one line that says why."""


def reason(error: OSError) -> str:
    """What the operating system says, without its number."""
    return error.strerror or type(error).__name__


def write_whole(path: Path, text: str | bytes, mode: int = PUBLIC) -> None:
    """Write a file so that nobody ever finds half of it. OSError: nothing was written."""
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
        os.chmod(temporary, mode & ~_umask())  # noqa: PTH101 - mkstemp hides its files from everybody else
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _umask() -> int:
    found = os.umask(0)
    os.umask(found)
    return found


def read_record(name: str) -> Record:
    """The record in a file; `-` is standard input."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Refusal(f"cannot read {name}: {reason(error)}") from None
    try:
        return parse_record(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise Refusal(f"{name}: this is not a text file") from None
    except InvalidRecord as error:
        raise Refusal(f"{name}: {error}") from None


def game_in(name: str) -> tuple[Title[Any], Game[Any]]:
    """The game recorded in a file, every move checked."""
    record = read_record(name)
    try:
        title = title_of(record)
        return title, replayed(record, title)
    except InvalidRecord as error:
        raise Refusal(f"{name}: {error}") from None


def make_folder(name: str) -> None:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise Refusal(f"{name} is not a folder") from None
    except OSError as error:
        raise Refusal(f"cannot make the folder {name}: {reason(error)}") from None
