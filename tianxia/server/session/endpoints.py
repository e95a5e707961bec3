"""Where messages to devices may be sent: to push services in the open net, never into anybody's own. No I/O."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

HTTPS: Final = 443
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # an IPv4 address stands at the end
HOME: Final = (".localhost", ".local", ".internal", ".lan", ".home.arpa", ".onion")
Ip = IPv4Address | IPv6Address


class Endpoint(NamedTuple):
    """An address of a push service, in its parts."""

    host: str
    port: int
    origin: str
    path: str
    is_trusted: bool  # whoever runs the server has named it: it may stand anywhere


def endpoint_of(url: str, trusted: tuple[str, ...] = ()) -> Endpoint | None:
    """The address if messages may be sent there, as far as its letters tell; the shell looks up where it leads."""
    if "\\" in url:
        return None
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return None
    if parts.netloc in trusted and parts.scheme in ("http", "https"):
        return _endpoint(parts, host, port or (HTTPS if parts.scheme == "https" else 80), True)
    if parts.scheme != "https" or port not in (None, HTTPS) or "@" in parts.netloc or parts.fragment:
        return None
    return _endpoint(parts, host, HTTPS, False) if _is_open(host) else None


def _endpoint(parts: SplitResult, host: str, port: int, is_trusted: bool) -> Endpoint:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(host, port, f"{parts.scheme}://{parts.netloc}", path, is_trusted)


def _is_open(host: str) -> bool:
    """Whether a name could be one of the open net."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return "." in host and not host.endswith(HOME)


def is_public(address: Ip) -> bool:
    """Whether an address is one of the open net: not of this machine, of a home or an office, of nobody or of many."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None,))[0]
        if inner is None and address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
        if address.scope_id is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
