"""Kept seals: only the commitment is sent; move and nonce follow when everybody has sealed."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from service.errors import Forbidden, NotNow, Refused, Stale
from service.load import load
from service.lobby import Wish, create, join
from service.log import read
from service.opening import awaited, open_seal
from service.sealing import Wanted, seal, take_seal
from service.seals import Opening, commitment, new_nonce, signature_text
from service.site import Site
from service.users import User
from tests.worker.test_clock import PACE, Tick, tick  # noqa: F401
from worker.drain import work


def own(site: Site, game: str, seat: int, number: int = -1) -> tuple[str, Opening, str]:
    """A legal choice of this seat, sealed by its own program: point, opening, commitment."""
    record = load(site, game).record
    move = list(record.rules.legal(record.state, seat))[number]
    opening = Opening(record.rules.codec.dump(move), new_nonce())
    point = record.head.point_text
    return point, opening, commitment(record.origin, point, seat, opening)


def keep(site: Site, game: str, seat: int) -> tuple[str, Opening]:
    point, opening, sealed = own(site, game, seat)
    take_seal(site, game, seat, point, Wanted(sealed, None), f"seat:{seat}")
    return point, opening


def last_events(site: Site, game: str) -> list[tuple[str, Any]]:
    return [
        (event["kind"], event.get("why"))
        for event in read(site, game)[-1]["events"]
        if event["kind"][0] == "."
    ]


def test_a_phase_with_kept_seals_closes_and_is_opened_by_their_owners(
    site: Site, start_game: Callable[..., str]
) -> None:
    game = start_game(3)
    point, first = keep(site, game, 0)
    with pytest.raises(NotNow, match="Not everybody"):
        open_seal(site, game, 0, point, first)
    _, second = keep(site, game, 1)
    record = load(site, game).record
    seal(site, game, 2, point, record.rules.default(record.state, 2), "seat:2")
    work(site, stay=0)
    loaded = load(site, game)
    assert loaded.record.table.closed is not None and loaded.record.openers == (0, 1)
    assert loaded.record.unsealed == ()
    open_seal(site, game, 0, point, first)
    open_seal(site, game, 0, point, first)
    work(site, stay=0)
    assert awaited(site, loaded) == (1,)
    open_seal(site, game, 1, point, second)
    work(site, stay=0)
    assert last_events(site, game) == [(".opened", None)] * 3
    assert not load(site, game).record.actors.sealed


def test_nothing_is_sealed_once_the_phase_has_closed(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    keep(site, game, 0)
    point, _ = keep(site, game, 1)
    _, other, sealed = own(site, game, 0, 0)
    old = load(site, game).record.table.seal_of(0)
    assert old is not None
    with pytest.raises(NotNow, match="replaced"):
        take_seal(site, game, 0, point, Wanted(sealed, other, old.commitment), "seat:0")


def test_another_opening_is_refused(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    keep(site, game, 0)
    point, opening = keep(site, game, 1)
    for wrong in (
        Opening(opening.move, new_nonce()),
        Opening({"kind": "Discard", "tiles": []}, opening.nonce),
    ):
        with pytest.raises(Refused, match="do not lead"):
            open_seal(site, game, 1, point, wrong)


def test_who_does_not_open_in_time_plays_the_default(
    site: Site,
    start_game: Callable[..., str],
    tick: Tick,  # noqa: F811
) -> None:
    game = start_game(2, pace=PACE)
    point, opening = keep(site, game, 0)
    keep(site, game, 1)
    open_seal(site, game, 0, point, opening)
    tick(PACE - 60)
    assert load(site, game).record.actors.sealed
    tick(PACE + 1)
    assert last_events(site, game) == [(".opened", None), (".defaulted", "did not open")]


def test_at_the_deadline_the_phase_closes_for_those_who_have_sealed(
    site: Site,
    start_game: Callable[..., str],
    tick: Tick,  # noqa: F811
) -> None:
    game = start_game(2, pace=PACE)
    point, opening = keep(site, game, 0)
    tick(PACE + 1)
    record = load(site, game).record
    assert record.table.closed is not None and record.actors.sealed
    with pytest.raises(NotNow):
        keep(site, game, 1)
    open_seal(site, game, 0, point, opening)
    work(site, stay=0)
    assert last_events(site, game) == [(".opened", None), (".defaulted", "did not seal")]


def test_what_was_sealed_against_the_rules_plays_the_default(
    site: Site, start_game: Callable[..., str]
) -> None:
    game = start_game(2)
    record = load(site, game).record
    point = record.head.point_text
    opening = Opening({"kind": "Discard", "tiles": ["g1", "g1", "g1", "g1", "g1"]}, new_nonce())
    take_seal(site, game, 0, point, Wanted(commitment(record.origin, point, 0, opening), None), "seat:0")
    seal(site, game, 1, point, record.rules.default(record.state, 1), "seat:1")
    open_seal(site, game, 0, point, opening)
    work(site, stay=0)
    assert last_events(site, game)[0] == (".defaulted", "sealed something that the rules do not allow")


def test_a_replacement_names_what_it_replaces(site: Site, start_game: Callable[..., str]) -> None:
    game = start_game(2)
    point, _, first = own(site, game, 0)
    take_seal(site, game, 0, point, Wanted(first, None), "seat:0")
    _, opening, second = own(site, game, 0, 0)
    for replaces in (None, "0" * 64, second):
        with pytest.raises(Stale):
            take_seal(site, game, 0, point, Wanted(second, opening, replaces), "seat:0")
    take_seal(site, game, 0, point, Wanted(second, opening, first), "seat:0")
    take_seal(site, game, 0, point, Wanted(second, opening, first), "seat:0")
    assert read(site, game)[-1]["events"][0]["replaces"] == first


def public_half(key: Ed25519PrivateKey) -> str:
    raw = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def sign(key: Ed25519PrivateKey, sealed: str, replaces: str | None = None) -> str:
    return urlsafe_b64encode(key.sign(signature_text(sealed, replaces))).rstrip(b"=").decode()


def test_only_signed_seals_of_a_seat_with_a_key_count(
    site: Site, people: list[User], drain: Callable[[], None]
) -> None:
    key = Ed25519PrivateKey.generate()
    public = public_half(key)
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("open")], pace=None)
    join(site, game, people[1].id, None, "", key=public)
    drain()
    record = load(site, game).record
    with pytest.raises(Forbidden, match="signed"):
        seal(site, game, 1, record.head.point_text, record.rules.default(record.state, 1), "seat:1")
    point, opening, sealed = own(site, game, 1)
    for signature in (None, "", "A" * 86, sign(Ed25519PrivateKey.generate(), sealed), sign(key, "0" * 64)):
        with pytest.raises(Forbidden):
            take_seal(site, game, 1, point, Wanted(sealed, opening, None, signature), "seat:1")
    take_seal(site, game, 1, point, Wanted(sealed, opening, None, sign(key, sealed)), "seat:1")
    assert load(site, game).record.table.seal_of(1) is not None
