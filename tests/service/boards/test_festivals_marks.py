"""Numbers that tie lines to places on the map, the seals there, and the way of a draft."""

import re
from itertools import pairwise

import pytest

from service.boards import BOARDS, Mark, Marks
from service.boards.festivals.example import example
from service.boards.festivals.names import BORDERS, ISLANDS
from service.boards.festivals.places import Step
from service.boards.festivals.plan import TALL, WAYS, WIDE
from tests.service.boards.reading import elements, parse
from tests.service.boards.voyages import TABLES, voyages

festivals = BOARDS["festivals"]

MOVED = {"kind": "Moved", "seat": 1, "ticket": "b", "origin": "bali", "island": "sulawesi"}
DONE = {"kind": "Done", "seat": 1}
CLAIMED = {"kind": "Claimed", "seat": 1, "festival": 11, "place": 1, "points": 4}
BLOCKED = {"kind": "Blocked", "seat": 2, "island": "jawa", "tickets": ["k"]}
RESTED = {"kind": "Rested", "seat": 0, "island": "papua", "source": "pool", "tickets": ["y", "k", "b"]}
IDLE = {"kind": "Rested", "seat": 0, "island": "papua", "source": "nothing", "tickets": []}
GATHERED = {"kind": "Gathered"}
RETURNED = {"kind": "Returned", "seat": 0, "island": "sulawesi", "tickets": ["b"]}
SHIFTED = {"kind": "Shifted", "seat": 0, "typhoon": "sulawesi/bali", "border": "maluku/papua"}


def test_only_what_touched_the_map_has_a_number() -> None:
    lines, marks = festivals.numbered([MOVED, CLAIMED, DONE, BLOCKED, RESTED, IDLE, SHIFTED])
    assert [number for number, _ in lines] == [1, None, None, 2, 3, None, 4]
    assert marks == (
        Mark(Step("bali", "sulawesi", "b"), 1),
        Mark("jawa", 2),
        Mark("papua", 3),
        Mark("maluku/papua", 4),
    )


def test_gathered_tickets_take_their_seals_to_the_middle_of_the_island() -> None:
    _, marks = festivals.numbered([MOVED, GATHERED, RETURNED, MOVED])
    assert marks == (Mark("sulawesi", 1), Mark("sulawesi", 2), Mark(Step("bali", "sulawesi", "b"), 3))
    assert festivals.follow([Mark(Step("bali", "sulawesi", "b"), 1), Mark("jawa", 2)], [GATHERED]) == (
        Mark("sulawesi", 1),
        Mark("jawa", 2),
    )
    assert festivals.follow([Mark("jawa", 2)], [MOVED]) == (Mark("jawa", 2),)


def test_nothing_told_nothing_marked() -> None:
    assert festivals.numbered([]) == ([], ())


@pytest.mark.parametrize("players", TABLES)
def test_every_seal_of_a_game_is_on_a_place_of_the_map(players: int) -> None:
    told = [item for moment in voyages(players) for item in moment.told]
    lines, marks = festivals.numbered(told)
    assert [item for _, item in lines] == told
    numbers = [number for number, _ in lines if number]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {mark.number for mark in marks} == set(numbers)
    for place, _ in marks:
        assert (place.island if isinstance(place, Step) else place) in {*ISLANDS, *BORDERS}


def seals_in(svg: str) -> list[tuple[str, str, float, float]]:
    """Class, number and place of every seal."""
    found = []
    for group in parse(svg).iter("{http://www.w3.org/2000/svg}g"):
        for text in group.findall("{http://www.w3.org/2000/svg}text"):
            if text.get("class").startswith("seal"):
                x, y = map(float, re.findall(r"-?[\d.]+", group.get("transform")))
                found.append((text.get("class"), text.text, x, y))
    return found


@pytest.mark.parametrize("players", TABLES)
def test_the_newest_steps_have_their_seals_on_their_tickets(players: int) -> None:
    for moment in voyages(players):
        _, marks = festivals.numbered(moment.told)
        steps = [mark for mark in marks if isinstance(mark.place, Step)]
        svg = festivals.picture(moment.view, Marks(marks), theme="light", title="x")
        for island, mark in ((mark.place.island, mark) for mark in steps):
            (x, y) = next((x, y) for _, number, x, y in seals_in(svg) if number == str(mark.number))
            entry = next(one for one in moment.view["islands"] if one["island"] == island)
            spots = WIDE.slots(island, entry["slots"])
            fitting = [spots[n] for n, ticket in enumerate(entry["slots"]) if ticket == mark.place.ticket]
            assert (x - 21, y) in [
                (pytest.approx(left, abs=0.1), pytest.approx(top, abs=0.1)) for left, top in fitting
            ]


