"""Receipts: what the service signed, read and checked without it."""

from dataclasses import replace

import jwt
import pytest

from service.chain import Head
from service.keyring import Keyring
from service.receipts import BadReceipt, key_set, read_receipt, receipt
from service.site import Site

HEAD = Head(7, "a" * 64, 3, "b" * 64)


def one(site: Site) -> str:
    return receipt(site, "submission", "aagame", 1, HEAD.point_text, HEAD, 1_800_000_000_000, submission="x")


def test_a_receipt_says_what_was_had_and_when(site: Site) -> None:
    claims, signer = read_receipt(one(site))
    assert (claims["game"], claims["seat"], claims["submission"]) == ("aagame", 1, "x")
    assert claims["head"] == {"version": 7, "hash": "a" * 64}
    assert claims["durability"] == "disk"
    assert signer == site.keyring.thumbprints()[0]
    assert "\n" not in one(site)


@pytest.mark.parametrize(
    "change", [lambda text: text[:-4] + "AAAA", lambda text: "x" + text, lambda text: ""]
)
def test_a_changed_receipt_is_none(site: Site, change) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadReceipt):
        read_receipt(change(one(site)))


def test_only_eddsa_counts(site: Site) -> None:
    forged = jwt.encode({"tag": "lontar/receipt/1"}, "k" * 32, algorithm="HS256", headers={"jwk": {}})
    with pytest.raises(BadReceipt):
        read_receipt(forged)


def test_another_key_is_another_signer(site: Site) -> None:
    other = replace(site, keyring=Keyring.of((b"x" * 32,)))
    assert read_receipt(one(other))[1] not in site.keyring.thumbprints()


def test_old_keys_are_still_published(site: Site) -> None:
    rotated = replace(site, keyring=Keyring.of((b"x" * 32, *site.config.service_keys)))
    kids = [key["kid"] for key in key_set(rotated)["keys"]]
    assert kids[1:] == site.keyring.thumbprints()
    assert all("d" not in key for key in key_set(rotated)["keys"]), "public halves alone"
