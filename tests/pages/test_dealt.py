"""How a game was dealt."""

import html
import io
import random
import re
from collections.abc import Callable
from contextlib import redirect_stdout

from service.load import load
from service.lobby import Wish, cancel, create, join
from service.log import read
from service.site import Site
from service.users import User
from tests.pages.browser import Browser
from tests.service.test_spine import play_on


def test_before_the_end_it_says_what_is_fixed_and_keeps_the_seed(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    loaded = load(site, game)
    page = browse(people[0]).open(f"/games/{game}/dealt")
    assert "The seed is fixed, and secret until the end" in page.text
    assert "Ada cuts: “Ada cuts”" in page.text
    assert "Budi cut last" in page.text
    assert loaded.record.table.seed_hash in page.text
    assert loaded.seed.hex() not in page.html
    assert "Dice key" not in page.text


def test_after_the_end_the_program_of_the_page_draws_it_again(
    site: Site,
    people: list[User],
    start_game: Callable[..., str],
    drain: Callable[[], None],
    browse: Callable[..., Browser],
) -> None:
    game = start_game(2, "kalasan")
    play_on(site, game, drain, random.Random(1))
    loaded = load(site, game)
    page = browse(people[0]).open(f"/games/{game}/dealt")
    draws = [draw for content in read(site, game) for draw in content["draws"]]
    assert f"{len(draws)} draws, all from one seed and these cuts" in page.text
    program = html.unescape(re.findall(r"<pre[^>]*>(.*?)</pre>", page.html, re.DOTALL)[0])
    out = io.StringIO()
    with redirect_stdout(out):
        exec(program, {})
    printed = out.getvalue().splitlines()
    assert printed == [loaded.record.table.seed_hash, str([value for _, value in draws[:8]])]


def test_a_cut_is_shown_as_it_was_typed(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada, cut = people[0], "ꦭꦺꦴꦤ꧀ꦠꦂ \\ \" ' <b>"
    game = create(site, ada.id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("open")], pace=None, cut=cut)
    join(site, game, people[1].id, None, "")
    page = browse(ada).open(f"/games/{game}/dealt")
    assert "Ada cut last" in page.text
    assert "Budi did not cut" in page.text
    assert f"Ada cuts: “{cut}”" in page.text
    assert "<b>" not in re.sub("<b>Ada cut last.</b>", "", page.html)


def test_of_a_game_that_was_called_off_the_seed_is_shown(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada, cut = people[0], "ꦭ \\ \" ' <b>"
    game = create(site, ada.id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("open")], pace=None, cut=cut)
    cancel(site, game, ada.id)
    page = browse(ada).open(f"/games/{game}/dealt")
    assert "Nothing was drawn" in page.text
    assert load(site, game).seed.hex() in page.text
    program = html.unescape(re.findall(r"<pre[^>]*>(.*?)</pre>", page.html, re.DOTALL)[0])
    with redirect_stdout(io.StringIO()) as out:
        exec(program, found := {})  # type: ignore[var-annotated]
    assert out.getvalue().splitlines()[1] == "[]"
    assert found["info"] == '{"cuts":[[0,"ꦭ \\\\ \\" \' <b>"]],"tag":"lontar/dice/1"}'


def test_without_a_cut_it_says_that_the_host_could_have_known(
    site: Site, people: list[User], browse: Callable[..., Browser]
) -> None:
    ada = people[0]
    game = create(site, ada.id, "medang", {"temple": "sewu"}, [Wish("me"), Wish("bot")], pace=None)
    page = browse(ada).open(f"/games/{game}/dealt")
    assert page.text.count("Nobody has cut.") == 1
    assert "Ada did not cut" not in page.text
    assert "typed nothing" not in page.text
    assert "whoever runs this service could have known it" in page.text
    assert "Bots are the host’s; they cut nothing." in page.text
    assert "Ada has called off none of 1 table" in page.text


def test_it_is_for_those_who_may_look(
    site: Site, people: list[User], start_game: Callable[..., str], browse: Callable[..., Browser]
) -> None:
    game = start_game(2)
    assert browse().open(f"/games/{game}/dealt").status == 401
    assert browse(people[3]).open(f"/games/{game}/dealt").status == 403
