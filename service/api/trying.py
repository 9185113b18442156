"""Moves tried at the door: what is legal, and where a turn would lead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.access import site
from service.errors import Invalid, Stale
from service.load import Loaded
from service.present import lines, names
from service.preview import preview, read_lines, read_moves
from service.record import Record

Moves = Sequence[Any]


def read_turn(record: Record, body: Mapping[str, Any]) -> Moves:
    """The moves of a body, from JSON or text. Raises Invalid, and Refused for a line that is no move."""
    moves = read_moves(record, body["moves"]) if "moves" in body else read_lines(record, body["text"])
    if not moves:
        raise Invalid("A turn has at least one move.")
    return moves


def read_one(record: Record, body: Mapping[str, Any]) -> Any:
    """The one move of a body, as JSON or text."""
    moves = read_turn(record, {"moves": [body["move"]]} if "move" in body else body)
    if len(moves) > 1:
        raise Invalid("A sealed choice is one move.")
    return moves[0]


def check_point(record: Record, point: str) -> None:
    """Raise Stale unless a running game stands at this point."""
    if record.table.status == "running" and point != record.head.point_text:
        raise Stale(
            "The game has moved on, or never stood there. Look again.",
            expected=record.head.point_text,
            actual=point,
        )


def where(record: Record, seat: int) -> dict[str, Any]:
    """Game, version, point and seat, as every answer names them."""
    return {
        "game": record.game,
        "version": record.head.version,
        "point": record.head.point_text,
        "seat": seat,
    }


@dataclass(frozen=True, slots=True)
class May:
    """What a seat may do after a draft: its moves as JSON and as text, and what every answer says."""

    heading: Mapping[str, Any]
    moves: Sequence[tuple[dict[str, Any], str]]


def may(loaded: Loaded, seat: int, draft: str) -> May:
    """The legal moves of a seat after a draft in the notation, which may be empty."""
    record, rules = loaded.record, loaded.record.rules
    state, chance = record.state, False
    if draft.strip():
        tried = preview(record, seat, read_lines(record, draft))
        state, chance = tried.state, tried.chance
    asked = record.table.status == "running" and not chance and seat in rules.actors(state).seats
    found = rules.legal(state, seat) if asked else ()
    return May(
        {**where(record, seat), "sealed": record.actors.sealed, "chance": chance},
        [(rules.codec.dump(move), rules.notation.write(move)) for move in found],
    )


def tried(loaded: Loaded, seat: int, body: Mapping[str, Any]) -> dict[str, Any]:
    """Where a turn would lead, as its seat would be told. Raises what `preview` raises, and Stale."""
    record, rules = loaded.record, loaded.record.rules
    check_point(record, body["point"])
    result = preview(record, seat, read_turn(record, body))
    told = {"events": [rules.tell(event, seat) for event in result.events]}
    return {
        **where(record, seat),
        **told,
        "lines": spoken(lines(record, told, names(site(), record))),
        "view": rules.view(result.state, seat),
        "chance": result.chance,
    }


def spoken(found: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Lines without their events, and without a seat where they are about none."""
    return [
        {"text": line["text"]} if line["seat"] is None else {"seat": line["seat"], "text": line["text"]}
        for line in found
    ]
