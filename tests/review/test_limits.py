"""What one person may do to all the others, and what he sees of them."""

import time
from collections.abc import Callable

import pytest

from service import waiting
from service.deadlines import add_outage, read_outages
from service.errors import TooMany
from service.load import load
from service.lobby import Wish, create
from service.site import Site
from service.users import User
from tests.pages.browser import Browser
from worker import mail
from worker.message import EmailMessage


def test_nobody_creates_games_without_end(site: Site, people: list[User]) -> None:
    """Five bots cost a second of the one drain and of the one delivery; no guest, no invitation counted."""
    wishes = [Wish("bot")] * 5
    ada = people[0].id
    with pytest.raises(TooMany):
        [create(site, ada, "medang", {"temple": "sewu"}, wishes, pace=None) for _ in range(101)]


def test_pages_wait_for_the_worker_in_a_quarter_of_the_threads_only(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    """No worker runs, and as many threads as may are waiting: the next page is answered at once."""
    ada = browse(people[0])
    ada.open("/")
    for _ in range(2):
        assert waiting.WAITING.acquire(blocking=False)
    try:
        began = time.monotonic()
        ada.send("Play against bots now")
        assert time.monotonic() - began < 1
    finally:
        waiting.WAITING.release(2)


def test_a_stranger_does_not_read_addresses_off_a_table_with_an_open_seat(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    """“The others see this name, never your address.” Before there is a name, it is the address's front."""
    wishes = [Wish("me"), Wish("invite", "erika.mustermann@example.org"), Wish("open")]
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None)
    assert "erika.mustermann" not in browse().open(f"/games/{game}").text


def test_an_outage_of_the_pages_around_two_of_the_clock_is_given_back_once(site: Site) -> None:
    """The clock was started twice while the pages were down; `deadline` needs outages that are disjoint."""
    for outage in ((100_000, 200_000), (500_000, 600_000), (50_000, 900_000)):
        add_outage(site, outage)
    found = read_outages(site)
    assert sum(end - start for start, end in found) == 850_000


def test_a_letter_with_a_new_link_is_not_taken_for_a_copy_of_the_old_one(
    site: Site, people: list[User], opened_game: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mail services drop a second message of the same Message-ID; this one was asked for, and says more."""
    from service.revoke import revoke

    sent: list[EmailMessage] = []
    monkeypatch.setattr("worker.smtp.Sender.send", lambda self, message, to: sent.append(message))
    game = opened_game()
    record = load(site, game).record
    (seat,) = record.actors.seats
    mail.after_commit(site, game, str(record.head.version))
    revoke(site, people[seat].id)
    mail.fresh_link(site, game, str(seat))
    assert len(sent) == 2
    assert sent[0]["Message-ID"] != sent[1]["Message-ID"]


def test_whoever_is_said_to_have_been_told_of_a_refusal_is_told(
    site: Site, people: list[User], browse: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    """“Ada has been told.”"""
    from service import keys
    from service.links import join_link
    from worker import outbox

    sent: list[str] = []
    monkeypatch.setattr("worker.smtp.Sender.send", lambda self, message, to: sent.append(to))
    ada, budi = people[:2]
    wishes = [Wish("me"), Wish("invite", budi.address)]
    game = create(site, ada.id, "medang", {"temple": "sewu"}, wishes, pace=None)
    browser = browse()
    browser.open(join_link(site, game, 1, budi.id))
    page = browser.send("Decline")
    while site.redis.zcount(keys.outbox(keys.partition(game)), 0, "+inf"):
        outbox.work(site)
    assert "has been told" not in page.text or ada.address in sent
