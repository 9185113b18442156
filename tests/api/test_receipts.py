"""Receipts of turns: that they were had, and what became of them; checked with the published keys alone."""

from collections.abc import Callable
from typing import Any

import jwt
import pytest

from service.receipts import read_receipt
from service.site import Site
from tests.api.conftest import Playing
from tests.api.program import Program

Json = Any


def head_of(program: Program, path: str) -> Json:
    shown = program.get(path)
    return {"version": shown["version"], "hash": shown["hash"]}


def test_a_turn_is_receipted_at_the_door_and_with_its_verdict(
    playing: Playing, drain: Callable[[], None]
) -> None:
    mover, _ = playing.mover()
    turn, before = playing.turn(), head_of(mover, playing.path)
    sent = mover.post(f"{playing.path}/turns", turn, 202)
    claims, _ = read_receipt(sent["receipt"])
    assert (claims["kind"], claims["submission"]) == ("submission", sent["submission"])
    assert (claims["game"], claims["seat"], claims["point"]) == (playing.game, sent["seat"], turn["point"])
    assert (claims["head"], claims["time"]) == (before, sent["at"])
    assert mover.get(sent["location"])["receipt"] == sent["receipt"]
    drain()
    settled = mover.get(sent["location"])
    verdict, _ = read_receipt(settled["receipt"])
    assert (verdict["kind"], verdict["submission"]) == ("verdict", sent["submission"])
    assert (verdict["status"], verdict["version"]) == ("settled", settled["version"])
    chain = mover.get(f"{playing.path}/chain")["items"]
    assert verdict["head"] == {"version": settled["version"], "hash": chain[settled["version"] - 1]["hash"]}
    assert mover.get(sent["location"]) == settled
    assert mover.post(f"{playing.path}/turns", turn)["receipt"] == sent["receipt"], "as it was then"


def test_a_stale_turn_is_receipted_as_stale(playing: Playing, drain: Callable[[], None]) -> None:
    mover, _ = playing.mover()
    sent = [mover.post(f"{playing.path}/turns", playing.turn(number), 202) for number in (0, 1)]
    drain()
    claims, _ = read_receipt(mover.get(sent[1]["location"])["receipt"])
    assert (claims["kind"], claims["status"]) == ("verdict", "stale") and "version" not in claims


def test_a_key_that_was_refused_at_the_door_has_a_receipt_of_it(playing: Playing) -> None:
    mover, _ = playing.mover()
    turn = {**playing.turn(), "moves": [{"kind": "Renew"}]}
    headers = {"Idempotency-Key": "once"}
    before = head_of(mover, playing.path)
    mover.post(f"{playing.path}/turns", turn, 422, headers=headers)
    location = f"/api/submissions/{identity(playing, mover, 'once')}"
    claims, _ = read_receipt(mover.get(location)["receipt"])
    assert (claims["kind"], claims["status"], claims["head"]) == ("verdict", "refused", before)


def identity(playing: Playing, program: Program, key: str) -> str:
    """The id that the submission of this key has."""
    site: Site = program.client.application.extensions["lontar"]
    seat = program.get(playing.path)["seat"]
    return f"{playing.game}-{site.keyring.identify(playing.game, seat, key)}"


def test_the_published_keys_check_a_receipt(playing: Playing) -> None:
    mover, _ = playing.mover()
    text = mover.post(f"{playing.path}/turns", playing.turn(), 202)["receipt"]
    response = mover.client.get("/.well-known/jwks.json")
    assert (response.mimetype, response.headers["Cache-Control"]) == (
        "application/json",
        "public, max-age=3600",
    )
    by_id = {key.key_id: key for key in jwt.PyJWKSet.from_dict(response.json).keys}
    key = by_id[jwt.get_unverified_header(text)["kid"]]
    assert jwt.decode(text, key, algorithms=["EdDSA"])["game"] == playing.game
    with pytest.raises(jwt.InvalidSignatureError):
        jwt.decode(text[:-8] + "AAAAAAAA", key, algorithms=["EdDSA"])
    assert all("d" not in one for one in response.json["keys"])
