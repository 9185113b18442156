"""Prints a whole game as JSON, log and views: run as a script, to compare two processes (law 10)."""

import json
import sys

from engine import GAMES
from engine.play import play, replay
from tests.engine.chance import NumberedDice


def transcript(name: str, seats: int, seed: int) -> list[str]:
    """The lines of a game in which each choice is a draw, too."""
    game, dice = GAMES[name], NumberedDice(seed)
    log = list(game.setup({}, range(seats), dice))
    state, lines = replay(game, log), []
    while asked := game.actors(state).seats:
        options = {seat: list(game.legal(state, seat)) for seat in asked}
        choices = {seat: moves[dice.below(len(moves))] for seat, moves in options.items()}
        events, state = play(game, state, [choices], dice)
        lines += [json.dumps(game.codec.dump(event)) for event in events]
        lines += [json.dumps(game.view(state, seat)) for seat in (None, *range(seats))]
    return [*lines, json.dumps(game.codec.dump(state)), repr(game.outcome(state))]


if __name__ == "__main__":
    print("\n".join(transcript(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
