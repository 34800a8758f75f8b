"""The modules, in order of publication: which is also the order in which they are asked."""

from ..palace.module import Module
from .bonus_cards import BonusCards
from .camps import Camps
from .characters import CharacterModule
from .city_gates import CityGates
from .currency_exchange import CurrencyExchange
from .diamonds import Diamonds
from .dirk import DirkModule
from .vizier import Vizier
from .worker_huts import WorkerHuts

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
    )
}
