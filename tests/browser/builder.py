"""A person who plays Java by clicking: terraces, palaces, festivals both ways."""

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from playwright.sync_api import Locator

from engine.java import moves
from service.bots.competing import most, shares
from tests.browser.person import Person
from tests.browser.seeing import NAMED, Seen, numbers_in, see, view_of
from tests.browser.taste import Taste, title_of

NAMES = "all => all.map(one => one.getAttribute('aria-label') || one.textContent.trim())"
PLACES = """
board => [...board.querySelectorAll("svg a")]
  .filter(one => one.getClientRects().length)
  .map(one => one.getAttribute("aria-label"))
"""  # of the board that is shown at this width
LONGEST = 60  # moves in one visit
SPACE = re.compile(r"\b[a-s]\d+\b")
READY = re.compile("^(Send|Seal)")
CARD = re.compile("^play the card with .*, worth ([12])$")


class Card(NamedTuple):
    """A card in hand, to be chosen."""

    link: Locator
    worth: int


@dataclass
class Builder(Person):
    """Lays many tiles, and does whatever he has never done yet as soon as the page offers it."""

    def move(self) -> None:
        """Whatever is asked, and what follows from it in the same visit."""
        for _ in range(LONGEST):
            seen = see(self.page)
            if seen.ready:
                self.press(READY)
            elif re.match(rf"(Your|A) festival on .*, {self.name}", seen.title):
                self.bid(seen)
            elif not seen.title.startswith(f"Your turn, {self.name}"):
                assert not seen.asks, f"{self.name} does not understand “{seen.title}”"
                if not self.page.get_by_role("link", name="Go on", exact=True).count():
                    return
                self.follow_link(self.page.get_by_role("link", name="Go on", exact=True))
            elif "Pass" in seen.acts or "Share" in seen.acts:
                self.answer(seen)
            else:
                self.build(seen)
        raise AssertionError(f"{self.name} is asked again and again: {self.page.url}")

    def click(self, link: Locator, kind: str = "") -> None:
        """Follow a link; with its kind, when that is worth to be remembered."""
        self.done.update([kind] if kind else [])
        self.follow_link(link)

    def link(self, name: str) -> Locator:
        """What the menu or a list of answers offers under this name."""
        beside = self.page.locator("#turn")
        return beside.get_by_role("link", name=re.compile(rf"^{re.escape(name)}")).first

    def places(self) -> dict[str, Locator]:
        """The spaces that can be clicked on the board."""
        board = self.page.locator("#board")
        return {
            name.partition(",")[0]: board.locator(f'a[aria-label="{name}"]').locator("visible=true")
            for name in board.evaluate(PLACES)
        }

    def build(self, seen: Seen) -> None:
        """One more move of the turn."""
        view = view_of(seen, self.name)
        taste = Taste(view, seen.menu)
        move = taste.wish(self.done)
        title = title_of(move)
        match move:
            case moves.Place():
                self.lay(taste, title)
            case moves.Walk():
                self.walk(title, move)
            case moves.Palace():
                self.palace(view, move)
            case moves.Enter() | moves.Irrigate():
                self.click(self.link(title))
                self.click(self.places()[move.cell], title)
            case moves.Festival():
                self.click(self.link(title), title)
                if self.asked("In which palace is the festival?"):
                    self.click(self.places()[move.cell])
                self.begin(move.cards)
            case moves.End() if view["final"]:
                self.click(self.link(title), "End the last turn")
            case _:
                self.click(self.link(title), title)

    def lay(self, taste: Taste, title: str) -> None:
        """A tile: which, where its village is, and how it lies."""
        self.click(self.link(title))
        places = self.places()
        move = taste.tile(title, places)
        self.click(places[move.cells[0]], title)
        if len(move.cells) > 1:
            ways = self.page.locator(".turnings a")
            names = ways.evaluate_all(NAMES)
            lies = [tuple(re.findall(SPACE, name)) for name in names]
            self.click(ways.nth(max(range(len(lies)), key=lambda n: taste.lies(move, lies[n]))))

    def walk(self, title: str, move: moves.Walk) -> None:
        """From a space to another: the first click on the menu, or on the developer at once."""
        if self.done["developer at once"] > self.done[title] / 2:
            self.click(self.link(title))
            self.click(self.places()[move.origin])
        else:
            self.click(self.places()[move.origin], "developer at once")
        off = self.link("Take him off the board")
        if not self.done["Take him off the board"] and off.count():
            self.click(off, "Take him off the board")
        else:
            self.click(self.places()[move.cell], title)

    def palace(self, view: Any, move: moves.Palace) -> None:
        """By the menu, or by a click on the palace that stands there."""
        stands = any(one["cell"] == move.cell for one in view["palaces"])
        if stands and not self.done["palace at once"]:
            self.click(self.places()[move.cell], "palace at once")
        else:
            self.click(self.link("Palace"))
            if self.asked("Where is the palace?"):
                self.click(self.places()[move.cell])
        self.done["Enlarge" if stands else "Palace"] += 1
        if (value := self.link("A palace of ")).count():
            self.click(value, "value of a palace")

    def begin(self, cards: Any) -> None:
        """In open form the cards that a festival begins with; one, where nobody else competes."""
        if self.by_himself() or not self.asked("with which cards?"):
            return
        (wanted,) = (name for name, card in NAMED.items() if card in cards)
        self.click(self.link(f"play the card with {wanted}, worth"), "card")
        self.click(self.link("Begin with these"), "Begin with these")

    def asked(self, question: str) -> bool:
        """Is this asked now?"""
        return question in see(self.page).asked

    def by_himself(self) -> bool:
        """Nobody else competes: the first card that is offered."""
        card = self.link("Play the card with")
        if card.count():
            self.click(card, "card for himself")
            return True
        return False

    def bid(self, seen: Seen) -> None:
        """Under seal: nothing, or some cards, and whether he would share."""
        if self.by_himself():
            return
        value = numbers_in(seen.says(r"Festival of the palace of (\d+)")[1])
        share, alone, nothing = "bid to share", "bid alone", "bid nothing"
        never = [kind for kind in (share, alone, nothing) if not self.done[kind]]
        kind = never[0] if never else share if shares(value) else alone
        if self.on(kind == nothing and "Bid nothing" in seen.acts, "Bid nothing", nothing):
            return
        played = 0
        while card := self.card(most(value) - played, first=not played):
            self.click(card.link, "card")
            played += card.worth
        if played:
            self.on(True, "Never share" if kind == alone else "Share, if all who are left would", kind)
        else:
            self.on(True, "Bid nothing", nothing)

    def on(self, wanted: bool, name: str, kind: str) -> bool:
        """See that this is chosen, if it is wanted; a click where it was not."""
        if wanted and self.link(name).get_attribute("aria-current") is None:
            self.click(self.link(name))
        self.done[kind] += wanted
        return wanted

    def card(self, left: int, first: bool) -> Card | None:
        """The cheapest card that is not chosen yet; unless it is the first, it may not be worth more than is
        left."""
        links = self.page.locator("#turn .hand a:not([aria-current])").locator("visible=true")
        found = [re.match(CARD, text.strip()) for text in links.locator(".vh").all_text_contents()]
        cards = [Card(links.nth(number), int(each[1])) for number, each in enumerate(found) if each]
        best = min(cards, key=lambda card: card.worth, default=None)
        return best if best and (first or best.worth <= left) else None

    def answer(self, seen: Seen) -> None:
        """Openly: raise, pass, or share."""
        value = numbers_in(seen.says(r"Festival of the palace of (\d+)")[1])
        offers = {
            act.partition(",")[0]: act for act in seen.acts
        }  # "Go on, to 3", "Raise, to 3", Share, Pass
        raised = next((kind for kind in ("Go on", "Raise") if kind in offers), None)
        never = [kind for kind in offers if not self.done[kind]]
        if never:
            kind = never[0]
        elif (
            raised and numbers_in(offers[raised]) <= most(value) and not (raised == "Raise" and shares(value))
        ):
            kind = raised
        else:
            kind = "Share" if "Share" in offers else "Pass"
        if kind != raised or not self.choose_cards():
            self.click(self.link(offers[kind]), kind)

    def choose_cards(self) -> bool:
        """Once in a while he says himself with which card he goes on."""
        card = None if self.done["Bid these"] else self.card(0, first=True)
        if card:
            self.click(card.link, "card")
        these = self.link("Bid these")
        if card and these.count():
            self.click(these, "Bid these")
            return True
        return False
