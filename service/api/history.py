"""What has happened: as a seat may hear it, as a chain, and whole when the game is over."""

from collections.abc import Iterator
from typing import Any

from flask import Response

from service.access import site
from service.api import examples
from service.api.asking import anybody, watcher
from service.api.news import news
from service.api.operation import Answer, operation, part
from service.api.trying import spoken
from service.audit import export
from service.chain import GENESIS, digest, link
from service.errors import NotNow
from service.load import Loaded
from service.log import read
from service.present import history, lines, names
from service.schemas.history import AfterQuery, Chain, History

blueprint = part("history", "History, chain and log.")
LINES = "text/plain"  # of JSON; a type that every generated client reads


@operation(
    blueprint, "GET", "/games/<game:game>/history", "getHistory",
    asks=anybody, scope="games:read",
    answers={
        200: Answer(
            "What has happened.", History, examples.HISTORY,
            {"Retry-After": "Seconds after which to ask again, when too many wait already."},
        )
    },
    refuses=(401, 403, 404, 422),
    query=AfterQuery,
)  # fmt: skip
def get_history(query: dict[str, Any], game: str) -> Any:
    """Hear what has happened

    Commit by commit, as your seat may hear it. A commit that says nothing to you is there with its version
    alone. With `after` and `wait` the answer comes as soon as there is something new: ask again with the
    `version` of the answer before, and you hear of everything at once.
    """
    (loaded, seat), headers = news(game, query["after"], query["wait"])
    return {**stand(loaded), "items": leaves(loaded, seat, query["after"])}, 200, headers


@operation(
    blueprint, "GET", "/games/<game:game>/chain", "getChain",
    asks=anybody, scope="games:read",
    answers={200: Answer("The chain.", Chain, examples.CHAIN)},
    refuses=(401, 403, 404),
)  # fmt: skip
def get_chain(game: str) -> Any:
    """Get the chain of hashes

    It binds every commit, and tells nothing of them: what you keep of it today, the log must match in the
    end.
    """
    loaded, _ = watcher(game)
    return {**stand(loaded), "items": list(links(loaded))}


@operation(
    blueprint, "GET", "/games/<game:game>/log", "getLog",
    asks=anybody, scope="games:read",
    answers={
        200: Answer(
            "One commit a line, canonical JSON.", {"type": "string"}, examples.LOG, content_type=LINES
        )
    },
    refuses=(401, 403, 404, 409),
)  # fmt: skip
def get_log(game: str) -> Any:
    """Get the whole log of a game that is over

    With every hand, draw and nonce, and the seed: `lontar verify` proves it. While the game runs there is
    only its chain.
    """
    loaded, _ = watcher(game)
    if loaded.record.table.status != "ended":
        raise NotNow(
            "The log holds every hand, so it is published when the game is over. Until then: its chain."
        )
    headers = {"Content-Disposition": f'attachment; filename="{game}.jsonl"'}
    return Response("".join(export(read(site(), game))), mimetype=LINES, headers=headers)


def stand(loaded: Loaded) -> dict[str, Any]:
    return {"game": loaded.record.game, "version": loaded.record.head.version}


def leaves(loaded: Loaded, seat: int | None, after: int) -> list[dict[str, Any]]:
    """The commits behind a version as a seat may hear them, with their lines."""
    record, shown = loaded.record, names(site(), loaded.record)
    return [
        {**leaf, "lines": spoken(lines(record, leaf, shown))} if leaf["events"] else silent(leaf)
        for leaf in history(site(), loaded, seat, after)
    ]


def silent(leaf: dict[str, Any]) -> dict[str, Any]:
    """A commit that says nothing to this seat: that there is one, and no more."""
    return {"version": leaf["version"]}


def links(loaded: Loaded) -> Iterator[dict[str, Any]]:
    """Digest and hash of every commit."""
    hash_ = GENESIS
    for version, content in enumerate(read(site(), loaded.record.game), 1):
        digest_ = digest(loaded.seed, version, content)
        hash_ = link(hash_, version, digest_)
        yield {"version": version, "digest": digest_, "hash": hash_}
