"""Invitation, start, refusal, fresh link, end, sign-in: each says what its reader needs."""

import random
import re
from collections.abc import Callable

import pytest
from flask import Flask

from engine import festivals
from service import keys
from service.access import by_turn_link
from service.errors import NotFound
from service.links import opened, opened_timed
from service.load import load
from service.lobby import Wish, cancel, create, decline
from service.log import server_time
from service.revoke import revoke
from service.sealing import seal
from service.site import Site
from service.submissions import Submission, accept
from service.users import User, silence
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher, Mail

Run = Callable[[], None]

pytestmark = pytest.mark.usefixtures("no_drawing")


def link_of(mail: Mail, place: str) -> str:
    """The one link to this place, the same in text and HTML."""
    (text,) = re.findall(rf"http://localhost:8000/{place}/(\S+)", mail.text)
    (html,) = re.findall(rf'href="http://localhost:8000/{place}/([^"]+)"', mail.html)
    assert text == html
    return str(text)


def row(site: Site, part: str, text: str) -> None:
    site.redis.zadd(keys.outbox(part), {text: 1})


def test_the_invitation(site: Site, people: list[User], post: Catcher, deliver: Run) -> None:
    wishes = [Wish("me"), Wish("invite", people[1].address), Wish("bot")]
    options = {"temple": "borobudur", "neutral_dynasties": "ignore"}
    game = create(site, people[0].id, "medang", options, wishes, pace=2 * 86400, title="Sunday temple")
    deliver()
    (mail,) = post.taken
    assert mail.header("Subject") == "Ada invites you to a game of Medang"
    for said in (
        "Sunday temple",
        "Temple of Borobudur.",
        "do not count",
        "For 3 players, 2 days for each move.",
    ):
        assert said in " ".join(mail.text.split()) and said in mail.html
    assert opened(site, "join", link_of(mail, "j"), 4) == [game, 1, people[1].id, 0]
    assert opened(site, "silence", link_of(mail, "silence"), 1) == [people[1].address]
    assert link_of(mail, "help") == "medang"


def test_who_does_not_play_himself_invites_by_name_too(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    wishes = [Wish("invite", people[1].address), Wish("invite", people[2].address)]
    create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None)
    deliver()
    assert {mail.header("Subject") for mail in post.taken} == {"Ada invites you to a game of Medang"}


def test_the_organiser_hears_who_has_declined(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    wishes = [Wish("me"), Wish("invite", people[1].address), Wish("invite", people[2].address)]
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None, title="Sunday temple")
    deliver()
    post.reset()
    decline(site, game, people[1].id)
    deliver()
    (mail,) = post.taken
    assert (mail.to, mail.kind) == (people[0].address, "declined")
    assert mail.header("Subject") == "Sunday temple: Budi has declined"
    assert "Budi has declined. The seat is empty" in mail.text
    assert link_of(mail, "games") == game


def test_the_start_says_who_cut_in_which_order_and_what_one_was_dealt(
    site: Site, start_game: Callable[..., str], post: Catcher, deliver: Run, app: Flask
) -> None:
    game = start_game(3, pace=86400)
    deliver()
    record = load(site, game).record
    for seat, name in enumerate(("Ada", "Budi", "Citra")):
        mail = post.last(f"{name.lower()}@example.org")
        cuts = [mail.text.index(f"{n}  {who} cut with “{who} cuts”.") for n, who in
                ((1, "Ada"), (2, "Budi"), (3, "Citra"))]  # fmt: skip
        assert cuts == sorted(cuts)
        assert record.table.seed_hash in mail.text and record.table.seed_hash in mail.html
        you = record.rules.view(record.state, seat)["you"]
        assert {"g": "Samara", "y": "Dharmasetu", "p": "Dharanindra", "r": "Panangkaran", "b": "Rakai"}[
            you["dynasty"]
        ] in mail.text.partition("Temple of Sewu")[0]
        with app.app_context():
            assert by_turn_link(link_of(mail, "t")).seat == seat
        assert f"Your choice, {name}" not in mail.header("Subject")
        assert "the game has started, your choice" in mail.header("Subject")


def refuse(site: Site, game: str, drain: Run, body: list[dict[str, object]], name: str = "no") -> int:
    record = load(site, game).record
    seat, point = record.unsealed[0], record.head.point_text
    accept(site, Submission(name, game, seat, "turn", point, body, 1, f"seat:{seat}"))
    drain()
    return seat


