"""One line per event, and no secret in it."""

import json
import logging
import sys

import pytest
from flask import Flask

from service.logs import Line, clean, request_id

TOKEN = "WyJhYWJiY2NkZGVlZmYiLDAsMywwXQ.aBcD-12_3efghijklmnopqrstuv"
NONCE = "q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k"


def line(message: str, *arguments: object, **more: object) -> str:
    record = logging.LogRecord("x", logging.WARNING, "x.py", 1, message, arguments, None)
    vars(record).update(more)
    return Line("web").format(record)


def test_a_line_in_logfmt() -> None:
    told = line("game %s is late", "aabbccddeeff", seat=0, nobody=None, words='say "yes"\n=')
    time, rest = told.split(" ", 1)
    assert time.startswith("time=20") and time.endswith("Z")
    assert rest.startswith("level=warning process=web.")
    assert rest.endswith('event="game aabbccddeeff is late" seat=0 words="say \\"yes\\" ="')


def test_what_failed_stands_on_the_same_line() -> None:
    try:
        json.loads(f"not {TOKEN}")
    except ValueError:
        told = line("it failed", exc_info=sys.exc_info())
    assert "\n" not in told
    assert "error=JSONDecodeError" in told and "test_logs.py:" in told and TOKEN not in told


def test_every_line_names_the_request_that_it_belongs_to() -> None:
    request_id.set("abc")
    try:
        assert line("x").endswith("request=abc")
    finally:
        request_id.set("")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"GET /t/{TOKEN} HTTP/1.1", "GET … HTTP/1.1"),
        (f"https://games.example/t/{TOKEN}?x=1", "https://games.example/t/….…?x=1"),
        (f"Bearer seat.{TOKEN}", "Bearer seat.….…"),
        (f"nonce {NONCE}", "nonce …"),
        ("seed " + "0f" * 32, "seed …"),
        ("{'ada@example.org': (550, b'unknown')}", "{'…': (550, b'unknown')}"),
        ("?address=ada%40example.org", "?address=…"),
        ("Error 111 connecting to localhost:6379.", "Error 111 connecting to localhost:6379."),
        ("game aabbccddeeff at version 38", "game aabbccddeeff at version 38"),
        ("worker.outbox.deliver", "worker.outbox.deliver"),
        ("two\n lines", "two lines"),
    ],
)
def test_what_looks_like_a_secret_is_blanked(text: str, left: str) -> None:
    assert clean(text) == left


def test_requests_are_told_by_their_route_and_have_an_id(
    app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    client = app.test_client()
    with caplog.at_level(logging.INFO):
        given = client.get(f"/t/{TOKEN}", headers={"X-Request-ID": "router-1"})
        made = client.get("/", headers={"X-Request-ID": "not = a good one"})
        client.get("/healthz")
    assert given.headers["X-Request-ID"] == "router-1"
    assert len(made.headers["X-Request-ID"]) == 16
    found = [record for record in caplog.records if record.getMessage() == "answered"]
    assert [vars(record)["route"] for record in found] == ["/t/<token>", "/"]
    assert [vars(record)["status"] for record in found] == [404, 200]
