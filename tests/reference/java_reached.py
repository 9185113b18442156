"""What games of Java have come to, so that a test can say that everything was met."""

from collections import Counter
from typing import Any

from .java import Java
from .java_scores import ranks


def of_position(game: Java, said: dict[int, str]) -> Counter[str]:
    """What is worth counting about a position and what is said in it."""
    board = game.board
    found: Counter[str] = Counter()
    found["several cities"] += len(board.palaces) > 2
    found["terrace of level 3"] += max(board.level.values(), default=0) > 2
    found["no card to draw"] += not game.can_turn_up()
    found["a palace tile used up"] += 0 in game.palace_tiles.values()
    for line in said.values():
        word, *cells = line.split()
        found[word] += 1
        if word == "place":
            found["on annexed land"] += any(cell[:-1] in board.annexed for cell in cells)
        if game.feast and game.phase == "auction":
            found["raise of a tie"] += word == "bid" and game.feast.tied()
    return found


def of_events(game: Java, told: list[Any]) -> Counter[str]:
    """What is worth counting about what has happened; the game is as it was before."""
    found: Counter[str] = Counter()
    found["two lakes at once"] += [event["kind"] for event in told].count("Enclosed") > 1
    for event in told:
        match event["kind"]:
            case "Reshuffled":
                found["reshuffle"] += 1
            case "Placed":
                found["overhang"] += event["cost"] > 1
                found["overhang of two"] += event["cost"] > 2
            case "Enclosed":
                many, someone = len(event["cells"]) > 1, event["seat"] is not None
                found["lake of several"] += many and someone
                found["lake that nobody gets"] += not someone
            case "FestivalWon":
                seats = event["seats"]
                found["festival shared" if len(seats) > 1 else "festival won"] += 1
                found["festival shared by three"] += len(seats) > 2
                found["festival after the own scoring"] += any(game.scored[seat] for seat in seats)
            case "EndTriggered":
                found[f"end by {event['why']}"] += 1
            case "FinalScored":
                found["second rank"] += any(part["rank"] == 2 for part in event["parts"])
    return found


def of_end(game: Java) -> Counter[str]:
    """What is worth counting about the last position."""
    orders = [ranks(game.standing(palace)) for palace in game.board.palaces]
    return Counter({"tie in ranks": any(len(seats) > 1 for order in orders for seats in order)})
