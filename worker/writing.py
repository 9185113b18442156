"""Writing: a letter's folder (subject, text, HTML) filled in, with its styles set into the tags."""

import re
from collections.abc import Mapping
from functools import cache
from textwrap import fill
from typing import Any

from css_inline import CSSInliner
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from service.look.palette import tokens
from service.named import capital, isolated
from worker.message import Written

WIDTH = 72  # columns of the text


def written(letter: str, context: Mapping[str, Any], picture: bytes | None = None) -> Written:
    """A letter of this kind, in words."""
    subject = " ".join(plain().get_template(f"{letter}/subject.txt").render(context).split())
    context = {**context, "subject": subject, "picture_width": shown_width(picture)}
    text = plain().get_template(f"{letter}/body.txt").render(context).strip() + "\n"
    text = re.sub(r"\n{3,}", "\n\n", text)
    html = rich().get_template(f"{letter}/body.html").render(context)
    return Written(subject, text, inliner().inline(html), picture)


def shown_width(picture: bytes | None) -> int:
    """How many pixels wide a letter shows its picture, a PNG that is drawn at twice its size."""
    return int.from_bytes(picture[16:20]) // 2 if picture else 0


@cache
def environment(html: bool) -> Environment:
    """Templates; in HTML everything is escaped that was not made here."""
    made = Environment(
        loader=PackageLoader("worker", "templates/mail"),
        autoescape=select_autoescape(["html"]) if html else False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.globals.update(light=tokens("light"), dark=tokens("dark"))
    made.filters.update(person=person_html if html else isolated, lines=lines, capital=capital)
    return made


def plain() -> Environment:
    return environment(False)


def rich() -> Environment:
    return environment(True)


@cache
def inliner() -> CSSInliner:
    return CSSInliner(load_remote_stylesheets=False)


def person_html(name: str) -> Markup:
    """A name that may be written from right to left, kept from turning the sentence around."""
    return Markup(f"<bdi>{escape(name)}</bdi>")


def lines(text: str, indent: str = "") -> str:
    """Text broken into lines; links and codes stay whole."""
    return fill(text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
