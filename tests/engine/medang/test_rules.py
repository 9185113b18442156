"""Every sentence of the rulebook and every ruling has its test, and every refusal names its rule."""

import pytest

from engine.medang.rulebook import RULES, SENTENCES, text
from tests.engine import rules
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


def test_every_rule_has_its_test() -> None:
    rules.every_rule_has_its_test(MODULES, RULES)


def test_every_test_quotes_its_sentence() -> None:
    rules.every_test_quotes_its_sentence(MODULES, SENTENCES)


def test_a_rule_has_a_text() -> None:
    assert text("Play a trade tile 3").startswith("If that number has been reached")
    assert text("ruling 8") == "Step 3 is mandatory whenever there is a tile to take."
    with pytest.raises(KeyError):
        text("Play a trade tile 6")


def test_every_refusal_is_a_sentence_with_a_rule() -> None:
    refused = rules.refusals("medang", MEDANG, range(8))
    assert len({rule for _, rule in refused}) >= 15
    rules.every_refusal_is_a_sentence_with_a_rule(refused, RULES)
