"""The board game as the terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.agenda import Move
from ...core.events import Event
from ...palace.view import View
from ...printing.page import Page
from ...printing.voice import Voice
from ..screens import Group, Screens
from .terminal.moves import cells, currencies_in, in_full, in_order, in_short, overpaid
from .terminal.narration import news, provenance, scoring_table
from .terminal.picture import palace
from .terminal.plots import Cell, plots
from .terminal.screen import Screen
from .terminal.theme import STYLES

PLACING: Final = ("placement", "distribution")  # decisions about tiles in hand
ACTING: Final = ("action", "extra")  # decisions with the whole table in sight


class PalaceScreens(Screens[View]):
    styles = STYLES
    sights = ("palaces", "view")
    example = "place TOW7-NEW 1,0"
    kinds = ("buy", "add")
    hints = (("cli-help-moves-typed", ""), ("cli-help-drawing", "hint"))

    # ------------------------------------------------------------------ the table

    def decision(self, page: Page, view: View, groups: Sequence[Group]) -> None:
        assert view.decision is not None
        if view.decision.kind in PLACING:
            self._placement(page, view, groups)
            return
        assert view.seat is not None
        around = -(-view.turn // len(view.players))  # every seat plays once in a round
        counts = page.voice("cli-counts", round=around, tiles=view.supply_size, cards=view.deck_size)
        screen = Screen(page)
        page.line()
        page.rule(self.heading(page, view), counts)
        screen.players(view)
        screen.palace(view, view.seat, {})
        screen.market(view, view.seat)

    def _placement(self, page: Page, view: View, groups: Sequence[Group]) -> None:
        assert view.seat is not None
        screen = Screen(page)
        page.line()
        page.rule(self.heading(page, view))
        notes: dict[Cell, str] = {}
        for group in groups:
            notes.update(cells(group))
        screen.tiles(view, view.players[view.seat].pending)
        screen.palace(view, view.seat, notes)

    def standings(self, page: Page, view: View) -> None:
        Screen(page).players(view)

    def market(self, page: Page, view: View) -> None:
        Screen(page).market(view, view.seat)

    def boards(self, page: Page, view: View) -> None:
        Screen(page).palaces(view, range(len(view.players)))

    def sight(self, page: Page, view: View, name: str, rest: str) -> None:
        seats = len(view.players)
        if name == "palaces":
            self.boards(page, view)
        elif rest.isascii() and rest.isdigit() and 1 <= int(rest) <= seats:
            Screen(page).palaces(view, [int(rest) - 1])
        else:
            page.say("cli-view-whom", last=seats)

    def picture(self, page: Page, view: View, seat: int) -> str:
        title = page.voice("cli-palace-of", name=page.names[seat], points=view.scores[seat])
        return palace(plots(view, seat), seat, title)

    # ------------------------------------------------------------------ moves

    def verbs(self, view: View) -> Sequence[str]:
        return in_order(view.rules.verbs)

    def group(self, page: Page, view: View, group: Group) -> None:
        """Where tiles would be laid, on a drawing."""
        notes = cells(group)
        if notes and view.seat is not None and view.decision is not None and view.decision.kind in ACTING:
            Screen(page).palace(view, view.seat, notes)
        super().group(page, view, group)

    def in_short(self, move: Move, voice: Voice) -> str:
        return in_short(move, currencies_in(voice))

    def in_full(self, text: str, voice: Voice) -> str:
        return in_full(text, currencies_in(voice))

    def remark(self, view: View, move: Move, page: Page) -> tuple[str, str] | None:
        """Whether a purchase is paid exactly."""
        over = overpaid(move)
        if over is None:
            return None
        return (page.voice("cli-lost", over=over), "hint") if over else (page.voice("cli-paid-exactly"), "exact")

    def meant(self, view: View, text: str) -> list[str]:
        """A cell alone means to build there what is waiting."""
        x, comma, y = text.partition(",")
        if comma and x.lstrip("-").isdigit() and y.lstrip("-").isdigit():
            assert view.seat is not None
            return [f"place {tile.name} {text}" for tile in view.players[view.seat].pending]
        return super().meant(view, text)

    # ------------------------------------------------------------------ what happened

    def news(self, page: Page, view: View, event: Event) -> str | None:
        return news(page.voice, page.names, view.seat, event, view.rules.verbs)

    def scoring(self, page: Page, event: Event, number: int, scores: Sequence[int]) -> None:
        page.line()
        page.rule(page.voice("cli-scoring", number=number))
        page.line(scoring_table(page.voice, page.names, event))

    def provenance(self, page: Page, event: Event) -> list[tuple[str, str]]:
        return provenance(page.voice, page.names, event)


SCREENS: Final = PalaceScreens()
