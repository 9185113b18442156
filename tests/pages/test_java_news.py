"""Java: what its pages say has happened: in short what others did, what came of it, and what it has cost."""

from collections.abc import Callable
from typing import Any

from service.load import load
from service.named import begun
from service.noted import answered
from service.noted.bids import opened_words
from service.pages.draft import Step
from service.pages.history import since_last_turn
from service.pages.java.brief import brief, opened
from service.pages.java.say import say_step
from service.site import Site
from tests.pages.browser import Browser
from tests.pages.travelling import link_of, play

FIRST = ("place d7v d8r e8r", "place e6v d6r", "enter d8", "end")
SECOND = ("place k9r", "place m6v l6r", "end")


def top(html: str) -> str:
    """The banner of a page, with what was sent."""
    return html.partition('<div class="call">')[2].partition("</div>")[0]


def test_the_banner_says_what_others_did_and_does_not_repeat_what_was_sent(
    site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = terraces(seats=2)
    other = 1 - load(site, game).record.actors.seats[0]
    play(site, game, *FIRST)
    play(site, game, *SECOND)
    name = ("Ada", "Budi")[other]
    html = browse().open(f"{link_of(site, game)}?sent=1").html
    assert f"<b>Sent.</b> {name}: 2 tiles." in top(html)
    assert "You lay" not in html and "Your last turn" in html
    fresh = browse().open(link_of(site, game)).html
    assert f'<p class="sent">{name}: 2 tiles.</p>' in top(fresh)
    drafted = browse().open(f"{link_of(site, game)}?d=token").html
    assert f"{name}: 2 tiles" not in top(drafted)
    assert '>place m6v l6r<span class="spent">1 AP</span>' in html


def test_in_the_midst_of_a_turn_only_the_card_is_news(
    site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = terraces(seats=2)
    play(site, game, *FIRST)
    play(site, game, "place k9r", "draw deck")
    page = browse().open(f"{link_of(site, game)}?sent=1")
    assert "<b>Sent.</b> You draw a card with" in top(page.html)
    assert "Now go on: 4 action points left." in top(page.html) and "You lay" not in top(page.html)
    assert "What you have sent of this turn" in page.text
    board = page.html.partition('id="board"')[2].partition("The board in words")[0]
    assert "since your last turn" in board or "the last moves" in board  # what the other has done
    numbers = [line for line in page.html.split("<li") if "k9r" in line and 'class="number"' in line]
    assert numbers == []  # one's own is none of it


def test_a_festival_is_told_with_all_who_have_points_of_it() -> None:
    won = {"kind": "FestivalWon", "seats": [0, 2], "cell": "d7", "points": 2}
    assert opened([won]) == "{0} and {2} share the festival on d7: 2 points each."
    assert opened([{**won, "seats": [1]}]) == "{1} wins the festival on d7: 2 points."
    assert opened([]) == ""
    told = [
        {"kind": "Placed", "seat": 1, "village": "d7", "rice": [], "level": 1, "cost": 1},
        {"kind": "PalaceBuilt", "seat": 1, "cell": "d7", "value": 4, "points": 2},
        {"kind": "Irrigated", "seat": 1, "cell": "h6"},
        {"kind": "Enclosed", "cells": ["h6"], "seat": 0, "points": 3},
        {"kind": "CardDrawn", "seat": 1, "source": "deck"},
        won,
        {"kind": "EndTriggered", "seat": 1, "why": "threes"},
    ]
    assert brief(told, 0) == (
        "{1}: 1 tile, palace of 4 on d7, irrigation on h6, 1 card, +2 points. {0}: +5 points. "
        "{0} and {2} share the festival on d7: 2 points each. "
        "The final turns have begun."
    )


def test_who_won_a_festival_in_his_turn_has_its_points_in_his_sum() -> None:
    built = {"kind": "PalaceBuilt", "seat": 1, "cell": "d7", "value": 6, "points": 3}
    won = {"kind": "FestivalWon", "seats": [1], "cell": "d7", "points": 3}
    before = {**won, "seats": [0], "cell": "k3"}
    played = {"kind": "CardsPlayed", "seat": 1, "cards": ["m"], "total": 1}
    assert brief([played, before, built, won], 0) == (
        "{0} wins the festival on k3: 3 points. {1}: palace of 6 on d7, +6 points. "
        "{1} wins the festival on d7: 3 points."
    )


def leaf(version: int, seat: int, *kinds: str) -> dict[str, Any]:
    events = [{"kind": kind, "seat": seat} for kind in kinds]
    return {"version": version, "by": f"seat:{seat}", "events": events}


def test_an_answer_in_the_turn_of_another_is_no_last_turn() -> None:
    own = leaf(1, 0, "Placed", "TurnEnded")
    turn = leaf(2, 1, "Placed", "PalaceBuilt", "FestivalArranged", "CardsPlayed", "Asked")
    answers = [
        leaf(3, 0, "CardsPlayed", "Asked"),
        leaf(4, 1, "CardsPlayed"),
        leaf(5, 0, "BidPassed", "FestivalWon"),
    ]
    assert [answered("java", one["events"]) for one in (own, turn, *answers)] == [
        False,
        False,
        True,
        True,
        True,
    ]
    assert since_last_turn([own, turn, *answers], "java", 0) == ([own], [turn, *answers], [])
    part = leaf(6, 0, "Placed", "CardDrawn")
    assert since_last_turn([own, turn, *answers, part], "java", 0) == ([own], [turn, *answers], [part])
    assert not answered("medang", [{"kind": "Taken", "seat": 0}])


def test_a_festival_alone_says_nothing_of_a_tie() -> None:
    told = {"kind": ".opened", "seat": 0, "move": {"kind": "Bid", "cards": ["d"], "share": False}}
    assert opened_words(told) == "was ready to play the card with drum, and would not share in a tie"
    assert opened_words(told, alone=True) == "chose the card with drum"
    assert opened_words({"kind": ".opened", "seat": 0}, alone=True) == ""


def test_a_name_keeps_its_spelling_at_the_beginning_of_a_sentence() -> None:
    assert begun("fresh.java wins the festival", ["Ada", "fresh.java"]) == "fresh.java wins the festival"
    assert begun("the festival card is drum now", ["thefest", "th"]) == "The festival card is drum now"
    assert begun("", ["Ada"]) == ""


def test_what_all_cards_on_the_table_are_worth_is_said_of_all_of_them() -> None:
    told = {"kind": "CardsPlayed", "seat": 0, "cards": ["p"], "total": 2}
    step = Step("bid p", {"kind": "Bid", "cards": ["p"]}, (told,), False)
    assert say_step(step) == "You play a card with puppet: 2 points in all"
