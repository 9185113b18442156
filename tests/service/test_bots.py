"""Bots: what they are called, and that the one of The Festivals plays it decently."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine import festivals
from engine.play import play, replay
from service.bots import BOTS, bots_of
from service.bots.ways import FAR, Ways, counts
from service.errors import Invalid
from service.load import load
from service.lobby import Wish, create, start
from service.site import Site
from service.users import User
from tests.engine.chance import RandomDice

ISLANDS = (
    ("sumatra", "ykk"), ("kalimantan", "ykb"), ("sulawesi", "ybb"), ("maluku", "kb"), ("papua", "yykb"),
    ("jawa", "ykbb"), ("bali", "ykk"), ("nusa-tenggara", "yb"),
)  # fmt: skip


def whole_game(bots: Sequence[str], seed: int, typhoons: str = "0") -> Any:
    """A game of The Festivals between bots, as everybody sees it at its end."""
    dice = RandomDice(Random(seed))
    state = replay(festivals, festivals.setup({"typhoons": typhoons}, range(len(bots)), dice))
    while asked := festivals.actors(state).seats:
        choices = {
            seat: BOTS[bots[seat]](festivals.view(state, seat), list(festivals.legal(state, seat)))
            for seat in (asked if festivals.actors(state).sealed else asked[:1])
        }
        _, state = play(festivals, state, [choices], dice)
    return festivals.view(state, None)


@pytest.mark.parametrize(("seats", "typhoons"), [(2, "0"), (3, "3"), (4, "1")])
def test_travellers_reach_the_threshold_long_before_the_festivals_run_out(seats: int, typhoons: str) -> None:
    for seed in range(4):
        seen = whole_game(["traveller"] * seats, seed, typhoons)
        assert max(score["total"] for score in seen["scores"]) >= seen["threshold"]
        assert seen["round"] <= 19


def test_a_traveller_beats_those_who_play_anything() -> None:
    assert all(whole_game(["random", "traveller", "random"], seed)["winners"] == [1] for seed in range(6))


def test_ways_use_free_slots_and_go_around_typhoons() -> None:
    islands = [{"island": name, "slots": list(slots), "placed": []} for name, slots in ISLANDS]
    islands[6]["placed"] = ["y"]  # Bali's
    ways = Ways({"islands": islands, "typhoons": ["kalimantan/jawa"]})
    assert ways.ends("jawa", counts(["y"])) == {"sumatra"}
    assert ways.ends("jawa", counts(["b"])) == set()
    assert ways.ends("jawa", counts(["y", "k"])) == {"kalimantan", "jawa", "sulawesi", "nusa-tenggara"}
    assert ways.distance("jawa", "kalimantan") == 2
    around = ["sulawesi/maluku", "maluku/papua", "maluku/nusa-tenggara"]
    assert Ways({"islands": islands, "typhoons": around}).distance("jawa", "maluku") == FAR


def test_the_bot_of_a_game_is_the_one_that_knows_it(site: Site, people: list[User]) -> None:
    for rules, name in (("medang", "random"), ("festivals", "traveller")):
        game = create(site, people[0].id, rules, {}, [Wish("me"), Wish("bot"), Wish("open")], pace=None)
        start(site, game, people[0].id)
        assert [chair.bot for chair in load(site, game).record.table.chairs] == [None, name, name]
        assert bots_of(rules)[0] == name and "random" in bots_of(rules)


def test_a_bot_that_does_not_know_the_game_is_refused(site: Site, people: list[User]) -> None:
    wishes = [Wish("me"), Wish("bot", bot="traveller")]
    with pytest.raises(Invalid, match="No bot 'traveller' plays this game"):
        create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None)
