"""The letters of Java: questions, the competition, what others did and scored, the start and the end."""

import re
from collections import Counter

import pytest

from engine.java.cards import called, worth
from engine.java.notation import read, write
from engine.java.stock import ALONE, SHARED
from service.site import Site
from tests.worker.mail.staged import composed, due, in_phase, some
from worker.letters import Letter
from worker.particulars.java.news import headline
from worker.particulars.java.words import final, ranked
from worker.scene import Scene

RULES = "java"
FOREIGN = re.compile(r"temple|dynast|\bmarket|\bpile\b|\bticket|\bisland|typhoon|airplane", re.IGNORECASE)
CALLS = {
    "turn": ("your turn", "Play your turn", r"Turn \d+: you have \d action points?|It is your last turn: "),
    "bid": (
        "your bid|your festival",
        "Make your bid|Choose your card",
        r"holds? a festival in the palace of \d+ on .+(Seal|only bid nothing|you enjoy it alone)",
    ),
    "auction": (
        "your bid|share or raise",
        "Make your bid|Share or raise",
        r"The highest bid is \d+, by .+\. Play cards to reach \d+ or more, or pass\.$"
        r"|are tied at \d+: share, for \d points? each if all do, or play more cards\.$",
    ),
}


def flat(text: str) -> str:
    return " ".join(text.split())


def cells(html: str) -> str:
    """What stands in the HTML, without its tags."""
    return flat(re.sub(r"<[^>]+>", " ", html.partition("<body")[2]))


@pytest.mark.parametrize("phase", CALLS)
def test_every_question_says_what_is_asked_and_why(site: Site, phase: str) -> None:
    call, button, asks = CALLS[phase]
    for at, letter in some(in_phase(site, RULES, phase)):
        if letter.kind == "turn":
            context, mail = composed(at, letter)
            question = context["question"]
            assert re.match(call, question.call.replace("last turn", "turn"))
            assert re.match(button, question.button.replace("last turn", "turn"))
            assert re.search(asks, question.asks), question.asks
            for part in (flat(mail.text), cells(mail.html)):
                assert question.asks in part and question.button in part
            assert question.call in mail.subject
            assert not FOREIGN.search(mail.subject + mail.text.partition("Receipt")[0])


def test_a_turn_says_its_points_cards_tokens_and_tiles(site: Site) -> None:
    for at, letter in some(in_phase(site, RULES, "turn")):
        if letter.kind == "turn":
            context, _ = composed(at, letter)
            view, asks = at.view_of(letter.seat), context["question"].asks
            row = view["seats"][letter.seat]
            assert f"{view['points_left']} action point" in asks and f"{row['cards']} card" in asks
            assert bool(row["tokens"]) == ("extra action token" in asks)
            assert view["final"] or f"{view['supply']['threes']} tile" in asks


def test_the_last_turn_says_what_the_final_scoring_would_bring(site: Site) -> None:
    found = [pair for pair in in_phase(site, RULES, "turn") if pair[0].view_of(pair[1].seat)["final"]]
    assert found
    for at, letter in found[:6]:
        context, mail = composed(at, letter)
        view = at.view_of(letter.seat)
        assert f"would bring {final(view, letter.seat)} point" in context["question"].asks
        assert "your last turn" in mail.subject and "You are to lay" not in mail.text


def test_a_bid_says_what_the_festival_brings_and_what_the_own_cards_are_worth(site: Site) -> None:
    for phase in ("bid", "auction"):
        for at, letter in some(in_phase(site, RULES, phase)):
            context, _ = composed(at, letter)
            view, asks = at.view_of(letter.seat), context["question"].asks
            value = view["bidding"]["value"]
            assert f"It brings {ALONE[value]} point" in asks
            shared = bool(SHARED[value]) and len(view["bidding"]["seats"]) > 1
            assert (f"and {SHARED[value]} to each who shares" in asks) == shared
            assert f"The festival card is {called(view['open'])}." in asks
            cards = view["you"]["cards"]
            if not any(worth(card, view["open"]) for card in cards):
                assert "No card of yours matches it" in asks
                continue
            for card, number in Counter(cards).items():
                each = f"{called(card)} {worth(card, view['open']) or 'nothing'}"
                assert (f"{number} × {each} each" if number > 1 else each) in asks


