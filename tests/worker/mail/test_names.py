"""Names and other free text: quotes, tags, emoji, right to left, in every part of every letter."""

import random
import re
from collections.abc import Callable

import pytest

from service import keys
from service.lobby import Wish, create, join
from service.log import server_time
from service.site import Site
from service.users import User, update_user
from tests.service.test_spine import play_on
from tests.worker.mail.catcher import Catcher

Run = Callable[[], None]

pytestmark = pytest.mark.usefixtures("no_drawing")

NAMES = [
    '<script>alert("1")</script>',
    "Ada \"the 'first'\" & {{ 7777*7 }} <b>",
    "\U0001f3ef Borobudur \U0001f3ef",
    "שרה בת־אברהם",
    "محمد علي",
    "=?utf-8?q?Budi?=",
    "Ada, eve@example.org; <eve@example.org>",
    "x" * 40,
    "%s %(name)s {0}",
]


@pytest.mark.parametrize("name", NAMES)
def test_no_name_breaks_a_letter(
    site: Site, people: list[User], post: Catcher, drain: Run, deliver: Run, name: str
) -> None:
    update_user(site, people[0].id, name, "Europe/Berlin")
    wishes = [Wish("me"), Wish("invite", people[1].address)]
    game = create(
        site, people[0].id, "medang", {"temple": "kalasan"}, wishes, pace=86400, title=name, cut=name
    )
    deliver()
    join(site, game, people[1].id, None, name)
    drain()
    deliver()
    play_on(site, game, drain, random.Random(8), most=3)
    site.redis.zadd(keys.outbox(game[:2]), {f"signin|{people[0].id}|n|{server_time(site)}": 1})
    for seat in (0, 1):
        site.redis.zadd(keys.outbox(game[:2]), {f"turn|{game}|{seat}": 1})
    deliver()
    assert {mail.kind for mail in post.taken if "@" in mail.to} >= {"invitation", "started", "turn"}
    for mail in post.taken:
        assert "<script>" not in mail.html and "<b>" not in mail.html.replace("<b>1 day left", "")
        assert "54439" not in mail.text + mail.html + mail.header("Subject")
        assert [address.addr_spec for address in mail.message["To"].addresses] == [mail.to]
        assert "\n" not in mail.header("Subject")
        shown = re.sub("[\u2068\u2069]", "", mail.text)
        assert " ".join(name.split()) in " ".join(shown.split())


def test_a_name_from_right_to_left_is_kept_apart(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    update_user(site, people[0].id, "שרה", "UTC")
    wishes = [Wish("me"), Wish("invite", people[1].address)]
    create(site, people[0].id, "medang", {"temple": "kalasan"}, wishes, pace=None)
    deliver()
    (mail,) = post.taken
    assert "\u2068שרה\u2069 invites you" in mail.text and "<bdi>שרה</bdi> invites you" in mail.html


def test_addresses_in_other_scripts(site: Site, people: list[User], post: Catcher, deliver: Run) -> None:
    """The domain travels as ASCII, the front as it is."""
    wishes = [Wish("me"), Wish("invite", "budi@exämple.org"), Wish("invite", "büdi@example.org")]
    create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None)
    deliver()
    assert [mail.to for mail in post.taken] == ["budi@xn--exmple-cua.org", "büdi@example.org"]
    assert "budi@xn--exmple-cua.org" in post.taken[0].header("To")
    assert "büdi@example.org" in post.taken[1].header("To")


def test_a_domain_that_cannot_exist_holds_up_nobody(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    wishes = [Wish("me"), Wish("invite", f"budi@{'x' * 70}.org"), Wish("invite", people[2].address)]
    game = create(site, people[0].id, "medang", {"temple": "sewu"}, wishes, pace=None)
    deliver()
    assert [mail.to for mail in post.taken] == [people[2].address]
    assert site.redis.hget(keys.mailed(game), "1:1:invitation").startswith("refused 553")
