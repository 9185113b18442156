"""A generated client that keeps its seals sits at a table with people who play by the links of letters."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from service.audit import verify
from service.config import Config
from service.tokens import issue
from service.wishes import Wish
from tests.browser.builder import Builder
from tests.browser.person import Person
from tests.browser.test_by_mail import account, people, play, sit_down
from tests.browser.traveller import Traveller
from tests.browser.world import World
from tests.e2e.test_generated_client import SCOPES, Player, folder  # noqa: F401  a fixture


@pytest.mark.torture
@pytest.mark.parametrize(
    ("kind", "rules", "options", "seals"),
    [
        (Traveller, "festivals", {"typhoons": "1"}, 5),
        (Builder, "java", {"festivals": "sealed"}, 1),
        (Builder, "java", {"festivals": "open"}, 0),
    ],
)
def test_a_program_keeps_its_seals_among_people(
    world: World,
    browser: Browser,
    config: Config,
    folder: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    kind: type[Person],
    rules: str,
    options: dict[str, str],
    seals: int,
) -> None:
    """seals: so many at the least; in open festivals nothing is sealed."""
    monkeypatch.syspath_prepend(folder)
    token = issue(world.site, world.user("Program"), "A generated client", SCOPES, 1)[1]
    program = Player(world.address, token, 1)
    with people(world, browser, kind, 2) as persons:
        wishes = [Wish("invite", persons[0].mailbox), Wish("invite", persons[1].mailbox), Wish("open")]
        game = world.invite("Host", wishes, options, rules=rules)
        program.game = game
        program.call("tables.join_game", game, body=program.models.Sitting(cut="a program cuts"))
        for person in persons:
            sit_down(person)
        start = time.monotonic()
        with ThreadPoolExecutor(1) as pool:
            ended = pool.submit(program.play)
            play(persons)
            outcome = ended.result(60).outcome
        print(account(persons, time.monotonic() - start))
        assert {score.seat for score in outcome.scores} == {0, 1, 2}
    log = program.call("history.get_log", game)
    print(f"{program.seals} seals kept, {log.count('FestivalArranged')} festivals")
    assert log.count('"kept":true') == program.seals >= seals and '".defaulted"' not in log
    proof = verify(log, config.release)
    assert proof.holds, proof.failed
    program.client.get_httpx_client().close()
