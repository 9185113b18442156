"""What the tests of a game's rules owe to its rulebook: a test for every rule, its sentence quoted, and no
refusal without a sentence and a rule."""

import inspect
import re
from collections.abc import Collection, Iterable, Mapping
from types import ModuleType

from engine import GAMES
from engine.game import Illegal
from tests.engine import laws
from tests.engine.chance import CountedDice
from tests.engine.laws import Sample

Refusal = tuple[str, str]  # its sentence and its rule


def test_of(rule: str) -> str:
    """The name of a rule's test."""
    return f"test_{rule.lower().replace(' ', '_')}"


def tests_in(modules: Iterable[ModuleType]) -> dict[str, str]:
    """The tests of some modules, each with its docstring in one line."""
    return {
        name: " ".join((test.__doc__ or "").split())
        for module in modules
        for name, test in inspect.getmembers(module, inspect.isfunction)
        if name.startswith("test_")
    }


def every_rule_has_its_test(modules: Iterable[ModuleType], rules: Iterable[str]) -> None:
    """Each rule has a test of its name, and there is no other test in these modules."""
    assert set(tests_in(modules)) == set(map(test_of, rules))


def every_test_quotes_its_sentence(
    modules: Iterable[ModuleType], sentences: Mapping[str, tuple[str, ...]]
) -> None:
    """Each sentence of the rulebook is the docstring of its test."""
    quoted = tests_in(modules)
    for heading, under in sentences.items():
        for number, sentence in enumerate(under, 1):
            assert quoted[test_of(f"{heading} {number}")] == sentence


def refusals(name: str, sample: Sample, seeds: range) -> set[Refusal]:
    """What is said to every fifth move of some random games in every fourth of their positions."""
    game = GAMES[name]
    moments = [moment for seed in seeds for moment in laws.random_game(name, sample, seed)]
    pool = sorted({*laws.every_move(moments)}, key=repr)[::5]
    refused = set()
    for moment in moments[::4]:
        for seat in laws.seats_of(game, moment.state):
            for move in pool:
                try:
                    game.decide(moment.state, laws.chosen(game, moment.state, seat, move), CountedDice())
                except Illegal as no:
                    refused.add((no.sentence, no.rule))
    return refused


def every_refusal_is_a_sentence_with_a_rule(refused: Collection[Refusal], rules: Collection[str]) -> None:
    """Each is a sentence for a person, and names a rule that exists."""
    assert {rule for _, rule in refused} <= set(rules)
    assert all(re.fullmatch(r"[A-Z].{15,}\.", sentence) for sentence, _ in refused)
