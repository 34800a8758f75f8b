"""Turn notices on their way out: a signed webhook or a mail that says whose turn it is.

    check_destination(destination, settings)           when a player registers it: InvalidDestination says why not
    await deliver(notice, destination, settings)       one attempt: DeliveryFailed says whether another one makes sense
    retry_after(attempt)                               how long to wait before it

Only delivery is here. Which notices are due, and which went out, is for the caller to know and to keep.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import re
import smtplib
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache, partial
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from ..locales import known, say

if TYPE_CHECKING:
    import httpx  # elsewhere imported where it is used: most servers never send a webhook, and it is large

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address

PATIENCE: Final = 5.0  # seconds for a whole webhook, looking up its name included
PATIENCE_TO_CONNECT: Final = 2.0  # seconds for one address, so that a second one gets its chance
PATIENCE_WITH_MAIL: Final = 10.0  # seconds for each answer of the mail server
PAUSES: Final = (30.0, 120.0, 600.0, 3600.0, 21600.0)
LONGEST_URL: Final = 500
LONGEST_ADDRESS: Final = 254
LONGEST_WORDS: Final = 80  # characters of a name or title that a mail repeats
MOST_ADDRESSES: Final = 4  # of one host, tried one after the other
WORTH_RETRYING: Final = (408, 425, 429)
GONE: Final = (404, 410)

_LABEL: Final = r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
_HOST: Final = re.compile(rf"(?=.{{1,253}}\Z){_LABEL}(?:\.{_LABEL})*")
_NUMBER: Final = re.compile(r"(?:.*\.)?(?:[0-9]+|0[xX][0-9A-Fa-f]*)")
_MAIL: Final = re.compile(
    rf"(?=.{{6,{LONGEST_ADDRESS}}}\Z)(?=[^@]{{1,64}}@)"
    rf"[A-Za-z0-9_][A-Za-z0-9_+'&=~-]*(?:\.[A-Za-z0-9_+'&=~-]+)*@(?:{_LABEL}\.)+[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])"
)
_KEY: Final = re.compile(r"[!-~]{16,200}")
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

# A pool of their own: names that somebody lets answer slowly delay other notices, and nothing else.
_RESOLVERS: Final = ThreadPoolExecutor(4, thread_name_prefix="resolver")


# ------------------------------------------------------------------------------------------------------------ errors


class _Explained(ValueError):
    """Something that is refused, with the key of the sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    def text(self, language: str = "en") -> str:
        return say(language, self.reason)

    def __str__(self) -> str:
        return self.text()


class InvalidDestination(_Explained):
    """No notice can be sent there."""


class InvalidSmtp(_Explained):
    """The settings of the mail server cannot be right."""


