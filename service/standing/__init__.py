"""Standing orders: moves that a seat wants made for it when it is asked. Secret; the engine knows of none.

An order is one line for people, like the notation. What the orders of a game say, and when they answer, is
its own part, a file for each game that has any; keeping, listing, withdrawing and playing them is the same
for all.
"""

from collections.abc import Mapping

from service.standing import festivals, java
from service.standing.order import Dropped, Form, Legal, Order, Standing, View

__all__ = ["STANDING", "Dropped", "Form", "Legal", "Order", "Standing", "View"]

# Medang asks nothing that could be said before.
STANDING: Mapping[str, Standing] = {"festivals": festivals, "java": java}
