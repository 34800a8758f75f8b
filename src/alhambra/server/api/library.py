"""What there is to choose from, and the rules by id: everything that a page for new games needs to know."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar, cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

import alhambra

from ... import rulebook
from ...core.setup import InvalidSetup
from ...core.violations import short
from ...locales import LANGUAGES, key_exists, say
from ...titles import DEFAULT, TITLES, Title, Wishes, titled
from ...titles.face import Exhibit
from ...titles.library import (
    Agreed,
    AnyLibrary,
    BoundInfo,
    GameInfo,
    OptionValue,
    PaceInfo,
    SeatRange,
    SetupStage,
    Unplayable,
    explained,
    named,
    quoted,
)
from ..protocol import REACTIONS
from ..refusals import Refused
from . import WITH_BODY, AnyRequest, Asker, Language, answers
from .shapes import Components, CorrespondenceWish, GameKey, LiveWish, Options, UntimedWish, Word

NOT_OFFERED = frozenset({"idle"})  # bots that only the server uses
PACES = (UntimedWish, LiveWish, CorrespondenceWish)
TIME_OUTS = ("bot", "pass", "resign")
LARGEST = 32_768  # characters of all corrections of printed facts, as they are written
DEEPEST = 8  # tables and lists of them inside each other
LONGEST_RULE = 40  # characters of an id
HOURLY = "public, max-age=3600"
T = TypeVar("T")


# ------------------------------------------------------------------------------------------------------------- answers


def either(kinds: Iterable[Any]) -> Any:
    """What an answer can be, for the description of the API: games may each have a shape of their own."""
    return reduce(or_, dict.fromkeys(kinds))


if TYPE_CHECKING:
    SomeLibrary = AnyLibrary
else:
    SomeLibrary = either(title.face().library for title in TITLES.values())


class Mix(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that somebody would like to play."""

    game: GameKey = DEFAULT
    seats: Annotated[int, Meta(ge=0, le=100)] = 3
    edition: Word | None = None  # the one that is usually played
    modules: Annotated[list[Word], Meta(max_length=40)] = []
    options: Options = {}
    components: Components = {}

    def wishes(self) -> Wishes:
        return Wishes(self.seats, self.edition, tuple(self.modules), self.options, self.components or None)


class Verdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether a game can be played: with these options and modules, or why not."""

    ok: bool
    reason: str = ""
    text: str = ""
    edition: str = ""
    modules: list[str] = []  # with those that join by themselves
    options: dict[str, OptionValue] = {}
    where: str = ""  # the printed fact that stands against it, such as "scoring.tower"


class File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file with corrections of printed facts."""

    game: GameKey = DEFAULT
    text: Annotated[str, Meta(max_length=LARGEST)]


