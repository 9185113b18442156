"""Legal moves as answers: as a list, of which one may ask for a part; and grouped."""

from collections.abc import Iterator
from typing import Any

from service.api.trying import May


def listed(may: May, kind: str | None, naming: str | None) -> dict[str, Any]:
    """The moves of this kind in which this name stands by itself (None: all)."""
    return {
        **may.heading,
        "moves": [
            {"move": move, "text": text}
            for move, text in may.moves
            if kind in (None, move["kind"]) and (naming is None or naming in named(move))
        ],
    }


def grouped(may: May) -> dict[str, Any]:
    """All moves by kind, and by what they name first; each as text."""
    kinds: dict[str, dict[str, list[str]]] = {}
    for move, text in may.moves:
        places = kinds.setdefault(move["kind"], {})
        places.setdefault(next(named(move), ""), []).append(text)
    return {
        **may.heading,
        "kinds": [
            {
                "kind": kind,
                "count": sum(map(len, places.values())),
                "places": [{"at": at, "moves": texts} for at, texts in places.items()],
            }
            for kind, places in kinds.items()
        ],
    }


def named(move: dict[str, Any]) -> Iterator[str]:
    """Everything that a move names, in the order of its members."""
    for member, value in move.items():
        if member != "kind":
            yield from (
                str(one) for one in (value if isinstance(value, list) else [value]) if one is not None
            )
