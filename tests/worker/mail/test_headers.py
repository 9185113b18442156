"""Every letter can be sorted, threaded, answered and stopped by mail programs."""

import random
import re
from collections.abc import Callable
from email.utils import parsedate_to_datetime

import pytest
from flask.testing import FlaskClient

from service import keys
from service.load import load
from service.lobby import Wish, cancel, create
from service.site import Site
from service.submissions import Submission, accept
from service.users import User, is_silent
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher, Mail

Run = Callable[[], None]

KINDS = {"invitation", "called-off", "started", "turn", "refused", "over"}


SEEN: list[Mail] = []


@pytest.fixture
def every(
    site: Site, people: list[User], start_game: Callable[..., str], post: Catcher, drain: Run, deliver: Run
) -> list[Mail]:
    """Letters of every kind about two games; written once for all tests."""
    if SEEN:
        return SEEN
    wishes = [Wish("me"), Wish("invite", people[1].address)]
    off = create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None)
    deliver()
    cancel(site, off, people[0].id)
    deliver()
    game = start_game(2, "kalasan", pace=86400)
    deliver()
    chance = random.Random(3)
    while "turn" not in {mail.kind for mail in post.taken}:
        play_on(site, game, drain, chance, most=1)
        deliver()
    record = load(site, game).record
    seat, point = record.unsealed[0], record.head.point_text
    body = [{"kind": "Take", "tile": "pile"}, {"kind": "Take", "tile": "pile"}]
    accept(site, Submission("wrong", game, seat, "turn", point, body, 1, f"seat:{seat}"))
    drain()
    deliver()
    play_on(site, game, drain, chance, most=399)
    deliver()
    assert {mail.kind for mail in post.taken} == KINDS
    SEEN.extend(post.taken)
    return SEEN


def test_every_letter_has_what_a_letter_needs(every: list[Mail]) -> None:
    for mail in every:
        assert mail.header("Subject") and mail.header("From") == "Lontar <games@lontar.example>"
        assert mail.header("Reply-To") == mail.header("From")
        assert mail.to in mail.header("To")
        assert parsedate_to_datetime(mail.header("Date")).tzinfo is not None
        assert mail.header("Auto-Submitted") == "auto-generated"
        assert len(mail.text) > 100 and "<html" in mail.html
        assert mail.message.get_content_type() == "multipart/alternative"


def test_every_letter_of_a_game_is_in_its_thread(every: list[Mail]) -> None:
    for mail in every:
        game = mail.header("Message-ID").strip("<").partition(".")[0]
        root = f"<{game}.root@lontar.example>"
        assert mail.header("In-Reply-To") == mail.header("References") == root
        assert mail.header("List-Id") == f"<{game}.lontar.example>"


def test_message_ids_say_game_version_seat_and_kind_and_are_never_used_twice(every: list[Mail]) -> None:
    names = [mail.header("Message-ID") for mail in every]
    assert len(set(names)) == len(names)
    form = rf"<{keys.GAME_ID}\.(\d+|wrong)\.[01]\.({'|'.join(KINDS)})@lontar\.example>"
    assert all(re.fullmatch(form, name) for name in names)


def test_no_line_is_too_long_and_no_header_that_programs_read_is_encoded(every: list[Mail]) -> None:
    for mail in every:
        assert max(map(len, mail.raw.split(b"\r\n"))) < 998
        head = mail.raw.partition(b"\r\n\r\n")[0].decode("ascii")
        for name in ("List-Unsubscribe", "List-Id", "Message-ID", "References", "In-Reply-To"):
            assert re.search(rf"^{name}: <[^>\s=?]+(=[^>\s]*)?>\r?$", head, re.MULTILINE)


def test_one_click_stops_the_letters(every: list[Mail], site: Site, client: FlaskClient) -> None:
    mail = next(mail for mail in every if mail.to == "budi@example.org")
    assert mail.header("List-Unsubscribe-Post") == "List-Unsubscribe=One-Click"
    link = mail.header("List-Unsubscribe").strip("<>")
    assert link in mail.text and link in mail.html
    path = link.removeprefix("http://localhost:8000")
    client.get(path)
    assert not is_silent(site, "budi@example.org")
    assert client.post(path, data={"List-Unsubscribe": "One-Click"}).status_code in (200, 204)
    assert is_silent(site, "budi@example.org")


def test_the_picture_is_in_the_letter_and_nothing_is_loaded_from_outside(every: list[Mail]) -> None:
    for mail in every:
        shown = re.findall(r'src="([^"]+)"', mail.html)
        assert [one.removeprefix("cid:") for one in shown] == list(mail.pictures)
        assert bool(shown) == (mail.kind in ("started", "turn", "over"))
        assert all(
            picture.startswith(b"\x89PNG") and len(picture) < 100_000 for picture in mail.pictures.values()
        )
        assert not re.search(r"url\(|<link|@import|<script|@font-face", mail.html)


def test_html_says_it_can_be_dark(every: list[Mail]) -> None:
    for mail in every:
        assert '<meta name="color-scheme" content="light dark">' in mail.html
        assert "@media (prefers-color-scheme: dark)" in mail.html
        assert len(mail.html.encode()) < 100_000  # longer ones are cut off by Gmail


def test_tags_carry_their_styles(every: list[Mail]) -> None:
    """Gmail drops style sheets with anything in them that it does not know."""
    assert all("background: #F3EBDA" in mail.html for mail in every)
