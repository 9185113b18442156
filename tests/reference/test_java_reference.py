"""The naive reading of Java against the examples of the rulebook, and whole games at random."""

import random
from collections import Counter

import pytest

from .java import Java
from .java_given import ANNA, BOB, CHRIS, DAVID, assert_all_there, given, play
from .java_map import BEYOND, CENTRAL, NEXT, PRINTED, RING, footprints
from .java_players import LIKINGS, choose
from .java_scores import CARDS, EACH_CARD, final_share, highest, ranks


def test_the_map_has_150_land_spaces_and_3_for_irrigation() -> None:
    """ "The undeveloped area of central Java with 150 land spaces and 3 irrigation spaces." """
    assert (len(CENTRAL - PRINTED), PRINTED, len(RING)) == (150, {"e5", "n5", "i8"}, 63)
    assert all(len(NEXT[cell]) + len(BEYOND[cell]) == 6 for cell in NEXT)
    assert all(not BEYOND[cell] for cell in CENTRAL)  # the ring has no gap
    assert ("d7", "e7", "e8") in footprints(3) and ("d7", "e7") in footprints(2)
    assert ("d7", "e7", "f7") not in footprints(3) and ("d7", "f7") not in footprints(2)


def test_annas_turn() -> None:
    """ "As Anna has used 6 AP, her turn ends": 2 points for a palace, 3 for irrigation, 2 for a festival."""
    game = given(
        """
           d8: v1 v1 r1 r1
        c9:  r1 v1
        """,
        hands="p,m m m d",
        open_card="m",
    )
    play(game, "place e9v e10r f10r")  # "a 3 space land tile from the supply"
    assert (game.points_left, game.threes) == (5, 55)
    assert game.cost("enter c9") == 1
    play(game, "enter c9")  # "to a rice field in central Java from the lowlands"
    assert game.cost("walk c9 e9") == 1
    play(game, "walk c9 e9")  # "to a village for the cost of 1 AP"
    play(game, "palace d8 4")  # "a value 4 palace (1 AP) and scores 2 fame points"
    assert (game.points_left, game.points) == (2, [2, 0, 0, 0])
    play(game, "irrigate f9", "place g9v g10r h10r")  # "and encloses it with another 3 space land tile"
    assert (game.points_left, game.points) == (0, [5, 0, 0, 0])
    assert game.legal(ANNA) == {"token", "walk e9 e8", "walk e9 d9", "festival d8", "end"}
    play(game, "festival d8")
    game.bid({ANNA: "bid m share"})
    assert (game.points, game.hands[ANNA], game.discards) == ([7, 0, 0, 0], ["p"], ["m"])
    assert (game.turn_of, game.points_left, game.feasts) == (BOB, 6, {"d8"})


def test_highest_rank_example_1() -> None:
    """ "Anna has 2 developers on level 4 … Bob has 1 on level 4 … and 2 developers on level 3." """
    levels = {ANNA: [4, 4], BOB: [4, 3, 3]}
    assert (ranks(levels), highest(levels)) == ([[ANNA], [BOB]], ANNA)
    game = given("e6: v4A v4A v4B v3B v3B v1")
    assert set(game.palaces()) == {f"palace j6 {value}" for value in (2, 4, 6)}
    game.turn_of = BOB
    assert game.palaces() == {}


def test_highest_rank_example_2() -> None:
    """ "Chris wins by having 1 developer on level 1. Bob has no chance with no developers on level 2." """
    levels = {ANNA: [2], BOB: [1, 1, 1], CHRIS: [1, 2]}
    assert (ranks(levels), highest(levels)) == ([[CHRIS], [ANNA], [BOB]], CHRIS)
    game = given("e6: v2A v1B v1B v1B v2C v1C v1=2")
    assert game.palaces() == {}
    game.turn_of = CHRIS
    assert set(game.palaces()) == {"palace k6 4", "palace k6 6"}


