"""The reading of Medang against the worked examples of the rulebook and its rulings."""

import random
from collections import Counter

import pytest

from .medang import Medang
from .medang_tiles import DYNASTIES, TEMPLES, all_tiles

# The tiles A to G of the column examples; the text fixes all but the dynasties of C and G.
LEFT_COLUMN = ["r1", "g2", "y2"]  # C, B, A
RIGHT_COLUMN = ["r5", "b4", "y4", "p3"]  # G, F, E, D


def dealt(temple: str = "borobudur", players: int = 2, neutral: str = "count") -> Medang:
    """A game dealt but not opened: seat 0 plays green, then yellow, purple, red, blue."""
    hands = [[f"{dynasty}{value}" for value in (1, 2, 3, 4)] for dynasty in DYNASTIES[:players]]
    return Medang(temple, hands, DYNASTIES[:players], neutral)


def opened(hand: list[str], columns: dict[int, list[str]], market: list[str], pile: list[str]) -> Medang:
    """A game of two at the start of seat 0's turn, in the position given."""
    game = dealt()
    game.open([[], []], 0)
    game.hands[0] = list(hand)
    for column, tiles in columns.items():
        game.columns[column - 1] = list(tiles)
    game.market = list(market)
    game.pile = [sorted(pile)] if pile else []
    return game


def tiles_in(game: Medang) -> list[str]:
    """Every tile of the game, wherever it is."""
    groups = [*game.hands, *game.columns, *game.pile, game.market, game.removed]
    return sorted(tile for group in groups for tile in group)


def test_column_examples() -> None:
    game = dealt(players=5)
    game.columns[3] = list(LEFT_COLUMN)
    game.columns[4] = list(RIGHT_COLUMN)
    points = [score["columns"][3:5] for score in game.scores()]
    assert points == [[1, 0], [2, 1], [0, 0], [0, 0], [0, 0]]


def test_row_examples() -> None:
    game = dealt(players=4)
    first = ["y1", "y1", "y1", "r1", "r1", "r1", "g1", "g1", "p1", "p1", "b1"]
    second = [None, "b2", "b2", "b2", "g2", "g2", "y2", "y2", "r2", "p2", None]
    game.columns = [[low] if high is None else [low, high] for low, high in zip(first, second, strict=True)]
    assert [score["floors"][:2] for score in game.scores()] == [[0, 0], [2, 0], [0, 0], [2, 0]]
    game.dynasties = ["b", "y", "g", "p"]
    assert [score["floors"][:2] for score in game.scores()] == [[0, 3], [2, 0], [0, 0], [0, 0]]
    game.neutral = "ignore"
    assert [score["floors"][:2] for score in game.scores()] == [[0, 3], [3, 0], [0, 0], [0, 0]]


@pytest.mark.parametrize(
    ("columns", "winners"),
    [
        ([["g5"], ["y1"]], [0]),
        ([["p3", "g5"], ["r4", "y5"]], [0, 1]),
        ([["g5"], ["y4"]], [0]),
        ([["g4"], ["y3"]], [0]),
        ([["g4", "p5", "p5", "y4"], ["y1"], ["g1"]], [1]),
        ([["g5", "y5"], ["y1"], ["g1"]], [1]),
        ([["g1"], ["y1"]], [0, 1]),
    ],
)
def test_ties(columns: list[list[str]], winners: list[int]) -> None:
    game = dealt()
    for index, tiles in enumerate(columns):
        game.columns[index] = list(tiles)
    totals = [score["total"] for score in game.scores()]
    assert totals[0] == totals[1]
    assert game.winners() == winners


def test_discards_go_under_the_pile_after_the_replacements() -> None:
    game = dealt(players=3)
    assert len(game.legal_discards(0)) == 16
    assert {"keep", "discard g1", "discard g1 g2 g3 g4"} <= game.legal_discards(0)
    game.open([["g4"], [], ["p1", "p2"]], 2)
    assert game.pile[-1] == ["g4", "p1", "p2"]
    assert [len(game.market), len(game.hands[0]), len(game.hands[2]), game.to_move] == [6, 4, 4, 2]


