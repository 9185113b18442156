"""Starting a game: the form, and the one click that plays against bots."""

from dataclasses import dataclass, field
from typing import Any, Literal, cast, get_args

from flask import redirect, render_template, request
from werkzeug.datastructures import MultiDict

from service.access import need_user, site
from service.errors import Invalid, Problem
from service.lobby import create
from service.pages.blueprint import pages
from service.pages.medang.temples import temple_cards
from service.pages.quiet import wait_until_quiet
from service.table import Watch
from service.users import clean_address
from service.wishes import Wish

MOST = 5  # seats
PACES = (
    ("none", "none"),
    ("86400", "1 day"),
    ("259200", "3 days"),
    ("604800", "1 week"),
    ("hours", "so many hours"),
)
KINDS = (
    ("none", "nobody"),
    ("me", "me"),
    ("invite", "by address"),
    ("bot", "a bot"),
    ("open", "open to anybody"),
)
QUICK = [Wish("me"), Wish("bot"), Wish("bot")]


@dataclass(slots=True)
class NewGame:
    """The form as it was typed, and what is wrong with it."""

    temple: str = "borobudur"
    kinds: list[str] = field(default_factory=lambda: ["me", "invite", "none", "none", "none"])
    addresses: list[str] = field(default_factory=lambda: [""] * MOST)
    pace: str = "259200"
    hours: str = ""
    watch: str = "seats"
    neutral: str = "count"
    title: str = ""
    cut: str = ""
    wrong: dict[str, str] = field(default_factory=dict)  # field -> sentence

    @classmethod
    def typed(cls, form: MultiDict[str, str]) -> "NewGame":
        """The form as it came."""
        return cls(
            temple=form.get("temple", "borobudur"),
            kinds=[form.get(f"kind{number}", "none") for number in range(MOST)],
            addresses=[form.get(f"address{number}", "") for number in range(MOST)],
            pace=form.get("pace", "none"),
            hours=form.get("hours", ""),
            watch=form.get("watch", "seats"),
            neutral=form.get("neutral", "count"),
            title=form.get("title", ""),
            cut=form.get("cut", ""),
        )

    def wishes(self) -> list[Wish]:
        """The seats; an address that was typed counts as an invitation. Notes what is wrong with one."""
        made = []
        for number, (kind, address) in enumerate(zip(self.kinds, self.addresses, strict=True)):
            kind = "invite" if kind == "none" and address.strip() else kind
            if kind == "none":
                continue
            if kind not in ("me", "invite", "bot", "open"):
                self.wrong[f"seat{number}"] = "Choose who sits here."
                continue
            if kind == "invite":
                try:
                    address = clean_address(address)
                except Invalid as wrong:
                    self.wrong[f"seat{number}"] = wrong.detail
            made.append(Wish(cast(Literal["me", "invite", "bot", "open"], kind), address))
        return made

    def pace_seconds(self) -> int | None:
        """The pace, in seconds. Notes what is wrong with it."""
        if self.pace == "none":
            return None
        try:
            return (
                round(float(self.hours.replace(",", ".")) * 3600) if self.pace == "hours" else int(self.pace)
            )
        except (ValueError, OverflowError):
            self.wrong["pace"] = "Write the hours as a number, such as 36."
            return None

    def watcher(self) -> Watch:
        """Who may watch; the seats alone when it says nothing known."""
        return cast(Watch, self.watch) if self.watch in get_args(Watch) else "seats"

    def options(self) -> dict[str, str]:
        """The options of the rules."""
        return {"temple": self.temple, "neutral_dynasties": self.neutral}


@pages.get("/new")
def new() -> str:
    """The empty form."""
    need_user()
    return new_page(NewGame())


@pages.post("/new")
def create_game() -> Any:
    """Create it, or show the form again with everything that was typed."""
    user, form = need_user(), NewGame.typed(request.form)
    wishes, pace = form.wishes(), form.pace_seconds()
    if form.wrong:
        return new_page(form), 422
    try:
        game = create(
            site(), user.id, "medang", form.options(), wishes,
            pace=pace, watch=form.watcher(), cut=form.cut, title=form.title,
        )  # fmt: skip
    except Problem as problem:
        form.wrong["form"] = problem.detail
        return new_page(form), problem.status
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)


@pages.post("/new/bots")
def play_bots() -> Any:
    """A game against two bots, at once."""
    options = {"temple": "borobudur", "neutral_dynasties": "count"}
    game = create(site(), need_user().id, "medang", options, QUICK, pace=None)
    wait_until_quiet(site(), game)
    return redirect(f"/games/{game}", 303)


def new_page(form: NewGame) -> str:
    """The form, with what was typed and what is wrong with it."""
    return render_template("new.html", form=form, paces=PACES, kinds=KINDS, most=MOST, temples=temple_cards())
