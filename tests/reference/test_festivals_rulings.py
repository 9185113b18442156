"""The reading of The Festivals against its rulings, and at random."""

import random
from collections import Counter

import pytest

from .festivals import Festivals
from .festivals_given import BLUE, GREEN, RED, YELLOW, given, play, reveal, tickets_in
from .festivals_map import (
    COLOURS,
    EACH_COLOUR,
    ERAU,
    FESTIVALS,
    FIRST_TICKETS,
    GALUNGAN,
    ISLANDS,
    LIMIT,
    THRESHOLDS,
    next_to,
)


def test_rest_conflict_over_a_prize() -> None:
    """ "Rest conflict, is when two or more players on the same island shows no tickets." """
    game = given("bali jawa bali bali", "y - k b", festival=12, airplane=RED)
    reveal(game, "-", "-", "-", "b")
    assert game.legal(YELLOW) == {"go sulawesi b", "go jawa b", "go nusa-tenggara b"}
    play(game, "go jawa b")
    assert (game.phase, game.to_move) == ("order", [RED])
    assert game.legal(RED) == {"order red teal", "order teal red"}
    play(game, "order teal red")
    assert game.points == [2, 0, 3, 0]
    for seat in (GREEN, BLUE, RED):  # clockwise from the holder, but Green and Red have changed places
        assert (game.phase, game.to_move) == ("rest", [seat])
        play(game, "rest pool")


def test_an_order_that_cannot_matter_is_not_asked() -> None:
    game = given("jawa jawa", "- -")
    game.begin_round()  # nobody holds a ticket: planning is passed over
    assert (game.round, game.phase, game.to_move) == (2, "rest", [RED])


def test_a_short_pool_gives_what_it_has() -> None:
    """Ruling 4; the holder says who comes first, and who can take nothing is passed over."""
    game = given("bali bali", "y -", festival=ERAU)
    game.pool = {"y": 1, "k": 5, "b": 0}
    reveal(game, "-")
    assert game.legal(RED) == {"order red violet", "order violet red"}
    play(game, "order violet red", "rest pool")
    assert (game.hands, game.pool) == ([["y"], ["y"]], {"y": 0, "k": 5, "b": 0})
    assert (game.phase, game.round) == ("plan", 2)


def test_the_threshold_is_passed_by_another() -> None:
    """Ruling 9: all of phase 2 is finished; then the highest total wins."""
    game = given("jawa bali", "y -", festival=GALUNGAN)
    game.points = [26, 29]
    reveal(game, "y", "-")
    play(game, "go bali y")
    assert (game.points, game.phase) == ([30, 31], "rest")
    play(game, "rest nothing")
    assert (game.over, game.winners(), game.to_move) == (True, [BLUE], [])


def test_tied_leaders_play_another_round() -> None:
    """ "If tie, play another round until a player has the highest points." """
    game = given("bali bali", "y y", festival=GALUNGAN)
    game.points = [26, 28]
    reveal(game, "-", "-")
    play(game, "order red violet", "rest nothing", "rest nothing")
    assert (game.points, game.over, game.phase, game.festival) == ([30, 30], False, "plan", 1)
    game.places[BLUE] = "sumatra"
    reveal(game, "-", "-")
    play(game, "rest nothing", "rest nothing")
    assert (game.over, game.winners()) == (True, [BLUE])


def test_the_festivals_run_out() -> None:
    """ "If the tie does not break until the festival cards run out, they share victory." Ruling 12 too."""
    game = given("jawa jawa", "y y")
    seen = [game.festival]
    while not game.over:
        reveal(game, "-", "-")
        while game.phase in ("order", "rest"):
            play(game, sorted(game.legal(game.to_move[0]))[0])
            game.points = [3, 3]
        seen.append(game.festival)
    assert (game.round, game.upcoming, sorted(set(seen))) == (20, None, list(range(1, 21)))
    assert game.winners() == [RED, BLUE]


def test_typhoons_block_and_are_moved_by_the_lowest() -> None:
    """ "Player with the lowest points may move the typhoon … At least there must be one way in/out." """
    game = given("jawa jawa", "y y", typhoons=3)
    assert game.typhoons == ["sulawesi/bali", "kalimantan/jawa", "maluku/nusa-tenggara"]
    assert next_to("jawa", game.typhoons) == ["sumatra", "bali"]
    game.points = [1, 0]
    reveal(game, "-", "-")
    play(game, "rest nothing", "rest nothing")
    assert (game.phase, game.to_move, game.airplane) == ("shift", [BLUE], BLUE)
    assert len(game.legal(BLUE)) == 1 + 3 * 6
    play(game, "shift kalimantan/jawa jawa/bali")
    assert (game.phase, game.round) == ("plan", 2)
    assert game.typhoons == ["sulawesi/bali", "jawa/bali", "maluku/nusa-tenggara"]
    reveal(game, "-", "-")
    play(game, "rest nothing", "rest nothing")
    assert "shift maluku/nusa-tenggara bali/nusa-tenggara" not in game.legal(BLUE)  # Bali would be closed


@pytest.mark.parametrize("tie", ["nobody", "airplane"])
def test_tied_lowest(tie: str) -> None:
    """ "If … tie for the lowest, no one moves the typhoon. (Variant: player who has airplane decide …)" """
    game = given("jawa jawa jawa", "y y y", typhoons=1, tie=tie)
    game.points = [1, 0, 0]
    reveal(game, "-", "-", "-")
    play(game, "rest nothing", "rest nothing", "rest nothing")
    if tie == "nobody":
        assert (game.phase, game.round) == ("plan", 2)
        return
    assert (game.phase, game.to_move, game.legal(RED)) == ("favour", [RED], {"name violet", "name teal"})
    play(game, "name teal")
    assert (game.phase, game.to_move) == ("shift", [GREEN])
    play(game, "hold")
    assert (game.phase, game.round, game.typhoons) == ("plan", 2, ["sulawesi/bali"])


@pytest.mark.parametrize("typhoons", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_keep_their_tickets(seats: int, typhoons: int) -> None:
    chance = random.Random(f"{seats} {typhoons}")
    for _ in range(5):
        bag = COLOURS * EACH_COLOUR
        chance.shuffle(bag)
        hands = [[bag.pop() for _ in range(FIRST_TICKETS[seats])] for _ in range(seats)]
        first, second = chance.sample(list(FESTIVALS), 2)
        holder = chance.randrange(seats)
        tie = chance.choice(["nobody", "airplane"])
        game = Festivals(seats, typhoons, tie, hands, first, second, holder, chance.choice)
        while not game.over:
            chosen = {seat: chance.choice(sorted(game.legal(seat))) for seat in game.to_move}
            assert all(len(game.legal(seat)) > 1 for seat in game.to_move)
            if game.phase == "plan":
                game.plan(chosen)
            else:
                play(game, *chosen.values())
            assert tickets_in(game) == Counter(COLOURS * EACH_COLOUR)
            won = [sum(FESTIVALS[number][1][place - 1] for number, place in row) for row in game.prizes]
            assert won == game.points and len(set(game.typhoons)) == typhoons
            if game.phase == "plan":
                assert all(len(game.middle[island]) <= LIMIT[island] for island in ISLANDS)
        assert game.upcoming is None or max(game.points) >= THRESHOLDS[seats]
