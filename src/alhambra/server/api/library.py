"""What there is to choose from, and the rules by id: everything that a page for new games needs to know."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Annotated, Literal, NamedTuple, TypeVar, cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

import alhambra
from alhambra import DEFAULT_EDITION, EDITIONS, MODULES, InvalidComponents, InvalidSetup, Module

from ... import rulebook
from ...core.setup import shown
from ...core.violations import short
from ...locales import LANGUAGES, guide_line, say
from ...palace.choice import ruleset
from ...palace.components import BUILDINGS, CURRENCIES, Tile
from ...palace.guide import guide
from ...palace.options import BASE_OPTIONS, Ages, Option
from ...palace.ruleset import RULES_VERSION, Ruleset
from ...titles.alhambra.bots import BOTS
from ..refusals import Refused
from ..store.entries import OptionValue
from ..wire.protocol import REACTIONS
from . import WITH_BODY, AnyRequest, Asker, Language, answers
from .shapes import CorrespondenceWish, LiveWish, Options, UntimedWish, Word

FEWEST, MOST = 2, 6  # players
NOT_OFFERED = frozenset({"idle"})  # bots that only the server uses
PACES = (UntimedWish, LiveWish, CorrespondenceWish)
TIME_OUTS = ("bot", "pass", "resign")
LONGEST_RULE = 40  # characters of an id
LONGEST_PROBLEM = 300  # characters of what the engine says
HOURLY = "public, max-age=3600"
T = TypeVar("T")


# ------------------------------------------------------------------------------------------------------------- answers


class Named(Struct, frozen=True, kw_only=True):
    """Something to choose, with its name in the language asked for."""

    key: str
    name: str


class Explained(Named, frozen=True, kw_only=True):
    """The same with one sentence that says what it does."""

    summary: str


class SeatRange(Struct, frozen=True):
    """How many can play."""

    least: int
    most: int


class OptionChoice(Struct, frozen=True):
    """A value that an option may have."""

    value: OptionValue
    name: str


class OptionInfo(Explained, frozen=True, kw_only=True):
    """An option. One of kind "ages" takes a number for each seat, or none at all; the others one of their values."""

    kind: Literal["choice", "ages"]
    values: list[OptionChoice]
    default: OptionValue  # unless the edition sets another
    rule: str


class EditionInfo(Explained, frozen=True, kw_only=True):
    """An edition, and the options that it sets."""

    options: dict[str, OptionValue]
    default: bool


class Conflict(Struct, frozen=True, kw_only=True):
    """What a module cannot be played with: another module, or an option with this value."""

    module: str | None = None
    option: str | None = None
    value: OptionValue | None = None
    reason: str


class ModuleInfo(Explained, frozen=True, kw_only=True):
    """A module. An automatic one cannot be chosen: it joins by itself when so many play."""

    box: int  # the expansion that it came in; 0: the base game
    automatic: bool
    seats: list[int]  # the numbers of players with whom it is played
    options: list[OptionInfo]
    conflicts: list[Conflict]
    rules: str  # the module whose rules `/api/rules` lists
    rule: str  # the first of them


class BoundInfo(Struct, frozen=True, kw_only=True):
    """A number to choose for a pace, in seconds or days."""

    key: str
    least: float
    most: float
    unit: Literal["seconds", "days"]


class PaceInfo(Explained, frozen=True, kw_only=True):
    """A pace, and the numbers that it needs."""

    bounds: list[BoundInfo]


class Library(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen for a new game."""

    version: str
    rules_version: str
    language: str
    languages: list[str]
    seats: SeatRange
    editions: list[EditionInfo]
    modules: list[ModuleInfo]
    options: list[OptionInfo]  # of the base game
    bots: list[Explained]
    paces: list[PaceInfo]
    time_outs: list[Explained]
    reactions: list[Named]
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


