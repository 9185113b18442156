"""The names of the rules and their texts: a heading and the place of its sentence, or a ruling.

"Play a trade tile 3" is the third sentence under that heading of the rulebook; pictures and their
captions are not counted. "ruling 14" settles what the rulebook leaves open (rulings.py).
"""

from collections.abc import Mapping
from typing import Final

from engine.medang.rulings import RULINGS
from engine.rulebook import named

SENTENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "Components": (
        "5 dynasty tiles",
        "70 trade tiles, 14 of each dynasty: Samara (green), Dharmasetu (yellow), Dharanindra (purple), "
        "Panangkaran (red) and Rakai (blue)",
        "15 temple tiles",
        "5 help cards",
        "NOTE: The symbols shown at the bottom of the trade tiles indicate the total number of tiles of "
        "the same type that exist.",
    ),
    "Summary and Object of the Game": (
        "Medang is a tile-placement game where each player takes control of a dynasty during the "
        "construction of one of its imposing temples.",
        "The object of the game is to place the trade tiles of your dynasty strategically and activate "
        "their effects to obtain the highest score at the end of the game according to their position in "
        "the rows and columns of the temple.",
    ),
    "Game Setup": (
        "To start playing Medang, follow these steps in order:",
        "Choose one of the 4 starting game configurations and place the temple tiles face up in a line "
        "according to the chosen configuration.",
        "These tiles form the base of the temple on which the trade tiles are played.",
        "These are the 4 possible starting configurations:",
        "Temple of Borobudur: 1-2-3-4-4-5-4-4-3-2-1",
        "Temple of Sewu: 1-4-4-3-5-5-3-4-4-1",
        "Temple of Candi Plaosan: 2-3-2-4-5-3-5-4-2-3-2",
        "Temple of Candi Kalasan: 3-4-4-5-4-4-3 (only for 2 players)",
        "Deal each player 1 dynasty tile face down, which must be kept secret from the other players.",
        "Return the leftover dynasty tiles to the box without looking at them.",
        "Deal each player 1 help card.",
        "Shuffle the trade tiles and deal 4 of them face down to each player.",
        "These tiles form each player's hand.",
        "Form a pile with the remaining trade tiles and leave it face down within reach of all players.",
        "Each player looks at their 4 initial trade tiles and may discard, face down, as many as they wish "
        "(between 0 and 4).",
        "Then they must take from the pile as many tiles as they discarded.",
        "Shuffle all the discarded tiles together and place them face down at the bottom of the pile.",
        "Turn over the first 6 tiles of the pile and place them in a row below the base of the temple to "
        "form the market.",
        "Draw lots to decide who will be the starting player.",
    ),
    "How to Play": (
        "Games of Medang are played in turns, beginning with the starting player and continuing clockwise.",
        "When it is your turn, follow these steps in order:",
        "Play 1 trade tile from your hand.",
        "If you wish, resolve the effect of the trade you played.",
        "Take 1 new tile from the market.",
        "Pass the turn.",
    ),
    "Play a trade tile": (
        "Choose 1 tile from your hand and place it in the temple, above the base (if there are still free "
        "spaces) or above another trade tile previously placed.",
        "The number shown on each temple tile indicates the maximum number of trade tiles that can be "
        "placed above it forming a column.",
        "If that number has been reached, no more trade tiles can be placed in that column.",
        "Temple tiles do not count toward the maximum number.",
        "Example: The monk tile can be placed in columns 2, 3 or 5, but not in column 1, which has already "
        "reached its tile limit.",
    ),
    "Activate the effect": (
        "Optionally, activate the effect of the trade tile you placed in the temple.",
        "The effects of the trades are detailed below.",
    ),
    "Take a tile": (
        "Choose 1 tile from the market and add it to your hand, or else take the first tile of the pile.",
        "If you take the tile from the market, immediately replace it with the first tile of the pile.",
    ),
    "Pass the turn": (
        "Pass the turn to the player on your left.",
        "IMPORTANT: Whenever you take 1 tile from the market, immediately replace it with the first tile "
        "of the pile, so that there are again 6 tiles in the market.",
        "If the market runs out, keep playing as usual, but nobody can take tiles from the market.",
    ),
    "The Effects of the Trades": ("The effects of the trade tiles when you play them are as follows:",),
    "Craftsman": (
        "Play 1 tile from your hand: Choose 1 tile from your hand, place it in the temple according to the "
        "placement rules of step 1 and apply its effect if you wish.",
        "IMPORTANT: You can play a craftsman again and chain several tiles played in a single turn.",
    ),
    "Merchant": ("Take 1 tile from the market: This tile is independent of the one you take in step 3.",),
    "Monk": (
        "Once the tile is placed, choose 1 of these options:",
        "Choose another tile in the temple that shares a dynasty with the monk and swap their positions.",
        "Choose another tile in the temple of value 1, 2 or 3 that does not share a dynasty with the monk "
        "and swap their positions.",
        "IMPORTANT: You cannot activate the effects of the swapped tiles.",
    ),
    "General": (
        "Remove 1 tile of another dynasty that is adjacent to the general (below, to its right or to its "
        "left).",
        "If necessary, move down any tiles above it to cover the empty spaces.",
        "Return the removed tile to the game box.",
    ),
    "Leader": (
        "Choose 1 of these options:",
        "Remove all the tiles from the market, shuffle them face down and place them at the bottom of the "
        "pile.",
        "Then, refill the market with 6 new tiles.",
        "Discard all the tiles in your hand, shuffle them face down and place them at the bottom of the "
        "pile.",
        "Then, choose 4 tiles from the market and place them in your hand.",
    ),
    "End of the Game": (
        "The game ends immediately when a player places the trade tile that completes the temple according "
        "to the chosen starting configuration.",
        "Then, each player reveals their dynasty tile and calculates their final score.",
        "To obtain each player's final score, follow these steps:",
        "Calculate the score of each floor: the player with the majority of tiles in the row obtains as "
        "many points as there are tiles of their dynasty on the floor.",
        "The rest obtain no points.",
        "In case of a tie, all tied players obtain as many points as there are tiles of their dynasty in "
        "the row, minus 1 point each.",
        "Example: In the first row, the yellow and red dynasties have 3 trade tiles each and obtain 2 "
        "points each.",
        "In the second row, the blue dynasty has 3 tiles, more than the others, and obtains 3 points.",
        "Calculate the score of each column: each tile provides 1 point for each tile of equal or lower "
        "value than it that it has below it in its column (regardless of their dynasty).",
        "Each player adds up the points obtained on all floors and columns, and the player whose dynasty "
        "has obtained the most points in total wins the game.",
        "In case of a tie, the tied dynasty whose leader tile is in a higher position in the temple wins.",
        "If the tie persists, the tied dynasty whose general is in a higher position in the temple wins.",
        "If the tie still persists, the victory is shared.",
    ),
    "Column scoring examples": (
        "Arturo is playing the Samara (green) dynasty.",
        "In the left column he gets 1 point, since tile B only has below it tile C, of lower value.",
        "Cristina, player of the Dharmasetu (yellow) dynasty, obtains 2 points in the left column since "
        "tile A is above B and C (of lower or equal value).",
        "In the right column, she obtains 1 point, since the value of tile E is only equal to or greater "
        "than the value of tile F.",
        "She does not score for tile G, which is below but has a higher value.",
        "Raúl, player of the Dharanindra (purple) dynasty, gets no points, since tile D has below it tiles "
        "E, F and G with a value higher than its own.",
        "Aurora, player of the Rakai (blue) dynasty, gets no points, since her general tile (F) has a "
        "leader (G) below it.",
    ),
}

RULES: Final = named(SENTENCES, RULINGS)


def text(rule: str) -> str:
    """What a rule says, by its name. Raises KeyError for a name that is no rule."""
    return RULES[rule]
