"""letters(): who hears of a commit."""

import random
from collections.abc import Callable

from service.load import load
from service.lobby import Wish, cancel, create, decline, join, resign
from service.log import read
from service.sealing import seal
from service.site import Site
from service.submissions import Submission, accept
from service.users import User
from tests.service.test_spine import play_on
from worker.letters import has_time, letters
from worker.scene import scene

Play = Callable[..., None]
Run = Callable[[], None]


def caused(site: Site, game: str, version: int) -> list[tuple[str, int]]:
    """The letters that a commit causes as things stand now: kind and seat."""
    at = scene(site, game, version)
    found = letters(at.before, at.after, at.content, at.now.record, at.unopened)
    return [(one.kind, one.seat) for one in found]


def all_caused(site: Site, game: str) -> list[tuple[int, str, int]]:
    return [
        (version, kind, seat)
        for version in range(1, len(read(site, game)) + 1)
        for kind, seat in caused(site, game, version)
    ]


def newest(site: Site, game: str) -> list[tuple[str, int]]:
    return caused(site, game, load(site, game).record.head.version)


def move(site: Site, game: str, drain: Run, kind: str) -> bool:
    """The seat to move makes a legal move of this kind, if it has one."""
    record = load(site, game).record
    (seat,) = record.actors.seats
    for one in record.rules.legal(record.state, seat):
        body = record.rules.codec.dump(one)
        if body["kind"] == kind:
            point = record.head.point_text
            accept(site, Submission(point, game, seat, "turn", point, [body], 1, f"seat:{seat}"))
            drain()
            return True
    return False


def test_everybody_invited_hears_of_the_table(site: Site, people: list[User]) -> None:
    wishes = [Wish("me"), Wish("invite", people[1].address), Wish("bot"), Wish("open")]
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None)
    assert caused(site, game, 1) == [("invitation", 1)]


def test_an_answered_invitation_is_not_sent_any_more(site: Site, people: list[User]) -> None:
    guests = [Wish("invite", one.address) for one in people[1:4]]
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), *guests], pace=None)
    join(site, game, people[1].id, None, "")
    decline(site, game, people[2].id)
    assert caused(site, game, 1) == [("invitation", 3)]
    cancel(site, game, people[0].id)
    assert caused(site, game, 1) == []


def test_the_organiser_hears_who_declined_while_he_can_do_something(site: Site, people: list[User]) -> None:
    guests = [Wish("invite", one.address) for one in people[1:4]]
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, guests, pace=None)
    for guest in people[1:4]:
        decline(site, game, guest.id)
    assert all_caused(site, game) == [(2, "declined", 0), (3, "declined", 1), (4, "declined", 2)]
    at = scene(site, game, 3)
    (letter,) = letters(at.before, at.after, at.content, at.now.record, at.unopened)
    assert letter.user == people[0].id
    join(site, game, people[2].id, None, "")
    assert all_caused(site, game) == [(2, "declined", 0), (4, "declined", 2)]
    cancel(site, game, people[0].id)
    assert not {kind for _, kind, _ in all_caused(site, game)} & {"declined"}


def test_the_start_is_one_letter_that_asks_for_the_first_choice_too(
    site: Site, start_game: Callable[..., str]
) -> None:
    game = start_game(3, bots=1)
    started = [one for one in all_caused(site, game) if one[1] != "invitation"]
    assert [(kind, seat) for _, kind, seat in started] == [("started", 0), ("started", 1), ("started", 2)]


def test_the_opening_asks_the_starting_player_alone(
    site: Site, start_game: Callable[..., str], play: Play
) -> None:
    game = start_game(3)
    play(game, 1)
    assert newest(site, game) == [("turn", load(site, game).record.actors.seats[0])]


def test_no_letter_about_a_choice_that_was_made(
    site: Site, start_game: Callable[..., str], play: Play
) -> None:
    game = start_game(3)
    play(game, 12)
    turns = [one for one in all_caused(site, game) if one[1] == "turn"]
    assert [seat for _, _, seat in turns] in ([], list(load(site, game).record.unsealed))


def test_who_has_sealed_hears_of_the_start_but_is_not_asked(
    site: Site, start_game: Callable[..., str]
) -> None:
    game = start_game(2)
    record = load(site, game).record
    seal(site, game, 0, record.head.point_text, record.rules.default(record.state, 0), "seat:0")
    version = next(version for version, kind, _ in all_caused(site, game) if kind == "started")
    at = scene(site, game, version)
    assert caused(site, game, version) == [("started", 0), ("started", 1)]
    assert 0 not in at.now.record.unsealed


def held(site: Site, game: str) -> bool:
    """Does the letter of the newest commit wait, for its reader may still sit at the board?"""
    at = scene(site, game, load(site, game).record.head.version)
    (letter,) = letters(at.before, at.after, at.content, at.now.record, at.unopened)
    return has_time(letter, at.before, at.now.record.table)


def test_whoever_goes_on_with_his_turn_has_time_before_a_letter_reminds_him(
    site: Site, start_game: Callable[..., str], play: Play, drain: Run
) -> None:
    """A turn of several submissions: a leader, which renews the market and draws; then a tile is taken."""
    for number in range(40):
        game = start_game(2)
        play(game, 1, random.Random(number))
        for _ in range(30):
            before = load(site, game).record
            if before.table.status == "ended":
                break
            if move(site, game, drain, "Buy") or move(site, game, drain, "Renew"):
                after = load(site, game).record
                assert after.actors.seats == before.actors.seats
                assert newest(site, game) == [("turn", before.actors.seats[0])]
                assert held(site, game)
                assert move(site, game, drain, "Take")
                assert not held(site, game)
                (asked,) = load(site, game).record.actors.seats
                assert asked not in before.actors.seats and newest(site, game) == [("turn", asked)]
                return
            assert move(site, game, drain, "Play") or move(site, game, drain, "Take")
    raise AssertionError("no merchant and no leader was played")


def test_a_resigned_seat_is_not_asked(site: Site, start_game: Callable[..., str], play: Play) -> None:
    game = start_game(3)
    play(game, 1)
    version = load(site, game).record.head.version
    (seat,) = load(site, game).record.actors.seats
    resign(site, game, seat)
    assert caused(site, game, version) == []


def test_everybody_hears_of_the_end_also_who_has_left(
    site: Site, start_game: Callable[..., str], drain: Run
) -> None:
    game = start_game(3, "sewu", bots=1)
    play_on(site, game, drain, random.Random(5), most=4)
    resign(site, game, 1)
    play_on(site, game, drain, random.Random(5), most=399)
    assert load(site, game).record.table.status == "ended"
    assert newest(site, game) == [("over", 0), ("over", 1), ("over", 2)]


def test_nothing_but_the_end_is_told_after_the_end(
    site: Site, start_game: Callable[..., str], drain: Run
) -> None:
    game = start_game(2, "kalasan")
    play_on(site, game, drain, random.Random(2))
    assert {kind for _, kind, _ in all_caused(site, game)} == {"over"}


def test_a_game_called_off_is_told_to_all_but_the_one_who_did_it(site: Site, people: list[User]) -> None:
    guests = [Wish("invite", one.address) for one in people[1:4]]
    game = create(
        site, people[0].id, "medang", {"temple": "sewu"}, [Wish("me"), *guests, Wish("bot")], pace=None
    )
    join(site, game, people[1].id, None, "")
    decline(site, game, people[2].id)
    cancel(site, game, people[0].id)
    assert newest(site, game) == [("called-off", 1), ("called-off", 3)]
