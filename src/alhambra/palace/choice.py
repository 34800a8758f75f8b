"""From what people choose to a ruleset: seats, edition, modules, options, corrections of components."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .components import Components
from .laws import SQUARE
from .module import Module
from .options import BASE_OPTIONS, DEFAULT_EDITION, InvalidSetup, effective, hint, shown
from .printed import InvalidComponents, Table
from .ruleset import Ruleset
from .turn import lay_courses

_RULESETS: dict[str, Ruleset] = {}
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
            if type(known[name]).tiles is not Module.tiles:
                known[name].tiles(components)
    return components


def ruleset(
    known: Mapping[str, Module],
    seats: int = 3,
    edition: str = DEFAULT_EDITION,
    modules: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    corrections: Table | None = None,
    source: str = "components",
) -> Ruleset:
    """The rules of a game; InvalidSetup or InvalidComponents says what cannot be."""
    keys = [modules] if isinstance(modules, str) else list(modules)
    chosen_options = {} if options is None else dict(options)
    told = sorted([f"{name}={value!r}" for name, value in chosen_options.items()])
    request = f"{seats!r} {edition!r} {keys!r} {told}"
    if corrections is None and request in _RULESETS:
        return _RULESETS[request]
    found = _compiled(known, seats, edition, keys, chosen_options, components_with(corrections, source, known))
    if corrections is None:
        _RULESETS[request] = found
    return found


def _compiled(
    known: Mapping[str, Module],
    seats: object,
    edition: str,
    keys: list[str],
    options: dict[str, object],
    components: Components,
) -> Ruleset:
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= 6:
        raise InvalidSetup(f"{shown(seats)} seats: 2 to 6 can play")
    for key in keys:
        if key not in known:
            names = ", ".join([name for name, module in known.items() if not module.automatic])
            raise InvalidSetup(f"unknown module {shown(key)}{hint(key, known)}; known: {names}")
        if known[key].automatic:
            raise InvalidSetup(f"module {key} cannot be chosen: it joins by itself when it is needed")
        if keys.count(key) > 1:
            raise InvalidSetup(f"module {key} is named twice")
    chosen = [module for key, module in known.items() if key in keys or (module.automatic and module.joins(seats))]
    declared = [*BASE_OPTIONS, *[option for module in chosen for option in module.options]]
    every = [*BASE_OPTIONS, *[option for module in known.values() for option in module.options]]
    effective_options = effective(edition, options, declared, every)
    ages = effective_options.ages()
    if ages and len(ages) != seats:
        raise InvalidSetup(f"option ages: {len(ages)} ages for {seats} seats (BASE-RUL-01)")
    rules = Ruleset(seats, effective_options, components, [module.configured(effective_options) for module in chosen])
    lay_courses(rules)
    return rules
