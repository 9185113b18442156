"""A GET never writes: scanners, previews and crawlers may open everything, however often (B1, B5)."""

from collections.abc import Callable

from service import keys
from service.links import join_link, sign, sign_timed, silence_link, turn_link, watch_link
from service.load import load
from service.lobby import Wish, create
from service.sealing import seal
from service.site import Site
from service.users import User, silence
from tests.pages.browser import Browser, bare
from tests.pages.travelling import lines, link_of, plan

SLACK = {"User-Agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"}


def everything(site: Site) -> dict[str, bytes]:
    """All that the database holds."""
    raw = site.queue_bytes
    return {key: raw.dump(key) for key in raw.keys("*")}


def addresses(site: Site, people: list[User], running: str, opening: str) -> list[str]:
    """The address of every page."""
    ada, budi = people[0], people[1]
    silence(site, budi.address)
    site.redis.set(keys.new_address(ada.id), '["nonce", "ada@new.example"]')
    site.redis.rpush(keys.old_addresses(ada.id), "nonce|ada@old.example")
    waiting = create(site, ada.id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("open")], pace=3600)
    invited = create(
        site, ada.id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("invite", budi.address)], pace=None
    )
    loaded = load(site, opening)
    point = loaded.record.head.point_text
    seal(site, opening, 0, point, next(iter(loaded.record.rules.legal(loaded.record.state, 0))), "seat:0")
    now = load(site, running).record
    mover = now.actors.seats[0]
    tile = now.rules.view(now.state, mover)["you"]["hand"][0]
    turn = turn_link(site, running, mover, now.head.point, 0)
    return [
        "/", "/help", "/help/medang", "/help/festivals", "/help/chess", "/sign-in", "/account", "/mailbox",
        "/new", "/new/medang", "/new/festivals", "/new/chess", "/nowhere",
        "/account/silence", "/tables", "/verify", f"/games/{running}/dealt", f"/games/{waiting}/dealt",
        watch_link(site, running),
        f"/address/{sign_timed(site, 'readdress', ada.id, 'nonce', 0)}",
        f"/address/back/{sign_timed(site, 'way-back', ada.id, 'nonce')}",
        f"/sign-in/{sign_timed(site, 'sign-in', ada.id, 'nonce', 0)}",
        f"/games/{running}", f"/games/{running}?all=1", f"/games/{running}/turn", f"/games/{running}/leave",
        f"/games/{running}/leaf/1", f"/games/{running}/leaf/4",
        f"/games/{opening}/turn", f"/games/{opening}/turn?change=1", f"/games/{waiting}", f"/games/{invited}",
        turn, turn_link(site, running, mover, 1, 0), f"{turn}?pick={tile}", f"{turn}?d=play+{tile}+1",
        f"{turn}?d=play+{tile}+1;take+pile", f"{turn}?d=nonsense", f"{turn}/sent",
        turn_link(site, opening, 1, 1, 0), turn_link(site, opening, 1, 1, 0) + "?d=keep",
        f"/s/{sign(site, 'submission', opening, 0, f'seal-{point}', 0)}",
        join_link(site, invited, 1, budi.id), join_link(site, running, 1, budi.id),
        silence_link(site, budi.address), f"{silence_link(site, budi.address)}/lift",
        "/static/style.css", "/static/board.js", "/static/fonts/sans-bold.woff2",
    ]  # fmt: skip


def test_no_page_writes(
    site: Site,
    people: list[User],
    start_game: Callable[..., str],
    browse: Callable[..., Browser],
    open_choices: Callable[[str], None],
) -> None:
    running, opening = start_game(3), start_game(3)
    open_choices(running)
    pages = addresses(site, people, running, opening)
    before = everything(site)
    for browser in (browse(), browse(people[0]), browse(people[1]), browse(**SLACK)):
        for address in pages:
            answer = browser.client.get(bare(address), headers=browser.headers)
            assert answer.status_code < 500
            assert browser.client.head(bare(address)).status_code == answer.status_code
            assert everything(site) == before, address


def test_an_unfurled_turn_link_shows_no_secret_in_its_head(
    site: Site,
    start_game: Callable[..., str],
    browse: Callable[..., Browser],
    open_choices: Callable[[str], None],
) -> None:
    game = start_game(2)
    open_choices(game)
    record = load(site, game).record
    mover = record.actors.seats[0]
    page = browse(**SLACK).open(turn_link(site, game, mover, record.head.point, 0))
    head = page.html.partition("</head>")[0]
    assert "og:" not in head
    assert 'name="robots" content="noindex"' in head
    assert "<title>Your turn · Medang, table of two · Lontar</title>" in head


def test_no_page_of_the_festivals_writes(
    site: Site, people: list[User], voyage: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    walking = voyage(lambda view: view["phase"] == "move", typhoons="2")
    resting = voyage(lambda view: view["phase"] == "rest")
    planning = voyage()
    plan(site, planning, 0, "plan y k")
    way = "d=plan+y&order=route+kalimantan+y"
    pages = [
        link_of(site, planning, 0), f"{link_of(site, planning, 0)}?change=1",
        f"{link_of(site, planning, 1)}?{way}", f"{link_of(site, planning, 1)}?d=stay&order=rest+pool",
        *(f"{link_of(site, game)}?d={lines(load(site, game).record, asked(site, game))[0].replace(' ', '+')}"
          for game in (walking, resting)),
        *(f"/games/{game}" for game in (planning, walking, resting)),
        *(f"/games/{game}/turn" for game in (planning, walking, resting)),
        f"/games/{walking}/leaf/{load(site, walking).record.head.version}",
    ]  # fmt: skip
    before = everything(site)
    for browser in (browse(), browse(people[0]), browse(people[1])):
        for address in pages:
            assert browser.client.get(bare(address), headers=browser.headers).status_code < 500
            assert everything(site) == before, address


def asked(site: Site, game: str) -> int:
    """Whoever is asked first."""
    return load(site, game).record.actors.seats[0]
