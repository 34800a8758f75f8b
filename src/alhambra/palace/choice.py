"""From what people choose to a ruleset: seats, edition, modules, options, corrections of components."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ..core.printed import Table
from ..core.setup import InvalidComponents, InvalidSetup, counted, hint, shown
from ..core.violations import short
from .components import Components, Money
from .laws import SQUARE
from .module import Module
from .options import BASE_OPTIONS, DEFAULT_EDITION, effective
from .ruleset import Ruleset
from .turn import lay_courses

MOST_SEATS: Final = 6
MANY: Final = 500
_RULESETS: dict[str, Ruleset] = {}  # remembered by what was asked for
_COMPONENTS: list[Components] = []


def components_with(corrections: Table | None, source: str, known: Mapping[str, Module]) -> Components:
    """The printed components, or those with corrections laid over them, checked down to the last row."""
    if corrections is None:
        if not _COMPONENTS:
            _COMPONENTS.append(Components({}, "components", SQUARE))
        return _COMPONENTS[0]
    for name in corrections:
        if name != "base" and (name not in known or known[name].automatic):
            names = ", ".join(["base", *[key for key, module in known.items() if not module.automatic]])
            raise InvalidComponents(f"{source}: {name}: no such module{hint(name, known)}; known: {names}")
    components = Components(corrections, source, SQUARE)
    components.base_tiles()
    for name in corrections:
        if name in known:
            components.sheet(name)
            known[name].tiles(components)
            known[name].own_tiles(components)
            known[name].special_cards(components, MOST_SEATS)
    return components


def ruleset(
    known: Mapping[str, Module],
    seats: object = 3,
    edition: object = DEFAULT_EDITION,
    modules: object = (),
    options: object = None,
    corrections: Table | None = None,
    source: str = "components",
) -> Ruleset:
    """The rules of a game; InvalidSetup or InvalidComponents says what cannot be. Anything may have been asked for."""
    request = f"{seats!r} {edition!r} {modules!r} {options!r}"
    known_rules = _RULESETS.get(request) if corrections is None else None
    if known_rules is not None:
        return known_rules
    components = components_with(corrections, source, known)
    found = _compiled(known, _seats(seats), edition, _keys(modules, known), _chosen(options), components)
    if corrections is None and isinstance(modules, (tuple, list, str)):
        if len(_RULESETS) > MANY:
            _RULESETS.clear()
        _RULESETS[request] = found
    return found


def _seats(seats: object) -> int:
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= MOST_SEATS:
        raise InvalidSetup(f"{counted(short(repr(seats)), 'seat')}: 2 to 6 can play")
    return seats


def _keys(modules: object, known: Mapping[str, Module]) -> list[str]:
    if isinstance(modules, str):
        modules = [modules]
    if not isinstance(modules, Iterable):
        raise InvalidSetup(f"modules {short(repr(modules))}: must be a list of names")
    keys: list[str] = []
    for key in modules:
        if not isinstance(key, str) or key not in known:
            names = ", ".join([name for name, module in known.items() if not module.automatic])
            raise InvalidSetup(f"unknown module {short(shown(key))}{hint(key, known)}; known: {names}")
        if known[key].automatic:
            raise InvalidSetup(f"module {key} cannot be chosen: it joins by itself when it is needed")
        if key in keys:
            raise InvalidSetup(f"module {key} is named twice")
        keys.append(key)
    return keys


def _chosen(options: object) -> dict[str, object]:
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise InvalidSetup(f"options {short(repr(options))}: must be a mapping of names to values")
    return {str(name): value for name, value in options.items()}


def _compiled(
    known: Mapping[str, Module],
    seats: int,
    edition: object,
    keys: list[str],
    options: dict[str, object],
    components: Components,
) -> Ruleset:
    chosen = [module for key, module in known.items() if key in keys or (module.automatic and module.joins(seats))]
    declared = [*BASE_OPTIONS, *[option for module in chosen for option in module.options]]
    every = [*BASE_OPTIONS, *[option for module in known.values() for option in module.options]]
    effective_options = effective(edition, options, declared, every)
    ages = effective_options.ages()
    if ages and len(ages) != seats:
        raise InvalidSetup(f"option ages: {len(ages)} ages for {seats} seats (BASE-RUL-01)")
    rules = Ruleset(seats, effective_options, components, chosen)
    _check_money(rules)
    lay_courses(rules)
    return rules


def _check_money(rules: Ruleset) -> None:
    """Is there enough to deal to everybody and to fill the display, whatever comes?"""
    components = rules.components
    dearest = max(components.values)
    total = sum([card.value for card in rules.common_money if isinstance(card, Money)])
    needed = rules.seats * (components.starting_money + dearest - 1) + components.display * dearest
    if total < needed:
        raise InvalidComponents(
            f"{components.source}: base.money: all cards are worth {total}, but {rules.seats} players may need {needed}"
        )
