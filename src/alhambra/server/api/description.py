"""The description of the API, OpenAPI 3.1. Shapes are described by what checks them, down to every limit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.typing import FieldDefinition

import alhambra

from . import AnyRequest
from .shapes import Problem

REFERENCE = "#/components/schemas/{name}"
TEXT = """\
Tables for the board game Alhambra. Everything beside the moves is here; the moves go through the socket
`/api/tables/{key}/socket`, which docs/protocol.md describes.

Who somebody is, the cookie `alhambra` tells: whoever first opens or joins a table is given it. A link ends with a token
behind the `#`, which `join` takes. Whatever is refused is answered with a `Problem`, in the language that `?language=`
or `Accept-Language` asks for."""


class Described(JsonRenderPlugin):
    """The description as JSON, and no page of the framework beside it."""

    def __init__(self) -> None:
        super().__init__(media_type="application/json")  # type: ignore[arg-type]  # its enum has OpenAPI types only
        self._written = b""

    def receive_router(self, router: Router) -> None:
        router.routes = [route for route in router.routes if route.path.endswith(tuple(self.paths))]

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        if not self._written:
            openapi_schema["components"]["schemas"] = shapes_of(request.app)
            self._written = self.render_json(request, openapi_schema)
        return self._written


def shapes_of(app: Litestar) -> dict[str, Any]:
    """Every shape that a request or an answer of this application can have."""
    found: dict[object, None] = {Problem: None}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema():
                for field in (handler.parsed_data_field, handler.parsed_return_field):
                    found.update(dict.fromkeys(_structs(field)))
    return msgspec.json.schema_components(list(found), schema_hook=_anything, ref_template=REFERENCE)[1]


def _anything(kind: type) -> dict[str, Any]:
    """A field of type `object` holds what another page describes: a view, or an event."""
    if kind is not object:
        raise NotImplementedError  # how msgspec is told that this type has no schema
    return {"description": "As docs/protocol.md describes it."}


def _structs(field: FieldDefinition | None) -> Iterator[object]:
    if field is None:
        return
    if isinstance(field.annotation, type) and issubclass(field.annotation, msgspec.Struct):
        yield field.annotation
    for inner in field.inner_types:
        yield from _structs(inner)


def description() -> OpenAPIConfig:
    key = SecurityScheme(type="http", scheme="bearer", description="The key of the server's owner.")
    return OpenAPIConfig(
        title="Alhambra table server",
        version=alhambra.__version__,
        description=TEXT,
        path="/api",
        render_plugins=[Described()],
        use_handler_docstrings=True,
        components=Components(security_schemes={"AdminKey": key}),
    )
