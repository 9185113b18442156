"""The laws that every game keeps, each a function that fails where it is broken.

They are tried at the states of random games; `test_laws.py` runs every law against every game.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.codec import Codec, Malformed
from engine.dice import Chance, Dice, NoDice
from engine.game import Event, Game, Illegal, Json, Move, Options, Seat, State
from engine.play import play, replay
from tests.engine.chance import CountedDice, RandomDice

Choices = Mapping[Seat, Move]
MANY = 200  # moves, of which it is enough to try so many


@dataclass(frozen=True)
class Sample:
    """What the tests of a game supply to the laws."""

    options: Callable[[Random], tuple[Options, int]]  # options and a number of seats, at random
    reshuffle: Callable[[State, Seat | None, Dice], State]  # deals again what the seat cannot know
    disguise: Callable[[Event, Seat | None, Dice], Event]  # changes what the seat may not hear
    conserved: Callable[[State], Any]  # the same at every state of a game
    longest: int  # no game has more decision points
    choose: Callable[[Random, Sequence[Move]], Move] = Random.choice  # one of the legal moves, at random
    games: int = 30  # that are played for the cheap laws
    tried: int = 6  # and for those that try many moves
    every: int = 1  # of so many moments of a game one is tried


@dataclass(frozen=True)
class Moment:
    """A state of a random game, the log that led to it, and what was chosen there (nothing at the end)."""

    state: State
    log: Sequence[Event]
    choices: Choices


@cache
def random_game(name: str, sample: Sample, seed: int) -> list[Moment]:
    """Every moment of a game of random legal moves."""
    game, random = GAMES[name], Random(seed)
    dice = RandomDice(random)
    options, seats = sample.options(random)
    log: list[Event] = list(game.setup(options, range(seats), dice))
    state, moments = replay(game, log), []
    while asked := game.actors(state).seats:
        choices = {seat: sample.choose(random, list(game.legal(state, seat))) for seat in asked}
        if not game.actors(state).sealed:
            seat = random.choice(asked)
            choices = {seat: choices[seat]}
        moments.append(Moment(state, tuple(log), choices))
        assert len(moments) <= sample.longest, "the game does not end"
        events, state = play(game, state, [choices], dice)
        log += events
    return [*moments, Moment(state, tuple(log), {})]


def seats_of(game: Game, state: State) -> list[Seat]:
    return [each["seat"] for each in game.view(state, None)["seats"]]


def everybody(game: Game, state: State) -> list[Seat | None]:
    return [None, *seats_of(game, state)]


def chosen(game: Game, state: State, seat: Seat, move: Move) -> Choices:
    """The choices of one decision point in which a seat makes this move and the others their defaults."""
    asked = game.actors(state)
    others = {each: game.default(state, each) for each in asked.seats} if asked.sealed else {}
    return {**others, seat: move}


def a_log_is_the_game(game: Game, moment: Moment) -> None:
    """1. replay(log) == state."""
    assert replay(game, moment.log) == moment.state


def legal_is_what_decide_accepts(game: Game, moment: Moment, pool: Sequence[Move]) -> None:
    """2. The default is legal; decide accepts the legal moves and refuses all others of the pool."""
    state = moment.state
    for seat in game.actors(state).seats:
        legal = list(game.legal(state, seat))
        assert len(set(legal)) == len(legal)
        assert game.default(state, seat) in legal
        for move in {*some(legal), *pool}:
            assert accepted(game, state, chosen(game, state, seat, move)) == (move in legal), move
    for seat in set(seats_of(game, state)) - set(game.actors(state).seats):
        assert not list(game.legal(state, seat))
        for move in pool:
            assert not accepted(game, state, {seat: move})


def some(legal: Sequence[Move]) -> Sequence[Move]:
    """All of the moves, or where they are very many, some of them."""
    return legal if len(legal) <= MANY else Random(len(legal)).sample(legal, MANY)


def accepted(game: Game, state: State, choices: Choices) -> bool:
    try:
        play(game, state, [choices], CountedDice())
    except Illegal:
        return False
    return True


def an_outcome_ends_the_game(game: Game, moment: Moment) -> None:
    """3. There is an outcome exactly when nobody is asked."""
    outcome = game.outcome(moment.state)
    assert (outcome is None) == bool(game.actors(moment.state).seats)
    if outcome is not None:
        assert outcome.winners and outcome.why.endswith(".")
        assert [score.seat for score in outcome.scores] == seats_of(game, moment.state)
        assert all(score.total == sum(points for _, points in score.parts) for score in outcome.scores)


def a_view_tells_nothing_hidden(game: Game, moment: Moment, sample: Sample, dice: Dice) -> None:
    """4. When what a seat cannot know is dealt again, its view stays."""
    for seat in everybody(game, moment.state):
        twin = sample.reshuffle(moment.state, seat, dice)
        assert plain(game.view(twin, seat)) == plain(game.view(moment.state, seat))


def nor_does_a_refusal_or_a_preview(
    game: Game, moment: Moment, sample: Sample, pool: Sequence[Move], dice: Dice
) -> None:
    """5. Nor do the actors, the legal moves, the default, the refusals and previews change."""
    for seat in seats_of(game, moment.state):
        twin = sample.reshuffle(moment.state, seat, dice)
        assert game.actors(twin) == game.actors(moment.state)
        legal = list(game.legal(moment.state, seat))
        assert list(game.legal(twin, seat)) == legal
        if seat in game.actors(twin).seats:
            assert game.default(twin, seat) == game.default(moment.state, seat)
        for move in [*some(legal), *pool]:
            assert preview(game, twin, seat, move) == preview(game, moment.state, seat, move)


def preview(game: Game, state: State, seat: Seat, move: Move) -> Json:
    """All that a seat learns by trying a move."""
    try:
        events, after = play(game, state, [chosen(game, state, seat, move)], NoDice())
    except Illegal as refusal:
        return [refusal.sentence, refusal.rule]
    except Chance:
        return "then something is drawn"
    return plain([[game.tell(event, seat) for event in events], game.view(after, seat)])


def telling_hides_what_a_view_hides(
    game: Game, event: Event, seats: Sequence[Seat], sample: Sample, dice: Dice
) -> None:
    """6. What a seat may not hear can be anything; nobody hears less than a spectator; text needs no more."""
    heard = game.tell(event, None)
    for seat in [None, *seats]:
        told = game.tell(event, seat)
        assert plain(told) == told and game.codec.events[told["kind"]] is type(event)
        assert game.tell(sample.disguise(event, seat, dice), seat) == told
        assert heard.items() <= told.items()
        assert isinstance(game.notation.say(told), str)


def everything_survives_json(game: Game, moments: Sequence[Moment]) -> None:
    """7. State, moves and events survive JSON and back; anything else is refused."""
    codec = game.codec
    for moment in moments:
        survives(codec, codec.load_state, moment.state)
    for move in every_move(moments):
        survives(codec, codec.load_move, move)
    for event in moments[-1].log:
        survives(codec, codec.load_event, event)


def survives(codec: Codec, load: Callable[[Json], Any], value: Any) -> None:
    data = plain(codec.dump(value))
    assert load(data) == value
    names = ["kind", *(field.name for field in fields(value))]
    refused: list[Json] = [None, [], "x", {**data, "more": 1}, *({**data, name: 1.5} for name in names)]
    for other in refused:
        with pytest.raises(Malformed):
            load(other)


def nothing_is_lost(moments: Sequence[Moment], sample: Sample) -> None:
    """8. Things are conserved."""
    assert all(sample.conserved(each.state) == sample.conserved(moments[0].state) for each in moments)


def a_refusal_comes_before_any_draw(game: Game, moment: Moment, pool: Sequence[Move]) -> None:
    """11. Once something was drawn or shown, nothing is refused."""
    for seat in seats_of(game, moment.state):
        for move in pool:
            dice = CountedDice()
            try:
                game.decide(moment.state, chosen(game, moment.state, seat, move), dice)
            except Illegal:
                assert not dice.draws and not dice.reveals


def plain(value: Json) -> Json:
    """The value as JSON gives it back."""
    return json.loads(json.dumps(value))


def every_move(moments: Sequence[Moment]) -> Iterator[Move]:
    """The moves that were made in a game."""
    return (move for moment in moments for move in moment.choices.values())
