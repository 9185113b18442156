"""Java: a turn composed on its page, move by move, and sent; what is refused, and with which rule."""

from collections.abc import Callable

import pytest

from service.boards.java.example import example
from service.load import load
from service.pages.draft import Draft
from service.pages.java.compose import compose
from service.site import Site
from service.users import User
from tests.pages.browser import Browser, bare
from tests.pages.travelling import lines, link_of, play, view_of

FIRST = ("place d7v d8r e8r", "place e6v d6r", "enter d8")  # a village of two spaces, and somebody beside it


@pytest.fixture
def game(terraces: Callable[..., str]) -> str:
    """A game of four at its beginning."""
    return terraces()


def address(site: Site, game: str, *moves: str, more: str = "") -> str:
    """The page of whoever is to move, with these moves drafted."""
    return f"{link_of(site, game)}?d={';'.join(moves).replace(' ', '+')}{more}"


def round_of(site: Site, game: str, *moves: str) -> None:
    """Whoever is to move plays this turn, the others lay a field elsewhere."""
    play(site, game, *moves, "end")
    for space in ("k9", "m9", "o9"):
        play(site, game, f"place {space}r", "end")


def test_the_menu_says_what_can_be_done_and_why_the_rest_cannot(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    page = browse().open(link_of(site, game))
    for said in (
        "3 spaces 56 left", "2 spaces yours: 5", "Rice yours: 3", "Village yours: 2",
        "New developer no way is open", "Move developer none on the board", "Palace you lead in no village",
        "Irrigation 16 left",
        "Top card 17 cards in the deck", "Token 7 points, 3 left", "Festival you are in no city",
    ):  # fmt: skip
        assert said in page.text
    assert "0 of 6 action points used" in page.text
    assert "A land tile is still to be laid in this turn." in page.text


def test_a_tile_is_placed_by_its_village_and_then_turned(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser, before = browse(), load(site, game).record.head
    browser.open(link_of(site, game))
    browser.follow("3 spaces")
    assert "Where is the village of the 3-space tile?" in browser.page.text
    browser.follow("d7, empty: village here")
    assert "Village on d7: turn the tile" in browser.page.text
    assert browser.page.html.count(">village on d7, rice on") == 6
    browser.follow("village on d7, rice on d8 and e8: 1 action point")
    assert browser.page.form("Read orders").fields["d"] == "place d7v d8r e8r"
    assert "You lay a village on d7 and rice on d8 and e8." in browser.page.text
    assert "1 of 6 action points used" in browser.page.text
    assert load(site, game).record.head == before


@pytest.mark.parametrize(
    "rice", ["e7 and e8", "d8 and e8", "c7 and d8", "d6 and c7", "d6 and e6", "e6 and e7"]
)
def test_every_turning_can_be_chosen(
    site: Site, game: str, browse: Callable[..., Browser], rice: str
) -> None:
    browser = browse()
    browser.open(f"{link_of(site, game)}?pick=three&x=d7")
    browser.follow(f"village on d7, rice on {rice}:")
    first, second = rice.split(" and ")
    assert browser.page.form("Read orders").fields["d"] == f"place d7v {first}r {second}r"


def test_a_tile_that_cannot_lie_so_stays_in_its_place_with_the_reason(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    page = browse().open(address(site, game, *FIRST, more="&pick=three&x=c8"))
    turnings = page.html.partition('class="turnings"')[2].partition("</div>")[0]
    assert turnings.count("<small") == 6
    assert "not possible: a developer on d8" in turnings
    assert "not possible: all of it would lie outside central Java" in page.html
    page = browse().open(f"{link_of(site, game)}?pick=two&x=a3")
    assert "not possible: it would reach beyond the map" in page.html


def test_the_price_of_spaces_outside_stands_on_the_board_and_below_the_turnings(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(f"{link_of(site, game)}?pick=three")
    browser.follow("c8, lowland: village here, from 2 action points")
    assert "rice on b7 and c7: 2 action points" in browser.page.html
    browser.follow("rice on b7 and b8: 3 action points")
    assert "3 of 6 action points used" in browser.page.text
    assert "3 AP" in browser.page.text


def test_tiles_of_one_space_need_no_turning(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    browser.follow("Rice")
    browser.follow("k9, empty: rice field here")
    assert "You lay rice on k9." in browser.page.text
    browser.follow("Village")
    assert "k9, rice, level 1: village here" not in browser.page.html  # a tile of 1 space lies exactly there
    browser.follow("l9, empty: village here")
    assert browser.page.form("Read orders").fields["d"] == "place k9r\nplace l9v"


def test_a_developer_comes_in_at_the_price_of_the_cheapest_way(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(address(site, game, *FIRST[:2]))
    browser.follow("New developer")
    assert "d8, rice, level 1: developer here, 1 action point" in browser.page.html
    assert "d7, village, level 1: developer here, 2 action points" in browser.page.html
    browser.follow("d7, village, level 1: developer here")
    assert "You bring a developer to d7." in browser.page.text
    assert "4 of 6 action points used" in browser.page.text


def test_a_developer_moves_by_clicking_from_and_to(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(address(site, game, *FIRST))
    browser.follow("d8, rice, level 1, ")
    assert "Where does the developer on d8 go?" in browser.page.text
    assert "e8, rice, level 1: developer here, 0 action points" in browser.page.html
    assert "e6, village, level 1: developer here, 1 action point" in browser.page.html
    assert "Take him off the board 1 action point" in browser.page.text
    browser.follow("e8, rice, level 1: developer here")
    assert "free" in browser.page.text
    browser.follow("Move developer")
    assert "Which developer moves?" in browser.page.text
    browser.follow("e8, rice, level 1, ")
    browser.follow("Take him off the board")
    assert browser.page.form("Read orders").fields["d"].endswith("walk d8 e8\nexit e8")
    assert "12 developers" in browser.page.text


def test_a_palace_names_its_value_and_its_fame(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(address(site, game, *FIRST, "walk d8 d7"))
    assert "Palace e6 to 2, +1" in browser.page.text
    browser.follow("Palace")
    browser.follow("e6, village, level 1: palace of 2, 1 point")
    assert "You build a palace of 2 on e6: 1 point." in browser.page.text
    assert "5 of 6 action points used +1" in browser.page.text
    row = browser.page.html.partition('class="seat now"')[2].partition("</li>")[0]
    assert '<span class="points">1 ' in row


def test_of_several_values_one_is_chosen(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    moves = (
        "place d7v d8r e8r",
        "place e6v d6r",
        "place e7v",
        "place d5v",
        "token",
        "enter d8",
        "walk d8 d7",
    )
    round_of(site, game, *moves)
    browser = browse()
    browser.open(f"{link_of(site, game)}?pick=palace&x=e7")
    assert "Which palace on e7?" in browser.page.text
    assert "A palace of 4 +2" in browser.page.text
    browser.follow("A palace of 2")
    assert browser.page.form("Read orders").fields["d"] == "palace e7 2"


def test_another_space_is_only_offered_where_there_is_one() -> None:
    legal = [(f"palace e9 {value}", {"kind": "Palace", "cell": "e9", "value": value}) for value in (4, 6)]
    more = ("palace q6 4", {"kind": "Palace", "cell": "q6", "value": 4})
    chosen, none = (Draft("/t/x", pick="palace", chosen=cells) for cells in (("e9",), ()))
    assert not compose(example(), legal, chosen).spaces
    assert compose(example(), [*legal, more], chosen).spaces and compose(example(), legal, none).spaces


def test_irrigation_says_what_it_would_enclose(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    """A hole with land all around it: whoever ranks highest beside it scores at once."""
    round_of(site, game, "place e9v d9r", "place f8v e7r", "place d8v d7r", "enter d8")
    browser = browse()
    page = browser.open(f"{link_of(site, game)}?pick=irrigate")
    assert "k8, empty: irrigation here" in page.html
    assert "e8, empty: irrigation here, enclosed at once, +3 for you" in page.html
    assert "On e8 enclosed at once, +3 for you" in page.text
    browser.follow("On e8")
    assert "1 of 6 action points used +3" in browser.page.text
    assert "You rank highest beside the enclosed irrigation on e8: 3 points." in browser.page.text


def test_a_token_gives_a_seventh_point_once(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    browser.follow("Token")
    assert "0 of 7 action points used" in browser.page.text
    assert browser.page.html.count("<i></i>") >= 7
    assert "Token one a turn" in browser.page.text


def test_the_space_can_be_typed(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(address(site, game, *FIRST))
    browser.follow("Move developer")
    browser.send("This space", x="d8")
    assert "Where does the developer on d8 go?" in browser.page.text
    assert browser.page.form("This space").fields["x"] == "d8 "
    browser.send("This space", x="d8 d7")
    browser.follow("To d7")
    assert browser.page.form("Read orders").fields["d"].endswith("walk d8 d7")


TYPED = {
    "pick=enter&x=k9": "No developer can come to k9 now.",
    "pick=walk&x=k9": "No developer of yours can move from k9 now.",
    "pick=walk&x=d8+k9": "He cannot go from d8 to k9 now.",
    "pick=palace&x=k9": "No palace can be built or enlarged on k9 now.",
    "pick=irrigate&x=d8": "Irrigation cannot be laid on d8: it needs an empty space of central Java.",
    "pick=rice&x=d8": "Not on d8: a developer on d8.",
    "pick=village&x=a4": "Not on a4: all of it would lie outside central Java.",
    "pick=three&x=d8": "Not on d8: a developer on d8.",
    "pick=enter&x=d8": "No developer can come to d8 now: a developer on d8.",
    "pick=walk&x=d8+e5": "He cannot go from d8 to e5 now: irrigation on e5.",
    "pick=enter&x=zz9": "“zz9” is not on the board.",
    "pick=walk&x=d8+zz9": "“zz9” is not on the board.",
    "pick=village&x=i8": "Not on i8: irrigation on i8.",
}


@pytest.mark.parametrize("query", TYPED)
def test_a_space_that_is_none_is_told_why(
    site: Site, game: str, browse: Callable[..., Browser], query: str
) -> None:
    page = browse().open(address(site, game, *FIRST, more=f"&{query}"))
    assert TYPED[query] in page.text


def test_the_turn_is_told_as_a_whole_before_it_is_sent(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(address(site, game, *FIRST))
    before = load(site, game).record.head
    browser.follow("End the turn")
    assert "Send your turn" in browser.page.text
    assert "What is sent cannot be taken back." in browser.page.text
    assert load(site, game).record.head == before
    page = browser.send("Send turn")
    assert "Played" in page.text
    assert view_of(site, game)["developers"].count(["d8"]) == 1


def test_take_back_is_a_link(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    browser = browse()
    browser.open(address(site, game, FIRST[0]))
    browser.open(address(site, game, *FIRST[:2]))
    browser.follow("Take back the last")
    assert bare(browser.page.address) == bare(address(site, game, FIRST[0]))


def test_a_card_is_drawn_when_the_part_up_to_it_is_sent(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(address(site, game, FIRST[0]))
    browser.follow("Top card")
    assert "Send up to the card" in browser.page.text
    assert "a card that you have not seen yet" in browser.page.text
    assert "You draw a card. You see it then." in browser.page.text
    seat = load(site, game).record.actors.seats[0]
    before = view_of(site, game, seat)["you"]["cards"]
    page = browser.send("Send: then you draw")
    assert "Sent." in page.text
    assert "You draw a card with" in page.text
    assert "Now go on: 4 action points left." in page.text
    assert len(view_of(site, game, seat)["you"]["cards"]) == len(before) + 1
    assert "2 of 6 action points used" in page.text


def test_of_the_open_card_only_what_comes_behind_it_is_unknown(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    browser.open(address(site, game, FIRST[0]))
    browser.follow("Open card")
    assert "You take the open card" in browser.page.text
    assert "Then the next one is turned up." in browser.page.text
    assert "It is turned up when you send." in browser.page.text
    page = browser.send("Send: then you draw")
    assert "The festival card is" in page.text


def test_nothing_can_be_planned_behind_a_card(site: Site, game: str, browse: Callable[..., Browser]) -> None:
    page = browse().open(address(site, game, FIRST[0], "draw deck", "place k9r"))
    assert "Look first" in page.text
    assert page.form("Send: then").fields["d"] == "place d7v d8r e8r;draw deck"


WRONG = {
    "end": ("a land tile has to be laid in every turn: lay one first", "Playing the Game 3"),
    "enter k9": ("k9 is no place for them", "Moving Developers 2"),
    "palace d7 2": ("d7 is none", "Building and Enlarging Palaces 2"),
    "irrigate i8": ("i8 is no empty space of central Java", "Placing Irrigation Tiles 4"),
    "place d7v f9r e8r": ("no tile has these spaces", "Placing Land Tiles 2"),
    "festival d7": ("no palace stands on d7", "Palace Festivals 1"),
    "bid m": ("no festival is going on", "Palace Festivals 1"),
}


@pytest.mark.parametrize("line", WRONG)
def test_an_illegal_move_is_refused_with_its_rule(
    site: Site, game: str, browse: Callable[..., Browser], line: str
) -> None:
    said, rule = WRONG[line]
    before = load(site, game).record.head
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Send turn", d=line)
    assert page.status == 422
    assert said in page.text
    assert page.href(f"Rule: {rule}").startswith("/help/java?back=")
    assert page.form("Read orders").fields["d"] == line
    assert load(site, game).record.head == before


def test_the_last_point_is_kept_for_the_land_tile(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    """Ruling 29: an action after which no tile could be laid any more is refused before."""
    water = [f"irrigate {column}9" for column in "efghi"]
    page = browse().open(address(site, game, *water))
    assert "Irrigation keep a point for a tile" in page.text
    page = browse().open(address(site, game, *water, "irrigate k9"))
    assert "afterwards you could not lay the land tile of this turn" in page.text
    assert page.href("Rule: ruling 29").endswith("#ruling-29")
    assert page.form("Read orders").fields["d"].endswith("irrigate k9")


MISREAD = {
    "d7v e7r e8r": "a move begins with what you do, such as place d7v e7r e8r.",
    "place d7 e7 e8": "behind each space of a tile stands v for village or r for rice",
    "walk d7": "walk needs the space where he stands and the one where he goes",
    "palace d7": "palace needs a space and a value",
    "enter": "enter needs one space",
    "fly": "'fly' is no move.",
}


@pytest.mark.parametrize("line", MISREAD)
def test_a_line_that_says_no_move_is_named_with_what_is_wrong_with_it(
    site: Site, game: str, browse: Callable[..., Browser], line: str
) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Read orders", d=f"{FIRST[0]}\n{line}")
    assert "Not understood" in page.text
    assert f"Line 2, “{line}”: {MISREAD[line]}" in page.text


@pytest.mark.parametrize("last", ["end", "draw deck"])
def test_a_line_behind_the_end_is_called_that(
    site: Site, game: str, browse: Callable[..., Browser], last: str
) -> None:
    browser = browse()
    browser.open(link_of(site, game))
    page = browser.send("Read orders", d=f"{FIRST[0]}\n{last}\ntoken")
    title = "Behind the end of your turn" if last == "end" else "Look first"
    assert title in page.text
    assert "Not understood" not in page.text
    assert "the draft below is kept" in page.text.lower()


GARBAGE = [
    "pick=three&x=zz9", "pick=%00", "pick=walk&x=d7+d7+d7", "x=m+md", "pick=festival&x=d7+m", "d=place",
    "d=%3Cscript%3E", "pick=palace&x=", "pick=enter&x=99", "pick=three&x=" + "d7+" * 60, "order=festival",
    "change=1",
]  # fmt: skip


@pytest.mark.parametrize("query", GARBAGE)
def test_a_strange_address_is_a_page(
    site: Site, game: str, browse: Callable[..., Browser], query: str
) -> None:
    answer = browse().open(f"{link_of(site, game)}?{query}")
    assert answer.status == 200
    assert "<script>" not in answer.html


def test_who_waits_sees_the_board_and_no_choices(
    site: Site, game: str, people: list[User], browse: Callable[..., Browser]
) -> None:
    seat = load(site, game).record.actors.seats[0]
    page = browse(people[(seat + 1) % 4]).open(f"/games/{game}")
    assert f"{people[seat].name} is to move" in page.text
    assert 'class="go"' not in page.html
    assert "Left for all" in page.text
    assert not lines(load(site, game).record, (seat + 1) % 4)


def test_points_that_are_lost_are_told_of_a_drafted_end(
    site: Site, game: str, browse: Callable[..., Browser]
) -> None:
    browser = browse()
    page = browser.open(address(site, game, "place d7v d8r e8r", "token"))
    assert "6 action points left, which are lost; the token is not needed." in page.text
    page = browser.open(address(site, game, "place d7v d8r e8r", "token", "end"))
    assert "6 action points left, which are lost; the token is not needed" in page.text
    page = browser.open(address(site, game, "place d7v d8r e8r", "end"))
    assert "5 action points left, which are lost" in page.text and "token is not" not in page.text
