"""Every sentence of the rulebook and every ruling has its test, and every refusal names its rule."""

import re
from importlib.resources import files

import pytest

from engine.java.rulebook import RULES, SENTENCES, text
from engine.java.rulings import RULINGS
from tests.engine import rules
from tests.engine.java import (
    test_rules_actions,
    test_rules_competition,
    test_rules_contents,
    test_rules_discards,
    test_rules_end,
    test_rules_example_turn,
    test_rules_fame,
    test_rules_festival_fame,
    test_rules_festivals,
    test_rules_final,
    test_rules_irrigation,
    test_rules_moving,
    test_rules_outside,
    test_rules_palaces,
    test_rules_placing,
    test_rules_playing,
    test_rules_preparation,
    test_rules_rank,
    test_rulings_board,
    test_rulings_play,
)
from tests.engine.java.walks import refusals

MODULES = (
    test_rules_contents, test_rules_preparation, test_rules_playing, test_rules_actions,
    test_rules_example_turn, test_rules_placing, test_rules_outside, test_rules_moving, test_rules_rank,
    test_rules_palaces, test_rules_fame, test_rules_irrigation, test_rules_festivals, test_rules_competition,
    test_rules_discards, test_rules_festival_fame, test_rules_end, test_rules_final, test_rulings_board,
    test_rulings_play,
)  # fmt: skip


def test_every_rule_has_its_test() -> None:
    rules.every_rule_has_its_test(MODULES, RULES)


def test_every_test_quotes_its_sentence() -> None:
    rules.every_test_quotes_its_sentence(MODULES, SENTENCES)


def test_every_test_quotes_its_ruling() -> None:
    quoted = rules.tests_in(MODULES)
    assert {number: quoted[f"test_ruling_{number}"] for number in RULINGS} == RULINGS


def test_a_rule_has_a_text() -> None:
    assert text("Placing Land Tiles 3") == "Placing a land tile costs 1 AP, regardless of size."
    assert text("ruling 21") == "Developers never stand on irrigation."
    with pytest.raises(KeyError):
        text("Placing Land Tiles 18")


def test_what_the_engine_quotes_is_a_rule() -> None:
    source = "\n".join(
        file.read_text("utf-8")
        for file in files("engine.java").iterdir()
        if file.name.endswith((".py", ".toml")) and file.name not in ("rulebook.py", "rulings.py")
    )
    headings = sorted(SENTENCES, key=len, reverse=True)
    named = re.findall(
        rf"({'|'.join(headings)}) (\d+)(?:(?: to | and |, )(\d+))?", re.sub(r"\s+", " ", source)
    )
    quoted = {f"{heading} {number}" for heading, *numbers in named for number in numbers if number}
    assert len(quoted) >= 40 and quoted <= set(RULES)


def test_every_refusal_is_a_sentence_with_a_rule() -> None:
    refused = refusals(range(6))
    assert len({rule for _, rule in refused}) >= 25
    rules.every_refusal_is_a_sentence_with_a_rule(refused, RULES)
