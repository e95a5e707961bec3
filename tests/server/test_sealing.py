"""Messages to devices are sealed as the standards say: the worked example of RFC 8291, and there and back."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidTag

from tests.server.pushes import Device, claims_of, opened
from tianxia.server.shell.sealing import (
    PADDED,
    data_of,
    key_of,
    letters,
    new_secret,
    padded,
    public_of,
    sealed,
    signed,
)

# RFC 8291, appendix A
MESSAGE = b"When I grow up, I want to be a watermelon"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SERVER_PUBLIC = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_worked_example_of_the_standard():
    key = key_of(data_of(SERVER))
    assert letters(public_of(key)) == SERVER_PUBLIC
    assert letters(public_of(key_of(data_of(BROWSER)))) == BROWSER_PUBLIC
    body = sealed(MESSAGE, data_of(BROWSER_PUBLIC), data_of(AUTH), key, data_of(SALT))
    assert letters(body) == SEALED
    assert opened(body, key_of(data_of(BROWSER)), data_of(AUTH)) == MESSAGE


def test_only_the_device_opens_it_and_all_messages_are_alike():
    device, other = Device("https://push.example/1"), Device("https://push.example/2")
    short, long = [
        sealed(padded(text), public_of(device.key), device.auth) for text in (b"{}", b'{"a": "' + b"x" * 99 + b'"}')
    ]
    assert device.reads(short) == {}
    assert len(short) == len(long) == 16 + 4 + 1 + 65 + PADDED + 1 + 16
    assert short[:86] != long[:86], "a key and a salt for each"
    with pytest.raises(InvalidTag):
        other.reads(short)
    with pytest.raises(InvalidTag):
        device.reads(short[:-1] + bytes([short[-1] ^ 1]))


def test_a_key_that_is_no_point_of_the_curve_is_refused():
    with pytest.raises(ValueError, match=r"(?i)point|curve|key"):
        sealed(b"{}", b"\x04" + b"\x01" * 64, b"0" * 16)


def test_the_token_is_signed_for_one_service_and_half_a_day():
    secret = new_secret()
    assert len(secret) == 32
    key = key_of(secret)
    header = signed(key, "https://push.example", 1000.0, "mailto:host@example.org")
    assert claims_of(header) == {
        "aud": "https://push.example",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    assert header.endswith(f", k={letters(public_of(key))}")
    assert "sub" not in claims_of(signed(key, "https://push.example", 1000.0))
    head = header.removeprefix("vapid t=").partition(".")[0]
    assert json.loads(data_of(head)) == {"typ": "JWT", "alg": "ES256"}
    assert letters(secret) not in header
