"""Shapes: which fields a commit and each event of the table have, and of what type. Nothing else passes."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine import GAMES
from service.audit.proof import Forged
from service.keys import GAME_ID
from service.seals import NOT_ALLOWED, NOT_OPENED, NOT_SEALED
from service.table import FORMAT

Check: TypeAlias = Callable[[Any], bool]


def whole(value: Any) -> bool:
    return type(value) is int and value >= 0


def text(value: Any) -> bool:
    return type(value) is str


def flag(value: Any) -> bool:
    return type(value) is bool


def anything(value: Any) -> bool:
    return True


def like(pattern: str) -> Check:
    """A text that this pattern matches as a whole."""
    compiled = re.compile(pattern, re.ASCII)
    return lambda value: type(value) is str and compiled.fullmatch(value) is not None


def one_of(*choices: str) -> Check:
    return lambda value: type(value) is str and value in choices


def or_none(check: Check) -> Check:
    return lambda value: value is None or check(value)


def each(check: Check, least: int = 0) -> Check:
    """A list of at least so many that pass."""
    return lambda value: type(value) is list and len(value) >= least and all(map(check, value))


def by_name(name: Check, check: Check) -> Check:
    """An object whose names and values pass."""
    return lambda value: type(value) is dict and all(name(key) and check(item) for key, item in value.items())


def draw(value: Any) -> bool:
    """[n, value], a whole number below n."""
    return type(value) is list and len(value) == 2 and all(map(whole, value)) and value[1] < value[0]


def chair(value: Any) -> bool:
    """{user, bot}, at most one of them somebody."""
    if type(value) is not dict or set(value) != {"user", "bot"}:
        return False
    return or_none(USER)(value["user"]) and or_none(text)(value["bot"]) and None in value.values()


SEAT = like(r"0|[1-9][0-9]?")
USER = like(r"u[0-9a-f]{16}")
HASH = like(r"[0-9a-f]{64}")
KEY = like(r"[A-Za-z0-9_-]{43}")  # an Ed25519 public key, or the thumbprint of one
POINT = like(r"(0|[1-9][0-9]{0,8})\.[0-9a-f]{32}")
BY = like(r"user:u[0-9a-f]{16}|(seat|bot|table):(0|[1-9][0-9]?)|table|clock")

COMMIT: Mapping[str, Check] = {
    "at": whole,
    "by": BY,
    "release": like(r".+"),
    "point": or_none(POINT),
    "moves": each(by_name(SEAT, anything)),
    "draws": each(draw),
    "events": each(anything, least=1),
}
EVENTS: Mapping[str, Mapping[str, Check]] = {
    ".created": {
        "format": one_of(FORMAT),
        "game": like(GAME_ID),
        "rules": one_of(*GAMES),
        "options": by_name(text, text),
        "organiser": USER,
        "chairs": each(chair, least=1),
        "pace": or_none(lambda value: whole(value) and value > 0),
        "watch": one_of("seats", "link", "public"),
        "cut": text,
        "seed_hash": HASH,
        "keys": each(KEY, least=1),
    },
    ".joined": {"seat": whole, "user": USER, "cut": text},
    ".declined": {"seat": whole},
    ".resigned": {"seat": whole},
    ".reseated": {"seat": whole, "user": or_none(USER), "bot": or_none(text)},
    ".sealed": {"seat": whole, "point": POINT, "commitment": HASH},
    ".closed": {"at": whole},
    ".rekeyed": {"keys": each(KEY, least=1)},
    ".opened": {"seat": whole, "nonce": HASH, "move": anything},
    ".defaulted": {"seat": whole, "why": one_of(NOT_SEALED, NOT_OPENED, NOT_ALLOWED)},
    ".ended": {"why": one_of("finished", "cancelled"), "seed": HASH},
}
OPTIONAL: Mapping[str, Mapping[str, Check]] = {
    ".created": {"key": KEY},
    ".joined": {"key": KEY},
    ".sealed": {"kept": flag, "replaces": HASH, "signature": text},
    ".defaulted": {"nonce": HASH, "move": anything},
}


def check_shape(content: Mapping[str, Any]) -> None:
    """Raise Forged unless the commit and its table events have just the fields that they should."""
    check_fields(content, COMMIT, {}, "The commit")
    for event in content["events"]:
        if (kind := event["kind"]).startswith("."):
            if kind not in EVENTS:
                raise Forged(f"An event of the kind {kind} does not exist.")
            fields = {"kind": text, **EVENTS[kind]}
            check_fields(event, fields, OPTIONAL.get(kind, {}), kind)


def check_fields(
    data: Mapping[str, Any], required: Mapping[str, Check], optional: Mapping[str, Check], what: str
) -> None:
    if strange := sorted(set(data) - set(required) - set(optional)):
        raise Forged(f"{what} has a field {strange[0]!r}, which does not exist.")
    for name, check in {**required, **optional}.items():
        if name not in data:
            if name in required:
                raise Forged(f"{what} lacks its field {name!r}.")
        elif not check(data[name]):
            raise Forged(f"{what} has a field {name!r} that cannot be.")
