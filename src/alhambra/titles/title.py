"""What a game is to everybody above its rules: records, bots, server, command line, terminal. Read this first.

The rules of a game are a package on `core`. Its title is one object that says how a game begins, how a record of it is
opened again, which bots can play it, and how it is shown. TITLES in __init__.py is the table of all titles, and the
only place above them that names a game.

`import alhambra` imports every title, so a title is light. What only one surface needs stands in files of its own in
the title's folder, and is imported when that surface asks: `face` for the server, `screens` for the terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ..bots.protocol import Bot
from ..core.events import Event
from ..core.game import Game
from ..core.rng import Chance

if TYPE_CHECKING:
    from .face import Face
    from .screens import Screens

G = TypeVar("G", bound=Game[Any])
Bots = Mapping[str, Callable[[int], Bot[Any]]]  # from a name to what makes one from a seed


@dataclass(frozen=True)
class Wishes:
    """What people choose before a game: plain data, kept in plans and sent to other processes.

    Anything may be asked for, and the game refuses what it does not know. None and empty mean: as it is usually played.
    """

    seats: int
    edition: str | None = None
    modules: Iterable[str] = ()
    options: Mapping[str, object] | None = None
    components: Mapping[str, object] | None = None  # corrections of printed facts
    source: str = "components"  # where these come from: for complaints


class Title(Generic[G]):
    """One game. Stateless."""

    key: ClassVar[str] = ""  # in plans, in addresses of the browser, in folder names
    name: ClassVar[str] = ""  # in the header Game of records
    rules_version: ClassVar[str] = ""
    seats: ClassVar[range] = range(2, 3)  # how many can play
    usual_bot: ClassVar[str] = "random"  # who plays where nobody says which bot is meant

    # ------------------------------------------------------------------ beginning

    def maker(self, wishes: Wishes) -> Callable[[int], G]:
        """What begins a game from a seed; many games share the rules, which are made once.

        InvalidSetup or InvalidComponents say what cannot be.
        """
        raise NotImplementedError

    def begin(self, wishes: Wishes, seed: int) -> G:
        """A game just set up."""
        return self.maker(wishes)(seed)

    def opened(self, headers: Mapping[str, str], chance: Chance, seed: int | None) -> G:
        """The game with what the headers of a record choose, before its first move; InvalidRecord if there is none."""
        raise NotImplementedError

    def wishes(self, game: G) -> Wishes:
        """What was chosen for this game; it begins another one like it."""
        raise NotImplementedError

    # ------------------------------------------------------------------ playing and telling

    def bots(self) -> Bots:
        """Who can play. There are always `random`, and `idle`, which sits in for somebody absent."""
        raise NotImplementedError

    def position(self, game: G, events: Sequence[Event]) -> dict[str, object]:
        """The position as plain data, with full information, and what these events, which led to it, scored."""
        raise NotImplementedError

    # ------------------------------------------------------------------ surfaces, imported when somebody asks

    def face(self) -> Face[G]:
        """How the server shows it: fields of views, questions about moves, what there is to choose from."""
        raise NotImplementedError

    def screens(self) -> Screens[G]:
        """How the terminal shows it."""
        raise NotImplementedError
