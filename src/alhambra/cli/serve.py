"""`alhambra serve`: tables for people, in the browser and for programs."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from .arguments import Subparsers, add_language, positive, whole
from .files import Refusal

if TYPE_CHECKING:
    from ..printing.voice import Voice
    from ..server.settings import Settings

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # who asks for the local network wants just that
PORT: Final = 8000
DESCRIPTION = """\
Serve tables on this machine: people open one in the browser, send links to friends, and play.

Without any option only this machine can reach it, and everything is kept in the user's data directory. With --lan,
phones and other machines in the same network can play too.
Every setting can also be an environment variable: ALHAMBRA_DATABASE, ALHAMBRA_PUBLIC_URL, ALHAMBRA_ADMIN_KEY, ...
"""
BROKEN: Final = 1


def add(command: Subparsers) -> None:
    parser = command("serve", "serve tables to browsers and programs", DESCRIPTION)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default=HOST, metavar="NAME", help=f"where to listen (default {HOST}: only here)")
    where.add_argument(
        "--lan", action="store_true", help="for phones and others in the same network; shows the address"
    )
    parser.add_argument("--port", type=port, default=PORT, metavar="N", help=f"default {PORT}; 0: any that is free")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: your own file)")
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help="processes; several need PostgreSQL")
    parser.add_argument("--public-url", metavar="URL", help="how people reach it, such as https://play.example.org")
    parser.add_argument("--bot-processes", type=positive, metavar="N", help="processes in which bots think (default 1)")
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="open the browser (default: if one is likely)",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def port(text: str) -> int:
    """An argument that is the number of a port."""
    found = whole(text)
    if found > 65_535:
        raise argparse.ArgumentTypeError(f"{text} is no port: they go up to 65535")
    return found


def run(options: argparse.Namespace) -> int:
    from ..printing.voice import Voice
    from ..server.run import CannotServe, browser_is_likely, is_loopback, serve

    voice = Voice(options.language)
    if options.lan:
        options.host = EVERYWHERE
    here = is_loopback(options.host)
    settings = settings_of(options, here)
    if not here:
        print(voice("cli-serve-everybody", host=options.host, port=str(options.port)))
        if not settings.public_url:
            print(voice("cli-serve-no-tls"))
    wanted = (here or options.lan) and sys.stdout.isatty() and browser_is_likely(os.environ)
    open_browser = wanted if options.open is None else options.open

    def ready(address: str, others: list[str]) -> None:
        for other in others:
            print(voice("cli-serve-lan", address=other))
        if options.lan and not others and not settings.public_url:
            print(voice("cli-serve-no-lan"))
        print(voice("cli-serve-ready", address=address), flush=True)

    try:
        return serve(settings, options.host, options.port, options.workers, open_browser, ready)
    except CannotServe as error:
        print(f"alhambra serve: {why(error.reason, options, voice)}", file=sys.stderr)
        return BROKEN


def settings_of(options: argparse.Namespace, here: bool) -> Settings:
    """The settings of the environment, with those of the command line over them."""
    from ..server.notices import InvalidSmtp
    from ..server.settings import InvalidSetting, from_environment

    given = {
        "database": options.database,
        "public_url": options.public_url,
        "bot_processes": options.bot_processes,
    }
    try:
        settings = replace(from_environment(), **{name: value for name, value in given.items() if value is not None})
        if not here and not settings.hosts:
            settings = replace(settings, hosts=names_of_this_machine() if options.lan else "*")
        settings.check()
    except (InvalidSetting, InvalidSmtp) as error:
        raise Refusal(str(error)) from None
    return settings


def names_of_this_machine() -> str:
    """By which it may be called at home. Behind `--host` it has names that nobody here can know."""
    name = socket.gethostname().partition(".")[0].lower()
    return f"{name},{name}.local"


def why(reason: str, options: argparse.Namespace, voice: Voice) -> str:
    """Why no server can run like this, and what would help."""
    sentences = {
        "workers": "cli-serve-workers",
        "port-taken": "cli-serve-port-taken",
        "port-forbidden": "cli-serve-port-forbidden",
        "host": "cli-serve-host",
    }
    return voice(sentences[reason], host=options.host, port=str(options.port), other=str(options.port + 1))
