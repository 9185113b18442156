"""What the standing orders of The Festivals say, when they answer, and when they are dropped."""

import random
from collections import Counter
from itertools import permutations

import pytest

from engine.game import Illegal
from service.standing import Dropped, Order
from tests.service.standing.table import ORDERS, Table, name, random_tables

NO_SLOT = "Bali has no free slot for a yellow ticket."


@pytest.mark.parametrize(
    ("line", "written", "topic"),
    [
        ("REST  Pool", "rest pool", "rest"),
        ("rest middle", "rest middle", "rest"),
        ("first violet, red", "first violet red", "first"),
        ("discard black y blue", "discard k y b", "discard"),
        ("hold", "hold", "hold"),
        ("route Kalimantan yellow,sulawesi b", "route kalimantan y, sulawesi b", "route"),
        ("route bali y, nusa tenggara b", "route bali y, nusa-tenggara b", "route"),
    ],
)
def test_lines_are_read_whatever_their_spelling(line: str, written: str, topic: str) -> None:
    order = Table().order(0, line)
    assert (order.line, order.topic) == (written, topic)
    assert Table().order(0, order.line) == order
    assert ORDERS.say(order).endswith(".")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "An empty line is no standing order."),
        ("dance", "“dance” is no standing order. They are written like these: route kalimantan y"),
        ("rest", "Write it like this: rest pool."),
        ("rest nothing", "Write it like this: rest pool."),
        ("hold on", "Write it like this: hold."),
        ("first", "Write it like this: first violet red."),
        (
            "first violet white",
            "There is no traveller “white” at this table: there are red, violet and teal.",
        ),
        ("first violet violet", "Name every traveller once."),
        ("discard y k", "Name all three colours, each once: discard y k b."),
        ("discard y k k", "Name all three colours, each once: discard y k b."),
        ("discard y k pink", "There is no ticket “pink”"),
        ("route", "Write it like this: route kalimantan y, sulawesi b, bali k."),
        ("route bali", "Write it like this: route kalimantan y, sulawesi b, bali k."),
        ("route bali y,", "Write it like this: route kalimantan y, sulawesi b, bali k."),
        ("route atlantis y", "There is no island “atlantis”."),
        ("route sulawesi y", "Sulawesi is not adjacent to Jawa."),
        ("route bali b", "Bali has no free slot for a blue ticket."),
        ("route bali y, sulawesi y, bali y, sulawesi y", "It takes 4 yellow tickets, and you have"),
    ],
)
def test_what_is_no_order_is_refused_with_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(Illegal) as refusal:
        Table().order(0, line)
    assert sentence in refusal.value.sentence


def test_each_form_is_explained_by_an_order_that_reads() -> None:
    for topic, form in ORDERS.FORMS.items():
        order = Table().order(0, form.example)
        assert order.topic == topic and order.line == form.example


def test_orders_are_said_in_words() -> None:
    said = {line: ORDERS.say(Table().order(0, line)) for line in (
        "first violet red", "discard y k b", "route bali y, nusa-tenggara b", "rest middle", "hold",
    )}  # fmt: skip
    assert said == {
        "first violet red": "With the airplane you let {1} go first, then {0}.",
        "discard y k b": "With the airplane you return yellow tickets first, then black, then blue.",
        "route bali y, nusa-tenggara b": "This round you go to Bali with a yellow ticket, then to Nusa "
        "Tenggara with a blue ticket.",
        "rest middle": "You always rest in the middle of the island when tickets lie there, else from the "
        "pool.",
        "hold": "When you may move a typhoon, you leave them all where they are.",
    }


