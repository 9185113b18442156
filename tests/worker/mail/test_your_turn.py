"""The turn letter: what happened, how things stand, until when, and one link."""

import random
import re
from collections.abc import Callable
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from service import keys
from service.access import by_turn_link
from service.boards import BOARDS
from service.load import load
from service.lobby import resign
from service.log import server_time
from service.noted import noted
from service.present import history, lines
from service.site import Site
from service.users import User, update_user
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher, Mail
from worker import mail as mails
from worker.particulars.medang import leads, question

Play = Callable[..., None]
Run = Callable[[], None]

pytestmark = pytest.mark.usefixtures("no_drawing")


@pytest.fixture
def asked(
    site: Site, start_game: Callable[..., str], post: Catcher, drain: Run, deliver: Run
) -> Callable[..., tuple[str, int, Mail]]:
    """A game some turns in, the seat that is to move, and its letter."""

    def until_asked(pace: int | None = 30 * 3600, seats: int = 3, least: int = 8) -> tuple[str, int, Mail]:
        game = start_game(seats, pace=pace)
        chance = random.Random(7)
        for _ in range(60):
            play_on(site, game, drain, chance, most=1)
            deliver()
            record = load(site, game).record
            if post.taken and post.taken[-1].kind == "turn" and record.head.point > least:
                name = f"<{game}.{record.head.version}.{record.actors.seats[0]}.turn@lontar.example>"
                if post.taken[-1].header("Message-ID") == name:
                    return game, record.actors.seats[0], post.taken[-1]
        raise AssertionError("nobody is asked")

    return until_asked


def link_of(mail: Mail) -> str:
    found = re.findall(r"http://localhost:8000/t/(\S+)", mail.text)
    assert len(found) == 1
    return str(found[0])


def test_one_link_that_plays_this_seat_at_this_point(
    asked: Callable[..., tuple[str, int, Mail]], app: object, site: Site
) -> None:
    game, seat, mail = asked()
    with app.app_context():  # type: ignore[attr-defined]
        link = by_turn_link(link_of(mail))
    assert (link.loaded.record.game, link.seat, link.good) == (game, seat, True)
    assert re.findall(r'href="http://localhost:8000/t/([^"]+)"', mail.html) == [link_of(mail)]


def test_the_deadline_in_the_zone_of_its_reader(
    asked: Callable[..., tuple[str, int, Mail]], site: Site, people: list[User]
) -> None:
    game, seat, mail = asked(pace=30 * 3600)
    zone = people[seat].zone
    due = datetime.fromtimestamp(load(site, game).record.since / 1000 + 30 * 3600, ZoneInfo(zone))
    words = f"1 day 6 hours left until {due:%A %H:%M}, {zone}."
    assert words in mail.text.replace("\n", " ")
    assert f"(until {due:%A %H:%M})" in mail.header("Subject")
    assert f"<b>1 day 6 hours left</b> until {due:%A %H:%M}, {zone}." in mail.html


def test_a_deadline_of_somebody_without_a_zone_names_its_zone(
    asked: Callable[..., tuple[str, int, Mail]], site: Site, people: list[User]
) -> None:
    for user in people:
        update_user(site, user.id, user.name, "UTC")
    _, _, mail = asked(pace=30 * 3600)
    assert re.search(r" \(until [A-Z][a-z]+ \d\d:\d\d UTC\)$", mail.header("Subject"))


def test_a_turn_letter_has_one_link_and_the_way_out(asked: Callable[..., tuple[str, int, Mail]]) -> None:
    _, _, mail = asked()
    links = re.findall(r'href="([^"]+)"', mail.html)
    assert [link.split("/")[3] for link in links] == ["t", "silence"]
    assert re.findall(r"https?://\S+", mail.text) == links


def test_without_a_pace_there_is_no_deadline(asked: Callable[..., tuple[str, int, Mail]]) -> None:
    _, _, mail = asked(pace=None)
    assert "There is no deadline." in mail.text and "There is no deadline." in mail.html
    assert "until" not in mail.header("Subject")


def test_the_temple_the_hand_and_the_head_are_in_the_text(
    asked: Callable[..., tuple[str, int, Mail]], site: Site
) -> None:
    game, seat, mail = asked()
    record = load(site, game).record
    view = record.rules.view(record.state, seat)
    board = BOARDS["medang"]
    assert board.text(view).strip() in mail.text
    flat = " ".join(mail.text.split())
    assert board.hand(view) in flat and board.hand(view) in mail.html
    assert record.head.hash in mail.text and record.head.point_text in mail.text
    assert record.head.hash in mail.html and record.head.point_text in mail.html
    for one, name in zip(view["seats"], ("Ada", "Budi", "Citra"), strict=True):
        assert re.search(rf"{name}(, you)?: {one['hand']} tile", mail.text)


