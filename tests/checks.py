"""What must hold in every position of every game. Used by the property tests and by the long runs of fuzz.py."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any, TypeVar

from alhambra import Game, Move, UnknownMove
from alhambra.core.game import Game as AnyGame
from alhambra.core.rng import seeded
from alhambra.locales import score_line, strict
from alhambra.palace.buying import Buy
from alhambra.palace.components import CURRENCIES, Card, Money, ScoringCard, Tile
from alhambra.palace.guide import laid_out
from alhambra.palace.kernel import OUTWORK
from alhambra.palace.laws import position
from alhambra.palace.money import Purse
from alhambra.palace.ruleset import Ruleset
from alhambra.palace.state import Player, State
from alhambra.palace.view import View, named_parts
from alhambra.titles import TITLES
from alhambra.titles.alhambra.positions import position as position_of
from alhambra.titles.title import Title
from kit import tiles_in_play
from of_modules import checks_of, in_play

T = TypeVar("T")
NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W


# ---------------------------------------------------------------------- nothing is lost, nothing appears


def check_conserved(s: State) -> None:
    """Every tile and every card is somewhere, once."""
    tiles = Counter(tile.name for tile in [*tiles_in_play(s), *s.bag[s.drawn :]])
    if not s.turn:  # everything else is still in the box
        assert tiles == Counter(tile.name for tile in s.rules.supply), "tiles are not conserved"
        return
    assert tiles == Counter(list(s.rules.tile_names)), "tiles are not conserved"
    cards: list[Card] = [*s.display.shown(), *s.waiting, *s.deck[s.turned :], *s.gone]
    for player in s.players:
        cards += [card for purse in player.purses for card in purse.hidden()]
    for currency, bits in enumerate(s.discard):
        cards += Purse(currency, bits, 0).cards()
    for part in named_parts(s.parts).values():
        cards += part.cards()
    money = Counter(card.name for card in cards if isinstance(card, Money))
    assert money == Counter(card.name for card in s.rules.money), "money is not conserved"
    special = [card for card in [*cards, *s.discarded] if not isinstance(card, (Money, ScoringCard))]
    wanted = Counter(card.name for card in s.rules.special_cards)
    assert Counter(card.name for card in special) == wanted, "special cards are not conserved"
    assert tokens_of(s) == tokens_at_first(s.rules), "tokens are not conserved"
    for checked in in_play(s.rules):
        checked.check(s)


def tokens_of(s: State) -> dict[str, int]:
    return {key: part.tokens() for key, part in named_parts(s.parts).items()}


@lru_cache(8)
def tokens_at_first(rules: Ruleset) -> dict[str, int]:
    return tokens_of(laid_out(rules))


# ---------------------------------------------------------------------- listing and judging agree


def check_listed(game: AnyGame[Any]) -> None:
    """No listed move is refused, none is listed twice, and every text leads back to its move."""
    moves = game.legal_moves
    texts = [str(move) for move in moves]
    assert len(set(texts)) == len(texts), f"listed twice: {[text for text in texts if texts.count(text) > 1]}"
    for move, text in zip(moves, texts, strict=True):
        assert game.why_not(move) is None, f"listed, but refused: {text}: {game.why_not(move)!r}"
        read = game.parse(text)
        assert read == move, f"{text} is read as {read}"
        assert game.why_not(read) is None, f"legal, but refused as text: {text}"


def check_wasteful(game: Game, rng: random.Random) -> None:
    """A purchase may be paid with any superset of the currency (BASE-BUY-02), unless the price must be met; the vizier
    wants exactly the price."""
    for move in _sample(rng, [move for move in plain_purchases(game) if not move.offer.exact], 2):
        purse = game.state.players[_seat(game)].purses[move.offer.currency]
        spare = purse.cards()
        for paid in move.payment.cards():
            spare.remove(paid)
        for count in range(1, len(spare) + 1):
            for more in _sample(rng, list(combinations(spare, count)), 2):
                text = " ".join(["buy", str(move.offer), *[card.name for card in [*move.payment.cards(), *more]]])
                assert game.why_not(text) is None, f"generous, but refused: {text}"
                trial = game.copy()
                trial.play(text)
                held = trial.state.players[_seat(game)].purses[move.offer.currency].hidden()
                assert len(held) == len([card for card in spare if not card.public]) - len(
                    [card for card in more if not card.public]
                )
                assert trial.decision is None or trial.decision.kind != "extra"


def plain_purchases(game: Game) -> list[Buy]:
    """Those paid in the currency of the space, and with nothing else."""
    purchases = [move for move in game.legal_moves if isinstance(move, Buy)]
    return [buy for buy in purchases if buy.payment.currency == buy.offer.currency and not buy.payment.others()]


def check_near_misses(game: Game, rng: random.Random) -> None:
    """Moves that are almost legal are refused by the very rule that they break."""
    for text, rules in near_misses(game, rng):
        try:
            found = game.why_not(text)
        except UnknownMove as error:
            raise AssertionError(f"not understood: {text}: {error}") from None
        assert found is not None, f"refused by {rules} was expected, but it is legal: {text}"
        assert found.rule in rules, f"{text}: {rules} expected, {found.rule} found"
        for language in ("fr", "en", "de"):
            assert "{" not in found.text(language)


def near_misses(game: Game, rng: random.Random) -> list[tuple[str, tuple[str, ...]]]:
    decision = game.decision
    assert decision is not None
    found: list[tuple[str, tuple[str, ...]]] = []
    for kind in ("action", "placement"):
        found += _untimely(game, kind, decision.kind)
    if decision.kind in ("action", "extra"):
        found += _bad_takes(game) + _bad_purchases(game, rng) + _bad_redesigns(game, rng)
    if not decision.declinable and not (decision.kind == "extra" and game.rules.extra_declinable):
        found.append(("pass", (decision.duty,)))
    if decision.kind in ("placement", "distribution"):
        for tile in game.state.players[decision.seat].pending:
            found += _bad_places(game, "place", tile, rng)
            rotated = _rotated(tile)
            if rotated is not None and rotated not in game.rules.tile_names:
                found.append((f"place {rotated} 0,-1", ("BASE-PLACE-04",)))
    return found + [miss for checks in in_play(game.rules) for miss in checks.near_misses(game, rng)]


def _untimely(game: Game, moment: str, kind: str) -> list[tuple[str, tuple[str, ...]]]:
    tile = game.rules.supply[0].name
    if moment == "action" and kind not in ("action", "extra"):
        rule = "BASE-EOG-07" if kind == "distribution" else "BASE-TURN-02"
        found: list[tuple[str, tuple[str, ...]]] = [("take dinar 4", (rule,)), (f"buy {tile} dinar 4", (rule,))]
        return found if kind == "rebuild" else [*found, (f"remove {tile}", (rule,))]
    if moment == "placement" and kind not in ("placement", "distribution"):
        return [(f"place {tile} 0,-1", ("BASE-PLACE-01",)), (f"keep {tile}", ("BASE-PLACE-01",))]
    return []


def _bad_takes(game: Game) -> list[tuple[str, tuple[str, ...]]]:
    s = game.state
    found: list[tuple[str, tuple[str, ...]]] = [("take", ("BASE-MONEY-02",))]
    shown = s.display.shown()
    for first, second in combinations([card for card in shown if isinstance(card, Money)], 2):
        if first.value + second.value > s.take_limit(_seat(game)):
            found.append((f"take {first} {second}", ("BASE-MONEY-01",)))
    absent = [card for card in ("florin 9", "dinar 1") if card not in [str(one) for one in shown]]
    found += [(f"take {card}", ("BASE-MONEY-01",)) for card in absent]
    return found


def _bad_purchases(game: Game, rng: random.Random) -> list[tuple[str, tuple[str, ...]]]:
    s = game.state
    found: list[tuple[str, tuple[str, ...]]] = []
    for move in _sample(rng, plain_purchases(game), 2):
        cards = [card.name for card in move.payment.cards()]
        found.append((" ".join(["buy", str(move.offer), *cards[:-1]]), ("BASE-BUY-02",)))  # irreducible: too little now
        other = CURRENCIES[(move.offer.currency + 1) % 4]
        found.append((" ".join(["buy", str(move.offer), *cards, f"{other} 3"]), ("BASE-BUY-01",)))
        purse = s.players[_seat(game)].purses[move.offer.currency]
        for value in range(1, 10):
            if not purse.bits >> (2 * value - 2) & 3:
                wrong = f"{CURRENCIES[move.offer.currency]} {value}"
                found.append((" ".join(["buy", str(move.offer), *cards, wrong]), ("BASE-BUY-02",)))
                break
        spare = purse.without(move.payment).cards()
        if spare and move.offer.exact:
            found.append((" ".join(["buy", str(move.offer), *cards, spare[0].name]), (move.offer.exact,)))
    on_sale = [offer.tile for offer in s.market if offer is not None]
    absent = next(tile for tile in s.rules.supply if tile not in on_sale)
    found.append((f"buy {absent} dinar 9", ("BASE-BUY-01",)))
    return found


def _bad_redesigns(game: Game, rng: random.Random) -> list[tuple[str, tuple[str, ...]]]:
    s = game.state
    player = s.players[_seat(game)]
    found: list[tuple[str, tuple[str, ...]]] = [("remove F", ("BASE-REDESIGN-03",))]
    built = {s.rules.tiles[number & 0x3FFF] for _, number in player.estate.alhambra.contents() if number != 1}
    absent = next(tile for tile in s.rules.supply if tile not in built)
    found.append((f"remove {absent}", ("BASE-REDESIGN-01",)))
    removable = {str(move) for move in game.legal_moves if move.verb == "remove"}
    further = [name for checks in in_play(game.rules) for name in checks.removal_rules]
    for tile in built:
        if f"remove {tile}" not in removable:
            found.append((f"remove {tile}", ("BASE-PLACE-06", "BASE-PLACE-08", *further)))
    for tile in player.estate.reserve:
        found += _bad_places(game, "add", tile, rng)
    for tile in player.pending:
        found.append((f"add {tile} 0,-1", ("BASE-BUY-05",)))
    return found


def _bad_places(game: Game, verb: str, tile: Tile, rng: random.Random) -> list[tuple[str, tuple[str, ...]]]:
    """Cells near the Alhambra where a building does not fit, and why: worked out without the kernel's tables."""
    s = game.state
    alhambra = s.players[_seat(game)].estate.alhambra
    if not tile.square:
        return []
    cells = {
        position(cell): (s.rules.tiles[number & 0x3FFF], alhambra.walls_at(cell))
        for cell, number in alhambra.contents()
    }
    legal = {str(move) for move in game.legal_moves}
    near = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    found: list[tuple[str, tuple[str, ...]]] = []
    for x, y in _sample(rng, sorted(near), 6):
        text = f"{verb} {tile} {x},{y}"
        if text not in legal:
            found.append((text, (_why_not_there(cells, s.walls_of(tile), x, y),)))
    further = [name for checks in in_play(game.rules) for name in checks.placement_rules(game)]
    return [(text, (*rules, *further)) for text, rules in found]


