"""Tables: a free seat for anybody, a game to watch, and what is known of the organiser."""

from collections.abc import Callable

from service import keys
from service.lobby import Wish, cancel, create, join
from service.replay import replay_all
from service.site import Site
from service.users import User
from tests.pages.browser import Browser, Page

OPTIONS = {"temple": "sewu"}


def table(site: Site, user: User, *wishes: Wish, **more: object) -> str:
    seats = wishes or (Wish("me"), Wish("open"), Wish("bot"))
    return create(site, user.id, "medang", OPTIONS, seats, **{"pace": None, **more})  # type: ignore[arg-type]


def listed(page: Page) -> list[str]:
    """The links of the lists."""
    return [" ".join(name.split()) for _, name in page.links if " at " in name]


def test_a_table_with_a_free_seat_is_listed_until_it_is_taken(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    game = table(site, people[0], pace=86400, title="By the river")
    page = browse().open("/tables")
    assert page.href("at By the river") == f"/games/{game}"
    assert (
        "Medang, Sewu, table of three. 2 of 3 have sat down. One seat is free. 1 day for each move."
        in page.text
    )
    assert "Opened by Ada today" in page.text
    join(site, game, people[1].id, None, "")
    assert "By the river" not in browse().open("/tables").text


def test_from_the_list_to_the_seat(site: Site, people: list[User], browse: Callable[..., Browser]) -> None:
    table(site, people[0], Wish("me"), Wish("open"), Wish("open"))
    budi = browse(people[1])
    budi.open("/")
    budi.follow("Open tables")
    budi.follow("at Medang")
    assert "2 of 3 have sat down" in budi.send("Sit down as Budi").text
    assert "You sit or organise here" in budi.open("/tables").text


def test_the_newest_stands_first_and_others_are_not_listed(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    for title in ("first", "second"):
        table(site, people[0], title=title)
    table(site, people[0], Wish("me"), Wish("invite", people[1].address), title="closed")
    off = table(site, people[0], title="called off")
    cancel(site, off, people[0].id)
    assert listed(browse().open("/tables")) == ["Sit down at second", "Sit down at first"]


def test_games_that_anybody_may_watch_are_listed(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    for watch in ("public", "link", "seats"):
        table(site, people[0], Wish("me"), Wish("bot"), watch=watch, title=f"for {watch}")
    page = browse().open("/tables")
    assert listed(page) == ["Look at for public"]
    assert "0 of 2 have sealed" in page.text or "1 of 2 have sealed" in page.text
    assert browse().open(page.href("at for public")).status == 200


def test_nobody_is_named_by_his_address(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    table(site, people[0], Wish("me"), Wish("invite", "erika.mustermann@example.org"), Wish("open"))
    assert "erika" not in browse().open("/tables").html


def test_called_off_games_are_counted_in_public(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    games = [table(site, people[0]) for _ in range(4)]
    for game in games[:2]:
        cancel(site, game, people[0].id)
    assert "Ada has called off 2 of 4 tables" in browse().open(f"/games/{games[3]}").text
    assert "Ada has called off 2 of 4 tables" in browse().open("/tables").text
    fresh = table(site, people[1])
    assert "Budi has called off none of 1 table" in browse().open(f"/games/{fresh}").text


def test_the_lists_are_rebuilt_from_the_logs(site: Site, people: list[User]) -> None:
    free, off = table(site, people[0], watch="public"), table(site, people[0], watch="public")
    cancel(site, off, people[0].id)
    site.redis.delete(*site.redis.keys("tables:*"), *site.redis.keys("user:*:organised"))
    site.redis.delete(keys.called_off(people[0].id))
    assert replay_all(site, print) == 0
    assert site.redis.zrange(keys.open_tables(), 0, -1) == [free]
    assert site.redis.zrange(keys.public_games(), 0, -1) == [free]
    assert site.redis.smembers(keys.organised(people[0].id)) == {free, off}
    assert site.redis.smembers(keys.called_off(people[0].id)) == {off}
