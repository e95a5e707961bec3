"""Messages to devices, sealed so that only the device reads them (RFC 8291), and signed by the server (RFC 8292).

It needs the extra `push`."""

from __future__ import annotations

import base64
import json
import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes of a record: there is one
PADDED: Final = 768  # every message has this length before it is sealed, so that its length tells nothing
LAST: Final = b"\x02"  # ends the last record; zeros may follow
HOURS: Final = 12  # for which a token is good; a day is the most
SECRET_BYTES: Final = 32
Key = ec.EllipticCurvePrivateKey


def letters(data: bytes) -> str:
    """Bytes as they stand in headers."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data_of(text: str) -> bytes:
    """The bytes behind such letters."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_secret() -> bytes:
    """A fresh key of the server, as it is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(SECRET_BYTES, "big")


def key_of(secret: bytes) -> Key:
    """The key that was stored."""
    return ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1())


def public_of(key: Key) -> bytes:
    """The public half of a key: a point of the curve, 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def sealed(message: bytes, device: bytes, auth: bytes, key: Key | None = None, salt: bytes | None = None) -> bytes:
    """The body of a push message: aes128gcm, one record. ValueError if the device's key is no point of the curve."""
    own = ec.generate_private_key(ec.SECP256R1()) if key is None else key
    salt = os.urandom(16) if salt is None else salt
    mine = public_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), device))
    material = _derived(auth, shared, b"WebPush: info\0" + device + mine, 32)
    secret = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(secret).encrypt(nonce, message + LAST, None)


def padded(message: bytes) -> bytes:
    """A message of JSON, followed by spaces so that all have one length."""
    return message.ljust(PADDED)


def signed(key: Key, audience: str, now: float, contact: str = "") -> str:
    """The header by which a push service knows the server: a token for this service alone, and the public key."""
    claims: dict[str, str | int] = {"aud": audience, "exp": int(now) + HOURS * 3600}
    if contact:
        claims["sub"] = contact
    parts = [
        letters(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    ]
    unsigned = ".".join(parts)
    r, s = decode_dss_signature(key.sign(unsigned.encode(), ec.ECDSA(SHA256())))
    signature = letters(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={unsigned}.{signature}, k={letters(public_of(key))}"
