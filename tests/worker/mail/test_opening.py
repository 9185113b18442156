"""Who keeps an opening is asked for it by letter when the phase has closed."""

import re
from collections.abc import Callable

import pytest

from service import keys
from service.load import load
from service.lobby import resign
from service.opening import open_seal
from service.receipts import read_receipt
from service.sealing import seal
from service.site import Site
from service.users import User
from tests.service.test_kept_seals import keep
from tests.worker.mail.catcher import Catcher, Mail
from tests.worker.mail.test_receipts import receipt_line
from worker import mail as mails

Run = Callable[[], None]

pytestmark = pytest.mark.usefixtures("no_drawing")


@pytest.fixture
def kept(site: Site, start_game: Callable[..., str], post: Catcher, deliver: Run) -> str:
    """A game in which Ada and Budi keep their openings and Citra has deposited hers: all have sealed."""
    game = start_game(3, pace=30 * 3600)
    deliver()
    post.reset()
    keep(site, game, 0)
    record = load(site, game).record
    seal(site, game, 2, record.head.point_text, record.rules.default(record.state, 2), "seat:2")
    keep(site, game, 1)
    return game


def openings(post: Catcher) -> list[Mail]:
    return [mail for mail in post.taken if mail.kind == "opening"]


def test_who_keeps_an_opening_is_asked_for_it(
    site: Site, kept: str, post: Catcher, deliver: Run, people: list[User]
) -> None:
    deliver()
    record = load(site, kept).record
    assert [mail.to for mail in post.taken] == [people[0].address, people[1].address]
    for seat, mail in enumerate(openings(post)):
        sealed = record.table.seal_of(seat)
        assert sealed is not None
        text, html = " ".join(mail.text.split()), re.sub("</?b>", "", mail.html)
        for said in (
            "The phase has closed",
            "1 day 6 hours left",
            f"http://localhost:8000/api/games/{kept}/openings",
            record.head.point_text,
            sealed.commitment,
        ):
            assert said in text and said in html
        assert mail.header("Subject").startswith(f"Medang: open your seal, {people[seat].name} (until ")
        claims, _ = read_receipt(receipt_line(mail))
        assert (claims["seat"], claims["head"]["hash"]) == (seat, record.head.hash)


def test_who_has_opened_or_left_meanwhile_is_not_asked(
    site: Site, start_game: Callable[..., str], post: Catcher, drain: Run, deliver: Run, people: list[User]
) -> None:
    game = start_game(3)
    point, opening = keep(site, game, 0)
    keep(site, game, 1)
    keep(site, game, 2)
    open_seal(site, game, 0, point, opening)
    drain()
    resign(site, game, 1)
    deliver()
    assert [mail.to for mail in openings(post)] == [people[2].address]


def test_nobody_is_asked_once_the_phase_is_settled(
    site: Site, start_game: Callable[..., str], post: Catcher, drain: Run, deliver: Run
) -> None:
    game = start_game(2)
    sent = [keep(site, game, seat) for seat in (0, 1)]
    for seat, (point, opening) in enumerate(sent):
        open_seal(site, game, seat, point, opening)
    drain()
    deliver()
    assert not openings(post)


def test_asked_for_again_it_is_the_same_letter(site: Site, kept: str, post: Catcher, deliver: Run) -> None:
    deliver()
    for seat in (0, 2):
        mails.fresh_link(site, kept, str(seat))
    first, _, again = openings(post)
    assert again.header("Message-ID") == first.header("Message-ID")
    assert site.redis.hget(keys.mailed(kept), f"{load(site, kept).record.head.version}:0:opening")
