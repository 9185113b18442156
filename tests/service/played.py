"""Games that hold every kind of event of the table, and the receipts that their players keep."""

import random
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from service.audit import export
from service.chain import Head
from service.keyring import Keyring, public_jwk, thumbprint
from service.load import load
from service.lobby import Wish, create, decline, join, resign, start
from service.log import read
from service.opening import open_seal
from service.receipts import receipt
from service.sealing import Wanted, seal, take_seal, to_close, to_open
from service.seals import Opening, commitment, new_nonce, signature_text
from service.site import Site
from service.submissions import Submission, accept
from service.users import User
from tests.service.test_spine import play_on
from worker.drain import work

Content = dict[str, Any]
PACE = 3600  # seconds
KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
SERVICE = Keyring.of((bytes(range(32)),)).signing_keys[0]  # with which receipts are signed in tests


@dataclass(frozen=True)
class Played:
    """A finished game: its log, and the receipts of those who played it."""

    name: str
    contents: list[Content]
    receipts: list[str]

    @property
    def text(self) -> str:
        return "".join(export(self.contents))


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def five_seals(site: Site, people: list[User]) -> str:
    """One seat deposits and replaces, one signs and replaces, one never seals, one never opens, and one has
    sealed what the rules do not allow."""
    ids = [user.id for user in people]
    wishes = [Wish("me"), *[Wish("open")] * 4]
    game = create(
        site, ids[0], "medang", {"temple": "borobudur"}, wishes, pace=PACE, cut="first", watch="public"
    )
    key = base64url(KEY.public_key().public_bytes_raw())
    join(site, game, ids[1], 1, "second", key=key)
    for seat in (3, 2, 4):
        join(site, game, ids[seat], seat, "" if seat == 4 else f"cut {seat}")
    work(site, stay=0)
    for number in (3, 5):
        record = load(site, game).record
        move = list(record.rules.legal(record.state, 0))[number]
        seal(site, game, 0, record.head.point_text, move, "seat:0")
    first = made(site, game, 1, 2)
    second = made(site, game, 1, -1)
    kept(site, game, 1, first, None)
    kept(site, game, 1, second, first)
    kept(site, game, 3, made(site, game, 3, 1), None)
    illegal = Opening({"kind": "Discard", "tiles": ["g5", "g5"]}, new_nonce())
    kept(site, game, 4, illegal, None)
    settle(site, game, to_close)
    point = load(site, game).record.head.point_text
    open_seal(site, game, 1, point, second)
    open_seal(site, game, 4, point, illegal)
    settle(site, game, to_open)
    return game


def settle(site: Site, game: str, due: Callable[..., Submission]) -> None:
    """What the clock does when the time for something is over."""
    accept(site, due(load(site, game).record, 1))
    work(site, stay=0)


def made(site: Site, game: str, seat: int, number: int) -> Opening:
    """A legal choice of this seat with a nonce of its own."""
    record = load(site, game).record
    return Opening(record.rules.codec.dump(list(record.rules.legal(record.state, seat))[number]), new_nonce())


def kept(site: Site, game: str, seat: int, opening: Opening, replaced: Opening | None) -> None:
    """Seal it, keep its opening, and sign where the seat has a key."""
    record = load(site, game).record
    point = record.head.point_text
    sealed = commitment(record.origin, point, seat, opening)
    replaces = None if replaced is None else commitment(record.origin, point, seat, replaced)
    signature = None
    if record.table.chairs[seat].key:
        signature = base64url(KEY.sign(signature_text(sealed, replaces)))
    take_seal(site, game, seat, point, Wanted(sealed, None, replaces, signature), f"seat:{seat}")


