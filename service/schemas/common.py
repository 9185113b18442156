"""Fields that several bodies share, each described once."""

from typing import Any

from marshmallow import fields

from service.keys import GAME_ID
from service.schemas.fields import SEATS, Whole, code

POINT = r"(0|[1-9][0-9]{0,8})\.[0-9a-f]{32}"
HEX_64 = "[0-9a-f]{64}"


def game_id(**more: Any) -> fields.String:
    return code(GAME_ID, "A game's id has twelve letters and digits.", **about("The game's id.", **more))


def seat(description: str = "The seat, counted from 0.", **more: Any) -> Whole:
    return Whole(0, SEATS - 1, **about(description, **more))


def version(description: str = "How many commits the game's log has.", **more: Any) -> Whole:
    return Whole(**about(description, **more))


def point(**more: Any) -> fields.String:
    meaning = (
        "Where the game stands, as `number.hash`. What you send names the point that you have seen, "
        "so that it is never played against another."
    )
    return code(POINT, "A point looks like 38.9f2c…, with 32 hex digits.", **about(meaning, **more))


def time(description: str, **more: Any) -> Whole:
    return Whole(**about(f"{description} Milliseconds since 1970, UTC.", **more))


def digest(description: str, **more: Any) -> fields.String:
    return code(HEX_64, "64 hex digits.", **about(description, **more))


def receipt(description: str, **more: Any) -> fields.String:
    meaning = f"{description} Signed by the service: a JWS on one line, made for `lontar verify`."
    return code(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+){2}", "", **about(meaning, **more))


def text(description: str, **more: Any) -> fields.String:
    return fields.String(**about(description, **more))


def key(**more: Any) -> fields.String:
    meaning = (
        "Your seat's Ed25519 public key, 32 bytes in base64url. With it, only seals that it has signed "
        "count for your seat."
    )
    error = "A key is 32 bytes in base64url, 43 characters."
    return code("[A-Za-z0-9_-]{43}", error, **about(meaning, required=False, **more))


def flag(description: str, **more: Any) -> fields.Boolean:
    return fields.Boolean(**about(description, **more))


def about(description: str, **more: Any) -> dict[str, Any]:
    """What a field that is always there is made with, besides its type."""
    return {"required": True, **more, "metadata": {"description": description, **more.get("metadata", {})}}
