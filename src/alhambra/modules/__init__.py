"""The modules, in order of publication: which is also the order in which they are asked."""

from ..palace.module import Module
from .bazaars.module import BazaarModule
from .bonus_cards.module import BonusCards
from .camps.module import Camps
from .characters.module import CharacterModule
from .city_gates.module import CityGates
from .city_walls.module import CityWalls
from .currency_exchange.module import CurrencyExchange
from .diamonds.module import Diamonds
from .dirk.module import DirkModule
from .invaders.module import Invaders
from .master_builders.module import MasterBuilders
from .small_change.module import SmallChange
from .street_trader.module import StreetTrader
from .thieves.module import ThiefModule
from .treasure_chamber.module import TreasureChamber
from .vizier.module import Vizier
from .worker_huts.module import WorkerHuts

MODULES: dict[str, Module] = {
    module.key: module
    for module in (
        DirkModule(),
        Vizier(),
        CurrencyExchange(),
        BonusCards(),
        WorkerHuts(),
        CityGates(),
        Diamonds(),
        CharacterModule(),
        Camps(),
        CityWalls(),
        ThiefModule(),
        SmallChange(),
        StreetTrader(),
        TreasureChamber(),
        MasterBuilders(),
        Invaders(),
        BazaarModule(),
    )
}
