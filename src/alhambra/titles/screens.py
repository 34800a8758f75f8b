"""How the terminal shows a game: what a title's `screens` gives. Imported by the command line only.

The session at the terminal (`cli/session.py`) knows whose decision it is, what was typed, and how to undo, save and
look up rules. What a player sees comes from here. It is shown from a view, so that nobody sees what is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from ..core.agenda import Move
from ..core.events import END, Event
from ..core.game import Sight
from ..printing.page import Page
from ..printing.theme import NO_STYLES, Styles
from ..printing.voice import Voice

if TYPE_CHECKING:
    from rich.text import Text

V = TypeVar("V", bound=Sight)

SHORT_LIST: Final = 12  # longer groups of moves are listed on demand
MARGIN: Final = 11  # the column of verbs
TOLD_ELSEWHERE: Final = ("seat", "ply", "decision", "legal_moves", "scores")  # of a view's fields


class Group:
    """The moves of one kind, with the numbers that a person types."""

    def __init__(self, verb: str, first: int, moves: list[Move]) -> None:
        self.verb = verb
        self.first = first
        self.moves = moves

    @property
    def last(self) -> int:
        return self.first + len(self.moves) - 1

    def numbered(self) -> list[tuple[int, Move]]:
        return list(enumerate(self.moves, self.first))


class Screens(Generic[V]):
    """One game as the terminal shows it. Stateless.

    This class shows any game: players with their scores, the fields of the view, moves as a numbered list, events as
    sentences where the catalogues have them, otherwise as facts. A game that draws overrides what it draws.
    """

    styles: ClassVar[Styles] = NO_STYLES
    sights: ClassVar[Sequence[str]] = ()  # what else can be looked at: commands, with words such as cli-word-<sight>
    example: ClassVar[str] = ""  # a move, for the help; otherwise one that is legal now
    kinds: ClassVar[tuple[str, str] | None] = None  # two verbs, for the help; otherwise the first and the last
    hints: ClassVar[Sequence[tuple[str, str]]] = ()  # sentences at the end of the help, by key, with their styles

    # ------------------------------------------------------------------ the table

    def decision(self, page: Page, view: V, groups: Sequence[Group]) -> None:
        """Everything that the seat of the view needs to decide, apart from the list of moves."""
        page.line()
        page.rule(self.heading(page, view))
        self.standings(page, view)
        self.market(page, view)

    def heading(self, page: Page, view: V) -> str:
        """Who decides, and what about."""
        decision = view.decision
        assert decision is not None
        moment = page.voice.either(f"moment-{decision.kind}", decision.kind)
        return page.voice("cli-decides", name=page.names[decision.seat], moment=moment)

    def standings(self, page: Page, view: V) -> None:
        """A line for each player."""
        from rich.table import Table

        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        table.add_column(page.voice("cli-points"), justify="right", no_wrap=True)
        for name, score in zip(page.names, view.scores, strict=False):
            table.add_row(name, str(score))
        page.line(table)

    def market(self, page: Page, view: V) -> None:
        """What lies on the table for everybody."""
        fields = [(name, told(value)) for name, value in view.to_json().items() if name not in TOLD_ELSEWHERE]
        if fields:
            page.pairs(fields)

    def boards(self, page: Page, view: V) -> None:
        """What lies before each player: at the end of a game, and where a record is drawn."""

    def sight(self, page: Page, view: V, name: str, rest: str) -> None:
        """One of the sights; `rest` was typed behind its name."""
        raise NotImplementedError

    def picture(self, page: Page, view: V, seat: int) -> str | None:
        """What lies before a player as an SVG document; None: nobody draws that."""
        return None

    # ------------------------------------------------------------------ moves

    def verbs(self, view: V) -> Sequence[str]:
        """In the order in which their moves are listed; others follow as they come."""
        return ()

    def groups(self, view: V) -> list[Group]:
        """The legal moves by kind, numbered from 1."""
        by_verb: dict[str, list[Move]] = {verb: [] for verb in self.verbs(view)}
        for move in view.legal_moves:
            by_verb.setdefault(move.verb, []).append(move)
        found: list[Group] = []
        first = 1
        for verb, alike in by_verb.items():
            if alike:
                found.append(Group(verb, first, alike))
                first += len(alike)
        return found

    def moves(self, page: Page, view: V, groups: Sequence[Group]) -> None:
        """The list of moves; long groups are only announced."""
        from rich.text import Text

        for group in groups:
            if len(group.moves) <= SHORT_LIST:
                self._group(page, view, group)
                continue
            hint = page.voice("cli-moves-folded", kind=group.verb, count=len(group.moves))
            numbers = f"{group.first}–{group.last}"
            verb = f"{self._verb(page, group):<{MARGIN}}"
            page.line(Text.assemble((verb, "title"), (f"{numbers}  ", "number"), (hint, "hint")))

    def group(self, page: Page, view: V, group: Group) -> None:
        """The moves of one kind, all of them."""
        self._group(page, view, group)

    def in_short(self, move: Move, voice: Voice) -> str:
        """A move without its verb, as it is listed."""
        return " ".join([str(operand) for operand in move.operands()])

    def in_full(self, text: str, voice: Voice) -> str:
        """The notation of a move that was typed as it is listed, behind its verb."""
        return text

    def remark(self, view: V, move: Move, page: Page) -> tuple[str, str] | None:
        """What stands behind a move in the list, and its style."""
        return None

    def meant(self, view: V, text: str) -> list[str]:
        """The moves that somebody means who asks why this is not possible."""
        return [text] if text else []

    def _group(self, page: Page, view: V, group: Group) -> None:
        from rich.text import Text

        entries = [self._entry(page, view, group, number, move) for number, move in group.numbered()]
        wide = max([entry.cell_len for entry in entries]) + 3
        columns = max(1, (page.width - MARGIN) // wide)
        starts = [*range(0, len(entries), columns), len(entries)]
        verb = self._verb(page, group)
        for start, end in pairwise(starts):
            line = Text(f"{verb if start == 0 else '':<{MARGIN}}", "title", no_wrap=True, overflow="ellipsis")
            line = Text.assemble(line)
            for entry in entries[start:end]:
                entry.pad_right(wide - entry.cell_len)
                line.append_text(entry)
            line.rstrip()
            page.line(line)

    def _entry(self, page: Page, view: V, group: Group, number: int, move: Move) -> Text:
        from rich.text import Text

        digits = len(str(group.last))
        text = Text.assemble((f"{number:>{digits}} ", "number"), self.in_short(move, page.voice) or group.verb)
        remark = self.remark(view, move, page)
        if remark is not None:
            text.append(f"  {remark[0]}", remark[1])
        return text

    def _verb(self, page: Page, group: Group) -> str:
        return page.voice.either(f"cli-verb-{group.verb.replace(' ', '-')}", group.verb)

    # ------------------------------------------------------------------ what happened

    def sentence(self, page: Page, event: Event) -> str:
        """The event, told to somebody who may know all of it."""
        if page.voice.tells(event):
            return page.voice.event(event, page.names)
        facts = ", ".join([f"{name} {told(value)}" for name, value in event.facts.items()])
        who = "" if event.seat is None else f"{page.names[event.seat]}: "
        return f"{who}{event.verb} ({facts})" if facts else f"{who}{event.verb}"

    def news(self, page: Page, view: V, event: Event) -> str | None:
        """The event for a viewer who did not look meanwhile; None if it need not, or must not, be told."""
        seen = event.seen_by(view.seat)
        return None if seen is None or seen.verb == END else self.sentence(page, seen)

    def scoring(self, page: Page, event: Event, number: int, scores: Sequence[int]) -> None:
        """A scoring, with the scores after it."""
        page.line()
        page.rule(page.voice("cli-scoring", number=number))
        page.pairs([(name, str(score)) for name, score in zip(page.names, scores, strict=False)])

    def gives_points(self, event: Event) -> bool:
        """Did points come from this event, which is no scoring? Then `score` tells where they came from, too."""
        return False

    def provenance(self, page: Page, event: Event) -> list[tuple[str, str]]:
        """Where every point of a scoring came from: a sentence, and what is behind it."""
        return []


def told(value: object) -> str:
    """A field or fact in plain letters."""
    if isinstance(value, dict):
        return ", ".join([f"{name} {told(one)}" for name, one in value.items()]) or "–"
    if isinstance(value, (list, tuple)):
        return " ".join([told(one) for one in value]) or "–"
    return "–" if value is None else str(value)
