"""The account: tokens, letters, another address."""

from collections.abc import Callable

from service import keys
from service.links import move_link, way_back_link
from service.readdress import wished
from service.site import Site
from service.users import User, find_user
from tests.pages.browser import Browser

NEW = "ada@new.example"


def nonces(site: Site, kind: str) -> list[str]:
    """The names in the outbox's rows of this kind."""
    rows = site.redis.zrange(keys.outbox(keys.PARTITIONS[0]), 0, -1)
    return [row.split("|")[2] for row in rows if row.startswith(f"{kind}|")]


def test_a_token_is_shown_once_used_and_revoked(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/account")
    form = ada.page.form("Make this token")
    data = {**form.fields, "name": "My bot", "scopes": ["games:read", "account"], "days": "30"}
    page = ada.came(ada.client.post(form.action, data=data))
    (token,) = [word for word in page.text.split() if word.startswith("lontar_")]
    bearer = {"Authorization": f"Bearer {token}"}
    assert ada.client.get("/api/me", headers=bearer).get_json()["name"] == "Ada"
    page = ada.open("/account")
    assert token not in page.html
    assert "My bot games:read, account; good for" in page.text
    assert "last used" in page.text
    ada.send("Revoke")
    assert "My bot" not in ada.open("/account").text
    assert browse().client.get("/api/me", headers=bearer).status_code == 401


def test_a_token_that_cannot_be_is_refused_in_words(
    people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/account")
    form = ada.page.form("Make this token")
    for wrong, words in (
        ({"name": "x", "days": "30", "scopes": []}, "A token needs scopes"),
        ({"name": "x", "days": "4000", "scopes": ["account"]}, "A token is good for 1 to 365 days"),
        ({"name": "x", "days": "", "scopes": ["account"]}, "A token is good for 1 to 365 days"),
        ({"name": " ", "days": "30", "scopes": ["account"]}, "A name has"),
    ):
        page = ada.came(ada.client.post(form.action, data={**form.fields, **wrong}))
        assert page.status == 422
        assert words in page.text
        assert "shown once" not in page.text


def test_letters_are_switched_off_and_on(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    form = ada.open("/account").form("Write to me")
    ada.client.post("/account/letters", data={"form": form.fields["form"], "letters": ["turn"]})
    assert find_user(site, people[0].id).off == {"over", "refused"}
    ada.client.post(
        "/account/letters", data={"form": form.fields["form"], "letters": ["turn", "over", "refused"]}
    )
    assert find_user(site, people[0].id).off == frozenset()


def test_what_became_of_the_last_letters(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    """B12: whoever gets no letters can see it."""
    game = start_game(2)
    now = int(site.redis.time()[0]) * 1000
    site.redis.hset(
        keys.mailed(game),
        mapping={
            "3:0:started": now,
            "5:0:turn": "silent",
            "7:0:over": "unwanted",
            "a-b:0:refused": now - 86_400_000,
            "9:1:turn": now,
            "1:1:declined": now,
        },
    )
    ada, budi = browse(people[0]).open("/account").text, browse(people[1]).open("/account").text
    for words in (
        "The game has begun Medang, Sewu, table of two : sent today",
        "Your turn Medang, Sewu, table of two : not sent: you want no letters",
        "Game over Medang, Sewu, table of two : not sent: you have switched these off",
        "A turn was not played Medang, Sewu, table of two : sent yesterday",
        "Somebody declined",  # the organiser hears of it
    ):
        assert words in ada
    assert "Your turn Medang, Sewu, table of two : sent today" in budi
    assert "Somebody declined" not in budi
    assert "The game has begun" not in budi


def test_refused_letters_are_told_of_until_one_is_taken(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    mailed, later = keys.mailed(game), int(site.redis.time()[0]) * 1000 + 60_000
    site.redis.hset(mailed, "3:0:started", "refused 550 5.1.1 No such user here")
    page = browse(people[0]).open("/account")
    assert "Letters to you are refused" in page.text
    assert "refused 550 5.1.1 No such user here" in page.text
    site.redis.hset(mailed, "3:0:turn", later)
    page = browse(people[0]).open("/account")
    assert "Letters to you are refused" not in page.text
    assert "refused 550 5.1.1 No such user here" in page.text


def test_another_address_from_the_wish_to_the_way_back(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada, phone = browse(people[0]), browse()
    ada.open("/account")
    page = ada.send("The new address", address=NEW)
    assert f"A letter with a link went to {NEW}" in page.text
    (nonce,) = nonces(site, "readdress")
    link = move_link(site, people[0].id, nonce, 0)
    for _ in range(3):
        assert f"Letters for Ada to {NEW}?" in phone.open(link).text
    assert find_user(site, people[0].id).address == people[0].address
    assert f"Letters for Ada go to {NEW}" in phone.send("Use this address").text
    assert find_user(site, people[0].id).address == NEW
    assert phone.open(link).status == 401
    assert f"They go to {NEW}" in ada.open("/account").text
    (nonce,) = nonces(site, "readdressed")
    back = way_back_link(site, people[0].id, nonce)
    page = phone.open(back)
    assert "back to ada@example.org?" in page.text
    assert NEW not in page.text
    assert "come to ada@example.org again" in phone.send("Take it back").text
    assert ada.open("/account").status == 401
    assert phone.open(back).status == 401


def test_a_wrong_address_is_said_and_a_wish_is_taken_back(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/account")
    page = ada.send("The new address", address="ada at new")
    assert page.status == 422
    assert page.form("The new address").fields["address"] == "ada at new"
    assert "no mail address" in page.text
    ada.send("The new address", address=NEW)
    assert "went to" not in ada.send("Keep ada@example.org").text
    assert wished(site, people[0]) is None


def test_an_address_with_an_account_is_not_told_from_others_before_its_letter(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = browse(people[0])
    ada.open("/account")
    assert (
        "A letter with a link went to budi@example.org"
        in ada.send("The new address", address="budi@example.org").text
    )
    (nonce,) = nonces(site, "readdress")
    budi = browse()
    budi.open(move_link(site, people[0].id, nonce, 0))
    page = budi.send("Use this address")
    assert page.status == 409
    assert "This address has an account here already" in page.text
    assert find_user(site, people[0].id).address == "ada@example.org"


def test_damaged_links_open_nothing(site: Site, people: list[User], browse: Callable[..., Browser]) -> None:
    for path in ("/address/x", "/address/back/x", move_link(site, people[0].id, "x", 0)):
        assert browse().open(path).status == 401
