"""The news of The Festivals in a sentence: that all plans are shown, or how a round went."""

from collections.abc import Sequence

from engine.festivals.festivals import FESTIVALS
from engine.words import both
from service.boards.festivals.words import ends
from worker.particulars.festivals.words import counts, festival
from worker.particulars.game import Headline, Names, Told, View

LONGEST = 60  # characters of news in a subject


def headline(view: View, told: Sequence[Told], names: Names) -> Headline | None:
    """What is worth opening a letter for; None: the last line will do."""
    if view["phase"] in ("plan", "favour", "shift"):
        return new_round(view, told, names)
    if any(event["kind"] == "Shown" for event in told) and view["seats"][0]["plan"] is not None:
        return shown(view, names)
    return None


def shown(view: View, names: Names) -> Headline:
    """All plans are shown."""
    said = counts(view, names, range(len(view["seats"])))
    brief = said if len(said) <= LONGEST else "all plans are shown"
    return Headline(f"Everybody has sealed: {said}.", brief)


def new_round(view: View, told: Sequence[Told], names: Names) -> Headline:
    """Who took what at the last festival, and which comes now."""
    claims = claimed(told)
    ending = ends(view)
    now = f"{'Next' if ending else 'Now it'} is {festival(view['festival'])}."
    brief = (
        f"round {view['round'] - 1} ends"
        if ending
        else f"round {view['round']}, {festival(view['festival'])}"
    )
    if not claims:
        return Headline(now, brief)
    taken = both(f"{names[event['seat']]} took {event['points']}" for event in claims)
    return Headline(f"At {FESTIVALS[claims[0]['festival']].name} {taken}. {now}", brief)


def claimed(told: Sequence[Told]) -> list[Told]:
    """The prizes of the round that was over last, as far as they were told."""
    claims: list[Told] = []
    found: list[Told] = []
    for event in told:
        if event["kind"] == "Claimed":
            claims.append(event)
        elif event["kind"] == "FestivalChanged":
            found, claims = claims, []
    return found
