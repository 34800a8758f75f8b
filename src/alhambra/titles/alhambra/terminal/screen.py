"""What a player sees of the table: scores, palaces, market and money."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from .... import locales
from ....palace.components import BUILDINGS, CODES, CURRENCIES, Money, Tile, sides
from ....palace.money import Purse
from ....palace.outline import longest_wall
from ....palace.state import Part
from ....palace.view import View, named_parts
from ....printing.canvas import Canvas, beside
from ....printing.page import Page
from .moves import currencies_in
from .palaces import FLAT, LARGE, MARGIN, Drawing, Scale, drawn
from .plots import Cell, plot_of, plots

if TYPE_CHECKING:
    from rich.text import Text

TALL: Final = 36  # from so many lines on, tiles get two lines each


class Screen:
    """Draws the board game on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.voice = page.voice
        self.names = page.names
        self.currencies = currencies_in(page.voice)
        self.console = page.console

    @property
    def width(self) -> int:
        return self.page.width

    @property
    def scale(self) -> Scale:
        return LARGE if self.page.height >= TALL else FLAT

    def draw(self, canvas: Canvas) -> None:
        self.page.draw(canvas)

    # ------------------------------------------------------------------ players

    def players(self, view: View) -> None:
        """One line per player: points, wall, what counts in the majorities."""
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        for key in ("cli-points", "cli-wall"):
            table.add_column(self.voice(key), justify="right", no_wrap=True)
        for code in CODES:
            table.add_column(code, justify="right", no_wrap=True)
        table.add_column(self.voice("cli-cards"), justify="right", no_wrap=True)
        table.add_column(self.voice("cli-reserve"), overflow="fold")
        counts = [self._counts(view, seat) for seat in range(len(view.players))]
        rivals = view.rivals
        counts += [_count(rival.tiles) for rival in rivals]
        best = [max(column) for column in zip(*counts, strict=True)]
        for seat, player in enumerate(view.players):
            mark = "▸ " if seat == view.active else "  "
            name = mark + self.names[seat]
            wall = longest_wall(player.estate.alhambra, view.rules.tiles)
            reserve = " ".join([_named(view, tile) for tile in player.estate.reserve])
            cells = [_ranked(number, leader) for number, leader in zip(counts[seat], best, strict=True)]
            extra = self._extra(view, seat)
            table.add_row(
                Text(name, "title" if seat == view.seat else ""),
                str(player.score),
                str(wall),
                *cells,
                str(player.card_count),
                f"{reserve}{extra}" or Text("–", "hint"),
            )
        for rival in rivals:
            cells = [_ranked(number, leader) for number, leader in zip(counts[rival.seat], best, strict=True)]
            table.add_row(f"  {self.names[rival.seat]}", str(rival.score), "", *cells, "", "")
        self.console.print(table)

    def _counts(self, view: View, seat: int) -> list[int]:
        numbers = view.players[seat].estate.alhambra.numbers()
        return _count([view.rules.tiles[number] for number in numbers])

    def _extra(self, view: View, seat: int) -> str:
        """What modules have to say about a player."""
        lines = [line for part in _parts(view) for line in part.lines(seat)]
        return "".join([f"  {self.voice(key, **facts)}" for key, facts in lines])

    # ------------------------------------------------------------------ palaces

    def palace(self, view: View, seat: int, notes: Mapping[Cell, str]) -> None:
        self.draw(drawn(plots(view, seat), notes, self.scale, self.width))

    def palaces(self, view: View, seats: Sequence[int]) -> None:
        """Several palaces side by side, each with its owner's name."""
        pictures = []
        for seat in seats:
            picture = drawn(plots(view, seat), {}, self.scale, self.width)
            player = view.players[seat]
            reserve = " ".join([_named(view, tile) for tile in player.estate.reserve])
            title = self.voice("cli-palace-of", name=self.names[seat], points=player.score)
            below = self.voice("cli-palace-reserve", tiles=reserve) if reserve else ""
            framed = Canvas(max(picture.width, len(title), min(len(below), self.width)), picture.height + 2)
            framed.write(0, 0, title, "title")
            framed.paste(picture, 0, 1)
            framed.write(0, picture.height + 1, below)
            pictures.append(framed)
        for row in beside(pictures, self.width):
            self.draw(row)
            self.page.line()

    def tiles(self, view: View, tiles: Sequence[Tile]) -> None:
        """Tiles in hand, drawn with their walls."""
        pictures = [_tile(tile, self.scale, view.walls_of(tile)) for tile in tiles]
        self.draw(beside(pictures, self.width, 2)[0])

    # ------------------------------------------------------------------ market and money

    def market(self, view: View, seat: int | None) -> None:
        """Price and purse of one currency in one column: read downwards."""
        label = 10
        width = min(24, (self.width - label) // 4)
        rows = self._market_rows(view, seat, width - 2)
        canvas = Canvas(label + 4 * width, sum(max([len(cell) for cell in cells]) for _, cells, _ in rows))
        y = 0
        for name, cells, styles in rows:
            canvas.write(0, y, name[: label - 1], "label")
            for column, lines in enumerate(cells):
                for offset, text in enumerate(lines):
                    canvas.write(label + column * width, y + offset, text[: width - 1], styles[column])
            y += max([len(lines) for lines in cells])
        if self.scale is LARGE:
            self._with_tiles(view, canvas, label, width)
        else:
            self.draw(canvas)
        self._besides(view, seat)

    def _besides(self, view: View, seat: int | None) -> None:
        """What stands in no column: currencies that no space asks for, and cards that are no money."""
        from rich.text import Text

        rules = view.rules
        shown = view.display.shown()
        purses = None if seat is None else view.players[seat].purses
        for currency in rules.universal:
            name = rules.currencies[currency]
            offered = [str(card.value) for card in shown if isinstance(card, Money) and card.currency == currency]
            held = [] if purses is None else [str(card.value) for card in purses[currency].cards()]
            told = [(self.voice("cli-purse"), held), (self.voice("cli-display"), offered)]
            texts = [f"  {label}: {' '.join(values)}" for label, values in told if values]
            if texts:
                self.console.print(Text.assemble((f" {self.currencies[name]} ", name), *texts))
        parts = _parts(view)
        mine = [] if seat is None else [card.name for part in parts for card in part.among_money(seat)]
        others = [card.name for card in shown if not isinstance(card, Money)]
        waiting = [card.name for card in view.waiting]
        for label, names in (("cli-purse", mine), ("cli-display", others), ("cli-waiting", waiting)):
            if names:
                cards = locales.cards(self.voice.language, names)
                self.console.print(Text.assemble((f"{self.voice(label):<9} ", "label"), cards))
        for label, names in [row for part in parts for row in part.laid_out(seat)]:
            if names:
                self.console.print(Text.assemble((f"{self.voice(label):<9} ", "label"), "  ".join(names)))

    def _market_rows(self, view: View, seat: int | None, width: int) -> list[tuple[str, list[list[str]], list[str]]]:
        slots = view.rules.components.slots
        currencies = [CURRENCIES[currency] for currency in slots]
        tiles = [f" {offer.tile.name} " if offer else " –" for offer in view.market]
        families = [plot_of(offer.tile).family if offer else "hint" for offer in view.market]
        rows = [
            ("", [[f" {slot} {self.currencies[name]} "] for slot, name in enumerate(currencies, 1)], currencies),
            (self.voice("cli-market"), [[tile] for tile in tiles], families),
        ]
        shown = view.display.shown()
        plain = [""] * 4
        purses = None if seat is None else view.players[seat].purses
        if purses is not None:
            chances = []
            for offer, currency in zip(view.market, slots, strict=True):
                chances.append(self._chance(offer.price, purses[currency]) if offer else ("", ""))
            rows.append(("", [[f" {text}"] for text, _ in chances], [style for _, style in chances]))
            hands = [_wrapped([str(card.value) for card in purses[currency].cards()], width) for currency in slots]
            rows.append((self.voice("cli-purse"), hands, plain))
        offers = []
        for name in currencies:
            values = [card.name.partition(" ")[2] for card in shown if card.name.startswith(f"{name} ")]
            offers.append(_wrapped(values, width))
        rows.append((self.voice("cli-display"), offers, ["ghost"] * 4))
        return rows

    def _chance(self, price: int, purse: Purse) -> tuple[str, str]:
        """What a tile of this price means for the purse (exact, so much over, so much short), and its style."""
        if purse.total < price:
            return self.voice("cli-short", missing=price - purse.total), "hint"
        payments = purse.payments(price)
        best = min(payments, key=lambda payment: (payment.total, len(payment.cards())))
        cards = "+".join([str(card.value) for card in best.cards()])
        if best.total == price:
            return self.voice("cli-exact", cards=cards), "exact"
        return self.voice("cli-over", over=best.total - price, cards=cards), "hint"

    def _with_tiles(self, view: View, table: Canvas, label: int, width: int) -> None:
        """The same table with the tiles drawn in it."""
        canvas = Canvas(table.width, table.height + 4)
        canvas.paste(table, 0, 4)
        canvas.paste(_rows(table, 0, 1), 0, 0)
        blank = Canvas(table.width, 1)
        canvas.paste(blank, 0, 4)
        for column, offer in enumerate(view.market):
            if offer is not None:
                canvas.paste(_tile(offer.tile, LARGE, offer.tile.walls), label + column * width, 1)
        self.draw(canvas)


def _parts(view: View) -> list[Part]:
    """The parts of the modules in play, in the order of the modules."""
    found = named_parts(view.parts)
    return [found[module.key] for module in view.rules.modules if module.key in found]


def _count(tiles: Sequence[Tile]) -> list[int]:
    counts = [0] * len(BUILDINGS)
    for tile in tiles:
        if tile.building >= 0:
            counts[tile.building] += 1
    return counts


def _ranked(number: int, leader: int) -> Text:
    from rich.text import Text

    if not number:
        return Text("·", "hint")
    return Text(str(number), "lead" if number == leader else "")


def _wrapped(words: Sequence[str], width: int) -> list[str]:
    """The words on as few lines as they need; a dash for none."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 2 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return [f" {line}" for line in lines] if words else [" –"]


def _named(view: View, tile: Tile) -> str:
    """The name of a stored tile, with the walls that are not printed on it: SER9-+W."""
    more = view.walls_of(tile) & ~tile.walls
    return f"{tile.name}+{sides(more)}" if more else tile.name


def _tile(tile: Tile, scale: Scale, walls: int) -> Canvas:
    """A single tile without coordinates."""
    picture = Drawing({(0, 0): plot_of(tile, walls)}, {}, scale).draw()
    canvas = Canvas(picture.width - MARGIN, picture.height - 1)
    canvas.paste(_rows(picture, 1, picture.height), -MARGIN, 0)
    return canvas


def _rows(canvas: Canvas, start: int, end: int) -> Canvas:
    found = Canvas(canvas.width, end - start)
    found.paste(canvas, 0, -start)
    return found
