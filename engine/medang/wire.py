"""The codec: which classes cross the wire."""

from engine.codec import Codec
from engine.medang.events import EVENTS
from engine.medang.moves import MOVES
from engine.medang.state import State

codec = Codec(moves=MOVES, events=EVENTS, state=State)
