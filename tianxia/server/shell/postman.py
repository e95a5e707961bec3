"""The postman carries messages to push services: sealed, once, within a time, and never into anybody's own net.

It needs the extra `push`."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import socket
import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

import httpx

from tianxia.server.session import effects as fx
from tianxia.server.session.config import Config
from tianxia.server.session.endpoints import Endpoint, endpoint_of, is_public
from tianxia.server.shell import sealing
from tianxia.server.shell.store import Store

LOG: Final = logging.getLogger("tianxia.server")
SECRET: Final = "push"  # its name in the store
SECONDS: Final = 10.0  # for one message, all in all
KEPT: Final = 3 * 24 * 3600  # seconds for which a push service keeps a message for a device that is off
AT_ONCE: Final = 4
WAITING: Final = 256  # messages that may wait for their turn; more are dropped
TRIES: Final = 2  # addresses of one service
GONE: Final = (404, 410)


class NoWay(Exception):  # noqa: N818 - it says what is the matter
    """The address leads to where nothing is sent."""


class Postman:
    """Sends with the server's own key."""

    def __init__(self, store: Store, config: Config, clock: Callable[[], float] = time.time) -> None:
        self.key: sealing.Key = sealing.key_of(store.secret(SECRET, sealing.new_secret))
        self.public: str = sealing.letters(sealing.public_of(self.key))
        self.config: Config = config
        self.clock: Callable[[], float] = clock
        self.context = httpx.create_ssl_context()
        self.turns: asyncio.Semaphore = asyncio.Semaphore(AT_ONCE)
        self.waiting: int = 0

    async def carry(self, post: fx.Post) -> bool:
        """Send it, once; false if the device, or the way to it, is gone for good."""
        if self.waiting >= WAITING:
            LOG.warning("too many messages to devices wait: one was dropped")
            return True
        self.waiting += 1
        try:
            async with self.turns, asyncio.timeout(SECONDS):
                return await self._send(post) not in GONE
        except (NoWay, ValueError) as wrong:  # ValueError: its key is none
            LOG.info("a device cannot be told: %s", wrong)
            return False
        except (httpx.HTTPError, OSError, TimeoutError) as wrong:
            LOG.info("a device was not told: %s", type(wrong).__name__)
            return True
        finally:
            self.waiting -= 1

    async def _send(self, post: fx.Post) -> int:
        """The status that the push service answers with."""
        device = post.device
        to = endpoint_of(device.endpoint, self.config.push_hosts)
        if to is None:
            raise NoWay("the address is not allowed")
        auth = sealing.data_of(device.auth)
        body = sealing.sealed(sealing.padded(post.data), sealing.data_of(device.p256dh), auth)
        headers = {
            "Authorization": sealing.signed(self.key, to.origin, self.clock(), self.config.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": _topic(post.table, auth),
        }
        for place in (await self._places(to))[:TRIES]:
            try:
                return await self._post(to, place, headers, body)
            except httpx.ConnectError as wrong:
                LOG.info("a push service is not reached at one address: %s", type(wrong).__name__)
        raise httpx.ConnectError("no address of the push service answers")

    async def _places(self, to: Endpoint) -> list[str]:
        """The addresses behind the name: looked up once and checked, and none but these are used."""
        if to.is_trusted:
            return [to.host]
        found = await asyncio.get_running_loop().getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)
        places = list(dict.fromkeys([str(each[4][0]) for each in found]))
        if not places or not all(is_public(ip_address(place)) for place in places):
            raise NoWay("the address is in somebody's own net")
        return places

    async def _post(self, to: Endpoint, place: str, headers: dict[str, str], body: bytes) -> int:
        """One request; a client of its own, so that no other service gets this connection, and no redirection."""
        scheme, _, netloc = to.origin.partition("://")
        where = f"{scheme}://{f'[{place}]' if ':' in place else place}:{to.port}{to.path}"
        named = {**headers, "Host": netloc}
        async with (
            httpx.AsyncClient(verify=self.context, trust_env=False, timeout=SECONDS) as client,
            client.stream("POST", where, headers=named, content=body, extensions={"sni_hostname": to.host}) as answer,
        ):
            if answer.status_code >= 300:
                LOG.info("a push service says %s", answer.status_code)
            return answer.status_code


def _topic(table: str, auth: bytes) -> str:
    """A word by which a newer message takes the place of one that still waits; it tells the service nothing."""
    return sealing.letters(hashlib.sha256(auth + table.encode()).digest())[:32]