def full_table(site: Site, people: list[User]) -> tuple[Site, str]:
    """A bot from the start, one who declines, a bot for him, new keys, a late turn, and one who leaves.

    Returns the site with its new keys, too.
    """
    wishes = [Wish("me"), Wish("invite", people[1].address), Wish("invite", people[2].address), Wish("bot")]
    game = create(site, people[0].id, "medang", {"temple": "plaosan"}, wishes, pace=PACE, cut="one",
                  key=base64url(KEY.public_key().public_bytes_raw()))  # fmt: skip
    decline(site, game, people[2].id)
    join(site, game, people[1].id, None, "two")
    start(site, game, people[0].id)
    work(site, stay=0)
    own, other = made(site, game, 0, 4), load(site, game).record
    kept(site, game, 0, own, None)
    keep = other.rules.default(other.state, 1)
    seal(site, game, 1, other.head.point_text, keep, "seat:1")
    work(site, stay=0)
    open_seal(site, game, 0, other.head.point_text, own)
    work(site, stay=0)
    play_on(site, game, lambda: work(site, stay=0), random.Random(1), most=4)
    be_late(site, game)
    new = replace(site, keyring=Keyring.of((b"n" * 32, *site.config.service_keys)))
    play_on(new, game, lambda: work(new, stay=0), random.Random(2), most=4)
    resign(new, game, 1)
    work(new, stay=0)
    return new, game


def be_late(site: Site, game: str) -> None:
    """The clock answers for whoever is to move."""
    record = load(site, game).record
    (seat,) = record.actors.seats
    accept(site, Submission("late", game, seat, "default", record.head.point_text, None, 1, "clock"))
    work(site, stay=0)


def finished(site: Site, game: str, name: str, seed: int = 9) -> Played:
    """Play on to the end at random, and gather the receipts."""
    play_on(site, game, lambda: work(site, stay=0), random.Random(seed))
    contents = read(site, game)
    return Played(name, contents, receipts_of(site, contents))


def sign(claims: Any, key: Ed25519PrivateKey) -> str:
    """A receipt of these claims, whatever they are, by this key."""
    headers = {"typ": "lontar-receipt", "kid": thumbprint(key), "jwk": public_jwk(key)}
    return jwt.encode(claims, key, algorithm="EdDSA", headers=headers)


def heads_of(contents: list[Content]) -> list[Head]:
    """The heads of a finished log, by version."""
    seed, heads = bytes.fromhex(contents[-1]["events"][-1]["seed"]), [Head()]
    for content in contents:
        moved = any(not str(event["kind"]).startswith(".") for event in content["events"])
        heads.append(heads[-1].grown(seed, content, moved))
    return heads


def receipts_of(site: Site, contents: list[Content]) -> list[str]:
    """What the players of a game were given: at every seal, every opening, every turn, and at the end."""
    heads, game = heads_of(contents), contents[0]["events"][0]["game"]

    def given(kind: str, version: int, seat: int | None, /, **about: Any) -> str:
        point = about.pop("point", heads[version].point_text)
        time = contents[max(version, 1) - 1]["at"]
        return receipt(site, kind, game, seat, point, heads[version], time, **about)

    result, kept_seals = [given("turn", len(contents), 0)], {}
    for version, content in enumerate(contents, 1):
        for event in content["events"]:
            match event["kind"]:
                case ".sealed" if content["by"] != "table":
                    kept_seals[event["seat"]] = event["commitment"] if event.get("kept") else None
                    result.append(given("seal", version, event["seat"], commitment=event["commitment"]))
                case ".opened" if sealed := kept_seals.get(event["seat"]):
                    result.append(given("opening", version - 1, event["seat"], commitment=sealed))
                case ".joined" | ".declined" | ".resigned" | ".closed":
                    result.append(given("turn", version, 0))
        if content["moves"] and content["by"].startswith("seat:"):
            seat, about = int(content["by"][5:]), {"submission": f"{game}-{version}"}
            result.append(given("submission", version - 1, seat, **about))
            about |= {"status": "settled", "version": version, "point": content["point"]}
            result.append(given("verdict", version, seat, **about))
        elif content["moves"]:
            result.append(given("turn", version, 0))
    return result
