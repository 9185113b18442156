"""The codec: which classes cross the wire."""

from engine.codec import Codec
from engine.java.events import EVENTS
from engine.java.moves import MOVES
from engine.java.state import State

codec = Codec(moves=MOVES, events=EVENTS, state=State)
