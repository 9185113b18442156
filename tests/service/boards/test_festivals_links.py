"""Places that one may choose, on the map of The Festivals."""

from collections.abc import Callable

import pytest

from service.boards import BOARDS, Link, Marks
from service.boards.festivals.example import example
from service.boards.festivals.places import Slot
from service.boards.festivals.plan import WIDE
from tests.service.boards.reading import SVG, parse
from tests.service.boards.voyages import TABLES, border_links, island_links, slot_links, stops

festivals = BOARDS["festivals"]
ROOM = {
    "islands-wide": 630,
    "islands-tall": 360,
}  # pixels: the least that a page of 700 and of 360 leaves them


def drawings(view, links):
    """The drawings of a page: class, pixels a unit is shown with at the least, anchors."""
    root = parse(festivals.picture(view, Marks(), links=links, title="The islands"))
    for svg in root.iter(f"{SVG}svg"):
        scale = ROOM[svg.get("class")] / float(svg.get("viewBox").split()[2])
        yield svg.get("class"), scale, list(svg.iter(f"{SVG}a"))


def area(anchor) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the area that answers."""
    hit = anchor.find(f"{SVG}rect[@class='hit']")
    x, y, width, height = (float(hit.get(name)) for name in ("x", "y", "width", "height"))
    return x, y, x + width, y + height


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("offer", [slot_links, island_links, border_links])
def test_each_link_is_named_and_wide_enough_for_a_finger(players: int, offer: Callable) -> None:
    """24 pixels each way at the least, at 360 and at 700 pixels (WCAG 2.2, 2.5.8)."""
    for moment in stops(players):
        links = offer(moment.view)
        for _, scale, anchors in drawings(moment.view, links):
            assert [anchor.get("aria-label") for anchor in anchors] == [link.name for link in links]
            assert [anchor.get("href") for anchor in anchors] == [link.href for link in links]
            for left, top, right, bottom in map(area, anchors):
                assert min(right - left, bottom - top) * scale >= 24


@pytest.mark.parametrize("offer", [slot_links, island_links, border_links])
def test_areas_that_answer_do_not_overlap(offer: Callable) -> None:
    for seat in range(4):
        view = example()
        for _, _, anchors in drawings(view, offer(view, seat) if offer is slot_links else offer(view)):
            areas = [area(anchor) for anchor in anchors]
            for n, one in enumerate(areas):
                for other in areas[:n]:
                    across = min(one[2], other[2]) - max(one[0], other[0])
                    down = min(one[3], other[3]) - max(one[1], other[1])
                    assert across <= 0 or down <= 0


def test_where_only_one_ticket_fits_all_of_the_island_answers() -> None:
    links = [
        Link(Slot("bali", "k"), "?1", "black"),
        Link(("papua", "y"), "?2", "yellow"),
        Link(("papua", "b"), "?3", "blue"),
    ]
    (_, _, anchors), _ = drawings(example(), links)
    left, top, right, bottom = area(anchors[0])
    assert (left, top) == WIDE.corner("bali")
    assert (right - left, bottom - top) == (WIDE.side, WIDE.height)
    assert all(area(anchor)[2] - area(anchor)[0] < WIDE.side / 2 for anchor in anchors[1:])


def test_the_pebble_lies_on_the_first_free_slot_of_the_colour() -> None:
    """The first blue slot of Sulawesi is taken in the example."""
    (_, _, (anchor,)), _ = drawings(example(), [Link(("sulawesi", "b"), "?", "blue")])
    second = WIDE.slots("sulawesi", ["y", "b", "b"])[2]
    assert float(anchor.find(f"{SVG}circle").get("cx")) == pytest.approx(second[0] + 11, abs=0.1)


def test_a_typhoon_is_taken_up_and_laid_on_a_free_border() -> None:
    links = [
        Link("kalimantan/jawa", "?1", "the typhoon", chosen=True),
        Link("maluku/nusa-tenggara", "?2", "the other"),
        Link("jawa/bali", "?3", "lay it here"),
    ]
    (_, _, anchors), _ = drawings(example(), links)
    classes = [[kid.get("class") for kid in anchor.iter(f"{SVG}circle")] for anchor in anchors]
    assert classes[0] == ["halo", "reach", "pebble pebble-on"]
    assert classes[1] == ["halo", "pebble"]
    assert classes[2] == ["storm-place", "halo", "pebble"]


def test_the_drawing_is_a_group_when_there_are_links() -> None:
    view = example()
    root = parse(festivals.picture(view, Marks(), links=island_links(view), title="The islands"))
    assert {svg.get("role") for svg in root.iter(f"{SVG}svg")} == {"group"}


def test_the_chosen_place_has_an_accent_pebble() -> None:
    links = [Link("bali", "?a", "Bali"), Link("jawa", "?b", "Jawa", chosen=True)]
    assert festivals.picture(example(), Marks(), links=links, title="x").count("pebble-on") == 2
