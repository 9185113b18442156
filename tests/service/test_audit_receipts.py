"""Receipts beside a log: what they vouch for, and what they give away."""

import re
from email.message import EmailMessage
from email.policy import SMTP
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from service.audit import Proof, verify
from service.audit.evidence import find_receipts
from service.keyring import public_jwk
from service.log import read
from service.receipts import key_set
from service.site import Site
from service.users import User
from tests.service.played import (
    PACE,
    SERVICE,
    Played,
    finished,
    five_seals,
    full_table,
    heads_of,
    receipts_of,
    sign,
)
from tests.twins import copy_game, second_site

FORGER = Ed25519PrivateKey.from_private_bytes(b"f" * 32)


PLAYED: dict[str, Played] = {}


@pytest.fixture
def five(site: Site, people: list[User]) -> Played:
    """Played once for all of these tests."""
    if "five" not in PLAYED:
        PLAYED["five"] = finished(site, five_seals(site, people), "five seals")
    return PLAYED["five"]


def check(played: Played, *receipts: str, **more: Any) -> Proof:
    return verify(played.text, "0.1.0", receipts, **more)


def claims_of(receipt: str) -> dict[str, Any]:
    claims: dict[str, Any] = jwt.decode(receipt, options={"verify_signature": False})
    return claims


def of_kind(played: Played, kind: str) -> str:
    return next(one for one in played.receipts if claims_of(one)["kind"] == kind)


def test_receipts_vouch_for_the_history_up_to_the_newest(five: Played) -> None:
    proof = check(five, *five.receipts)
    assert proof.failed is None
    assert any(f"{len(set(five.receipts))} receipts fit: up to commit" in line for line in proof.proved)
    early = [one for one in five.receipts if claims_of(one)["head"]["version"] <= 20]
    proof = check(five, "\n".join(early))
    assert any("behind 20 of" in line for line in proof.not_proved)
    assert any(line.startswith("without receipts") for line in check(five).not_proved)


CLAIMS: list[tuple[str, str, Any, str | None]] = [
    ("turn", "game", "aagame222222", "receipt “turn” of seat 0 at commit .* is of aagame222222"),
    ("turn", "head", {"version": 9, "hash": "a" * 64}, "another history"),
    ("turn", "head", {"version": 999, "hash": "a" * 64}, "cut off"),
    ("turn", "head", {"version": 9}, "names no head"),
    ("turn", "point", "9." + "a" * 32, "does not have"),
    ("turn", "seat", "0", "cannot be"),
    ("submission", "point", "9." + "a" * 32, "does not have"),
    ("seal", "commitment", "a" * 64, "does not stand in the log"),
    ("seal", "seat", 2, "does not stand in the log"),
    ("seal", "point", "0." + "0" * 32, "does not stand in the log"),
    ("opening", "commitment", None, "does not stand in the log"),
    ("verdict", "version", 7, "says that this commit is a turn of that seat"),
    ("verdict", "version", 999, "names no version"),
    ("verdict", "version", "7", "names no version"),
    ("verdict", "seat", 4, "says that this commit is a turn of that seat"),
    ("verdict", "point", "1." + "0" * 32, "does not have"),
    ("turn", "time", 10**15 * 9, None),
    ("turn", "durability", "memory", None),
]


@pytest.mark.parametrize(("kind", "name", "value", "why"), CLAIMS)
def test_a_receipt_with_another_claim(
    five: Played, kind: str, name: str, value: Any, why: str | None
) -> None:
    """Signed by the service it gives another history away; signed by anybody else it is no receipt."""
    true = of_kind(five, kind)
    changed = {**claims_of(true), name: value}
    failed = check(five, sign(changed, SERVICE)).failed
    if why is None:
        assert failed is None
    else:
        assert failed is not None and re.search(why, failed[1]), failed
    assert "a key that this log does not name" in str(check(five, sign(changed, FORGER)).failed)
    head, _, signature = true.split(".")
    patched = ".".join([head, sign(changed, SERVICE).split(".")[1], signature])
    assert "signature does not fit" in str(check(five, patched).failed)


def test_a_game_played_on_otherwise_from_some_point_is_another_history(
    site: Site, people: list[User]
) -> None:
    """The same game played twice: each log holds by itself, and receipts tell which was shown."""
    game = five_seals(site, people)
    start, other = read(site, game), second_site(site)
    copy_game(site, other, game, start)
    shown, hidden = finished(site, game, "shown"), finished(other, game, "hidden", seed=8)
    assert check(hidden).failed is None
    failed = check(hidden, *shown.receipts).failed
    assert failed is not None and failed[0] == len(start) + 1 and "another history" in failed[1]


def test_what_was_signed_for_another_purpose_is_no_receipt(five: Played) -> None:
    claims = {**claims_of(of_kind(five, "turn")), "tag": "lontar/receipt/9"}
    assert "no receipt of the kind lontar/receipt/1" in str(check(five, sign(claims, SERVICE)).failed)


