"""What a game is to everybody above its rules: records, bots, server, command line, terminal. Read this first.

The rules of a game are a package on `core`. Its title is one object that says how a game begins, how a record of it is
opened again, which bots can play it, and how it is shown. TITLES in __init__.py is the table of all titles, and the
only place above them that names a game.

`import alhambra` imports every title, so a title is light. What only one surface needs stands in files of its own in
the title's folder, and is imported when that surface asks: `face` for the server, `screens` for the terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from ..bots.advice import Adviser
from ..bots.protocol import Bot
from ..core.events import Event
from ..core.game import Game
from ..core.rng import Chance
from ..core.setup import InvalidComponents, InvalidSetup, counted, hint, shown
from ..core.violations import short
from ..locales import Listing

if TYPE_CHECKING:
    from .face import Face
    from .screens import Screens

G = TypeVar("G", bound=Game[Any])
Bots = Mapping[str, Callable[[int], Bot[Any]]]  # from a name to what makes one from a seed


class Wishes(NamedTuple):
    """What people choose before a game: plain data, kept in plans and sent to other processes.

    Anything may be asked for, and the game refuses what it does not know. None and empty mean: as it is usually played.
    """

    seats: int
    edition: str | None = None
    modules: Iterable[str] = ()
    options: Mapping[str, object] | None = None
    components: Mapping[str, object] | None = None  # corrections of printed facts
    source: str = "components"  # where these come from: for complaints


def spanned(seats: range) -> str:
    """How many can play, as texts say it."""
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


class OptionChoice(Protocol):
    """An option of a game, or of one of its modules."""

    @property
    def name(self) -> str: ...

    @property
    def values(self) -> Sequence[object]:
        """The first is the usual one; an edition may prefer another."""

    @property
    def rule(self) -> str:
        """The id of the rule that it is about."""


class ModuleChoice(Protocol):
    """A set of rules that can be added to a game."""

    @property
    def box(self) -> int:
        """The number of the expansion that it came in; 0: the game itself."""

    @property
    def automatic(self) -> bool:
        """Does it join by itself, so that nobody can choose it?"""

    @property
    def options(self) -> Sequence[OptionChoice]: ...


@dataclass(frozen=True)
class Choices:
    """What people can choose besides the seats."""

    editions: Mapping[str, Mapping[str, object]] = field(default_factory=dict)  # with the options that each sets
    edition: str | None = None  # the usual one
    options: Sequence[OptionChoice] = ()  # of the game without modules
    modules: Mapping[str, ModuleChoice] = field(default_factory=dict)
    components: bool = False  # can printed facts be corrected?


@dataclass(frozen=True)
class Terms:
    """What a game is played with, whether somebody chose it or not."""

    edition: str | None = None
    modules: Sequence[str] = ()  # with those that joined by themselves
    options: Mapping[str, object] = field(default_factory=dict)  # every one


class GuideStep(Listing, Protocol):
    """One thing to do before the first turn at a real table; `locales.guide_line` says it."""

    @property
    def rules(self) -> Sequence[str]: ...

    @property
    def module(self) -> str:
        """Whose step it is."""

    def stage(self) -> str:
        """The heading under which it stands: `guide-stage-<stage>`."""


class Title(Generic[G]):
    """One game. Stateless."""

    key: ClassVar[str] = ""  # in plans, in addresses of the browser, in folder names
    name: ClassVar[str] = ""  # in the header Game of records
    rules_version: ClassVar[str] = ""
    seats: ClassVar[range] = range(2, 3)  # how many can play
    words: ClassVar[Traversable | None] = None  # the folder of its <language>.ftl, for a game outside this package
    usual_bot: ClassVar[str] = "random"  # who plays where nobody says which bot is meant

    # ------------------------------------------------------------------ beginning

    def maker(self, wishes: Wishes) -> Callable[[int], G]:
        """What begins a game from a seed; many games share the rules, which are made once.

        `core.rng.seeded` gives the chance of every seed, that of a table's key too.
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

    # ------------------------------------------------------------------ choosing

    def choices(self) -> Choices:
        """What there is to choose from; a game may leave no choice."""
        return Choices()

    def check(self, wishes: Wishes) -> None:
        """Refuse what is none of the choices; whether they go together is for the game to say."""
        choices = self.choices()
        if isinstance(wishes.seats, bool) or wishes.seats not in self.seats:
            raise InvalidSetup(f"{counted(short(repr(wishes.seats)), 'seat')}: {spanned(self.seats)} can play")
        if wishes.edition is not None:
            self._check_choice("edition", wishes.edition, choices.editions)
        modules = {key: module for key, module in choices.modules.items() if not module.automatic}
        for key in wishes.modules:
            self._check_choice("module", key, modules)
        options = {option.name: option for option in choices.options}
        for module in choices.modules.values():
            options.update({option.name: option for option in module.options})
        for name, value in (wishes.options or {}).items():
            self._check_choice("option", name, options)
            self._check_choice(f"value of {name}", shown(value), [shown(one) for one in options[name].values])
        if wishes.components is not None and not choices.components:
            raise InvalidComponents(f"{wishes.source}: {self.name} has no printed facts to correct")

    def _check_choice(self, what: str, chosen: str, known: Iterable[str]) -> None:
        names = list(known)
        if not names:
            raise InvalidSetup(f"{what} {short(chosen)}: {self.name} has no {what}s")
        if chosen not in names:
            raise InvalidSetup(f"unknown {what} {short(chosen)}{hint(chosen, names)}; known: {', '.join(names)}")

    def terms(self, game: G) -> Terms:
        """What this game is played with."""
        wishes = self.wishes(game)
        return Terms(wishes.edition, tuple(wishes.modules), wishes.options or {})

    def guide(self, game: G) -> Sequence[GuideStep]:
        """How people set up a real table for this game, in the order of doing; empty: nobody has written it down."""
        return ()

    def chapters(self) -> Iterable[str]:
        """Which chapters of the rulebook it plays: `alhambra rules` lists them."""
        return ()

    # ------------------------------------------------------------------ playing and telling

    def rivals(self, game: G) -> Sequence[str]:
        """Those who play along without a seat, by key; their numbers follow those of the seats."""
        return ()

    def bots(self) -> Bots:
        """Who can play. There are always `random`, and `idle`, which sits in for somebody absent."""
        raise NotImplementedError

    def adviser(self) -> Adviser[Any] | None:
        """Who gives hints to players; None: nobody does."""
        return None

    def position(self, game: G, events: Sequence[Event]) -> dict[str, object]:
        """The position as plain data, with full information, and what these events, which led to it, scored."""
        raise NotImplementedError

    # ------------------------------------------------------------------ surfaces, imported when somebody asks

    def face(self) -> Face[G]:
        """How the server shows it: fields of views, questions about moves, what there is to choose from."""
        raise NotImplementedError

    def screens(self) -> Screens[Any]:
        """How the terminal shows it: plainly, unless a game draws more."""
        from .screens import Screens

        return Screens()
