"""Boards: a view drawn as SVG, as a picture for letters, and in words; one package per game."""

from collections.abc import Mapping

from service.boards import festivals, java, medang
from service.boards.board import Board, Link, Mark, Marks

BOARDS: Mapping[str, Board] = {"java": java, "medang": medang, "festivals": festivals}

__all__ = ["BOARDS", "Board", "Link", "Mark", "Marks"]
