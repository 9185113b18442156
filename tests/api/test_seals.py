"""Sealed choices: all at once, in any order, seen by nobody else."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from service.load import load
from service.log import read
from service.seals import Opening, matches
from service.site import Site
from tests.api.conftest import BySeat
from tests.api.program import Program


def seal(program: Program, game: str, point: str, text: str = "keep", expected: int = 201) -> Any:
    return program.post(f"/api/games/{game}/seals", {"point": point, "text": text}, expected)


def test_all_seats_seal_at_once(
    site: Site, start_game: Callable[..., str], as_seat: BySeat, drain: Callable[[], None]
) -> None:
    game = start_game(5, "borobudur")
    programs = [as_seat(game, seat) for seat in range(5)]
    point = programs[0].get(f"/api/games/{game}")["point"]
    version = len(read(site, game))
    with ThreadPoolExecutor(5) as pool:
        seals = list(pool.map(lambda program: seal(program, game, point), programs))
    assert sorted(each["version"] for each in seals) == list(range(version + 1, version + 6))
    assert all(each["point"] == point for each in seals)
    drain()
    after = programs[0].get(f"/api/games/{game}")
    assert after["view"]["phase"] == "play" and len(read(site, game)) == version + 6


def test_the_owner_keeps_what_opens_the_seal(
    site: Site, start_game: Callable[..., str], as_seat: BySeat
) -> None:
    game = start_game(2)
    ada, budi = as_seat(game, 0), as_seat(game, 1)
    shown = ada.get(f"/api/games/{game}")
    tile = shown["view"]["you"]["hand"][0]
    sealed = seal(ada, game, shown["point"], f"discard {tile}")
    opening = Opening(sealed["move"], sealed["nonce"])
    assert matches(sealed["commitment"], load(site, game).record.origin, shown["point"], 0, opening)
    assert ada.get(f"/api/games/{game}/seals") == sealed
    budi.get(f"/api/games/{game}/seals", 404)
    theirs = (
        budi.ask("GET", f"/api/games/{game}/history", 200).text
        + budi.ask("GET", f"/api/games/{game}", 200).text
    )
    assert (
        sealed["commitment"] in theirs and sealed["nonce"] not in theirs and f"discard {tile}" not in theirs
    )


def test_the_same_seal_again_changes_nothing_and_another_replaces_it(
    site: Site, start_game: Callable[..., str], as_seat: BySeat
) -> None:
    game = start_game(2)
    ada = as_seat(game, 0)
    shown = ada.get(f"/api/games/{game}")
    first = seal(ada, game, shown["point"])
    assert seal(ada, game, shown["point"]) == first
    assert len(read(site, game)) == first["version"]
    second = seal(ada, game, shown["point"], f"discard {shown['view']['you']['hand'][0]}")
    assert second["version"] == first["version"] + 1
    assert read(site, game)[-1]["events"][0]["replaces"] == first["commitment"]
    seats = ada.get(f"/api/games/{game}")["seats"]
    assert [(each["sealed"], each["to_move"]) for each in seats] == [(True, False), (False, True)]


def test_a_seal_that_the_rules_refuse_names_why(start_game: Callable[..., str], as_seat: BySeat) -> None:
    game = start_game(2)
    ada = as_seat(game, 0)
    shown = ada.get(f"/api/games/{game}")
    missing = next(
        tile for tile in ("b1", "g1", "p1", "r1", "y1") if tile not in shown["view"]["you"]["hand"]
    )
    problem = seal(ada, game, shown["point"], f"discard {missing}", 422)
    assert problem["type"] == "/problems/illegal" and problem["detail"]
    ada.get(f"/api/games/{game}/seals", 404)


def test_when_all_have_sealed_nothing_is_replaced(
    start_game: Callable[..., str], as_seat: BySeat, drain: Callable[[], None]
) -> None:
    game = start_game(2)
    ada, budi = as_seat(game, 0), as_seat(game, 1)
    point = ada.get(f"/api/games/{game}")["point"]
    tile = ada.get(f"/api/games/{game}")["view"]["you"]["hand"][0]
    seal(ada, game, point)
    sealed = seal(budi, game, point)
    assert seal(budi, game, point) == sealed, "whoever lost the answer may ask again"
    assert seal(ada, game, point, f"discard {tile}", 409)["type"] == "/problems/not-now"
    drain()
    assert seal(ada, game, point, "keep", 409)["type"] == "/problems/stale"
    ada.get(f"/api/games/{game}/seals", 404)
