"""The letters of a game, saved as they came, vouch for its log."""

import random
from collections.abc import Callable

import pytest

from service.audit import export, verify
from service.load import load
from service.log import read
from service.site import Site
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher
from tests.worker.mail.conftest import config, mail_server, no_drawing, post  # noqa: F401

Run = Callable[[], None]


@pytest.mark.usefixtures("no_drawing")
def test_a_players_letters_are_receipts(
    site: Site,
    start_game: Callable[..., str],
    post: Catcher,  # noqa: F811
    drain: Run,
    deliver: Run,
) -> None:
    game, chance = start_game(2, "kalasan"), random.Random(4)
    while load(site, game).record.table.status == "running":
        deliver()
        play_on(site, game, drain, chance, most=5)
    deliver()
    lines = list(export(read(site, game)))
    letters = [mail.raw.decode("utf-8", "replace") for mail in post.taken if mail.kind in ("turn", "over")]
    proof = verify("".join(lines), site.config.release, letters)
    assert proof.failed is None
    assert any(f"up to commit {len(lines)} this is the history" in line for line in proof.proved)
