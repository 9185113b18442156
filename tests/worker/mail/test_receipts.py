"""Letters end with a receipt for what they show, on a line of its own that survives being saved."""

import random
import re
from collections.abc import Callable

import pytest

from service import keys
from service.load import load
from service.log import read
from service.receipts import read_receipt
from service.site import Site
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher, Mail
from worker import mail as mails

Run = Callable[[], None]

JWS = re.compile(r"eyJ[\w-]+\.[\w-]+\.[\w-]+")

pytestmark = pytest.mark.usefixtures("no_drawing")


def receipt_line(mail: Mail) -> str:
    """The last line of the letter, before its foot."""
    label, line = mail.text.partition("\n-- \n")[0].rstrip().splitlines()[-2:]
    assert label == "Receipt, keep this letter:" and JWS.fullmatch(line)
    return line


def test_the_first_the_turns_and_the_last_letter_are_signed(
    site: Site, start_game: Callable[..., str], post: Catcher, drain: Run, deliver: Run
) -> None:
    game, chance = start_game(2, "kalasan"), random.Random(4)
    while load(site, game).record.table.status == "running":
        deliver()
        play_on(site, game, drain, chance, most=5)
    deliver()
    contents = read(site, game)
    signed = [mail for mail in post.taken if mail.kind in ("started", "turn", "over")]
    assert {mail.kind for mail in signed} == {"started", "turn", "over"}
    for mail in signed:
        claims, signer = read_receipt(receipt_line(mail))
        _, version, seat, _ = mail.header("Message-ID").partition("@")[0].split(".")
        assert signer in site.keyring.thumbprints()
        assert (claims["kind"], claims["game"], claims["seat"]) == ("turn", game, int(seat))
        assert claims["head"]["version"] == int(version) and claims["head"]["hash"] in mail.text
        assert claims["point"] in mail.text and claims["time"] == contents[int(version) - 1]["at"]


def test_the_receipt_is_the_same_and_whole_in_all_parts_and_in_the_source(
    start_game: Callable[..., str], post: Catcher, deliver: Run
) -> None:
    start_game(2)
    deliver()
    line = receipt_line(post.taken[-1])
    assert JWS.findall(post.taken[-1].html) == [line]
    assert line.encode() in post.taken[-1].raw.split(b"\r\n")


def test_a_letter_that_is_sent_again_has_the_same_bytes(
    site: Site, start_game: Callable[..., str], post: Catcher, deliver: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = start_game(2, pace=86400)
    monkeypatch.setattr("worker.scene.server_time", lambda site: load(site, game).record.since + 1000)
    deliver()
    first = list(post.taken)
    post.reset()
    site.redis.delete(keys.mailed(game))
    mails.after_commit(site, game, str(load(site, game).record.head.version))
    assert len(post.taken) == 2 and post.taken == first[-2:]