class TestRoute:
    """“with these tickets: Kalimantan, Sulawesi, Bali; else ask me”."""

    def test_it_is_gone_step_by_step(self) -> None:
        table = Table()
        order = table.order(0, "route kalimantan y, sulawesi b, bali k")
        assert table.answer(0, order) is None  # while all plan
        table.plan("plan y k b", "stay", "stay")
        for line in ("go kalimantan y", "go sulawesi b", "go bali k"):
            assert table.actors == (0,) and not table.over(0, order)
            assert table.answer(0, order) == line
            table.play(line)
        assert table.over(0, order) and table.view(0)["seats"][0]["island"] == "bali"

    def test_whoever_shows_more_is_asked_for_the_rest(self) -> None:
        table = Table()
        order = table.order(0, "route kalimantan y")
        table.plan("plan y k b", "stay", "stay")
        assert table.answer(0, order) == "go kalimantan y"
        table.play("go kalimantan y")
        assert table.actors == (0,) and table.over(0, order)

    def test_it_is_dropped_when_a_slot_is_taken(self) -> None:
        table = Table()
        order = table.order(1, "route bali y")
        table.plan("plan y b", "plan y", "stay").play("go bali y").play("go nusa-tenggara b")
        assert table.actors == (1,)
        assert table.answer(1, order) == Dropped(NO_SLOT)

    def test_it_is_dropped_before_its_first_step_when_a_later_one_is_not_possible(self) -> None:
        table = Table()
        order = table.order(1, "route kalimantan k, jawa b, bali y")
        table.plan("plan y k b", "plan y k b", "stay")
        if table.view(0)["phase"] == "name":
            table.play("name red")
        table.play("go bali y").play("go jawa k")
        assert table.actors == (1,)  # red's last step was the only one, to Kalimantan
        assert table.answer(1, order) == Dropped(NO_SLOT)

    def test_it_is_dropped_when_other_tickets_were_planned(self) -> None:
        table = Table()
        order = table.order(0, "route kalimantan y, sulawesi b")
        table.plan("plan k b", "stay", "stay")
        assert table.answer(0, order) == Dropped(
            "It takes other tickets than you show: 1 black ticket and 1 blue ticket."
        )

    def test_it_is_dropped_when_its_player_has_gone_another_way(self) -> None:
        table = Table()
        order = table.order(0, "route kalimantan y, sulawesi b, bali k")
        table.plan("plan y k b", "stay", "stay").play("go bali y")
        assert table.answer(0, order) == Dropped(
            "Your traveller came to Bali by another way.", "This order has made no step."
        )

    def test_it_says_what_was_closed_when_another_step_was_the_only_one_left(self) -> None:
        table = Table()
        order = table.order(2, "route sumatra y, jawa y")
        table.plan("plan y k", "plan y b", "plan y y")
        for line in ("name violet", "go kalimantan y", "go jawa b", "name red", "go sumatra y"):
            table.play(line)
        assert table.play("go kalimantan k").actors == (2,)
        assert table.answer(2, order) == Dropped(
            "Sumatra’s yellow slot was taken; the only step left was to Bali with a yellow ticket.",
            "This order has made no step.",
        )

    def test_it_may_be_given_on_the_way(self) -> None:
        table = Table().plan("plan y k b", "stay", "stay").play("go kalimantan y")
        order = table.order(0, "route sulawesi b, bali k")
        assert table.answer(0, order) == "go sulawesi b"
        with pytest.raises(Illegal, match="Bali is not adjacent to Kalimantan"):
            table.order(0, "route bali k")
        with pytest.raises(Illegal, match="It takes 1 yellow ticket, and you have"):
            table.order(0, "route sulawesi y")

    def test_whoever_stays_has_no_way_to_go(self) -> None:
        table = Table().plan("plan y k b", "stay", "stay")
        with pytest.raises(Illegal, match="You move no more this round"):
            table.order(1, "route bali y")

    def test_it_holds_for_its_round_alone(self) -> None:
        table = Table()
        order = table.order(0, "route kalimantan y")
        table.plan("stay", "stay", "stay")
        assert table.over(0, order)
        while table.view(0)["round"] == 1:
            table.play(table.legal(table.actors[0])[0][0])
        assert table.over(0, order) and not table.over(0, table.order(0, "route kalimantan y"))

    def test_a_typhoon_closes_it(self) -> None:
        table = Table(typhoons="2")
        assert table.view(0)["typhoons"] == ["sulawesi/bali", "kalimantan/jawa"]
        with pytest.raises(Illegal, match="A typhoon closes the way from Jawa to Kalimantan"):
            table.order(0, "route kalimantan y")


def duel() -> Table:
    """Red and violet show as many tickets as each other."""
    return Table().plan("plan y", "plan k", "stay")


