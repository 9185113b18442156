"""Components, object and setup: a test for every sentence of the rulebook."""

from collections import Counter
from random import Random

import pytest

from engine import medang
from engine.game import Illegal
from engine.medang.board import CAPACITIES, most_players
from engine.medang.data import TABLES
from engine.medang.events import Discarded, Event, MarketOpened, Started, StartingPlayerDrawn
from engine.medang.pieces import COPIES, DYNASTIES, all_tiles, called, dynasty, dynasty_name
from engine.medang.pile import size
from engine.medang.rulebook import SENTENCES
from engine.medang.state import State
from engine.play import replay
from tests.engine.chance import CountedDice, FixedDice, RandomDice
from tests.engine.medang.boards import opened, tiles


def start(seats: int = 2, temple: str = "borobudur", dice: CountedDice | None = None) -> State:
    log = medang.setup({"temple": temple}, range(seats), dice or RandomDice(Random(5)))
    state: State = replay(medang, log)
    return state


def capacities(temple: str) -> str:
    shown = medang.view(start(temple=temple), None)["capacities"]
    return "-".join(str(number) for number in shown)


def test_components_1() -> None:
    """5 dynasty tiles"""
    assert len(DYNASTIES) == 5


def test_components_2() -> None:
    """70 trade tiles, 14 of each dynasty: Samara (green), Dharmasetu (yellow), Dharanindra (purple),
    Panangkaran (red) and Rakai (blue)"""
    assert Counter(dynasty(tile) for tile in all_tiles()) == dict.fromkeys(DYNASTIES, 14)
    named = {dynasty_name(letter): called(f"{letter}3") for letter in DYNASTIES}  # type: ignore[arg-type]
    assert named == {
        "Samara": "green monk",
        "Dharmasetu": "yellow monk",
        "Dharanindra": "purple monk",
        "Panangkaran": "red monk",
        "Rakai": "blue monk",
    }


def test_components_3() -> None:
    """15 temple tiles"""
    box = {int(number): count for number, count in TABLES["temple_tiles"].table.items()}
    assert sum(box.values()) == 15
    most: Counter[int] = Counter()
    for base in CAPACITIES.values():
        most |= Counter(base)
    assert most == box


def test_components_4() -> None:
    """5 help cards"""
    assert TABLES["help_cards"].table["cards"] == 5 == TABLES["players"].table["most"]


def test_components_5() -> None:
    """NOTE: The symbols shown at the bottom of the trade tiles indicate the total number of tiles of the same
    type that exist."""
    assert sum(COPIES.values()) == 14
    assert all(all_tiles().count(tile) == COPIES[int(tile[1])] for tile in all_tiles())


def test_summary_and_object_of_the_game_1() -> None:
    """Medang is a tile-placement game where each player takes control of a dynasty during the construction of
    one of its imposing temples."""
    state = start(seats=4, temple="sewu")
    assert len(set(state.dynasties)) == 4 and state.temple == "sewu"


def test_summary_and_object_of_the_game_2() -> None:
    """The object of the game is to place the trade tiles of your dynasty strategically and activate their
    effects to obtain the highest score at the end of the game according to their position in the rows and
    columns of the temple."""
    state = start(seats=2)
    assert medang.outcome(state) is None and medang.view(state, 0)["scores"] is None


def test_game_setup_1() -> None:
    """To start playing Medang, follow these steps in order:"""
    log: list[Event] = list(medang.setup({}, range(2), CountedDice()))
    log += opened(replay(medang, log), "keep", "keep")[0]
    assert [type(event) for event in log] == [
        Started, Discarded, Discarded, MarketOpened, StartingPlayerDrawn,
    ]  # fmt: skip


def test_game_setup_2() -> None:
    """Choose one of the 4 starting game configurations and place the temple tiles face up in a line according
    to the chosen configuration."""
    with pytest.raises(Illegal, match=r"Choose borobudur, sewu, plaosan or kalasan\.") as refused:
        start(temple="prambanan")
    assert refused.value.rule == "Game Setup 2"
    assert start().temple == "borobudur"


def test_game_setup_3() -> None:
    """These tiles form the base of the temple on which the trade tiles are played."""
    assert medang.view(start(temple="sewu"), None)["columns"] == [[]] * 10


def test_game_setup_4() -> None:
    """These are the 4 possible starting configurations:"""
    assert set(CAPACITIES) == {"borobudur", "sewu", "plaosan", "kalasan"}


def test_game_setup_5() -> None:
    """Temple of Borobudur: 1-2-3-4-4-5-4-4-3-2-1"""
    assert capacities("borobudur") == "1-2-3-4-4-5-4-4-3-2-1"


def test_game_setup_6() -> None:
    """Temple of Sewu: 1-4-4-3-5-5-3-4-4-1"""
    assert capacities("sewu") == "1-4-4-3-5-5-3-4-4-1"


def test_game_setup_7() -> None:
    """Temple of Candi Plaosan: 2-3-2-4-5-3-5-4-2-3-2"""
    assert capacities("plaosan") == "2-3-2-4-5-3-5-4-2-3-2"


