"""Games as answers: what is absent is left out, never null, so that every program reads it alike."""

from collections.abc import Mapping, Sequence
from typing import Any

from flask import Response, request

from service.access import site
from service.deadlines import read_outages
from service.load import Loaded
from service.opening import awaited
from service.present import names, present, seat_name
from service.users import User, find_users
from service.write import summary


def game_document(loaded: Loaded, seat: int | None) -> dict[str, Any]:
    """The game as this seat (None: a spectator) sees it. Raises Forbidden."""
    shown = names(site(), loaded.record)
    document = present(loaded, seat, shown, read_outages(site()))
    if seat is not None:
        document["seats"][seat]["to_open"] = is_to_open(loaded, seat)
    return without_none({**document, "origin": loaded.record.origin})


def is_to_open(loaded: Loaded, seat: int) -> bool:
    """Whether this seat's opening is awaited: known to the seat alone, others hear that it keeps one."""
    return seat in loaded.record.openers and seat in awaited(site(), loaded)


def game_answer(loaded: Loaded, seat: int | None) -> Any:
    """The same with its ETag, or that it has not changed.

    The tag holds version and seat, and whether this seat has sent its opening: nothing hidden from it.
    """
    tag = f"{loaded.record.head.version}.{'watch' if seat is None else seat}"
    if seat is not None and seat in loaded.record.openers and not is_to_open(loaded, seat):
        tag += ".opened"
    headers = {
        "ETag": f'W/"{tag}"',
        "Cache-Control": "private, no-cache",
        "Vary": "Authorization, Cookie",
    }
    if request.if_none_match.contains_weak(tag):
        return Response(status=304, headers=headers)
    return game_document(loaded, seat), 200, headers


def table_document(loaded: Loaded, user: str | None) -> dict[str, Any]:
    """A game as a list shows it, to this user."""
    return listed([summary(loaded.record, loaded.title)], user)[0]


def listed(summaries: Sequence[Mapping[str, Any]], user: str | None) -> list[dict[str, Any]]:
    """Games as lists show them, to this user."""
    ids = {chair[1] for each in summaries for chair in each["chairs"] if chair[1]}
    people = find_users(site(), sorted(ids))
    return [list_item(each, people, user) for each in summaries]


def list_item(game: Mapping[str, Any], people: Mapping[str, User], user: str | None) -> dict[str, Any]:
    seats = [
        {"seat": seat, "name": seat_name(seat, person, bot, people), "status": status, "bot": bot}
        for seat, (status, person, bot) in enumerate(game["chairs"])
    ]
    mine = seat_of(game, user)
    more = {
        "why": game["why"] or None,
        "seats": seats,
        "seat": mine,
        "organiser": game["organiser"] == user,
        "my_turn": mine in game["waiting"],
    }
    return without_none({**game, **more})


def seat_of(game: Mapping[str, Any], user: str | None) -> int | None:
    """The seat that this user holds or is invited to, by a summary."""
    for seat, (status, person, _) in enumerate(game["chairs"]):
        if user is not None and person == user and status in ("invited", "joined"):
            return seat
    return None


def without_none(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if value is not None}