class Reading(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a file corrects, or why it cannot be played with."""

    ok: bool
    reason: str = ""
    text: str = ""
    where: str = ""
    components: dict[str, Any] = {}


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


def asked_for(key: str) -> Title[Any]:
    """The game with this key; Refused if there is none."""
    try:
        return titled(key)
    except InvalidSetup as error:
        raise Refused("setup-other", 400, problem=quoted(error)) from None


@cache
def library_page(game: str, language: str) -> Page:
    """The caller knows that there is such a game."""
    return page_of(library_in(language, game))


def library_in(language: str, game: str = DEFAULT) -> AnyLibrary:
    """The library of a game in one of our languages."""
    title = titled(game)
    face = title.face()
    return face.library(
        version=alhambra.__version__,
        rules_version=title.rules_version,
        language=language,
        languages=list(LANGUAGES),
        seats=SeatRange(title.seats[0], title.seats[-1]),
        editions=face.editions(language),
        modules=face.modules(language),
        options=face.options(language),
        bots=[explained("library-bot", level, language) for level in title.bots() if level not in NOT_OFFERED],
        paces=[_pace(wish, language) for wish in PACES],
        time_outs=[explained("library-time-out", key, language) for key in TIME_OUTS],
        reactions=[named("library-reaction", key, language) for key in REACTIONS],
        components=face.components(language),
        **face.names(language),
    )


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
    told = msgspec.structs.asdict(explained("library-pace", str(shape.tag), language))
    return PaceInfo(**told, bounds=bounds)


WhichGame = Annotated[str, QueryParameter(description="A game by its key.", max_length=60)]


@cache
def games_page(language: str) -> Page:
    return page_of(games_in(language))


def games_in(language: str) -> list[GameInfo]:
    """Every game; one without words of its own is called by its name."""
    return [_game(title, language) for title in TITLES.values()]


def _game(title: Title[Any], language: str) -> GameInfo:
    key = f"game-{title.key}"
    return GameInfo(
        key=title.key,
        name=say(language, key) if key_exists(key, language) else title.name,
        summary=say(language, f"{key}-summary") if key_exists(f"{key}-summary", language) else "",
        seats=SeatRange(title.seats[0], title.seats[-1]),
    )


@get(
    "/library/games",
    operation_id="listGames",
    summary="The games that can be played here",
    responses=answers() | UNCHANGED,
)
async def games(request: AnyRequest, visitor: Asker, language: Language = None) -> Response[list[GameInfo]]:
    """Each with its key, its name, one sentence about it and how many can play; the usual one first."""
    answer = sent(request, games_page(visitor.language), HOURLY, list[GameInfo])
    answer.headers["Vary"] = "Accept-Language"
    return answer


@get(
    "/library",
    operation_id="getLibrary",
    summary="Everything that can be chosen for a new game",
    responses=answers() | UNCHANGED,
)
async def library(
    request: AnyRequest, visitor: Asker, game: WhichGame = DEFAULT, language: Language = None
) -> Response[SomeLibrary]:
    """Editions, modules, options, bots and paces, with names and one-line rules."""
    page = library_page(asked_for(game).key, visitor.language)
    answer = sent(request, page, HOURLY, AnyLibrary)
    answer.headers["Vary"] = "Accept-Language"
    return answer


# --------------------------------------------------------------------------------------------------------------- mixes


def agreed(mix: Mix) -> Agreed:
    """What a mix comes to; Refused if nobody can play it."""
    measure(mix.components)
    return playable(asked_for(mix.game).face().agreed, mix.wishes())


def measure(components: Mapping[str, object]) -> None:
    """Refused if corrections are larger than anything that is printed, or hold what no record can."""
    level: list[object] = [components]
    for _ in range(DEEPEST):
        tables = [one for one in level if isinstance(one, dict)]
        inner = [value for one in tables for value in one.values()]
        level = inner + [value for one in level if isinstance(one, list) for value in one]
        if not all(isinstance(value, (str, int, float, dict, list)) for value in level):
            raise Refused("components-value", 400)
    if level or len(msgspec.json.encode(components)) > LARGEST:
        raise Refused("components-size", 400, most=LARGEST, deepest=DEEPEST)


def playable(ask: Callable[[Wishes], T], wishes: Wishes) -> T:
    """What a face says to these wishes; Refused if nobody can play them."""
    try:
        return ask(wishes)
    except Unplayable as error:
        raise Refused(error.reason, 400, **error.facts) from None


def verdict_on(mix: Mix, language: str) -> Verdict:
    try:
        found = agreed(mix)
    except Refused as refusal:
        where = str(refusal.facts.get("where", ""))
        return Verdict(ok=False, reason=refusal.reason, text=refusal.text(language), where=where)
    return Verdict(ok=True, edition=found.edition, modules=found.modules, options=found.options)


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


def read(file: File, language: str) -> Reading:
    """A file as the command line reads it."""
    try:
        corrections = tomllib.loads(file.text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        refusal = Refused("components-file", 400, problem=quoted(error))
        return Reading(ok=False, reason=refusal.reason, text=refusal.text(language))
    mix = Mix(game=file.game, seats=asked_for(file.game).seats[0], components=corrections)
    found = verdict_on(mix, language)
    if not found.ok:
        return Reading(ok=False, reason=found.reason, text=found.text, where=found.where)
    return Reading(ok=True, components=corrections)


@post(
    "/library/components",
    operation_id="readComponents",
    summary="What does this file correct?",
    status_code=200,
    responses=answers(*WITH_BODY),
)
async def read_components(data: JSONBody[File], visitor: Asker, language: Language = None) -> Reading:
    """A TOML file with corrections of printed facts, read and checked: what a new table takes as `components`."""
    return read(data, visitor.language)


Edition = Annotated[str | None, QueryParameter(description="An edition by its key.", max_length=60)]
Modules = Annotated[
    list[str] | None, QueryParameter(description="Modules by their keys; none: the base game.", max_items=40)
]


def keys_in(modules: list[str] | None) -> tuple[str, ...]:
    return tuple(key for one in modules or [] for key in one.split(",") if key)


def shown(title: Title[Any], exhibit: Exhibit) -> HTTPRouteHandler:
    """The address of something that a game has to show."""

    @lru_cache(64)
    def page(edition: str | None, modules: tuple[str, ...]) -> Page:
        wishes = Mix(game=title.key, edition=edition, modules=list(modules)).wishes()
        return page_of(playable(exhibit.show, wishes))

    async def show(request: AnyRequest, edition: Edition = None, modules: Modules = None) -> Response[Any]:
        return sent(request, page(edition, keys_in(modules)), HOURLY, exhibit.shape)

    show.__doc__ = exhibit.text
    show.__annotations__["return"] = cast("Any", Response)[exhibit.shape]  # no name that a type checker could know
    path = f"/library/{exhibit.key}"
    handler = get(path, operation_id=exhibit.operation, summary=exhibit.summary, responses=answers() | UNCHANGED)
    return handler(show)


# -------------------------------------------------------------------------------------------------------------- set-up

Seats = Annotated[int, QueryParameter(description="How many play.", ge=0, le=100)]
SingleOptions = Annotated[
    list[str] | None,
    QueryParameter(description="Options as name=value, such as second_scoring_pile=5.", max_items=40),
]


@lru_cache(64)
def setup_page(
    language: str,
    game: str,
    seats: int,
    edition: str | None,
    modules: tuple[str, ...],
    options: tuple[tuple[str, str], ...],
) -> Page:
    mix = Mix(game=game, seats=seats, edition=edition, modules=list(modules), options=dict(options))
    return page_of(setup_of(mix, language))


def setup_of(mix: Mix, language: str) -> SetupGuide:
    """The guide to a real table, in one of our languages."""
    found = agreed(mix)
    return SetupGuide(
        seats=mix.seats,
        edition=found.edition,
        modules=found.modules,
        language=language,
        title=say(language, "guide-title"),
        stages=titled(mix.game).face().guide(mix.wishes(), language),
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
    game: WhichGame = DEFAULT,
    seats: Seats = 3,
    edition: Edition = None,
    modules: Modules = None,
    options: SingleOptions = None,
    language: Language = None,
) -> Response[SetupGuide]:
    """What to lay out for so many players and these modules, one step after the other, each with its rules."""
    chosen: list[tuple[str, str]] = []
    for one in options or []:
        name, _, value = one.partition("=")
        chosen.append((name, value))
    page = setup_page(visitor.language, game, seats, edition, keys_in(modules), tuple(chosen))
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


exhibits = [shown(title, exhibit) for title in TITLES.values() for exhibit in title.face().exhibits]
router = Router(
    path="/api",
    route_handlers=[library, games, check, read_components, *exhibits, setup, rules, rule],
    tags=["library"],
)
