"""Seals that a program makes: deposited under its own nonce, or kept and opened when all have sealed."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
import rfc8785
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from service.log import read
from service.receipts import read_receipt
from service.site import Site
from service.users import User
from tests.api.conftest import BySeat, ByUser
from tests.api.program import Program

Json = Any


class Choice:
    """What a program seals for its seat, all of it from what the interface tells."""

    def __init__(self, program: Program, game: str, number: int = -1, move: Json = None) -> None:
        self.program, self.path = program, f"/api/games/{game}"
        may, shown = program.get(f"{self.path}/moves"), program.get(self.path)
        self.point, self.move, self.nonce = may["point"], move, secrets.token_hex(32)
        if move is None:
            self.move, self.text = may["moves"][number]["move"], may["moves"][number]["text"]
        sealed = {
            "tag": "lontar/seal/1",
            "game": shown["origin"],
            "point": self.point,
            "seat": shown["seat"],
            "nonce": self.nonce,
            "move": self.move,
        }
        self.commitment = hashlib.sha256(rfc8785.dumps(sealed)).hexdigest()

    def keep(self, expected: int = 201, **more: Json) -> Json:
        body = {"point": self.point, "commitment": self.commitment, **more}
        return self.program.post(f"{self.path}/seals", body, expected)

    def deposit(self, expected: int = 201, **more: Json) -> Json:
        return self.keep(expected, **{"move": self.move, "nonce": self.nonce, **more})

    def open(self, expected: int = 200, **more: Json) -> Json:
        body = {"point": self.point, "move": self.move, "nonce": self.nonce, **more}
        return self.program.post(f"{self.path}/openings", body, expected)

    def to_open(self) -> list[bool]:
        return [each["to_open"] for each in self.program.get(self.path)["seats"]]


@pytest.fixture
def two(start_game: Callable[..., str], as_seat: BySeat) -> tuple[Choice, Choice]:
    game = start_game(2)
    return Choice(as_seat(game, 0), game), Choice(as_seat(game, 1), game)


def test_a_phase_of_kept_seals_is_opened_by_its_seats(
    two: tuple[Choice, Choice], drain: Callable[[], None]
) -> None:
    ada, budi = two
    sealed = ada.keep()
    assert sealed["kept"] and sealed["commitment"] == ada.commitment
    assert not {"move", "text", "nonce"} & set(sealed)
    assert ada.keep() == sealed == ada.program.get(f"{ada.path}/seals")
    assert ada.open(409)["type"] == "/problems/not-now"
    assert ada.to_open() == [False, False]
    budi.keep()
    assert ada.to_open() == [True, True]
    assert ada.open(422, nonce="0" * 64)["type"] == "/problems/illegal"
    tag = ada.program.ask("GET", ada.path, 200).headers["ETag"]
    opened = ada.open()
    assert (opened["move"], opened["text"], opened["commitment"]) == (ada.move, ada.text, ada.commitment)
    drain()
    ada.program.ask("GET", ada.path, 200, headers={"If-None-Match": tag})
    assert ada.to_open() == [False, True]
    assert budi.to_open() == [True, True], "what others have opened is not told"
    ada.open()
    budi.open()
    drain()
    after = ada.program.get(ada.path)
    assert not after["sealed"] and after["view"]["phase"] == "play"
    assert ada.open(409)["type"] == "/problems/stale"


def test_an_opening_may_be_text(two: tuple[Choice, Choice], drain: Callable[[], None]) -> None:
    ada, budi = two
    ada.keep()
    budi.deposit()
    body = {"point": ada.point, "text": ada.text, "nonce": ada.nonce}
    assert ada.program.post(f"{ada.path}/openings", body)["move"] == ada.move
    drain()
    assert not ada.program.get(ada.path)["sealed"]


def test_a_seal_under_the_programs_own_nonce_is_deposited(two: tuple[Choice, Choice]) -> None:
    ada, budi = two
    sealed = ada.deposit()
    assert not sealed["kept"] and (sealed["move"], sealed["text"]) == (ada.move, ada.text)
    assert (sealed["nonce"], sealed["commitment"]) == (ada.nonce, ada.commitment)
    assert ada.program.get(f"{ada.path}/seals") == sealed
    budi.program.post(f"{budi.path}/openings", {"point": ada.point, "text": "keep", "nonce": ada.nonce}, 409)
    assert budi.deposit(422, nonce="0" * 64)["type"] == "/problems/illegal"


def test_a_deposited_seal_is_checked_against_the_rules(two: tuple[Choice, Choice]) -> None:
    ada, _ = two
    illegal = {"kind": "Play", "tile": "b1", "column": 1}
    game = ada.path.rpartition("/")[2]
    wrong = Choice(ada.program, game, move=illegal)
    assert wrong.deposit(422)["type"] == "/problems/illegal"
    ada.program.get(f"{ada.path}/seals", 404)


def test_a_replacement_names_what_it_replaces(two: tuple[Choice, Choice], site: Site) -> None:
    ada, _ = two
    game = ada.path.rpartition("/")[2]
    second = Choice(ada.program, game, 0)
    ada.keep()
    for wrong in ({}, {"replaces": "0" * 64}):
        assert second.deposit(409, **wrong)["type"] == "/problems/stale"
    second.deposit(replaces=ada.commitment)
    assert read(site, game)[-1]["events"][0]["replaces"] == ada.commitment


MALFORMED: dict[str, tuple[str, Json]] = {
    "a nonce without a commitment": ("nonce", {"text": "keep", "nonce": "0" * 64}),
    "a replacement without one": ("replaces", {"text": "keep", "replaces": "0" * 64}),
    "a signature without one": ("signature", {"text": "keep", "signature": "A" * 86}),
    "a kept move that is told": ("nonce", {"text": "keep", "commitment": "0" * 64}),
    "a nonce without a move": ("move", {"commitment": "0" * 64, "nonce": "0" * 64}),
    "a short commitment": ("commitment", {"commitment": "0" * 63}),
    "a commitment in capitals": ("commitment", {"commitment": "A" * 64}),
    "a long signature": ("signature", {"commitment": "0" * 64, "signature": "A" * 88}),
}


@pytest.mark.parametrize(("field", "body"), MALFORMED.values(), ids=MALFORMED)
def test_a_seal_is_made_in_one_of_three_ways(two: tuple[Choice, Choice], field: str, body: Json) -> None:
    ada, _ = two
    problem = ada.program.post(f"{ada.path}/seals", {"point": ada.point, **body}, 422)
    assert [error["field"] for error in problem["errors"]] == [field]


def public(key: Ed25519PrivateKey) -> str:
    return text_of(key.public_key().public_bytes_raw())


def text_of(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def signature(key: Ed25519PrivateKey, commitment: str, replaces: str | None = None) -> str:
    signed = {"tag": "lontar/seal-signature/1", "commitment": commitment, "replaces": replaces}
    return text_of(key.sign(rfc8785.dumps(signed)))


def test_a_seat_with_a_key_signs_its_seals(
    people: list[User], as_user: ByUser, drain: Callable[[], None]
) -> None:
    keys = [Ed25519PrivateKey.generate() for _ in range(2)]
    programs = [as_user(user) for user in people[:2]]
    wish = {"rules": "medang", "seats": [{"kind": "me"}, {"kind": "open"}], "key": public(keys[0])}
    game = programs[0].post("/api/games", wish, 201)["game"]
    programs[1].post(f"/api/games/{game}/join", {"key": "A" * 42}, 422)
    programs[1].post(f"/api/games/{game}/join", {"key": public(keys[1])})
    drain()
    for program, key in zip(programs, keys, strict=True):
        choice = Choice(program, game)
        choice.keep(403)
        choice.keep(403, signature=signature(keys[1] if key is keys[0] else keys[0], choice.commitment))
        program.post(f"/api/games/{game}/seals", {"point": choice.point, "text": "keep"}, 403)
        choice.deposit(signature=signature(key, choice.commitment))
    drain()
    assert not programs[0].get(f"/api/games/{game}")["sealed"]


def test_seals_and_openings_are_receipted(two: tuple[Choice, Choice], site: Site) -> None:
    ada, budi = two
    version = ada.program.get(ada.path)["version"]
    sealed = ada.keep()
    budi.keep()
    claims, signer = read_receipt(sealed["receipt"])
    assert signer in site.keyring.thumbprints()
    assert (claims["kind"], claims["seat"], claims["point"]) == ("seal", 0, ada.point)
    assert claims["commitment"] == ada.commitment
    chain = ada.program.get(f"{ada.path}/chain")["items"]
    assert claims["head"] == {"version": version + 1, "hash": chain[version]["hash"]}
    opened, _ = read_receipt(ada.open()["receipt"])
    assert (opened["kind"], opened["commitment"]) == ("opening", ada.commitment)
    assert opened["head"] == {"version": len(chain), "hash": chain[-1]["hash"]}
