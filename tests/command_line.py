"""What tests of the command line share: how it is run, and what comes of it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import alhambra

TREE = str(Path(alhambra.__file__).parents[1])


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line that a refusal is."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        return self.err.strip()


Command = Callable[..., Outcome]
Program = Callable[..., subprocess.CompletedProcess[str]]


def environment() -> dict[str, str]:
    """Of a program that runs the package under test."""
    return {**os.environ, "PYTHONPATH": TREE, "PYTHONIOENCODING": "utf-8"}
