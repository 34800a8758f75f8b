"""The base game and the chosen modules, compiled: immutable, shared by all games played by the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.agenda import Move, Step
from ..core.notation import Words
from ..core.violations import UnknownMove
from .components import CURRENCIES, Card, Components, Tile
from .module import Module, Users
from .options import Options
from .state import State

if TYPE_CHECKING:
    from .paying import Means

RULES_VERSION: Final = "1"


class Ruleset:
    """For each extension point the modules that answer it; for each seat the course of its turn."""

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
        self.money_words: list[str] = []  # of the kinds of money besides the plain cards
        self.means: dict[str, type[Means]] = {}
        for module in modules:
            self.money_words += [money.word for money in type(module).money]
            for kind in type(module).means:
                self.means[kind.word] = kind
            currency = type(module).currency
            if currency is not None:
                self.currencies.append(currency.name)
                self.currency_names[currency.name] = currency.number
                self.universal.append(currency.number)
                self.mixing_rules[currency.number] = currency.mixing_rule

        self.limit_takes = self._chain("take_limit")
        self.after_take = self._users("after_take")
        self.asides = self._chain("asides")
        self.ways = self._chain("ways")
        self.layings = self._users("layings")
        self.redesigns = self._chain("redesigns")
        self.money_cards = self._users("money_cards")
        self.unseen_cards = self._users("unseen_cards")
        self.special_cards: list[Card] = []
        for module in self._users("special_cards"):
            self.special_cards += module.special_cards(components, seats)
        self.start_of_turn = self._chain("start_of_turn")
        self.turn_moves = self._chain("turn_moves")
        self.opening_moves = self._chain("opening_moves")
        self.after_purchase = self._users("after_purchase")
        self.overpaid = self._users("overpaid")
        self.destinations = self._users("destinations")
        self.after_place = self._chain("after_place")
        self.after_remove = self._chain("after_remove")
        self.end_of_turn = self._users("end_of_turn")
        self.interrupts = self._chain("interrupts")
        self.interrupters = self._chain("interrupters")
        self.forbid_placement = self._users("forbid_placement")
        self.forbid_removal = self._users("forbid_removal")
        prohibitive = [*self.forbid_placement, *self.forbid_removal]
        self.forbids = bool([module for module in prohibitive if not type(module).forbids_listed])
        self.declarations = self._users("declarations")
        self.before_scoring = self._users("before_scoring")
        self.halves = self._users("halves")
        self.contenders = self._users("contenders")
        self.score_lines = self._users("score_lines")
        self.after_scoring = self._users("after_scoring")
        self.before_leftovers = self._users("before_leftovers")
        self.rivals = self._users("rivals")
        self.worth = self._users("worth")
        self.pile_cards = self._users("pile_cards")
        self.before_market = self._users("before_market")
        self.setup = self._users("setup")
        self.guide = self._users("guide")

        self.supply: list[Tile] = components.base_tiles().copy()  # all tiles of the game, before the shuffle
        for module in self._users("tiles"):
            self.supply += module.tiles(components)
        self.tile_names = {tile.name: tile for tile in self.supply}
        for module in self._users("own_tiles"):
            for tile in module.own_tiles(components):
                self.tile_names[tile.name] = tile

        self.verbs: dict[str, type[Move]] = {}  # filled by turn.py
        self.courses: list[list[Step[State]]] = []  # filled by turn.py, last step first
        self.extras: list[Step[State]] = []  # filled by turn.py, by seat
        self.interludes: list[Step[State]] = []  # filled by turn.py, by the seat that plays next

    def _users(self, point: str) -> list[Module]:
        return [module for module in self.modules if getattr(type(module), point) is not getattr(Module, point)]

    def _chain(self, point: str) -> Users | None:
        found: Users | None = None
        for module in reversed(self._users(point)):
            found = Users(module, found)
        return found

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
