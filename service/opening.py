"""Opening: a seat that kept its seal sends move and nonce once the phase has closed."""

from service import keys
from service.errors import NotNow, Refused
from service.load import Loaded, load
from service.sealing import check_phase, opening_text, read_opening, to_open
from service.seals import Opening, matches
from service.site import Site
from service.submissions import accept


def open_seal(site: Site, game: str, seat: int, point: str, opening: Opening) -> Loaded:
    """Take the opening of a kept seal; with the last one the phase is settled. Once more changes nothing.

    An opening that matches binds, legal or not. Raises Stale, NotNow (the phase is still open, or the seal
    is not kept), Refused (it does not match).
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
    site.redis.hset(keys.openings(game), seat, opening_text(site, point, opening))
    if not awaited(site, loaded):
        accept(site, to_open(record, loaded.now))
    return loaded


def awaited(site: Site, loaded: Loaded) -> tuple[int, ...]:
    """The seats whose kept seals are still to be opened; their owners and nobody else learn which."""
    kept = site.redis.hgetall(keys.openings(loaded.record.game))
    return tuple(
        seat
        for seat in loaded.record.openers
        if str(seat) not in kept or read_opening(site, loaded, kept[str(seat)]) is None
    )