def test_game_setup_8() -> None:
    """Temple of Candi Kalasan: 3-4-4-5-4-4-3 (only for 2 players)"""
    assert capacities("kalasan") == "3-4-4-5-4-4-3" and most_players("kalasan") == 2
    with pytest.raises(Illegal, match="The Temple of Candi Kalasan takes 2 players, not 3"):
        start(seats=3, temple="kalasan")


def test_game_setup_9() -> None:
    """Deal each player 1 dynasty tile face down, which must be kept secret from the other players."""
    state = start(seats=3)
    assert medang.view(state, 1)["you"]["dynasty"] == state.dynasties[1]
    assert [each["dynasty"] for each in medang.view(state, 1)["seats"]] == [None, None, None]
    assert "you" not in medang.view(state, None)


def test_game_setup_10() -> None:
    """Return the leftover dynasty tiles to the box without looking at them."""
    (started,) = medang.setup({}, range(3), RandomDice(Random(0)))
    assert isinstance(started, Started) and len(started.dynasties) == 3
    assert "dynasties" not in medang.tell(started, 0)


def test_game_setup_11() -> None:
    """Deal each player 1 help card."""
    trades = [name.capitalize() for name in TABLES["trades"].table.values()]
    assert all(SENTENCES[trade] for trade in trades)


def test_game_setup_12() -> None:
    """Shuffle the trade tiles and deal 4 of them face down to each player."""
    state = start(seats=5)
    assert [len(hand) for hand in state.hands] == [4] * 5
    # four dynasties of five letters, then the fifth; then the 70 tiles one by one
    dice = FixedDice([4, 3, 2, 1, 0, *[69 - n for n in range(20)]])
    last = start(seats=5, dice=dice)
    assert last.dynasties == tuple("yrpgb") and last.hands[0] == tiles("y3 y4 y4 y5")
    assert dice.draws == [5, 4, 3, 2, 1, *[70 - n for n in range(20)]]


def test_game_setup_13() -> None:
    """These tiles form each player's hand."""
    state = start()
    assert medang.view(state, 1)["you"]["hand"] == list(state.hands[1])
    assert [each["hand"] for each in medang.view(state, 0)["seats"]] == [4, 4]


def test_game_setup_14() -> None:
    """Form a pile with the remaining trade tiles and leave it face down within reach of all players."""
    state = start(seats=3)
    assert len(state.pile) == 1 and medang.view(state, 0)["pile"] == size(state.pile) == 70 - 12


def test_game_setup_15() -> None:
    """Each player looks at their 4 initial trade tiles and may discard, face down, as many as they wish
    (between 0 and 4)."""
    state = start()
    asked = medang.actors(state)
    assert asked.seats == (0, 1) and asked.sealed
    counts = {len(move.tiles) for move in medang.legal(state, 0)}  # type: ignore[union-attr]
    assert counts == {0, 1, 2, 3, 4}
    with pytest.raises(Illegal, match="discard only what is in your hand") as refused:
        opened(state, "discard " + " ".join(state.hands[1] + state.hands[0]), "keep")
    assert refused.value.rule == "Game Setup 15"
    with pytest.raises(Illegal, match="First everybody chooses tiles to change"):
        opened(state, "take pile", "keep")
    event = Discarded(0, tiles("b1"), tiles("g1"))
    assert medang.tell(event, 1) == {"kind": "Discarded", "seat": 0, "count": 1}


def test_game_setup_16() -> None:
    """Then they must take from the pile as many tiles as they discarded."""
    state = start()
    (first, second, *_), after = opened(state, f"discard {state.hands[0][0]} {state.hands[0][3]}", "keep")
    assert isinstance(first, Discarded) and isinstance(second, Discarded)
    assert (len(first.drawn), len(second.drawn)) == (2, 0)
    assert Counter(after.hands[0]) == Counter([*state.hands[0][1:3], *first.drawn])
    assert after.hands[1] == state.hands[1]


def test_game_setup_17() -> None:
    """Shuffle all the discarded tiles together and place them face down at the bottom of the pile."""
    state = start()
    everything = ["discard " + " ".join(hand) for hand in state.hands]
    _, after = opened(state, *everything)
    assert len(after.pile) == 2 and after.pile[1] == tuple(sorted(state.hands[0] + state.hands[1]))


def test_game_setup_18() -> None:
    """Turn over the first 6 tiles of the pile and place them in a row below the base of the temple to form
    the market."""
    state = start()
    happened, after = opened(state, "keep", "keep")
    assert MarketOpened(after.market) in happened
    assert after.market == state.pile[0][:6]  # dice that always pick the first
    assert size(after.pile) == size(state.pile) - 6


def test_game_setup_19() -> None:
    """Draw lots to decide who will be the starting player."""
    dice = FixedDice([*[0] * 6, 2])
    _, after = opened(start(seats=3), "keep", "keep", "keep", dice=dice)
    assert dice.draws[-1] == 3 and medang.actors(after).seats == (2,)