class Mix(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that somebody would like to play."""

    seats: Annotated[int, Meta(ge=0, le=100)] = 3
    edition: Word = DEFAULT_EDITION
    modules: Annotated[list[Word], Meta(max_length=40)] = []
    options: Options = {}


class Verdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether a game can be played: with these options and modules, or why not."""

    ok: bool
    reason: str = ""
    text: str = ""
    edition: str = ""
    modules: list[str] = []  # with those that join by themselves
    options: dict[str, OptionValue] = {}


class SetupStep(Struct, frozen=True, kw_only=True):
    """One thing to lay out on a real table, and the rules that say so."""

    number: int  # in the whole guide, from 1
    key: str  # names the kind of step; several may have the same
    module: str
    text: str
    rules: list[str]


class SetupStage(Named, frozen=True, kw_only=True):
    """Steps that belong together."""

    steps: list[SetupStep]


class SetupGuide(Struct, frozen=True, kw_only=True):
    """How to set up a real table for a mix, in the order of doing."""

    seats: int
    edition: str
    modules: list[str]  # with those that join by themselves
    language: str
    title: str
    stages: list[SetupStage]


class RuleLine(Struct, frozen=True, kw_only=True):
    """A rule in a list."""

    id: str
    title: str
    module: str
    kind: str


class RuleInfo(RuleLine, frozen=True, kw_only=True):
    """A rule with its text, in English and Markdown; `related` are the rules that it mentions or that mention it."""

    text: str
    section: str
    related: list[str]


# ------------------------------------------------------------------------------------------------------------- caching


class Page(NamedTuple):
    """An answer that is always the same, and the tag by which a client knows it again."""

    body: bytes
    tag: str


def page_of(content: object) -> Page:
    body = msgspec.json.encode(content)
    return Page(body, hashlib.sha256(body).hexdigest()[:20])


def is_known(request: AnyRequest, tag: str) -> bool:
    """Does the client have the answer with this tag already?"""
    named = request.headers.get("if-none-match", "")
    return any(one.strip().removeprefix("W/") == f'"{tag}"' for one in named.split(","))


def sent(request: AnyRequest, page: Page, keep: str, kind: type[T]) -> Response[T]:
    """The page for those who do not have it yet. `kind` is what it is the JSON of."""
    headers = {"ETag": f'"{page.tag}"', "Cache-Control": keep}
    if is_known(request, page.tag):
        return Response(content=cast("T", None), status_code=304, headers=headers)
    return Response(content=cast("T", page.body), media_type=MediaType.JSON, headers=headers)


UNCHANGED = {304: ResponseSpec(data_container=None, description="You have it: its tag is in `If-None-Match`.")}


# ------------------------------------------------------------------------------------------------------------- library


@cache
def library_page(language: str) -> Page:
    return page_of(library_in(language))


def library_in(language: str) -> Library:
    """The library in one of our languages."""
    return Library(
        version=alhambra.__version__,
        rules_version=RULES_VERSION,
        language=language,
        languages=list(LANGUAGES),
        seats=SeatRange(FEWEST, MOST),
        editions=[_edition(key, language) for key in EDITIONS],
        modules=[_module(module, MODULES, language) for module in MODULES.values()],
        options=[_option(option, language) for option in BASE_OPTIONS],
        bots=[_explained("library-bot", level, language) for level in BOTS if level not in NOT_OFFERED],
        paces=[_pace(wish, language) for wish in PACES],
        time_outs=[_explained("library-time-out", key, language) for key in TIME_OUTS],
        reactions=[_named("library-reaction", key, language) for key in REACTIONS],
        buildings=[_named("building", key, language) for key in BUILDINGS],
        currencies=[_named("currency", key, language) for key in CURRENCIES],
    )


def _named(family: str, key: str, language: str) -> Named:
    return Named(key=key, name=say(language, f"{family}-{key}"))


def _explained(family: str, key: str, language: str) -> Explained:
    name = f"{family}-{key}"
    return Explained(key=key, name=say(language, name), summary=say(language, f"{name}-summary"))


def _edition(key: str, language: str) -> EditionInfo:
    told = msgspec.structs.asdict(_explained("edition", key, language))
    options = {name: plain(value) for name, value in EDITIONS[key].items()}
    return EditionInfo(**told, options=options, default=key == DEFAULT_EDITION)


def _option(option: Option, language: str) -> OptionInfo:
    told = msgspec.structs.asdict(_explained("option", option.name, language))
    values = [] if isinstance(option, Ages) else [_choice(value, language) for value in option.values]
    return OptionInfo(
        **told,
        kind="ages" if isinstance(option, Ages) else "choice",
        values=values,
        default=plain(option.values[0]),
        rule=option.rule,
    )


def _choice(value: object, language: str) -> OptionChoice:
    worded = isinstance(value, (str, bool))
    return OptionChoice(plain(value), say(language, f"library-value-{shown(value)}") if worded else shown(value))


def plain(value: object) -> OptionValue:
    """The value of an option as JSON knows it."""
    if isinstance(value, tuple):
        return list(value)
    assert isinstance(value, (str, int, bool))
    return value


def _pace(wish: type[Struct], language: str) -> PaceInfo:
    """A pace, with the bounds that hold for new tables."""
    shape = msgspec.inspect.type_info(wish)
    assert isinstance(shape, msgspec.inspect.StructType)
    bounds: list[BoundInfo] = []
    for field in shape.fields:
        kind = field.type
        assert isinstance(kind, (msgspec.inspect.IntType, msgspec.inspect.FloatType))
        assert kind.ge is not None
        assert kind.le is not None
        unit: Literal["seconds", "days"] = "days" if field.name == "days" else "seconds"
        bounds.append(BoundInfo(key=field.name, least=kind.ge, most=kind.le, unit=unit))
    told = msgspec.structs.asdict(_explained("library-pace", str(shape.tag), language))
    return PaceInfo(**told, bounds=bounds)


def _module(module: Module, known: Mapping[str, Module], language: str) -> ModuleInfo:
    told = msgspec.structs.asdict(_explained("module", module.key, language))
    rules, first = _rules_of(module)
    return ModuleInfo(
        **told,
        box=module.box,
        automatic=module.automatic,
        seats=seats_for(module, known),
        options=[_option(option, language) for option in module.options],
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


def quoted(error: Exception) -> str:
    """What the engine says, fit to stand at the end of a sentence."""
    return " ".join(str(error).split())[:LONGEST_PROBLEM].rstrip(". ")


@get(
    "/library",
    operation_id="getLibrary",
    summary="Everything that can be chosen for a new game",
    responses=answers() | UNCHANGED,
)
async def library(request: AnyRequest, visitor: Asker, language: Language = None) -> Response[Library]:
    """Editions, modules, options, bots and paces, with names and one-line rules."""
    answer = sent(request, library_page(visitor.language), HOURLY, Library)
    answer.headers["Vary"] = "Accept-Language"
    return answer


# --------------------------------------------------------------------------------------------------------------- mixes


def compiled(mix: Mix) -> Ruleset:
    """The rules of a game; Refused if nobody can play it."""
    try:
        return ruleset(MODULES, mix.seats, mix.edition, mix.modules, mix.options)
    except (InvalidSetup, InvalidComponents) as error:
        refusal = _seats_or_modules(mix) or _edition_or_options(mix)
        raise refusal or Refused("setup-other", 400, problem=quoted(error)) from None


def _seats_or_modules(mix: Mix) -> Refused | None:
    """The engine's complaint about seats or modules, as a reason and facts that can be told in every language."""
    if not FEWEST <= mix.seats <= MOST:
        return Refused("setup-seats", 400, seats=mix.seats, least=FEWEST, most=MOST)
    for at, key in enumerate(mix.modules):
        if key not in MODULES:
            choosable = [name for name, module in MODULES.items() if not module.automatic]
            return Refused("setup-module", 400, module=short(key), known=", ".join(choosable))
        if MODULES[key].automatic:
            return Refused("setup-automatic", 400, module=key)
        if key in mix.modules[:at]:
            return Refused("setup-module-twice", 400, module=key)
    return None


def _edition_or_options(mix: Mix) -> Refused | None:
    if mix.edition not in EDITIONS:
        return Refused("setup-edition", 400, edition=short(mix.edition), known=", ".join(EDITIONS))
    every = {option.name: option for option in chain(BASE_OPTIONS, *[one.options for one in MODULES.values()])}
    for name, value in mix.options.items():
        if name not in every:
            return Refused("setup-option", 400, option=short(name), known=", ".join(every))
        try:
            chosen = every[name].read(value)
        except InvalidSetup:
            return _wrong_value(every[name], value)
        if isinstance(chosen, tuple) and chosen and len(chosen) != mix.seats:
            return Refused("setup-ages", 400, value=short(shown(value)))
    return None


def _wrong_value(option: Option, value: object) -> Refused:
    if isinstance(option, Ages):
        return Refused("setup-ages", 400, value=short(shown(value)))
    known = ", ".join(shown(one) for one in option.values)
    return Refused("setup-value", 400, option=option.name, value=short(shown(value)), known=known)


def verdict_on(mix: Mix, language: str) -> Verdict:
    try:
        rules = compiled(mix)
    except Refused as refusal:
        return Verdict(ok=False, reason=refusal.reason, text=refusal.text(language))
    return Verdict(
        ok=True,
        edition=rules.options.edition,
        modules=[module.key for module in rules.modules],
        options={name: plain(value) for name, value in rules.options.values.items()},
    )


@post(
    "/library/check",
    operation_id="checkGame",
    summary="Can this be played?",
    status_code=200,
    responses=answers(*WITH_BODY),
)
async def check(data: JSONBody[Mix], visitor: Asker, language: Language = None) -> Verdict:
    """Whether a mix can be played: the modules and options that would be in force, or what stands against it."""
    return verdict_on(data, visitor.language)


Edition = Annotated[str, QueryParameter(description="An edition by its key.", max_length=60)]
Modules = Annotated[
    list[str] | None, QueryParameter(description="Modules by their keys; none: the base game.", max_items=40)
]


@lru_cache(64)
def tiles_page(edition: str, modules: tuple[str, ...]) -> Page:
    rules = compiled(Mix(edition=edition, modules=list(modules)))
    owners: dict[str, str] = {}
    for module in rules.modules:
        owners |= {tile.name: module.key for tile in rules.components.module_tiles(module.key) or []}
    return page_of([_tile(tile, owners.get(tile.name, "base")) for tile in rules.supply])


def _tile(tile: Tile, module: str) -> TileInfo:
    building = BUILDINGS[tile.building] if tile.building >= 0 else None
    return msgspec.convert(
        {**tile.facts(tile.walls), "building": building, "cost": tile.cost, "module": module}, TileInfo
    )


@get(
    "/library/tiles",
    operation_id="listTiles",
    summary="Every tile of a game",
    responses=answers() | UNCHANGED,
)
async def tiles(
    request: AnyRequest, edition: Edition = DEFAULT_EDITION, modules: Modules = None
) -> Response[list[TileInfo]]:
    """The tiles of the base game and of these modules, as they are printed."""
    keys = [key for one in modules or [] for key in one.split(",") if key]
    return sent(request, tiles_page(edition, tuple(keys)), HOURLY, list[TileInfo])


# -------------------------------------------------------------------------------------------------------------- set-up

Seats = Annotated[int, QueryParameter(description="How many play.", ge=0, le=100)]
SingleOptions = Annotated[
    list[str] | None,
    QueryParameter(description="Options as name=value, such as second_scoring_pile=5.", max_items=40),
]


@lru_cache(64)
def setup_page(
    language: str, seats: int, edition: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> Page:
    mix = Mix(seats=seats, edition=edition, modules=list(modules), options=dict(options))
    return page_of(setup_of(compiled(mix), language))


def setup_of(rules: Ruleset, language: str) -> SetupGuide:
    """The guide to a real table, in one of our languages."""
    stages: list[SetupStage] = []
    for number, step in enumerate(guide(rules), 1):
        key = step.stage()
        if not stages or stages[-1].key != key:
            stages.append(SetupStage(key=key, name=say(language, f"guide-stage-{key}"), steps=[]))
        text = guide_line(language, step)
        stages[-1].steps.append(SetupStep(number=number, key=step.key, module=step.module, text=text, rules=step.rules))
    return SetupGuide(
        seats=rules.seats,
        edition=rules.options.edition,
        modules=[module.key for module in rules.modules],
        language=language,
        title=say(language, "guide-title"),
        stages=stages,
    )


@get(
    "/library/setup",
    operation_id="getSetupGuide",
    summary="How to set up a real table",
    responses=answers() | UNCHANGED,
)
async def setup(
    request: AnyRequest,
    visitor: Asker,
    seats: Seats = 3,
    edition: Edition = DEFAULT_EDITION,
    modules: Modules = None,
    options: SingleOptions = None,
    language: Language = None,
) -> Response[SetupGuide]:
    """What to lay out for so many players and these modules, one step after the other, each with its rules."""
    keys = [key for one in modules or [] for key in one.split(",") if key]
    chosen: list[tuple[str, str]] = []
    for one in options or []:
        name, _, value = one.partition("=")
        chosen.append((name, value))
    page = setup_page(visitor.language, seats, edition, tuple(keys), tuple(chosen))
    answer = sent(request, page, HOURLY, SetupGuide)
    answer.headers["Vary"] = "Accept-Language"
    return answer


# --------------------------------------------------------------------------------------------------------------- rules

Kind = Literal["rule", "ruling", "test-vector", "edition-flag"]


@cache
def rules_page(module: str | None, kind: Kind | None) -> Page:
    """The rules of a module, or of all; the caller knows that there is such a module."""
    found = [rulebook.rule(one) for one in rulebook.ids()] if module is None else rulebook.rules(module)
    return page_of([_line(rule) for rule in found if kind is None or rule.kind == kind])


def _line(rule: rulebook.Rule) -> RuleLine:
    return RuleLine(id=rule.id, title=rule.title, module=rule.module, kind=rule.kind)


@cache
def rule_page(id: str) -> Page:  # noqa: A002 - it is what everybody calls it
    """A rule; the caller knows that there is one with this id."""
    found = rulebook.rule(id)
    return page_of(
        RuleInfo(
            **msgspec.structs.asdict(_line(found)),
            text=found.text,
            section=found.section,
            related=[other.id for other in rulebook.related(id)],
        )
    )


ModuleKey = Annotated[str | None, QueryParameter(description="Only the rules of this module.", max_length=60)]
KindOfRule = Annotated[Kind | None, QueryParameter(description="Only rules of this kind.")]


@get(
    "/rules",
    operation_id="listRules",
    summary="The rules, by module and kind",
    responses=answers(404) | UNCHANGED,
)
async def rules(request: AnyRequest, module: ModuleKey = None, kind: KindOfRule = None) -> Response[list[RuleLine]]:
    """Rules, rulings, test vectors and edition flags with their ids. Modules that are not built yet have some too."""
    if module is not None and module not in rulebook.modules():
        raise Refused("no-such-rules", 404, module=short(module), known=", ".join(rulebook.modules()))
    return sent(request, rules_page(module, kind), HOURLY, list[RuleLine])


RuleId = Annotated[str, PathParameter(description="Such as VIZ-06; capitals do not matter.", max_length=LONGEST_RULE)]


@get(
    "/rules/{rule_id:str}",
    operation_id="getRule",
    summary="A rule by its id",
    responses=answers(404) | UNCHANGED,
)
async def rule(request: AnyRequest, rule_id: RuleId) -> Response[RuleInfo]:
    """What the rule says, in English and Markdown, and the rules that have to do with it."""
    name = rule_id.upper()
    if name not in rulebook.ids():
        raise Refused("no-such-rule", 404, rule=short(rule_id))
    return sent(request, rule_page(name), HOURLY, RuleInfo)


router = Router(path="/api", route_handlers=[library, check, tiles, setup, rules, rule], tags=["library"])
