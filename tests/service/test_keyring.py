"""The service key rotates: the new one encrypts and signs, the old ones still read."""

import pytest

from service.keyring import Keyring, Unreadable

OLD, NEW = bytes(32), bytes(range(32))


def test_what_the_old_key_encrypted_is_read_with_both() -> None:
    token = Keyring.of((OLD,)).encrypt("secret")
    assert "secret" not in token
    assert Keyring.of((NEW, OLD)).decrypt(token) == "secret"
    with pytest.raises(Unreadable):
        Keyring.of((NEW,)).decrypt(token)


def test_ids_stay_the_same_while_keys_rotate() -> None:
    assert Keyring.of((OLD,)).identify("a", 1) == Keyring.of((NEW, OLD)).identify("a", 1)
    assert Keyring.of((OLD,)).identify("a", 1) != Keyring.of((OLD,)).identify("a1")


def test_receipt_keys_are_named_newest_first() -> None:
    assert Keyring.of((NEW, OLD)).thumbprints() == [
        *Keyring.of((NEW,)).thumbprints(),
        *Keyring.of((OLD,)).thumbprints(),
    ]
