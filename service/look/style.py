"""The one style sheet of the pages: fonts, palette, the boards' rules, and the parts in static/css.

Served as /static/style.css. Pages carry no style of their own: the content security policy forbids it.
Components, with their markup in short (`…` is content, `?` may be missing, [a|b] is a choice of classes):

page      <a class="skip" href="#turn">Skip the board</a>
          <header class="mast"><a class="brand" href="/">Lontar</a><span class="where">…</span>
            <nav aria-label="Main"><a aria-current="page">…</a><a class="more">wide only</a></nav></header>
          <main class="wrap"><div class="stack">…</div></main>
          <footer class="foot"><span>…</span><a>…</a></footer>
columns   <div class="cols"><div class="stack">…</div><div class="side stack" id="turn">…</div></div>
          the second column stands right from 1040 px; .wide-only, .narrow-only change at 700 px
panel     <section class="panel"><h2>…</h2>…</section>
state     <div class="call [wait|over|err|past]"><h1>…</h1><p>…</p><p class="rowlinks">…</p>?</div>
seats     <ol class="seats" aria-label="…"><li class="seat [now|won]">{{ seat_icon(seat) }}
            <span class="who">Ada<span class="vh">, circle</span></span>
            <span class="points">3 <small>tiles</small></span>
            <span class="note inline">{{ lock(13) }}…<span class="more">not on a phone</span></span></li></ol>
board     <div class="boardbox">{{ picture }}{{ legend }}<details><summary>The board in words</summary>
            <pre class="board-words">{{ text }}</pre> or <ul><li>…</ul></details></div>
          <section class="panel narrow-only"><h2>Most tiles on each floor</h2>{{ floors }}</section>
replay    <nav class="scrub"><a>…</a><span class="at">Leaf 12 of 58</span>
            <span aria-disabled="true">…</span></nav>
draft     <ol class="draft"><li [plain: without a number]><span class="number">2</span>?
            <span class="mono">play b1 5</span><span class="cost">craftsman</span><small>…</small>?</li></ol>
          <p class="rowlinks"><a>Take back the last</a><a>Start again</a></p>
choices   <div class="acts"><a class="act [on]">{{ svg }}?<b>…</b><small>…</small></a>
            <span class="act no">{{ svg }}?<b>…</b><small>the reason</small></span></div>
hand      <p class="lab">Your hand <span class="only">{{ lock(14) }}only you see it</span></p>
          <div class="hand">
            <a class="pick [on|no]" aria-label="…">{{ tile(code, silent=True) }}<small>…</small></a>
            <label class="pick">{{ tile(code) }}<input type="checkbox"><small>…</small></label></div>
          <ol class="market"><li>{{ tile(code) }} or <a class="pick">…</a></li></ol>
          <p class="pile">{{ back(40) }}<span>…</span></p>
          <div class="panel me">{{ dynasty(letter) }}<div>…</div></div>
tickets   {{ ticket(colour, 33) }} {{ tickets(held, 33) }} {{ back(33) }} {{ prizes(festival) }}
          {{ traveller(seat, 28) }}: from service/boards/festivals
          <p class="pool"><span>{{ ticket("y", 22) }}5</span>…</p>
          <div class="round panel"><div><p class="lab">Now</p><p>…</p>{{ prizes(festival) }}</div>…</div>
          <ol class="plans"><li class="planned [now]">{{ traveller(seat) }}<b>Ada</b>
            <span class="showing">{{ tickets }}</span><span class="state">done</span>?</li></ol>
          <section class="panel event"><h2>what has just happened to all</h2>{{ plans }}</section>
          <div class="lines"><a class="act line [on]"><span class="sign">{{ svg }}</span>?
            <span class="what"><b>…</b><small>…</small></span>{{ tickets }}?</a></div>
java      {{ festival_card("md", 74, worth) }} {{ card_back(74) }} {{ tile("three", turn, 46) }}
          {{ palace(value, 34, festival) }} {{ irrigation(34) }} {{ developer(seat, 28, level) }}
          {{ token(28) }}: from service/boards/java; a tile is there twice, .java-wide and .java-tall
buttons   <button class="btn [quiet] [wide]"> or <a class="btn">; disabled is dashed
          <form class="bar"><small class="soft">what is missing</small><button class="btn">…</button></form>
leaves    <ol class="leaves"><li class="leaf head">{{ seat_icon(seat, 24) }}<span>Budi, …</span>
              <span class="aside">…</span></li>
            <li class="leaf">
              <span class="say"><span class="number">1</span>? …<span class="mono">…</span></span>
              <span class="aside"><b>+3</b>…</span>?</li></ol>
receipt   <p class="receipt">Leaf 58, head <span class="mono">…</span>.</p>
scores    <div class="scores"><table><caption>…<thead>…
            <tr class="won"><th scope="row">{{ seat_icon(seat) }}Ada<td class="n">…<td class="total">…
forms     <form class="form">
            <p class="field"><label>…</label><input><small>…</small>?<span class="wrong">…</span>?</p>
            <fieldset><legend>…</legend>
              <label class="choice"><input type="radio"><b>…</b><small>…</small>?</label></fieldset>
            <div class="pair">two fields side by side</div></form>
orders    <form class="orders"><input> or <textarea><button class="btn">Read orders</button></form>
games     <ol class="games"><li class="game [due|done]"><span class="pic">{{ thumb }}</span>
            <div><h3>…</h3><p>…</p><p class="minis">
              <span class="mini [on]">{{ seat_icon(seat, 22) }}<span class="vh">Ada</span></span></p></div>
            <a class="btn">Play</a> or <a class="more-link">Look</a></li></ol>
          <ol class="kinds"><li class="kind"><a>{{ card() }}<span><b>Medang</b><small>…</small></span></a>
            <form><button class="btn">…</button> <a class="btn quiet">…</a></form>?</li></ol>
mailbox   <ol class="mailbox"><li><a class="[new]"><b>subject</b><time>…</time>
            <span class="from">…</span></a></li></ol>
          <div class="letter"><pre>…</pre> or <iframe></iframe></div>
programs  <pre class="code">…</pre>
proofs    <ul class="proofs"><li>{{ check() }}<span>…</span><small>…</small>?</li></ul>
          <dl class="facts"><dt>…<dd>…</dl>   <p class="hash">…</p>
talk      <ol class="talk"><li>{{ seat_icon(seat) }}<div><b>Ada</b> <time>…</time><p>…</p></div></li></ol>
help      <div class="prose">h2, h3, p, ul, ol, dl, pre, code, blockquote; what is :target is marked;
            <p class="row">{{ tile(code) }}…</p></div>
          <nav class="toc"><a>…</a></nav>   <p class="rule"><a href="…">Placing tiles 4</a></p>
words     .vh for screen readers only; .soft .good .bad .mono .nowrap .small; .inline: icons in running text
"""

