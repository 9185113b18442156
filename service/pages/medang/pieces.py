"""What the templates of Medang draw and name: tiles, dynasties, trades."""

from service.boards import medang
from service.boards.medang import names
from service.pages.drawn import Drawn, drawn

PIECES: Drawn = {
    "tile": drawn(medang.tile),
    "tile_back": drawn(medang.back),
    "dynasty": drawn(medang.dynasty),
    "floors": drawn(medang.floors),
    "tile_name": names.say,
    "trade_name": lambda code: names.TRADES[int(code[1])],
    "dynasty_name": lambda letter: names.DYNASTIES[letter],
    "dynasty_look": lambda letter: f"{names.COLOURS[letter]} {names.SIGNS[letter]}",
}