def test_a_tie_is_not_enough() -> None:
    """ "If … the tie is not broken, then neither may build nor enlarge a palace." """
    assert highest({ANNA: [3, 1], BOB: [1, 3]}) is None
    game = given("e6: v3A v1A v3B v1B v1")
    assert game.palaces() == {}


FEAST = "e6: v1A v1B v1C v1D v1=8"
FEAST_HANDS = "m,m,d d,p d,md p"


def test_festival_example_with_open_bids() -> None:
    """ "Anna and Chris are again tied and agree to share. Each scores 2 fame points." """
    game = given(FEAST, hands=FEAST_HANDS, form="open")
    play(game, "place k9r")
    play(game, "festival i6 m")  # "one suitable palace card with one symbol"
    assert game.to_move == [BOB] and game.legal(BOB) == {"bid d", "pass"}
    play(game, "bid d")  # "Bob does the same"
    assert game.to_move == [CHRIS]
    play(game, "bid md")  # "a palace card that matches both symbols … worth 2 points"
    assert game.to_move == [DAVID] and game.legal(DAVID) == {"pass"}
    play(game, "pass")
    assert game.legal(ANNA) == {"bid m", "bid d", "bid m d", "pass"}
    play(game, "bid m")  # "Anna decides to match Chris' bid of 2"
    game.hands[BOB] = ["d", "p"]  # "Bob could do the same"
    assert game.to_move == [BOB] and game.legal(BOB) == {"bid d", "pass"}
    game.hands[BOB] = ["p"]
    play(game, "pass")
    assert game.to_move == [CHRIS] and game.legal(CHRIS) == {"bid d", "share"}
    play(game, "bid d")  # "Chris does not want to share"
    assert game.legal(ANNA) == {"bid d", "pass"}
    play(game, "bid d")  # "a third card with a single matching symbol to raise her bid to 3"
    assert game.feast is None  # both hands are empty: "the tie is automatic"
    assert (game.points, game.feasts, game.turn_of) == ([2, 0, 2, 0], {"i6"}, BOB)
    assert sorted(game.discards) == ["d", "d", "d", "m", "m", "md"]


def test_festival_example_unmatched() -> None:
    """ "If Anna had not matched Chris' bid, Chris would have scored 4 fame points for the festival." """
    game = given(FEAST, hands=FEAST_HANDS, form="open")
    play(game, "place k9r", "festival i6 m", "bid d", "bid md", "pass", "pass", "pass")
    assert (game.points, game.discards) == ([0, 0, 4, 0], ["m", "d", "md"])


def test_tied_players_are_asked_one_after_the_other() -> None:
    """ "Any player who does not want to share may now play … The bidding then continues" to his left."""
    game = given(FEAST, hands="m,p m,p m,p m,p", form="open")
    play(game, "place k9r", "festival i6 m", "bid m", "bid m", "bid m")
    for seat in (ANNA, BOB, CHRIS):  # nobody has a suitable card, but that is not for all to know
        assert (game.to_move, game.legal(seat)) == ([seat], {"share"})
        play(game, "share")
    game.hands[DAVID] = ["md"]
    assert game.legal(DAVID) == {"bid md", "share"}
    play(game, "bid md", "pass", "pass", "pass")
    assert game.points == [0, 0, 0, 4]


def test_festival_example_with_sealed_bids() -> None:
    """The same hands: whoever is below plays the fewest cards, one point before two."""
    game = given(FEAST, hands=FEAST_HANDS)
    play(game, "place k9r", "festival i6")
    assert (game.phase, game.to_move) == ("bid", [ANNA, BOB, CHRIS, DAVID])
    assert game.legal(BOB) == {"bid nothing", "bid d share", "bid d alone"}
    assert game.legal(DAVID) == {"bid nothing"} and "bid nothing" not in game.legal(ANNA)
    bids = {ANNA: "bid m m d share", BOB: "bid d share", CHRIS: "bid d md alone", DAVID: "bid nothing"}
    game.bid(bids)
    # m, d, d: equal; Chris plays md: 3; Anna plays m and d: 3, Bob is out; nobody who is unwilling has a card
    assert (game.points, game.hands) == ([2, 0, 2, 0], [[], ["p"], [], ["p"]])
    assert sorted(game.discards) == ["d", "d", "d", "m", "m", "md"]


