"""Another address: the new one is asked, the old one told, and can take it back."""

import re
from collections.abc import Callable

import pytest

from service import keys
from service.errors import Invalid, NotNow, SignInNeeded, TooMany
from service.lobby import Wish, create
from service.readdress import ask_to_move, move, move_back, read_move, stay, wished
from service.revoke import revoke
from service.signin import ask_for_letter
from service.site import Site
from service.users import User, find_user, fingerprint, silence, user_of
from tests.worker.mail.catcher import Catcher, Mail

Run = Callable[[], None]
NEW = "ada@new.example"


def token_of(mail: Mail) -> str:
    found = re.search(r"/address/(?:back/)?(\S+)", mail.text)
    assert found is not None, mail.text
    return found[1]


@pytest.fixture
def asked(site: Site, people: list[User], post: Catcher, deliver: Run) -> str:
    """Ada has asked for another address; the token of her letter."""
    ask_to_move(site, people[0], NEW)
    deliver()
    return token_of(post.last(NEW))


def test_the_new_address_is_asked_and_the_old_one_told(
    site: Site, people: list[User], asked: str, post: Catcher, deliver: Run
) -> None:
    assert [mail.to for mail in post.taken] == [NEW]
    assert find_user(site, people[0].id).address == people[0].address
    move(site, asked)
    deliver()
    ada = find_user(site, people[0].id)
    assert (ada.address, ada.name, user_of(site, NEW).id) == (NEW, "Ada", ada.id)
    told = post.last(people[0].address)
    assert told.header("Subject") == "Your letters go to another address now"
    assert NEW not in told.text + told.html
    assert "/address/back/" in told.html


def test_the_link_confirms_once(site: Site, people: list[User], asked: str) -> None:
    for _ in range(3):
        assert read_move(site, asked).address == NEW
    move(site, asked)
    with pytest.raises(SignInNeeded):
        move(site, asked)


def test_a_newer_wish_or_second_thoughts_or_a_new_epoch_void_it(
    site: Site, people: list[User], asked: str, post: Catcher, deliver: Run
) -> None:
    ada = people[0]
    ask_to_move(site, ada, "ada@other.example")
    with pytest.raises(SignInNeeded):
        move(site, asked)
    deliver()
    newer = token_of(post.last("ada@other.example"))
    stay(site, ada)
    with pytest.raises(SignInNeeded):
        read_move(site, newer)
    ask_to_move(site, ada, NEW)
    deliver()
    revoke(site, ada.id)
    with pytest.raises(SignInNeeded):
        move(site, token_of(post.last(NEW)))
    assert find_user(site, ada.id).address == ada.address


def test_an_address_that_has_an_account_is_refused_to_whoever_reads_its_letters(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    assert ask_to_move(site, people[0], "BUDI@example.org") == "BUDI@example.org"
    deliver()
    with pytest.raises(NotNow, match="has an account here already"):
        move(site, token_of(post.last("BUDI@example.org")))
    assert find_user(site, people[0].id).address == people[0].address
    assert user_of(site, "budi@example.org").id == people[1].id


def test_the_old_address_takes_it_back_and_everything_else_is_void(
    site: Site, people: list[User], asked: str, post: Catcher, deliver: Run
) -> None:
    ada = people[0]
    move(site, asked)
    deliver()
    way_back = token_of(post.last(ada.address))
    revoke(site, ada.id)  # whoever came in does what he can
    move_back(site, way_back)
    after = find_user(site, ada.id)
    assert (after.address, after.epoch) == (ada.address, 2)
    assert user_of(site, NEW).id != ada.id
    assert site.redis.ttl(keys.user_of_address(fingerprint(site, ada.address))) == -1
    with pytest.raises(SignInNeeded):
        move_back(site, way_back)


def test_a_change_that_is_taken_back_takes_later_ones_with_it(
    site: Site, people: list[User], asked: str, post: Catcher, deliver: Run
) -> None:
    """Who came in changed the address twice; the second letter must not undo the undoing."""
    ada = people[0]
    move(site, asked)
    deliver()
    ask_to_move(site, find_user(site, ada.id), "ada@third.example")
    deliver()
    move(site, token_of(post.last("ada@third.example")))
    deliver()
    first, second = token_of(post.last(ada.address)), token_of(post.last(NEW))
    move_back(site, first)
    assert find_user(site, ada.id).address == ada.address
    with pytest.raises(SignInNeeded):
        move_back(site, second)


def test_nobody_gets_the_old_address_while_it_can_be_taken_back(
    site: Site, people: list[User], asked: str, post: Catcher, deliver: Run
) -> None:
    """Asking for a sign-in letter, or inviting, would else give it to a new user."""
    ada, budi = people[:2]
    move(site, asked)
    deliver()
    ask_for_letter(site, ada.address, "a stranger")
    assert user_of(site, ada.address).id == ada.id
    assert 6 * 86400 < site.redis.ttl(keys.user_of_address(fingerprint(site, ada.address))) <= 7 * 86400
    wishes = [Wish("me"), Wish("invite", ada.address), Wish("invite", NEW)]
    with pytest.raises(Invalid, match="Every seat needs another person"):
        create(site, budi.id, "medang", {"temple": "sewu"}, wishes, pace=None)
    move_back(site, token_of(post.last(ada.address)))
    assert find_user(site, ada.id).address == ada.address


def test_a_silent_address_is_not_asked_and_is_told(
    site: Site, people: list[User], asked: str, post: Catcher, deliver: Run
) -> None:
    """“Never write to me again” holds for a stranger's wish; one's own account is another thing."""
    post.reset()
    silence(site, "quiet@example.org")
    ask_to_move(site, people[1], "quiet@example.org")
    deliver()
    assert post.taken == []
    silence(site, people[0].address)
    move(site, asked)
    deliver()
    assert [mail.to for mail in post.taken] == [people[0].address]


def test_bad_and_own_addresses_and_too_many_letters_are_refused(site: Site, people: list[User]) -> None:
    for typed in ("ada at example", "ADA@example.org"):
        with pytest.raises(Invalid):
            ask_to_move(site, people[0], typed)
    for number in range(5):
        ask_to_move(site, people[0], f"ada{number}@new.example")
    with pytest.raises(TooMany):
        ask_to_move(site, people[0], NEW)
    found = wished(site, people[0])
    assert found is not None and found.address == "ada4@new.example"


def test_a_letter_to_nowhere_is_not_tried_again(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    post.refuse[NEW] = "550 5.1.1 No such user here"
    ask_to_move(site, people[0], NEW)
    deliver()
    assert site.redis.zcard(keys.outbox(keys.PARTITIONS[0])) == 0


def test_rows_that_mean_nothing_any_more_write_nothing(
    site: Site, people: list[User], post: Catcher, deliver: Run
) -> None:
    for row in (
        "readdress|u0000000000000000|x",
        f"readdress|{people[0].id}|x",
        f"readdressed|{people[0].id}|x",
    ):
        site.redis.zadd(keys.outbox(keys.PARTITIONS[0]), {row: 1})
    deliver()
    assert post.taken == [] and site.redis.zcard(keys.outbox(keys.PARTITIONS[0])) == 0
