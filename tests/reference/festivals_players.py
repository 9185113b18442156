"""Players of The Festivals with different likings, so that random games reach every corner of the rules."""

import copy
import random
from itertools import pairwise

from .festivals import Festivals
from .festivals_map import FESTIVALS, THRESHOLDS, TRAVELLERS, next_to, slots_of
from .festivals_table import first_of

# nothing; many tickets in hand and few shown; all tickets shown; to the festival; each seat another one of
# these; and all together a tie at the end
LIKINGS = ("nothing", "hoard", "show", "festival", "mixed", "tie")


def choose(game: Festivals, seat: int, liking: str, chance: random.Random) -> str:
    """One of the seat's lines: mostly what it likes."""
    lines = sorted(game.legal(seat))
    if liking == "mixed":
        liking = LIKINGS[(seat + 1) % 4]
    elif liking == "tie":
        liking = "festival"
    liked = liked_lines(game, seat, liking, lines, chance)
    return chance.choice(liked if liked and chance.random() < 0.85 else lines)


def liked_lines(
    game: Festivals, seat: int, liking: str, lines: list[str], chance: random.Random
) -> list[str]:
    """The best of the lines for such a player."""
    if liking == "nothing":
        return lines
    match game.phase:
        case "plan":
            return liked_plans(game, seat, liking, lines)
        case "move" if liking == "festival":
            return steps_to_festival(game, seat, lines)
        case "rest":
            return [line for line in lines if line != "rest nothing"]
        case "name" | "order":
            return [line for line in lines if line.split()[1] == TRAVELLERS[seat]]
        case _:
            return lines


def liked_plans(game: Festivals, seat: int, liking: str, lines: list[str]) -> list[str]:
    """What such a player shows."""
    if liking == "hoard":
        return ["stay"]
    if liking == "show":
        return [line for line in lines if len(line.split()) == 1 + len(game.hands[seat])]
    way = way_to_festival(game, game.places[seat])
    size = len(way) - 1
    wanted = [line for line in lines if size and len(line.split()) == 1 + size and fits(game, way, line)]
    return wanted or ["stay"]


def way_to_festival(game: Festivals, start: str) -> list[str]:
    """The islands of a shortest way to the active festival, breadth-first."""
    goal = FESTIVALS[game.festival][0]
    ways = [[start]]
    while ways:
        way = ways.pop(0)
        if way[-1] == goal:
            return way
        ways += [[*way, island] for island in next_to(way[-1], game.typhoons) if island not in way]
    return [start]


def fits(game: Festivals, way: list[str], line: str) -> bool:
    """Whether the planned tickets can be laid along the way in some order, one after the other."""
    tickets = line.split()[1:]
    for _, island in pairwise(way):
        usable = [ticket for ticket in tickets if ticket in slots_of(island, game.players)]
        if not usable:
            return False
        tickets.remove(usable[0])
    return True


def steps_to_festival(game: Festivals, seat: int, lines: list[str]) -> list[str]:
    """The steps from which as many tickets are left as the way needs."""
    left = len(game.shown[seat]) - 1
    misses = {line: abs(len(way_to_festival(game, line.split()[1])) - 1 - left) for line in lines}
    return [line for line in lines if misses[line] == min(misses.values())]


def script_to_tie(game: Festivals, chance: random.Random) -> list[dict[int, str]]:
    """What all say until the next planning so that the leaders are tied at the end, or soon can be."""
    if max(game.points) < THRESHOLDS[game.players] - 10:
        return []
    found = []
    for number in range(24):
        trial, script = twin(game), []
        likings = [chance.choice(["festival", "festival", "hoard"]) for _ in game.hands]
        while not trial.over and trial.round == game.round:
            said = {seat: choose(trial, seat, likings[seat], chance) for seat in trial.to_move}
            trial.say(said)
            script.append(said)
        second, first = sorted(trial.points)[-2:]
        if first == second >= THRESHOLDS[trial.players]:
            return script
        # so far apart that the trailing one, first at a festival, draws level with a second place
        found.append((trial.over, not 1 <= first - second <= 3, -second, number, script))
    return min(found)[-1]


def twin(game: Festivals) -> Festivals:
    """A copy to try things out with; what it draws is not what the game will draw."""
    draw, game.draw = game.draw, first_of
    other = copy.deepcopy(game)
    game.draw = draw
    return other
