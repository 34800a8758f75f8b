"""What the owner of a server can choose. Every setting has an environment variable, ALHAMBRA_ and its name."""

from __future__ import annotations

import ipaddress
import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache

from .notices import NoticeSettings, smtp_from
from .places import default_database
from .push import is_private_key

PREFIX = "ALHAMBRA_"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_PUBLIC = re.compile(r"https?://[A-Za-z0-9.\[\]:-]+/?")
_KEY = re.compile(r"[!-~]{16,}")


class InvalidSetting(ValueError):
    """A setting that cannot be; the text says which, and never repeats a secret."""


@lru_cache(8)
def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas."""
    try:
        return tuple(ipaddress.ip_network(one.strip(), strict=False) for one in text.split(",") if one.strip())
    except ValueError:
        raise InvalidSetting("ALHAMBRA_TRUSTED_PROXIES: must be addresses or networks, with commas between") from None


def _addresses(text: str) -> list[str]:
    try:
        return [str(ipaddress.ip_address(one.strip())) for one in text.split(",") if one.strip()]
    except ValueError:
        raise InvalidSetting("ALHAMBRA_LAN: must be addresses, with commas between") from None


@dataclass(frozen=True)
class Limits:
    """What one client may ask of the server; 0 is no limit. A client is an address that is not a trusted proxy's."""

    tables_per_hour: int = 60
    open_tables: int = 100  # of one host that have not ended
    requests_per_minute: int = 600
    connections: int = 100  # at the same time that are no sockets
    body_seconds: float = 60.0
    sockets: int = 60
    connects_per_minute: int = 120  # sockets that are opened
    messages_per_second: float = 20.0
    message_burst: float = 80.0
    messages_factor: float = 3.0  # how much more a client may say than one of its sockets
    sockets_per_table: int = 2000
    record_size: int = 200_000
    request_size: int = 250_000
    pairing_tries_per_hour: int = 20  # wrong codes for another device; everybody together 30 times as many
    confirmations_per_hour: int = 5  # mails that ask for a confirmation, to one address, and for one client
    mails_per_day: int = 50  # to one address
    push_wishes_per_hour: int = 120  # that one of a client's devices shall be told of turns
    pushes_per_day: int = 500  # to one device


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = field(default="", repr=False)  # a URL, perhaps with a password
    public_url: str = ""  # how people reach it; links and the Origin check go by it
    hosts: str = ""  # names that it answers to, beside localhost, addresses and that of the public URL; "*": any
    lan: str = ""  # addresses of this machine in the local network, for links; found by itself if others can reach it
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For and -Proto are believed
    admin_key: str = field(default="", repr=False)  # without one nobody can do what only the server's owner may
    bot_processes: int = 1
    bot_pause: float = 0.1  # seconds before a bot's move; how fast people see it they choose in the browser
    notice_delay: float = 60.0  # seconds that a player may be away before a notice is sent
    watch_interval: float = 0.25  # seconds between updates of spectators
    smtp_url: str = field(default="", repr=False)
    smtp_sender: str = ""
    private_webhooks: bool = False
    push: bool = True  # may browsers be told of turns?
    push_key: str = field(default="", repr=False)  # that signs what they are sent; without one, the server makes one
    security_log: bool = True  # a line for each security event
    limits: Limits = Limits()

    def notices(self) -> NoticeSettings:
        smtp = smtp_from(self.smtp_url, self.smtp_sender) if self.smtp_url else None
        return NoticeSettings(smtp=smtp, public=bool(self.public_url), private_webhooks=self.private_webhooks)

    def check(self) -> None:
        """Refuse what can be seen to be wrong before a server starts."""
        if self.public_url and not _PUBLIC.fullmatch(self.public_url):
            raise InvalidSetting("ALHAMBRA_PUBLIC_URL: must be like https://play.example.org, without a path")
        if self.admin_key and not _KEY.fullmatch(self.admin_key):
            raise InvalidSetting("ALHAMBRA_ADMIN_KEY: must have 16 or more letters, digits or signs, without spaces")
        if self.push_key and not is_private_key(self.push_key):
            raise InvalidSetting("ALHAMBRA_PUSH_KEY: must be a private key of 32 bytes in base64 for addresses")
        networks(self.trusted_proxies)
        self.lan_addresses()
        self.notices()

    def lan_addresses(self) -> list[str]:
        """The addresses in the local network under which people reach this server."""
        return _addresses(self.lan)


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that the environment asks for, over the defaults."""
    given = os.environ if environment is None else environment
    values = _read(Settings, given, "")
    # _read gives each field a value of the kind of its default, which the type checker cannot see.
    limits = Limits(**_read(Limits, given, "LIMIT_"))  # type: ignore[arg-type]
    database = values.pop("database", "") or default_database()
    return Settings(database=str(database), limits=limits, **values)  # type: ignore[arg-type]


def to_environment(settings: Settings) -> dict[str, str]:
    """The variables that say the same: how settings travel to other processes."""
    told = {name: str(getattr(settings, name)) for name in _names(Settings)}
    limits = {f"LIMIT_{name}": str(getattr(settings.limits, name)) for name in _names(Limits)}
    return {f"{PREFIX}{name.upper()}": value for name, value in {**told, **limits}.items()}


def _names(kind: type[Settings] | type[Limits]) -> list[str]:
    return [one.name for one in fields(kind) if one.name != "limits"]


def _read(kind: type[Settings] | type[Limits], given: Mapping[str, str], prefix: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for one in fields(kind):
        name = f"{PREFIX}{prefix}{one.name.upper()}"
        if name in given and one.name != "limits":
            found[one.name] = _value(name, given[name], one.default)
    return found


def _value(name: str, text: str, default: object) -> object:
    """The text as the kind of value that the default is."""
    if isinstance(default, bool):
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("", "0", "false", "no", "off"):
            return False
        raise InvalidSetting(f"{name}: must be true or false")
    if isinstance(default, (int, float)):
        try:
            number = type(default)(text)
        except ValueError:
            raise InvalidSetting(f"{name}: must be a number") from None
        if not 0 <= number < math.inf:
            raise InvalidSetting(f"{name}: must be 0 or more")
        return number
    return text
