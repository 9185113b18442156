"""Keyring: everything that the service key is used for, one derived key per purpose.

The service key encrypts and signs, and nothing else: no seed, draw or digest derives from it.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import rfc8785
from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Unreadable(Exception):
    """Something encrypted does not open under any of the service keys."""


@dataclass(frozen=True, slots=True)
class Keyring:
    """The derived keys, newest service key first."""

    fernet: MultiFernet
    link_keys: tuple[bytes, ...]  # oldest first, as itsdangerous wants them
    newest: Fernet  # the one that encrypts
    identity: Callable[[], bytes]  # for ids that must stay the same while keys rotate: service/identity.py
    signing_keys: tuple[Ed25519PrivateKey, ...]

    @classmethod
    def of(cls, service_keys: tuple[bytes, ...]) -> "Keyring":
        ciphers = [Fernet(urlsafe_b64encode(derive(key, "encrypt"))) for key in service_keys]
        return cls(
            fernet=MultiFernet(ciphers),
            newest=ciphers[0],
            link_keys=tuple(derive(key, "links") for key in reversed(service_keys)),
            identity=partial(derive, service_keys[-1], "identity"),
            signing_keys=tuple(
                Ed25519PrivateKey.from_private_bytes(derive(key, "receipts")) for key in service_keys
            ),
        )

    def encrypt(self, text: str) -> str:
        return self.fernet.encrypt(text.encode()).decode()

    def decrypt(self, token: str) -> str:
        """Raises Unreadable."""
        try:
            return self.fernet.decrypt(token.encode()).decode()
        except InvalidToken:
            raise Unreadable("Not readable under any of the service keys in SERVICE_KEY.") from None

    def is_current(self, token: str) -> bool:
        """Whether the first service key encrypted it."""
        try:
            self.newest.decrypt(token.encode())
        except InvalidToken:
            return False
        return True

    def identify(self, *parts: str | int) -> str:
        """An id (40 hex digits) for these parts that nobody without the key can compute."""
        return hmac.new(self.identity(), rfc8785.dumps(list(parts)), hashlib.sha256).hexdigest()[:40]

    def thumbprints(self) -> list[str]:
        """JWK thumbprints (RFC 7638) of the public receipt keys."""
        return [thumbprint(key) for key in self.signing_keys]


def derive(key: bytes, purpose: str) -> bytes:
    return HKDF(SHA256(), 32, salt=None, info=b"lontar/service-key/" + purpose.encode()).derive(key)


def public_jwk(key: Ed25519PrivateKey) -> dict[str, str]:
    """The public half as a JWK (RFC 8037), with only the members that its thumbprint covers."""
    raw = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    return {"crv": "Ed25519", "kty": "OKP", "x": urlsafe_b64encode(raw).rstrip(b"=").decode()}


def thumbprint(key: Ed25519PrivateKey) -> str:
    return thumbprint_of(public_jwk(key))


def thumbprint_of(jwk: Mapping[str, str]) -> str:
    """The JWK thumbprint (RFC 7638) of an Ed25519 public key: SHA-256 in base64url without padding."""
    members = {name: jwk[name] for name in ("crv", "kty", "x")}
    return urlsafe_b64encode(hashlib.sha256(rfc8785.dumps(members)).digest()).rstrip(b"=").decode()
