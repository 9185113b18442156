"""Every kind of page, as tours through a world that moves on between two stops."""

from collections.abc import Mapping

from tests.browser.tours import doors, ends, islands, papers, tables, terraces, turns
from tests.browser.tours.stop import Tour

TOURS: Mapping[str, Tour] = {
    "signing in": doors.signing_in,
    "lists": doors.lists,
    "invitations": tables.invitations,
    "opening": tables.opening,
    "composing": turns.composing,
    "effects": turns.effects,
    "verdicts": turns.verdicts,
    "planning": islands.planning,
    "questions": islands.questions,
    "arriving": islands.arriving,
    "building": terraces.building,
    "auctions": terraces.auctions,
    "endings": ends.endings,
    "reading": ends.reading,
    "refusals": ends.refusals,
    "proofs": papers.proofs,
    "company": papers.company,
    "accounts": papers.accounts,
}
