"""Positions of Java for tests, drawn in text."""

from collections import Counter

from .java import Java
from .java_map import COLUMNS, PRINTED
from .java_scores import CARDS, EACH_CARD, PALACES
from .java_table import DEVELOPERS, IRRIGATION, RICES, THREES, TOKENS, TWOS, VILLAGES
from .java_tiles import Tile

ANNA, BOB, CHRIS, DAVID = range(4)


def given(drawing: str, seats: int = 4, hands: str = "", open_card: str = "md", form: str = "sealed") -> Java:
    """A game in the first turn, Anna's, with this land.

    A row of the drawing says where it begins, and then cell by cell, eastwards, land and level, and who
    stands there or which palace: "d9: v1 v2A v1=4 r1 ~ .". Every cell is covered by single tiles. Hands:
    "m,md - d,p".
    """
    dealt = Java(seats, form, [["m", "d", "p"]] * seats, open_card, ANNA)
    for row in drawing.split("\n"):
        start, _, cells = row.strip().partition(":")
        for step, token in enumerate(cells.split()):
            draw(dealt, f"{COLUMNS[COLUMNS.index(start[0]) + step]}{start[1:]}", token)
    if hands:
        dealt.hands = [[] if hand == "-" else hand.split(",") for hand in hands.split()]
    held = Counter(card for hand in dealt.hands for card in hand)
    dealt.deck = list((Counter(CARDS * EACH_CARD) - held - Counter([open_card])).elements())
    return dealt


def draw(game: Java, cell: str, token: str) -> None:
    """Bring one cell into the drawn state."""
    if token == "~":
        game.board.irrigation.add(cell)
        game.irrigation_left -= cell not in PRINTED
    elif token != ".":
        land, level, rest = token[0], int(token[1]), token[2:]
        single = Tile(cell, ()) if land == "v" else Tile(None, (cell,))
        for _ in range(level):
            game.board.lay(single)
        if rest.startswith("="):
            game.board.palaces[cell] = int(rest[1:])
            game.palace_tiles[int(rest[1:])] -= 1
        elif rest:
            game.board.developers[cell] = "ABCD".index(rest)
            game.developers_left["ABCD".index(rest)] -= 1


def play(game: Java, *lines: str) -> None:
    """Whoever is asked says these lines, one after the other."""
    for line in lines:
        game.move(game.to_move[0], line)


def assert_all_there(game: Java) -> None:
    """Nothing is made or lost: tiles, cards, developers, tokens, action points."""
    board = game.board
    sizes = Counter(len(tile.cells) for tile, _ in board.tiles)
    assert sizes[3] + game.threes == THREES
    assert sizes[2] + sum(game.twos) == TWOS * game.players
    assert sizes[1] + sum(game.rices) + sum(game.villages) == (RICES + VILLAGES) * game.players
    assert len(board.irrigation - PRINTED) + game.irrigation_left == IRRIGATION
    assert sum(board.level.values()) == sum(len(tile.cells) for tile, _ in board.tiles)
    standing = Counter(board.developers.values())
    assert all(standing[seat] + left == DEVELOPERS for seat, left in enumerate(game.developers_left))
    played = [*(game.feast.played.values() if game.feast else [])]
    cards = [*game.deck, *game.discards, game.open_card]
    cards += [card for group in [*game.hands, *played] for card in group]
    assert Counter(cards) == Counter(CARDS * EACH_CARD)
    used = Counter(PALACES) - Counter(game.palace_tiles)
    assert all(used[value] >= list(board.palaces.values()).count(value) for value in PALACES)
    assert min(game.palace_tiles.values()) >= 0 and 0 <= game.points_left <= 7
    assert all(0 <= left <= TOKENS for left in game.tokens)
    assert not set(board.developers) & (set(board.palaces) | board.irrigation)
    assert board.irrigation.isdisjoint(board.land)
    assert all(board.land[cell] == "village" for cell in board.palaces)
    assert all(board.palace_of(board.group(cell)) == cell for cell in board.palaces)
