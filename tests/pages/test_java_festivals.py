"""Java: festivals by sealed bids and as an open auction, on their pages."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.java.stock import ALONE
from service.boards.java.example import example
from service.load import load
from service.pages.draft import Draft
from service.pages.java.compose import compose
from service.record import Record
from service.sealing import own_opening
from service.site import Site
from service.standing import STANDING
from service.standing.giving import give, own_orders
from service.users import User
from tests.pages.browser import Browser, bare
from tests.pages.building import bid
from tests.pages.travelling import lines, link_of, view_of


def rivals(record: Record, cell: str) -> int:
    """How many others have developers in this city, and cards."""
    view, (seat,) = record.rules.view(record.state, None), record.actors.seats
    (city,) = (palace["city"] for palace in view["palaces"] if palace["cell"] == cell)
    return sum(
        bool(set(city) & set(view["developers"][other])) and view["seats"][other]["cards"] > 0
        for other in range(len(view["seats"]))
        if other != seat
    )


def bidding(least: int = 2) -> Callable[[Record], bool]:
    """Is a festival going on, by sealed bids, whose arranger and one other have suitable cards?"""

    def enough(record: Record) -> bool:
        view = record.rules.view(record.state, None)
        return (
            view["phase"] == "bid" and len([s for s in view["to_move"] if len(lines(record, s)) > 1]) >= least
        )

    return enough


def competing(record: Record) -> int:
    """How many bid for a festival under seal now."""
    view = record.rules.view(record.state, None)
    return len(view["bidding"]["seats"]) if view["phase"] == "bid" else 0


def in_auction(record: Record) -> bool:
    """Is somebody asked in an open festival who can go on?"""
    view = record.rules.view(record.state, None)
    if view["phase"] != "auction":
        return False
    return any(line.startswith("bid") for line in lines(record, record.actors.seats[0]))


def sealed_line(site: Site, game: str, seat: int) -> str:
    loaded = load(site, game)
    kept = own_opening(site, loaded, seat)
    assert kept is not None
    rules = loaded.record.rules
    return rules.notation.write(rules.codec.load_move(kept.move))


class TestSealed:
    def test_whoever_arranges_one_bids_in_the_same_visit(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(lambda record: drafted_festival(record) is not None, first=24)
        record = load(site, game).record
        moves = drafted_festival(record)
        assert moves is not None
        browser = browse()
        browser.open(f"{link_of(site, game)}?d={';'.join(moves[:-1]).replace(' ', '+')}")
        browser.follow("Festival")
        if "In which palace is the festival?" in browser.page.text:
            browser.follow(f"On {moves[-1].split()[1]}, palace of")
        assert "All who may compete bid under seal then, and you at once" in browser.page.text
        page = browser.send("Send: then you bid")
        assert "Your festival on" in page.text
        assert "Choose at least one card: you have arranged the festival." in page.text
        assert page.form("Seal this bid").buttons == [False]

    def test_cards_are_chosen_and_whether_one_would_share(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(bidding(), first=18)
        seat, card = bidder(site, game)
        browser, before = browse(), load(site, game).record.head
        page = browser.open(link_of(site, game, seat))
        assert page.form("Seal this bid").buttons == [False]
        browser.follow("play the card with")
        assert browser.page.form("Seal this bid").fields["d"].endswith(" share")
        assert "You are ready to play" in browser.page.text
        assert "and would share" in browser.page.text
        browser.follow("Never share")
        assert browser.page.form("Seal this bid").fields["d"] == f"bid {card}"
        browser.follow("keep the card with")
        assert browser.page.form("Seal this bid").buttons == [False]
        assert load(site, game).record.head == before

    def test_a_bid_is_sealed_and_chosen_again(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(bidding(), first=18)
        seat, card = bidder(site, game)
        browser = browse()
        browser.open(link_of(site, game, seat))
        browser.follow("play the card with")
        page = browser.send("Seal this bid")
        assert "Your choice is sealed" in page.text
        assert sealed_line(site, game, seat) == f"bid {card} share"
        browser.open(link_of(site, game, seat))
        browser.follow("Choose again")
        browser.follow("Never share")
        browser.send("Seal this bid")
        assert sealed_line(site, game, seat) == f"bid {card}"

    def test_the_arranger_cannot_bid_nothing_and_others_can(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(bidding(), first=18)
        view = view_of(site, game)
        arranger, other = view["bidding"]["arranger"], view["bidding"]["seats"][1]
        assert "Bid nothing" not in browse().open(link_of(site, game, arranger)).text
        browser = browse()
        before = load(site, game).record.head
        browser.open(link_of(site, game, arranger))
        page = browser.send("Seal this bid", d="bid nothing")
        assert page.status == 422
        assert page.href("Rule: The Festival Competition 1")
        assert load(site, game).record.head == before
        browser.open(link_of(site, game, other))
        browser.follow("Bid nothing")
        browser.send("Seal this bid")
        assert sealed_line(site, game, other) == "bid nothing"

    def test_whoever_has_no_suitable_card_is_asked_all_the_same(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        """Who is skipped would tell what is in a hand."""

        def enough(record: Record) -> bool:
            view = record.rules.view(record.state, None)
            return view["phase"] == "bid" and any(
                lines(record, s) == ["bid nothing"] for s in view["to_move"]
            )

        game = terraces(enough, first=24)
        record = load(site, game).record
        (seat, *_) = [s for s in record.actors.seats if lines(record, s) == ["bid nothing"]]
        page = browse().open(link_of(site, game, seat))
        assert "no card of yours fits" in page.text
        assert not [name for _, name in page.links if "play the card" in name]

    def test_where_nobody_else_competes_only_the_card_is_asked_for(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(lambda record: competing(record) == 1)
        going, browser = view_of(site, game)["bidding"], browse()
        page = browser.open(link_of(site, game))
        assert "Nobody else can compete: you enjoy it alone." in page.text
        assert f"Palace of {going['value']}: {ALONE[going['value']]} point" in page.text
        for said in ("Everybody chooses", "When all who are left", "hare", "for each who", "The auction"):
            assert said not in page.text.partition("Your festival on")[2].partition("Cities")[0]
        if not page.form("Send this card").buttons[0]:
            browser.follow("Play the card with")
        assert "You play the card with" in browser.page.text
        browser.send("Send this card")
        assert view_of(site, game)["bidding"] is None

    def test_the_box_says_how_many_cards_everybody_holds(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(bidding())
        seat, _ = bidder(site, game)
        text, view = browse().open(link_of(site, game, seat)).text, view_of(site, game)
        held = [view["seats"][one]["cards"] for one in view["bidding"]["seats"]]
        for number in held:
            assert f"{number} card in hand" in text or f"{number} cards in hand" in text
        assert "not in your bid" in text and "Left for all" in text

    def test_others_see_that_a_bid_is_sealed_and_not_which(
        self, site: Site, terraces: Callable[..., str], people: list[User], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(bidding(), first=18)
        seat, card = bidder(site, game)
        other = next(s for s in load(site, game).record.actors.seats if s != seat)
        browser, addresses = browse(people[other]), (f"/games/{game}", f"/games/{game}/turn")
        before = [
            browser.open(address).text.count(f"bid {card}") for address in addresses
        ]  # his own, earlier
        bid(site, game, seat, f"bid {card}")
        kept = own_opening(site, load(site, game), seat)
        assert kept is not None
        for address, number in zip(addresses, before, strict=True):
            page = browser.open(address)
            assert "sealed" in page.text
            assert page.text.count(f"bid {card}") == number
            assert kept.nonce not in page.html

    def test_the_last_bid_opens_all_of_them(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(bidding(), first=18)
        view = view_of(site, game)
        *others, last = view["to_move"]
        for seat in others:
            bid(site, game, seat, lines(load(site, game).record, seat)[-1])
        browser = browse()
        browser.open(
            f"{link_of(site, game, last)}?d={lines(load(site, game).record, last)[0].replace(' ', '+')}"
        )
        page = browser.send("Seal this bid")
        assert re.search(r"(wins?|share) the festival on [a-s]\d+: \d point", page.text)
        assert "in the competition" in page.text
        assert view_of(site, game)["bidding"] is None

    def test_an_opened_bid_is_told_to_its_own_player_with_what_it_says_of_a_tie(
        self, site: Site, terraces: Callable[..., str], people: list[User], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(bidding(), first=18)
        made = {seat: lines(load(site, game).record, seat)[-1] for seat in view_of(site, game)["to_move"]}
        for seat, line in made.items():
            bid(site, game, seat, line)
        for seat, line in made.items():
            if line != "bid nothing":
                would = "would" if line.endswith("share") else "would not"
                text = browse(people[seat]).open(f"/games/{game}").text
                assert f"{people[seat].name} was ready to play the card with" in text
                assert f"and {would} share in a tie {line}" in text
                other = browse(people[(seat + 1) % 4]).open(f"/games/{game}").text
                assert f"{people[seat].name} was ready to play" not in other


def test_the_only_kind_of_card_that_fits_is_chosen_already() -> None:
    going = {"cell": "j3", "value": 6, "arranger": 0, "seats": [0], "in": [0], "totals": {"0": 0}}
    view = {**example(), "phase": "bid", "open": "d", "bidding": {**going, "played": {"0": []}, "tie": False}}
    legal = [("bid d", {}), ("bid d share", {})]
    made = compose(view, legal, Draft("/t/x"))
    assert made.drafted is not None and made.drafted.lines == ("bid d",)
    assert made.lonely == "nobody else with a developer in this city holds a card"  # white is on k1
    gone = compose({**view, "developers": [["h5"], ["f7"], ["p7"], ["g2"]]}, legal, Draft("/t/x"))
    assert gone.lonely == "nobody else has a developer in this city"
    assert made.says == "You play the card with drum" and [act.on for act in made.acts] == [True]
    several = compose({**view, "open": "mp"}, legal, Draft("/t/x"))  # mask, and mask and puppet
    assert several.drafted is None and [act.on for act in several.acts] == [False, False]


def drafted_festival(record: Record) -> list[str] | None:
    """A turn of whoever is to move: a land tile, then a festival in which others compete."""
    view = record.rules.view(record.state, None)
    if view["phase"] != "turn" or not view["palaces"]:
        return None
    rules, (seat,) = record.rules, record.actors.seats
    for tile in [line for line in lines(record, seat) if line.startswith("place")][:3]:
        state = record.state
        for event in rules.decide(state, {seat: rules.notation.read(tile)}, None):  # type: ignore[arg-type]
            state = rules.apply(state, event)
        for move in rules.legal(state, seat):
            line = rules.notation.write(move)
            if line.startswith("festival") and rivals(record, line.split()[1]):
                return [tile, line]
    return None


def bidder(site: Site, game: str) -> tuple[int, str]:
    """Who can play a card, not the last of all, and the first of these cards."""
    record = load(site, game).record
    seat = next(seat for seat in record.actors.seats if len(lines(record, seat)) > 1)
    view = view_of(site, game, seat)
    hand = [card for card in view["you"]["cards"] if set(card) & set(view["open"])]
    return seat, hand[0]


class TestOpen:
    def test_cards_are_chosen_to_begin_with(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(lambda record: drafted_festival(record) is not None, first=22, festivals="open")
        moves = drafted_festival(load(site, game).record)
        assert moves is not None
        cell = moves[-1].split()[1]
        browser = browse()
        browser.open(f"{link_of(site, game)}?d={moves[0].replace(' ', '+')}")
        browser.follow("Festival")
        if "In which palace is the festival?" in browser.page.text:
            browser.follow(f"On {cell}, palace of")
        assert f"A festival on {cell}: with which cards?" in browser.page.text
        assert "Begin with these" not in browser.page.text
        browser.follow("play the card with")
        browser.follow("Begin with these")
        assert "You arrange a festival in the palace of" in browser.page.text
        assert "plays a card with" in browser.page.text or "You play a card with" in browser.page.text
        browser.send("Send turn")
        assert view_of(site, game)["phase"] in ("auction", "turn")

    def test_who_is_asked_sees_the_totals_and_goes_on_with_the_fewest_cards(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(lambda record: in_auction(record) and not tie(record), first=18, festivals="open")
        (seat,) = load(site, game).record.actors.seats
        going = view_of(site, game)["bidding"]
        browser, before = browse(), load(site, game).record.head
        page = browser.open(link_of(site, game))
        assert "Go on, or pass?" in page.text
        assert f"Festival on {going['cell']}" in page.text
        assert f"Palace of {going['value']}:" in page.text
        browser.follow("Go on, to ")
        assert "Your cards are on the table then." in browser.page.text
        assert load(site, game).record.head == before
        browser.send("Send bid")
        after = view_of(site, game)["bidding"]
        assert after is None or after["totals"][str(seat)] >= max(going["totals"].values())

    def test_or_chooses_cards(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(in_auction, first=18, festivals="open")
        browser = browse()
        browser.open(link_of(site, game))
        for _ in range(9):
            if "Bid these:" in browser.page.text:
                break
            browser.follow("play the card with")
        browser.follow("Bid these:")
        assert browser.page.form("Send bid").fields["d"].startswith("bid ")

    def test_or_passes(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(lambda record: in_auction(record) and not tie(record), first=18, festivals="open")
        (seat,) = load(site, game).record.actors.seats
        browser = browse()
        browser.open(link_of(site, game))
        browser.follow("Pass")
        assert "You leave the competition." in browser.page.text
        browser.send("Send: you pass")
        going = view_of(site, game)["bidding"]
        assert going is None or seat not in going["in"]

    def test_in_a_tie_one_shares_or_raises(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(lambda record: in_auction(record) and tie(record), first=12, festivals="open")
        browser = browse()
        page = browser.open(link_of(site, game))
        assert "Share, or raise your bid?" in page.text
        assert "Raise, to " in page.text
        assert "Pass" not in [name for _, name in page.links]
        browser.follow("Share if all who are left would")
        assert "You would share the fame." in browser.page.text
        page = browser.send("Send: you share")
        assert page.status == 200

    def test_too_few_cards_are_refused_with_the_rule(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(lambda record: in_auction(record) and tie(record), first=12, festivals="open")
        before = load(site, game).record.head
        browser = browse()
        browser.open(link_of(site, game))
        page = browser.send("Send turn", d="pass")
        assert page.status == 422
        assert page.href("Rule: The Festival Competition 9")
        assert load(site, game).record.head == before


def tie(record: Record) -> bool:
    """Are all equal who are left?"""
    view = record.rules.view(record.state, None)
    return bool(view["bidding"]["tie"])


class TestOrders:
    @pytest.fixture(autouse=True)
    def answered(self) -> Any:
        assert "java" in STANDING

    def test_an_order_answers_before_anybody_is_asked(
        self, site: Site, terraces: Callable[..., str], people: list[User], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(lambda record: in_auction(record) and not tie(record), first=18, festivals="open")
        record = load(site, game).record
        (seat,) = record.actors.seats
        browser = browse(people[seat])
        browser.open(f"/games/{game}/turn")
        browser.send("Give this order", line="Festival up to 0 Share")
        assert load(site, game).record.head.point > record.head.point
        going = view_of(site, game)["bidding"]
        assert going is None or seat not in going["in"]
        assert [order.line for order in own_orders(site, load(site, game), seat).orders] == [
            "festival up to 0 share"
        ]

    def test_a_draft_in_which_nothing_is_bid_stays_as_it_was_chosen(
        self, site: Site, terraces: Callable[..., str], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(festivals="open")
        record = load(site, game).record
        (seat,) = record.actors.seats
        line = next(one for one in lines(record, seat) if one.startswith("place"))
        give(site, game, seat, ["festival up to 3 share"])
        browser = browse()
        first = browser.open(link_of(site, game)).address
        browser.open(f"{first}?d={line.replace(' ', '+')}")
        assert browser.page.form("Read orders").fields["d"] == line
        assert "Your standing order." not in browser.page.text
        browser.follow("Take back the last")
        assert bare(browser.page.address) == bare(first)

    def test_the_panel_says_what_it_does_to_its_seat_alone(
        self, site: Site, terraces: Callable[..., str], people: list[User], browse: Callable[..., Browser]
    ) -> None:
        game = terraces(festivals="open")
        give(site, game, 0, ["festival up to 3 share"])
        page = browse(people[0]).open(f"/games/{game}")
        assert "you go on with the fewest cards up to 3 points, beyond that you pass" in page.text
        assert (
            "up to 3 share" not in browse(people[1]).open(f"/games/{game}").text.partition("How standing")[0]
        )

    def test_where_bids_are_sealed_there_is_nothing_to_order(
        self, site: Site, terraces: Callable[..., str], people: list[User], browse: Callable[..., Browser]
    ) -> None:
        game = terraces()
        assert "Standing orders" not in browse(people[0]).open(f"/games/{game}").text