def test_craftsmen_chain_and_one_tile_is_taken() -> None:
    game = opened(["g1", "g1", "y2"], {}, ["r1"], ["b5"])
    game.move("play g1 3")
    assert {"play g1 3", "play y2 11", "take r1", "take pile"} <= game.legal()
    game.move("play g1 3")
    game.move("play y2 3")
    assert game.legal() == {"buy r1", "take r1", "take pile"}
    game.move("buy r1")
    assert game.legal() == {"take b5"}
    game.move("take b5")
    assert (sorted(game.hands[0]), game.market, game.to_move) == (["b5", "r1"], [], 1)


def test_monk_swaps_any_but_high_tiles_of_others() -> None:
    game = opened(["g3"], {2: ["r4", "g4"], 3: ["y3", "y5", "r1"]}, ["r1"], [])
    game.move("play g3 4")
    assert game.legal() == {"swap 2.2", "swap 3.1", "swap 3.3", "take r1"}
    game.move("swap 3.1")
    assert game.columns[2:4] == [["g3", "y5", "r1"], ["y3"]]


def test_general_removes_a_neighbour_and_columns_fall() -> None:
    game = opened(["g4"], {4: ["g1", "p1", "b5"], 5: ["r1"], 6: ["r1", "r5", "r2"]}, ["y1"], [])
    game.move("play g4 5")
    assert game.legal() == {"remove 4.2", "remove 5.1", "remove 6.2", "take y1"}
    game.move("remove 4.2")
    assert (game.columns[3], game.removed) == (["g1", "b5"], ["p1"])
    game = opened(["g4"], {5: ["r1"]}, ["y1"], [])
    game.move("play g4 5")
    game.move("remove 5.1")
    assert game.columns[4] == ["g4"]


def test_leader_renews_or_exchanges() -> None:
    game = opened(["g5"], {}, ["b1", "b2"], [])
    game.move("play g5 5")
    assert game.legal() == {"renew", "exchange b1 b2", "take b1", "take b2"}
    game.move("exchange b1 b2")
    assert (game.hands[0], game.market, game.to_move) == (["b1", "b2"], [], 1)
    game = opened(["g5", "y1"], {}, [], [])
    game.move("play g5 5")
    assert game.legal() == {"exchange", "pass"}
    game.move("exchange")
    assert (game.hands[0], game.market, game.legal()) == ([], ["y1"], {"take y1"})


def test_a_seat_without_anything_to_do_is_skipped() -> None:
    game = opened(["g2", "g3"], {}, [], [])
    game.hands[1] = []
    game.move("play g2 5")
    assert (game.to_move, game.phase) == (0, "play")


def test_a_seat_without_a_hand_only_takes() -> None:
    game = opened(["g5", "y1", "y2"], {}, [], [])
    game.hands[1] = []
    for line in ("play g5 5", "exchange", "take y1"):
        game.move(line)
    assert (game.to_move, game.legal()) == (1, {"take y2"})
    game.move("take y2")
    assert (game.to_move, game.phase, game.hands) == (0, "play", [["y1"], ["y2"]])


def test_the_completing_tile_has_no_effect() -> None:
    game = opened(["g4"], {}, ["b1"], [])
    game.columns = [["r1"] * capacity for capacity in game.capacities]
    game.columns[5].pop()
    game.move("play g4 6")
    assert (game.over, game.to_move, game.legal()) == (True, None, set())
    assert len(game.removed) == 0


@pytest.mark.parametrize(
    ("temple", "players"),
    [
        (temple, players)
        for temple in TEMPLES
        for players in (2, 3, 4, 5)
        if players == 2 or temple != "kalasan"
    ],
)
def test_random_games_end_and_keep_their_tiles(temple: str, players: int) -> None:
    chance = random.Random(f"{temple} {players}")
    for _ in range(3):
        tiles = all_tiles()
        chance.shuffle(tiles)
        hands = [tiles[4 * seat : 4 * seat + 4] for seat in range(players)]
        game = Medang(temple, hands, chance.sample(DYNASTIES, players), draw=chance.choice)
        discards = [chance.choice(sorted(game.legal_discards(seat))).split()[1:] for seat in range(players)]
        game.open(discards, chance.randrange(players))
        while not game.over:
            game.move(chance.choice(sorted(game.legal())))
            assert Counter(tiles_in(game)) == Counter(tiles)
        assert [len(column) for column in game.columns] == TEMPLES[temple]
        assert all(min(score["floors"] + score["columns"]) >= 0 for score in game.scores())
        assert len(game.winners()) >= 1
