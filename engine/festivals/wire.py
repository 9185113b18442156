"""The codec: which classes cross the wire."""

from engine.codec import Codec
from engine.festivals.events import EVENTS
from engine.festivals.moves import MOVES
from engine.festivals.state import State

codec = Codec(moves=MOVES, events=EVENTS, state=State)