def test_every_line_since_the_own_last_move_with_its_notation(
    asked: Callable[..., tuple[str, int, Mail]], site: Site
) -> None:
    game, seat, mail = asked()
    loaded = load(site, game)
    leaves = history(site, loaded, seat)
    own = max(leaf["version"] for leaf in leaves if leaf["by"] == f"seat:{seat}")
    flat, number = " ".join(mail.text.split()), 0
    for leaf in leaves[own:]:
        for line in lines(loaded.record, leaf, ("Ada", "Budi", "Citra")):
            if line["event"]["kind"] in ("MarketRefilled", ".sealed"):
                continue
            text = line["text"][0].upper() + line["text"][1:] + "."
            note = noted("medang", line["event"], leaf["events"])
            if line["event"]["kind"] in ("Placed", "Swapped", "Removed"):
                number += 1
                text = f"{number} {text}"
            assert f"{text} [{note}]" in flat if note else text in flat
    assert number
    before = lines(loaded.record, leaves[own - 1], ("Ada", "Budi", "Citra"))
    placed = [line["text"] for line in before if line["event"]["kind"] == "Placed"]
    assert not any(text[1:] in flat for text in placed), "with its floor, so that nobody has done the same"


def test_the_picture_has_a_sentence_instead_of_itself(asked: Callable[..., tuple[str, int, Mail]]) -> None:
    _, _, mail = asked()
    (alt,) = re.findall(r'<img [^>]*alt="([^"]+)"', mail.html)
    assert re.fullmatch(r"Temple of Sewu: \d+ of 34 places are filled\.", alt)
    assert "Most tiles on each floor, lowest first: " in mail.html


def test_subject_and_preheader_keep_dynasty_and_hand(
    asked: Callable[..., tuple[str, int, Mail]], site: Site
) -> None:
    _, _, mail = asked()
    (preheader,) = re.findall(r'<div class="preheader"[^>]*>(.*?)</div>', mail.html, re.DOTALL)
    shown = mail.header("Subject") + preheader
    assert re.search(r"(Ada|Budi|Citra) [a-z].*\.", preheader)
    assert not re.search("Samara|Dharmasetu|Dharanindra|Panangkaran|Rakai|dynasty|hand", shown)


def test_the_first_turn_tells_the_opening(
    site: Site, start_game: Callable[..., str], post: Catcher, play: Play, deliver: Run
) -> None:
    game = start_game(3)
    play(game, 1)
    deliver()
    mail = post.taken[-1]
    assert mail.kind == "turn"
    assert "The market opens with" in mail.text and "Is drawn to be the starting player." in mail.text
    assert mail.text.count("iscards") + mail.text.count("Keeps all tiles") == 3
    assert "Seals a choice" not in mail.text and "cuts the pack" not in mail.text


def test_a_letter_that_is_no_longer_so_is_not_sent(
    asked: Callable[..., tuple[str, int, Mail]], site: Site, post: Catcher
) -> None:
    game, seat, _ = asked()
    version = load(site, game).record.head.version
    resign(site, game, seat)
    site.redis.delete(keys.mailed(game))
    post.reset()
    mails.after_commit(site, game, str(version))
    assert post.taken == []


def test_a_flood_after_an_outage_is_one_letter(
    site: Site, start_game: Callable[..., str], post: Catcher, play: Play, deliver: Run
) -> None:
    """Nothing was delivered for twenty commits: only what still holds is told."""
    game = start_game(2)
    play(game, 20)
    deliver()
    record = load(site, game).record
    turns = [mail for mail in post.taken if mail.kind == "turn"]
    assert len(turns) <= 1
    assert all(f".{record.actors.seats[0]}.turn" in mail.header("Message-ID") for mail in turns)


def test_a_late_letter_says_that_the_time_is_up(
    asked: Callable[..., tuple[str, int, Mail]], site: Site, post: Catcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat, _ = asked(pace=3600)
    later = server_time(site) + 2 * 3600 * 1000
    monkeypatch.setattr("worker.scene.server_time", lambda site: later)
    mails.fresh_link(site, game, str(seat))
    mail = post.taken[-1]
    assert "The time was up on" in mail.text and "until" not in mail.header("Subject")


@pytest.mark.parametrize(
    ("most", "words"),
    [
        ([], ""),
        ([("p", 3)], "Most tiles on each floor, lowest first: purple 3."),
        ([("p", 3), ("br", 2)], "Most tiles on each floor, lowest first: purple 3; blue and red 2 each."),
    ],
)
def test_what_the_picture_does_not_show_is_said(most: list[tuple[str, int]], words: str) -> None:
    floors = [
        {"floor": n, "most": list(letters), "count": count} for n, (letters, count) in enumerate(most, 1)
    ]
    assert leads({"floors": [*floors, {"floor": 9, "most": [], "count": 0}]}, ()) == words


def test_a_tile_is_to_be_taken_whatever_one_holds() -> None:
    assert question({"phase": "take"}, ()).asks == "Take a tile: it ends your turn."
