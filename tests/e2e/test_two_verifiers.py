"""A game with every kind of seal is proved by the command and by a verifier that a stranger wrote."""

import random
from collections.abc import Callable
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from service.audit import export, verify
from service.chain import Head
from service.load import load
from service.lobby import Wish, create, join
from service.log import read
from service.opening import open_seal
from service.receipts import receipt
from service.sealing import Wanted, seal, take_seal
from service.site import Site
from service.users import User
from tests.reference import verifier
from tests.service.test_kept_seals import own, public_half, sign
from tests.service.test_spine import play_on
from tests.worker.test_clock import PACE, Tick, tick  # noqa: F401
from worker.drain import work


def shown(site: Site, game: str, seat: int) -> str:
    """The receipt of what this seat is shown now."""
    head = load(site, game).record.head
    return receipt(site, "turn", game, seat, head.point_text, head, 1_800_000_000_000)


def four_players(site: Site, people: list[User], tick: Tick) -> tuple[str, list[str]]:  # noqa: F811
    """Kept and signed, kept and never opened, deposited and replaced, late; the game, and receipts."""
    key = Ed25519PrivateKey.generate()
    wishes = [Wish("me"), *[Wish("open")] * 3]
    game = create(site, people[0].id, "medang", {"temple": "plaosan"}, wishes, pace=PACE, cut="first")
    for seat, user in enumerate(people[1:4], 1):
        join(site, game, user.id, seat, f"cut {seat}", key=public_half(key) if seat == 1 else None)
    work(site, stay=0)
    point, opening, sealed = own(site, game, 1)
    take_seal(site, game, 1, point, Wanted(sealed, None, None, sign(key, sealed)), "seat:1")
    _, _, never = own(site, game, 2)
    take_seal(site, game, 2, point, Wanted(never, None), "seat:2")
    record = load(site, game).record
    for move in list(record.rules.legal(record.state, 0))[:2]:
        seal(site, game, 0, point, move, "seat:0")
    receipts = [shown(site, game, 0)]
    tick(PACE + 1)
    assert load(site, game).record.openers == (1, 2)
    open_seal(site, game, 1, point, opening)
    work(site, stay=0)
    closed = load(site, game).record.table.closed
    assert closed is not None
    tick(2 * PACE + 2)
    assert not load(site, game).record.actors.sealed
    receipts.append(shown(site, game, 3))
    play_on(site, game, lambda: work(site, stay=0), random.Random(4))
    return game, [*receipts, shown(site, game, 1)]


def test_a_game_with_every_kind_of_seal_is_proved_twice(
    site: Site,
    people: list[User],
    tick: Tick,  # noqa: F811
) -> None:
    game, receipts = four_players(site, people, tick)
    text = "".join(export(read(site, game)))
    kinds = {event["kind"] for content in read(site, game) for event in content["events"]}
    assert {".sealed", ".closed", ".opened", ".defaulted", ".ended"} <= kinds
    proof = verify(text, site.config.release, receipts)
    assert proof.failed is None, proof.failed
    assert verifier.verify(text, receipts) == []
    assert verifier.final_hash(text) == proof.hash


def test_both_notice_the_same_cut_off_log(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None]
) -> None:
    """A host ends the game early, with his own seed; a receipt of a later commit shows it."""
    game = start_game(2, "kalasan")
    play_on(site, game, drain, random.Random(2))
    contents = read(site, game)
    head = load(site, game).record.head
    later = receipt(site, "turn", game, 0, head.point_text, Head(len(contents) + 3, "ab" * 32), 1)
    text = "".join(export(contents))
    assert verify(text, site.config.release, [later]).failed is not None
    assert verifier.verify(text, [later]) != []


def test_golden_logs_hold_for_the_stranger_too() -> None:
    for path in sorted((Path(__file__).parent.parent / "logs").glob("*/*.jsonl")):
        receipts = path.with_suffix(".receipts")
        held = receipts.read_text().split() if receipts.exists() else []
        assert verifier.verify(path.read_text(), held) == [], path.name
