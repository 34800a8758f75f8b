"""The dice game as the terminal shows it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ...core.agenda import Move
from ...core.events import END, Event
from ...printing.page import Page
from ...printing.voice import Voice
from ...rollwrite.game import View
from ..screens import Group, Screens
from .terminal.narration import COMPLETED, SCORED, lines_of, news, provenance, scoring_table
from .terminal.reach import marks_of, remark_on
from .terminal.screen import Screen
from .terminal.theme import STYLES

VERBS: Final = ("build", "second", "retain", "coins", "pass", "change")  # as their moves are listed
ANSWERED_BY: Final = {"action": "build", "second": "second", "retain": "retain"}  # what a crossing alone means
CROSSING: Final = re.compile(r"([1-6])[ ,;/]?([1-6])")
CHANGE: Final = re.compile(r"[a-z][1-6]:\d+", re.IGNORECASE)


class DiceScreens(Screens[View]):
    styles = STYLES
    sights = ("sheets", "sheet", "scores", "now")
    example = "build 2,5"
    kinds = ("build", "change")
    hints = (("rw-cli-help-moves", ""), ("rw-cli-help-sheet", "hint"))

    # ------------------------------------------------------------------ the table

    def decision(self, page: Page, view: View, groups: Sequence[Group]) -> None:
        assert view.seat is not None
        page.line()
        page.rule(self.heading(page, view), page.voice("rw-cli-round", round=view.round, rounds=view.rules.rounds))
        screen = Screen(page)
        screen.contenders(view)
        screen.own(view, view.seat, marks_of(view, groups))

    def standings(self, page: Page, view: View) -> None:
        screen = Screen(page)
        screen.contenders(view)
        if view.over and view.rules.duel:
            screen.verdict(view)

    def market(self, page: Page, view: View) -> None:
        page.say("event-round", round=view.round, rounds=view.rules.rounds)
        Screen(page).score_sheet(view)

    def boards(self, page: Page, view: View) -> None:
        Screen(page).several(view, range(len(view.players)))

    def sight(self, page: Page, view: View, name: str, rest: str) -> None:
        seats = len(view.players)
        if name == "sheets":
            self.boards(page, view)
        elif name == "scores":
            self.market(page, view)
        elif name == "now":
            Screen(page).if_it_ended_now(view)
        elif rest.isascii() and rest.isdigit() and 1 <= int(rest[:9]) <= seats:
            Screen(page).several(view, [int(rest) - 1])
        else:
            page.say("cli-view-whom", last=seats)

    def picture(self, page: Page, view: View, seat: int) -> str:
        """The sheet of a player as it is filled in."""
        from ...printing.svg import svg
        from .sheets.player import player_sheet

        sheet = player_sheet(view.rules.layout, page.voice.language, view.players[seat], page.names[seat])
        sheet.title = page.voice("cli-palace-of", name=page.names[seat], points=view.scores[seat])
        return svg(sheet)

    # ------------------------------------------------------------------ moves

    def verbs(self, view: View) -> Sequence[str]:
        return VERBS

    def in_full(self, text: str, voice: Voice) -> str:
        """Dice may be called by the letters of the language; `build 25` and `build 2 5` are `build 2,5`."""
        verb, _, rest = text.partition(" ")
        if verb == "change":
            yellow, blue = voice("rw-cli-yellow"), voice("rw-cli-blue")
            letters = {yellow: "y", blue: "b"} | {"y": "y", "b": "b"}
            words = [letters.get(word[:1].lower(), word[:1]) + word[1:] for word in rest.split()]
            return " ".join([verb, *words])
        crossing = CROSSING.fullmatch(rest)
        return f"{verb} {crossing[1]},{crossing[2]}" if crossing is not None else text

    def remark(self, view: View, move: Move, page: Page) -> tuple[str, str] | None:
        text = remark_on(view, move, page)
        return (text, "hint") if text else None

    def meant(self, view: View, text: str) -> list[str]:
        """A crossing alone means to build there, or to keep these dice; a die alone means to change it."""
        words = text.split()
        if words and all(CHANGE.fullmatch(word) for word in words):
            return [f"change {text}"]
        if CROSSING.fullmatch(text) is None or view.decision is None:
            return super().meant(view, text)
        verb = ANSWERED_BY[view.decision.kind]
        return ["second"] if verb == "second" else [f"{verb} {text}"]

    # ------------------------------------------------------------------ what happened

    def sentence(self, page: Page, event: Event) -> str:
        """Who plays alone for a high score has not beaten anybody; how a duel ended stands below the scores."""
        scores = event.facts.get("scores")
        if event.verb == END and isinstance(scores, list) and len(scores) == 1:
            return page.voice("rw-cli-end-alone", points=scores[0])
        return super().sentence(page, event)

    def news(self, page: Page, view: View, event: Event) -> str | None:
        return news(page.voice, page.names, view.seat, event)

    def scoring(self, page: Page, event: Event, number: int, scores: Sequence[int]) -> None:
        page.line()
        page.rule(page.voice("rw-cli-final-scoring"))
        page.line(scoring_table(page.voice, page.names, event))

    def gives_points(self, event: Event) -> bool:
        return event.verb == COMPLETED and bool(lines_of(event))

    def provenance(self, page: Page, event: Event) -> list[tuple[str, str]]:
        return provenance(page.voice, page.names, event) if event.verb in SCORED else []


SCREENS: Final = DiceScreens()
