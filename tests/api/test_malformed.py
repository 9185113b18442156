"""Bodies, parameters and ids that are not what they must be: said as a problem, and nothing is changed."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from service.keys import new_game_id
from service.site import Site
from tests.api.conftest import BySeat
from tests.api.state import kept

POINT = "1." + "0" * 32
TURNS, SEALS = "/api/games/{game}/turns", "/api/games/{game}/seals"
HISTORY = "/api/games/{game}/history"
JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True)
class Bad:
    """A request of Ada's seat, in a running game of two in the opening, that is refused."""

    status: int
    slug: str
    method: str
    path: str
    data: bytes | None = None
    names: str = ""  # the field that is named
    headers: tuple[tuple[str, str], ...] = ()


def unreadable(data: bytes) -> Bad:
    return Bad(400, "bad-request", "POST", TURNS, data)


def invalid(names: str, body: Any, path: str = TURNS) -> Bad:
    return Bad(422, "invalid", "POST", path, json.dumps(body).encode(), names)


def turn(**more: Any) -> dict[str, Any]:
    return {"point": POINT, "text": "play b1 1"} | more


def moves(*given: Any) -> dict[str, Any]:
    return {"point": POINT, "moves": list(given)}


def play(**more: Any) -> dict[str, Any]:
    return moves({"kind": "Play", "tile": "b1", "column": 1} | more)


def key(text: str) -> Bad:
    data = json.dumps(turn()).encode()
    return Bad(422, "invalid", "POST", TURNS, data, "Idempotency-Key", (("Idempotency-Key", text),))


def sealed(slug: str, status: int, **more: Any) -> Bad:
    return Bad(status, slug, "POST", SEALS, json.dumps({"point": POINT, **more}).encode())


def parameter(names: str, text: str) -> Bad:
    return Bad(422, "invalid", "GET", f"{HISTORY}?{text}", names=names)


def missing(path: str) -> Bad:
    return Bad(404, "not-found", "GET", path)


def unknown(header: str) -> Bad:
    return Bad(401, "sign-in-needed", "GET", "/api/me", headers=(("Authorization", header),))


BAD = {
    "no JSON": unreadable(b"{point"),
    "no UTF-8": unreadable(b'{"point": "\xff"}'),
    "NaN": unreadable(b'{"point": NaN}'),
    "infinite": unreadable(b'{"point": 1e999}'),
    "named twice": unreadable(b'{"point": "1", "point": "2"}'),
    "nested deep": unreadable(b"[" * 30_000),
    "nested deep and closed": unreadable(b"[" * 20_000 + b"]" * 20_000),
    "five thousand digits": unreadable(b'{"point": ' + b"9" * 5000 + b"}"),
    "no media type": Bad(
        415, "wrong-media", "POST", TURNS, b"point=1", headers=(("Content-Type", "text/plain"),)
    ),
    "oversized": Bad(413, "too-large", "POST", TURNS, b" " * 70_000),
    "empty": Bad(422, "invalid", "POST", TURNS, b"", "point"),
    "null": invalid("", None),
    "a list": invalid("", []),
    "no moves": invalid("moves", {"point": POINT}),
    "moves and text": invalid("moves", turn(**play())),
    "empty moves": invalid("moves", moves()),
    "blank text": invalid("", turn(text=" ; ")),
    "61 moves": invalid("moves", moves(*play()["moves"] * 61)),
    "61 lines": invalid("", turn(text="pass;" * 61)),
    "unknown field": invalid("seat", turn(seat=1)),
    "no point": invalid("point", turn(point="38.xyz")),
    "a newline behind the point": invalid("point", turn(point=POINT + "\n")),
    "a point that is a number": invalid("point", turn(point=38)),
    "unknown kind": invalid("moves.0.kind", moves({"kind": "Fly"})),
    "kind of a list": invalid("moves.0.kind", moves({"kind": []})),
    "no kind": invalid("moves.0.kind", moves({})),
    "a move that is text": invalid("moves.0", moves("play b1 1")),
    "unknown field of a move": invalid("moves.0.floor", play(floor=1)),
    "unknown tile": invalid("moves.0.tile", play(tile="z9")),
    "column true": invalid("moves.0.column", play(column=True)),
    "column as text": invalid("moves.0.column", play(column="1")),
    "column 1.5": invalid("moves.0.column", play(column=1.5)),
    "column 2^53": invalid("moves.0.column", play(column=2**53)),
    "column 10^30": invalid("moves.0.column", play(column=10**30)),
    "half a character": invalid("point", turn(point="\ud800")),
    "half a character in a list": invalid("moves.0.0", {"moves": [["\udfff"]]}),
    "half a character as a name": invalid("The body", {"\ud800": 1}),
    "a control character": invalid("text", turn(text="play\x00b1 1")),
    "a key with a space": key("a b"),
    "a long key": key("k" * 101),
    "a seal at another point": sealed("stale", 409, text="keep"),
    "two sealed moves": sealed("invalid", 422, text="keep; keep"),
    "nothing sealed": sealed("invalid", 422),
    "a seal that says nothing": sealed("illegal", 422, text="fly me to the moon"),
    "unknown path": missing("/api/nothing"),
    "the root": missing("/api"),
    "no game's id": missing("/api/games/NOPE"),
    "no such game": missing(f"/api/games/{new_game_id()}"),
    "no such submission": missing("/api/submissions/{game}-" + "0" * 40),
    "a submission of the table": missing("/api/submissions/{game}-start"),
    "no seal yet": missing(SEALS),
    "wrong method": Bad(405, "wrong-method", "DELETE", "/api/games"),
    "wrong method of a game": Bad(405, "wrong-method", "PUT", TURNS),
    "a version that is none": parameter("after", "after=1_0"),
    "a huge version": parameter("after", "after=" + "9" * 40),
    "an unknown parameter": parameter("before", "before=1"),
    "no log yet": Bad(409, "not-now", "GET", "/api/games/{game}/log"),
    "no such scheme": unknown("Basic eDp5"),
    "a forged token": unknown("Bearer user.WzFd.x.y"),
    "a token of no kind": unknown("Bearer é.x"),
    "a seat for a user": Bad(403, "forbidden", "GET", "/api/me"),
    "a seat creates": Bad(403, "forbidden", "POST", "/api/games", b"{}"),
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_it_is_refused_as_a_problem_and_changes_nothing(
    bad: Bad, site: Site, start_game: Callable[..., str], as_seat: BySeat
) -> None:
    game = start_game(2, "kalasan")
    ada = as_seat(game, 0)
    before = kept(site)
    headers = {**ada.headers, **JSON, **dict(bad.headers)}
    response = ada.client.open(bad.path.format(game=game), method=bad.method, data=bad.data, headers=headers)
    assert (response.status_code, response.mimetype) == (bad.status, "application/problem+json")
    problem = response.json
    assert (problem["type"], problem["status"]) == (f"/problems/{bad.slug}", bad.status)
    assert problem["title"] and problem["detail"]
    if bad.names:
        assert bad.names in [error["field"] for error in problem["errors"]]
        assert bad.names in problem["detail"]
    assert kept(site) == before