class TestFirst:
    """“who goes first”."""

    def test_the_first_of_those_who_are_tied_is_named(self) -> None:
        table = duel()
        (holder,) = table.actors
        assert table.answer(holder, table.order(holder, "first teal violet red")) == "name violet"
        assert table.answer(holder, table.order(holder, "first teal red")) == "name red"
        assert table.answer(holder, table.order(holder, "first teal")) is None

    def test_stayers_are_put_in_this_order_if_it_is_clear(self) -> None:
        asked = 0
        for seed in range(12):
            for table in random_tables(4, seed):
                if table.view(0)["phase"] != "order":
                    continue
                (holder,) = table.actors
                staying = table.view(0)["asked"]["seats"]
                for listed in permutations(staying):
                    order = table.order(holder, " ".join(("first", *map(name, listed))))
                    assert table.answer(holder, order) == " ".join(("order", *map(name, listed)))
                    order = table.order(holder, " ".join(("first", *map(name, listed[:-1]))))
                    assert table.answer(holder, order) == " ".join(("order", *map(name, listed)))
                    if len(listed) > 2:
                        order = table.order(holder, f"first {name(listed[0])}")
                        assert table.answer(holder, order) is None
                asked += len(staying) > 2
        assert asked


def test_rest_takes_what_it_says_and_asks_when_there_is_nothing() -> None:
    seen: Counter[tuple[bool, bool]] = Counter()
    for seed in range(6):
        for table in random_tables(4, seed):
            if table.view(0)["phase"] != "rest":
                continue
            (seat,) = table.actors
            lines = [line for line, _ in table.legal(seat)]
            pool, middle = "rest pool" in lines, "rest middle" in lines
            seen[pool, middle] += 1
            assert table.answer(seat, Order("rest pool", "rest")) == ("rest pool" if pool else None)
            wanted = "rest middle" if middle else "rest pool"
            assert table.answer(seat, Order("rest middle", "rest")) == wanted
            view, empty_pool = table.view(seat), [one for one in table.legal(seat) if one[0] != "rest pool"]
            assert ORDERS.answer(Order("rest pool", "rest"), view, empty_pool) is None
    assert seen[True, True] and seen[True, False]


@pytest.mark.parametrize("colours", ["".join(one) for one in permutations("ykb")])
def test_discard_returns_by_colour(colours: str) -> None:
    asked = 0
    for seed in range(6):
        for table in random_tables(4, seed):
            if table.view(0)["phase"] != "return":
                continue
            (seat,) = table.actors
            view = table.view(seat)
            said = table.answer(seat, table.order(seat, "discard " + " ".join(colours)))
            assert isinstance(said, str) and said in dict(table.legal(seat))
            _, island, *gone = said.split()
            (middle,) = (one["middle"] for one in view["islands"] if one["island"] == island)
            kept = Counter(middle) - Counter(gone)
            assert max(map(colours.index, gone)) <= min(map(colours.index, kept), default=9)
            asked += 1
    assert asked


def test_hold_answers_for_typhoons_alone() -> None:
    phases: Counter[str] = Counter()
    for table in random_tables(3, 5, typhoons="3", typhoon_tie="airplane"):
        for seat in table.actors:
            said = table.answer(seat, Order("hold", "hold"))
            assert said == ("hold" if table.view(seat)["phase"] == "shift" else None)
            phases[table.view(seat)["phase"]] += 1
    assert phases["shift"] and phases["favour"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_answered_is_legal(seats: int) -> None:
    """Random games in which everybody has given every order, and a random way with every plan."""
    chance, answered, dropped = random.Random(seats), Counter[str](), Counter[str]()
    for seed in range(8):
        orders: dict[int, list[Order]] = {seat: [] for seat in range(seats)}
        for table in random_tables(seats, seed, typhoons=str(seed % 4)):
            for seat in table.actors:
                view = table.view(seat)
                if view["phase"] == "plan":
                    orders[seat] = everything(table, seat, chance)
                for order in orders[seat]:
                    if table.over(seat, order):
                        continue
                    said = table.answer(seat, order)
                    if isinstance(said, Dropped):
                        dropped[said.why] += 1
                    elif said is not None:
                        assert said in dict(table.legal(seat)), said
                        answered[order.topic] += 1
    assert set(answered) >= {"first", "discard", "rest", "route"} and dropped


def everything(table: Table, seat: int, chance: random.Random) -> list[Order]:
    """An order of every topic, at random."""
    view = table.view(seat)
    seats = [name(one) for one in range(len(view["seats"]))]
    lines = ["hold", chance.choice(["rest pool", "rest middle"])]
    lines += ["first " + " ".join(chance.sample(seats, len(seats)))]
    lines += ["discard " + " ".join(chance.sample("ykb", 3))]
    orders = [table.order(seat, line) for line in lines]
    for _ in range(40):
        steps = [f"{chance.choice(view['islands'])['island']} {chance.choice('ykb')}" for _ in range(2)]
        try:
            return [*orders, table.order(seat, "route " + ", ".join(steps))]
        except Illegal:
            continue
    return orders
