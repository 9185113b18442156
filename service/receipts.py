"""Receipts: “we had this, at this point, at this time”, signed; a JWS (RFC 7515) with EdDSA (RFC 8037).

The claims are {tag, kind, game, seat, point, head: {version, hash}, time, durability} and what it is about: a
submission's id, a commitment, a verdict. The protected header carries the public key, whose RFC 7638
thumbprint stands in the log, so a receipt is checked without the network.
"""

from typing import Any

import jwt

from service.chain import Head
from service.keyring import public_jwk, thumbprint, thumbprint_of
from service.site import Site

TAG = "lontar/receipt/1"


class BadReceipt(Exception):
    """A receipt that proves nothing; the message says why."""


def receipt(
    site: Site, kind: str, game: str, seat: int | None, point: str, head: Head, time: int, **about: Any
) -> str:
    """A signed receipt, as one line. `head`: the log as it stood, and so as it must stay."""
    claims = {
        "tag": TAG,
        "kind": kind,
        "game": game,
        "seat": seat,
        "point": point,
        "head": {"version": head.version, "hash": head.hash},
        "time": time,
        "durability": site.config.durability,
        **about,
    }
    key = site.keyring.signing_keys[0]
    headers = {"typ": "lontar-receipt", "kid": thumbprint(key), "jwk": public_jwk(key)}
    return jwt.encode(claims, key, algorithm="EdDSA", headers=headers)


def read_receipt(text: str) -> tuple[dict[str, Any], str]:
    """The claims of a receipt and the thumbprint of the key that signed it. Raises BadReceipt.

    Whether that key is the service's own says the log, or a key set.
    """
    try:
        header = jwt.get_unverified_header(text.strip())
        public = {name: header["jwk"][name] for name in ("crv", "kty", "x")}  # a “d” would sign for itself
        key = jwt.PyJWK.from_dict({**public, "alg": "EdDSA"})
        claims = jwt.decode(text.strip(), key, algorithms=["EdDSA"], options={"verify_iat": False})
        print_ = thumbprint_of(public)
    except (jwt.PyJWTError, KeyError, TypeError, ValueError, AttributeError) as error:
        name = type(error).__name__
        raise BadReceipt(f"This is no receipt, or its signature does not fit ({name}).") from None
    if claims.get("tag") != TAG:
        raise BadReceipt(f"This is signed, but it is no receipt of the kind {TAG}.")
    return claims, print_


def key_set(site: Site) -> dict[str, Any]:
    """The JWKS (RFC 7517) of every key that signs or has signed."""
    keys = [
        {**public_jwk(key), "kid": thumbprint(key), "alg": "EdDSA", "use": "sig"}
        for key in site.keyring.signing_keys
    ]
    return {"keys": keys}
