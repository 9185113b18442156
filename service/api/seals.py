"""Seals: choices that everybody makes at the same time, unseen."""

from collections.abc import Mapping
from typing import Any

from service import sealing
from service.access import site
from service.api import examples, signing
from service.api.asking import player, somebody, writer
from service.api.operation import Answer, operation, part
from service.api.trying import read_one, where
from service.errors import NotFound
from service.load import Loaded
from service.schemas.sealing import Seal, Sealed
from service.seals import Opening

blueprint = part("seals", "Seals: choices made at the same time, unseen.")


@operation(
    blueprint, "POST", "/games/<game:game>/seals", "sealChoice",
    asks=somebody, scope="games:play",
    answers={201: Answer("Sealed.", Sealed, examples.SEALED)},
    refuses=(401, 403, 404, 409, 429),
    body=Seal, example=examples.SEAL,
)  # fmt: skip
def seal_choice(body: dict[str, Any], game: str) -> Any:
    """Seal your choice

    The log gets its commitment alone; the choices of all are opened together. Until then another seal
    replaces yours, and the same one changes nothing. Deposit the opening, or keep it: then send it when the
    game says `to_open` of your seat.
    """
    loaded, seat = writer(game)
    return sealed_document(*sealed(loaded, seat, body), seat)


def sealed(loaded: Loaded, seat: int, body: Mapping[str, Any]) -> tuple[Loaded, Opening | None]:
    """The game with this seal, and its opening where it was deposited."""
    record, by = loaded.record, f"seat:{seat}"
    move = read_one(record, body) if "move" in body or "text" in body else None
    if "commitment" not in body:
        after, opening, _ = sealing.seal(site(), record.game, seat, body["point"], move, by)
        return after, opening
    given = None if move is None else Opening(record.rules.codec.dump(move), body["nonce"])
    wanted = sealing.Wanted(body["commitment"], given, body.get("replaces"), body.get("signature"))
    return sealing.take_seal(site(), record.game, seat, body["point"], wanted, by), given


@operation(
    blueprint, "GET", "/games/<game:game>/seals", "getSeal",
    asks=somebody, scope="games:read",
    answers={200: Answer("What you have sealed.", Sealed, examples.SEALED)},
    refuses=(401, 403, 404),
)  # fmt: skip
def get_seal(game: str) -> Any:
    """Look at your sealed choice

    Until all are opened. Afterwards it stands in the history.
    """
    loaded, seat = player(game)
    if loaded.record.table.seal_of(seat) is None:
        raise NotFound("You have not sealed anything at this point.")
    return sealed_document(loaded, sealing.own_opening(site(), loaded, seat), seat)


def sealed_document(loaded: Loaded, opening: Opening | None, seat: int) -> dict[str, Any]:
    """A seal as its owner sees it: with the opening, unless he keeps it."""
    record = loaded.record
    seal = record.table.seal_of(seat)
    assert seal is not None
    document = {
        **where(record, seat),
        "version": seal.version,
        "kept": seal.kept,
        "commitment": seal.commitment,
        "receipt": signing.sealed(loaded, seal),
    }
    if opening is None or seal.kept:
        return document
    text = record.rules.notation.write(record.rules.codec.load_move(opening.move))
    return {**document, "move": opening.move, "text": text, "nonce": opening.nonce}
