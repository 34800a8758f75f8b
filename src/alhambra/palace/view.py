"""What one seat may see of a game, and imagining the rest (BASE-INFO).

A view is made of values that its reader may know; it holds no reference to the state it was taken from, nor to
anything hidden in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from ..core.agenda import Decision, Move, Step, choices
from ..core.rng import Rng, jsf32
from .buying import Bill, Offer, bills
from .components import SCORING_CARDS, Card, Money, Tile, cards_of, sides
from .laws import INDEX, position
from .money import Display, Purse
from .ruleset import Ruleset
from .state import Estate, P, Part, PartKind, Player, Rival, State, rivals

if TYPE_CHECKING:
    from .game import Game

T = TypeVar("T")


class Bits(Protocol):
    """A source of random bits, such as random.Random."""

    def getrandbits(self, k: int, /) -> int: ...


class PlayerView:
    """What can be seen of a player. The hand is only there for its owner."""

    def __init__(self, player: Player, own: bool) -> None:
        self.estate = player.estate
        self.pending = player.pending
        self.score = player.score
        self.card_count = player.card_count()
        self.purses: list[Purse] | None = player.purses if own else None
        self.shown_money = player.shown_money()  # what lies openly

    def hand(self) -> list[Money] | None:
        if self.purses is None:
            return None
        return [card for purse in self.purses for card in purse.hidden()]


class View:
    """What a seat (None: a spectator) may know."""

    def __init__(self, s: State, seat: int | None, ply: int) -> None:
        decision = s.decision
        self.seat = seat
        self.ply = ply
        self.rules: Ruleset = s.rules
        self.players = [PlayerView(player, number == seat) for number, player in enumerate(s.players)]
        self.market: list[Offer | None] = s.market
        self.display: Display = s.display
        self.discard: list[int] = s.discard
        self.discarded_specials: list[Card] = s.discarded
        self.gone: list[Money] = s.gone  # money out of the game
        self.waiting: list[Card] = s.waiting  # turned up, without a place in the display yet
        self.deck_size = len(s.deck) - s.turned
        self.supply_size = s.supply()
        self.due: list[int] = s.due
        self.scorings_done = s.scorings_done
        self.active = s.active
        self.turn = s.turn
        self.decision: Decision[State] | None = decision
        self.legal_moves: tuple[Move, ...] = ()
        self.bills: list[Bill] = []  # of who decides
        if decision is not None and decision.seat == seat:
            self.legal_moves = tuple(choices(s, decision))
            self.bills = bills(s, seat)
        self.parts: list[Part | None] = [None if part is None else part.seen_by(seat) for part in s.parts]
        self._agenda: list[Step[State]] = s.agenda.copy()
        self._idle = s.idle
        self._acting = s.acting
        self.walls: list[int] | None = s.walls  # of all tiles, by index, once any were added in play
        self._turned = s.turned
        self._pile_ends: list[int] = s.pile_ends
        self._specials: list[list[str]] = s.specials

    # ------------------------------------------------------------------ questions

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def unseen_money(self) -> list[Card]:
        """The money cards that are in the deck, in hands the reader cannot see, or out of the game unseen."""
        unseen = self.rules.money.copy()
        for card in [*self.display.shown(), *self.discarded(), *self.gone]:
            if isinstance(card, Money):
                unseen.remove(card)
        for player in self.players:
            for card in player.hand() or []:
                unseen.remove(card)
        return unseen

    def unseen_tiles(self) -> list[Tile]:
        """The tiles that are still in the supply."""
        seen = {offer.tile for offer in self.market if offer is not None}
        for player in self.players:
            seen.update(player.pending, player.estate.reserve)
            numbers = [number for _, number in player.estate.alhambra.contents()]
            seen.update([self.rules.tiles[number & INDEX] for number in numbers])
        for part in self.parts:
            if part is not None:
                seen.update(part.tiles())
        return [tile for tile in self.rules.supply if tile not in seen]

    def walls_of(self, tile: Tile) -> int:
        """The walls of a tile, wherever it lies: the printed ones and those added in play."""
        walls = self.walls
        return tile.walls if walls is None else walls[tile.number & INDEX]

    def discarded(self) -> list[Money]:
        return [card for currency, bits in enumerate(self.discard) for card in cards_of(bits, currency)]

    def part(self, kind: PartKind[P]) -> P:
        return cast(P, self.parts[kind.index])

    @property
    def rivals(self) -> list[Rival]:
        """Those who take ranks without having a seat."""
        return rivals(self.parts)

    def to_json(self) -> dict[str, object]:
        """Everything in the view as plain data."""
        decision = self.decision
        found: dict[str, object] = {
            "seat": self.seat,
            "ply": self.ply,
            "edition": self.rules.options.edition,
            "modules": self.rules.module_keys(),
            "turn": self.turn,
            "active": self.active,
            "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
            "legal_moves": [str(move) for move in self.legal_moves],
            "market": [None if offer is None else offer.tile.name for offer in self.market],
            "display": [None if card is None else card.name for card in self.display.cards],
            "discard": [card.name for card in [*self.discarded(), *self.discarded_specials]],
            "deck_size": self.deck_size,
            "supply_size": self.supply_size,
            "pending_scorings": self.due,
            "scorings_done": self.scorings_done,
            "players": [self._player_json(player) for player in self.players],
            "parts": {module: part.to_json() for module, part in named_parts(self.parts).items()},
        }
        if self.gone:
            found["gone"] = [card.name for card in self.gone]
        if self.waiting:
            found["waiting"] = [card.name for card in self.waiting]
        if self.walls is not None:
            found["added_walls"] = added_walls(self.walls, self.rules.tiles)
        return found

    def _player_json(self, player: PlayerView) -> dict[str, object]:
        hand = player.hand()
        found: dict[str, object] = {
            "alhambra": alhambra_json(player.estate, self.rules.tiles),
            "reserve": [tile.name for tile in player.estate.reserve],
            "pending": [tile.name for tile in player.pending],
            "hand": None if hand is None else [card.name for card in hand],
            "card_count": player.card_count,
            "score": player.score,
        }
        if player.shown_money:
            found["shown_money"] = [card.name for card in player.shown_money]
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.ply, self.turn, self.deck_size, self.supply_size))

    # ------------------------------------------------------------------ imagining

    def imagine(self, rng: Bits) -> Game:
        """A game that this view could have been taken from: the hidden cards and tiles lie at random."""
        from .game import continued  # games make views, so only here

        return continued(self._imagined_state(rng), self.ply)

    def _imagined_state(self, rng: Bits) -> State:
        chance = jsf32(rng.getrandbits(64))
        unseen = self.unseen_money()
        money, chance = _shuffled([card for card in unseen if not card.kind], chance)
        hidden = sum([player.card_count for player in self.players if player.purses is None])
        hands, money, special = money[:hidden], money[hidden:], [card for card in unseen if card.kind]
        if special:
            hands, money, special, chance = self._imagined_kinds([*hands, *money], special, hidden, chance)
        players: list[Player] = []
        for player in self.players:
            purses = player.purses
            if purses is None:
                hand, hands = hands[: player.card_count], hands[player.card_count :]
                purses = _purses([*hand, *player.shown_money], len(self.rules.currencies))
            players.append(Player(purses, player.estate, player.pending, player.score))
        deck: list[Card] = []
        pools: dict[str, list[Card]] = {}
        if self.turn:  # else all cards are still in the box
            deck, pools, chance = self._imagined_deck(money, special, chance)
        bag, chance = _shuffled(self.unseen_tiles(), chance)
        parts: list[Part | None] = []
        for part in self.parts:
            parts.append(None if part is None else part.imagined(pools.get(part.key, []), chance.copy()))
        s = State(
            rules=self.rules,
            players=players,
            market=self.market,
            bag=bag,
            drawn=0,
            display=self.display,
            deck=deck,
            turned=0,
            pile_ends=[max(0, end - self._turned) for end in self._pile_ends],
            specials=self._specials,
            discard=self.discard,
            discarded=self.discarded_specials,
            due=self.due,
            scorings_done=self.scorings_done,
            active=self.active,
            turn=self.turn,
            idle=self._idle,
            chance=chance,
            outcomes=[],
            parts=parts,
            agenda=self._agenda.copy(),
            gone=self.gone,
            waiting=self.waiting,
        )
        s.decision = self.decision
        s.acting = self._acting
        s.walls = self.walls
        return s

    def _imagined_kinds(
        self, money: list[Card], special: list[Card], hidden: int, chance: Rng
    ) -> tuple[list[Card], list[Card], list[Card], Rng]:
        """The cards of hidden hands, the other money, and that which lies in certain piles.

        How many of the special ones are in hands is told by how much of the other money is in the deck; where they are
        neither in hands nor in piles, they have left the game unseen.
        """
        kinds = [kind for pile in self._specials for kind in pile]
        common = len(money) - (self.deck_size - len(kinds))
        in_piles: list[Card] = []
        elsewhere: list[Card] = []
        special, chance = _shuffled(special, chance)
        for card in special:
            if card.kind in kinds:
                kinds.remove(card.kind)
                in_piles.append(card)
            else:
                elsewhere.append(card)
        held = max(0, hidden - common)
        hands, chance = _shuffled([*money[:common], *elsewhere[:held]], chance)
        return hands, money[common:], in_piles + elsewhere[held:], chance

    def _imagined_deck(
        self, money: list[Card], special_money: list[Card], chance: Rng
    ) -> tuple[list[Card], dict[str, list[Card]], Rng]:
        """Money, and the special cards of each pile somewhere in what is left of it.

        Also, by module, the special cards that must lie elsewhere.
        """
        unseen: dict[str, list[Card]] = {}
        for card in self.rules.unseen_cards.unseen_cards(self):
            if card not in self.waiting:
                unseen.setdefault(card.kind, []).append(card)
        pools: dict[str, list[Card]] = {"scoring": self._unseen_scoring_cards()}
        for card in special_money:
            pools[card.kind] = [*pools.get(card.kind, []), card]
        for kind, cards in unseen.items():
            pools[kind], chance = _shuffled(cards, chance)
        rng = chance.copy()
        special: dict[int, Card] = {}
        start = self._turned
        for end, kinds in zip(self._pile_ends, self._specials, strict=True):
            if end > start:
                for kind in kinds:
                    place = start + rng.below(end - start)
                    while place in special:
                        place = start + rng.below(end - start)
                    special[place] = pools[kind].pop(0)
                start = end
        deck: list[Card] = []
        left = money.copy()
        for place in range(self._turned, self._turned + len(money) + len(special)):
            deck.append(special[place] if place in special else left.pop())
        return deck, pools, rng

    def _unseen_scoring_cards(self) -> list[Card]:
        """In the order of their piles."""
        return [card for card in SCORING_CARDS if card.scoring not in self.due and self.scorings_done < card.scoring]


def _shuffled(items: list[T], chance: Rng) -> tuple[list[T], Rng]:
    found, successor = chance.shuffled(items)
    assert isinstance(successor, Rng)
    return found, successor


def _purses(cards: list[Card], currencies: int) -> list[Purse]:
    purses = [Purse(currency, 0, 0) for currency in range(currencies)]
    for card in cards:
        if isinstance(card, Money):
            purses[card.currency] = purses[card.currency].with_card(card)
    return purses


def named_parts(parts: list[Part | None]) -> dict[str, Part]:
    """The parts by the key of their module."""
    return {part.key: part for part in parts if part is not None}


def added_walls(walls: list[int], tiles: list[Tile]) -> dict[str, str]:
    """The sides with walls that are not printed, by tile. What is added to a fountain is told with its Alhambra."""
    added = [(tile.name, walls[index] & ~tile.walls) for index, tile in enumerate(tiles[: len(walls)])]
    return {name: sides(bits) for name, bits in added if bits}


def alhambra_json(estate: Estate, tiles: list[Tile]) -> list[dict[str, object]]:
    """The tiles of an Alhambra, row by row."""
    found: list[dict[str, object]] = []
    for cell, number in estate.alhambra.contents():
        tile = tiles[number & INDEX]
        facts = tile.facts(estate.alhambra.walls_at(cell))
        found.append({"tile": facts.pop("tile"), "cell": list(position(cell)), **facts})
    return found