class DeliveryFailed(Exception):
    """One attempt failed. The reason names no address and no key: it is fit for a log."""

    def __init__(self, reason: str, permanent: bool, gone: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.permanent = permanent  # True: the same attempt would fail again
        self.gone = gone  # True: whoever answers does not know this address, or not any more


# ------------------------------------------------------------------------------------------------------------ nouns


@dataclass(frozen=True)
class Notice:
    """It is somebody's turn."""

    table: str
    seq: int  # the sequence number at which the turn began
    seat: int
    name: str
    title: str
    link: str  # address of the table without any secret, "" where the server does not know its own
    language: str
    stop: str = ""  # the link that stops all mails to the address; a notice by mail has one

    def __post_init__(self) -> None:
        if not _TABLE.fullmatch(self.table):  # it becomes part of headers
            raise ValueError("the name of a table has letters, digits, - and _ only")

    @property
    def delivery(self) -> str:
        """What stays the same at every attempt, so that a receiver can tell a repetition."""
        return f"{self.table}-{self.seq}-{self.seat}"


class _Discreet(msgspec.Struct, frozen=True):
    """Data of a player that no log shows."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"

    def __rich_repr__(self) -> list[tuple[str, str]]:
        return []


class Webhook(_Discreet, frozen=True, tag="webhook"):
    """A web address that is told of turns, and the key with which they are signed."""

    url: str
    key: str


class Mail(_Discreet, frozen=True, tag="mail"):
    """A mail address that is told of turns."""

    address: str


Destination = Webhook | Mail


class Wish(msgspec.Struct, frozen=True):
    """Where somebody wants the notices of a table to be sent, and in which language."""

    destinations: list[Destination]
    language: str


@dataclass(frozen=True)
class Links:
    """What the owner of a mail address can say: yes, or never."""

    confirm: str
    stop: str


@dataclass(frozen=True)
class Smtp:
    """The mail server that takes our mails, and in whose name they are sent."""

    host: str
    port: int
    security: Literal["none", "starttls", "ssl"]
    sender: str
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        if not (_address_in(self.host) or _HOST.fullmatch(self.host)) or not 0 < self.port < 65536:
            raise InvalidSmtp("notice-smtp-host")
        if bool(self.user) != bool(self.password) or not (self.user + self.password).isascii():
            raise InvalidSmtp("notice-smtp-login")
        if self.password and self.security == "none":
            raise InvalidSmtp("notice-smtp-clear")
        if not _MAIL.fullmatch(self.sender):
            raise InvalidSmtp("notice-smtp-sender")


@dataclass(frozen=True)
class NoticeSettings:
    """What whoever runs the server allows."""

    smtp: Smtp | None = None
    public: bool = True  # does the server know its own address? The links in mails begin with it
    private_webhooks: bool = False  # webhooks to this machine and its network


class _Turn(msgspec.Struct, frozen=True):
    """The body of a webhook."""

    type: Literal["turn"]
    version: Literal[1]
    table: str
    seq: int
    seat: int
    name: str
    link: str


# ------------------------------------------------------------------------------------------------------------ settings

_SECURITY: Final[dict[str, tuple[Literal["none", "starttls", "ssl"], int]]] = {
    "smtp": ("none", 25),
    "smtp+starttls": ("starttls", 587),
    "smtps": ("ssl", 465),
}


def smtp_from(url: str, sender: str) -> Smtp:
    """The mail server behind an address such as smtp+starttls://user:password@host:587."""
    # The errors of urllib quote what they do not understand, and that may be a password.
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise InvalidSmtp("notice-smtp-url") from None
    if parts.scheme not in _SECURITY:
        raise InvalidSmtp("notice-smtp-scheme")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise InvalidSmtp("notice-smtp-url")
    security, usual = _SECURITY[parts.scheme]
    user, password = _login_in(parts)
    return Smtp(parts.hostname or "", usual if port is None else port, security, sender, user, password)


def _login_in(parts: SplitResult) -> tuple[str, str]:
    return unquote(parts.username or ""), unquote(parts.password or "")


def retry_after(attempt: int) -> float | None:
    """How many seconds to wait after this attempt failed, the first being 1; None: give up."""
    if attempt < 1:
        raise ValueError("attempts are counted from 1")
    return PAUSES[attempt - 1] if attempt <= len(PAUSES) else None


# ------------------------------------------------------------------------------------------------------------ checking


def check_destination(destination: Destination, settings: NoticeSettings) -> None:
    """Refuse what can be seen to be wrong without asking anybody."""
    if isinstance(destination, Webhook):
        _check_webhook(destination, settings)
    else:
        _check_mail(destination, settings)


def _check_mail(mail: Mail, settings: NoticeSettings) -> None:
    if settings.smtp is None:
        raise InvalidDestination("notice-mail-off")
    if not settings.public:
        raise InvalidDestination("notice-mail-public")
    if not _MAIL.fullmatch(mail.address):
        raise InvalidDestination("notice-mail-address")


def _check_webhook(hook: Webhook, settings: NoticeSettings) -> None:
    if len(hook.url) > LONGEST_URL:
        raise InvalidDestination("notice-url-long")
    check_url(hook.url, settings)
    if not _KEY.fullmatch(hook.key):
        raise InvalidDestination("notice-key")


def check_url(text: str, settings: NoticeSettings) -> httpx.URL:
    """A web address to which something may be sent, as far as can be seen without asking anybody."""
    url = _url_in(text)
    if url.userinfo:
        raise InvalidDestination("notice-url-login")
    host = url.raw_host.decode("ascii")
    address = _address_in(host)
    if address is None and (_NUMBER.fullmatch(host) or not _HOST.fullmatch(host)):
        raise InvalidDestination("notice-url-host")  # 2130706433 and 0x7f.1 are 127.0.0.1 in disguise
    if not settings.private_webhooks and _is_known_private(host, address):
        raise InvalidDestination("notice-url-private")
    return url


def _url_in(text: str) -> httpx.URL:
    """The address as the one who connects reads it: nobody else's reading counts."""
    import httpx

    if not re.fullmatch(r"https?://[!-\[\]-~]+", text, re.IGNORECASE):  # printable ASCII, no backslash
        raise InvalidDestination("notice-url")
    try:
        url = httpx.URL(text)
    except httpx.InvalidURL:
        raise InvalidDestination("notice-url") from None
    if url.port is not None and not 0 < url.port < 65536:
        raise InvalidDestination("notice-url-host")
    return url


def _address_in(host: str) -> IPAddress | None:
    """The address that a host is, where it is no name. One that is tied to a network interface is none."""
    if "%" in host:
        return None
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _is_known_private(host: str, address: IPAddress | None) -> bool:
    if address is not None:
        return not is_public(address)
    return host == "localhost" or host.endswith(".localhost")


# ------------------------------------------------------------------------------------------------------------ addresses

_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_UNICAST: Final = ipaddress.IPv6Network("2000::/3")  # all that is ever given to public hosts
_SERVICES: Final = (
    ipaddress.IPv4Network("168.63.129.16/32"),  # public by its number, but a service inside a data centre
    ipaddress.IPv4Network("192.0.0.0/24"),  # older Pythons take most of it for public
)


def is_public(address: IPAddress) -> bool:
    """Is it a host out in the internet, rather than this machine, its network or nobody?"""
    if isinstance(address, ipaddress.IPv6Address):
        inner = _embedded(address)
        if inner is not None:
            return is_public(inner)
        return address in _UNICAST and address.is_global
    if any(address in network for network in _SERVICES):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _embedded(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The old address to which a gateway, or this machine itself, takes what is sent to the new one."""
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.sixtofour if address.ipv4_mapped is None else address.ipv4_mapped


async def _resolved(host: str, port: int, settings: NoticeSettings) -> list[str]:
    """The addresses of a host. One that is not public spoils them all: nobody has such a name by accident."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(_RESOLVERS, look_up)
    except (OSError, UnicodeError):
        raise DeliveryFailed("name not resolved", permanent=False) from None
    addresses = [str(info[4][0]) for info in found]
    if not settings.private_webhooks and not all(is_public(ipaddress.ip_address(one)) for one in addresses):
        raise DeliveryFailed("private address", permanent=True)
    return addresses[:MOST_ADDRESSES]


# ------------------------------------------------------------------------------------------------------------ delivery


async def deliver(notice: Notice, destination: Destination, settings: NoticeSettings) -> None:
    """Make one attempt; DeliveryFailed if the notice did not arrive."""
    try:
        check_destination(destination, settings)
    except InvalidDestination as error:
        raise DeliveryFailed(error.reason, permanent=True) from None
    if isinstance(destination, Webhook):
        await _deliver_webhook(notice, destination, settings)
        return
    assert settings.smtp is not None
    await asyncio.to_thread(_send, mail_for(notice, destination, settings.smtp), destination, settings.smtp)


async def ask_for_consent(mail: Mail, links: Links, language: str, settings: NoticeSettings) -> None:
    """Ask the owner of an address whether notices may be sent there; DeliveryFailed if that did not arrive."""
    assert settings.smtp is not None
    await asyncio.to_thread(_send, question_for(mail, links, language, settings.smtp), mail, settings.smtp)


# ------------------------------------------------------------------------------------------------------------ webhooks


@cache
def web_trust() -> ssl.SSLContext:
    """Whose certificates are believed on the web; kept, for it takes a while to read them."""
    import httpx

    return httpx.create_ssl_context()


async def _deliver_webhook(notice: Notice, hook: Webhook, settings: NoticeSettings) -> None:
    turn = _Turn("turn", 1, notice.table, notice.seq, notice.seat, notice.name, notice.link)
    body = msgspec.json.encode(turn)
    timestamp = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "X-Alhambra-Delivery": notice.delivery,
        "X-Alhambra-Timestamp": timestamp,
        "X-Alhambra-Signature": signature(hook.key, timestamp, body),
    }
    await post(hook.url, headers, body, settings)


async def post(address: str, headers: dict[str, str], body: bytes, settings: NoticeSettings) -> None:
    """Send this to an address that was checked; DeliveryFailed if whoever is there does not take it."""
    import httpx

    url = httpx.URL(address)
    try:
        async with asyncio.timeout(PATIENCE):
            port = url.port or (443 if url.scheme == "https" else 80)
            found = await _resolved(url.raw_host.decode("ascii"), port, settings)
            status = await _posted([_request(url, one, headers, body) for one in found])
    except TimeoutError:
        raise DeliveryFailed("timeout", permanent=False) from None
    if not 200 <= status < 300:
        permanent = 400 <= status < 500 and status not in WORTH_RETRYING
        raise DeliveryFailed(f"status {status}", permanent, gone=status in GONE)


def _request(url: httpx.URL, address: str, headers: dict[str, str], body: bytes) -> httpx.Request:
    """The request to an address that was checked: the name is not looked up again, and only its certificate is good."""
    import httpx

    headers = {"Host": url.netloc.decode("ascii"), "User-Agent": "alhambra", **headers}
    waits = {"connect": PATIENCE_TO_CONNECT, "read": PATIENCE, "write": PATIENCE, "pool": PATIENCE}
    extensions = {"sni_hostname": url.raw_host.decode("ascii"), "timeout": waits}
    return httpx.Request("POST", url.copy_with(host=address), headers=headers, content=body, extensions=extensions)


def signature(key: str, timestamp: str, body: bytes) -> str:
    return "sha256=" + hmac.new(key.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()


async def _posted(requests: list[httpx.Request]) -> int:
    """The status of the first address that can be reached."""
    import httpx

    for request in requests:
        try:
            return await _status(request)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            continue
        except httpx.HTTPError:
            break  # something was sent: another address might take it for the second time
    raise DeliveryFailed("unreachable", permanent=False)


async def _status(request: httpx.Request) -> int:
    """Send the request and hang up after the head of the answer: what follows it is of no interest."""
    import httpx

    # The bare transport follows no redirect, asks no proxy, keeps no cookie, and writes no address to the log.
    async with httpx.AsyncHTTPTransport(verify=web_trust()) as transport:
        response = await transport.handle_async_request(request)
        await response.aclose()
        return response.status_code


# ------------------------------------------------------------------------------------------------------------ mails


def mail_trust() -> ssl.SSLContext:
    """Whose certificates are believed of mail servers; apart, for that of the web announces HTTP."""
    import httpx

    return httpx.create_ssl_context()


def mail_for(notice: Notice, mail: Mail, smtp: Smtp) -> EmailMessage:
    """The mail in the language of the player."""
    title = one_line(notice.title)
    # In a header the library reads what stands between =? and ?= as encoded, line breaks included.
    subject = say(notice.language, "notice-mail-subject", {"title": title.replace("=?", "= ?")})
    message = _mail(mail, smtp, subject, _mail_text(notice, title), notice.language)
    message["Message-ID"] = f"<{notice.delivery}@{smtp.sender.partition('@')[2]}>"
    if notice.stop:
        _let_stop(message, notice.stop)
    return message


def question_for(mail: Mail, links: Links, language: str, smtp: Smtp) -> EmailMessage:
    """The mail that asks for consent. It repeats nothing that anybody wrote: nobody can send their words with it."""
    paragraphs = [
        say(language, "notice-consent-asked", {"server": urlsplit(links.confirm).netloc}),
        say(language, "notice-consent-yes", {"link": links.confirm}),
        say(language, "notice-consent-no"),
        say(language, "notice-consent-never", {"link": links.stop}),
    ]
    text = "\n\n".join(paragraphs) + "\n"
    message = _mail(mail, smtp, say(language, "notice-consent-subject"), text, language)
    message["Message-ID"] = make_msgid(domain=smtp.sender.partition("@")[2])
    _let_stop(message, links.stop)
    return message


def _mail(mail: Mail, smtp: Smtp, subject: str, text: str, language: str) -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = subject
    message["From"] = Address("Alhambra", addr_spec=smtp.sender)
    message["To"] = Address(addr_spec=mail.address)
    message["Date"] = formatdate()
    message["Auto-Submitted"] = "auto-generated"
    # Every mail server takes quoted-printable, and people can read it in the source.
    message.set_content(text, cte="quoted-printable")
    message["Content-Language"] = known(language)
    return message


def _let_stop(message: EmailMessage, link: str) -> None:
    """What mail programs make a button of (RFC 8058)."""
    message["List-Unsubscribe"] = f"<{link}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"


def _mail_text(notice: Notice, title: str) -> str:
    paragraphs = [
        say(notice.language, "notice-mail-greeting", {"name": one_line(notice.name)}),
        say(notice.language, "notice-mail-turn", {"title": title}),
    ]
    if notice.link:
        paragraphs.append(say(notice.language, "notice-mail-link", {"link": notice.link}))
    paragraphs.append(say(notice.language, "notice-mail-reason"))
    if notice.stop:
        paragraphs.append(say(notice.language, "notice-mail-stop", {"link": notice.stop}))
    return "\n\n".join(paragraphs) + "\n"


def one_line(text: str) -> str:
    """What a player wrote, without anything that breaks a line, hides or turns around what follows."""
    words = " ".join(text.split())
    shown = "".join(one for one in words if one.isprintable())
    return shown if len(shown) <= LONGEST_WORDS else shown[: LONGEST_WORDS - 1] + "…"


def _send(message: EmailMessage, mail: Mail, smtp: Smtp) -> None:
    """Hand the mail over. Only what is said of the recipient or the mail is final: the rest may be set right."""
    try:
        _submit(message, mail, smtp)
    except smtplib.SMTPRecipientsRefused as error:
        raise _refused(next(iter(error.recipients.values()))[0]) from None
    except smtplib.SMTPDataError as error:
        raise _refused(error.smtp_code) from None
    except (smtplib.SMTPException, OSError):
        raise DeliveryFailed("mail server", permanent=False) from None


def _refused(code: int) -> DeliveryFailed:
    return DeliveryFailed(f"mail refused {code}", permanent=code >= 500)


def _submit(message: EmailMessage, mail: Mail, smtp: Smtp) -> None:
    connection = _connected(smtp)
    try:
        if smtp.security == "starttls":
            connection.starttls(context=mail_trust())
        if smtp.user:
            connection.login(smtp.user, smtp.password)
        connection.send_message(message, smtp.sender, [mail.address])
        _take_leave(connection)
    finally:
        connection.close()


def _connected(smtp: Smtp) -> smtplib.SMTP:
    if smtp.security == "ssl":
        return smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=PATIENCE_WITH_MAIL, context=mail_trust())
    return smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE_WITH_MAIL)


def _take_leave(connection: smtplib.SMTP) -> None:
    """The mail was accepted: a server that ends rudely must not make us send it again."""
    try:
        connection.quit()
    except (smtplib.SMTPException, OSError):
        pass