@pytest.fixture
def running(site: Site, start_game: Callable[..., str], drain: Run, deliver: Run, post: Catcher) -> str:
    """A game after its opening, all letters delivered."""
    game = start_game(3)
    play_on(site, game, drain, random.Random(1), most=1)
    deliver()
    post.reset()
    return game


def test_a_refusal_says_what_why_and_by_which_rule(
    site: Site, running: str, post: Catcher, drain: Run, deliver: Run, people: list[User], app: Flask
) -> None:
    record = load(site, running).record
    tile = record.rules.view(record.state, record.unsealed[0])["you"]["hand"][0]
    seat = refuse(site, running, drain, [{"kind": "Play", "tile": tile, "column": 99}])
    deliver()
    (mail,) = post.taken
    assert (mail.to, mail.kind) == (people[seat].address, "refused")
    assert mail.header("Subject") == "Medang: your turn was not played"
    assert f"play {tile} 99" in mail.text and f"play {tile} 99" in mail.html
    assert re.search(r"http://localhost:8000/help/medang#[a-z0-9-]+", mail.text)
    assert "Nothing of it was written." in mail.text
    with app.app_context():
        assert by_turn_link(link_of(mail, "t")).good


def test_a_refusal_points_to_the_rules_of_its_game(
    site: Site, start_game: Callable[..., str], post: Catcher, drain: Run, deliver: Run
) -> None:
    game = start_game(2, rules="festivals", typhoons="0")
    for seat in (0, 1):
        point = load(site, game).record.head.point_text
        seal(site, game, seat, point, festivals.notation.read("plan y k"), f"seat:{seat}")
    drain()
    record = load(site, game).record
    assert record.rules.view(record.state, 0)["phase"] == "name"
    accept(site, to_name(game, record.unsealed[0], record.head.point_text))
    drain()
    deliver()
    post.reset()
    refuse(site, game, drain, [{"kind": "Go", "island": "papua", "ticket": "y"}])
    deliver()
    (mail,) = [mail for mail in post.taken if mail.kind == "refused"]
    assert mail.header("Subject") == "The Festivals: your turn was not played"
    assert "go papua y" in mail.text and "go papua y" in mail.html
    assert re.search(r"http://localhost:8000/help/festivals#[a-z0-9-]+", mail.text)
    assert "Move your traveller:" in mail.text and link_of(mail, "t")


def to_name(game: str, seat: int, point: str) -> Submission:
    """The airplane's holder names himself."""
    return Submission(point, game, seat, "turn", point, [{"kind": "Name", "seat": seat}], 1, f"seat:{seat}")


def test_a_turn_that_came_too_late_is_told_to_its_seat(
    site: Site, running: str, post: Catcher, drain: Run, deliver: Run, people: list[User]
) -> None:
    record = load(site, running).record
    point, seat = record.head.point_text, record.unsealed[0]
    play_on(site, running, drain, random.Random(2), most=1)
    accept(site, Submission("late", running, seat, "turn", point, [{"kind": "Pass"}], 1, f"seat:{seat}"))
    drain()
    deliver()
    mail = next(mail for mail in post.taken if mail.kind == "refused")
    assert mail.to == people[seat].address
    assert "moved on" in mail.text and "pass" in mail.text


def test_a_refused_submission_is_told_once(
    site: Site, running: str, post: Catcher, drain: Run, deliver: Run
) -> None:
    refuse(site, running, drain, [{"kind": "Pass"}])
    deliver()
    row(site, running[:2], f"refused|{running}|no")
    deliver()
    assert len(post.taken) == 1


def test_moves_that_say_nothing_known_are_refused_by_letter_too(
    site: Site, running: str, post: Catcher, drain: Run, deliver: Run
) -> None:
    refuse(site, running, drain, [{"kind": "Fly"}, {"kind": "Pass"}])
    deliver()
    (mail,) = post.taken
    assert "pass" in mail.text and "not played" in mail.text.lower()


