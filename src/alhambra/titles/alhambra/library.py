"""What there is to choose for the board game: editions, modules, options; and how a real table is set up."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

import msgspec
from msgspec import Struct

from ... import rulebook
from ...core.options import Option
from ...core.setup import InvalidComponents, InvalidSetup, shown
from ...core.violations import short
from ...locales import guide_line, say
from ...modules import MODULES
from ...palace.choice import ruleset
from ...palace.components import BUILDINGS, Tile
from ...palace.guide import guide
from ...palace.module import Module
from ...palace.options import BASE_OPTIONS, DEFAULT_EDITION, EDITIONS, Ages
from ...palace.ruleset import Ruleset
from ..library import (
    AnyLibrary,
    Conflict,
    EditionInfo,
    ModuleInfo,
    Named,
    OptionInfo,
    SetupStage,
    SetupStep,
    Unplayable,
    explained,
    option_of,
    plain,
    quoted,
    unplayable,
)
from ..title import Wishes
from .title import ALHAMBRA

FEWEST, MOST = ALHAMBRA.seats[0], ALHAMBRA.seats[-1]


class Library(AnyLibrary, frozen=True, kw_only=True):
    """Everything that can be chosen for a new game."""

    buildings: list[Named]
    currencies: list[Named]


class TileInfo(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tile as it is printed; sides are letters out of NESW."""

    tile: str
    module: str
    building: str | None
    cost: int
    walls: str
    bastions: str = ""  # of a camp


# ------------------------------------------------------------------------------------------------ editions and modules


def edition_info(key: str, language: str) -> EditionInfo:
    told = msgspec.structs.asdict(explained("edition", key, language))
    options = {name: plain(value) for name, value in EDITIONS[key].items()}
    return EditionInfo(**told, options=options, default=key == DEFAULT_EDITION)


def option_info(option: Option, language: str) -> OptionInfo:
    """Ages are typed in, and have no list of values."""
    found = option_of(option, language)
    return msgspec.structs.replace(found, kind="ages", values=[]) if isinstance(option, Ages) else found


def module_info(module: Module, known: Mapping[str, Module], language: str) -> ModuleInfo:
    told = msgspec.structs.asdict(explained("module", module.key, language))
    rules, first = _rules_of(module)
    return ModuleInfo(
        **told,
        box=module.box,
        automatic=module.automatic,
        seats=seats_for(module, known),
        options=[option_info(option, language) for option in module.options],
        conflicts=conflicts_of(module, known),
        rules=rules,
        rule=first,
    )


def _rules_of(module: Module) -> tuple[str, str]:
    """Where the rules of a module are listed, and the first of them; a part of the base game has a family there."""
    if module.key in rulebook.modules():
        return module.key, rulebook.rules(module.key)[0].id
    family = module.moves[0].timing.rpartition("-")[0]
    return "base", next(rule.id for rule in rulebook.rules("base") if rule.id.startswith(f"{family}-"))


def seats_for(module: Module, known: Mapping[str, Module]) -> list[int]:
    """With how many players the module is played."""
    every = range(FEWEST, MOST + 1)
    if module.automatic:
        return [seats for seats in every if module.joins(seats)]
    return [seats for seats in every if objection(known, seats, [module.key]) is None]


def conflicts_of(module: Module, known: Mapping[str, Module]) -> list[Conflict]:
    """What does not go with the module, found by trying."""
    seats = seats_for(module, known)
    if module.automatic or not seats:
        return []
    found: list[Conflict] = []
    for other in known.values():
        if other is not module and not other.automatic:
            problem = objection(known, seats[-1], [module.key, other.key])
            if problem is not None:
                found.append(Conflict(module=other.key, reason=problem))
    for option in chain(BASE_OPTIONS, module.options):
        for value in option.values:
            problem = objection(known, seats[-1], [module.key], {option.name: value})
            if problem is not None:
                found.append(Conflict(option=option.name, value=plain(value), reason=problem))
    return found


