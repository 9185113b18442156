"""The Festivals: the airplane's questions, rests, typhoons."""

from collections.abc import Callable
from typing import Any

from service.load import load
from service.pages.news import News
from service.pages.scene import scene
from service.site import Site
from tests.pages.browser import Browser
from tests.pages.travelling import link_of, play, view_of

View = dict[str, Any]
NAMES = ("Ada", "Budi", "Citra", "Dewi")


def asks(phase: str, *more: Callable[[View], bool]) -> Callable[[View], bool]:
    """A game that asks this question."""
    return lambda view: view["phase"] == phase and all(one(view) for one in more)


def test_the_airplane_names_who_moves_next(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = voyage(asks("name"))
    view = view_of(site, game)
    tied, holder = view["asked"]["seats"], view["airplane"]
    browser = browse()
    page = browser.open(link_of(site, game))
    assert f"Your turn, {NAMES[holder]}" in page.text
    assert "Who moves next?" in page.text
    other = next(seat for seat in tied if seat != holder)
    browser.follow(f"{NAMES[other]} moves next")
    assert f"You let {NAMES[other]} move next" in browser.page.text
    page = browser.send("Send choice")
    assert page.status == 200
    assert f"Lets {NAMES[other]} move next" in page.text


def test_who_names_himself_goes_on_in_the_same_draft(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    def several_ways(view: View) -> bool:
        holder = view["seats"][view["airplane"]]
        return view["airplane"] in view["asked"]["seats"] and len(holder["plan"]) > 1

    game = voyage(asks("name", several_ways))
    browser = browse()
    browser.open(link_of(site, game))
    browser.follow(f"{NAMES[view_of(site, game)['airplane']]} moves next")
    assert "You choose to move next" in browser.page.text
    assert "Still to lay" in browser.page.text
    assert browser.page.form("Send turn").buttons == [False]
    for _ in range(6):
        links = [href for href, name in browser.page.links if name.endswith(": go there")]
        if not links:
            break
        browser.open(links[0])
    page = browser.send("Send turn")
    assert page.status == 200
    assert page.text.count("You choose to move next") == 1
    assert "Chooses to move next" not in page.text


def test_those_who_stay_are_put_in_order_one_by_one(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = voyage(asks("order", lambda view: len(view["asked"]["seats"]) == 3))
    first, second, third = (NAMES[seat] for seat in view_of(site, game)["asked"]["seats"])
    browser = browse()
    page = browser.open(link_of(site, game))
    assert f"{third} is first" in page.text
    browser.follow(f"{third} is first")
    assert f"So far: {third}" in browser.page.text
    assert f"then {first}" in browser.page.text
    browser.follow("Begin anew")
    browser.follow(f"{second} is first")
    browser.follow(f"{third} is next")
    assert f"in order: {second}, {third}, {first}" in browser.page.text


def test_tickets_above_the_limit_are_chosen_one_by_one(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    def several(view: View) -> bool:
        island = next(one for one in view["islands"] if one["island"] == view["asked"]["island"])
        return bool(view["asked"]["count"] == 2 and len(set(island["middle"])) > 1)

    game = voyage(asks("return", several))
    island = view_of(site, game)["asked"]["island"]
    browser = browse()
    page = browser.open(link_of(site, game))
    assert "Return 2 tickets of" in page.text
    browser.open(next(href for href, name in page.links if "return the" in name))
    assert "Return 1 more ticket of" in browser.page.text
    browser.follow("keep the")
    assert "Return 2 tickets of" in browser.page.text
    for _ in range(8):
        links = [href for href, name in browser.page.links if "return the" in name]
        if not links:
            break
        browser.open(links[0])
    draft = browser.page.form("Send").fields["d"]
    assert draft.startswith(f"return {island} ")
    assert browser.send("Send").status == 200


def test_a_rest_says_what_each_source_gives(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    def both(view: View) -> bool:
        seat = view["seats"][view["to_move"][0]]
        island = next(one for one in view["islands"] if one["island"] == seat["island"])
        return bool(island["middle"]) and all(view["pool"].values())

    game = voyage(asks("rest", both))
    (seat,) = load(site, game).record.actors.seats
    before = view_of(site, game, seat)
    middle = next(
        one["middle"] for one in before["islands"] if one["island"] == before["seats"][seat]["island"]
    )
    browser = browse()
    page = browser.open(link_of(site, game))
    for source in ("From the pool", "From the middle", "Nothing"):
        assert source in page.text
    browser.follow("From the middle")
    assert "You rest on" in browser.page.text
    assert "and take" in browser.page.text
    browser.send("Send")
    after = view_of(site, game, seat)["you"]["tickets"]
    assert sorted(after) == sorted([*before["you"]["tickets"], *middle])


def test_a_typhoon_is_taken_up_and_laid_on_a_border(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = voyage(asks("shift"), typhoons="1")
    browser = browse()
    page = browser.open(link_of(site, game))
    assert "Move a typhoon, or leave them" in page.text
    number = view_of(site, game)["round"]
    assert f"Next, round {number}" in page.text and f"Then, round {number + 1}" in page.text
    assert f"Round {number - 1} ends." in page.text and "Now, round" not in page.text
    browser.follow("typhoon between Sulawesi and Bali: take it up")
    assert "Where do you lay the typhoon?" in browser.page.text
    browser.follow("Maluku and Papua: lay the typhoon here")
    assert f"Next, round {number}" in browser.page.text and f"Round {number - 1} ends." in browser.page.text
    assert browser.page.form("Send move").fields["d"] == "shift sulawesi/bali maluku/papua"
    browser.send("Send move")
    assert view_of(site, game)["typhoons"] == ["maluku/papua"]


def test_or_left_alone(site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]) -> None:
    game = voyage(asks("shift"), typhoons="3")
    before = view_of(site, game)["typhoons"]
    browser = browse()
    browser.open(link_of(site, game))
    browser.follow("Leave the typhoons")
    browser.send("Send answer")
    assert view_of(site, game)["typhoons"] == before
    assert view_of(site, game)["phase"] == "plan"


def test_in_the_variant_the_airplane_names_who_may(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = voyage(asks("favour"), typhoons="3", typhoon_tie="airplane")
    holder, (first, *_) = load(site, game).record.actors.seats[0], view_of(site, game)["asked"]["seats"]
    browser = browse()
    page = browser.open(link_of(site, game))
    assert f"Your turn, {NAMES[holder]}" in page.text
    assert "Who may move a typhoon?" in page.text
    browser.follow(f"{NAMES[first]} may move a typhoon")
    if first == holder:
        browser.follow("Leave the typhoons")
    assert browser.send("Send").status == 200
    assert view_of(site, game)["phase"] in ("shift", "plan")


def test_after_a_turn_of_ones_own_the_next_question_says_what_was_sent(
    site: Site, voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    def own(view: View) -> bool:
        return view["airplane"] in view["asked"]["seats"] and len(view["seats"][view["airplane"]]["plan"]) > 1

    game = voyage(asks("name", own))
    holder = view_of(site, game)["airplane"]
    play(site, game, f"name {('red', 'violet', 'teal', 'white')[holder]}")
    page = browse().open(link_of(site, game))
    assert f"Your turn, {NAMES[holder]}" in page.text
    assert "Sent. You choose to move next." in page.text
    assert "Which island first?" in page.text


def test_what_was_sent_is_told_with_the_points_of_whoever_moved_behind_it(
    site: Site, voyage: Callable[..., str]
) -> None:
    seen = scene(site, load(site, voyage()), 0)
    own = {"version": 5, "events": [{"kind": "Named", "seat": 0, "named": 2, "typhoon": False}]}
    behind = {
        "version": 6,
        "events": [
            {"kind": "Named", "seat": 2, "named": 0, "typhoon": False},
            {"kind": "Claimed", "seat": 2, "festival": 1, "place": 1, "points": 5},
        ],
    }
    said = News([own], [], "", [], (), [], behind=[behind]).sent_words(seen, True)
    assert said.startswith("You let Citra move next. Citra takes 1st place at ")
    assert said.endswith(": 5 points. It is your turn again.") and said.count("move next") == 1
