"""The picture in a letter."""

from io import BytesIO

import pytest
from PIL import Image

from service.boards import BOARDS, Mark, Marks
from tests.service.boards.positions import TEMPLES, positions


@pytest.mark.parametrize("temple", TEMPLES)
def test_the_png_is_1200_pixels_wide_and_light_to_send(temple: str) -> None:
    """Below 100 kB, also for a finished temple with seals."""
    data = BOARDS["medang"].png(positions(temple)[-1].view, Marks((Mark((2, 1), 1),)), "The temple")
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    assert image.width == 1200
    assert len(data) < 100_000


def test_numerals_are_drawn_without_any_font_of_the_host() -> None:
    """Where a font is missing, text vanishes silently; here two numerals make two pictures."""
    view = positions("kalasan")[0].view
    one, two = (BOARDS["medang"].png(view, Marks((Mark((1, 1), n),)), "") for n in (1, 4))
    assert one != two


def test_dynasties_keep_their_colours_through_quantising() -> None:
    view = positions("borobudur")[-1].view
    data = BOARDS["medang"].png(view, Marks(), "The temple")
    image = Image.open(BytesIO(data)).convert("RGB")
    colours = {colour for _, colour in image.getcolors(image.width * image.height)}
    for token in ((46, 125, 91), (246, 200, 58), (82, 41, 122), (179, 38, 26), (98, 174, 238)):
        assert min(sum(abs(a - b) for a, b in zip(token, colour, strict=True)) for colour in colours) < 24
