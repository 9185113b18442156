"""The leader's second effect: tiles of the market, one by one, until there are enough for a new hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from service.boards.medang.names import say as tile_name
from service.pages.draft import Draft
from service.pages.medang.choices import Act, Composer, Pick
from service.pages.toggle import toggled


def fill_exchange(
    made: Composer, view: Mapping[str, Any], moves: Sequence[tuple[str, Any]], draft: Draft
) -> None:
    """The act that begins it; then what is chosen so far; the last tile adds the move to the draft."""
    number = len(moves[0][1]["tiles"])
    if not number:
        made.acts.append(Act("A new hand", "yours goes under the pile", draft.adding(moves[0][0])))
    elif draft.pick != "exchange":
        note = f"all of yours for {number} of the market"
        made.acts.append(Act("A new hand", note, draft.href(pick="exchange")))
    else:
        note = f"{len(draft.chosen)} of {number} chosen"
        made.acts.append(Act("A new hand", note, draft.href(), on=True))
        made.goods_label = f"Choose {number} of the market for your new hand:"
        lines = {tuple(move["tiles"]): line for line, move in moves}
        made.goods = [
            good(code, on, chosen, lines, draft) for code, on, chosen in toggled(view["market"], draft.chosen)
        ]


def good(
    code: str, on: bool, chosen: tuple[str, ...], lines: Mapping[tuple[str, ...], str], draft: Draft
) -> Pick:
    """A tile of the market: to be chosen, or to be left again."""
    href = draft.adding(lines[chosen]) if chosen in lines else draft.href(pick="exchange", chosen=chosen)
    return Pick(code, href, f"{'leave' if on else 'choose'} the {tile_name(code)}", on)
