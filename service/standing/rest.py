"""at_rest(): whether a game waits for nobody but its players; until then the clock repeats its hint."""

import json
from collections.abc import Mapping

from service import keys
from service.log import run_script
from service.site import Site


def at_rest(site: Site, game: str, looked: tuple[int, Mapping[str, str]] | None = None) -> bool:
    """Take a game off the ready set, unless something of it waits: a submission, or standing orders.

    `looked`: a drain has found no answer in the orders; at which version, and what the fields of those who
    were asked held then. Without it a game with standing orders stays, for its drain may have died.
    """
    version, fields = looked or ("", {})
    places = [keys.inbox(game), keys.ready(keys.partition(game)), keys.orders(game), keys.head(game)]
    return not run_script(site, "tidy.lua", places, [game, version, json.dumps(fields)])
