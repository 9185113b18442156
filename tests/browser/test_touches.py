"""Small touches by script: files dropped on a form, a link copied, a letter's frame as high as its letter."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import sign_in
from tests.browser.world import World, until
from tests.conftest import repository

LOG = repository() / "tests" / "logs" / "medang" / "kalasan-2.jsonl"
DROP = """
([form, files]) => {
  const carrier = new DataTransfer();
  files.forEach(([name, text]) => carrier.items.add(new File([text], name)));
  for (const kind of ["dragover", "drop"])
    form.dispatchEvent(new DragEvent(kind, {dataTransfer: carrier, bubbles: true, cancelable: true}));
}
"""
FITS = """
() => {
  const frame = document.querySelector("iframe");
  const high = frame?.contentDocument?.documentElement?.scrollHeight ?? 0;  // while it loads there is none
  return high > 400 && high <= frame.clientHeight && frame.clientHeight < high + 20;
}
"""


def test_a_log_and_letters_are_dropped_on_the_form(page: Page, address: str) -> None:
    page.goto(f"{address}/verify")
    files = [["letter.txt", "Dear Ada"], ["game.jsonl", LOG.read_text()], ["second.eml", "Dear Ada"]]
    page.evaluate(DROP, [page.locator("form[data-drop]").element_handle(), files])
    names = "inputs => inputs.map(input => [...input.files].map(file => file.name))"
    assert page.locator("input[type=file]").evaluate_all(names) == [
        ["game.jsonl"],
        ["letter.txt", "second.eml"],
    ]
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_role("heading", name="Not proved")).to_be_visible()  # these letters hold no receipt
    page.evaluate(DROP, [page.locator("form[data-drop]").element_handle(), files[1:2]])
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_role("heading", name="All of it holds")).to_be_visible()


def test_the_watch_link_is_copied(browser: Browser, world: World) -> None:
    game = world.start("Ada", "Budi", watch="link")
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    sign_in(context, world.app, world.address, world.user("Ada"))
    page = context.new_page()
    page.goto(f"{world.address}/games/{game}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.get_by_label("The watch link").input_value()
    context.close()


def test_a_letter_stands_whole_in_its_frame(page: Page, world: World) -> None:
    game = world.start("Ada", "Budi", temple="kalasan")
    world.keep(game)
    subject = world.letter(world.user("Ada").address, "started").header("Subject")
    page.goto(f"{world.address}/mailbox")
    page.get_by_text(subject).first.click()
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 740})
        until(lambda: page.evaluate(FITS), f"a frame that fits at {width} px")
