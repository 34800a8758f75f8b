"""The bot that plays what looks best now: it weighs every move by what it would change, and looks no further.

It imagines a game from its view, tries each move on a copy, and has the engine count what the next and the last scoring
would bring. So it knows no module, and needs to know none. A move is tried without what follows it by itself: nothing
is turned up, so nothing that was only imagined has any weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ....bots.referee import seed_for
from ....core.agenda import Decision, Move, settle
from ....palace.building import Place, PlacePending, Remove, Swap
from ....palace.buying import Buy, Offer, offers
from ....palace.components import Money, Tile
from ....palace.game import Game
from ....palace.kernel import Alhambra, fits
from ....palace.module import NOTHING
from ....palace.money import Purse, Take
from ....palace.outline import longest_wall
from ....palace.paying import Way, ways
from ....palace.refunds import ChooseRefund
from ....palace.scoring import LAST_SCORING
from ....palace.settling import Settle
from ....palace.view import View

# Values are whole numbers, hundredths of a point: sums of them are the same in every order and on every platform.
POINT: Final = 100
LATER_POINT: Final = 50  # of the last scoring, while another one comes first
RIVAL_POINTS: Final = 2  # so many points for each of the others weigh as much as one of mine
ACTION: Final = 300  # to act again
COIN: Final = 15  # in hand
EXACT_PRICES: Final = 150  # to be able to pay the price of every tile to come exactly, in one currency
PRICES: Final = 200  # to be able to pay it at all
UNIVERSAL: Final = 2  # so much more often a currency helps that buys everything
HALF: Final = 200  # of a tile more in some majority, where only the order of cells is asked for
OPENNESS: Final = 600  # to have a place for every tile to come
STORED_COIN: Final = 5  # of the price of a tile in the reserve

# A tile on the market that could be bought next turn, in percent of what it would be worth.
EXACTLY_PAYABLE: Final = 60
PAYABLE: Final = 50
LOST_COIN: Final = 3  # less for each coin paid too much
SAVED_FOR: Final = 25  # the part of it that is in hand
SNATCHED: Final = 15  # less for each of the others, who may buy it first
NEXT_BEST: Final = 40  # of the second tile, compared to the first

TILES_OF_PLANS: Final = 4  # for each player: with fewer left to come, money and room to build lose their value
SWAPS: Final = 6  # looked at in one decision
PAYMENTS: Final = 24  # likewise, for one thing that is due

# By what lies around a place, the walls of the tiles that fit there, one bit for each of the sixteen combinations.
_FITTING: Final = [sum([1 << walls for walls in range(16) if fits(around, walls)]) for around in range(256)]


class EasyBot:
    """Greedy: the move of the highest value. The seed decides between equals."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        rng = Random(seed_for(self._seed, view.ply))
        outlook = Outlook(view, decision, view.imagine(rng))
        free = [move for move in moves if move.free and outlook.value(move) > 0]
        candidates = free or promising(moves)  # a free move leaves the decision to be made: what is useful comes first
        values = [outlook.value(move) for move in candidates]
        best = max(values)
        equals = [move for move, value in zip(candidates, values, strict=True) if value == best]
        return equals[rng.getrandbits(30) % len(equals)]


