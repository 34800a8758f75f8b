"""How the server shows a game: what a title's `face` gives. Imported by servers only.

The server knows tables, people, clocks and entries. What it sends of a position, what can be asked about one and what
there is to choose from comes from here, one face per title, in its folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from ..core.game import Game
from .library import Agreed, AnyLibrary, AnyPosition, EditionInfo, ModuleInfo, Named, OptionInfo, SetupStage
from .messages import FromServer, Question
from .title import Wishes
from .wire import Scribe

G = TypeVar("G", bound=Game[Any])


@dataclass(frozen=True)
class Call:
    """What the description of the API says of an address that a game adds to it."""

    key: str  # the last part of the address
    operation: str
    summary: str
    text: str
    shape: Any  # of the answer: a type, as annotations have them


@dataclass(frozen=True)
class Exhibit(Call):
    """Something to look at that follows from the rules: `/api/library/<key>`."""

    show: Callable[[Wishes], object]


@dataclass(frozen=True)
class Overlay(Call, Generic[G]):
    """Something to draw over a position, which everybody may know: `/api/tables/<table>/<key>`."""

    show: Callable[[G, int], Struct]  # the game, and how many entries its table has


class Face(Generic[G]):
    """One game as the server shows it. Stateless."""

    questions: ClassVar[Sequence[type[Question]]] = ()  # over the socket
    exhibits: ClassVar[Sequence[Exhibit]] = ()
    overlays: ClassVar[Sequence[Overlay[Any]]] = ()
    library: ClassVar[type[AnyLibrary]] = AnyLibrary
    positions: ClassVar[type[AnyPosition]] = AnyPosition

    # ------------------------------------------------------------------ positions

    def scribe(self) -> Scribe[G, Any]:
        """Who writes the views of one table."""
        raise NotImplementedError

    def answer(self, game: G, question: Question, seat: int | None, language: str, seq: int) -> FromServer:
        """To one of the questions; the seat is that of a SeatQuestion."""
        raise NotImplementedError

    def position(self, game: G, view: dict[str, object]) -> AnyPosition:
        """A position of a finished game, of which this is the view without secrets."""
        return self.positions(ply=game.ply, view=view)

    # ------------------------------------------------------------------ choosing

    def agreed(self, wishes: Wishes) -> Agreed:
        """What these wishes come to; Unplayable if nobody can play it."""
        raise NotImplementedError

    def editions(self, language: str) -> list[EditionInfo]:
        return []

    def modules(self, language: str) -> list[ModuleInfo]:
        return []

    def options(self, language: str) -> list[OptionInfo]:
        """Of the base game; modules have their own."""
        return []

    def components(self, language: str) -> list[Named]:
        """What printed facts belong to, by the first word of a correction; modules have names already."""
        return []

    def names(self, language: str) -> Mapping[str, list[Named]]:
        """Whatever else its library has fields for."""
        return {}

    def guide(self, wishes: Wishes, language: str) -> list[SetupStage]:
        """How people set up a real table."""
        return []

    def prepare(self) -> None:
        """Do now what must not be done in two threads at once."""
