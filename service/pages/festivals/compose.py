"""The composer of The Festivals: the legal moves as things to choose, each a link to a longer draft."""

from collections.abc import Callable, Mapping

from service.pages.draft import Draft
from service.pages.festivals.airplane import fill_names, fill_orders, fill_returns
from service.pages.festivals.choices import Composer
from service.pages.festivals.planning import fill_plan
from service.pages.festivals.resting import fill_rests
from service.pages.festivals.storms import fill_shifts
from service.pages.festivals.walking import fill_steps
from service.pages.festivals.words import Legal, View

Fill = Callable[[Composer, View, Legal, Draft], None]


def compose(view: View, legal: Legal, draft: Draft) -> Composer:
    """The choices after a draft. `legal` is empty when nothing more is asked of its seat."""
    made = Composer(view["phase"])
    if legal:
        FILLS[view["phase"]](made, view, legal, draft)
    return made


FILLS: Mapping[str, Fill] = {
    "plan": fill_plan,
    "name": fill_names,
    "move": fill_steps,
    "order": fill_orders,
    "rest": fill_rests,
    "return": fill_returns,
    "favour": fill_names,
    "shift": fill_shifts,
}
