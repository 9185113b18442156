"""The letters of The Festivals: the plans, how a round went, the start and the end."""

import re
from collections.abc import Iterator

import pytest

from engine import GAMES
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import NAMES
from engine.festivals.notation import write
from engine.words import counted
from service.site import Site
from tests.worker.mail.staged import composed, due, in_phase, some
from worker.contexts import picture_of
from worker.letters import Letter
from worker.particulars.festivals.words import counts
from worker.scene import Scene
from worker.writing import written

RULES = "festivals"
PARTS = "moves now|still to move|has moved|stays|has rested"


def flat(text: str) -> str:
    return " ".join(text.split())


def revealed(site: Site) -> Iterator[tuple[Scene, Letter]]:
    """The letters about commits that showed all plans, to whoever is asked then."""
    for at, letter in due(site, RULES):
        shown = any(event["kind"] == "Shown" for event in at.content["events"])
        if shown and at.view_of(letter.seat)["phase"] in ("name", "move", "order", "rest"):
            yield at, letter


@pytest.mark.parametrize(
    ("plans", "said"),
    [
        (("ykb", "y", ""), "Ada shows 3, you 1, Citra none"),
        (("y", "kb", "b"), "you show 2, Ada and Citra 1"),
        (("yy", "kb", "b"), "you and Ada show 2, Citra 1"),
        (("", "", ""), "you, Ada and Citra show none"),
    ],
)
def test_who_showed_how_many_the_most_first(plans: tuple[str, ...], said: str) -> None:
    view = {"seats": [{"plan": list(plan)} for plan in plans], "you": {"seat": 1}}
    assert counts(view, ("Ada", "you", "Citra"), range(3)) == said


def test_that_all_plans_are_shown_is_the_news_of_its_letter(site: Site) -> None:
    found = list(revealed(site))
    assert len(found) > 20
    for at, letter in found[::9]:
        _, mail = composed(at, letter)
        view = at.view_of(letter.seat)
        (preheader,) = re.findall(r'<div class="preheader"[^>]*>(.*?)</div>', mail.html, re.DOTALL)
        assert preheader.strip().startswith("Everybody has sealed: ")
        assert all(
            ("you" if row["seat"] == letter.seat else at.names[row["seat"]]) in preheader
            for row in view["seats"]
        )
        assert re.search(r" shows? \d|all plans are shown| show none", mail.subject)


def test_all_plans_stand_in_a_table_and_as_lines(site: Site) -> None:
    words = {"y": "yellow", "k": "black", "b": "blue"}
    for phase in ("name", "move", "order", "rest"):
        for at, letter in some(in_phase(site, RULES, phase)):
            _, mail = composed(at, letter)
            lines = mail.text.partition("The plans of this round\n\n")[2].partition("\n\n")[0]
            table = mail.html.partition("The plans of this round")[2].partition("</table>")[0]
            rows = table.split("<tr>")[2:]
            seats = at.view_of(letter.seat)["seats"]
            assert len(rows) == len(seats)
            for row in seats:
                name = at.names[row["seat"]]
                said = next(one for one in rows if f">{name}<" in one)
                chips = re.findall(r">([YKB])</span>", said)
                assert chips == [ticket.upper() for ticket in row["plan"]]
                line = re.search(rf"\S {name}(, you)?: (.*?), ({PARTS})", flat(lines))
                assert line is not None
                for ticket in "ykb":
                    number = row["plan"].count(ticket)
                    assert (f"{number} {words[ticket]} ticket" in line[2]) == bool(number)


def test_the_course_of_a_round_is_numbered_like_its_picture(site: Site) -> None:
    numbered = 0
    for at, letter in in_phase(site, RULES, "plan")[::12]:
        if letter.kind != "turn":
            continue
        context, mail = composed(at, letter)
        lines = [line for group in context["news"] for line in group["lines"]]
        numbers = [line.number for line in lines if line.number]
        assert numbers == list(range(1, len(numbers) + 1))
        assert {mark.number for mark in context["marks"]} <= set(numbers)
        for line in lines:
            assert flat(
                f"{line.number or ''} {line.text}{f' [{line.notation}]' if line.notation else ''}"
            ) in flat(mail.text)
        numbered += len(numbers)
    assert numbered > 20


def test_festivals_points_tickets_and_airplane_are_said(site: Site) -> None:
    for at, letter in some(in_phase(site, RULES, "move")):
        _, mail = composed(at, letter)
        view = at.view_of(letter.seat)
        now, page = view["festival"], flat(re.sub(r"<[^>]+>", " ", mail.html))
        assert f"Now: {now['name']} on {NAMES[now['island']]}, 1st {now['points'][0]}" in page
        assert view["next"] is None or f"Next: {view['next']['name']}" in page
        assert f"Whoever has {view['threshold']} points ends the game." in page
        for row in view["seats"]:
            holds = ", airplane" if row["seat"] == view["airplane"] else ""
            stands = rf"{row['points']} points?, \w+, {row['tickets']} tickets?{holds}\n"
            assert re.search(rf"{at.names[row['seat']]}(, you)?: {stands}", mail.text)
        for place, seat in enumerate(now["claimed"]):
            who = "you" if seat == letter.seat else at.names[seat]
            assert f"{('1st', '2nd', '3rd')[place]} {now['points'][place]} to {who}" in page