@pytest.mark.parametrize(
    ("bids", "points", "left"),
    [
        (("m m d share", "d share", "d share", "nothing"), [2, 2, 2, 0], [2, 1, 1, 1]),
        (("m share", "d share", "d md alone", "nothing"), [0, 0, 4, 0], [2, 1, 0, 1]),
        (("m m alone", "nothing", "d share", "nothing"), [4, 0, 0, 0], [1, 2, 1, 1]),
        (("m alone", "d alone", "nothing", "nothing"), [2, 2, 0, 0], [2, 1, 2, 1]),
        (("m share", "nothing", "nothing", "nothing"), [4, 0, 0, 0], [2, 2, 2, 1]),
    ],
)
def test_sealed_bids(bids: tuple[str, ...], points: list[int], left: list[int]) -> None:
    """Cards that were not needed stay in the hand."""
    game = given(FEAST, hands=FEAST_HANDS)
    play(game, "place k9r", "festival i6")
    game.bid({seat: f"bid {bid}" for seat, bid in enumerate(bids)})
    assert (game.points, [len(hand) for hand in game.hands]) == (points, left)


def test_final_scoring_example() -> None:
    """ "Bob … scores 10 fame points … Anna and Chris are tied for second highest rank and each score 5." """
    levels = {ANNA: [3, 2, 1], BOB: [3, 2, 1, 1], CHRIS: [3, 2, 1]}
    assert [final_share(levels, seat, 10) for seat in range(4)] == [(2, 5), (1, 10), (2, 5), None]
    levels[CHRIS].append(1)  # Chris "on her last turn … to add a developer to the city": tied now
    assert [final_share(levels, seat, 10) for seat in range(4)] == [(2, 5), (1, 10), (1, 10), None]
    game = given("d6: v3A v2A v1A v3B v2B v1B v1B v3C v2C v1C v1=10")
    for seat in range(4):
        game.score_finally(seat)
    assert game.points == [5, 10, 5, 0]


def test_a_tile_over_the_edge() -> None:
    """ "3 AP for the placement: 1 AP for placing the tile and 2 AP for the 2 outside spaces covered." """
    game = given("")
    lines = ("place c9v c8r b9r", "place c9v c8r d8r", "place c9v d9r d10r", "place c9v b9r")
    assert [game.cost(line) for line in lines] == [3, 2, 1, 2]
    assert game.price("place b9v c8r") is None  # "at least one space in central Java must be covered"
    play(game, "place c9v c8r b9r")
    assert (game.points_left, game.board.annexed) == (3, {"b9", "c8"})
    assert game.cost("place b9v") == game.cost("place b9v c8r") == 1  # "without the additional AP cost"
    assert (game.cost("enter b9"), game.cost("enter c9")) == (1, 1)


@pytest.mark.parametrize("form", ["sealed", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_keep_their_pieces(seats: int, form: str) -> None:
    chance = random.Random(f"{seats} {form}")
    for _ in range(2):
        likings = [chance.choice(LIKINGS) for _ in range(seats)]
        bag = CARDS * EACH_CARD
        chance.shuffle(bag)
        hands = [[bag.pop() for _ in range(3)] for _ in range(seats)]
        game = Java(seats, form, hands, bag.pop(), chance.randrange(seats), chance.choice)
        asked: Counter[str] = Counter()
        while not game.over:
            asked[game.phase] += 1
            said = {seat: choose(game, seat, likings[seat], chance) for seat in game.to_move}
            if game.phase == "bid":
                game.bid(said)
            else:
                play(game, *said.values())
            assert_all_there(game)
            assert asked.total() < 3000
        assert all(game.scored) and game.final
