"""Examples for the document; a test checks every one against its schema."""

from typing import Any

from service.api import festivals_examples as festivals
from service.api import java_examples as java
from service.api.each import Each

Example = dict[str, Any]

ID = "aakx7m2qp4rt"
POINT = "12.9f2c61d07b5e4a38c1f09d2e7a64b835"
BEFORE = "1.4be0c7713d5a92f86e0b1c9d7a35f246"
HASH = "9f2c61d07b5e4a38c1f09d2e7a64b8350c4d1e6f8a7b92035d6e7f8091a2b3c4"
DIGEST = "0c4d1e6f8a7b92035d6e7f8091a2b3c49f2c61d07b5e4a38c1f09d2e7a64b835"
NONCE = "5d6e7f8091a2b3c49f2c61d07b5e4a38c1f09d2e7a64b8350c4d1e6f8a7b9203"
AT = 1796000000000
WHERE: Example = {"game": ID, "version": 17, "point": POINT, "seat": 0}
SUBMISSION = f"{ID}-3f7a0b1c2d4e5f60718293a4b5c6d7e8f9012345"

MEDANG_GAME: Example = {
    "rules": "medang",
    "options": {"temple": "borobudur"},
    "seats": [{"kind": "me"}, {"kind": "invite", "address": "budi@example.org"}, {"kind": "bot"}],
    "pace": 172800,
    "title": "A temple for the autumn",
    "cut": "seven and a half",
}
FESTIVALS: Example = {"rules": "festivals", "options": festivals.OPTIONS, "title": festivals.TITLE}
JAVA: Example = {"rules": "java", "options": java.OPTIONS, "title": java.TITLE}
NEW_GAME = Each(
    {"festivals": {**MEDANG_GAME, **FESTIVALS}, "java": {**MEDANG_GAME, **JAVA}, "medang": MEDANG_GAME}
)
SITTING: Example = {"cut": "the lower half", "name": "Budi"}
PLAYS: list[Example] = [
    {"kind": "Play", "tile": "b1", "column": 5},
    {"kind": "Play", "tile": "g3", "column": 2},
]
TURN = Each(
    {
        "festivals": {"point": POINT, "moves": [festivals.GO]},
        "java": {"point": POINT, "moves": java.TURN},
        "medang": {"point": POINT, "moves": PLAYS},
    }
)
RECEIPT = "eyJhbGciOiJFZERTQSJ9.eyJ0YWciOiJsb250YXIvcmVjZWlwdC8xIn0.c2lnbmF0dXJl"
ORIGIN = "4b39d2d73fd2f84a4b1b9a2ee9c5f0f46b7d1b9f5a6ce0d3c7f08192a3b4c5d6"
MEDANG_SEAL: Example = {"point": BEFORE, "move": {"kind": "Discard", "tiles": ["b2", "g1"]}}
SEAL = Each(
    {
        "festivals": {"point": BEFORE, "move": festivals.PLAN},
        "java": {"point": BEFORE, "move": java.BID},
        "medang": MEDANG_SEAL,
    }
)
MY_WISH: Example = {"name": "Ada", "zone": "Europe/Berlin"}
ME: Example = {"user": "u0123456789abcdef", "address": "ada@example.org", **MY_WISH}
TOKEN = "seat.WyJhYWt4N20ycXA0cnQiLDAsMF0.aXk3bA.c2lnbmF0dXJl"
SEAT_TOKEN: Example = {"game": ID, "seat": 0, "token": TOKEN, "days": 90}

NEW_TOKEN: Example = {"name": "My first bot", "scopes": ["games:read", "games:play"], "days": 90}
LISTED_TOKEN: Example = {
    "id": "0123456789abcdef",
    "name": "My first bot",
    "scopes": ["games:read", "games:play"],
    "created": AT,
    "expires": AT + 90 * 86_400_000,
}
MADE_TOKEN: Example = {
    **LISTED_TOKEN,
    "token": "lontar_u0123456789abcdef_dGhpcyBpcyBubyB0b2tlbiBidXQgYW4gZXhhbXBsZSE",
}
TOKEN_LIST: Example = {"items": [{**LISTED_TOKEN, "used": "2026-11-30"}]}

CHAIRS = [
    {"seat": 0, "name": "Ada", "status": "joined", "bot": None},
    {"seat": 1, "name": "Budi", "status": "joined", "bot": None},
]
LISTED_GAME: Example = {
    "game": ID,
    "title": "A temple for the autumn",
    "rules": "medang",
    "options": {"temple": "kalasan"},
    "status": "running",
    "watch": "seats",
    "pace": 172800,
    "version": 17,
    "sealed": False,
    "since": AT,
    "seats": CHAIRS,
    "seat": 0,
    "organiser": True,
    "my_turn": True,
}
GAME_LIST: Example = {"items": [LISTED_GAME]}