def test_a_fresh_link_is_the_same_letter_with_a_link_that_works(
    site: Site, running: str, post: Catcher, deliver: Run, app: Flask, people: list[User]
) -> None:
    record = load(site, running).record
    seat = record.unsealed[0]
    row(site, running[:2], f"turn|{running}|{seat}")
    deliver()
    (old,) = post.taken
    row(site, running[:2], f"turn|{running}|{seat}")
    deliver()
    assert post.taken.pop().header("Message-ID") == old.header("Message-ID")
    assert old.header("Message-ID") == f"<{running}.{record.head.version}.{seat}.turn@lontar.example>"
    revoke(site, people[seat].id)
    row(site, running[:2], f"turn|{running}|{seat}")
    deliver()
    new = post.taken[1]
    assert new.header("Message-ID") == f"<{running}.{record.head.version}.{seat}-1.turn@lontar.example>"
    with app.app_context():
        with pytest.raises(NotFound):
            by_turn_link(link_of(old, "t"))
        assert by_turn_link(link_of(new, "t")).good


def test_a_fresh_link_at_the_start_is_the_letter_of_the_start(
    site: Site, start_game: Callable[..., str], post: Catcher, deliver: Run
) -> None:
    game = start_game(2)
    deliver()
    row(site, game[:2], f"turn|{game}|1")
    deliver()
    first, again = post.to("budi@example.org")
    assert first.header("Message-ID") == again.header("Message-ID")
    assert again.kind == "started" and link_of(again, "t") == link_of(first, "t")


def test_nobody_gets_a_link_to_a_choice_that_is_not_his(
    site: Site, running: str, post: Catcher, deliver: Run
) -> None:
    seat = load(site, running).record.unsealed[0]
    row(site, running[:2], f"turn|{running}|{(seat + 1) % 3}")
    deliver()
    assert post.taken == []


def test_the_end(site: Site, start_game: Callable[..., str], post: Catcher, drain: Run, deliver: Run) -> None:
    game = start_game(2, "kalasan", bots=0)
    play_on(site, game, drain, random.Random(4))
    deliver()
    record = load(site, game).record
    outcome = record.outcome
    assert outcome is not None
    mails = [mail for mail in post.taken if mail.kind == "over"]
    assert {mail.to for mail in mails} == {"ada@example.org", "budi@example.org"}
    for mail in mails:
        for score, name in zip(outcome.scores, ("Ada", "Budi"), strict=True):
            parts = ", ".join(f"{part} {points}" for part, points in score.parts)
            assert re.search(rf"{name}(, you)? \([^)]+\): {score.total} points?, {parts}", mail.text)
            assert f">{score.total}</td>" in mail.html
        assert mail.text.count(record.head.hash) == 1
        assert re.search(rf'style="[^"]*font-size: 20px[^"]*">{record.head.hash}<', mail.html)
        recipe = f"lontar verify {game}.jsonl --receipt letter.txt"
        assert recipe in mail.text and recipe in mail.html
        assert f"http://localhost:8000/api/games/{game}/log" in mail.text
        assert f"http://localhost:8000/games/{game}" in mail.html
        you = ("ada@example.org", "budi@example.org").index(mail.to)
        for seat in outcome.winners:
            name = "You" if seat == you else ("Ada", "Budi")[seat]
            assert name in mail.header("Subject") and f"{name} " in mail.text


def test_called_off(site: Site, people: list[User], post: Catcher, deliver: Run) -> None:
    wishes = [Wish("me"), Wish("invite", people[1].address)]
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None)
    cancel(site, game, people[0].id)
    deliver()
    (mail,) = post.taken
    assert "Ada has called the game off. Nothing was lost: it had not started." in mail.text


def test_sign_in_reaches_a_silent_address_too(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    silence(site, people[0].address)
    row(site, "aa", f"signin|{people[0].id}|abc123|{server_time(site)}")
    deliver()
    (mail,) = post.taken
    assert opened_timed(site, "sign-in", link_of(mail, "sign-in"), 3, 3600) == [people[0].id, "abc123", 0]
    assert mail.header("Subject") == "Your link to sign in" and "abc123" not in mail.header("Message-ID")
    assert "If you did not ask for it, ignore this letter." in mail.text


def test_sign_in_of_nobody_is_nothing(site: Site, post: Catcher, deliver: Run) -> None:
    row(site, "aa", f"signin|u0000000000000000|abc123|{server_time(site)}")
    deliver()
    assert post.taken == [] and site.redis.zcard(keys.outbox("aa")) == 0


def test_sign_in_at_an_address_that_does_not_exist_is_not_tried_again(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    post.refuse[people[0].address] = "550 5.1.1 No such user here"
    row(site, "aa", f"signin|{people[0].id}|abc123|{server_time(site)}")
    deliver()
    assert site.redis.zcard(keys.outbox("aa")) == 0