def test_the_competition_stands_in_a_table_and_as_lines(site: Site) -> None:
    for phase in ("bid", "auction"):
        for at, letter in some(in_phase(site, RULES, phase)):
            _, mail = composed(at, letter)
            view = at.view_of(letter.seat)
            lines = flat(mail.text.partition("The competition for the festival\n\n")[2].partition("\n\n")[0])
            table = mail.html.partition("The competition for the festival")[2].partition("</table>")[0]
            rows = [cells(f"<body>{row}") for row in table.split("<tr>")[2:]]
            going = view["bidding"]
            assert len(rows) == len(going["seats"])
            for row, seat in zip(rows, going["seats"], strict=True):
                played = " + ".join(called(card) for card in going["played"][str(seat)]) or "nothing yet"
                hand = view["seats"][seat]["cards"]
                out = seat not in going["in"]
                assert at.names[seat] in row and played in row and f"{hand} card" in row
                assert f"{going['totals'][str(seat)]} point" in row and ("is out" in row) == out
                assert re.search(
                    rf"{at.names[seat]}(, you)?: {hand} cards? in hand, played {re.escape(played)},", lines
                )


def test_nobody_is_written_to_who_is_not_asked(site: Site) -> None:
    for at, letter in due(site, RULES):
        if letter.kind == "turn":
            assert letter.seat in at.view_of(letter.seat)["to_move"]


def test_the_turns_of_others_are_told_whole_and_numbered_like_the_picture(site: Site) -> None:
    numbered, scored = 0, 0
    for at, letter in in_phase(site, RULES, "turn")[::9]:
        if letter.kind != "turn":
            continue
        context, mail = composed(at, letter)
        lines = [line for group in context["news"] for line in group["lines"]]
        numbers = [line.number for line in lines if line.number]
        assert numbers == list(range(1, len(numbers) + 1))
        assert {mark.number for mark in context["marks"]} == set(numbers)
        for line in lines:
            note = f" [{line.notation}]" if line.notation else ""
            assert flat(f"{line.number or ''} {line.text}{note}") in flat(mail.text)
            scored += bool(re.search(r": \d+ points?( each)?\.$", line.text))
        numbered += len(numbers)
    assert numbered > 100 and scored > 10


def test_every_move_of_others_stands_beside_its_line(site: Site) -> None:
    """The notation of what others did, as far as it is a move: it can be sent as orders."""
    seen: set[str] = set()
    for at, letter in list(due(site, RULES))[::2]:
        if letter.kind == "turn":
            context, _ = composed(at, letter)
            for line in [line for group in context["news"] for line in group["lines"] if line.notation]:
                assert write(read(line.notation)) == line.notation
                seen.add(line.notation.split()[0])
    words = {"place", "enter", "walk", "exit", "palace", "irrigate", "draw", "token", "festival", "bid"}
    assert seen >= words | {"pass", "share"}


def heard(at: Scene, letter: Letter) -> str:
    return composed(at, letter)[0]["headline"].sentence


def test_a_festival_is_the_news_of_the_letters_about_it(site: Site) -> None:
    for phase in ("bid", "auction"):
        for at, letter in some(in_phase(site, RULES, phase)):
            going = at.view_of(letter.seat)["bidding"]
            mine = letter.seat == going["arranger"]
            who = "You hold" if mine else f"{at.names[going['arranger']]} holds"
            said = f"{who} a festival in the palace of {going['value']} on {going['cell']}."
            assert heard(at, letter) == said


