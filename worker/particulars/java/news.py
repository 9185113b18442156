"""The news of Java in a sentence: a festival, the final turns, or who has scored."""

from collections import Counter
from collections.abc import Sequence

from engine.words import both
from worker.particulars.game import Headline, Names, Told, View
from worker.particulars.java.words import capital, fame, palace, people

SCORES = ("PalaceBuilt", "PalaceEnlarged", "Enclosed", "FestivalWon", "FinalScored")


def headline(view: View, told: Sequence[Told], names: Names) -> Headline | None:
    """What is worth opening a letter for; None: the last line will do."""
    if view["bidding"]:
        return going_on(view, names)
    if any(event["kind"] == "EndTriggered" for event in told):
        return triggered(told, names)
    return scored(told, names)


def going_on(view: View, names: Names) -> Headline:
    """A festival that is bid for."""
    going = view["bidding"]
    holder = names[going["arranger"]]
    holds = "hold" if holder == "you" else "holds"
    sentence = f"{capital(holder)} {holds} a festival in {palace(going)}."
    return Headline(sentence, f"festival on {going['cell']}")


def triggered(told: Sequence[Told], names: Names) -> Headline:
    """The final turns have begun."""
    end = next(event for event in told if event["kind"] == "EndTriggered")
    who = capital(names[end["seat"]])
    why = (
        f"{who} laid the last 3-space tile"
        if end["why"] == "threes"
        else "Nobody could lay a tile for a whole round"
    )
    return Headline(f"{why}: the final turns have begun.", "the final turns")


def scored(told: Sequence[Told], names: Names) -> Headline | None:
    """Who won which festival, and who has scored how much, festivals included."""
    won = [festival(event, names) for event in told if event["kind"] == "FestivalWon"]
    points: Counter[int] = Counter()
    for event in told:
        if event["kind"] in SCORES:
            points.update(dict.fromkeys(scorers(event), event["points"]))
    scores = [(names[seat], number) for seat, number in points.most_common() if number]
    said = [f"{name} {fame(number)}" for name, number in scores]
    sentences = [*won, *([f"Fame since your last move: {both(said)}."] if said else [])]
    if not sentences:
        return None
    return Headline(
        " ".join(sentences), both(f"{name} +{number}" for name, number in scores) if scores else ""
    )


def scorers(event: Told) -> Sequence[int]:
    """The seats that each have the points of an event."""
    if "seats" in event:
        return tuple(event["seats"])
    return () if event["seat"] is None else (event["seat"],)


def festival(event: Told, names: Names) -> str:
    """ "Ada won the festival on h10, 4 points." """
    who, each = capital(people(names, event["seats"])), " each" if len(event["seats"]) > 1 else ""
    did = "shared" if each else "won"
    return f"{who} {did} the festival on {event['cell']}, {fame(event['points'])}{each}."
