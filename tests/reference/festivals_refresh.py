"""Phase 3 of The Festivals, and the typhoons of the advance mode."""

from abc import ABC, abstractmethod

from . import festivals_lines as lines
from .festivals_map import ISLANDS
from .festivals_table import Table


class Refresh(Table, ABC):
    """From the last rest of a round to the planning of the next."""

    typhoon_tie: str  # with tied lowest players: "nobody" moves a typhoon, or the "airplane" decides

    def ask(self, phase: str, seats: list[int]) -> None:
        """Wait for these seats."""
        self.phase = phase
        self.to_move = seats

    @abstractmethod
    def begin_round(self) -> None:
        """Let everybody plan."""

    def refresh(self) -> None:
        """Ruling 14: tickets and limits, then the festival, then the airplane."""
        self.gather()
        self.control_the_flow()

    def control_the_flow(self) -> None:
        """Island by island the holder keeps the limit; he is not asked where he has no choice."""
        self.full = [island for island in ISLANDS if self.surplus(island)]
        if not self.full:
            self.change()
            return
        ways = lines.returns(self, self.full[0])
        if len(ways) > 1:
            self.ask("return", [self.airplane])
        else:
            self.put_back(self.full[0], ways.pop().split()[2:])
            self.control_the_flow()

    def change(self) -> None:
        """Festival, airplane, and then the typhoon (ruling 20)."""
        holder = self.airplane
        self.change_festival()
        self.airplane = (holder + 1) % self.players
        self.tied = self.lowest()
        if not self.typhoons:
            self.begin_round()
        elif len(self.tied) == 1:
            self.ask("shift", self.tied)
        elif self.typhoon_tie == "airplane":
            self.ask("favour", [holder])
        else:
            self.begin_round()

    def shift(self, rest: list[str]) -> None:
        """One typhoon to another border, or none."""
        if rest:
            self.typhoons = [rest[1] if typhoon == rest[0] else typhoon for typhoon in self.typhoons]
        self.begin_round()