def test_who_has_scored_is_the_news_of_a_turn() -> None:
    view = {"bidding": None}
    told = [
        {"kind": "PalaceBuilt", "seat": 0, "cell": "d7", "value": 4, "points": 2},
        {"kind": "Enclosed", "cells": ["e5"], "seat": 1, "points": 3},
        {"kind": "Enclosed", "cells": ["n5"], "seat": None, "points": 0},
        {"kind": "PalaceEnlarged", "seat": 1, "cell": "k3", "value": 8, "points": 4},
    ]
    found = headline(view, told, ("Ada", "you"))
    assert found == ("Fame since your last move: you 7 points and Ada 2 points.", "you +7 and Ada +2")
    won = {"kind": "FestivalWon", "seats": [0], "cell": "d7", "points": 2}
    found = headline(view, [won], ("Ada", "you"))
    fame = "Fame since your last move: Ada 2 points."
    assert found == (f"Ada won the festival on d7, 2 points. {fame}", "Ada +2")
    found = headline(view, [told[0], won], ("Ada", "you"))
    assert found is not None and found.brief == "Ada +4"  # a palace, and a festival in the same turn
    found = headline(view, [{**won, "seats": [0, 1], "points": 1}], ("Ada", "you"))
    assert found is not None and found.brief == "Ada +1 and you +1"
    assert found.sentence.startswith("You and Ada shared the festival on d7, 1 point each. Fame since")
    final = {"kind": "FinalScored", "seat": 0, "parts": [], "points": 9}
    found = headline(view, [final], ("Ada", "you"))
    assert found is not None and found.brief == "Ada +9"
    assert headline(view, told[2:3], ("Ada", "you")) is None
    end = {"kind": "EndTriggered", "seat": 0, "why": "threes"}
    found = headline(view, [*told, end], ("Ada", "you"))
    assert found == ("Ada laid the last 3-space tile: the final turns have begun.", "the final turns")


def test_who_ranks_where_stands_below_the_picture(site: Site) -> None:
    for at, letter in some(in_phase(site, RULES, "turn"))[1:]:
        context, mail = composed(at, letter)
        view = at.view_of(letter.seat)
        said = [palace for palace in ranked(view) if palace.seats]
        assert bool(said) == context["leads"].startswith("Who ranks where: ")
        for palace in said:
            first = ["you" if seat == letter.seat else at.names[seat] for seat in palace.seats[0]]
            assert re.search(
                rf"palace of {palace.value} on {palace.cell}: ({'|'.join(first)})", context["leads"]
            )
        assert context["leads"] in cells(mail.html)


def test_the_end_lists_the_final_scoring_by_palace(site: Site) -> None:
    over = in_phase(site, RULES, "over")
    assert {letter.kind for _, letter in over} == {"over"}
    for at, letter in over[::3]:
        _, mail = composed(at, letter)
        outcome, text = at.after.outcome, flat(mail.text)
        assert (outcome is not None and re.search(" wins? with ", text)) or " share the victory " in text
        scorings = [
            event for content in at.contents for event in content["events"] if event["kind"] == "FinalScored"
        ]
        assert len(scorings) == len(at.names)
        for scoring in scorings:
            name, score = at.names[scoring["seat"]], outcome.scores[scoring["seat"]]
            found = re.search(rf"{name}(, you)? \(\w+; in the end ([^)]*)\): {score.total} points?", text)
            assert found is not None, text
            named = {cell: int(points) for cell, points in re.findall(r"([a-s]\d+) (\d+)", found[2])}
            assert named == {part["cell"]: part["points"] for part in scoring["parts"]}
            assert f"in the game {score.total - scoring['points']}, in the end {scoring['points']}" in text
        assert not re.search(r"\b(Red|Violet|Teal|White) ", text.partition("It ended after")[0])


def test_the_start_says_the_form_of_festivals_and_the_own_cards(site: Site) -> None:
    found = [pair for pair in due(site, RULES) if pair[1].kind == "started"]
    assert len(found) > 10
    for at, letter in found[::4]:
        _, mail = composed(at, letter)
        view, text = at.view_of(letter.seat), flat(mail.text)
        form = "under seal, by all at once" if view["festivals"] == "sealed" else "openly, one player"
        assert f"Festivals are bid for {form}" in text
        assert "Your cards, and what they are worth for" in text
        assert all(called(card) in text for card in view["you"]["cards"])
        assert ("your turn" in mail.subject) == (letter.seat in view["to_move"])


def test_who_is_not_first_can_look_at_the_game_that_has_started(site: Site) -> None:
    found = [pair for pair in due(site, RULES) if pair[1].kind == "started"]
    at, letter = next(
        (at, letter) for at, letter in found if letter.seat not in at.view_of(letter.seat)["to_move"]
    )
    _, mail = composed(at, letter)
    page = f"/games/{letter.game}"
    assert page in mail.text and f'{page}"' in mail.html and "Look at the game" in mail.html
