"""Sheets to be printed: what a title's `sheets` gives. Imported by the command line and the server.

A game with paper has some: what people write on at a real table, drawn for the components in use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from ..printing.drawing import Drawing
from ..printing.pdf import pdf
from ..printing.svg import svg
from .title import Wishes

FORMATS: Final = ("svg", "pdf")


class Sheets:
    """The sheets of one game. Stateless."""

    kinds: ClassVar[Sequence[str]] = ()  # what there is to print, the usual first; each has a name, `sheet-<kind>`
    per_page: ClassVar[Sequence[int]] = (1,)  # how many of a kind can stand on one page

    def page(self, wishes: Wishes, what: str, language: str, per_page: int) -> Drawing:
        """A page with sheets of a kind. InvalidSetup or InvalidComponents say what cannot be."""
        raise NotImplementedError


def written(page: Drawing, form: str) -> bytes:
    """The page in one of the FORMATS."""
    return pdf([page]) if form == "pdf" else svg(page).encode()
