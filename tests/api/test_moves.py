"""Legal moves for programs: in part, in groups, and small enough on the wire."""

import gzip
from collections.abc import Callable
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from engine import GAMES
from service.api.packing import SHORT
from service.links import seat_token
from service.load import load
from service.site import Site
from tests.api.conftest import BySeat
from tests.moves_size import sizes

LARGEST = 64 * 1024  # bytes of an answer in gzip
RULES = tuple(GAMES)


@pytest.fixture(params=RULES)
def game(request: pytest.FixtureRequest, start_game: Callable[..., str]) -> str:
    """A game that has just begun."""
    return start_game(2, rules=request.param)


def awaited(site: Site, game: str) -> int:
    return load(site, game).record.actors.seats[0]


def test_the_groups_hold_every_move_once_by_kind_and_by_what_it_names_first(
    site: Site, game: str, as_seat: BySeat
) -> None:
    program = as_seat(game, awaited(site, game))
    plain = program.get(f"/api/games/{game}/moves")
    groups = program.get(f"/api/games/{game}/moves/grouped")
    shared = ("game", "version", "point", "seat", "sealed", "chance")
    assert [plain[name] for name in shared] == [groups[name] for name in shared]
    in_groups = [
        (one["kind"], place["at"], text)
        for one in groups["kinds"]
        for place in one["places"]
        for text in place["moves"]
    ]
    assert sorted(text for _, _, text in in_groups) == sorted(each["text"] for each in plain["moves"])
    assert len({(kind, at) for kind, at, _ in in_groups}) == sum(
        len(one["places"]) for one in groups["kinds"]
    )
    kinds = {each["text"]: each["move"]["kind"] for each in plain["moves"]}
    for kind, at, text in in_groups:
        assert kinds[text] == kind and at in text
    assert [one["count"] for one in groups["kinds"]] == [
        sum(1 for each in plain["moves"] if each["move"]["kind"] == one["kind"]) for one in groups["kinds"]
    ]


def test_a_part_of_them_by_kind_and_by_name(site: Site, game: str, as_seat: BySeat) -> None:
    program = as_seat(game, awaited(site, game))
    every = program.get(f"/api/games/{game}/moves")["moves"]
    kind = every[0]["move"]["kind"]
    of_kind = program.get(f"/api/games/{game}/moves?kind={kind}")["moves"]
    assert of_kind == [each for each in every if each["move"]["kind"] == kind]
    place = next(
        one for one in program.get(f"/api/games/{game}/moves/grouped")["kinds"] if one["kind"] == kind
    )
    name = place["places"][-1]["at"]
    part = program.get(f"/api/games/{game}/moves?kind={kind}&naming={quote(name)}")["moves"]
    assert part and set(place["places"][-1]["moves"]) <= {each["text"] for each in part}
    for each in of_kind:
        members = [value for member, value in each["move"].items() if member != "kind"]
        flat = [one for value in members for one in (value if isinstance(value, list) else [value])]
        assert (each in part) == (name in [str(one) for one in flat])


def test_a_kind_that_is_none_and_a_move_that_names_nothing_of_it(
    site: Site, game: str, as_seat: BySeat
) -> None:
    program = as_seat(game, awaited(site, game))
    assert program.get(f"/api/games/{game}/moves?kind=Teleport", 422)["errors"]
    assert program.get(f"/api/games/{game}/moves?naming=nowhere")["moves"] == []


def test_long_lists_are_sent_in_gzip_to_whoever_takes_it(site: Site, game: str, client: FlaskClient) -> None:
    seat = awaited(site, game)
    headers = {"Authorization": f"Bearer {seat_token(site, game, seat, 0)}"}
    for path in ("moves", "moves/grouped"):
        plain = client.get(f"/api/games/{game}/{path}", headers=headers)
        packed = client.get(f"/api/games/{game}/{path}", headers={**headers, "Accept-Encoding": "br, gzip"})
        refused = client.get(f"/api/games/{game}/{path}", headers={**headers, "Accept-Encoding": "gzip;q=0"})
        assert "Content-Encoding" not in plain.headers and refused.data == plain.data
        assert plain.headers["Vary"] == packed.headers["Vary"]
        assert "Accept-Encoding" in plain.headers["Vary"]
        if len(plain.data) < SHORT:
            assert packed.data == plain.data
        else:
            assert packed.headers["Content-Encoding"] == "gzip" and len(packed.data) <= LARGEST
            assert gzip.decompress(packed.data) == plain.data
            assert int(packed.headers["Content-Length"]) == len(packed.data)


@pytest.mark.parametrize("rules", RULES)
def test_the_largest_list_of_a_random_game_fits_the_wire(rules: str) -> None:
    found = sizes(rules, 1)
    assert found.asked > 10 and 0 < found.plain.packed <= LARGEST and 0 < found.groups.packed <= LARGEST
