"""Whole games, from their creation to the log, by what the document offers."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from engine import GAMES
from service.audit import verify
from service.bots.builder import builder
from service.config import Config
from service.users import User
from tests.api.conftest import ByUser
from tests.api.program import Program


def sit_down(ada: Program, budi: Program, rules: str, options: dict[str, str], address: str) -> str:
    """A game of two, created by the one and joined by the other; its id."""
    wish = {
        "rules": rules,
        "options": options,
        "seats": [{"kind": "me"}, {"kind": "invite", "address": address}],
        "title": "By program",
        "cut": "seven",
    }
    game = ada.post("/api/games", wish, 201)["game"]
    assert [each["game"] for each in budi.get("/api/games?status=open")["items"]] == [game]
    assert budi.post(f"/api/games/{game}/join", {"cut": "eight"})["seat"] == 1
    return str(game)


def play(game: str, seats: list[Program], drain: Callable[[], None], choose: random.Random) -> int:
    """Play random legal moves to the end; how many turns were sent."""
    turns = 0
    while (seen := seats[0].get(f"/api/games/{game}"))["status"] == "running":
        for seat in [each["seat"] for each in seen["seats"] if each["to_move"]]:
            may = moves_of(seen["rules"], seats[seat], game)
            assert (may["game"], may["seat"], may["point"]) == (game, seat, seen["point"])
            own = seen if seat == 0 else seats[seat].get(f"/api/games/{game}")
            chosen = chosen_of(own, may["moves"], choose)
            if may["sealed"]:
                sealed = seats[seat].post(
                    f"/api/games/{game}/seals", {"point": may["point"], "move": chosen["move"]}, 201
                )
                assert sealed["text"] == chosen["text"]
            else:
                send(game, seats[seat], may["point"], chosen, as_text=turns % 2 == 0, drain=drain)
            turns += 1
        drain()
        assert turns < 1000
    return turns


def moves_of(rules: str, program: Program, game: str) -> dict[str, Any]:
    """What a seat may do; in Java, where there are thousands of moves, as groups have them."""
    if rules != "java":
        return dict(program.get(f"/api/games/{game}/moves"))
    may = program.get(f"/api/games/{game}/moves/grouped")
    texts = [text for kind in may["kinds"] for place in kind["places"] for text in place["moves"]]
    return {**may, "moves": [{"text": text} for text in texts]}


def chosen_of(seen: dict[str, Any], moves: list[dict[str, Any]], choose: random.Random) -> dict[str, Any]:
    """Anything; in Java, where that takes hundreds of turns, mostly a large tile or what its bot wants."""
    if seen["rules"] != "java":
        return choose.choice(moves)
    java = GAMES["java"]
    large = [
        each["text"] for each in moves if each["text"].startswith("place") and len(each["text"].split()) == 4
    ]
    if large and choose.random() < 0.6:
        wanted = java.notation.read(choose.choice(large))
    else:
        wanted = builder(seen["view"], [java.notation.read(each["text"]) for each in moves])
    return {"text": java.notation.write(wanted), "move": java.codec.dump(wanted)}


def send(
    game: str,
    program: Program,
    point: str,
    chosen: dict[str, object],
    as_text: bool,
    drain: Callable[[], None],
) -> None:
    """Preview a turn of one move, send it, and hear that it was played."""
    turn = {"point": point, **({"text": chosen["text"]} if as_text else {"moves": [chosen["move"]]})}
    preview = program.post(f"/api/games/{game}/preview", turn)
    assert preview["game"] == game and preview["point"] == point
    sent = program.post(f"/api/games/{game}/turns", turn, 202)
    assert sent["status"] == "waiting"
    drain()
    verdict = program.get(sent["location"])
    assert (verdict["status"], verdict["game"]) == ("settled", game)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody writes too often."""
    monkeypatch.setattr("service.api.asking.check", lambda rate, answers: None)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(
    ("rules", "options"),
    [
        ("medang", {"temple": "borobudur"}),
        ("festivals", {"typhoons": "3", "typhoon_tie": "airplane"}),
        *[(rules, {"festivals": "sealed"}) for rules in GAMES if rules == "java"],
    ],
)
def test_two_programs_play_a_whole_game(
    rules: str,
    options: dict[str, str],
    people: list[User],
    as_user: ByUser,
    drain: Callable[[], None],
    config: Config,
) -> None:
    seats = [as_user(people[0]), as_user(people[1])]
    game = sit_down(seats[0], seats[1], rules, options, people[1].address)
    drain()
    tokens = [each.post(f"/api/games/{game}/token", expected=201)["token"] for each in seats]
    players = [Program(each.client, each.document, token) for each, token in zip(seats, tokens, strict=True)]
    assert play(game, players, drain, random.Random(repr(options))) > 10
    over = players[0].get(f"/api/games/{game}")
    assert over["status"] == "ended" and over["why"] == "finished"
    assert set(over["outcome"]["winners"]) <= {0, 1}
    check_record(game, players[0], over, config.release)


def check_record(game: str, program: Program, over: dict[str, object], release: str) -> None:
    """History, chain and log tell of the same commits, and the log is proved."""
    history = program.get(f"/api/games/{game}/history")
    chain = program.get(f"/api/games/{game}/chain")
    versions = list(range(1, history["version"] + 1))
    assert [leaf["version"] for leaf in history["items"]] == versions
    assert [link["version"] for link in chain["items"]] == versions
    assert chain["items"][-1]["hash"] == over["hash"]
    log = program.ask("GET", f"/api/games/{game}/log", 200).text
    assert [json.loads(line)["version"] for line in log.splitlines()] == versions
    proof = verify(log, release)
    assert proof.holds and proof.hash == over["hash"]
