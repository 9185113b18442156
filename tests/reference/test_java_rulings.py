"""The reading of Java against sentences of the rulebook that have no example, and its rulings."""

from .java import Java
from .java_given import ANNA, BOB, CHRIS, given, play
from .java_map import CENTRAL, NEXT, PRINTED
from .java_tiles import TILE_OF


def with_tile(game: Java) -> Java:
    """The same in a turn in which a tile has been placed already."""
    game.placed = True
    return game


def test_a_tile_lies_flat_and_not_on_its_like() -> None:
    """ "A player may not place a land tile directly over a land tile of the same size" (ruling 5)."""
    game = given("f6: v1 v2 v1 r1 v1=2 r1A")
    lines = game.legal(ANNA)
    assert "place f6v g6r" not in lines and "place h6v i6r" in lines
    assert not any("j6" in line or "k6" in line for line in lines if line.startswith("place"))
    assert "place f6v" not in lines and "place f6r" not in lines  # a single over a single
    play(game, "place d6v e6r d7r", "place b4v c4r")
    lines = game.legal(ANNA)
    assert "place e6v d6r d7r" not in lines and "place d6v e6r" in lines
    assert "place c4v b4r" not in lines and "place c4v" in lines
    play(game, "place d6v e6r", "place d7v")
    assert "place e6v d6r d7r" in game.legal(ANNA)  # the same three cells, but on different tiles
    assert "place f6v e6r" not in game.legal(ANNA)  # level 1 beside level 2


def test_a_tile_may_not_connect_two_cities() -> None:
    """ "It may connect two villages or villages to a city"; the position after placing counts (ruling 4)."""
    game = given("d6: v1=2 v1 . v1=2 v1 . v1")
    lines = game.legal(ANNA)
    assert "place f6v" not in lines and "place f6r" in lines and "place i6v" in lines
    assert "place f6v e6r" not in lines  # not flat
    game = given("d6: v1=2 v1A v1 r1 v1 v1=2")
    lines = game.legal(ANNA)
    assert "place g6v f6r" in lines  # the cut-off space joins the other city
    assert "place g6v" not in lines
    assert game.board.group("e6") == {"d6", "e6", "f6"}


def test_a_divided_city() -> None:
    """ "The value of the palace … remains unchanged"; a new palace in the other part (ruling 14)."""
    game = with_tile(given("c6: v1=4 v1 v1 r1 v1A v1"))
    assert game.legal(ANNA) >= {"palace h6 2"} and "palace c6 6" not in game.legal(ANNA)
    game = with_tile(given("c6: v1=2 v1 v1 v1 v1A v1"))
    assert {line for line in game.legal(ANNA) if "palace" in line} == {"palace c6 4", "palace c6 6"}
    play(game, "place e6v f6r")
    assert {line for line in game.legal(ANNA) if "palace" in line} == {"palace h6 2"}
    assert game.board.palaces == {"c6": 2}


def test_a_palace_changes_once_in_a_turn() -> None:
    """ "A player can build a palace or enlarge a palace, but cannot build and enlarge" (ruling 13)."""
    game = with_tile(given("c6: v1 v1 v1 v1 v1A v1"))
    play(game, "palace c6 2")
    assert not [line for line in game.legal(ANNA) if "palace" in line]
    game.changed.clear()
    game.palace_tiles[4] = 0
    assert {line for line in game.legal(ANNA) if "palace" in line} == {"palace c6 6"}
    game.feasts.add("c6")
    play(game, "palace c6 6")
    assert (game.points[ANNA], game.feasts, game.palace_tiles[2]) == (4, set(), 5)


def test_moving() -> None:
    """ "May not move … through a space occupied by an opponent's developer, but … with his developer." """
    game = with_tile(given("f6: v1A v3A v1 r1 r2 r1B r1"))
    walks = {line: game.cost(line) for line in game.legal(ANNA) if line.startswith("walk f6")}
    assert walks == {"walk f6 h6": 0, "walk f6 i6": 1, "walk f6 j6": 1}
    assert not [line for line in game.legal(ANNA) if line.startswith(("exit", "enter"))]
    game = with_tile(given("b6: v1A r1 v1"))
    assert (game.cost("enter c6"), game.cost("enter d6"), game.cost("exit b6")) == (3, 4, 2)
    game = with_tile(given("b6: v1 r1A"))
    assert (game.cost("enter b6"), game.cost("exit c6")) == (2, 1 + 2)
    assert with_tile(given("b7: v1")).cost("enter b7") == 1  # both borders: the cheaper


