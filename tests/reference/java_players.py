"""Players of Java with different likings, so that random games get far, into every corner of the rules."""

import random
from collections.abc import Callable

from .java import Java
from .java_map import NEXT
from .java_scores import worth
from .java_tiles import WAYS_TO_LAY, Tile

# cities, terraces; developers on the move; lakes; cards and festivals; an end soon; nothing left to place on
LIKINGS = ("build", "walk", "irrigate", "feast", "rush", "clog")
TRIES = 300

# of each liking: what is tried, one after the other, and how often each time; then the turn ends
PLANS = {
    "build": [
        ("palace", 0.95),
        ("token", 0.2),
        ("develop", 0.4),
        ("draw", 0.1),
        ("place", 0.9),
        ("walk", 0.3),
    ],
    "walk": [("walk", 0.5), ("enter", 0.3), ("visit", 0.4), ("exit", 0.15), ("palace", 0.5), ("place", 0.6)],
    "irrigate": [("token", 0.2), ("irrigate", 0.3), ("shore", 0.2), ("place", 0.9), ("palace", 0.3)],
    "feast": [("palace", 0.9), ("visit", 0.6), ("draw", 0.6), ("develop", 0.2), ("place", 0.6)],
    "rush": [("palace", 0.3), ("token", 0.9), ("enter", 0.1), ("place", 1.0)],
    "clog": [("irrigate", 0.6), ("enter", 0.8), ("walk", 0.2), ("palace", 0.9), ("place", 0.3)],
}


def choose(game: Java, seat: int, liking: str, chance: random.Random) -> str:
    """One of the seat's lines: mostly what it likes."""
    if game.feast:
        return chance.choice(liked_bids(game, seat, liking, chance))
    for act, often in PLANS[liking]:
        if chance.random() < often:
            line = find(game, act, liking, chance)
            if line:
                return line
    must_place = game.on_duty() and find(game, "place", liking, chance)
    return must_place or last_line(game, chance)


def last_line(game: Java, chance: random.Random) -> str:
    """A festival, if there is one to hold, and otherwise the end; small festivals are often put off."""
    lines = sorted(game.feasts_to_hold())
    large = [line for line in lines if len(game.standing(line.split()[1])) > 2]
    small = lines if chance.random() < 0.6 else []
    return first_allowed(game, large or small, chance) or "end"


def first_allowed(game: Java, lines: list[str], chance: random.Random) -> str | None:
    """Any of the lines that may be played."""
    for line in chance.sample(lines, min(len(lines), 20)):
        if game.may_do(line):
            return line
    return None


def find(game: Java, act: str, liking: str, chance: random.Random) -> str | None:
    """A line for this act, if there is one."""
    if act == "place":
        return liked_place(game, liking, chance)
    if act == "walk":
        own = game.own()
        lines = sorted(game.walks_from(chance.choice(sorted(own)))) if own else []
        return first_allowed(game, lines, chance)
    if act == "palace":
        lines = sorted(game.palaces(), key=lambda line: -int(line.split()[2]))
        return next((line for line in lines if game.may_do(line)), None)
    return first_allowed(game, sorted(offered(game, act)), chance)


def offered(game: Java, act: str) -> list[str]:
    """The lines of an act that are worth a look."""
    board = game.board
    match act:
        case "develop":
            return [line for line in game.enters() if board.land[line.split()[1]] == "village"]
        case "visit":
            return [line for line in game.enters() if is_new_in_city(game, line.split()[1])]
        case "shore":
            return [line for line in game.enters() if board.irrigation & set(NEXT[line.split()[1]])]
        case "enter":
            return list(game.enters())
        case "exit":
            return list(game.exits())
        case "token":
            return list(game.tokens_to_play())
        case "draw":
            return list(game.draws())
    lines = list(game.irrigations())
    near = [line for line in lines if board.irrigation & set(NEXT[line.split()[1]])]
    return near if near and len(game.board.tiles) % 3 else lines


def is_new_in_city(game: Java, cell: str) -> bool:
    """Whether the cell is in a city in which the seat has nobody."""
    group = game.board.group(cell)
    return bool(game.board.palace_of(group)) and game.turn_of not in game.board.levels_in(group)


def liked_place(game: Java, liking: str, chance: random.Random) -> str | None:
    """The best of some placements; of all, when none of those is legal."""
    if game.points_left < 1:
        return None
    for tiles in (chance.sample(WAYS_TO_LAY, TRIES), WAYS_TO_LAY):
        legal = [tile for tile in tiles if game.may_place(tile, game.board, game.points_left)]
        if legal:
            taste = TASTES[liking]
            best = max(taste(game, tile) for tile in legal)
            return chance.choice([tile for tile in legal if taste(game, tile) == best]).line
    return None


def for_cities(game: Java, tile: Tile) -> int:
    """High, and the village where villages are."""
    level = game.board.level.get(tile.cells[0], 0)
    near = sum(game.board.land.get(cell) == "village" for cell in NEXT.get(tile.village or "", []))
    return level + near - 2 * game.board.outside(tile)


def for_lakes(game: Java, tile: Tile) -> int:
    """On bare board beside irrigation."""
    bare = [cell for cell in tile.cells if cell not in game.board.land]
    return sum(len(game.board.irrigation & set(NEXT[cell])) for cell in bare)


def for_speed(game: Java, tile: Tile) -> int:
    """Three spaces, cheap."""
    return len(tile.cells) - 2 * game.board.outside(tile)


def for_trouble(game: Java, tile: Tile) -> int:
    """Little, and where steps come about."""
    return -len(tile.cells)


TASTES: dict[str, Callable[[Java, Tile], int]] = {
    "build": for_cities,
    "walk": lambda game, tile: game.board.outside(tile),
    "irrigate": for_lakes,
    "feast": for_cities,
    "rush": for_speed,
    "clog": for_trouble,
}


def liked_bids(game: Java, seat: int, liking: str, chance: random.Random) -> list[str]:
    """What a seat says in a competition: as much as it can, as little, enough to share, or anything."""
    lines = sorted(game.legal(seat))
    mood = chance.choice(["high", "match", "share", "match" if liking == "feast" else "low", "any"])
    if mood == "any":
        return lines
    word = "share" if mood == "share" else "alone"  # in a sealed bid
    meant = [line for line in lines if line.endswith(word)] if mood != "low" else []
    bids = {line: sum(worth(card, game.open_card) for card in cards_of(line)) for line in meant or lines}
    if mood == "high" or meant:
        return [line for line in bids if bids[line] == max(bids.values())]
    least = min((bid for bid in bids.values() if bid or mood == "low"), default=0)
    return [line for line in bids if bids[line] == least]


def cards_of(line: str) -> list[str]:
    """The cards of a bid."""
    return [word for word in line.split()[1:] if word not in ("share", "alone", "nothing")]
