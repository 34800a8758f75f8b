"""Every error as a Problem: a reason for programs, a sentence for people, and nothing that is nobody's business."""

from __future__ import annotations

import logging

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from ...core.record import InvalidRecord
from ...core.setup import InvalidComponents, InvalidSetup
from ...core.violations import IllegalMove, NotYourDecision, UnknownMove
from ..access.security import COUNTED
from ..access.visitor import client_of, language_of
from ..notices import InvalidDestination
from ..refusals import Refused
from ..store import StorageFailed
from . import AnyRequest, audit_of, settings_of
from .shapes import Problem

LOG = logging.getLogger("alhambra.server")
GONE = "client disconnected prematurely"  # as the framework says it
LONGEST = 300  # characters of a detail
REASONS = {404: "not-found", 405: "wrong-method", 413: "too-large-request", 415: "not-json"}


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json", headers=headers or {})


def refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    """What the server does not do."""
    audit_of(request).refused(error.reason, client_of(request, settings_of(request)))
    headers = {}
    if error.status == 429:
        headers["Retry-After"] = str(error.facts.get("seconds", 60))
    if error.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return _answer(error.status, Problem(error.reason, error.text(language_of(request))), headers)


def storage_failed(request: AnyRequest, error: StorageFailed) -> Response[Problem]:
    """What the database does not do; the store has told the log."""
    return refused(request, Refused(f"storage-{error.reason}", 503))


def invalid_setup(request: AnyRequest, error: ValueError) -> Response[Problem]:
    """What nobody can play; the engine says why."""
    return refused(request, Refused("setup-other", 400, problem=short(str(error))))


def invalid_record(request: AnyRequest, error: InvalidRecord) -> Response[Problem]:
    return refused(request, Refused("invalid-record", 400, problem=short(str(error))))


def illegal(request: AnyRequest, error: IllegalMove) -> Response[Problem]:
    """What a rule of the game forbids."""
    violation = error.violation
    return _answer(409, Problem(violation.reason, violation.text(language_of(request)), str(violation.rule)))


def unknown_move(request: AnyRequest, error: UnknownMove) -> Response[Problem]:
    return _answer(400, Problem(error.reason, error.text(language_of(request))))


def not_your_decision(request: AnyRequest, error: NotYourDecision) -> Response[Problem]:
    return _answer(409, Problem("not-your-decision", error.text(language_of(request))))


def bad_destination(request: AnyRequest, error: InvalidDestination) -> Response[Problem]:
    return _answer(400, Problem(error.reason, error.text(language_of(request))))


def not_understood(request: AnyRequest, error: Exception) -> Response[Problem]:
    """What has not the shape that it should have."""
    return refused(request, Refused("invalid-request", 400, detail=short(_detail(error))))


def of_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: there is no such address, no such method, too much of it."""
    if error.detail == GONE:
        LOG.warning("a request broke off")
        return not_understood(request, error)
    if error.status_code >= 500:
        return unexpected(request, error)
    reason = REASONS.get(error.status_code)
    if reason is None:
        return not_understood(request, error)
    try:
        count_stray(request)
    except Refused as too_many:
        return refused(request, too_many)
    found = refused(request, Refused(reason, error.status_code))
    found.headers.update(error.headers or {})
    return found


def count_stray(request: AnyRequest) -> None:
    """A request for what does not exist has not come to the gate, where the others are counted."""
    if not request.scope["state"].get(COUNTED):
        request.app.state.limiter.request(client_of(request, settings_of(request)))


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A mistake of ours. The log tells where, and repeats nothing that somebody sent."""
    LOG.error("%s %s failed", request.method, request.scope.get("path_template", ""), exc_info=error)
    return refused(request, Refused("internal", 500))


def short(text: str) -> str:
    """What stands before the full stop of a sentence."""
    line = " ".join(text.split()).rstrip(".")
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def _detail(error: Exception) -> str:
    """Which part of a request is wrong, and why."""
    if isinstance(error, RecursionError):
        return "nested too deeply"
    if isinstance(error, UnicodeDecodeError):
        return "not UTF-8"
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        parts = [one for one in error.extra if isinstance(one, dict)]
        if any(one.get("key") == "data" for one in parts):
            return "the body is missing"
        return "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in parts)
    return error.detail if isinstance(error, HTTPException) else str(error)


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    StorageFailed: storage_failed,
    InvalidSetup: invalid_setup,
    InvalidComponents: invalid_setup,
    InvalidRecord: invalid_record,
    IllegalMove: illegal,
    UnknownMove: unknown_move,
    NotYourDecision: not_your_decision,
    InvalidDestination: bad_destination,
    ValidationException: not_understood,
    msgspec.DecodeError: not_understood,
    RecursionError: not_understood,
    UnicodeDecodeError: not_understood,
    HTTPException: of_http,
    Exception: unexpected,
}
