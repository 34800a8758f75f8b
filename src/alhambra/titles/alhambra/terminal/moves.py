"""The legal moves as a person reads and types them: payments in short, currencies in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Protocol, runtime_checkable

from ....core.agenda import Move
from ....palace.building import TileMove
from ....palace.components import MONEY, Money
from ....palace.laws import position
from ....palace.money import Payment
from ....printing.voice import Voice
from ...screens import Group
from .plots import Cell

FIRST = ("place", "keep", "take", "buy", "add", "swap", "remove")
LAST = "pass"


def currencies_in(voice: Voice) -> dict[str, str]:
    """What the currencies are called, by their names in the notation."""
    names = [cards[0].name.partition(" ")[0] for cards in MONEY]
    return {name: voice(f"currency-{name}") for name in names}


def in_order(verbs: Mapping[str, type[Move]]) -> list[str]:
    """The verbs of a game as people look for them: each kind of move of a module behind the one that it is like."""
    found: list[str] = []
    for first in (*FIRST, ""):
        found += [first] if first else []
        found += [verb for verb, kind in verbs.items() if kind.beside == first and verb not in (*FIRST, LAST)]
    return [*found, LAST]


def in_short(move: Move, currencies: Mapping[str, str]) -> str:
    """The move without its verb; cards of one currency name it once, in the reader's language."""
    words: list[str] = []
    cards: list[Money] = []
    for operand in move.operands():
        if isinstance(operand, Money):
            cards.append(operand)
        elif isinstance(operand, Payment):
            words += [_told(str(means), currencies) for means in operand.others()]
            cards += operand.cards()
        else:
            words.append(_told(str(operand), currencies))
    last = ""
    for card in cards:
        name, _, value = card.name.partition(" ")
        words += [value] if name == last else [currencies[name], value]
        last = name
    return " ".join(words)


def _told(text: str, currencies: Mapping[str, str]) -> str:
    """Currencies in the reader's language, everything else as it is."""
    return " ".join([currencies.get(word, word) for word in text.split(" ")])


def in_full(text: str, currencies: Mapping[str, str]) -> str:
    """The notation of what a person typed in short: `take Gulden 3 1` is `take florin 3 florin 1`."""
    kinds = {card.word for cards in MONEY for card in cards if card.word}  # named behind the currency
    notation = {told.lower(): name for name, told in currencies.items()} | {name: name for name in currencies}
    words: list[str] = []
    currency = ""
    for word in text.split():
        if word.lower() in notation:
            word = currency = notation[word.lower()]
        elif (word.isdigit() or word.lower() in kinds) and words and words[-1].isdigit() and currency:
            words.append(currency)
        words.append(word)
    return " ".join(words)


@runtime_checkable
class Priced(Protocol):
    """Something for sale."""

    price: int


def overpaid(move: Move) -> int | None:
    """How much too much a purchase costs; None if it is none."""
    for offer, payment in pairwise(move.operands()):
        if isinstance(offer, Priced) and isinstance(payment, Payment):
            return payment.amount(offer.price) - offer.price
    return None


def cells(group: Group) -> dict[Cell, str]:
    """Where the moves of the group would lay a tile, with their numbers."""
    found: dict[Cell, list[str]] = {}
    for number, move in group.numbered():
        if isinstance(move, TileMove):
            found.setdefault(position(move.cell), []).append(str(number))
    return {cell: "/".join(numbers) for cell, numbers in found.items()}
