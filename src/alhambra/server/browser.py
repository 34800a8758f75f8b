"""The game in the browser: the files that `npm run build` in web/ leaves in client/, read once and kept.

Addresses are looked up among the files that were found at the start, so none leads anywhere else. An address without a
dot is a page of the game, which the script in index.html shows.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from litestar import MediaType, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from ..locales import say
from .access.visitor import language_of
from .api import AnyRequest
from .api.library import is_known

CLIENT = Path(__file__).parent / "client"
FIRST = "/index.html"
HASHED = "/assets/"  # names that change with what is in the file
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smallest first
KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    """A file of the client, as it is and compressed."""

    kind: str
    keep: str
    body: bytes
    tag: str
    smaller: dict[str, bytes] = field(default_factory=dict)  # by encoding


def read_client(folder: Path) -> dict[str, File]:
    """The files of a built client by their addresses; none if it was not built."""
    if not (folder / FIRST[1:]).is_file():
        return {}
    found = {f"/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*") if file.is_file()}
    return {address: _read(address, file) for address, file in found.items() if not _is_smaller(address, found)}


def _is_smaller(address: str, found: dict[str, Path]) -> bool:
    """Is this only the compressed form of another file?"""
    return any(address.endswith(suffix) and address.removesuffix(suffix) in found for suffix in ENCODINGS.values())


def _read(address: str, file: Path) -> File:
    body = file.read_bytes()
    packed = {encoding: file.with_name(file.name + suffix) for encoding, suffix in ENCODINGS.items()}
    return File(
        kind=KINDS.get(file.suffix, "application/octet-stream"),
        keep=FOR_GOOD if address.startswith(HASHED) else ASK_AGAIN,
        body=body,
        tag=hashlib.sha256(body).hexdigest()[:20],
        smaller={encoding: one.read_bytes() for encoding, one in packed.items() if one.is_file()},
    )


# ------------------------------------------------------------------------------------------------------------- answers


def is_page(address: str) -> bool:
    """Is this an address that the script in the browser knows what to do with?"""
    return "." not in address and not f"{address}/".startswith(HASHED)


def accepted(header: str) -> set[str]:
    """The encodings that a client takes."""
    found = set()
    for wish in header[:500].split(","):
        name, _, weight = wish.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return found


def sent(request: AnyRequest, file: File) -> Response[bytes]:
    """A file, as small as the client can take it."""
    takes = accepted(request.headers.get("accept-encoding", ""))
    encoding = next((one for one in ENCODINGS if one in file.smaller and one in takes), "")
    tag = f"{file.tag}-{encoding}" if encoding else file.tag
    headers = {"Cache-Control": file.keep, "ETag": f'"{tag}"'}
    if file.smaller:
        headers["Vary"] = "Accept-Encoding"
    if is_known(request, tag):
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.smaller.get(encoding, file.body), media_type=file.kind, headers=headers)


def unbuilt(language: str) -> Response[bytes]:
    """What to do about a client that is not there."""
    title, text = say(language, "server-unbuilt"), say(language, "server-unbuilt-how")
    page = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>Alhambra</title>\n'
        f"<h1>{escape(title)}</h1>\n<p>{escape(text)}</p>\n</html>\n"
    )
    return Response(page.encode(), media_type=MediaType.HTML, headers={"Vary": "Accept-Language"})


def pages(folder: Path = CLIENT) -> HTTPRouteHandler:
    """Answers at every address that nothing else answers at."""
    files = read_client(folder)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, name="pages")
    async def page(request: AnyRequest) -> Response[bytes]:
        address = request.scope["path"]
        if address in files:
            return sent(request, files[address])
        if not is_page(address):
            raise NotFoundException
        return sent(request, files[FIRST]) if files else unbuilt(language_of(request))

    return page
