"""Seals: choices that everybody makes at the same time, unseen."""

from typing import Any

from service import sealing
from service.access import need_seat, site
from service.api import examples
from service.api.asking import somebody
from service.api.operation import Answer, operation, part
from service.api.trying import read_one, where
from service.errors import NotFound
from service.load import Loaded
from service.schemas.play import Seal, Sealed
from service.seals import Opening

blueprint = part("seals", "Seals: choices made at the same time, unseen.")


@operation(
    blueprint, "POST", "/games/<game:game>/seals", "sealChoice",
    asks=somebody,
    answers={201: Answer("Sealed.", Sealed, examples.SEALED)},
    refuses=(401, 403, 404, 409),
    body=Seal, example=examples.SEAL,
)  # fmt: skip
def seal_choice(body: dict[str, Any], game: str) -> Any:
    """Seal your choice

    The log gets its commitment alone; the choices of all are opened together. Until then another seal
    replaces yours, and the same one changes nothing.
    """
    loaded, seat = need_seat(game)
    move = read_one(loaded.record, body)
    after, opening, _ = sealing.seal(site(), game, seat, body["point"], move, f"seat:{seat}")
    return sealed_document(after, seat, opening)


@operation(
    blueprint, "GET", "/games/<game:game>/seals", "getSeal",
    asks=somebody,
    answers={200: Answer("What you have sealed.", Sealed, examples.SEALED)},
    refuses=(401, 403, 404),
)  # fmt: skip
def get_seal(game: str) -> Any:
    """Look at your sealed choice

    While it can still be replaced. Afterwards it stands in the history.
    """
    loaded, seat = need_seat(game)
    opening = sealing.own_opening(site(), loaded, seat)
    if opening is None:
        raise NotFound("You have not sealed anything at this point.")
    return sealed_document(loaded, seat, opening)


def sealed_document(loaded: Loaded, seat: int, opening: Opening) -> dict[str, Any]:
    """A seal as its owner sees it."""
    record = loaded.record
    seal = record.table.seal_of(seat)
    assert seal is not None
    move = record.rules.codec.load_move(opening.move)
    return {
        **where(record, seat),
        "version": seal.version,
        "move": opening.move,
        "text": record.rules.notation.write(move),
        "nonce": opening.nonce,
        "commitment": seal.commitment,
    }