def _why_not_there(cells: dict[tuple[int, int], tuple[Tile, int]], walls: int, x: int, y: int) -> str:
    """The first broken rule in the order in which a person would look: the cell, its neighbours one by one, the way."""
    if (x, y) in cells:
        return "BASE-PLACE-03"
    touching = 0
    reachable = False
    for side, (dx, dy) in enumerate(NEIGHBOURS):
        if (x + dx, y + dy) not in cells:
            continue
        there, walled = cells[x + dx, y + dy]
        theirs, own = walled >> (side + 2) % 4 & 1, walls >> side & 1
        if there.number & OUTWORK:
            if not (theirs and own):
                return there.law.touching
            continue
        touching += 1
        if theirs != own:
            return "BASE-PLACE-05"
        reachable |= not own
    if not touching:
        return "BASE-PLACE-07"
    return "BASE-PLACE-08" if reachable else "BASE-PLACE-06"


def _rotated(tile: Tile) -> str | None:
    """The name of the tile after a quarter turn, unless it looks the same."""
    stem, _, letters = tile.name.partition("-")
    turned = "".join(side for side in "NESW" if "NESW"["NESW".index(side) - 1] in letters)
    return None if turned == letters else f"{stem}-{turned}"


def _sample(rng: random.Random, items: list[T], count: int) -> list[T]:
    return items if len(items) <= count else rng.sample(items, count)


