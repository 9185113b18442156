"""The style sheet and the fonts."""

import re
from io import BytesIO

import pytest
from fontTools.ttLib import TTFont

from service.boards import BOARDS, Marks
from service.look.fonts import FACES, font, picture_fonts
from service.look.palette import TOKENS
from service.look.rules import css
from service.look.style import PARTS, part, stylesheet
from tests.service.boards.positions import positions


def test_every_variable_is_defined_and_every_token_is_there_for_light_and_dark() -> None:
    sheet = stylesheet()
    used = set(re.findall(r"var\(--([a-z0-9-]+)", sheet))
    assert used <= {*TOKENS, "sans", "serif", "mono"}
    for token in TOKENS:
        assert sheet.count(f"--{token}:") == 2


def test_braces_are_balanced_in_every_part() -> None:
    for name in PARTS:
        assert part(name).count("{") == part(name).count("}")


def test_nothing_is_fetched_from_elsewhere() -> None:
    """The content security policy is default-src 'self'."""
    urls = re.findall(r'url\("([^"]+)"\)', stylesheet())
    assert sorted(urls) == sorted(f"/static/fonts/{name}.woff2" for name in FACES)
    assert "@import" not in stylesheet()


def test_every_class_of_the_drawings_has_a_rule() -> None:
    sheet = stylesheet()
    svg = BOARDS["medang"].picture(positions("plaosan")[20].view, Marks(), title="")
    names = {name for names in re.findall(r'class="([^"]+)"', svg) for name in names.split()}
    assert {name for name in names if f".{name}" not in sheet} <= {"leads"}


def test_motion_only_for_who_wants_it() -> None:
    for name in PARTS:
        before = part(name).split("@media (prefers-reduced-motion: no-preference)")[0]
        assert "transition" not in before
        assert "@keyframes" not in part(name)


def test_pictures_have_the_same_rules_in_literal_colours() -> None:
    rules = BOARDS["medang"].RULES
    assert css(rules).count("{") == css(rules, "light").count("{")
    assert "#120D09" in css(rules, "dark")
    assert "var(" not in css(rules, "light")


@pytest.mark.parametrize("name", FACES)
def test_fonts_are_small_latin_woff2_with_their_licence(name: str) -> None:
    data = font(name)
    assert data[:4] == b"wOF2"
    assert len(data) < 40_000
    cut = TTFont(BytesIO(data))
    characters = cut.getBestCmap()
    assert all(ord(letter) in characters for letter in "Aéß ŁąŠž–’…€9")
    assert ord("Ω") not in characters
    names = {record.nameID: str(record) for record in cut["name"].names}
    assert names[1] == FACES[name].family
    assert "Open Font License" in names[13]
    assert names[0]


def test_a_font_is_cut_once() -> None:
    assert font("sans-bold") is font("sans-bold")


def test_an_unknown_font_is_refused() -> None:
    with pytest.raises(KeyError):
        font("comic")


def test_pictures_get_the_three_weights_that_they_use() -> None:
    assert [path.rsplit("/", 1)[1] for path in picture_fonts()] == [
        "Lato-Regular.ttf",
        "Lato-Bold.ttf",
        "Lato-Black.ttf",
    ]
