"""Every letter once, each recipient for himself, whatever the mail server does."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from service import keys
from service.lobby import Wish, create
from service.site import Site
from service.users import User, lift_silence, silence
from tests.worker.mail.catcher import Catcher
from worker import mail, outbox

Run = Callable[[], None]

pytestmark = pytest.mark.usefixtures("no_drawing")

BUSY, GONE = "451 4.7.1 Later", "550 5.1.1 No such user here"


@pytest.fixture
def game(site: Site, people: list[User]) -> str:
    """A table that invites Budi, Citra and Dewi."""
    guests = [Wish("invite", one.address) for one in people[1:4]]
    return create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), *guests], pace=None)


def retry(site: Site, game: str) -> None:
    """Time passes: what was put off is due."""
    key = keys.outbox(keys.partition(game))
    for row in site.redis.zrange(key, 0, -1):
        site.redis.zadd(key, {row: 1})
    outbox.work(site)


def mailed(site: Site, game: str) -> dict[str, str]:
    return dict(site.redis.hgetall(keys.mailed(game)))


def test_all_in_one_connection(site: Site, game: str, post: Catcher, deliver: Run) -> None:
    deliver()
    assert sorted(one.to for one in post.taken) == [
        "budi@example.org",
        "citra@example.org",
        "dewi@example.org",
    ]
    assert post.connections == 1
    assert {one.sender for one in post.taken} == {"games@lontar.example"}


def test_what_was_sent_is_known_for_ninety_days(site: Site, game: str, post: Catcher, deliver: Run) -> None:
    deliver()
    assert set(mailed(site, game)) == {"1:1:invitation", "1:2:invitation", "1:3:invitation"}
    assert all(int(when) > 1_000_000_000_000 for when in mailed(site, game).values())
    assert 89 * 86400 < site.redis.ttl(keys.mailed(game)) <= 90 * 86400


@pytest.mark.parametrize("place", [1, 2, 3])
def test_one_busy_recipient_holds_up_nobody(
    site: Site, people: list[User], game: str, post: Catcher, deliver: Run, place: int
) -> None:
    late = people[place].address
    post.refuse[late] = BUSY
    deliver()
    assert len(post.taken) == 2 and not post.to(late)
    assert f"1:{place}:invitation" not in mailed(site, game)
    post.refuse.clear()
    retry(site, game)
    assert [one.to for one in post.taken[2:]] == [late]
    assert site.redis.zcard(keys.outbox(keys.partition(game))) == 0


def test_a_recipient_refused_for_good_is_set_aside_and_never_tried_again(
    site: Site, people: list[User], game: str, post: Catcher, deliver: Run
) -> None:
    post.refuse[people[1].address] = GONE
    deliver()
    assert len(post.taken) == 2
    assert mailed(site, game)["1:1:invitation"] == "refused 550 5.1.1 No such user here"
    assert site.redis.zcard(keys.outbox(keys.partition(game))) == 0
    post.refuse.clear()
    mail.after_commit(site, game, "1")
    assert not post.to(people[1].address)


def test_a_connection_that_breaks_is_opened_again_for_the_others(
    site: Site, people: list[User], game: str, post: Catcher, deliver: Run
) -> None:
    post.hang_up.add(people[1].address)
    deliver()
    assert [one.to for one in post.taken] == [people[2].address, people[3].address]
    post.hang_up.clear()
    retry(site, game)
    assert post.to(people[1].address)


def test_a_letter_that_cannot_be_written_holds_up_nobody(
    site: Site, people: list[User], game: str, post: Catcher, deliver: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    compose = mail.compose

    def broken(at: object, letter: object, user: User, more: object) -> object:
        if user.id == people[1].id:
            raise ZeroDivisionError
        return compose(at, letter, user, more)  # type: ignore[arg-type]

    monkeypatch.setattr(mail, "compose", broken)
    deliver()
    assert len(post.taken) == 2
    monkeypatch.setattr(mail, "compose", compose)
    retry(site, game)
    assert post.to(people[1].address)


def test_without_a_mail_server_everything_waits(site: Site, game: str, post: Catcher) -> None:
    outbox.work(replace(site, config=replace(site.config, smtp_url="smtp://127.0.0.1:1")))
    assert mailed(site, game) == {}
    assert site.redis.zcard(keys.outbox(keys.partition(game))) == 1
    retry(site, game)
    assert len(post.taken) == 3


def test_twice_the_same_job_is_one_letter(site: Site, game: str, post: Catcher) -> None:
    mail.after_commit(site, game, "1")
    mail.after_commit(site, game, "1")
    assert len(post.taken) == 3


def test_a_crash_between_sending_and_marking_repeats_the_same_message_id(
    site: Site, game: str, post: Catcher
) -> None:
    mail.after_commit(site, game, "1")
    site.redis.delete(keys.mailed(game))
    mail.after_commit(site, game, "1")
    first, second = post.to("budi@example.org")
    assert first.header("Message-ID") == second.header("Message-ID")


def test_a_silent_address_gets_nothing(
    site: Site, people: list[User], game: str, post: Catcher, deliver: Run
) -> None:
    silence(site, "BUDI@example.org")
    deliver()
    assert not post.to(people[1].address) and len(post.taken) == 2
    assert mailed(site, game)["1:1:invitation"] == "silent"
    lift_silence(site, people[1].address)
    mail.after_commit(site, game, "1")
    assert not post.to(people[1].address)


def test_a_user_who_was_forgotten_gets_nothing(
    site: Site, people: list[User], game: str, post: Catcher, deliver: Run
) -> None:
    site.redis.delete(keys.user(people[1].id))
    deliver()
    assert len(post.taken) == 2
    assert site.redis.zcard(keys.outbox(keys.partition(game))) == 0