def _seat(game: Game) -> int:
    decision = game.decision
    assert decision is not None
    return decision.seat


# ---------------------------------------------------------------------- views tell nothing


def hidden_twin(s: State, seat: int | None, rng: random.Random) -> State:
    """A state that differs only in what the seat cannot know: hands of others, deck, supply, chance, module secrets."""
    twin = s.copy()
    twin.chance = seeded(rng.getrandbits(40))
    twin.outcomes = []
    others = [number for number in range(s.seats) if number != seat]
    money = [card for card in s.deck[s.turned :] if isinstance(card, Money)]
    for number in others:
        money += [card for purse in s.players[number].purses for card in purse.hidden()]
    rng.shuffle(money)
    for number in others:
        purses = [Purse(currency, 0, 0) for currency in range(len(s.rules.currencies))]
        for card in [*[money.pop() for _ in range(s.players[number].card_count())], *s.players[number].shown_money()]:
            purses[card.currency] = purses[card.currency].with_card(card)
        old = s.players[number]
        twin.players[number] = Player(purses, old.estate, old.pending, old.score)
    special = [one for one in s.deck[s.turned :] if not isinstance(one, Money)]
    deck: list[Card] = [*money]
    for part in named_parts(s.parts).values():
        below = [one for one in special if one.kind == part.key]
        special = [one for one in special if one.kind != part.key]
        checks = checks_of(part.key)
        pool = below + checks.hidden_cards(part, seat)
        rng.shuffle(pool)
        deck += pool[: len(below)]
        twin.add(checks.otherwise(part, seat, pool[len(below) :], rng))
    deck += special
    rng.shuffle(deck)
    twin.deck = [*s.deck[: s.turned], *deck]
    bag = s.bag[s.drawn :]
    rng.shuffle(bag)
    twin.bag = [*s.bag[: s.drawn], *bag]
    return twin