def promising(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves worth a thought: none that only takes down, of the many swaps those that bring the dearest tiles, of
    many payments those that waste least."""
    if len(moves) > PAYMENTS and isinstance(moves[0], Settle):
        payments = [move for move in moves if isinstance(move, Settle)]
        payments.sort(key=lambda move: move.payment.total)
        return payments[:PAYMENTS]
    swaps = [move for move in moves if isinstance(move, Swap)]
    swaps.sort(key=lambda swap: swap.old.cost - swap.new.cost)
    found = [move for move in moves if not isinstance(move, (Remove, Swap)) and not move.free]
    return [*found, *swaps[:SWAPS]] or moves


def plain(cards: Sequence[Money]) -> bool:
    """Are these good for nothing but to pay, as far as the board game knows?"""
    return all(not card.kind for card in cards)


class Outlook:
    """What the moves of one decision are worth to the seat that decides."""

    def __init__(self, view: View, decision: Decision[Any], game: Game) -> None:
        self._decision = decision
        self._game = game
        self._seat = decision.seat
        self._player = game.state.players[decision.seat]
        self._weights = _weights(view, decision)
        self._wall_weight = sum([weight for _, weight in self._weights])
        coming = [*view.unseen_tiles(), *[offer.tile for offer in view.market if offer is not None]]
        self._coming = max(1, len(coming))
        self._walls = _tally([tile.walls for tile in coming if tile.square])
        self._prices = _tally([tile.cost for tile in coming if tile.cost])
        self._future = _future(view, decision)
        self._worths: dict[Tile, int] = {}
        self._purses: dict[int, tuple[int, int]] = {}
        self._built_now = self._built(game)
        self._money_now: int | None = None

    def value(self, move: Move) -> int:
        """What the move changes for the better."""
        trial = self._game.copy()
        s = trial.state
        settle(s, self._decision, move)
        player = s.players[self._seat]
        value = self._building(move, trial)
        value += sum([self._worth(tile) for tile in player.pending if tile not in self._player.pending])
        now = self._game.state  # whatever was taken from the display may help to pay, be it money or not
        if player.purses is not self._player.purses or s.market is not now.market or s.display is not now.display:
            if self._money_now is None:
                self._money_now = self._money(self._game)
            value += self._money(trial) - self._money_now
        if move.free:
            return value  # what follows is the same decision again
        following = s.agenda[-1] if s.agenda else None
        if isinstance(following, ChooseRefund):
            value += COIN * following.worth(s)
        return value + ACTION if self._acts_again(trial) else value

    def _acts_again(self, game: Game) -> bool:
        """Is another action to come, at once or after what follows a purchase?"""
        for step in game.state.agenda:
            if isinstance(step, Decision) and step.kind == "extra" and step.seat == self._seat:
                return True
        return False

    # ------------------------------------------------------------------ what is built

    def _building(self, move: Move, trial: Game) -> int:
        """What the move changes at once in all that scores. Money does not; what it buys is counted apart."""
        if isinstance(move, Take):
            idle = plain(move.cards)
        elif isinstance(move, Buy):
            idle = trial.rules.after_purchase is NOTHING and plain(move.payment.cards())
        else:
            idle = False
        return 0 if idle else self._built(trial) - self._built_now

    def _built(self, game: Game) -> int:
        """Points at hand, the scorings to come if nobody built any more, what modules know, and room to build."""
        others = game.seats - 1
        value = POINT * game.state.players[self._seat].score
        for module in game.rules.modules:
            if module.opinion is not None:
                value += module.opinion.worth(game.state, self._seat)
        for scoring, weight in self._weights:
            points = game.standings(scoring)
            mine = points[self._seat]
            value += weight * mine - weight * (sum(points) - mine) // (RIVAL_POINTS * others)
        estate = game.state.players[self._seat].estate
        stored = sum([tile.cost for tile in estate.reserve])
        return value + self._openness(estate.alhambra) + STORED_COIN * stored * self._future // 1000

    def _openness(self, alhambra: Alhambra) -> int:
        """For how many of the tiles to come there is a place."""
        fitting = 0
        for place in alhambra.places():
            fitting |= _FITTING[place & 255]
        count = sum([count for walls, count in self._walls if fitting >> walls & 1])
        return OPENNESS * count * self._future // (1000 * self._coming)

    def _worth(self, tile: Tile) -> int:
        """What the tile would bring, put to its best use."""
        found = self._worths.get(tile)
        if found is None:
            found = max([self._built(trial) for trial in self._uses(tile)]) - self._built_now
            self._worths[tile] = found
        return found

    def _uses(self, tile: Tile) -> list[Game]:
        """The game after whatever may be done with the tile; of the cells for a square one only the best for walls."""
        owned = self._game.copy()
        owned.state.players[self._seat] = self._player.with_pending([tile])
        found: list[Game] = []
        placed: list[Game] = []
        for move in PlacePending(self._seat).moves(owned.state):
            trial = owned.copy()
            move.apply(trial.state, self._seat)
            if tile.square and isinstance(move, Place):
                placed.append(trial)
            else:
                found.append(trial)
        if placed:
            found.append(max(placed, key=self._shape))
        return found

    def _shape(self, game: Game) -> int:
        """The part of a square tile's value that depends on its cell; of majorities, only what modules count."""
        s = game.state
        alhambra = s.players[self._seat].estate.alhambra
        halves = sum([sum(extra.counts) for extra in game.rules.halves.halves(s, self._seat)])
        return self._wall_weight * longest_wall(alhambra, game.rules.tiles) + self._openness(alhambra) + HALF * halves

    # ------------------------------------------------------------------ what can be paid

    def _money(self, game: Game) -> int:
        """The hand: what it is good for in general, and on this market."""
        purses = game.state.players[self._seat].purses
        value = sum([self._outlay(game, purse) for purse in purses])
        chances: list[int] = []
        for offer in offers(game.state, self._seat):
            chances.append(max([self._chance(offer, way, purses) for way in ways(game.state, self._seat, offer)]))
        share = 100 - SNATCHED * (game.seats - 1)
        for chance in sorted(chances, reverse=True):
            value += chance * share // 100
            share = share * NEXT_BEST // 100
        return value

    def _chance(self, offer: Offer, way: Way, purses: Sequence[Purse]) -> int:
        """What it is worth to be able to buy this in that way, or to be on the way there."""
        price = offer.price
        if way.means is not None and way.means.covers:
            share = EXACTLY_PAYABLE
        else:
            total = sum([purses[currency].total for currency in way.currencies])
            if not total:
                return 0
            sums = self._sums([purses[currency] for currency in way.currencies]) >> price
            if total < price:
                share = SAVED_FOR * total // price
            elif sums & 1:
                share = EXACTLY_PAYABLE
            elif way.exact or offer.exact:
                return 0
            else:
                share = PAYABLE - LOST_COIN * _lowest(sums)
        return max(0, self._worth(offer.tile)) * share // 100

    def _sums(self, purses: Sequence[Purse]) -> int:
        """All sums that these can pay exactly together, as bits."""
        sums = self._purse(purses[0])[0]
        for purse in purses[1:]:
            for card in purse.cards():
                sums |= sums << card.value
        return sums

    def _outlay(self, game: Game, purse: Purse) -> int:
        """What a purse is good for whatever comes to the market."""
        value = self._purse(purse)[1]
        return UNIVERSAL * value if purse.currency in game.rules.universal else value

    def _purse(self, purse: Purse) -> tuple[int, int]:
        """All sums that it can pay exactly, as bits, and what it is good for on a space of its currency."""
        found = self._purses.get(purse.bits)
        if found is None:
            sums = 1
            for card in purse.cards():
                sums |= sums << card.value
            exact = sum([count for price, count in self._prices if sums >> price & 1])
            payable = sum([count for price, count in self._prices if purse.total >= price])
            value = COIN * purse.total + (EXACT_PRICES * exact + PRICES * payable) // self._coming
            found = self._purses[purse.bits] = (sums, value * self._future // 1000)
        return found


def _weights(view: View, decision: Decision[Any]) -> list[tuple[int, int]]:
    """The scorings that count, each with the value of a point."""
    upcoming = view.scorings_done + 1
    if upcoming >= LAST_SCORING or decision.kind == "distribution":
        return [(LAST_SCORING, POINT)]
    return [(upcoming, POINT), (LAST_SCORING, LATER_POINT)]


def _future(view: View, decision: Decision[Any]) -> int:
    """How much plans still count, in thousandths: a little to the last turn, then nothing."""
    if decision.kind == "distribution":
        return 0
    return min(1000, 1000 * (1 + view.supply_size) // (1 + TILES_OF_PLANS * len(view.players)))


def _tally(numbers: list[int]) -> list[tuple[int, int]]:
    """Each number, and how often it is there."""
    return [(number, numbers.count(number)) for number in sorted(set(numbers))]


def _lowest(bits: int) -> int:
    """The place of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1
