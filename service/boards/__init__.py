"""Boards: a view drawn as SVG, as a picture for letters, and in words; one package per game."""

from collections.abc import Mapping

from service.boards import medang
from service.boards.board import Board, Link, Mark, Marks

BOARDS: Mapping[str, Board] = {"medang": medang}

__all__ = ["BOARDS", "Board", "Link", "Mark", "Marks"]
