"""Checking a game on a page: it says what `lontar verify` says. Nothing of what is sent is kept."""

from dataclasses import dataclass
from threading import BoundedSemaphore
from typing import Any

from flask import render_template, request

from service.access import site
from service.audit import Proof, say, verify
from service.errors import Invalid, TooLarge, Unavailable
from service.pages.blueprint import pages
from service.rate import allow

LARGEST = 2 * 1024 * 1024  # bytes of a log with everything that is laid beside it
AN_HOUR = 120  # logs from one client
PATIENCE = 10  # seconds that a log waits for the one before it
ONE_BY_ONE = BoundedSemaphore(1)  # in this process: somebody may send a log that is made to be slow
LATER = "You have checked many logs within the hour. Check on a machine of yours, or wait a little."


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found, and the same as the command says it."""

    file: str
    proof: Proof
    said: list[str]


@pages.before_app_request
def make_room() -> None:
    """More than elsewhere may be sent here, since it is not kept. Raises TooLarge."""
    if request.endpoint != "pages.check_log":
        return
    request.max_content_length = LARGEST
    if (request.content_length or 0) > LARGEST:
        raise TooLarge("A log and what lies beside it may have 2 MB together. Send fewer letters at once.")


@pages.get("/verify")
def verify_page() -> str:
    """The form."""
    return show()


@pages.post("/verify")
def check_log() -> Any:
    """What the log proves, and what not."""
    try:
        name, text = sent_log()
        receipts = sent_receipts()
    except Invalid as wrong:
        return show(wrong=wrong.detail), wrong.status
    finally:
        request.close()  # larger files lie in a temporary one, which is gone with this
    allow(site(), "verify", request.remote_addr or "", AN_HOUR, LATER)
    return show(check(name, text, receipts))


def check(name: str, text: str, receipts: list[str]) -> Checked:
    """The proof. Raises Unavailable when another one takes long."""
    if not ONE_BY_ONE.acquire(timeout=PATIENCE):
        raise Unavailable("Another log is being checked, and takes long. Try again in a moment.")
    try:
        proof = verify(text, site().config.release, receipts)
    finally:
        ONE_BY_ONE.release()
    said: list[str] = []
    say(proof, said.append)
    return Checked(name, proof, said)


def sent_log() -> tuple[str, str]:
    """The name and the text of the log. Raises Invalid when there is none."""
    file = request.files.get("log")
    if file is None or not file.filename:
        raise Invalid("Choose the log: the file that ends in .jsonl.")
    try:
        return file.filename, file.read().decode("utf-8")
    except UnicodeDecodeError:
        raise Invalid("This file is no text. The log of a game ends in .jsonl.") from None


def sent_receipts() -> list[str]:
    """Saved letters and receipts: those that were uploaded, and what was pasted."""
    files = [
        file.read().decode("utf-8", "replace") for file in request.files.getlist("receipts") if file.filename
    ]
    pasted = request.form.get("pasted", "")
    return [*files, pasted] if pasted.strip() else files


def show(checked: Checked | None = None, wrong: str = "") -> str:
    """The page, with what was found or what is missing."""
    return render_template(
        "verify.html", checked=checked, wrong=wrong, pasted=request.form.get("pasted", ""), largest="2 MB"
    )