def test_a_receipt_that_promised_no_more_than_memory_says_so(five: Played) -> None:
    """What it shows may have been lost in a crash; its reader should know both."""
    head = {"version": 999, "hash": "a" * 64}
    claims = {**claims_of(of_kind(five, "turn")), "head": head, "durability": "memory"}
    failed = check(five, sign(claims, SERVICE)).failed
    assert failed is not None and "cut off" in failed[1] and "a crash may have lost" in failed[1]


def test_the_log_of_another_game_is_none_of_this_one(site: Site, people: list[User], five: Played) -> None:
    other = finished(*full_table(site, people), "full table")
    failed = check(other, of_kind(five, "turn")).failed
    assert (
        failed is not None
        and failed[0] == 0
        and f"is of {five.contents[0]['events'][0]['game']}" in failed[1]
    )


def test_receipts_signed_with_old_and_new_keys_count(site: Site, people: list[User]) -> None:
    new, game = full_table(site, people)
    played = finished(new, game, "full table")
    assert check(played, *played.receipts, *receipts_of(site, played.contents)).failed is None


def test_the_key_set_counts_beside_the_log(site: Site, five: Played) -> None:
    signed = sign(claims_of(of_kind(five, "turn")), FORGER)
    forgers = {"keys": [public_jwk(FORGER)]}
    assert check(five, signed).failed is not None
    proof = check(five, signed, jwks=forgers)
    assert proof.failed is None
    assert any("names keys that the key set does not have" in line for line in proof.remarks)
    assert check(five, jwks=key_set(site)).remarks == check(five).remarks
    assert check(five, jwks={"keys": [{}]}).failed == (0, "The key set is none.")


def test_an_unknown_kind_is_said_to_be_unknown(five: Played) -> None:
    proof = check(five, sign({**claims_of(of_kind(five, "turn")), "kind": "hug"}, SERVICE))
    assert proof.failed is None
    assert any("“hug” of seat 0" in line and "not understood" in line for line in proof.remarks)


def test_who_opened_in_time_can_contradict(five: Played) -> None:
    """Seat 3 is said not to have opened its seal; it holds a receipt for the opening."""
    point, sealed = next(
        (event["point"], event["commitment"])
        for content in five.contents
        for event in content["events"]
        if event["kind"] == ".sealed" and event["seat"] == 3
    )
    claims = {**claims_of(of_kind(five, "opening")), "seat": 3, "point": point, "commitment": sealed}
    failed = check(five, sign(claims, SERVICE)).failed
    assert failed is not None and "did open its seal" in failed[1]
    late = check(five, sign({**claims, "time": claims["time"] + (PACE + 1) * 1000}, SERVICE))
    assert late.failed is None and any("an opening that came late" in line for line in late.remarks)


def test_a_turn_that_was_received_and_not_played_is_remarked_on(site: Site, people: list[User]) -> None:
    """The clock played instead. With a verdict that refuses the turn there is nothing to remark."""
    played = finished(*full_table(site, people), "full table")
    version = next(n for n, one in enumerate(played.contents, 1) if one["by"] == "clock")
    content, head = played.contents[version - 1], heads_of(played.contents)[version - 1]
    (seat,) = map(int, content["moves"][0])
    about = {"seat": seat, "point": content["point"], "submission": "x"}
    claims = {**claims_of(of_kind(played, "submission")), **about}
    claims["head"] = {"version": head.version, "hash": head.hash}
    received = sign(claims, SERVICE)
    refused = sign({**claims, "kind": "verdict", "status": "refused"}, SERVICE)
    alone, both = check(played, received), check(played, received, refused)
    assert alone.failed is None and any(
        f"commit {version}, by clock, was played" in one for one in alone.remarks
    )
    assert both.failed is None and both.remarks == check(played).remarks


def letter(receipt: str, encoding: str) -> str:
    """A saved letter that ends with a receipt, and has a signed link that is none."""
    message = EmailMessage(SMTP.clone(cte_type="7bit"))
    message["Subject"] = "Your turn"
    body = f"Bûdi plays.\nhttps://lontar.example/t/eyJhIjoxfQ.c2lnbmVk.eHl6\n{receipt}\n"
    message.set_content(body, charset="utf-8", cte=encoding)
    message.add_alternative(f"<p>{receipt}</p>", subtype="html", cte=encoding)
    return message.as_string()


@pytest.mark.parametrize("encoding", ["quoted-printable", "base64"])
def test_receipts_are_found_in_saved_letters(five: Played, encoding: str) -> None:
    receipt = of_kind(five, "turn")
    assert receipt in find_receipts(letter(receipt, encoding))
    assert check(five, letter(receipt, encoding)).failed is None


def test_receipts_are_found_among_other_lines(five: Played) -> None:
    one, two = of_kind(five, "turn"), of_kind(five, "seal")
    assert find_receipts(f"Dear Ada,\n> {one}\n>\n{two}  \n{one}\nBye") == [one, two]
    assert find_receipts("https://lontar.example/t/eyJhIjoxfQ.c2lnbmVk.eHl6 eyJhIjoxfQ.c2lnbmVk.eHl6") == []


def test_a_text_without_a_receipt_proves_nothing(five: Played) -> None:
    assert check(five, of_kind(five, "turn"), "Dear Ada").failed == (
        0,
        "Text 2 of those given holds no receipt.",
    )
