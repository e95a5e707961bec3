"""A device and a push service for tests: real keys, and a real server on this machine that keeps what it is sent."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, ClassVar

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tianxia.server.shell.sealing import data_of, letters, public_of

PATIENCE = 30.0  # seconds for a message; whoever waits longer waits in vain


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with the body of a push message (RFC 8188, RFC 8291)."""
    salt, length = body[:16], body[20]
    sender, cipher = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    about = b"WebPush: info\0" + public_of(key) + sender
    material = HKDF(SHA256(), 32, auth, about).derive(shared)
    secret = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    plain = AESGCM(secret).decrypt(nonce, cipher, None).rstrip(b"\0")
    assert plain.endswith(b"\x02"), "the last record"
    return plain[:-1]


class Device:
    """A browser as far as messages to it go."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.endpoint = endpoint

    def wish(self, on: bool = True, lang: str = "en") -> dict[str, Any]:
        """The body of the message by which it is to be told, or no more."""
        p256dh, auth = letters(public_of(self.key)), letters(self.auth)
        return {"on": on, "endpoint": self.endpoint, "p256dh": p256dh, "auth": auth, "lang": lang}

    def reads(self, body: bytes) -> dict[str, Any]:
        """The message in a body that came for it."""
        found: dict[str, Any] = json.loads(opened(body, self.key, self.auth))
        return found


class PushService:
    """`with PushService() as service:` and it takes messages; `status` is what it answers."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.news = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            """Keeps a message and answers."""

            protocol_version: ClassVar[str] = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with service.news:
                    service.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                    service.news.notify_all()
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Not a word."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self) -> PushService:
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(PATIENCE)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server.server_port}"

    def device(self, name: str = "one") -> Device:
        """A device that is reached through this service."""
        return Device(f"http://{self.host}/send/{name}")

    def wait_for(self, count: int) -> None:
        """Until this many messages have come."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.got) >= count, PATIENCE), f"{len(self.got)} of {count}"


def claims_of(header: str) -> dict[str, Any]:
    """What the token in the header of a message claims; its signature is looked at too."""
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    raw = data_of(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data_of(public))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(data_of(signed.partition(".")[2]))
    return claims
