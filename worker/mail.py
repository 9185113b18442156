"""Mail: the follow-ups that the outbox knows. Each is safe to run twice."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from email.message import EmailMessage
from typing import Any

from engine.codec import Malformed
from engine.game import Game
from service import keys
from service.errors import NotFound
from service.links import HOUR, sign_in_link, silence_link
from service.log import server_time
from service.paragraphs import place
from service.site import Site
from service.standing.keeping import names_of
from service.submissions import Submission, find
from service.users import User, find_user
from worker.contexts import context_of, picture_of
from worker.delivery import NotYet, send_each, sender
from worker.letters import Letter, has_time, letters, waiting_for
from worker.message import Written, about_game, message
from worker.particulars import PARTICULARS
from worker.scene import Scene, scene
from worker.smtp import Refused
from worker.writing import written

CALM = 2 * 60_000  # ms in which a letter that has time is often overtaken by its reader
LOOK = 500  # ms between looks whether a standing order has answered what a letter asks
PATIENCE = 60_000  # ms for a drain to find that out


def after_commit(site: Site, game: str, version: str) -> None:
    """The letters that a commit causes and that still hold. Raises Undelivered, or NotYet."""
    at = scene(site, game, int(version))
    wanted = letters(at.before, at.after, at.content, at.now.record, at.unopened)
    held = {one: until for one in wanted if (until := not_before(at, one)) > at.time}
    send(at, [one for one in wanted if one not in held])
    if held:
        raise NotYet(min(held.values()))


def not_before(at: Scene, letter: Letter) -> int:
    """When a letter is sent at the earliest (ms): some are often overtaken by what happens next."""
    begun, game = at.content["at"], letter.game
    by_orders = at.kept_for(letter.seat).since is not None  # then its player was not there to go on
    if has_time(letter, None if by_orders else at.before, at.now.record.table):
        return int(begun) + CALM
    if names_of(letter.seat)[0] not in at.orders or at.after.actors.sealed:
        return 0
    looking = at.site.redis.sismember(keys.ready(keys.partition(game)), game)
    return min(at.time + LOOK, begun + PATIENCE) if looking else 0


def fresh_link(site: Site, game: str, seat: str) -> None:
    """The letter that asks this seat for its present choice, once more, with a link that is good now."""
    at = scene(site, game)
    letter = waiting_for(at.before, at.after, at.now.record, at.unopened, int(seat))
    if letter is not None:
        send(at, [letter], again=True)


def refused(site: Site, game: str, submission_id: str) -> None:
    """A turn was not played: what was sent, and why not."""
    at = scene(site, game)
    submission = find(site, game, submission_id)
    seat = submission.seat
    if seat is None or submission.verdict is None or (user := at.now.record.table.chairs[seat].user) is None:
        return
    send(at, [Letter("refused", game, submission_id, seat, user)], refusal(site, at, submission))


def refusal(site: Site, at: Scene, submission: Submission) -> dict[str, Any]:
    """Why a turn was not played, and its lines."""
    verdict, rules = submission.verdict or {}, at.after.rules
    moves = json.loads(site.redis.hget(keys.submission(submission.game, submission.id), "orders") or "[]")
    name = verdict.get("rule", "")
    return {
        "why": verdict["detail"],
        "rule": name,
        "rule_text": PARTICULARS[at.after.table.rules].rules.get(name, ""),
        "rule_link": f"{site.config.base_url}{place(at.after.table.rules, name)}",
        "orders": [line_of(rules, move) for move in moves],
    }


def line_of(rules: Game, move: Any) -> str:
    """A move, as JSON, in the notation; as it came when it is none."""
    try:
        return rules.notation.write(rules.codec.load_move(move))
    except Malformed:
        return json.dumps(move)[:100]


def sign_in(site: Site, user_id: str, nonce: str, asked: str) -> None:
    """The link that signs a user in; its owner asks for it, so even a silent address gets it.

    `asked` is when (ms): after an hour nobody waits for the letter any more.
    """
    try:
        user = find_user(site, user_id)
    except NotFound:
        return
    if server_time(site) - int(asked) > HOUR * 1000:
        return
    link = sign_in_link(site, user_id, nonce, user.epoch)
    context = {"you": user.name, "action": link, "home": site.config.base_url}
    name = f"sign-in.{site.keyring.identify('sign-in', user_id, nonce)}"
    with sender(site) as open_sender, suppress(Refused):  # an address that does not exist asks for nothing
        mail = message(site, user, written("sign-in", context), name, server_time(site))
        open_sender.send(mail, user.address)


def send(
    at: Scene, wanted: list[Letter], more: Mapping[str, Any] | None = None, *, again: bool = False
) -> None:
    """Write these letters, with what only the caller knows, and send each once. Raises Undelivered."""

    def write(letter: Letter, user: User) -> EmailMessage:
        words = compose(at, letter, user, more or {})
        mail = message(at.site, user, words, message_name(at, letter), at.time)
        return about_game(at.site, mail, letter, silence_link(at.site, user.address))

    send_each(at.site, wanted, at.people, write, again=again)


def message_name(at: Scene, letter: Letter) -> str:
    """What makes the Message-ID: another once the seat's links were made void, as its link is."""
    epoch = at.now.epoch(letter.seat)
    seat = f"{letter.seat}-{epoch}" if epoch else f"{letter.seat}"
    return f"{letter.game}.{letter.about}.{seat}.{letter.kind}"


def compose(at: Scene, letter: Letter, user: User, more: Mapping[str, Any]) -> Written:
    """One letter in words and picture."""
    context = {**context_of(at, letter, user), **more}
    return written(letter.kind, context, picture_of(at, letter, context))


FOLLOW_UPS: Mapping[str, Callable[..., None]] = {
    "letters": after_commit,
    "turn": fresh_link,
    "refused": refused,
    "signin": sign_in,
}
