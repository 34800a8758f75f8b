"""How other machines in the local network reach this one. Nothing is sent to find out."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# A datagram socket that is connected, and never used, tells from which address it would send. One address for each
# private range, and one that is kept for documentation: the way to it is the way to everywhere.
ELSEWHERE: Final = (
    (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "10.255.255.254"),
    (socket.AF_INET, "172.31.255.254"),
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)
_NO_MATTER: Final = 9  # the port for what is thrown away


def own_addresses() -> list[str]:
    """The addresses of this machine that others may be able to reach, the most likely one first."""
    return in_order([found for family, target in ELSEWHERE if (found := _from(family, target))])


def _from(family: socket.AddressFamily, target: str) -> str:
    """The address that this machine would send from; "" if it cannot send there."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, _NO_MATTER))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def in_order(addresses: Iterable[str]) -> list[str]:
    """Those that are of use to others, each once: of the old kind first, and of private networks before others."""
    found = [ipaddress.ip_address(one) for one in dict.fromkeys(addresses)]
    useful = [one for one in found if not (one.is_loopback or one.is_unspecified or one.is_link_local)]
    return [str(one) for one in sorted(useful, key=lambda one: (one.version, not one.is_private))]


def heard_at(host: str) -> list[str]:
    """Where a server is reached from the network that listens at this address; nowhere if only this machine can."""
    address = ipaddress.ip_address(host)
    if not address.is_unspecified:
        return in_order([host])
    return [one for one in own_addresses() if address.version == 6 or ":" not in one]


def url_of(address: str, port: int | None) -> str:
    """The address of a page on this machine, over plain HTTP."""
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}" if port in (None, 80) else f"http://{host}:{port}"
