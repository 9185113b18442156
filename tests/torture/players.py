"""Players who drive a game through the interface for programs, and never give up on a broken connection."""

import http.client
import json
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

PATIENCE = 90.0  # seconds for one answer, however often the service dies meanwhile


@dataclass
class Ledger:
    """What the service has acknowledged: submission id -> (game, token)."""

    accepted: dict[str, tuple[str, str]] = field(default_factory=dict)
    sealed: int = 0


class Client:
    """One seat's program."""

    def __init__(self, port: int, token: str) -> None:
        self.port, self.token = port, token

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> tuple[int, Any]:
        """The answer to a request, asked again and again until there is one."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        if key:
            headers["Idempotency-Key"] = key
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                status, data = self.once(method, path, body, headers)
            except (OSError, http.client.HTTPException, ValueError):
                time.sleep(0.1)
                continue
            if status < 500 and status != 429:
                return status, data
            time.sleep(0.1)
        raise AssertionError(f"no answer to {method} {path} in {PATIENCE} s")

    def once(self, method: str, path: str, body: Any, headers: dict[str, str]) -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read() or b"null")
        finally:
            connection.close()


def play(game: str, clients: dict[int, Client], chance: random.Random, ledger: Ledger, until: float) -> bool:
    """Play a game on, for the seats that have a client; True when it is over."""
    first = next(iter(clients.values()))
    while time.monotonic() < until:
        status, shown = first.ask("GET", f"/api/games/{game}")
        assert status == 200, shown
        if shown["status"] == "ended":
            return True
        waiting = [seat["seat"] for seat in shown["seats"] if seat["to_move"] and seat["seat"] in clients]
        if shown["status"] != "running" or not waiting:
            time.sleep(0.1)
            continue
        for seat in waiting:
            move_once(game, clients[seat], chance, ledger)
    return False


def move_once(game: str, client: Client, chance: random.Random, ledger: Ledger) -> None:
    """One random legal move or seal of this seat, as far as it is still its turn."""
    status, moves = client.ask("GET", f"/api/games/{game}/moves")
    if status != 200 or not moves["moves"]:
        return
    move = chance.choice(moves["moves"])["move"]
    if moves["sealed"]:
        status, _ = client.ask("POST", f"/api/games/{game}/seals", {"point": moves["point"], "move": move})
        assert status in (200, 201, 409), status
        ledger.sealed += status == 201
        return
    key = secrets.token_hex(8)
    status, answer = client.ask(
        "POST", f"/api/games/{game}/turns", {"point": moves["point"], "moves": [move]}, key
    )
    assert status in (200, 202, 409, 422), answer
    if status in (200, 202):
        ledger.accepted[answer["submission"]] = (game, client.token)
        settle(client, answer["submission"])


def settle(client: Client, submission: str) -> dict[str, Any]:
    """Wait for the verdict."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        status, found = client.ask("GET", f"/api/submissions/{submission}")
        assert status == 200, (status, found)
        if found["status"] != "waiting":
            return dict(found)
        time.sleep(0.05)
    raise AssertionError(f"{submission} was acknowledged and is never judged")
