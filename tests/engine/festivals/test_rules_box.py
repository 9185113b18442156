"""Object, components and what is printed on them: a test for every sentence of the rulebook."""

from collections import Counter

import pytest

from engine import festivals
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import CONNECTORS, GRID, ISLANDS, NAMES
from engine.festivals.tickets import COLOURS, all_tickets
from engine.festivals.travellers import TRAVELLERS
from engine.game import Illegal
from tests.engine.chance import CountedDice
from tests.engine.festivals.boards import (
    RED,
    VIOLET,
    after,
    hand,
    happen,
    kinds,
    legal,
    position,
    refusal,
    start,
    totals,
    turn,
)

HOME = """
    .  | .  | . | . | .
    =  | rv | . | . | =
"""
AROUND_BALI = """
    .  | .    | v | . | .
    =  | r    | . | t | =
"""


def test_game_objective_1() -> None:
    """Players are travelers who will compete against each other in order to gain experience by visiting
    annual festivals in the archipelagos of Indonesia."""
    state = after(position(HOME, "k", "y", festival="Galungan"), "plan k / stay")
    assert {card.island for card in FESTIVALS.values()} == set(ISLANDS)
    assert totals(after(state, "go sumatra k")) == [0, 0]
    assert totals(after(state, "go bali k")) == [4, 0]


def test_game_objective_2() -> None:
    """Traveler who gets the most memorable experience (points) is the winner."""
    state = after(position(HOME, "k", "y", points="28 29"), "plan k / stay", "go bali k", "rest pool")
    outcome = festivals.outcome(state)
    assert outcome is not None and outcome.winners == (RED,)
    assert [(score.seat, score.total) for score in outcome.scores] == [(RED, 32), (VIOLET, 29)]
    assert outcome.scores[RED].parts[-1] == ("Galungan, 1st", 4)


def test_components_1() -> None:
    """4 Traveler Tokens"""
    assert len(set(TRAVELLERS)) == 4 == len(start(seats=4).places)
    for seats in (1, 5):
        with pytest.raises(Illegal, match=f"^The Festivals takes 2 to 4 players, not {seats}.$") as refused:
            start(seats=seats)
        assert refused.value.rule == "Components 1"
    with pytest.raises(Illegal, match=r"^Seats are numbered from 0 without gaps\.$"):
        festivals.setup({}, (1, 2), CountedDice())


def test_components_2() -> None:
    """45 Ticket Tokens (15 Yellow, 15 Black, 15 Blue)"""
    box = Counter(COLOURS[ticket] for ticket in all_tickets())
    assert box == {"yellow": 15, "black": 15, "blue": 15} and box.total() == 45


def test_components_3() -> None:
    """1 Airplane Token"""
    holders = [festivals.view(start(seats=seats), None)["airplane"] for seats in (2, 3, 4)]
    assert all(isinstance(holder, int) for holder in holders)
    assert kinds(position(HOME), "stay / stay", "rest pool", "rest pool").count("AirplanePassed") == 1


def test_components_4() -> None:
    """8 Island Tiles"""
    seen = festivals.view(start(), None)["islands"]
    assert len(seen) == 8 and [each["island"] for each in seen] == list(ISLANDS)


def test_components_5() -> None:
    """2 Connector Tiles"""
    assert len(CONNECTORS) == 2 and set(CONNECTORS) == {tile for row in GRID for tile in row} - set(ISLANDS)


def test_components_6() -> None:
    """20 Festival Cards"""
    assert len({card.name for card in FESTIVALS.values()}) == 20
    seen = festivals.view(start(), None)
    assert seen["left"] + 2 == 20  # and two lie open


def test_components_7() -> None:
    """4 Player Screens"""
    state = start(seats=4)
    asked = festivals.actors(state)
    assert asked.sealed and asked.seats == (0, 1, 2, 3)  # each behind a screen of his own
    assert {tuple(each["shown"]) for each in festivals.view(state, RED)["seats"]} == {()}


def test_components_8() -> None:
    """48 Point Tokens (28 x '1' point, 20 x '5' point)"""
    tokens = 28 * 1 + 20 * 5
    ends = [players * festivals.view(start(players), None)["threshold"] for players in (2, 3, 4)]
    assert tokens == 128 and max(ends) < tokens  # they last until the end is triggered
    rich = after(position(HOME, "k", "y", points="100 104"), "plan k / stay", "go bali k", "rest pool")
    assert totals(rich) == [104, 104] and rich.round == 3  # and nobody's points are cut short by them


