"""Every sentence of the rulebook and every ruling has its test, and every refusal names its rule."""

import inspect
import re
from types import ModuleType

import pytest

from engine import GAMES
from engine.game import Illegal
from engine.medang.rulebook import RULES, SENTENCES, text
from tests.engine import laws
from tests.engine.chance import CountedDice
from tests.engine.medang import (
    test_rules_effects,
    test_rules_end,
    test_rules_setup,
    test_rules_turn,
    test_rulings_end,
    test_rulings_play,
)
from tests.engine.medang.hidden import MEDANG

MODULES = (
    test_rules_setup, test_rules_turn, test_rules_effects, test_rules_end,
    test_rulings_play, test_rulings_end,
)  # fmt: skip


def named_in(module: ModuleType) -> dict[str, str]:
    """The tests of a module, each with its docstring in one line."""
    return {
        name: " ".join((test.__doc__ or "").split())
        for name, test in inspect.getmembers(module, inspect.isfunction)
        if name.startswith("test_")
    }


def test_every_rule_has_its_test() -> None:
    named = {name for module in MODULES for name in named_in(module)}
    assert named == {f"test_{rule.lower().replace(' ', '_')}" for rule in RULES}


def test_every_test_quotes_its_sentence() -> None:
    quoted = {name: said for module in MODULES[:4] for name, said in named_in(module).items()}
    for heading, sentences in SENTENCES.items():
        for number, sentence in enumerate(sentences, 1):
            assert quoted[f"test_{heading.lower().replace(' ', '_')}_{number}"] == sentence


def test_a_rule_has_a_text() -> None:
    assert text("Play a trade tile 3").startswith("If that number has been reached")
    assert text("ruling 8") == "Step 3 is mandatory whenever there is a tile to take."
    with pytest.raises(KeyError):
        text("Play a trade tile 6")


def test_every_refusal_is_a_sentence_with_a_rule() -> None:
    game = GAMES["medang"]
    moments = [moment for seed in range(8) for moment in laws.random_game("medang", MEDANG, seed)]
    pool = sorted({*laws.every_move(moments)}, key=repr)[::5]
    refusals = set()
    for moment in moments[::4]:
        for seat in laws.seats_of(game, moment.state):
            for move in pool:
                try:
                    game.decide(moment.state, laws.chosen(game, moment.state, seat, move), CountedDice())
                except Illegal as no:
                    refusals.add((no.sentence, no.rule))
    assert len({rule for _, rule in refusals}) >= 15
    assert {rule for _, rule in refusals} <= set(RULES)
    assert all(re.fullmatch(r"[A-Z].{15,}\.", sentence) for sentence, _ in refusals)
