"""Opening: a seat that kept its seal sends move and nonce once the phase has closed."""

from service import keys
from service.chain import sha256
from service.errors import NotNow, Refused
from service.load import Loaded, load
from service.sealing import check_phase, opening_text, read_opening
from service.seals import Opening, matches
from service.site import Site
from service.submissions import Submission, accept, identify


def open_seal(site: Site, game: str, seat: int, point: str, opening: Opening) -> Loaded:
    """Take the opening of a kept seal into the inbox; with the last one the phase is settled.

    An opening that matches binds, legal or not; once more changes nothing. Raises Stale, NotNow (the phase
    is still open, or the seal is not kept), Refused (it does not match).
    """
    loaded = load(site, game)
    record = loaded.record
    check_phase(record, seat, point)
    seal = record.table.seal_of(seat)
    if record.table.closed is None:
        raise NotNow("Not everybody has sealed yet. Keep your opening until then.")
    if seal is None or not seal.kept:
        raise NotNow("This seat keeps no opening: it has sealed nothing, or deposited it.")
    if not matches(seal.commitment, record.origin, point, seat, opening):
        raise Refused("Move and nonce do not lead to what was sealed. Send exactly those under the seal.")
    content = {"move": opening.move, "nonce": opening.nonce}
    name = identify(site, game, seat, "opening", point, content, None)
    body, mark = opening_text(site, point, opening), sha256(["opening", point, content])
    accept(site, Submission(name, game, seat, "opening", point, body, loaded.now, f"seat:{seat}", mark=mark))
    return loaded


def awaited(site: Site, loaded: Loaded) -> tuple[int, ...]:
    """The seats whose kept seals are still to be opened; their owners and nobody else learn which."""
    kept = site.redis.hgetall(keys.openings(loaded.record.game))
    return tuple(
        seat
        for seat in loaded.record.openers
        if str(seat) not in kept or read_opening(site, loaded, kept[str(seat)]) is None
    )
