"""The form of a new game: what was typed, and what is wrong with it."""

from dataclasses import dataclass, field
from typing import Literal, cast, get_args

from werkzeug.datastructures import MultiDict

from service.bots import bots_of
from service.errors import Invalid
from service.pages.covers import Cover
from service.table import Watch
from service.users import clean_address
from service.wishes import Wish

PACES = (
    ("none", "no deadline"),
    ("86400", "1 day"),
    ("259200", "3 days"),
    ("604800", "1 week"),
    ("hours", "so many hours:"),
)
KINDS = (
    ("none", "nobody"),
    ("me", "me"),
    ("invite", "an address"),
    ("bot", "a bot"),
    ("open", "open to anybody"),
)


@dataclass(slots=True)
class NewGame:
    """The form as it was typed, and what is wrong with it."""

    rules: str
    options: dict[str, str]
    kinds: list[str]
    addresses: list[str]
    pace: str = "259200"
    hours: str = ""
    watch: str = "seats"
    title: str = ""
    cut: str = ""
    sure: tuple[str, ...] = ()  # addresses without a dot that were seen and sent again
    wrong: dict[str, str] = field(default_factory=dict)  # the id of a field -> sentence; "": of no one field

    @classmethod
    def empty(cls, rules: str, cover: Cover, bots: int = 0) -> "NewGame":
        """The form before anything is typed; for a game against so many bots, if any."""
        most = cover.SEATS[-1]
        others = ["bot"] * min(bots, most - 1) or ["invite"]
        kinds = ["me", *others, *["none"] * (most - 1 - len(others))]
        return cls(rules, dict(cover.OPTIONS), kinds, [""] * most, pace="none" if bots else "259200")

    @classmethod
    def typed(cls, rules: str, cover: Cover, form: MultiDict[str, str]) -> "NewGame":
        """The form as it came."""
        seats = range(cover.SEATS[-1])
        return cls(
            rules,
            {name: form.get(name, usual) for name, usual in cover.OPTIONS.items()},
            kinds=[form.get(f"kind{number}", "none") for number in seats],
            addresses=[form.get(f"address{number}", "") for number in seats],
            pace=form.get("pace", "none"),
            hours=form.get("hours", ""),
            watch=form.get("watch", "seats"),
            title=form.get("title", ""),
            cut=form.get("cut", ""),
            sure=tuple(form.get("sure", "").split()),
        )

    def wishes(self) -> list[Wish]:
        """The seats. Notes what is wrong with one."""
        made = []
        for number, (kind, typed) in enumerate(zip(self.kinds, self.addresses, strict=True)):
            address = self.address(number, typed) if kind == "invite" else ""
            if kind == "none" and typed.strip():
                self.wrong[f"address{number}"] = (
                    "This seat is for nobody, and an address stands here: choose “an address”, or clear it."
                )
            elif kind not in ("none", "me", "invite", "bot", "open"):
                self.wrong[f"kind{number}"] = "Choose who sits here."
            elif kind != "none":
                chosen = cast(Literal["me", "invite", "bot", "open"], kind)
                made.append(Wish(chosen, address, bots_of(self.rules)[0]))
        return made

    def address(self, number: int, typed: str) -> str:
        """An address as it is kept. Notes what is wrong with it, and what only may be wrong, once."""
        try:
            address = clean_address(typed)
        except Invalid as wrong:
            self.wrong[f"address{number}"] = wrong.detail
            return ""
        domain = address.rpartition("@")[2]
        if "." not in domain and domain != "localhost" and address not in self.sure:
            self.sure = (*self.sure, address)
            self.wrong[f"address{number}"] = (
                f"“{domain}” has no dot. Is the address whole? If it is, press the button again."
            )
        return address

    def pace_seconds(self) -> int | None:
        """The pace, in seconds. Notes what is wrong with it."""
        if self.hours.strip() and self.pace != "hours":
            self.wrong["hours"] = "Hours stand here, and another time is chosen: choose one of them."
        if self.pace == "none":
            return None
        try:
            return (
                round(float(self.hours.replace(",", ".")) * 3600) if self.pace == "hours" else int(self.pace)
            )
        except (ValueError, OverflowError):
            self.wrong["hours"] = "Write the hours as a number, such as 36."
            return None

    def watcher(self) -> Watch:
        """Who may watch; the seats alone when it says nothing known."""
        return cast(Watch, self.watch) if self.watch in get_args(Watch) else "seats"

    def faults(self) -> list[tuple[str, str]]:
        """Everything that is wrong, each with the id of its field, or ""."""
        return [(place, f"{where(place)}{sentence}") for place, sentence in self.wrong.items()]


def where(place: str) -> str:
    """ "Seat 2: " for a field of that seat; nothing for others."""
    return f"Seat {int(place[-1]) + 1}: " if place[-1:].isdigit() else ""
