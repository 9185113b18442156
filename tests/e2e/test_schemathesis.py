"""Requests made from the document, right ones and wrong ones: every answer is one that it foresees."""

import json
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from engine import GAMES
from service.api.document import document
from service.load import load
from service.site import Site
from service.tokens import SCOPES, issue
from service.users import User
from tests.api.application import application

EXAMPLES = 20  # of each kind, for every operation
SCHEMA = schemathesis.openapi.from_dict(json.loads(document()))
OPERATIONS = {one.ok().definition.raw["operationId"]: one.ok() for one in SCHEMA.get_all_operations()}
UNHURRIED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer is waited for, and nobody asks too often."""
    monkeypatch.setattr("service.api.news.looks", lambda seconds: iter(()))
    monkeypatch.setattr("service.api.asking.check", lambda rate, answers: None)
    monkeypatch.setattr("service.api.asking.allow", lambda *of: None)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("name", OPERATIONS)
def test_every_answer_is_foreseen(
    name: str, mode: GenerationMode, site: Site, people: list[User], start_game: Callable[..., str]
) -> None:
    games = cycle([start_game(2, "kalasan", rules=rules) for rules in GAMES])
    OPERATIONS[name].app = SCHEMA.app = application(site)
    token = issue(site, people[0], "Schemathesis", SCOPES, 1)[1]
    headers = {"Authorization": f"Bearer {token}", "Accept-Encoding": "identity"}  # it unpacks nothing
    load_all_checks()
    excluded = CHECKS.get_by_names(["positive_data_acceptance"])  # the rules refuse what is well-formed

    @UNHURRIED
    @given(case=OPERATIONS[name].as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if "game" in case.path_parameters and mode == GenerationMode.POSITIVE:
            game = case.path_parameters["game"] = next(games)
            if isinstance(case.body, dict) and "point" in case.body:
                case.body["point"] = load(site, game).record.head.point_text
        response = case.call(headers=headers)
        case.validate_response(response, excluded_checks=excluded, headers=headers)

    ask()
