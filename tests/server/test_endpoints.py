"""Messages go to push services in the open net, and nowhere else."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from pathlib import Path

import pytest

from tests.server.pushes import Device
from tianxia.server.session import effects as fx
from tianxia.server.session.config import Config
from tianxia.server.session.endpoints import endpoint_of, is_public
from tianxia.server.shell.postman import Postman
from tianxia.server.shell.store import open_folder


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA",
        "https://push.example:443/x",
        "https://8.8.8.8/x",
    ],
)
def test_push_services_are_fine(url: str):
    found = endpoint_of(url)
    assert found is not None
    assert found.port == 443
    assert url == found.origin + found.path


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "https://",
        "https:///x",
        "push.example/x",
        "javascript:alert(1)",
        "https://push.example:8443/x",
        "https://push.example:0/x",
        "https://push.example:99999/x",
        "https://user@push.example/x",
        "https://user:word@push.example/x",
        "https://push.example\\@10.0.0.1/x",
        "https://push.example/x#part",
        "https://localhost/x",
        "https://intranet/x",
        "https://printer.local/x",
        "https://metadata.google.internal/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://172.16.0.1/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest",
        "https://0.0.0.0/x",
        "https://100.64.0.1/x",
        "https://224.0.0.1/x",
        "https://255.255.255.255/x",
        "https://[::1]/x",
        "https://[::]/x",
        "https://[fe80::1]/x",
        "https://[fe80::1%25eth0]/x",
        "https://[fc00::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::10.0.0.1]/x",
        "https://[2002:7f00:1::]/x",
        "https://[ff02::1]/x",
        "https://[nothing]/x",
    ],
)
def test_other_addresses_are_not(url: str):
    assert endpoint_of(url) is None


def test_whoever_runs_the_server_may_name_a_service_that_stands_elsewhere():
    trusted = ("127.0.0.1:8123",)
    found = endpoint_of("http://127.0.0.1:8123/send/1?a=b", trusted)
    assert found is not None
    assert (found.host, found.port, found.origin, found.path) == (
        "127.0.0.1", 8123, "http://127.0.0.1:8123", "/send/1?a=b",
    )  # fmt: skip
    assert endpoint_of("http://127.0.0.1:8124/send/1", trusted) is None


def test_an_address_inside_another_one_is_looked_at():
    assert is_public(ip_address("64:ff9b::8.8.8.8"))
    assert is_public(ip_address("2a00:1450:4001::1"))
    assert not is_public(ip_address("64:ff9b::127.0.0.1"))
    assert not is_public(ip_address("::ffff:192.168.0.1"))


@pytest.mark.parametrize("places", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:127.0.0.1"], []])
async def test_a_name_that_leads_home_gets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, places: list[str]):
    """A name of the open net may be made to lead anywhere: what counts is where it leads when it is used."""
    store = open_folder(tmp_path)
    postman = Postman(store, Config())

    async def looked_up(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, 443)) for place in places]

    async def never(*_: object) -> int:
        raise AssertionError("nothing is sent")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up, raising=False)
    monkeypatch.setattr(postman, "_post", never)
    wish = Device("https://rebound.example/x").wish()
    device = fx.Device(wish["endpoint"], wish["p256dh"], wish["auth"], "en")
    assert not await postman.carry(fx.Post("t", 0, device, b"{}")), "it is forgotten"
    store.close()