def test_of_two_tickets_of_a_colour_the_later_seal_is_on_the_second() -> None:
    view = example()
    bali = next(entry for entry in view["islands"] if entry["island"] == "bali")
    bali["placed"] = ["k", "k"]
    marks = Marks((Mark(Step("jawa", "bali", "k"), 1),), (Mark(Step("sulawesi", "bali", "k"), 1),))
    last, own = seals_in(festivals.picture(view, marks, theme="light", title="x"))
    assert (last[0], own[0]) == ("seal-number", "seal-own-number")
    assert last[2] < own[2]
    alone = Marks((Mark(Step("sulawesi", "bali", "k"), 1),))
    (seal,) = seals_in(festivals.picture(view, alone, theme="light", title="x"))
    assert seal[2] == own[2]


def test_a_seal_whose_ticket_is_gone_is_on_the_island() -> None:
    marks = Marks((Mark(Step("jawa", "bali", "k"), 1),))
    (seal,) = seals_in(festivals.picture(example(), marks, theme="light", title="x"))
    x, y = WIDE.corner("bali")
    assert x < seal[2] < x + 30 and y < seal[3] < y + 40


def test_of_many_seals_on_an_island_the_newest_five_are_shown() -> None:
    marks = Marks(tuple(Mark("jawa", n) for n in range(1, 9)))
    svg = festivals.picture(example(), marks, theme="light", title="x")
    assert [number for _, number, _, _ in seals_in(svg)] == ["4", "5", "6", "7", "8"]


def drafted(*islands: str):
    """The example with a way of seat 0 through these islands, by black tickets."""
    view = example()
    view["seats"][0]["island"] = islands[-1]
    steps = pairwise(islands)
    return view, Marks(draft=tuple(Mark(Step(one, other, "k"), n) for n, (one, other) in enumerate(steps, 1)))


def test_the_way_leads_from_where_the_traveller_stood_to_where_he_stands() -> None:
    view, marks = drafted("sumatra", "kalimantan", "sulawesi")
    svg = festivals.picture(view, marks, theme="light", title="x")
    (line,) = [path for path in elements(svg, "path") if path.get("class") == "way"]
    assert len(re.findall("Q", line.get("d"))) == 2
    points = [tuple(map(float, pair.split())) for pair in re.findall(r"[\d.]+ [\d.]+", line.get("d"))]
    start, end = points[0], points[-1]
    for (x, y), island in ((start, "sumatra"), (end, "sulawesi")):
        left, top = WIDE.corner(island)
        assert left < x < left + WIDE.side and top < y < top + WIDE.height
    assert svg.count('class="ghost"') == 1
    assert svg.count('class="wood-0"') == 1


def test_the_way_passes_through_the_connector() -> None:
    view, marks = drafted("sumatra", "jawa")
    for tall, plan in ((False, WIDE), (True, TALL)):
        svg = festivals.picture(view, marks, theme="light", tall=tall, title="x")
        (line,) = [path for path in elements(svg, "path") if path.get("class") == "way"]
        x, y = plan.middle(WAYS[frozenset(("sumatra", "jawa"))])
        assert f"Q{x:g} {y:g} " in line.get("d")


def test_there_and_back_are_two_lines() -> None:
    view, marks = drafted("sumatra", "kalimantan", "sumatra")
    svg = festivals.picture(view, marks, theme="light", title="x")
    (line,) = [path for path in elements(svg, "path") if path.get("class") == "way"]
    out, home = re.findall(r"Q([\d.]+) ([\d.]+)", line.get("d"))
    assert abs(float(out[1]) - float(home[1])) > 20
    assert 'class="ghost"' not in svg


def test_without_steps_there_is_no_way() -> None:
    svg = festivals.picture(example(), Marks(draft=(Mark("sumatra", 1),)), theme="light", title="x")
    assert 'class="way"' not in svg
    assert 'class="ghost"' not in svg
