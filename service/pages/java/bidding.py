"""A festival competition: a sealed bid, or an answer in the open one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from engine.java.cards import Card, called, worth
from service.pages.draft import Draft
from service.pages.java.cards import toggles
from service.pages.java.choices import Act, Cards, Composer
from service.pages.java.festivals import single_cards
from service.pages.java.words import Legal, View, counted, total

NOTHING = "bid nothing"
SHARES = {
    True: ("Share, if all who are left would", "each who shares gets the lower fame"),
    False: ("Never share: alone", "in a tie your cards are played on, as long as there are any"),
}


@dataclass(frozen=True, slots=True)
class Bidder:
    """Somebody who competes, as everybody sees it."""

    seat: int
    total: int
    played: Cards
    hand: int  # how many cards he holds
    state: str  # arranges, out; empty
    now: bool


def bidders(view: View) -> list[Bidder]:
    """Those who may compete, the arranger first."""
    going = view["bidding"]
    return [
        Bidder(
            seat,
            going["totals"][str(seat)],
            tuple(going["played"][str(seat)]),
            view["seats"][seat]["cards"],
            "out" if seat not in going["in"] else "arranges it" if seat == going["arranger"] else "",
            seat in view["to_move"] and not view["sealed"],
        )
        for seat in going["seats"]
    ]


def fill_bid(made: Composer, view: View, bids: Legal, draft: Draft) -> None:
    """The cards that one is ready to play, whether one would share, or nothing. Where only one thing can be
    said, it is drafted already.
    """
    words = draft.lines[0].split()[1:] if draft.lines else []
    if made.alone:
        fill_alone(made, view, draft, words)
        return
    cards, share = [word for word in words if word not in ("share", "alone", "nothing")], "share" in words
    willing = share or not cards
    made.cards, chosen = toggles(
        view, cards, lambda after: draft.href([bid(after, willing)] if after else [], at="turn")
    )
    if chosen:
        made.shares = [
            Act(title, note, draft.href([bid(chosen, each)], at="turn"), on=each is share)
            for each, (title, note) in SHARES.items()
        ]
    if any(line == NOTHING for line, _ in bids):
        note = (
            "none of your cards is played" if any(one.href for one in made.cards) else "no card of yours fits"
        )
        made.acts = [
            Act("Bid nothing", note, draft.href([NOTHING], at="turn"), on=bool(words) and not chosen)
        ]


def fill_alone(made: Composer, view: View, draft: Draft, words: Sequence[str]) -> None:
    """Nobody else competes: one card wins. Of only one kind it is drafted."""
    kinds = [card for card in dict.fromkeys(view["you"]["cards"]) if worth(card, view["open"])]
    if len(kinds) == 1 and not draft.lines:
        words, made.drafted = kinds, replace(draft, lines=(bid(kinds, False),))
    chosen = next(iter(words), "")
    hrefs = {card: draft.href([bid([card], False)], at="turn") for card in kinds}
    made.acts = single_cards(view, hrefs, chosen)
    made.lonely = (
        "nobody else with a developer in this city holds a card"
        if neighbours(view)
        else "nobody else has a developer in this city"
    )
    made.says = f"You play the card with {called(cast(Card, chosen))}" if chosen in kinds else ""


def neighbours(view: View) -> bool:
    """Has anybody else a developer in the city of the festival?"""
    (city,) = (palace["city"] for palace in view["palaces"] if palace["cell"] == view["bidding"]["cell"])
    others = [cells for seat, cells in enumerate(view["developers"]) if seat != view["you"]["seat"]]
    return any(not set(city).isdisjoint(cells) for cells in others)


def bid(cards: Iterable[str], share: bool) -> str:
    """The line of a bid."""
    return " ".join(("bid", *cards, *(["share"] if share else [])))


def fill_auction(made: Composer, view: View, moves: Legal, draft: Draft) -> None:
    """Pass or share, the cheapest bid, and any other with the cards in hand."""
    lines = {tuple(move["cards"]): line for line, move in moves if move["kind"] == "Bid"}
    plain = {move["kind"]: line for line, move in moves if move["kind"] != "Bid"}
    made.cards, chosen = toggles(view, draft.chosen, lambda cards: draft.href(chosen=cards, at="turn"))
    so_far = view["bidding"]["totals"][str(view["you"]["seat"])]
    if chosen in lines:
        title = f"Bid these: {counted(so_far + total(chosen, view), 'point')} together"
        made.acts.append(Act(title, "", draft.adding(lines[chosen]), on=True))
    elif cards := cheapest(view, list(lines)):
        reached = so_far + total(cards, view)
        what = "Raise" if view["bidding"]["tie"] else "Go on"
        made.acts.append(Act(f"{what}, to {reached}", "with the fewest cards", draft.adding(lines[cards])))
    if "Share" in plain:
        made.acts.append(Act("Share", "if all who are left would", draft.adding(plain["Share"])))
    if "Retire" in plain:
        note = "you are out; what you have played is lost" if so_far else "you are out"
        made.acts.append(Act("Pass", note, draft.adding(plain["Retire"])))


def cheapest(view: View, bids: Sequence[Cards]) -> Cards:
    """The bid of fewest cards, and of those of fewest points; none where none is possible."""
    return min(bids, key=lambda cards: (len(cards), total(cards, view), bids.index(cards)), default=())
