"""Receipts on pages: each is one that `verify` reads, and the template shows it whole."""

import random
from collections.abc import Callable
from importlib.metadata import version

from flask import Flask, render_template

from service.audit import export, verify
from service.load import load
from service.log import read
from service.pages import receipts
from service.receipts import read_receipt
from service.sealing import seal
from service.site import Site
from service.submissions import Submission, accept, find
from tests.service.test_spine import play_on


def test_every_paper_fits_the_log_in_the_end(
    site: Site, app: Flask, start_game: Callable[..., str], drain: Callable[[], None]
) -> None:
    game = start_game(2, "kalasan")
    loaded = load(site, game)
    point = loaded.record.head.point_text
    keep = loaded.record.rules.notation.read("keep")
    with app.test_request_context():
        assert receipts.sealed(loaded, 0) is None
        papers = [receipts.shown(loaded, 0), receipts.shown(loaded, None)]
        seal(site, game, 0, point, keep, "seat:0")
        papers.append(receipts.sealed(load(site, game), 0))
        seal(site, game, 1, point, keep, "seat:1")
        drain()
        record = load(site, game).record
        (seat,) = record.actors.seats
        body = [record.rules.codec.dump(record.rules.default(record.state, seat))]
        sent = Submission("x", game, seat, "turn", record.head.point_text, body, 1, f"seat:{seat}")
        assert receipts.judged(sent) is None
        accept(site, sent)
        drain()
        papers.append(receipts.judged(find(site, game, "x")))
    kinds = [read_receipt(paper.line)[0]["kind"] for paper in papers if paper]
    assert kinds == ["turn", "turn", "seal", "verdict"]
    play_on(site, game, drain, random.Random(5))
    log = "".join(export(read(site, game)))
    proof = verify(log, version("lontar"), [paper.line for paper in papers if paper])
    assert proof.failed is None
    assert any(line.startswith("4 receipts fit") for line in proof.proved)


def test_it_is_shown_whole_with_what_it_is_good_for(
    site: Site, app: Flask, start_game: Callable[..., str]
) -> None:
    loaded = load(site, start_game(2))
    with app.test_request_context():
        paper = receipts.shown(loaded, 1)
        html = render_template("_receipt.html", receipt=paper)
        assert f'<p class="receipt mono">{paper.line}</p>' in html
        assert "The receipt for this page" in html
        assert f"leaf {loaded.record.head.version} as its newest" in html
        assert render_template("_receipt.html", receipt=None).strip() == ""
