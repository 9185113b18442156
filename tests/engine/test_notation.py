"""Text for every legal move, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES
from engine.game import Illegal
from tests.engine.laws import random_game
from tests.engine.test_laws import SAMPLES

games = pytest.mark.parametrize("name", sorted(GAMES))


@games
def test_every_legal_move_is_read_back(name: str) -> None:
    game, written = GAMES[name], {}
    for seed in range(min(12, SAMPLES[name].games)):
        for moment in random_game(name, SAMPLES[name], seed)[:: SAMPLES[name].every]:
            for seat in game.actors(moment.state).seats:
                for move in game.legal(moment.state, seat):
                    written[game.notation.write(move)] = move
    assert {type(move) for move in written.values()} >= set(game.codec.moves.values()) - RARE[name]
    for line, move in written.items():
        assert game.notation.read(line) == move
        assert game.notation.read(f"  {line.upper().replace(' ', '   ')}\t") == move
        assert game.codec.load_move(game.codec.dump(move)) == move


WORDS = [
    "play", "take", "swap", "exchange", "b1", "g3", "5", "5.2", "pile", ".", "-1", "0", "²", "٣",
    "plan", "go", "name", "order", "rest", "return", "shift", "bali", "y", "k", "red", "bali/jawa", "/",
]  # fmt: skip
RARE = {  # moves that random games need not meet
    "festivals": set[type](),
    "java": {GAMES["java"].codec.moves[kind] for kind in ("Bid", "Retire", "Share")},
    "medang": {GAMES["medang"].codec.moves["Pass"]},
}


@games
@given(text=st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_a_move_or_refused_with_a_sentence(name: str, text: str) -> None:
    notation = GAMES[name].notation
    try:
        move = notation.read(text)
    except Illegal as refused:
        sentence = refused.sentence
    else:
        sentence = f"The line {notation.write(move)} is a move."
        assert notation.read(notation.write(move)) == move
    assert sentence.endswith(".") and "\n" not in sentence