def test_the_end_lists_all_festivals_round_after_round(site: Site) -> None:
    """Those where nobody took a prize, too."""
    nobody = 0
    for at, letter in in_phase(site, RULES, "over")[::4]:
        context, mail = composed(at, letter)
        began = [
            event["festival"]
            for content in at.contents
            for event in content["events"]
            if event["kind"] in ("Started", "FestivalChanged")
        ]
        names = [FESTIVALS[number].name for number in began]
        assert [one.festival for one in context["course"]] == names
        assert len(names) == at.view_of(letter.seat)["round"]
        text = flat(mail.text.partition("Round after round")[2].partition("The final hash")[0])
        html = mail.html.partition("Round after round")[2].partition("The final hash")[0]
        places = [html.index(f">{name}<br>") for name in names]
        assert places == sorted(places)
        for number, one in enumerate(context["course"], 1):
            taken = ", ".join(f"{at.names[seat]} {points}" for seat, points in one.prizes)
            assert f"{number} {one.festival} on {one.island}: {taken or 'nobody'}" in text
            nobody += not one.prizes
        prizes = [prize for one in context["course"] for prize in one.prizes]
        for row in at.view_of(letter.seat)["seats"]:
            assert sum(points for seat, points in prizes if seat == row["seat"]) == row["points"]
    assert nobody


def test_after_the_end_no_letter_says_what_comes_next(site: Site) -> None:
    for at, letter in in_phase(site, RULES, "over")[::4]:
        _, mail = composed(at, letter)
        coming = at.view_of(letter.seat)["next"]
        assert "next" not in mail.text.lower() and "Next" not in mail.html
        assert coming is None or coming["name"] not in mail.text + mail.html


def test_its_picture_is_as_wide_as_it_can_be_read_on_a_phone(site: Site) -> None:
    """Turned, 400 pixels at the most: the same picture for all, for few mail programs choose between two."""
    at, letter = in_phase(site, RULES, "over")[0]
    context, _ = composed(at, letter)
    html = written(letter.kind, context, picture_of(at, letter, context)).html
    (tag,) = re.findall(r'<img src="cid:board"[^>]*>', html)
    assert 'width="400"' in tag
    assert "width: 100%" in tag and "max-width: 400px" in tag


def test_the_end_lists_points_and_prizes_by_seat(site: Site) -> None:
    over = in_phase(site, RULES, "over")
    assert {letter.kind for _, letter in over} == {"over"}
    for at, letter in over[::5]:
        _, mail = composed(at, letter)
        outcome, text = at.after.outcome, flat(mail.text)
        assert outcome is not None
        for score in outcome.scores:
            prizes = counted(len(score.parts), "prize") if score.parts else "no prize"
            name = at.names[score.seat]
            assert re.search(rf"{name}(, you)? \({prizes}\): {score.total} points?", text)
            assert f">{score.total}</td>" in mail.html and prizes in flat(mail.html)
        won = ["You" if seat == letter.seat else at.names[seat] for seat in outcome.winners]
        assert all(name in mail.subject for name in won) and ("You win with" in text) == (won == ["You"])
        assert (
            at.after.head.hash in text and f"lontar verify {letter.game}.jsonl --receipt letter.txt" in text
        )
        assert "was the last: " in text and not re.search(
            r"\b(Red|Violet|Teal|White) ", text.partition("Round")[0]
        )


def test_the_start_says_the_first_festival_and_the_own_tickets(site: Site) -> None:
    found = [pair for pair in due(site, RULES) if pair[1].kind == "started"]
    assert len(found) > 10
    for at, letter in found[::4]:
        _, mail = composed(at, letter)
        view = at.view_of(letter.seat)
        assert f"Round 1 is {view['festival']['name']}" in flat(mail.text)
        assert "Your tickets: " in mail.text and "the game has started, your plan" in mail.subject
        assert re.search(
            r"No typhoons\.|\d typhoons?: whoever has the fewest points may move one", flat(mail.text)
        )


def test_every_move_of_a_round_stands_beside_its_line(site: Site) -> None:
    """The notation of what others did, as far as it is a move: it can be sent as orders."""
    seen: set[str] = set()
    for phase in ("plan", "move", "rest"):
        for at, letter in in_phase(site, RULES, phase)[::3]:
            if letter.kind == "turn":
                context, _ = composed(at, letter)
                for line in [line for group in context["news"] for line in group["lines"] if line.notation]:
                    assert write(GAMES["festivals"].notation.read(line.notation)) == line.notation
                    seen.add(line.notation.split()[0])
    assert seen >= {"go", "rest", "name", "order", "return", "shift", "hold"}