def objection(
    known: Mapping[str, Module], seats: int, modules: list[str], options: Mapping[str, object] | None = None
) -> str | None:
    """Why the engine cannot play this; None if it can."""
    try:
        ruleset(known, seats, DEFAULT_EDITION, modules, options)
    except (InvalidSetup, InvalidComponents) as error:
        return quoted(error)
    return None


# --------------------------------------------------------------------------------------------------------------- mixes


def rules_of(wishes: Wishes) -> Ruleset:
    """The rules of a game; Unplayable if nobody can play it."""
    try:
        return ALHAMBRA.rules(wishes)
    except (InvalidSetup, InvalidComponents) as error:
        reason = _seats_or_modules(wishes) or _edition_or_options(wishes)
        raise reason or unplayable(error) from None


def _seats_or_modules(wishes: Wishes) -> Unplayable | None:
    """The engine's complaint about seats or modules, as a reason and facts that can be told in every language."""
    if wishes.seats not in ALHAMBRA.seats:
        return Unplayable("setup-seats", seats=wishes.seats, least=FEWEST, most=MOST)
    modules = list(wishes.modules)
    for at, key in enumerate(modules):
        if key not in MODULES:
            choosable = [name for name, module in MODULES.items() if not module.automatic]
            return Unplayable("setup-module", module=short(key), known=", ".join(choosable))
        if MODULES[key].automatic:
            return Unplayable("setup-automatic", module=key)
        if key in modules[:at]:
            return Unplayable("setup-module-twice", module=key)
    return None


def _edition_or_options(wishes: Wishes) -> Unplayable | None:
    if wishes.edition is not None and wishes.edition not in EDITIONS:
        return Unplayable("setup-edition", edition=short(wishes.edition), known=", ".join(EDITIONS))
    every = {option.name: option for option in chain(BASE_OPTIONS, *[one.options for one in MODULES.values()])}
    for name, value in (wishes.options or {}).items():
        if name not in every:
            return Unplayable("setup-option", option=short(name), known=", ".join(every))
        try:
            chosen = every[name].read(value)
        except InvalidSetup:
            return _wrong_value(every[name], value)
        if isinstance(chosen, tuple) and chosen and len(chosen) != wishes.seats:
            return Unplayable("setup-ages", value=short(shown(value)))
    return None


def _wrong_value(option: Option, value: object) -> Unplayable:
    if isinstance(option, Ages):
        return Unplayable("setup-ages", value=short(shown(value)))
    known = ", ".join(shown(one) for one in option.values)
    return Unplayable("setup-value", option=option.name, value=short(shown(value)), known=known)


# ------------------------------------------------------------------------------------------------------------ the table


def tiles_of(wishes: Wishes) -> list[TileInfo]:
    """The tiles of the base game and of these modules, as they are printed."""
    rules = rules_of(wishes)
    owners: dict[str, str] = {}
    for module in rules.modules:
        owners |= {tile.name: module.key for tile in rules.components.module_tiles(module.key) or []}
    return [_tile(tile, owners.get(tile.name, "base")) for tile in rules.supply]


def _tile(tile: Tile, module: str) -> TileInfo:
    building = BUILDINGS[tile.building] if tile.building >= 0 else None
    return msgspec.convert(
        {**tile.facts(tile.walls), "building": building, "cost": tile.cost, "module": module}, TileInfo
    )


def stages_of(rules: Ruleset, language: str) -> list[SetupStage]:
    """The guide to a real table, in one of our languages."""
    stages: list[SetupStage] = []
    for number, step in enumerate(guide(rules), 1):
        key = step.stage()
        if not stages or stages[-1].key != key:
            stages.append(SetupStage(key=key, name=say(language, f"guide-stage-{key}"), steps=[]))
        text = guide_line(language, step)
        stages[-1].steps.append(SetupStep(number=number, key=step.key, module=step.module, text=text, rules=step.rules))
    return stages
