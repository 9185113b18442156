"""What a page of Java shows to whoever reads it: the board in words, the hand, the points that are left.

Read from the page alone, and put into the shape of a view, so that the tastes of a bot can be asked.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from engine.java.board import cells_of, groups, names
from engine.java.cards import CARDS, called
from engine.java.colours import COLOURS

View = dict[str, Any]
SEE = """
() => {
  const text = (one) => (one ? one.textContent.replace(/\\s+/g, " ").trim() : "");
  const all = (where) => [...document.querySelectorAll(where)];
  return {
    title: document.querySelector("h1").innerText,
    asks: Boolean(document.querySelector("#turn form[method=post] input[name=point]")),
    asked: text(document.getElementById("next")),
    turn: text(document.getElementById("turn")),
    people: all("[aria-label=Players] .who").map((one) => text(one.firstChild)),
    words: all("#board details li").map(text),
    draft: all("#turn .draft .mono").map(text),
    hand: all("#turn .cards > div:first-child .card-svg").map((one) => one.getAttribute("aria-label")),
    menu: all("#turn .menu a.act b, #turn a.btn").map(text),
    acts: all("#turn .lines a.act b").map(text),
    ready: Boolean(document.querySelector("#turn form[method=post] input[name=point] ~ button:enabled")),
  };
}
"""
NUMBERS = re.compile(r"\d+")
NAMED = {called(card): card for card in CARDS}


@dataclass(frozen=True, slots=True)
class Seen:
    """A page of a turn or of a festival."""

    title: str  # as far as it is shown at this width
    asks: bool  # something is to be sent from here
    asked: str  # the next step, as the page puts it
    turn: str  # everything that stands beside the board
    people: Sequence[str]
    words: Sequence[str]
    draft: Sequence[str]
    hand: Sequence[str]
    menu: Sequence[str]  # what can be done
    acts: Sequence[str]  # what can be answered
    ready: bool  # it can be sent

    def says(self, pattern: str) -> re.Match[str]:
        """The first sentence about the board that begins so. Raises AssertionError when none does."""
        found = next(filter(None, (re.match(pattern, line) for line in self.words)), None)
        assert found, (pattern, self.words)
        return found


def see(page: Page) -> Seen:
    """The page as it stands."""
    return Seen(**page.evaluate(SEE))


def view_of(seen: Seen, name: str) -> View:
    """The page in the shape of a view of the player of this name."""
    seat, cells = seen.people.index(name), cells_of_page(seen)
    used = re.search(r"(\d+) of (\d+) action points used", seen.turn)
    stock = numbers(seen.says(r"Left for all: (.*)"))
    return {
        "phase": "turn",
        "you": {"seat": seat, "cards": [NAMED[label.partition(",")[0]] for label in seen.hand]},
        "final": "for the last time" in seen.words[0],
        "points_left": int(used[2]) - int(used[1]) if used else 0,
        "changed": [line.split()[1] for line in seen.draft if line.startswith("palace")],
        "open": NAMED[seen.says(r"Festival card: ([\w ]+)\.")[1]],
        "supply": {
            "threes": stock[0],
            "palaces": {str(value): left for left, value in zip(stock[3::2], stock[4::2], strict=True)},
        },
        "seats": [row(seen, each) for each in range(len(seen.people))],
        **cells,
    }


def numbers(found: re.Match[str]) -> list[int]:
    return [int(number) for number in NUMBERS.findall(found[1])]


def row(seen: Seen, seat: int) -> View:
    """ "Red: 34 points, 4 cards; tiles: 3 of 2 spaces, 2 rice, 0 village; 2 tokens." """
    points, cards, twos, _, rices, villages, tokens = numbers(
        seen.says(rf"{COLOURS[seat].capitalize()}: (.*)")
    )
    tiles = {"twos": twos, "rices": rices, "villages": villages}
    return {"seat": seat, "points": points, "cards": cards, "tokens": tokens, **tiles}


def cells_of_page(seen: Seen) -> View:
    """What lies and stands on the board: "Row 5: e5, irrigation; f5, village, level 1, red developer." """
    land: dict[str, View] = {}
    palaces: dict[str, View] = {}
    water, developers = list[str](), [list[str]() for _ in seen.people]
    for line in seen.words:
        if not line.startswith("Row "):
            continue
        for said in line.rstrip(".").partition(": ")[2].split("; "):
            cell, what, *more = said.split(", ")
            if what == "irrigation":
                water.append(cell)
                continue
            land[cell] = {"land": what, "level": numbers_in(more[0])}
            for each in more[1:]:
                if each.startswith("palace"):
                    held = "festival held" in more
                    palaces[cell] = {"cell": cell, "value": numbers_in(each), "festival": held}
                elif each.endswith("developer"):
                    developers[COLOURS.index(each.split()[0])].append(cell)
    towns = list(groups(cells_of(cell for cell, top in land.items() if top["land"] == "village")))
    for palace in palaces.values():
        palace["city"] = next(names(town) for town in towns if town & cells_of([palace["cell"]]))
    return {
        "cells": land,
        "irrigation": water,
        "developers": developers,
        "palaces": list(palaces.values()),
    }


def numbers_in(text: str) -> int:
    found = NUMBERS.search(text)
    assert found is not None, text
    return int(found.group())
