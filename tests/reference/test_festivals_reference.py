"""The reading of The Festivals against the diagrams, the examples and the questions of the rulebook."""

from collections import Counter

from .festivals_given import BLUE, GREEN, RED, YELLOW, given, play, reveal
from .festivals_map import BORDERS, COLOURS, ERAU, FESTIVALS, GALUNGAN, ISLANDS, LIMIT, next_to, slots_of


def test_the_diagram_of_moving() -> None:
    """Jawa to Sumatra (through the connector), Kalimantan and Bali; not to Sulawesi."""
    assert next_to("jawa", []) == ["sumatra", "kalimantan", "bali"]
    assert next_to("papua", []) == ["maluku", "nusa-tenggara"]
    assert sum(len(next_to(island, [])) for island in ISLANDS) == 22
    assert set(BORDERS) == {
        *("sumatra/kalimantan", "kalimantan/sulawesi", "sulawesi/maluku", "maluku/papua"),
        *("jawa/bali", "bali/nusa-tenggara"),
        *("kalimantan/jawa", "sulawesi/bali", "maluku/nusa-tenggara"),
    }


def test_the_totals_of_the_component_list() -> None:
    for players, slots in [(2, 18), (3, 24), (4, 24)]:
        counts = Counter(ticket for island in ISLANDS for ticket in slots_of(island, players))
        assert set(counts.values()) == {slots // 3} and counts.total() == slots
    assert sum(LIMIT.values()) == 18
    places = [
        [points[place] for _, points in FESTIVALS.values() if len(points) > place] for place in range(3)
    ]
    assert ([sum(row) for row in places], [len(row) for row in places]) == ([89, 47, 16], [20, 19, 15])
    assert (FESTIVALS[GALUNGAN], FESTIVALS[ERAU]) == (("bali", [4, 2, 1]), ("kalimantan", [5, 3, 1]))


def test_movement_examples_and_galungan() -> None:
    """Red 3, Green 2, Blue 1, Yellow none; Red claims 4 in Bali, Green 2, "the 3rd place points is lost"."""
    game = given("jawa bali maluku kalimantan", "ykb b yy -")
    reveal(game, "ykb", "b", "yy", "-")
    assert (game.phase, game.to_move) == ("move", [RED])
    assert not any(line.startswith("go sulawesi") for line in game.legal(RED))
    assert {"go sumatra k", "go kalimantan b", "go bali y"} <= game.legal(RED)
    play(game, "go kalimantan y", "go sulawesi b", "go bali k")
    assert (game.places[RED], game.points, game.to_move) == ("bali", [4, 0, 0, 0], [GREEN])
    play(game, "go sulawesi y")  # Kalimantan's yellow slot is taken: one step is left
    assert (game.places[GREEN], game.points, game.to_move) == ("bali", [4, 0, 2, 0], [BLUE])
    play(game, "go jawa b")
    assert (game.phase, game.to_move) == ("rest", [YELLOW])
    assert game.legal(YELLOW) == {"rest pool", "rest nothing"}
    play(game, "rest pool")
    assert (game.points, game.hands[YELLOW], game.places[YELLOW]) == ([4, 0, 2, 0], ["k", "b"], "kalimantan")
    assert (game.phase, game.round, game.festival, game.airplane) == ("plan", 2, 1, BLUE)
    assert (game.middle["bali"], game.middle["sulawesi"]) == (["y", "k"], ["y", "b"])


def test_erau() -> None:
    """Blue moves to Kalimantan for 5; Red and Green end on Bali; Yellow stays and takes the 2nd place, 3."""
    game = given("jawa jawa sulawesi kalimantan", "ky yb k y", ERAU)
    reveal(game, "k", "yb", "k", "-")
    play(game, "go sumatra y", "go kalimantan b")
    assert (game.points, game.phase) == ([0, 5, 0, 0], "name")
    play(game, "name teal", "go bali k", "go bali k")
    assert (game.places[RED], game.places[GREEN]) == ("bali", "bali")
    assert (game.phase, game.to_move, game.claimed) == ("rest", [YELLOW], [BLUE, YELLOW])
    play(game, "rest nothing")
    assert (game.points, game.prizes) == ([0, 5, 0, 3], [[], [(ERAU, 1)], [], [(ERAU, 2)]])


def test_airplane_example() -> None:
    """ "He has to choose between Red or Green … Blue chooses Red … After Red finished, Green must move." """
    game = given("jawa jawa jawa", "yk k yb", airplane=BLUE)
    reveal(game, "yk", "-", "yb")
    assert (game.phase, game.to_move, game.legal(BLUE)) == ("name", [BLUE], {"name red", "name teal"})
    play(game, "name red")
    assert game.to_move == [RED]
    play(game, "go kalimantan y", "go jawa k")
    assert (game.phase, game.to_move) == ("move", [GREEN])


def test_overflow_at_kalimantan() -> None:
    """ "Red, holding the airplane token, chooses to discard the yellow ticket back to the ticket pool." """
    game = given("jawa jawa sumatra", "y k b")
    reveal(game, "y", "k", "b")
    play(game, "name red", "go kalimantan y", "name violet", "go kalimantan k", "go kalimantan b")
    assert (game.phase, game.to_move, game.middle["kalimantan"]) == ("return", [RED], ["y", "k", "b"])
    assert game.legal(RED) == {f"return kalimantan {ticket}" for ticket in COLOURS}
    play(game, "return kalimantan y")
    assert (game.middle["kalimantan"], game.pool) == (["k", "b"], {"y": 15, "k": 14, "b": 14})
    assert (game.airplane, game.round) == (BLUE, 2)


def test_faq_1_all_shown_tickets_are_used() -> None:
    """ "You have to move … and may go back and forth between islands." """
    game = given("jawa jawa", "kkb -")
    reveal(game, "kkb", "-")
    assert game.legal(RED) == {"go sumatra k", "go kalimantan k", "go kalimantan b", "go bali k"}
    play(game, "go kalimantan b", "go jawa k")
    assert game.legal(RED) == {"go sumatra k", "go kalimantan k", "go bali k"}
    play(game, "go kalimantan k")
    assert (game.places[RED], game.shown[RED], game.phase) == ("kalimantan", [], "rest")


def test_faq_2_a_blocked_traveller_loses_his_tickets() -> None:
    """ "Put all of your remaining shown tickets to the center of your current island." """
    game = given("papua papua papua", "kkk k -", festival=19)
    reveal(
        game, "kkk", "k", "-"
    )  # Red goes to Maluku and back, and then there is no black slot; Blue has none at all
    assert (game.middle["papua"], game.placed["maluku"], game.placed["papua"]) == (["k", "k"], ["k"], ["k"])
    assert (game.places, game.points) == (
        ["papua"] * 3,
        [6, 4, 2],
    )  # one who moved, one blocked, one who stays
    assert (game.to_move, game.legal(GREEN)) == ([GREEN], {"rest middle", "rest pool", "rest nothing"})
    play(game, "rest middle")
    assert (game.hands[GREEN], game.middle["papua"]) == (
        ["k", "k"],
        ["k"],
    )  # the slot's was not in the middle yet


def test_faq_3_passing_by_earns_nothing() -> None:
    """ "No! You have to end your turn on the designated island." """
    game = given("jawa jawa", "yk -")
    reveal(game, "yk", "-")
    play(game, "go bali k", "go sulawesi y")
    assert (game.places[RED], game.points) == ("sulawesi", [0, 0])


def test_faq_4_nobody_comes() -> None:
    """ "No points are given to any player. Discard the card … and replace it as usual." """
    game = given("jawa jawa", "y y")
    reveal(game, "-", "-")
    play(game, "rest pool", "rest pool")
    assert (game.points, game.festival, game.upcoming, game.claimed) == ([0, 0], 1, 2, [])
