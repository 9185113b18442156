"""SeededDice: the dice of a game, fixed before the first move by its seed and everybody's cuts."""

import hashlib
import hmac

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from service.chain import canonical

WORD = 1 << 64


def dice_key(seed: bytes, cuts: tuple[tuple[int, str], ...]) -> bytes:
    """HKDF-SHA-256 of the seed, its info the canonical JSON of {tag, cuts: [[seat, text], …]}."""
    info = canonical({"tag": "lontar/dice/1", "cuts": [list(cut) for cut in cuts]})
    return HKDF(SHA256(), 32, salt=None, info=info).derive(seed)


def draw(key: bytes, number: int, n: int) -> int:
    """Draw `number` of the game as a whole number below n: HMAC-SHA-256 of [number, attempt] under
    the dice key, its first 8 bytes big-endian, taken again while they fall behind the last multiple of n.
    """
    if not 1 <= n <= WORD:
        raise ValueError(f"cannot draw below {n}")
    limit = WORD - WORD % n
    attempt = 0
    while True:
        mac = hmac.new(key, canonical([number, attempt]), hashlib.sha256).digest()
        if (value := int.from_bytes(mac[:8], "big")) < limit:
            return value % n
        attempt += 1


class SeededDice:
    """Dice that go on from draw `count` of the game, and keep what they drew as [n, value]."""

    def __init__(self, key: bytes, count: int) -> None:
        self.key = key
        self.count = count
        self.draws: list[list[int]] = []

    def below(self, n: int) -> int:
        value = draw(self.key, self.count + len(self.draws), n)
        self.draws.append([n, value])
        return value

    def reveal(self) -> None:
        """A reveal needs no chance."""
