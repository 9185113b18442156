"""The lobby: who sits down, who may start and call off, and how many invitations a day."""

from collections.abc import Callable

import pytest

from service.errors import Forbidden, Invalid, NotNow, Refused, TooMany
from service.load import load
from service.lobby import Wish, cancel, create, decline, join, resign, start
from service.log import read
from service.site import Site
from service.users import User

OPTIONS = {"temple": "sewu"}


@pytest.fixture
def table(site: Site, people: list[User]) -> str:
    """Ada's table: Budi is invited, one seat is open."""
    wishes = [Wish("me"), Wish("invite", "budi@example.org"), Wish("open")]
    return create(site, people[0].id, "medang", OPTIONS, wishes, pace=None)


def statuses(site: Site, game: str) -> list[str]:
    return [chair.status for chair in load(site, game).record.table.chairs]


def test_it_starts_when_everybody_has_sat_down(
    site: Site, people: list[User], table: str, drain: Callable[[], None]
) -> None:
    assert statuses(site, table) == ["joined", "invited", "open"]
    join(site, table, people[1].id, None, "")
    _, seat = join(site, table, people[2].id, None, "")
    assert seat == 2
    drain()
    assert load(site, table).record.table.status == "running"


def test_sitting_down_twice_changes_nothing(site: Site, people: list[User], table: str) -> None:
    join(site, table, people[1].id, None, "")
    version = load(site, table).record.head.version
    join(site, table, people[1].id, None, "again")
    assert load(site, table).record.head.version == version


def test_nobody_takes_a_seat_that_is_taken(site: Site, people: list[User], table: str) -> None:
    join(site, table, people[2].id, 2, "")
    with pytest.raises(NotNow, match="full"):
        join(site, table, people[3].id, None, "")
    with pytest.raises(NotNow, match="taken"):
        join(site, table, people[3].id, 2, "")
    with pytest.raises(NotNow, match="already"):
        join(site, table, people[0].id, 1, "")


def test_an_invitation_is_declined(site: Site, people: list[User], table: str) -> None:
    decline(site, table, people[1].id)
    assert statuses(site, table)[1] == "declined"
    decline(site, table, people[1].id)
    with pytest.raises(NotNow):
        join(site, table, people[3].id, 1, "")


def test_the_organiser_starts_with_bots_in_the_empty_seats(
    site: Site, people: list[User], table: str, drain: Callable[[], None]
) -> None:
    with pytest.raises(Forbidden):
        start(site, table, people[1].id)
    start(site, table, people[0].id)
    drain()
    chairs = load(site, table).record.table.chairs
    assert [chair.bot for chair in chairs] == [None, "random", "random"]
    assert load(site, table).record.table.status == "running"
    with pytest.raises(NotNow):
        start(site, table, people[0].id)


def test_a_game_that_is_called_off_publishes_its_seed(site: Site, people: list[User], table: str) -> None:
    with pytest.raises(Forbidden):
        cancel(site, table, people[1].id)
    cancel(site, table, people[0].id)
    cancel(site, table, people[0].id)
    last = read(site, table)[-1]["events"][-1]
    assert (last["kind"], last["why"], len(last["seed"])) == (".ended", "cancelled", 64)
    with pytest.raises(NotNow):
        join(site, table, people[1].id, None, "")


def test_only_a_running_game_is_left(site: Site, table: str) -> None:
    with pytest.raises(NotNow):
        resign(site, table, 0)


def test_a_user_has_twenty_invitations_a_day(site: Site, people: list[User]) -> None:
    wishes = [Wish("me"), *[Wish("invite", f"guest{n}@example.org") for n in range(4)]]
    for _ in range(5):
        create(site, people[0].id, "medang", OPTIONS, wishes, pace=None)
    with pytest.raises(TooMany):
        create(
            site, people[0].id, "medang", OPTIONS, [Wish("me"), Wish("invite", "x@example.org")], pace=None
        )
    create(site, people[0].id, "medang", OPTIONS, [Wish("me"), Wish("bot")], pace=None)


@pytest.mark.parametrize(
    ("rules", "options", "seats", "refusal"),
    [
        ("chess", {}, 2, Invalid),
        ("medang", {"temple": "angkor"}, 2, Refused),
        ("medang", {"temple": "kalasan"}, 3, Refused),
        ("medang", {"temple": "sewu"}, 1, Refused),
        ("medang", {"temple": "sewu"}, 6, Refused),
        ("medang", {"temple": "sewu", "colour": "red"}, 2, Refused),
    ],
)
def test_games_that_do_not_exist(
    site: Site, people: list[User], rules: str, options: dict[str, str], seats: int, refusal: type[Exception]
) -> None:
    wishes = [Wish("me"), *[Wish("bot")] * (seats - 1)]
    with pytest.raises(refusal):
        create(site, people[0].id, rules, options, wishes, pace=None)
    assert site.redis.keys("*log:*") == []


def test_one_address_has_one_seat(site: Site, people: list[User]) -> None:
    with pytest.raises(Invalid, match="twice"):
        create(
            site, people[0].id, "medang", OPTIONS, [Wish("me"), Wish("invite", "ADA@example.org")], pace=None
        )


def test_two_games_have_two_seeds(site: Site, people: list[User]) -> None:
    """boardgame.io #233: one seed for all games of a process."""
    games = [
        create(site, people[0].id, "medang", OPTIONS, [Wish("me"), Wish("bot")], pace=None) for _ in range(2)
    ]
    assert len({load(site, game).seed for game in games}) == 2
