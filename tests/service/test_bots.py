"""Bots: what they are called, and that those who know a game play it decently."""

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import process_time
from typing import Any

import pytest

from engine import festivals, java
from engine.java.board import BITS
from engine.play import play, replay
from service.bots import BOTS, bots_of
from service.bots.builder import builder
from service.bots.random_bot import random_bot
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


GAMES_OF_BUILDERS = [(2, "sealed"), (3, "open"), (4, "sealed")]


@pytest.mark.parametrize(("seats", "form"), GAMES_OF_BUILDERS)
def test_builders_bring_a_game_of_java_to_its_end(seats: int, form: str) -> None:
    played = builders(seats, form)
    assert played.view["turn"] <= 60 and played.moves <= 12 * played.view["turn"]
    assert min(score["game"] for score in played.view["scores"]) >= 10
    assert len(played.view["palaces"]) >= 5


def test_a_builder_beats_those_who_play_anything() -> None:
    for seed in range(2):
        played = java_game(["random", "builder", "random"], seed, ("sealed", "open")[seed % 2])
        assert played.view["winners"] == [1]


def test_a_builder_answers_quickly_and_always_the_same() -> None:
    one, other = builders(2, "sealed"), builders.__wrapped__(2, "sealed")
    assert one.view == other.view
    assert statistics.median(one.seconds) < 0.05


def test_a_builder_does_all_that_a_turn_offers() -> None:
    made = sum((builders(*game).made for game in GAMES_OF_BUILDERS), Counter[str]())
    moves = {cls.__name__ for cls in java.codec.moves.values()} - {"Exit"}
    assert {name for name in moves if made[name]} == moves


@dataclass
class Played:
    """A game of Java between bots: how it ended, how many moves it took, and what builders did."""

    view: Any = None
    moves: int = 0
    seconds: list[float] = field(default_factory=list)  # of a processor, by decision
    made: Counter[str] = field(default_factory=Counter)


@cache
def builders(seats: int, form: str) -> Played:
    """A game of builders alone."""
    return java_game(["builder"] * seats, seats, form)


def java_game(bots: Sequence[str], seed: int, form: str) -> Played:
    """A game of Java between these bots."""
    chance, played = Random(seed), Played()
    dice = RandomDice(chance)
    state = replay(java, java.setup({"festivals": form}, range(len(bots)), dice))
    while asked := java.actors(state).seats:
        choices = {}
        for seat in asked if java.actors(state).sealed else asked[:1]:
            legal = list(java.legal(state, seat))
            if bots[seat] == "random":  # by dice of its own, else no run is like another
                choices[seat] = some_kind(chance, legal)
                continue
            begin = process_time()
            choices[seat] = builder(java.view(state, seat), legal)
            played.seconds.append(process_time() - begin)
            played.made[type(choices[seat]).__name__] += 1
        _, state = play(java, state, [choices], dice)
        played.moves += 1
    played.view = java.view(state, None)
    return played


def some_kind(chance: Random, legal: Sequence[Any]) -> Any:
    """What the bot that plays anything does."""
    kind = chance.choice(sorted({type(move).__name__ for move in legal}))
    return chance.choice([move for move in legal if type(move).__name__ == kind])


def test_any_move_is_a_kind_first() -> None:
    """Else walks for nothing would go on for ever."""
    many = [java.notation.read(f"enter {cell}") for cell in BITS]
    ends = sum(random_bot({}, [*many, java.notation.read("end")]) not in many for _ in range(200))
    assert 40 < ends < 160
