"""Legal moves, changed a little: whatever becomes of them, the game knows what it is and says so.

The text of a move is cut into atoms (a card, a tile, a number ...), and an atom is changed, left out, doubled, moved or
brought along. What an atom is can be read off the text, so this knows neither verbs nor modules. What means besides
money may pay for is the law of a few modules, and stands with their checks (`of_modules`).
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import NamedTuple, TypeVar

from alhambra import MODULES, Game, IllegalMove, Move, NotYourDecision, UnknownMove, Violation, locales, rulebook
from alhambra.palace.buying import offers
from alhambra.palace.components import BUILDINGS, CURRENCIES
from alhambra.palace.money import Payment
from checks import fingerprint
from of_modules import Bill, in_play

E = TypeVar("E", bound=Exception)
FURTHER = [module.currency.name for module in MODULES.values() if module.currency is not None]
MONEY = (*CURRENCIES, *FURTHER)
CURRENCY = "|".join(MONEY)
MEANS = "|".join([kind.word for module in MODULES.values() for kind in module.means])
KINDS = [kind.word for module in MODULES.values() for kind in module.money]
KIND = rf"(?:{'|'.join(KINDS)}) "  # between currency and value
CARD = re.compile(rf"(?:{CURRENCY}) (?:{KIND})?[1-9]")
ATOM = re.compile(
    rf"(?P<means>(?:{MEANS})(?!\S)(?: (?:{CURRENCY}) (?:{CURRENCY})(?!\S))?)"
    rf"|(?P<card>(?:{CURRENCY}) (?:{KIND})?-?\d+)|(?P<pair>(?:{CURRENCY}) (?:{CURRENCY}))"
    r"|(?P<cell>-?\d+,-?\d+)|(?P<number>-?\d+)|(?P<side>[NESW](?!\S))|(?P<tile>F(?!\S)|[A-Z]+\d+-[NESW]*)"
    rf"|(?P<building>{'|'.join(BUILDINGS)})|(?P<word>\S+)"
)
RULES = frozenset(rulebook.ids())
ENOUGH = 4  # positions of a game in which a group of moves is tried at least
EACH = 12  # changed moves of a group in one position
EARLIER = 12  # moves of other moments, likewise
REMEMBERED = 4  # moves of a group, to be tried later in the game


class Atom(NamedTuple):
    kind: str
    text: str


class Note(NamedTuple):
    """The text of a move, cut up."""

    verb: str
    atoms: tuple[Atom, ...]

    def __str__(self) -> str:
        return " ".join([self.verb, *[atom.text for atom in self.atoms]]).strip()

    def without(self, index: int) -> Note:
        return Note(self.verb, self.atoms[:index] + self.atoms[index + 1 :])

    def having(self, index: int, atom: Atom) -> Note:
        return Note(self.verb, (*self.atoms[:index], atom, *self.atoms[index + 1 :]))

    def cards(self) -> list[str]:
        return [atom.text for atom in self.atoms if atom.kind == "card"]

    def means(self) -> list[str]:
        return [atom.text for atom in self.atoms if atom.kind in ("means", "word")]


def cut(game: Game, text: str) -> Note:
    words = text.split()
    verb = " ".join(words[:2]) if " ".join(words[:2]) in game.rules.verbs else words[0]
    return Note(verb, tuple(_atoms(text[len(verb) :])))


def _atoms(text: str) -> list[Atom]:
    found: list[Atom] = []
    for match in ATOM.finditer(text):
        assert match.lastgroup is not None
        found.append(Atom(match.lastgroup, match.group()))
    return found


# ---------------------------------------------------------------------- changing


def changed(game: Game, text: str, rng: random.Random) -> list[str]:
    """Texts that differ from this one in one thing."""
    note = cut(game, text)
    found = [Note(rng.choice(sorted(game.rules.verbs)), note.atoms)]
    for index, atom in enumerate(note.atoms):
        found.append(note.without(index))
        found.append(Note(note.verb, (*note.atoms, atom)))
        found += [note.having(index, other) for other in others(game, atom, rng)]
    for more in additions(game, rng):
        found.append(Note(note.verb, (*note.atoms, more)))
        found.append(Note(note.verb, (more, *note.atoms)))
    if len(note.atoms) > 1:
        found.append(Note(note.verb, tuple(rng.sample(note.atoms, len(note.atoms)))))
    return [str(one) for one in found]


def others(game: Game, atom: Atom, rng: random.Random) -> list[Atom]:
    """What might stand there instead."""
    if atom.kind == "card":
        currency, *kind, number = atom.text.split()
        texts = [" ".join([currency, *kind, str(int(number) + step)]) for step in (-1, 1)]
        texts += [" ".join([rng.choice(MONEY), *kind, number]), f"{currency} {number}"]
        return [*[Atom("card", text) for text in texts], Atom("card", rng.choice(money_of(game)))]
    if atom.kind == "cell":
        x, y = map(int, atom.text.split(","))
        return [Atom("cell", f"{x + dx},{y + dy}") for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    if atom.kind == "number":
        return [Atom("number", str(number)) for number in (int(atom.text) - 1, int(atom.text) + 1, 0, -1, 99)]
    if atom.kind == "side":
        return [Atom("side", side) for side in "NESW"]
    if atom.kind == "tile":
        return [Atom("tile", name) for name in [rng.choice(sorted(game.rules.tile_names)), *rng.sample(near(game), 1)]]
    if atom.kind == "building":
        return [Atom("building", building) for building in rng.sample(BUILDINGS, 2)]
    pair = " ".join(rng.sample(MONEY, 2))
    return [Atom(atom.kind, f"{atom.text.split()[0]} {pair}" if atom.kind == "means" else pair)]


def near(game: Game) -> list[str]:
    """The tiles that the one who decides could have in mind."""
    assert game.decision is not None
    player = game.state.players[game.decision.seat]
    built = [game.rules.tiles[number & 0x3FFF] for _, number in player.estate.alhambra.contents()]
    offered = [offer.tile for offer in offers(game.state, game.decision.seat)]
    return [tile.name for tile in [*built, *player.estate.reserve, *player.pending, *offered]]


def money_of(game: Game) -> list[str]:
    """Cards of the hand and of the display, and one that may be anywhere."""
    assert game.decision is not None
    cards = [*game.state.players[game.decision.seat].cards(), *game.state.display.shown()]
    return [*[card.name for card in cards if CARD.fullmatch(card.name)], "dirham 4"]


def additions(game: Game, rng: random.Random) -> list[Atom]:
    """What somebody might like to add."""
    found = [Atom("card", rng.choice(money_of(game))), Atom("card", f"{rng.choice(MONEY)} {rng.randrange(1, 10)}")]
    found += [Atom("number", "3"), Atom("side", rng.choice("NESW"))]
    for checks in in_play(game.rules):
        examples = checks.means(game, rng)
        found += [Atom("means", rng.choice(examples))] if examples else []
    return found


class Memory:
    """Moves that were legal once in this game, by group: the same ones at another moment, and what was tried enough."""

    def __init__(self) -> None:
        self.seen: dict[str, list[str]] = {}
        self.tried: Counter[str] = Counter()
        self.told: set[str] = set()  # the reasons whose sentences have been read

    def has_tried_little_of(self, game: Game) -> bool:
        return any(self.tried[group] < ENOUGH for group in groups(game))

    def note(self, game: Game, rng: random.Random) -> None:
        for group, texts in groups(game).items():
            self.tried[group] += 1
            known = self.seen.setdefault(group, [])
            known.append(rng.choice(texts))
            del known[:-REMEMBERED]

    def wishes(self, game: Game) -> list[str]:
        return [*game.rules.verbs, *[text for texts in self.seen.values() for text in texts]]


def groups(game: Game) -> dict[str, list[str]]:
    """The legal moves by decision, verb and, if it is a payment, by what takes part in it."""
    assert game.decision is not None
    found: dict[str, list[str]] = {}
    for move in game.legal_moves:
        text = str(move)
        parts = [game.decision.kind, move.verb]
        if is_payment(move):
            parts += [means for means in (*game.rules.means, *FURTHER, *KINDS) if means in text]
        found.setdefault(" ".join(parts), []).append(text)
    return found


# ---------------------------------------------------------------------- judging payments, without the engine's resolver


def is_payment(move: Move) -> bool:
    return any(isinstance(operand, Payment) for operand in move.operands())


def allows_waste(game: Game, move: Move) -> bool:
    """Is this a payment with cards that could be left out, which the rules allow all the same (BASE-BUY-02)?"""
    assert game.decision is not None
    return is_payment(move) and game.decision.kind in move.moments and may_pay(game, cut(game, str(move)))


def may_pay(game: Game, note: Note) -> bool:
    assert game.decision is not None
    seat = game.decision.seat
    for_sale = {(offer.word, offer.tile.name): offer for offer in offers(game.state, seat)}
    named = [atom.text for atom in note.atoms if atom.kind == "tile"]
    kind = note.atoms[0].text if note.atoms and note.atoms[0].text in game.rules.offer_kinds else ""
    offer = for_sale.get((kind, named[0])) if named else None
    means = [one for one in note.means() if one != kind]
    bill = Bill(note.verb, seat, offer, note.cards(), means, exact=offer is not None and offer.exact != "")
    bill = bill._replace(exact=bill.exact or any(checks.wants_exact(bill) for checks in in_play(game.rules)))
    if Counter(bill.cards) - Counter(card.name for card in game.state.players[seat].cards()):
        return False
    if named and (bill.offer is None or len(bill.means) > 1):
        return False
    for checks in in_play(game.rules):
        found = checks.verdict(game, bill)
        if found is not None:
            return found
    if bill.offer is None or bill.means or bill.currencies != {bill.asked}:
        return False  # BASE-BUY-01
    return bill.covers(bill.offer.price)


# ---------------------------------------------------------------------- checking


def check_mutations(game: Game, rng: random.Random, memory: Memory) -> int:
    """Each changed move is no move at all, or refused by a rule that exists, or legal as the list says; how many."""
    wishes: list[str] = []
    for texts in groups(game).values():
        wishes += few([one for text in few(texts, 2, rng) for one in changed(game, text, rng)], EACH, rng)
    earlier = memory.wishes(game)
    wishes += few(earlier, EARLIER, rng)
    wishes += few([one for text in few(earlier, 4, rng) for one in changed(game, text, rng)], EARLIER, rng)
    memory.note(game, rng)
    before = everything(game)
    listed = {str(move) for move in game.legal_moves}
    with locales.strict():
        for text in dict.fromkeys(wishes):
            check_wish(game, text, listed, memory.told)
            assert game.ply == before[0], f"played, though it was refused: {text}"
    assert everything(game) == before, f"something changed by what was refused: {wishes}"
    return len(wishes)


def few(texts: list[str], most: int, rng: random.Random) -> list[str]:
    return rng.sample(texts, min(most, len(texts)))


def everything(game: Game) -> tuple[object, ...]:
    """The position, what is to come, and what the record is made of."""
    s = game.state
    return game.ply, fingerprint(game), s.agenda.copy(), game.played, s.outcomes, s.turned, s.drawn, s.revelations


def check_wish(game: Game, text: str, legal: set[str], told: set[str]) -> None:
    decision = game.decision
    assert decision is not None
    try:
        move = game.parse(text)
    except UnknownMove:
        unknown = _refuses(game, text, UnknownMove)
        check_words(unknown, unknown.reason, told)
        return
    note = str(move)
    assert game.parse(note) == move, f"{text} is written {note}, which is something else"
    listed = note in legal
    found = game.why_not(move)
    if found is None:
        assert listed or allows_waste(game, move), f"neither listed nor a wasteful payment, but legal: {text}"
        game.copy().play(text)
        return
    assert not listed, f"listed, but refused: {text}: {found!r}"
    assert not allows_waste(game, move), f"the rules allow it, but it is refused: {text}: {found!r}"
    assert found.rule in RULES, f"{text} breaks {found.rule}, which does not exist"
    check_words(found, found.reason, told)
    assert _refuses(game, text, IllegalMove).violation.rule == found.rule
    _refuses(game, text, NotYourDecision, (decision.seat + 1) % game.seats)


def check_words(refused: Violation | UnknownMove, reason: str, told: set[str]) -> None:
    """Once for each reason: the words are the same, and many are refused."""
    if reason not in told:
        told.add(reason)
        for language in ("fr", "en", "de"):
            assert "{" not in refused.text(language), f"{reason}: {refused.text(language)}"


def _refuses(game: Game, text: str, kind: type[E], seat: int | None = None) -> E:
    try:
        game.play(text, seat)
    except kind as error:
        return error
    raise AssertionError(f"{kind.__name__} was expected, but it is played: {text}")
