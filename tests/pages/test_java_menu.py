"""Java: what the menu of a turn shows, asks and leaves out."""

from typing import Any

from service.boards import java
from service.boards.java.example import example
from service.pages.draft import Draft
from service.pages.java.choices import Act
from service.pages.java.menu import menu

DRAFT = Draft("/t/x")


def shown(title: str, view: dict[str, Any], **moves: list[tuple[str, Any]]) -> Act:
    """What the menu shows under this title."""
    (act,) = [act for act in menu(view, moves, DRAFT, "") if act.title == title]
    return act


def held(cell: str) -> tuple[str, Any]:
    return f"festival {cell}", {"kind": "Festival", "cell": cell, "cards": []}


def test_a_festival_shows_the_palace_that_holds_it_and_asks_for_none_where_there_is_one() -> None:
    view = example()  # its greatest palace, of 10, has had its festival
    one = shown("Festival", view, Festival=[held("j3")])
    assert one.sign == java.palace(6, 34)
    assert one.href == "/t/x?d=festival+j3#turn"
    two = shown("Festival", view, Festival=[held("j3"), held("e9")])
    assert two.sign == java.festival(34) and two.note == "j3 or e9; ends the turn"
    assert two.href == "/t/x?pick=festival#board"
    assert shown("Festival", view).sign == java.festival(34)


def test_a_palace_with_one_space_asks_only_for_its_value() -> None:
    move = {"kind": "Palace", "cell": "j3"}
    lines = [(f"palace j3 {value}", {**move, "value": value}) for value in (8, 10)]
    assert shown("Palace", example(), Palace=lines).href == "/t/x?pick=palace&x=j3#turn"
    lines.append(("palace e9 4", {**move, "cell": "e9", "value": 4}))
    assert shown("Palace", example(), Palace=lines).href == "/t/x?pick=palace#board"


def test_the_last_tile_warns_before_it_is_chosen() -> None:
    view = example()
    place = ("place d7v d8r e8r", {"kind": "Place", "village": "d7", "rice": ["d8", "e8"]})
    assert shown("3 spaces", view, Place=[place]).note == "28 left"
    view["supply"]["threes"] = 1
    assert shown("3 spaces", view, Place=[place]).note == "1 left: laying it ends the game"