def check_views(game: Game, rng: random.Random) -> None:
    """No view depends on what its seat cannot know, and what a view imagines looks the same to that seat."""
    for seat in [*range(game.seats), None]:
        view = game.view(seat)
        told = view.to_json()
        assert View(hidden_twin(game.state, seat, rng), seat, game.ply).to_json() == told, f"seat {seat} sees too much"
        imagined = view.imagine(rng)
        assert imagined.view(seat) == view, f"what seat {seat} imagines looks different"
        check_conserved(imagined.state)


def check_secret_moves(game: Game, rng: random.Random) -> None:
    """Which of two secret moves was made, nobody else can tell: not from a view, not from what it imagines, not from an
    event. As soon as something is revealed, it may be told."""
    secret = [move for move in game.legal_moves if move.secret]
    if len(secret) < 2:
        return
    one, other = game.copy(), game.copy()
    heard = len(game.events)
    for twin, move in zip((one, other), rng.sample(secret, 2), strict=True):
        assert str(move) != move.public(), f"{move} tells its operands"
        twin.play(move)
        assert f"{move}" in str(twin.record), "the record does not keep it"
    if one.state.revelations != game.state.revelations:
        return
    assert one.can_undo, "a secret that nobody has seen can be taken back"
    for seat in [*range(game.seats), None]:
        if seat != _seat(game):
            told = [_told(twin, seat, heard) for twin in (one, other)]
            assert told[0] == told[1], f"seat {seat} can tell {one.played[-1]} from {other.played[-1]}"
    assert _told(one, _seat(game), heard) != _told(other, _seat(game), heard), "nobody knows which was made"


def _told(game: Game, seat: int | None, heard: int) -> list[object]:
    """What this seat knows: the view with the steps it shares, and the events from there on."""
    view = game.view(seat)
    imagined = view.imagine(random.Random(0))
    steps = [(type(step).__name__, sorted(getattr(step, "__dict__", {}).items())) for step in imagined.state.agenda]
    events = [event.seen_by(seat) for event in game.events[heard:]]
    seen = [None if event is None else event.to_json() for event in events]
    return [view.to_json(), position_of(imagined), str(steps), seen]


# ---------------------------------------------------------------------- copies, undo, records


def title_of(game: AnyGame[Any]) -> Title[Any]:
    return next(title for title in TITLES.values() if title.name == game.name)


def fingerprint(game: AnyGame[Any]) -> str:
    """A short name for the whole position of any game, hidden things and legal moves included."""
    return hashlib.sha256(json.dumps(title_of(game).position(game, ())).encode()).hexdigest()[:16]


def check_copies(game: AnyGame[Any], rng: random.Random) -> None:
    """A copy can be played on and undone without the original noticing, and the other way round."""
    before = fingerprint(game)
    copy = game.copy()
    for _ in range(6):
        if copy.over:
            break
        copy.play(rng.choice(copy.legal_moves))
    assert fingerprint(game) == before, "playing on in a copy changed the original"
    copy.rewind(game.ply)
    assert fingerprint(copy) == before, "going back did not lead back"
    assert fingerprint(game) == before


def check_rewinding(again: AnyGame[Any], game: AnyGame[Any], prints: Mapping[int, str]) -> None:
    """A replay ends like the game, and leads back through the same positions."""
    assert again.scores == game.scores
    assert fingerprint(again) == fingerprint(game)
    for ply in sorted(prints, reverse=True):
        again.rewind(ply)
        assert fingerprint(again) == prints[ply], f"the replay differs after {ply} moves"


def check_undo(game: AnyGame[Any], rng: random.Random) -> None:
    copy = game.copy()
    before = fingerprint(copy)
    move: Move = rng.choice(copy.legal_moves)
    copy.play(move)
    if copy.can_undo:
        assert copy.undo() == move
        assert fingerprint(copy) == before


def check_scores(game: Game) -> None:
    """The score lines of all events, of scorings and in between, add up to the scores; each has a sentence."""
    scores = [*game.scores, *[rival.score for rival in game.rivals]]
    totals = [0] * len(scores)
    for event in game.events:
        lines = event.facts.get("lines", [])
        assert isinstance(lines, list)
        for line, sentence in zip(lines, event.sentences, strict=True):
            totals[line["seat"]] += line["points"]
            assert line["round"] == event.facts.get("scoring", 0)
            if line["what"] == "wall":
                assert len(line["segments"]) == line["points"]
            if "cells" in line:
                assert len(line["cells"]) * line.get("times", 1) == line["points"]
            with strict():
                assert str(line["points"]) in score_line("de", sentence, line)
    assert totals == scores
