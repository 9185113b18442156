"""The component data: each table says how sure it is, and its numbers are those that were agreed."""

from collections import Counter
from itertools import permutations

import pytest

from engine.festivals.data import TABLES
from engine.festivals.festivals import FESTIVALS
from engine.festivals.islands import (
    BORDERS,
    CONNECTORS,
    GAINS,
    GRID,
    ISLANDS,
    NAMES,
    NEIGHBOURS,
    START,
    Island,
    border_of,
    ends,
    limit,
    slots,
)
from engine.festivals.setup import OPTIONS, STARTS
from engine.festivals.tickets import TICKETS, all_tickets

PRINTED = {  # slots for 3 and 4 players, slots for 2, gain from the pool, neighbours
    "Sumatra": ("ykk", "yk", "yb", "Kalimantan, Jawa"),
    "Kalimantan": ("ykb", "kb", "kb", "Sumatra, Sulawesi, Jawa"),
    "Sulawesi": ("ybb", "yb", "yk", "Kalimantan, Maluku, Bali"),
    "Maluku": ("kb", "kb", "kb", "Sulawesi, Papua, Nusa Tenggara"),
    "Papua": ("yykb", "ykb", "ykb", "Maluku, Nusa Tenggara"),
    "Jawa": ("ykbb", "ykb", "ykb", "Sumatra, Kalimantan, Bali"),
    "Bali": ("ykk", "yk", "yb", "Sulawesi, Jawa, Nusa Tenggara"),
    "Nusa Tenggara": ("yb", "yb", "yk", "Maluku, Papua, Bali"),
}
CARDS = [
    (1, "Festival Danau Toba", "Sumatra", "5/3/1", "North Sumatra"),
    (2, "Tabuik", "Sumatra", "4/2/1", "Pariaman, West Sumatra"),
    (3, "Pacu Jalur", "Sumatra", "5/2", "Kuantan Singingi, Riau"),
    (4, "Yadnya Kasada", "Jawa", "3/2/1", "Mount Bromo, East Java"),
    (5, "Sekaten", "Jawa", "3/2/1", "Yogyakarta and Surakarta"),
    (6, "Karapan Sapi", "Jawa", "5", "Madura, East Java"),
    (7, "Erau", "Kalimantan", "5/3/1", "Kutai Kartanegara, East Kalimantan"),
    (8, "Cap Go Meh Singkawang", "Kalimantan", "4/2/1", "Singkawang, West Kalimantan"),
    (9, "Festival Bunga Tomohon", "Sulawesi", "4/2/1", "Tomohon, North Sulawesi"),
    (10, "Lovely December Toraja", "Sulawesi", "5/3/1", "Toraja, South Sulawesi"),
    (11, "Galungan", "Bali", "4/2/1", "Bali"),
    (12, "Pawai Ogoh-Ogoh", "Bali", "3/2/1", "Bali (eve of Nyepi)"),
    (13, "Pesta Kesenian Bali", "Bali", "4/2/1", "Denpasar, Bali"),
    (14, "Pasola", "Nusa Tenggara", "5/3/1", "Sumba, East Nusa Tenggara"),
    (15, "Bau Nyale", "Nusa Tenggara", "4/2/1", "Lombok, West Nusa Tenggara"),
    (16, "Perang Topat", "Nusa Tenggara", "4/2", "Lingsar, Lombok, West Nusa Tenggara"),
    (17, "Festival Teluk Jailolo", "Maluku", "6/3", "Jailolo, North Maluku"),
    (18, "Pukul Sapu", "Maluku", "5/3", "Mamala and Morella, Ambon, Maluku"),
    (19, "Festival Lembah Baliem", "Papua", "6/4/2", "Wamena, Papua"),
    (20, "Festival Danau Sentani", "Papua", "5/3/1", "Jayapura, Papua"),
]
both_sides = pytest.mark.parametrize("players", [2, 4])


def test_every_table_has_a_status_and_a_source() -> None:
    assert {name: table.status for name, table in TABLES.items()} == {
        **dict.fromkeys(["players", "tickets", "start_tickets", "thresholds", "start"], "RULEBOOK"),
        **dict.fromkeys(["map", "islands", "festivals", "typhoons"], "RECONSTRUCTED"),
    }
    assert all(len(table.source) >= 10 for table in TABLES.values())


def test_the_tiles() -> None:
    seen = {
        NAMES[island]: (
            "".join(slots(island, 4)),
            "".join(slots(island, 2)),
            "".join(GAINS[island]),
            ", ".join(NAMES[other] for other in NEIGHBOURS[island]),
        )
        for island in ISLANDS
    }
    assert seen == PRINTED and all(slots(island, 3) == slots(island, 4) for island in ISLANDS)


def test_the_cards() -> None:
    seen = [
        (card.number, card.name, NAMES[card.island], "/".join(map(str, card.points)), card.where)
        for card in FESTIVALS.values()
    ]
    assert seen == CARDS and list(FESTIVALS) == [number for number, *_ in CARDS]