def test_components_9() -> None:
    """3 Typhoon Tokens"""
    assert [len(start(typhoons=number).typhoons) for number in "0123"] == [0, 1, 2, 3]
    with pytest.raises(Illegal, match=r"^typhoons cannot be 4\. Choose 0, 1, 2 or 3\.$") as refused:
        start(typhoons="4")
    assert refused.value.rule == "Advance Mode 2"


def test_card_anatomy_1() -> None:
    """Each island tile shows:"""
    for seen in festivals.view(start(), None)["islands"]:
        assert NAMES[seen["island"]] and seen["gain"] and seen["slots"]


def test_card_anatomy_2() -> None:
    """Title: the island name."""
    titles = "Sumatra, Kalimantan, Sulawesi, Maluku, Papua, Jawa, Bali, Nusa Tenggara"
    assert ", ".join(NAMES.values()) == titles
    sentence = refusal(after(position(HOME, "y", "y"), "plan y / stay"), "go nusa-tenggara y").sentence
    assert sentence.startswith("Nusa Tenggara is not adjacent to Jawa")


def test_card_anatomy_3() -> None:
    """Gain tickets from Pool: the ticket slots shown on the card's left edge, which are gained from the
    Ticket Pool."""
    state = position("""
        .  | . | . | . | .
        =  | v | r | . | =
    """, "k", "k")  # fmt: skip
    assert festivals.view(state, None)["islands"][ISLANDS.index("bali")]["gain"] == ["y", "b"]
    assert hand(after(state, "stay / stay", "rest pool"), RED) == "ykb"


def test_card_anatomy_4() -> None:
    """Ticket Slot: the slots along the bottom of the card, each showing the color of ticket that fits
    there."""
    state = position("""
        .   | . | . | . | .
        =   | r | v | t | =
    """, "ykb")  # fmt: skip
    assert festivals.view(state, None)["islands"][ISLANDS.index("bali")]["slots"] == ["y", "k", "k"]
    state = after(state, "plan y k b / stay / stay")
    assert [line for line in legal(state) if "bali" in line] == ["go bali y", "go bali k"]
    assert refusal(state, "go bali b").rule == "Move 13"


def test_card_anatomy_5() -> None:
    """2 Players Symbol: tiles marked with this symbol are used only when there are 2 players."""
    two, three, four = (festivals.view(start(seats), None)["islands"] for seats in (2, 3, 4))
    assert three == four
    fewer = {one["island"] for one, other in zip(two, four, strict=True) if one != other}
    assert fewer == set(ISLANDS) - {"maluku", "nusa-tenggara"}
    assert all(one["gain"] == other["gain"] for one, other in zip(two, four, strict=True))


def test_card_anatomy_6() -> None:
    """Each festival card shows:"""
    seen = festivals.view(position(HOME, festival="Erau"), None)
    assert set(seen["festival"]) == {"number", "name", "island", "where", "points", "claimed"}
    assert set(seen["next"]) == set(seen["festival"]) - {"claimed"}


def test_card_anatomy_7() -> None:
    """Destination: the island the festival takes place on."""
    assert festivals.view(position(HOME, festival="Erau"), None)["festival"]["island"] == "kalimantan"
    for festival, won in {"Erau": 5, "Galungan": 0}.items():
        state = after(position(HOME, "k", "y", festival=festival), "plan k / stay", "go kalimantan k")
        assert totals(state) == [won, 0]


def test_card_anatomy_8() -> None:
    """Festival Name: the name of the festival."""
    assert festivals.view(position(HOME, festival="Erau"), None)["festival"]["name"] == "Erau"
    happened, _ = happen(position(HOME, "k", "y", festival="Erau"), "plan k / stay", "go kalimantan k")
    said = [festivals.notation.say(festivals.tell(event, None)) for event in happened]
    assert "takes 1st place at Erau: 5 points" in said


def test_card_anatomy_9() -> None:
    """Points: the points awarded to the 1st, 2nd and 3rd place travelers (shown as 1st Place, 2nd Place, 3rd
    Place)."""
    assert festivals.view(position(HOME, festival="Galungan"), None)["festival"]["points"] == [4, 2, 1]
    state = after(position(AROUND_BALI, "y", "k", "k"), "plan y / plan k / plan k")
    assert turn(state) == "red: name"
    state = after(state, "name teal", "go bali k", "name red", "go bali y", "go bali k")
    assert totals(state) == [2, 1, 4]
