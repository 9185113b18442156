"""What letters of The Festivals ask: every question, with its reason, and of nobody else."""

import re

import pytest

from service.site import Site
from tests.conftest import repository
from tests.worker.mail.staged import composed, due, in_phase, some

RULES = "festivals"
MEDANG = re.compile(r"temple|dynast|\btile|\bmarket|\bpile\b|\bhand\b", re.IGNORECASE)
TEMPLATES = repository() / "worker" / "templates" / "mail"
CALLS = {
    "plan": ("your plan", "Make your plan", r"Round \d+ is .+ on .+: [\d, and]+ points?\. You stand on "),
    "name": (
        "name who moves",
        "Name who moves",
        r"show \d tickets? each, and you have the airplane: name who of them moves next",
    ),
    "move": (
        "your move",
        "Move your traveller",
        r"You show .+ shows? .+\. Each ticket takes you on, now from ",
    ),
    "order": (
        "say who comes first",
        "Put them in order",
        r"showed no ticket and stay on .+, where .+\. You have the airplane: say who comes first",
    ),
    "rest": (
        "your rest",
        "Choose your rest",
        r"You showed no ticket, so you rest on .+: take .+, or nothing",
    ),
    "return": (
        "choose what leaves",
        "Choose what leaves",
        r"keeps \d tickets, but .+ lie there\. You have the airplane: choose which .+ back to the pool",
    ),
    "favour": (
        "name who moves a typhoon",
        "Name who moves it",
        r"have the fewest points, \d+ each, and you had the airplane this round: name who",
    ),
    "shift": (
        "move a typhoon, or leave it",
        "Move a typhoon or not",
        r"the fewest points, \d+: you may move (one|the) typhoon to another border, or leave it",
    ),
}


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("phase", CALLS)
def test_every_question_says_what_is_asked_and_why(site: Site, phase: str) -> None:
    call, button, asks = CALLS[phase]
    for at, letter in some(in_phase(site, RULES, phase)):
        context, mail = composed(at, letter)
        assert context["question"].button == button and context["question"].call.startswith(call)
        assert re.search(asks, context["question"].asks), context["question"].asks
        for part in (flat(mail.text), flat(mail.html)):
            assert context["question"].asks in part and f"{button}" in part
        assert call in mail.subject and f"{context['question'].call.capitalize()[:1]}" in mail.text
        assert not MEDANG.search(mail.subject + mail.text.partition("Receipt")[0])


def test_nobody_is_written_to_who_is_not_asked(site: Site) -> None:
    for at, letter in due(site, RULES):
        view = at.view_of(letter.seat)
        assert letter.kind != "turn" or letter.seat in view["to_move"]
        if view["phase"] not in ("plan", "over") and letter.kind == "turn":
            assert view["to_move"] == [letter.seat]


def test_no_letter_of_the_festivals_speaks_of_medang(site: Site) -> None:
    for at, letter in list(due(site, RULES))[::23]:
        _, mail = composed(at, letter)
        assert not MEDANG.search(mail.subject + mail.text.partition("Receipt")[0])


def test_what_all_games_share_names_no_thing_of_one() -> None:
    shared = [path for path in TEMPLATES.rglob("*.*") if "games" not in path.parts]
    assert len(shared) > 30
    for path in shared:
        assert not re.search(rf"{MEDANG.pattern}|ticket|island|festival", path.read_text(), re.IGNORECASE), (
            path
        )
