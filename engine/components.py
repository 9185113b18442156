"""The component tables of a game's data.toml, each with its status and source."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Literal, TypeAlias

Status: TypeAlias = Literal["RULEBOOK", "FOUND", "RECONSTRUCTED"]


@dataclass(frozen=True, slots=True)
class Table:
    """One table of components: how sure it is, where it comes from, and what it says."""

    status: Status
    source: str
    table: Mapping[str, Any]


def read(text: str) -> dict[str, Table]:
    """The tables of a TOML text. Raises TypeError when one lacks its status, source or table."""
    return {name: Table(**part) for name, part in tomllib.loads(text).items()}


def tables(package: str) -> dict[str, Table]:
    """The tables of a game, by the name of its package."""
    return read(files(package).joinpath("data.toml").read_text("utf-8"))
