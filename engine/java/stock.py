"""What is in the box, and what the values of palaces are worth."""

from typing import Final

from engine.java.data import TABLES

VALUES: Final = tuple(int(value) for value in TABLES["palaces"].table)
STOCK: Final = tuple(int(number) for number in TABLES["palaces"].table.values())
THREES: Final = int(TABLES["supply"].table["threes"])
IRRIGATION: Final = int(TABLES["supply"].table["irrigation"])
PLAYER: Final = {name: int(number) for name, number in TABLES["player"].table.items()}
ACTION_POINTS: Final = int(TABLES["points"].table["turn"])
TOKEN: Final = int(TABLES["points"].table["token"])
CARDS_A_TURN: Final = int(TABLES["points"].table["cards_a_turn"])
ALONE: Final = {int(value): int(row["alone"]) for value, row in TABLES["fame"].table.items()}
SHARED: Final = {int(value): int(row["shared"]) for value, row in TABLES["fame"].table.items()}
IRRIGATION_FAME: Final = 3  # for each irrigation space enclosed (Fame Points for Placing Irrigation Tiles 3)
