"""The component data: each table says how sure it is, and the games stand on nothing else."""

import pytest

from engine.components import read
from engine.medang.data import TABLES
from engine.medang.pieces import COPIES, EXCHANGE, HAND, MARKET, TRADES


def test_every_table_has_a_status_and_a_source() -> None:
    assert {table.status for table in TABLES.values()} == {"RULEBOOK", "FOUND", "RECONSTRUCTED"}
    assert all(table.source for table in TABLES.values())
    assert [name for name, table in TABLES.items() if table.status == "RECONSTRUCTED"] == ["copies"]


def test_a_table_without_a_status_is_refused() -> None:
    with pytest.raises(TypeError, match="status"):
        read('[copies]\nsource = "a guess"\ntable = {}')


def test_the_numbers_of_the_game() -> None:
    assert (HAND, MARKET, EXCHANGE) == (4, 6, 4)
    assert COPIES == {1: 4, 2: 4, 3: 3, 4: 2, 5: 1}
    assert list(TRADES.values()) == ["craftsman", "merchant", "monk", "general", "leader"]
