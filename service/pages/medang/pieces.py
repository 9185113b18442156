"""What the templates of Medang draw and name: tiles, dynasties, trades."""

from markupsafe import Markup

from service.boards import medang
from service.boards.medang import names
from service.look.icons import seat_icon
from service.pages.drawn import Drawn, drawn


def emblem(seat: int, size: float = 28) -> Markup:
    """The shape of a seat in ink, so that no seat is taken for a dynasty."""
    return Markup(seat_icon(seat, size))


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