def test_the_tickets_and_the_points_that_end_a_game() -> None:
    assert Counter(all_tickets()) == {"y": 15, "k": 15, "b": 15}
    assert TABLES["start_tickets"].table == {
        "2": {"each": 2, "random": 0}, "3": {"each": 1, "random": 2}, "4": {"each": 1, "random": 1},
    }  # fmt: skip
    assert TABLES["thresholds"].table == {"2": 30, "3": 26, "4": 22}
    assert TABLES["players"].table == {"least": 2, "most": 4}


def test_the_map() -> None:
    assert [len(row) for row in GRID] == [5, 5] and START == "jawa"
    assert CONNECTORS == {"west": ("jawa", "sumatra"), "east": ("nusa-tenggara", "papua")}
    assert len(BORDERS) == 9 and sum(map(len, NEIGHBOURS.values())) == 2 * (9 + 2)
    assert all(one in NEIGHBOURS[other] for one in ISLANDS for other in NEIGHBOURS[one])
    assert all(border_of(*ends(border)) == border_of(*ends(border)[::-1]) == border for border in BORDERS)
    assert {
        (one, other) for one in ISLANDS for other in NEIGHBOURS[one] if not border_of(one, other)
    } == {pair for ends in CONNECTORS.values() for pair in permutations(ends)}  # fmt: skip
    assert max(distance(one, other) for one in ISLANDS for other in ISLANDS) == 4


def distance(one: Island, other: Island) -> int:
    """How many steps lie between two islands."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {near for island in reached for near in NEIGHBOURS[island]}
        steps += 1
    return steps


def test_the_numbers_of_slots() -> None:
    for players, each in {2: 6, 3: 8, 4: 8}.items():
        counted = Counter(ticket for island in ISLANDS for ticket in slots(island, players))
        assert counted == dict.fromkeys(TICKETS, each)
    assert Counter(ticket for island in ISLANDS for ticket in GAINS[island]) == dict.fromkeys(TICKETS, 6)
    assert sum(map(limit, ISLANDS)) == 18


def test_the_side_for_two_has_a_slot_less_where_there_are_more_than_two() -> None:
    gone = {island: Counter(slots(island, 4)) - Counter(slots(island, 2)) for island in ISLANDS}
    assert all(one.total() == (len(slots(island, 4)) > 2) for island, one in gone.items())
    assert {island: "".join(one) for island, one in gone.items() if one} == {
        "sumatra": "k", "kalimantan": "y", "sulawesi": "b", "papua": "y", "jawa": "b", "bali": "k",
    }  # fmt: skip


@both_sides
def test_every_island_takes_two_colours_at_least(players: int) -> None:
    assert all(len(set(slots(island, players))) >= 2 for island in ISLANDS)


@both_sides
def test_a_ticket_of_each_colour_leads_anywhere_within_three_steps(players: int) -> None:
    def ends_of(island: Island, tickets: str) -> set[Island]:
        return {island} | {
            end
            for ticket in tickets
            for near in NEIGHBOURS[island]
            if ticket in slots(near, players)
            for end in ends_of(near, tickets.replace(ticket, ""))
        }

    pairs = [(one, other) for one in ISLANDS for other in ISLANDS if 1 <= distance(one, other) <= 3]
    assert len(pairs) == 54 and all(other in ends_of(one, "ykb") for one, other in pairs)


def test_the_points_of_all_cards() -> None:
    prizes = [[card.points[n] for card in FESTIVALS.values() if len(card.points) > n] for n in range(3)]
    assert [sum(row) for row in prizes] == [89, 47, 16] and sum(map(sum, prizes)) == 152
    assert [len(row) for row in prizes] == [20, 19, 15]
    assert all(list(card.points) == sorted(card.points, reverse=True) for card in FESTIVALS.values())
    held = Counter(card.island for card in FESTIVALS.values())
    assert held == {
        "sumatra": 3, "jawa": 3, "bali": 3, "nusa-tenggara": 3,
        "kalimantan": 2, "sulawesi": 2, "maluku": 2, "papua": 2,
    }  # fmt: skip


def test_the_typhoons_lie_between_the_rows() -> None:
    assert STARTS == ("sulawesi/bali", "kalimantan/jawa", "maluku/nusa-tenggara")
    assert set(STARTS) <= set(BORDERS)
    left = {island: [other for other in NEIGHBOURS[island] if border_of(island, other) not in STARTS]
            for island in ISLANDS}  # fmt: skip
    assert all(len(ways) == 2 for ways in left.values())  # one ring


def test_the_options() -> None:
    assert {name: option.choices for name, option in OPTIONS.items()} == {
        "typhoons": ("0", "1", "2", "3"),
        "typhoon_tie": ("nobody", "airplane"),
    }
