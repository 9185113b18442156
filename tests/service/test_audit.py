"""Verify: a finished game proves itself, and a changed one does not."""

import json
import random
from collections.abc import Callable

import pytest

from service.audit import Proof, export, say, verify
from service.load import load
from service.lobby import Wish, cancel, create, resign
from service.log import read
from service.opening import open_seal
from service.sealing import Wanted, seal, take_seal
from service.seals import NOT_ALLOWED, Opening, commitment, new_nonce
from service.site import Site
from service.submissions import Submission, accept
from service.users import User
from tests.service.test_spine import play_on


@pytest.fixture
def finished(site: Site, start_game: Callable[..., str], drain: Callable[[], None]) -> list[str]:
    game = start_game(3, "sewu")
    play_on(site, game, drain, random.Random(5))
    return list(export(read(site, game)))


def check(lines: list[str]) -> Proof:
    return verify("".join(lines), "0.1.0")


def test_a_finished_game_is_proved(finished: list[str]) -> None:
    proof = check(finished)
    assert proof.failed is None
    assert proof.judged_differently == []
    assert "Won by" in proof.result


def changed(lines: list[str], version: int, change: Callable[[dict], None]) -> list[str]:
    data = json.loads(lines[version - 1])
    change(data)
    return [*lines[: version - 1], json.dumps(data) + "\n", *lines[version:]]


def test_a_dropped_commit_is_found(finished: list[str]) -> None:
    assert check(finished[:9] + finished[10:]).failed is not None


def test_a_log_cut_off_is_found(finished: list[str]) -> None:
    assert check(finished[:-1]).failed is not None


def test_a_changed_time_changes_the_chain_that_later_turns_name(finished: list[str]) -> None:
    proof = check(changed(finished, 10, lambda data: data.update(at=data["at"] + 1)))
    assert proof.failed is not None and proof.failed[0] == 11


def test_a_changed_draw_is_found(finished: list[str]) -> None:
    version = next(n for n, line in enumerate(finished, 1) if json.loads(line)["draws"])

    def other(data: dict) -> None:
        n, value = data["draws"][0]
        data["draws"][0] = [n, (value + 1) % n]

    assert check(changed(finished, version, other)).failed == (
        version,
        "Draw 0 of the game does not follow from the seed and the cuts.",
    )


def test_what_another_release_judged_is_listed_and_no_forgery(finished: list[str]) -> None:
    """The host changed what the last commit says of why it was won, under a release that is not at hand."""

    def other(data: dict) -> None:
        won = next(event for event in data["events"] if event["kind"] == "Won")
        won["why"], data["release"] = "Because.", "0.0.9"

    heard: list[str] = []
    proof = check(changed(finished, len(finished), other))
    say(proof, heard.append)
    assert proof.failed is None
    assert heard[0].endswith("proved, but 1 of its commits would be judged differently.")
    assert any("commit" in line and "under 0.0.9: its moves lead to other events" in line for line in heard)


def test_a_draw_is_never_a_matter_of_releases(finished: list[str]) -> None:
    version = next(n for n, line in enumerate(finished, 1) if json.loads(line)["draws"])

    def other(data: dict) -> None:
        n, value = data["draws"][0]
        data["draws"][0], data["release"] = [n, (value + 1) % n], "0.0.9"

    failed = check(changed(finished, version, other)).failed
    assert failed is not None and "does not follow from the seed" in failed[1]


def test_times_are_remarked_on_and_prove_nothing(finished: list[str]) -> None:
    def earlier(data: dict) -> None:
        data["at"] = 5

    proof = check(changed(finished, len(finished), earlier))
    assert proof.failed is None
    assert any("before the one in front of it" in remark for remark in proof.remarks)


def test_who_cut_in_which_order_is_said(finished: list[str]) -> None:
    said = "\n".join(check(finished).proved)
    assert "(in order: seat 0 “Ada cuts”, seat 1 “Budi cuts”, seat 2 “Citra cuts”)" in said
    assert "the deal is fair against the host if seat 2, who cut last, is not his" in said


def test_without_a_cut_the_deal_is_the_hosts(
    site: Site, people: list[User], drain: Callable[[], None]
) -> None:
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("bot")], pace=None)
    drain()
    play_on(site, game, drain, random.Random(1))
    proof = check(list(export(read(site, game))))
    assert proof.failed is None
    assert any("nobody cut, and he made the seed" in line for line in proof.not_proved)
    assert any("how the bots at seat 1 chose" in line for line in proof.not_proved)


def test_of_a_game_that_was_called_off_nothing_is_said_that_did_not_happen(
    site: Site, people: list[User]
) -> None:
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("open")], pace=None)
    cancel(site, game, people[0].id)
    heard: list[str] = []
    say(check(list(export(read(site, game)))), heard.append)
    said = "\n".join(heard)
    assert "The game was called off." in said and "the seed is the one" in said
    assert not any(word in said for word in ("turns", "deal", "draws", "openings"))


def test_who_leaves_after_sending_a_turn_has_sent_it(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None]
) -> None:
    """The turn is settled behind the commit with which its player left, and is no forgery."""
    game = start_game(3)
    play_on(site, game, drain, random.Random(2), most=3)
    record = load(site, game).record
    (seat,) = record.actors.seats
    body = [record.rules.codec.dump(record.rules.default(record.state, seat))]
    accept(site, Submission("x", game, seat, "turn", record.head.point_text, body, 1, f"seat:{seat}"))
    resign(site, game, seat)
    drain()
    assert [one["by"] for one in read(site, game)[record.head.version :]][:2] == [f"seat:{seat}"] * 2
    play_on(site, game, drain, random.Random(2))
    assert check(list(export(read(site, game)))).failed is None


def test_a_sealed_move_is_written_as_moves_are(
    site: Site, start_game: Callable[..., str], drain: Callable[[], None]
) -> None:
    """What is opened is what stands in `moves`; tiles in another order are not how a discard is written."""
    game = start_game(2, pace=3600)
    record = load(site, game).record
    point = record.head.point_text
    move = next(one for one in record.rules.legal(record.state, 0) if len(set(one.tiles)) > 1)
    opening = Opening({"kind": "Discard", "tiles": sorted(move.tiles, reverse=True)}, new_nonce())
    take_seal(site, game, 0, point, Wanted(commitment(record.origin, point, 0, opening), None), "seat:0")
    seal(site, game, 1, point, record.rules.default(record.state, 1), "seat:1")
    drain()
    open_seal(site, game, 0, point, opening)
    drain()
    (content,) = [one for one in read(site, game) if one["events"][0]["kind"] == ".defaulted"]
    assert content["events"][0]["why"] == NOT_ALLOWED
    play_on(site, game, drain, random.Random(2))
    assert check(list(export(read(site, game)))).failed is None
