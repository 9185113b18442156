"""Evidence: receipts that players kept, found in texts, read, and laid beside the log."""

import binascii
import email
import json
import re
from base64 import urlsafe_b64decode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from service.audit.proof import Forged
from service.audit.shapes import HASH, POINT, by_name, check_fields, text, whole
from service.keyring import thumbprint_of
from service.receipts import BadReceipt, read_receipt

TOKEN = re.compile(r"(?<![\w./=-])eyJ[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Receipt:
    """What the service has signed for somebody."""

    kind: str
    game: str
    seat: int | None
    point: str
    version: int  # of the head that it names
    hash: str
    time: int  # ms
    about: Mapping[str, Any]

    @property
    def name(self) -> str:
        """How it is called in sentences."""
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"the receipt “{self.kind}” of {whose} at commit {self.version}"


def find_receipts(saved: str) -> list[str]:
    """The receipts in a text, each once: alone, a line each, or within letters as they are saved."""
    found = [token for part in parts_of(saved) for token in TOKEN.findall(part) if is_receipt(token)]
    return list(dict.fromkeys(found))


def parts_of(saved: str) -> Iterator[str]:
    """The text as it stands and, if it is a saved letter, its parts decoded."""
    yield saved
    if "content-transfer-encoding:" not in saved.lower():
        return
    try:
        bodies = [part.get_payload(decode=True) for part in email.message_from_string(saved).walk()]
    except (RecursionError, ValueError, LookupError):  # no letter, whatever it looks like
        return
    yield from (body.decode("ascii", "replace") for body in bodies if isinstance(body, bytes))


def is_receipt(token: str) -> bool:
    """Whether the first part of a token is the header of a JWS; links are signed otherwise."""
    header = token.partition(".")[0]
    try:
        data = json.loads(urlsafe_b64decode(header + "=" * (-len(header) % 4)))
    except (binascii.Error, ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "alg" in data


def read(token: str, trusted: set[str]) -> Receipt:
    """A receipt signed by one of the keys with these thumbprints. Raises Forged."""
    try:
        claims, signer = read_receipt(token)
    except BadReceipt as bad:
        raise Forged(f"A receipt, …{token[-12:]}, does not hold. {bad}") from None
    except RecursionError:
        raise Forged(f"A receipt, …{token[-12:]}, does not hold.") from None
    if signer not in trusted:
        raise Forged(f"A receipt, …{token[-12:]}, is signed with a key that this log does not name.")
    check_fields(claims, dict.fromkeys(claims, lambda _: True) | CLAIMS, {}, "A receipt")
    head = claims["head"]
    if set(head) != {"version", "hash"} or not whole(head["version"]) or not HASH(head["hash"]):
        raise Forged("A receipt names no head.")
    return Receipt(
        claims["kind"], claims["game"], claims["seat"], claims["point"], head["version"], head["hash"],
        claims["time"], claims,
    )  # fmt: skip


CLAIMS = {
    "kind": text,
    "game": text,
    "seat": lambda value: value is None or whole(value),
    "point": POINT,
    "head": by_name(text, lambda _: True),
    "time": whole,
}


def keys_of(jwks: Any) -> set[str]:
    """The thumbprints of a key set (RFC 7517). Raises Forged."""
    try:
        return {thumbprint_of(key) for key in jwks["keys"]}
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError):
        raise Forged("The key set is none.") from None
