"""Identity: the key behind ids that must stay the same while service keys come and go.

It is derived from the first service key that a deployment has, kept in Redis encrypted as seeds are, and
encrypted anew with them when keys rotate. Ids made with it name things (an address, a submission) and protect
nothing by themselves.
"""

from collections.abc import Callable

from service import keys
from service.keyring import Keyring
from service.redis import Connection


def kept_identity(redis: Connection, keyring: Keyring) -> Callable[[], bytes]:
    """A function that gives the key, asking Redis at its first call only. It raises Unreadable."""
    known: list[bytes] = []

    def identity() -> bytes:
        if not known:
            if (kept := redis.get(keys.IDENTITY)) is None:
                redis.set(keys.IDENTITY, keyring.encrypt(keyring.identity().hex()), nx=True)
                kept = redis.get(keys.IDENTITY)
            known.append(bytes.fromhex(keyring.decrypt(kept)))
        return known[0]

    return identity
