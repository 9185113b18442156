"""Java: what its pages say has happened: in short what others did, what came of it, and what it has cost."""

from collections.abc import Callable

from service.load import load
from service.pages.java.brief import brief, opened
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
        "{0} and {2} share the festival on d7: 2 points each. "
        "{1}: 1 tile, palace of 4 on d7, irrigation on h6, 1 card, +2 points. {0}: +3 points. "
        "The final turns have begun."
    )
