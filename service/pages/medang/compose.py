"""The composer of Medang: the legal moves as things to choose, each a link to a longer draft."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from service.boards.board import Link
from service.boards.medang.names import TRADES
from service.boards.medang.names import say as tile_name
from service.pages.draft import Draft
from service.pages.medang.choices import Act, Composer, Pick
from service.pages.medang.exchange import fill_exchange
from service.pages.medang.pending import less
from service.pages.toggle import toggled

View = Mapping[str, Any]
Legal = Sequence[tuple[str, Any]]  # (notation, JSON)


def compose(view: View, legal: Legal, draft: Draft) -> Composer:
    """The choices after a draft. `legal` is empty when the turn is finished or draws."""
    made = Composer()
    by_kind: dict[str, list[tuple[str, Any]]] = {}
    for line, move in legal:
        by_kind.setdefault(move["kind"], []).append((line, move))
    made.hand = hand(view, by_kind.get("Play", []), draft)
    if view["phase"] == "effect" and legal:
        made.effect = TRADES[view["effect"]]
        made.explain = EXPLAIN[view["effect"]]
    for kind, fill in FILLS.items():
        if kind in by_kind:
            fill(made, view, by_kind[kind], draft)
    if not made.market:
        slots = view.get("slots", view["market"])
        made.market = [None if code is None else Pick(code, None, "") for code in slots]
    return made


EXPLAIN = {
    1: "Play one more tile of your hand, with its own effect.",
    2: "Buy one tile of the market. After that you still take another to end your turn.",
    3: "Swap it with another tile of the temple: any of its own dynasty, or a craftsman, merchant or monk of "
    "another.",
    4: "Remove a tile of another dynasty next to it: below, left or right. What stood above moves down.",
    5: "Turn up a new market, or change your whole hand for tiles of the market.",
}


def hand(view: View, plays: Legal, draft: Draft) -> list[Pick]:
    """The tiles in hand; the one that is picked is put back by the same link."""
    playable = {move["tile"] for _, move in plays}
    new = view["you"].get("new", [])
    picks, picked = [], False
    for code in less(view["you"]["hand"], new):
        on = code == draft.pick and not picked
        picked = picked or on
        href = None
        if code in playable:
            href = draft.href() if on else draft.href(pick=code)
        label = f"{'put back' if on else 'play'} the {tile_name(code)}"
        picks.append(Pick(code, href, label, on))
    return picks + [Pick(code, None, "", new=True) for code in new]


def fill_plays(made: Composer, view: View, plays: Legal, draft: Draft) -> None:
    """Columns for the picked tile, on the board and as buttons."""
    made.playing = True
    for line, move in plays:
        if move["tile"] != draft.pick:
            continue
        column, href = move["column"], draft.adding(line)
        floor, holds = len(view["columns"][column - 1]) + 1, view["capacities"][column - 1]
        name = f"column {column}, floor {floor}, {holds - floor + 1} free: {tile_name(draft.pick)} here"
        made.links.append(Link(column, href, name))
        made.columns.append(Act(str(column), f"floor {floor} of {holds}", href))


def fill_places(verb: str) -> Callable[[Composer, View, Legal, Draft], None]:
    """Tiles of the temple for a monk or a general, on the board and as buttons."""

    def fill(made: Composer, view: View, moves: Legal, draft: Draft) -> None:
        for line, move in moves:
            column, floor = move["column"], move["floor"]
            code = view["columns"][column - 1][floor - 1]
            name = f"column {column}, floor {floor}, {tile_name(code)}: {verb}"
            made.links.append(Link((column, floor), draft.adding(line), name))
            made.acts.append(Act(f"{column}.{floor}", tile_name(code), draft.adding(line), code))

    return fill


def fill_buys(made: Composer, view: View, moves: Legal, draft: Draft) -> None:
    """The market, for the merchant."""
    lines = {move["tile"]: line for line, move in moves}
    made.goods_label = "Buy one of the market:"
    made.goods = [
        Pick(code, draft.adding(lines[code]), f"buy the {tile_name(code)}") for code in view["market"]
    ]


def fill_renewal(made: Composer, view: View, moves: Legal, draft: Draft) -> None:
    """A new market."""
    for line, _ in moves:
        made.acts.append(Act("A new market", "all of it goes under the pile", draft.adding(line)))


def fill_takes(made: Composer, view: View, moves: Legal, draft: Draft) -> None:
    """Step 3: the market and the pile."""
    lines = {move["tile"]: line for line, move in moves}
    made.take = True
    made.market = [
        Pick(code, draft.adding(lines[code]) if code in lines else None, f"take the {tile_name(code)}")
        for code in view["market"]
    ]
    if "pile" in lines:
        made.pile = draft.adding(lines["pile"])


def fill_pass(made: Composer, view: View, moves: Legal, draft: Draft) -> None:
    """The end of a turn when there is nothing to take."""
    made.skip = draft.adding(moves[0][0])


def fill_discards(made: Composer, view: View, moves: Legal, draft: Draft) -> None:
    """The opening: tiles of the hand to be discarded, chosen one by one."""
    held = sorted(view["you"]["hand"])
    gone = tuple(draft.lines[0].split()[1:]) if draft.lines else ()
    made.discard, made.keep = True, draft.href(["keep"], at="turn")
    made.hand = []
    for code, on, chosen in toggled(held, gone):
        line = " ".join(("discard", *chosen)) if chosen else "keep"
        made.hand.append(
            Pick(
                code,
                draft.href([line], at="turn"),
                f"{'keep' if on else 'discard'} the {tile_name(code)}",
                on,
            )
        )


FILLS: Mapping[str, Callable[[Composer, View, Legal, Draft], None]] = {
    "Play": fill_plays,
    "Buy": fill_buys,
    "Swap": fill_places("swap with it"),
    "Remove": fill_places("remove it"),
    "Renew": fill_renewal,
    "Exchange": fill_exchange,
    "Take": fill_takes,
    "Pass": fill_pass,
    "Discard": fill_discards,
}
