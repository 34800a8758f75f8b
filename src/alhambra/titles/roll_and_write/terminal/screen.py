"""What a player sees of the table: everybody's row of the score sheet, sheets, places that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .... import locales
from ....printing.canvas import Canvas, beside
from ....printing.page import Page
from ....rollwrite.game import View
from ....rollwrite.layout import PLACES, TYPES
from ....rollwrite.state import Player, Rival
from ....rollwrite.turn import BLUE, YELLOW
from .sheets import NO_MARKS, Marks, SheetDrawing, codes_in

if TYPE_CHECKING:
    from rich.text import Text

TALL: Final = 36  # from so many lines on, sheets have lines between their cells
GAP: Final = 2  # between a sheet and what stands beside it


class Screen:
    """Draws the dice game on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.voice = page.voice
        self.names = page.names
        self.codes = codes_in(page.voice)

    # ------------------------------------------------------------------ everybody

    def contenders(self, view: View) -> None:
        """A line for each: points, what it would be now, buildings, coins and dice; fictitious players below."""
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", no_wrap=True)
        heads = [self.voice("cli-points"), *([] if view.over else [self.voice("rw-cli-now")]), *self.codes]
        for head in [*heads, self.voice("rw-cli-coins")]:
            table.add_column(head, justify="right", no_wrap=True)
        table.add_column(self.voice("rw-cli-dice"), no_wrap=True)
        rows = rows_of(view)
        best = [max(column) for column in zip(*[row.counts for row in rows], strict=True)]
        now = view.standings
        for number, row in enumerate(rows):
            ranked = [_ranked(count, leader) for count, leader in zip(row.counts, best, strict=True)]
            scores = [row.points] if view.over else [row.points, now[number]]
            scoring = isinstance(row, Player) or view.rules.duel
            rest = [Text(str(row.coins)), self._dice(row)] if isinstance(row, Player) else []
            mark = "▸ " if number == view.active and not view.over else "  "
            name = Text(mark + self.names[number], "title" if number == view.seat else "")
            table.add_row(name, *[str(score) if scoring else "–" for score in scores], *ranked, *rest)
        self.page.line(table)

    def _dice(self, player: Player) -> Text:
        from rich.text import Text

        yellow, blue = (" ".join([str(die) for die in dice]) for dice in (player.yellow, player.blue))
        return Text.assemble((YELLOW, "yellow-die"), f" {yellow}  ", (BLUE, "blue-die"), f" {blue}")

    # ------------------------------------------------------------------ sheets

    def own(self, view: View, seat: int, marks: Marks) -> None:
        """The sheet of who decides, with the places of the families beside it."""
        sheet = self._sheet(view, seat, marks)
        places = self._places(view, view.players[seat])
        room = self.page.width - sheet.width - GAP
        if room < places.width:
            self.page.draw(sheet)
            self.page.draw(places)
            return
        canvas = Canvas(sheet.width + GAP + places.width, max(sheet.height, places.height + 1))
        canvas.paste(sheet, 0, 0)
        canvas.paste(places, sheet.width + GAP, 1)
        self.page.draw(canvas)

    def several(self, view: View, seats: Sequence[int]) -> None:
        """Sheets side by side where they fit, each with its owner's name."""
        pictures = []
        for seat in seats:
            sheet, player = self._sheet(view, seat), view.players[seat]
            title = self.voice("cli-palace-of", name=self.names[seat], points=player.points)
            below = self._store(view, player)
            framed = Canvas(max(sheet.width, len(title), len(below)), sheet.height + 2)
            framed.write(0, 0, title, "title")
            framed.paste(sheet, 0, 1)
            framed.write(0, sheet.height + 1, below, "coin")
            pictures.append(framed)
        for row in beside(pictures, self.page.width):
            self.page.draw(row)
            self.page.line()

    def _sheet(self, view: View, seat: int, marks: Marks = NO_MARKS) -> Canvas:
        ruled = self.page.height >= TALL
        return SheetDrawing(view.rules.layout, view.players[seat], self.codes, ruled, marks).draw()

    def _store(self, view: View, player: Player) -> str:
        return self.voice("rw-cli-store", coins=player.coins, circled=player.circled, reserve=view.rules.layout.reserve)

    def _places(self, view: View, player: Player) -> Canvas:
        """Boxes of each family, the places that are still open, and the coins."""
        layout = view.rules.layout
        store = self._store(view, player)
        canvas = Canvas(max(22, len(store)), len(TYPES) + 2)
        for place in range(PLACES):
            canvas.write(11 + place * 4, 0, f"{self.voice('rw-cli-place', place=place + 1):>3}", "label")
        for kind, name in enumerate(TYPES):
            canvas.write(0, kind + 1, self.codes[kind], f"free-{name}")
            full = player.counts[kind] == layout.boxes[kind]
            canvas.write(4, kind + 1, f"{player.counts[kind]:>2}/{layout.boxes[kind]}", "lead" if full else "")
            for place, points in enumerate(layout.points[kind]):
                given = place < view.used[kind]
                canvas.write(11 + place * 4, kind + 1, f"{'·' if given else points:>3}", "label" if given else "")
        canvas.write(0, len(TYPES) + 1, store, "coin")
        return canvas

    # ------------------------------------------------------------------ the shared score sheet

    def score_sheet(self, view: View) -> None:
        """Families down, players across: boxes marked, and what the places are worth."""
        from rich.table import Table

        layout = view.rules.layout
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", no_wrap=True)
        table.add_column(self.voice("rw-cli-boxes"), justify="right", no_wrap=True)
        for place in range(PLACES):
            table.add_column(self.voice("rw-cli-place", place=place + 1), justify="right", no_wrap=True)
        for name in self.names:
            table.add_column(name, justify="right", overflow="fold")
        rows = [row.counts for row in rows_of(view)]
        for kind, name in enumerate(TYPES):
            points = [str(one) if place >= view.used[kind] else "·" for place, one in enumerate(layout.points[kind])]
            best = max([counts[kind] for counts in rows])
            marked = [_ranked(counts[kind], best) for counts in rows]
            table.add_row(self.voice(f"building-{name}"), str(layout.boxes[kind]), *points, *marked)
        self.page.line(table)
        for kind, contender in view.finishing:
            family = self.voice(f"building-{TYPES[kind]}")
            self.page.say("rw-cli-finishing", "hint", name=self.names[contender], family=family)

    def if_it_ended_now(self, view: View) -> None:
        """What everybody would have, and where the points would come from."""
        found = [(name, str(points)) for name, points in zip(self.names, view.standings, strict=True)]
        seats = len(self.names) if view.rules.duel else len(view.players)
        self.page.pairs(found[:seats])
        for line in sorted(view.outlook, key=lambda one: one.seat):
            sentence = locales.score_line(self.voice.language, line.sentence, line.to_json(), self.names)
            self.page.line(f"  {sentence}  {line.rule}")

    def verdict(self, view: View) -> None:
        """How a duel with fictitious players ended (RW-SOLO-06)."""
        mine, best = view.players[0].points, max([rival.points for rival in view.rivals])
        outcome = "won" if mine > best else "shared" if mine == best else "lost"
        self.page.say(f"rw-cli-duel-{outcome}", "title", points=mine, best=best)


def rows_of(view: View) -> list[Player | Rival]:
    """All who have a row of the score sheet: players, then fictitious ones."""
    return [*view.players, *view.rivals]


def _ranked(number: int, leader: int) -> Text:
    from rich.text import Text

    if not number:
        return Text("·", "hint")
    return Text(str(number), "lead" if number == leader else "")
