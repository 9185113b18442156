"""Refusals that no paragraph of the rulebook is about: wrong times, wrong seats, wrong numbers of choices."""

from typing import Any

import pytest

from engine import java
from engine.game import Illegal
from engine.java.moves import Bid, End, Enter, Place
from engine.java.players import with_player
from tests.engine.chance import CountedDice
from tests.engine.java.boards import RED, TEAL, VIOLET, WHITE, after, legal, position, refusal, start
from tests.engine.java.feasts import opened, sealed


def refused(state: Any, choices: dict[int, Any]) -> Illegal:
    """What these choices hear; nothing was drawn before."""
    dice = CountedDice()
    with pytest.raises(Illegal) as no:
        java.decide(state, choices, dice)
    assert not dice.draws and not dice.reveals
    return no.value


def test_one_choice_at_a_time() -> None:
    state = position(placed=True)
    assert refused(state, {}).sentence == "It is not your turn."
    assert refused(state, {RED: End(), VIOLET: End()}).sentence == (
        "Nothing is asked of you now. Wait until it is your turn."
    )
    over = after(position(final=True, seats=2), "end", "end")
    assert refused(over, {}).sentence == "The game is over."


def test_sealed_bids_come_together() -> None:
    state = after(sealed("m"), "festival h6")
    assert refused(state, {RED: Bid(("m",))}).sentence == "Everybody chooses at the same time here."
    every = {seat: Bid(()) for seat in (VIOLET, TEAL, WHITE)}
    assert refused(state, every).sentence == "Everybody chooses at the same time here."
    assert refused(state, every | {RED: Bid(())}).rule == "The Festival Competition 1"


def test_moves_of_another_time() -> None:
    bidding, auction = after(sealed("m"), "festival h6"), after(opened("m"), "festival h6 m")
    assert refusal(position(), "share").rule == refusal(position(), "pass").rule == "Palace Festivals 1"
    for line in ("place g3r", "token", "end", "share", "pass"):
        assert refusal(bidding, line).sentence == "A festival is going on: bid first."
    for line in ("place g3r", "festival h6", "draw deck"):
        assert refusal(auction, line).sentence == "A festival is going on: bid or pass first."


def test_seats_of_another_time() -> None:
    auction = after(opened("m"), "festival h6 m")
    for seat in (RED, TEAL, WHITE):
        assert not legal(auction, seat=seat)
        assert refusal(auction, "pass", seat).rule == "Playing the Game 2"
    assert not legal(start(), seat=1 - start().to_move)


def test_spaces_that_are_none() -> None:
    state = position()
    for move in (Enter("z1"), Place("d77", ()), Place(None, ("t3",)), Place("g6", ("h6", "~"))):
        assert refused(state, {RED: move}).rule == "Preparation 2"
    assert refused(state, {RED: Enter("x" * 40)}).sentence.startswith("There is no space xxxxxxxxxx: ")


def test_tiles_that_are_none() -> None:
    state = position()
    for village, rice in (
        (None, ()),
        (None, ("g6", "h6")),
        (None, ("g6", "h6", "g7")),
        ("g6", ("h6", "h6")),
        ("g6", ("h6", "g7", "h7")),
        ("g6", ("i6",)),
        ("g6", ("h6", "i6")),
        ("s4", ("a5",)),  # the last of a row and the first of the next
    ):
        assert refused(state, {RED: Place(village, rice)}).rule == "Placing Land Tiles 2"


def test_tiles_that_are_gone() -> None:
    assert refusal(position(threes=0), "place g6v h6r g7r").sentence == (
        "No 3-space tile is left. There is a 2-space tile, 1-space rice field and 1-space village."
    )
    none = with_player(position(threes=0), RED, twos=0, rices=0, villages=0)
    tiles = {"g6v h6r": "2-space tile", "g6r": "1-space rice field", "g6v": "1-space village"}
    for line, what in tiles.items():
        assert refusal(none, f"place {line}").sentence == f"You have no {what} left. No tile is left."
    assert "end" in legal(none)


def test_options_that_do_not_exist() -> None:
    with pytest.raises(Illegal) as no:
        start(speed="fast")
    assert no.value.sentence == "There is no option speed. The options are festivals."
    with pytest.raises(Illegal) as no:
        start(festivals="loud")
    assert no.value.sentence == "festivals cannot be loud. Choose sealed or open."
    assert no.value.rule == "The Festival Competition 1"
    assert (start().festivals, start(festivals="open").festivals) == ("sealed", "open")
