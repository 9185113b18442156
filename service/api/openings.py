"""Openings: what a seat has kept under its seal, sent when everybody has sealed."""

from typing import Any

from service.access import site
from service.api import examples, signing
from service.api.asking import somebody, writer
from service.api.operation import Answer, operation
from service.api.seals import blueprint
from service.api.trying import read_one, where
from service.opening import open_seal
from service.schemas.sealing import Opened
from service.schemas.sealing import Opening as OpeningBody
from service.seals import Opening


@operation(
    blueprint, "POST", "/games/<game:game>/openings", "openSeal",
    asks=somebody, scope="games:play",
    answers={200: Answer("Taken.", Opened, examples.OPENED)},
    refuses=(401, 403, 404, 409, 429),
    body=OpeningBody, example=examples.OPENING,
)  # fmt: skip
def open_kept_seal(body: dict[str, Any], game: str) -> Any:
    """Open the seal that you have kept

    When the game says `to_open` of your seat: everybody has sealed, or the time for it is over. Move and
    nonce must lead to your commitment. Who does not open in time plays the default move. Sent again it
    changes nothing.
    """
    loaded, seat = writer(game)
    move = read_one(loaded.record, body)
    opening = Opening(loaded.record.rules.codec.dump(move), body["nonce"])
    after = open_seal(site(), game, seat, body["point"], opening)
    seal = after.record.table.seal_of(seat)
    assert seal is not None
    return {
        **where(after.record, seat),
        "move": opening.move,
        "text": after.record.rules.notation.write(move),
        "commitment": seal.commitment,
        "receipt": signing.opened(after, seal),
    }
