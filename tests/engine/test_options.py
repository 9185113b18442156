"""What any game shares: its options and seats, the words of lists, the names of rules."""

import pytest

from engine.game import Illegal
from engine.options import Option, check_seats, chosen
from engine.rulebook import named
from engine.words import both, counted, either

OFFERED = {"wind": Option(("calm", "storm"), "Weather 2"), "sea": Option(("low", "high"), "Tides 1")}


def test_what_is_not_chosen_is_the_first_choice() -> None:
    assert chosen(OFFERED, {}, "Weather 1") == {"wind": "calm", "sea": "low"}
    assert chosen(OFFERED, {"sea": "high"}, "Weather 1") == {"wind": "calm", "sea": "high"}


@pytest.mark.parametrize(
    ("options", "sentence", "rule"),
    [
        ({"moon": "full"}, "There is no option moon. The options are wind and sea.", "Weather 1"),
        ({"wind": "gale"}, "wind cannot be gale. Choose calm or storm.", "Weather 2"),
        ({"sea": 1}, "sea cannot be 1. Choose low or high.", "Tides 1"),
    ],
)
def test_a_choice_that_is_not_offered(options: dict[str, object], sentence: str, rule: str) -> None:
    with pytest.raises(Illegal) as refused:
        chosen(OFFERED, options, "Weather 1")
    assert (refused.value.sentence, refused.value.rule) == (sentence, rule)


@pytest.mark.parametrize(
    ("seats", "most", "sentence"),
    [
        ((1, 2), 4, "Seats are numbered from 0 without gaps."),
        ((0, 0), 4, "Seats are numbered from 0 without gaps."),
        ((0,), 4, "The boat takes 2 to 4 players, not 1."),
        (range(5), 4, "The boat takes 2 to 4 players, not 5."),
        (range(3), 2, "The boat takes 2 players, not 3."),
    ],
)
def test_seats_that_nobody_can_sit_on(seats: range, most: int, sentence: str) -> None:
    with pytest.raises(Illegal) as refused:
        check_seats(seats, 2, most, "The boat", "Crew 1")
    assert (refused.value.sentence, refused.value.rule) == (sentence, "Crew 1")
    check_seats(range(most), 2, most, "The boat", "Crew 1")


def test_lists_in_english() -> None:
    assert either([2, 3, 5]) == "2, 3 or 5" and both(["y", "k"]) == "y and k" and both(["y"]) == "y"
    assert [counted(number, "ticket") for number in range(3)] == ["0 tickets", "1 ticket", "2 tickets"]


def test_a_rule_is_named_by_its_heading_and_place() -> None:
    assert named({"Move": ("Go.", "Stay.")}, {7: "Both."}) == {
        "Move 1": "Go.",
        "Move 2": "Stay.",
        "ruling 7": "Both.",
    }
