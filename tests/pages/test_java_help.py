"""Java: its help and its cover say what the rules do."""

import re
from collections.abc import Callable

from engine import java
from engine.java import rulebook
from service.boards.java.example import example
from service.pages.covers import cover_of
from service.pages.java.cities import cities
from service.pages.java.worked import AUCTION, BIDS, ENDS, OPEN, RESOLVED, VALUE, told_of
from service.paragraphs import anchor
from service.users import User
from tests.engine.java.boards import fame, happen, position, start
from tests.pages.browser import Browser

CITY = """
        g     h     i     j
    6   v1R   v1=8  v1V   v1T
    7      v1W   v1    v1    v1
"""
FAME = ("CardsPlayed", "BidPassed", "Shared")
HANDS = ("m m dp", "d p", "d md", "p")


def test_every_rule_and_every_ruling_has_its_place(browse: Callable[..., Browser]) -> None:
    page = browse().open("/help/java")
    assert [rule for rule in rulebook.RULES if f'id="{anchor(rule)}"' not in page.html] == []
    assert len({anchor(rule) for rule in rulebook.RULES}) == len(rulebook.RULES)
    assert "reconstructed" in page.text


def test_every_link_within_the_page_leads_somewhere(browse: Callable[..., Browser]) -> None:
    html = browse().open("/help/java").html
    places = re.findall(r'href="#([\w-]+)"', html)
    assert places
    assert [place for place in places if html.count(f'id="{place}"') != 1] == []


def test_every_form_of_the_notation_is_explained() -> None:
    words = cover_of("java").help_words()
    assert set(words["meanings"]) == set(words["forms"])


def test_the_turn_by_mail_can_be_played(browse: Callable[..., Browser]) -> None:
    html = browse().open("/help/java").html
    lines = re.search(r"<pre>(.*?)</pre>", html, re.DOTALL)
    assert lines is not None
    happened, state = happen(start(4), *lines[1].splitlines())
    assert fame(state)[happened[0].seat] == 1  # type: ignore[union-attr]


def test_the_open_example_is_played_so() -> None:
    state = position(CITY, "m m p dp", "d p", "d p md", "p", open=OPEN, festivals="open")
    said = [word if isinstance(word, str) else " ".join(("bid", *word)) for _, word in AUCTION]
    happened, state = happen(state, "place p7v q7r", f"festival h6 {said[0].removeprefix('bid ')}", *said[1:])
    told = [java.tell(event, None) for event in happened]
    assert [one for one in told if one["kind"] in FAME] == told_of(AUCTION)
    (won,) = [one for one in told if one["kind"] == "FestivalWon"]
    assert won | {"cell": "", "seats": sorted(won["seats"])} == ENDS
    assert (VALUE, fame(state)) == (8, [2, 0, 2, 0])


def test_the_sealed_example_is_played_out_so() -> None:
    state = position(CITY, *HANDS, open=OPEN)
    happened, state = happen(state, "place p7v q7r", "festival h6", " / ".join(BIDS))
    told = [java.tell(event, None) for event in happened]
    assert [one for one in told if one["kind"] in FAME] == told_of(RESOLVED)
    (won,) = [one for one in told if one["kind"] == "FestivalWon"]
    assert won | {"cell": "", "seats": sorted(won["seats"])} == ENDS


def test_the_final_scoring_of_the_example_is_told(browse: Callable[..., Browser]) -> None:
    text = browse().open("/help/java").text
    for city in cities(example()):
        first = " each" if len(city.first) > 1 else ""
        assert f"{city.cell} {city.value}{first}" in text if city.first else f"{city.cell} nobody" in text
        if city.second:
            assert f"{city.cell} {city.value}{first} {city.value // 2}" in text


def test_the_form_asks_how_festivals_are_held(people: list[User], browse: Callable[..., Browser]) -> None:
    page = browse(people[0]).open("/new/java")
    assert page.form("Start the game").fields["festivals"] == "sealed"
    assert page.href("Both ways, with an example") == "/help/java#festivals"
    page = browse(people[0]).open("/")
    assert "Terraces, palaces and water. 2 to 4 players." in page.text
