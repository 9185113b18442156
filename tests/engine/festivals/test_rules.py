"""Every sentence of the rulebook and every ruling has its test, and every refusal names its rule."""

import pytest

from engine.festivals.rulebook import RULES, SENTENCES, text
from tests.engine import rules
from tests.engine.festivals import (
    test_rules_airplane,
    test_rules_box,
    test_rules_end,
    test_rules_faq,
    test_rules_move,
    test_rules_move_examples,
    test_rules_points,
    test_rules_rest,
    test_rules_round,
    test_rules_setup,
    test_rules_typhoons,
    test_rulings_actions,
    test_rulings_rounds,
)
from tests.engine.festivals.hidden import FESTIVALS_SAMPLE

MODULES = (
    test_rules_box, test_rules_setup, test_rules_round, test_rules_move, test_rules_move_examples,
    test_rules_rest, test_rules_points, test_rules_end, test_rules_airplane, test_rules_typhoons,
    test_rules_faq, test_rulings_actions, test_rulings_rounds,
)  # fmt: skip


def test_every_rule_has_its_test() -> None:
    rules.every_rule_has_its_test(MODULES, RULES)


def test_every_test_quotes_its_sentence() -> None:
    rules.every_test_quotes_its_sentence(MODULES, SENTENCES)


def test_a_rule_has_a_text() -> None:
    assert text("Move 21") == "Move through the connector tile is free."
    assert text("ruling 21") == "All slots are emptied in every Refresh."
    with pytest.raises(KeyError):
        text("Move 33")


def test_every_refusal_is_a_sentence_with_a_rule() -> None:
    refused = rules.refusals("festivals", FESTIVALS_SAMPLE, range(8))
    assert len({rule for _, rule in refused}) >= 15
    rules.every_refusal_is_a_sentence_with_a_rule(refused, RULES)