def test_irrigation_is_enclosed() -> None:
    """ "3 fame points for each enclosed irrigation tile"; printed spaces too (ruling 1)."""
    assert "i8" in PRINTED and set(NEXT["i8"]) == {"h7", "i7", "h8", "j8", "h9", "i9"}
    game = given("i7: r1 r1\nh8: r1B ~ r1A\nh9: v2A v1B")
    play(game, "place h7r")
    assert game.points == [3, 0, 0, 0]
    game = given("h7: . r1\nh8: r1B ~ r1A\nh9: v2A v2B")
    play(game, "place h7r")
    assert (game.points, game.board.enclosed_areas()) == ([0] * 4, [{"i8"}])  # tied: nothing


def test_irrigation_in_a_hole() -> None:
    """ "Empty spaces … surrounded by land tiles, may be able to place irrigation tiles there." """
    game = with_tile(given("h7: . r1 r1\nh8: r1B ~ . v1\nh9: r1 r1 r1\ng7: v1 v1"))
    assert not game.board.enclosed_areas()
    play(game, "irrigate j8")
    assert (game.points, game.board.enclosed_areas()) == ([0, 6, 0, 0], [{"i8", "j8"}])
    assert "irrigate h8" not in game.legal(ANNA) and "irrigate b9" not in game.legal(ANNA)


def test_irrigation_on_the_edge() -> None:
    """Its neighbours outside have to be covered too (rulings 8 and 9)."""
    outside = [cell for cell in NEXT["c9"] if cell not in CENTRAL]
    game = given("d8: v1\nd9: r1\nd10: v1A")
    assert outside == ["c8", "b9", "c10"]
    play(game, "irrigate c9")
    assert not game.board.enclosed_areas()
    for cell in outside:
        game.board.lay(TILE_OF[f"place {cell}r"])
    assert game.board.enclosed_areas() == [{"c9"}]


def test_palace_cards() -> None:
    """ "Maximum of 2 palace cards per turn"; the deck is made from the discards (ruling 18)."""
    game = with_tile(given("", seats=2, hands="p p", open_card="m"))
    game.deck, game.discards = ["d"], ["mp", "mp"]
    play(game, "draw open")
    assert (game.hands[ANNA], game.open_card, game.deck) == (["m", "p"], "d", [])
    play(game, "draw deck")
    assert (game.hands[ANNA], game.deck, game.discards) == (["m", "p", "mp"], ["mp"], [])
    assert not [line for line in game.legal(ANNA) if line.startswith("draw")]
    game.drawn, game.deck = 0, []
    assert not [line for line in game.legal(ANNA) if line.startswith("draw")]


def test_a_tile_must_be_placed() -> None:
    """ "A player must play at least one land tile" (rulings 26 and 29)."""
    game = given("")
    assert "end" not in game.legal(ANNA)
    play(game, *[f"irrigate {cell}6" for cell in "bdfhj"])
    assert game.points_left == 1
    assert not [line for line in game.legal(ANNA) if not line.startswith(("place", "token"))]
    play(game, "token", "irrigate l6")
    assert (game.points_left, "end" in game.legal(ANNA)) == (1, False)
    play(game, "place k9v")
    assert "end" in game.legal(ANNA) and "token" not in game.legal(ANNA)


def without_room(game: Java) -> Java:
    """Nothing can be placed any more: Chris has (many) developers everywhere."""
    for cell in CENTRAL - PRINTED:
        game.board.lay(TILE_OF[f"place {cell}r"])
        game.board.developers[cell] = CHRIS
    return game


def test_no_land_tile_can_be_placed() -> None:
    """Ruling 29: then everything else is allowed; a whole round without a tile ends the game."""
    game = without_room(given("", seats=3))
    assert "end" in game.legal(ANNA) and "draw deck" in game.legal(ANNA)
    play(game, "end", "end")
    assert (game.final, game.stuck, game.turn_of) == (False, 2, CHRIS)
    play(game, "end")
    assert (game.final, game.scored, game.turn_of) == (True, [False, False, True], ANNA)
    play(game, "end", "end")
    assert game.over and game.to_move == [] and game.winners() == [ANNA, BOB, CHRIS]


def test_the_last_three_space_tile() -> None:
    """ "Finishes his turn and then does his final scoring … the other players each take a final turn." """
    game = given("c6: v2A v1 v1=4 v1B", seats=2, hands="m m")
    game.threes = 1
    play(game, "place k9v k10r l10r")
    assert game.final and not game.over and not [line for line in game.legal(ANNA) if line.count(" ") == 3]
    play(game, "end")
    assert (game.points, game.scored, game.turn_of) == ([4, 0], [True, False], BOB)
    assert "end" in game.legal(BOB)  # "in which they need not play a land tile"
    play(game, "festival e6")
    assert game.to_move == [ANNA, BOB]  # who "has finished his final scoring, may still participate"
    game.bid({ANNA: "bid m share", BOB: "bid m share"})
    assert (game.points, game.over, game.winners()) == ([5, 1 + 2], True, [ANNA])
