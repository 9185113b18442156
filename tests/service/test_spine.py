"""A whole game without web and mail: lobby, drain, seals, bots, log."""

import random
from collections.abc import Callable

import pytest

from service.audit import export, verify
from service.bots import BOTS, Bot
from service.load import fold, load
from service.log import read
from service.sealing import seal
from service.site import Site
from service.submissions import Submission, accept, find
from service.users import User


def play_on(
    site: Site,
    game: str,
    drain: Callable[[], None],
    chance: random.Random,
    most: int = 400,
    choose: Bot | None = None,
) -> None:
    """Play random legal moves for every person, or what `choose` does, until the game is over."""
    for _ in range(most):
        loaded = load(site, game)
        record = loaded.record
        if record.table.status == "ended":
            return
        for seat in record.unsealed:
            legal = sorted(record.rules.legal(record.state, seat), key=repr)
            view = record.rules.view(record.state, seat)
            move = choose(view, legal) if choose else chance.choice(legal)
            if record.actors.sealed:
                seal(site, game, seat, record.head.point_text, move, f"seat:{seat}")
                continue
            body = [record.rules.codec.dump(move)]
            name = f"{record.head.version}-{seat}"
            sent = Submission(name, game, seat, "turn", record.head.point_text, body, 1, f"seat:{seat}")
            accept(site, sent)
            drain()
            assert find(site, game, name).status == "settled"
        drain()
    assert most < 400, "the game does not end"


@pytest.mark.parametrize(("temple", "seats"), [("borobudur", 5), ("sewu", 3), ("plaosan", 4)])
def test_whole_game(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None], temple: str, seats: int
) -> None:
    game = start_game(seats, temple)
    play_on(site, game, drain, random.Random(seats))
    loaded = load(site, game)
    assert loaded.record.outcome is not None
    assert fold(site, game, loaded.seed).snapshot() == loaded.record.snapshot()


def test_bots_play_by_themselves(
    site: Site, people: list[User], start_game: Callable[..., str], drain: Callable[[], None]
) -> None:
    game = start_game(1, "sewu", bots=2)
    loaded = load(site, game)
    assert loaded.record.unsealed == (0,)
    play_on(site, game, drain, random.Random(1))
    assert load(site, game).record.outcome is not None


@pytest.mark.parametrize(("seats", "typhoons"), [(2, "0"), (4, "2")])
def test_whole_game_of_the_festivals(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None], seats: int, typhoons: str
) -> None:
    game = start_game(seats, rules="festivals", typhoons=typhoons, typhoon_tie="airplane")
    play_on(site, game, drain, random.Random(seats))
    loaded = load(site, game)
    assert loaded.record.outcome is not None
    assert fold(site, game, loaded.seed).snapshot() == loaded.record.snapshot()
    proof = verify("".join(export(read(site, game))), site.config.release)
    assert proof.failed is None and proof.judged_differently == []


def test_whole_game_of_java(site: Site, start_game: Callable[..., str], drain: Callable[[], None]) -> None:
    """In the open form; under seal it is played by programs."""
    game = start_game(1, rules="java", festivals="open", bots=1)
    play_on(site, game, drain, random.Random(2), choose=BOTS["builder"])
    loaded = load(site, game)
    assert loaded.record.outcome is not None
    assert fold(site, game, loaded.seed).snapshot() == loaded.record.snapshot()
    proof = verify("".join(export(read(site, game))), site.config.release)
    assert proof.failed is None and proof.judged_differently == []
