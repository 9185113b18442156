"""Reading drawings: every SVG is parsed, and what a page's security policy forbids is looked for."""

from collections.abc import Iterator
from xml.etree import ElementTree

from service.boards import Link

SVG = "{http://www.w3.org/2000/svg}"
NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'


def parse(svg: str) -> ElementTree.Element:
    """The root of a drawing. Raises ParseError when it is not well-formed."""
    return ElementTree.fromstring(svg if NAMESPACE in svg else svg.replace("<svg", f"<svg {NAMESPACE}", 1))


def elements(svg: str, tag: str) -> list[ElementTree.Element]:
    return list(parse(svg).iter(SVG + tag))


def forbidden(svg: str) -> Iterator[str]:
    """What a page's SVG may not have: style of its own, scripts, ids that could clash."""
    for element in parse(svg).iter():
        name = element.tag.removeprefix(SVG)
        if name in ("style", "script"):
            yield name
        yield from (key for key in element.attrib if key in ("style", "id") or key.startswith("on"))


def column_links(view: dict) -> list[Link]:
    """A link for every column with room."""
    pairs = enumerate(zip(view["columns"], view["capacities"], strict=True), 1)
    return [Link(n, f"?d=b1.{n}", f"column {n}") for n, (tiles, capacity) in pairs if len(tiles) < capacity]


def tile_links(view: dict) -> list[Link]:
    """A link for every tile in the temple."""
    return [
        Link((column, floor), f"?d=swap.{column}.{floor}", f"column {column}, floor {floor}", floor == 1)
        for column, tiles in enumerate(view["columns"], 1)
        for floor in range(1, len(tiles) + 1)
    ]