VIEW: Example = {
    "game": "medang",
    "phase": "play",
    "temple": "kalasan",
    "capacities": [2, 3, 4, 3, 2],
    "columns": [["r1"], ["y2", "g3"], [], ["p5"], []],
    "market": ["b4", "g1", "p2", "r1", "r3", "y1"],
    "pile": 47,
    "removed": [],
    "effect": None,
    "to_move": [0],
    "sealed": False,
    "seats": [{"seat": 0, "hand": 4, "dynasty": None}, {"seat": 1, "hand": 4, "dynasty": None}],
    "you": {"seat": 0, "hand": ["b1", "g3", "p4", "r2"], "dynasty": "b"},
    "floors": [{"floor": 1, "most": ["p", "r", "y"], "count": 1}, {"floor": 2, "most": ["g"], "count": 1}],
    "scores": None,
    "winners": None,
}
SEEN: Example = {
    **WHERE,
    "title": "A temple for the autumn",
    "rules": "medang",
    "options": {"temple": "kalasan"},
    "status": "running",
    "why": "",
    "watch": "seats",
    "pace": 172800,
    "hash": HASH,
    "origin": ORIGIN,
    "seed_hash": DIGEST,
    "seats": [
        {**chair, "sealed": False, "to_move": chair["seat"] == 0, "to_open": False} for chair in CHAIRS
    ],
    "sealed": False,
    "deadline": AT + 172_800_000,
    "view": VIEW,
}
GAME = Each(
    {
        "festivals": {**SEEN, **FESTIVALS, "view": festivals.VIEW},
        "java": {**SEEN, **JAVA, "view": java.VIEW},
        "medang": SEEN,
    }
)
MAY: Example = {**WHERE, "sealed": False, "chance": False}
LEGAL_MOVES = Each(
    {
        "festivals": {**MAY, "moves": [{"move": festivals.GO, "text": "go sumatra y"}]},
        "java": {**MAY, "moves": [{"move": java.RICE, "text": "place c5r"}]},
        "medang": {**MAY, "moves": [{"move": PLAYS[0], "text": "play b1 5"}]},
    }
)


def kinds(kind: str, at: str, text: str) -> Example:
    """One move, in its groups."""
    return {**MAY, "kinds": [{"kind": kind, "count": 1, "places": [{"at": at, "moves": [text]}]}]}


GROUPED_MOVES = Each(
    {
        "festivals": kinds("Go", "sumatra", "go sumatra y"),
        "java": kinds("Place", "c5", "place c5r"),
        "medang": kinds("Play", "b1", "play b1 5"),
    }
)
PLACED: Example = {"kind": "Placed", "seat": 0, "tile": "b1", "column": 5, "floor": 1}
LINE: Example = {"seat": 0, "text": "plays the blue craftsman to column 5, floor 1"}
TRIED: Example = {**WHERE, "events": [PLACED], "lines": [LINE], "view": VIEW, "chance": False}
TRAVELLED: Example = {"events": [festivals.MOVED], "lines": [festivals.LINE]}
BUILT: Example = {"events": [java.LAID], "lines": [java.LINE]}
PREVIEW = Each(
    {
        "festivals": {**TRIED, **TRAVELLED, "view": festivals.VIEW},
        "java": {**TRIED, **BUILT, "view": java.VIEW},
        "medang": TRIED,
    }
)
WAITING: Example = {
    "submission": SUBMISSION,
    "game": ID,
    "seat": 0,
    "point": POINT,
    "at": AT,
    "status": "waiting",
    "location": f"/api/submissions/{SUBMISSION}",
    "receipt": RECEIPT,
}
SETTLED: Example = {**WAITING, "status": "settled", "version": 18}
MEDANG_SEALED: Example = {
    "game": ID,
    "version": 4,
    "point": BEFORE,
    "seat": 0,
    "move": MEDANG_SEAL["move"],
    "text": "discard b2 g1",
    "kept": False,
    "nonce": NONCE,
    "commitment": DIGEST,
    "receipt": RECEIPT,
}
PLANNED: Example = {"move": festivals.PLAN, "text": "plan y"}
BID: Example = {"move": java.BID, "text": "bid m md share"}
SEALED = Each(
    {
        "festivals": {**MEDANG_SEALED, **PLANNED},
        "java": {**MEDANG_SEALED, **BID},
        "medang": MEDANG_SEALED,
    }
)
OPENING: Example = {"point": BEFORE, "move": MEDANG_SEAL["move"], "nonce": NONCE}
OPENED: Example = {
    **{
        name: MEDANG_SEALED[name]
        for name in ("game", "point", "seat", "move", "text", "commitment", "receipt")
    },
    "version": 6,
}
LEAF: Example = {"version": 18, "at": AT, "by": "seat:0", "events": [PLACED], "lines": [LINE]}
HEARD: Example = {"game": ID, "version": 18}
HISTORY = Each(
    {
        "festivals": {**HEARD, "items": [{**LEAF, **TRAVELLED}]},
        "java": {**HEARD, "items": [{**LEAF, **BUILT}]},
        "medang": {**HEARD, "items": [LEAF]},
    }
)
CHAIN: Example = {"game": ID, "version": 18, "items": [{"version": 18, "digest": DIGEST, "hash": HASH}]}
LOG = (
    '{"at":1796000000000,"by":"user:u0123456789abcdef","draws":[],"events":[{"bot":"random","kind":".reseated",'
    '"seat":1,"user":null}],"moves":[],"point":null,"release":"0.1.0","version":2}\n'
)