from functools import lru_cache
from importlib.resources import files

from service.boards import BOARDS
from service.look.fonts import font_faces
from service.look.palette import Theme, tokens
from service.look.rules import SANS, css

PARTS = (
    "base",
    "leaf",
    "state",
    "board",
    "choices",
    "draft",
    "festivals",
    "forms",
    "java",
    "java-turn",
    "lists",
    "lobby",
    "new",
    "proof",
    "prose",
    "pages",
    "tally",
)
SERIF = '"Lontar Serif", "Source Serif Pro", Charter, Georgia, serif'
MONO = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace'


@lru_cache(maxsize=1)
def stylesheet() -> str:
    """The style sheet of all pages, as CSS."""
    rules = list(dict.fromkeys(rule for board in BOARDS.values() for rule in board.RULES))
    return "\n".join([font_faces(), palette(), css(rules), *map(part, PARTS)])


def palette() -> str:
    """The tokens as custom properties, for light and, where the reader prefers it, for dark."""
    fonts = f"--sans:{SANS};--serif:{SERIF};--mono:{MONO};"
    light = ":root{color-scheme:light dark;" + fonts + properties("light") + "}"
    return light + "@media (prefers-color-scheme:dark){:root{" + properties("dark") + "}}"


def properties(theme: Theme) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in tokens(theme).items())


def part(name: str) -> str:
    """A hand-written part of the style sheet."""
    return (files("service") / "static" / "css" / f"{name}.css").read_text("utf-8")
