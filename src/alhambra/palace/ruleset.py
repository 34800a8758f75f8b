"""The base game and the chosen modules, compiled: immutable, shared by all games played by the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.agenda import Move, Step
from ..core.notation import Words
from ..core.violations import UnknownMove
from .combined import combined
from .components import CURRENCIES, MONEY, Card, Components, Tile
from .module import Effects, Module
from .options import Options
from .state import State

if TYPE_CHECKING:
    from .buying import Offer
    from .paying import Means

RULES_VERSION: Final = "1"


class Ruleset:
    """For each extension point one that answers it for all modules; for each seat the course of its turn."""

    def __init__(self, seats: int, options: Options, components: Components, modules: list[Module]) -> None:
        self.seats = seats
        self.options = options
        self.components = components
        self.modules = modules
        self.tiles = components.tiles  # by number

        self.take_limit = components.take_limit
        self.extra_declinable = options.text("extra_action") == "may"
        self.loose_holes = options.text("hole_rule") == "cell"
        self.ends_when_supply_empty = options.text("end_trigger") == "supply_empty"
        self.final_partial_refill = options.flag("final_partial_refill")
        self.wall_first = options.text("scoring_order") == "wall_first"
        self.least_halves = 1 if options.flag("min_one_building") else 0

        self.currencies: list[str] = list(CURRENCIES)  # by number
        self.currency_names = components.aliases.copy()
        self.universal: list[int] = []  # currencies that buy everything
        self.mixing_rules: dict[int, str] = {}
        self.offer_kinds: dict[str, type[Offer]] = {}  # of modules, by their word
        self.money_words: list[str] = []  # of the kinds of money besides the plain cards
        self.means: dict[str, type[Means]] = {}
        self.verbs: dict[str, type[Move]] = {}  # those of the base game are added by turn.py
        self.supply: list[Tile] = components.base_tiles().copy()  # all tiles of the game, before the shuffle
        self.own_tiles: list[Tile] = []  # of modules, never in the supply
        self.copies = components.copies_two_players if seats == 2 else components.copies  # BASE-COMP-05, BASE-2P-02
        self.money: list[Card] = self._plain_money()  # all of the game; never changed
        self.special_cards: list[Card] = []
        for module in modules:
            self._take_in(module)
        self.common_money = [card for card in self.money if not card.kind]  # shuffled first (BASE-SETUP-05)
        self.tile_names = {tile.name: tile for tile in [*self.supply, *self.own_tiles]}

        self._effects = [module.configured(options) for module in modules]
        self.parts = self._answering("parts")
        self.before_market = self._answering("before_market")
        self.before_deal = self._answering("before_deal")
        self.pile_cards = self._answering("pile_cards")
        self.setup = self._answering("setup")
        self.start_of_turn = self._answering("start_of_turn")
        self.limit_takes = self._answering("take_limit")
        self.after_take = self._answering("after_take")
        self.turn_moves = self._answering("turn_moves")
        self.opening_moves = self._answering("opening_moves")
        self.asides = self._answering("asides")
        self.offers = self._answering("offers")
        self.ways = self._answering("ways")
        self.after_purchase = self._answering("after_purchase")
        self.overpaid = self._answering("overpaid")
        self.destinations = self._answering("destinations")
        self.layings = self._answering("layings")
        self.redesigns = self._answering("redesigns")
        self.after_place = self._answering("after_place")
        self.after_remove = self._answering("after_remove")
        self.late_redesigns = self._answering("late_redesigns")
        self.closes_redesigns = self._answering("closes_redesigns")
        self.end_of_turn = self._answering("end_of_turn")
        self.interrupts = self._answering("interrupts")
        self.interrupters = self._answering("interrupters")
        self.forbid_placement = self._answering("forbid_placement")
        self.forbid_removal = self._answering("forbid_removal")
        self.declarations = self._answering("declarations")
        self.before_scoring = self._answering("before_scoring")
        self.halves = self._answering("halves")
        self.contenders = self._answering("contenders")
        self.wall_lines = self._answering("wall_lines")
        self.score_lines = self._answering("score_lines")
        self.after_scoring = self._answering("after_scoring")
        self.rivals = self._answering("rivals")
        self.unseen_cards = self._answering("unseen_cards")
        prohibitive = [*self._users("forbid_placement"), *self._users("forbid_removal")]
        self.forbids = bool([one for one in prohibitive if not type(one).forbids_listed])

        self.courses: list[list[Step[State]]] = []  # filled by turn.py, last step first
        self.short_courses: list[list[Step[State]]] = []  # likewise: what follows a purchase between two turns
        self.extras: list[Step[State]] = []  # filled by turn.py, by seat
        self.interludes: list[Step[State]] = []  # filled by turn.py, by the seat that plays next

    def _plain_money(self) -> list[Card]:
        """As often as each card is played with."""
        found: list[Card] = []
        for cards in MONEY[: len(CURRENCIES)]:
            for value in self.components.values:
                found += [cards[value - 1]] * self.copies
        return found

    def _take_in(self, module: Module) -> None:
        """What a module brings along before the game."""
        components = self.components
        self.supply += module.tiles(components)
        self.own_tiles += module.own_tiles(components)
        self.money += module.money_cards(components)
        self.special_cards += module.special_cards(components, self.seats)
        for move in type(module).moves:
            self.verbs[move.verb] = move
        self.money_words += [money.word for money in type(module).money]
        for offer in type(module).sells:
            self.offer_kinds[offer.word] = offer
        for means in type(module).means:
            self.means[means.word] = means
        currency = type(module).currency
        if currency is not None:
            self.currencies.append(currency.name)
            self.currency_names[currency.name] = currency.number
            self.universal.append(currency.number)
            self.mixing_rules[currency.number] = currency.mixing_rule

    def _users(self, point: str) -> list[Effects]:
        return [one for one in self._effects if getattr(type(one), point) is not getattr(Effects, point)]

    def _answering(self, point: str) -> Effects:
        return combined(self._users(point))

    def module_keys(self) -> list[str]:
        """The chosen modules, without those that join by themselves."""
        return [module.key for module in self.modules if not module.automatic]

    def parse(self, s: State, text: str) -> Move:
        """The move that the text notes."""
        words = Words(text)
        move = self.verbs[words.verb(self.verbs)].read(s, words)
        words.end()
        return move

    def read_tile(self, words: Words) -> Tile:
        name = words.word("tile").upper()
        tile = self.tile_names.get(name)
        if tile is None:
            raise UnknownMove("unknown-move-tile", {"text": words.text, "word": name})
        return tile
