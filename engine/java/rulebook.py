"""The names of the rules and their texts: a heading and the place of its sentence, or a ruling.

"Placing Land Tiles 4" is the fourth sentence under that heading of the rulebook; every row of a table is one.
"ruling 5" settles what the rulebook leaves open (rulings.py).
"""

from collections.abc import Mapping
from typing import Final

from engine.java.rulings import RULINGS
from engine.rulebook import named

SENTENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "Contents": (
        "1 game board",
        "56 3 space land tiles (2 rice fields & 1 village or city)",
        "20 2 space land tiles (1 rice field & 1 village or city)",
        "12 1 space land tiles (1 rice field)",
        "8 1 space land tiles (1 village or city space)",
        "40 palace tiles (6 @ 2, 7 @ 4, 8 @ 6, 9 @ 8, 10 @ 10)",
        "16 irrigation tiles",
        "30 palace cards",
        "12 extra action tokens",
        "48 developers in 4 colors",
        "4 scoring markers",
        "4 action summary cards",
    ),
    "Preparation": (
        "Place the board in the middle of the table.",
        "The board shows the undeveloped area of central Java with 150 land spaces and 3 irrigation spaces.",
        "The mountains and lowlands enclosing central Java have already been developed.",
        "The scoring track runs around the edge of the board.",
        "On this track, the players will record the fame they gain during the game.",
        "Each player takes: 12 developers in his color",
        "3 extra action tokens",
        "5 2 space land tiles",
        "3 1 space rice field land tiles",
        "2 1 space village or city land tiles",
        "1 action summary card",
        "3 face down palace cards",
        "Place the remaining 3 space land tiles and the 16 irrigation tiles next to the board as a "
        "supply for all to use.",
        "Sort the 40 palace tiles by value and place them palace side up (no dancer) in 5 stacks next"
        " to the board.",
        "Shuffle the palace cards thoroughly, place them in a deck face down next to the board, draw "
        "the top card, and place it face up next to the stack.",
        "This is the festival card.",
        "Place the scoring markers on space 0 of the scoring track.",
        "When playing with fewer than 4 players, place the unused material in the box.",
    ),
    "Playing the Game": (
        "Choose a starting player.",
        "The starting player takes the first turn and then the players follow in clockwise order.",
        "On a turn, a player must play at least one land tile.",
        "In addition, a player may move developers onto or on the board, build or enlarge palaces, "
        "place irrigation tiles, and arrange for palace festivals.",
        "Each of these actions costs a set number of action points (AP).",
        "These actions and their costs are summarized in the table below and on the action summary cards.",
        "Each player may use a maximum of 6 AP per turn.",
        "The player need not use all 6 AP on his turn, but unused AP are lost after the turn and may "
        "not be used in a later turn.",
        "A player may use the 6 AP for any actions he chooses as long as one action is playing a land"
        " tile on the board.",
        "An action may be repeated as often as the player chooses (and has the AP to do it), unless "
        "it is limited by the rules below.",
        "Also, the player may execute the actions in any order he deems appropriate.",
        "When a player arranges a palace festival, it is always the last action of his turn.",
        "It costs no AP to arrange a palace festival.",
        "When a player uses the actions shown with gray shading in the table below, he immediately "
        "scores fame points and moves his marker accordingly on the scoring track.",
        "As they play land tiles, the players create areas of rice fields and villages.",
        "A village is a connected string of village spaces.",
        "There is no limit to the size a village can reach.",
        "The connected rice fields and village spaces are important for the movement of developers.",
        "6 AP per player per turn.",
        "The following actions are possible:",
        "Place 1 land tile on the board: 1 AP.",
        "A player must place at least 1 land tile on each turn.",
        "The tile(s) placed may be either 1, 2, or 3 space tiles.",
        "Move 1 developer to central Java from the lowlands: 1 AP.",
        "Move 1 developer to central Java from the mountains: 2 AP.",
        "Move 1 developer within central Java without changing land type: 0 (free) AP.",
        "Without changing land type means that the player moves the developer from space to space on "
        "the board, staying always in either rice fields or village/city spaces.",
        "He may move as far as he chooses as long as he does not change land type.",
        "Move 1 developer within central Java from one land type to the other: 1 AP.",
        "Whenever a player moves the developer from one land type to the other, he must pay 1 AP.",
        "Build 1 palace (scores fame points): 1 AP.",
        "In a player's turn, a player may build or enlarge several different palaces.",
        "A player may not build and enlarge the same palace in a turn.",
        "Also, a player may not enlarge the same palace more than once in a turn.",
        "Enlarge 1 palace (scores fame points): 1 AP.",
        "Place 1 irrigation tile on the board (may score fame points): 1 AP.",
        "A player may place several irrigation tiles on the board in a single turn.",
        "Draw 1 palace card: 1 AP.",
        "A player may draw a maximum of 2 palace cards in a turn.",
        "Arrange 1 palace festival (scores fame points): 0 (free) AP.",
        "A player may arrange at most 1 palace festival in a turn.",
    ),
    "Example Turn for a Player": (
        "Anna takes a 3 space land tile from the supply and places it on the board (1 AP).",
        "Then she moves a developer to a rice field in central Java from the lowlands for the cost of 1 AP.",
        "Anna then moves this developer to a village for the cost of 1 AP (for the change of land "
        "type from rice field to village/city).",
        "Next, she builds a value 4 palace (1 AP) and scores 2 fame points, moving her scoring marker"
        " 2 spaces on the scoring track. (3 AP)",
        "Then she places an irrigation tile on the board (1 AP) and encloses it with another 3 space "
        "land tile (1 AP).",
        "As Anna has a developer next to the irrigation tile and it has the highest rank of all "
        "developers next to the irrigation tile (hers is the only one), she scores 3 fame points, "
        "moving her scoring marker 3 spaces on the scoring track. (2 AP)",
        "As her last action, she arranges a palace festival (0 AP), discards the appropriate palace "
        "card, and scores 2 fame points for the festival.",
        "As Anna has used 6 AP, her turn ends and the next player takes his turn. (= 6 AP)",
    ),
    "Placing Land Tiles": (
        "The only action a player must take on a turn is the placing of a land tile on the board.",
        "This required placement may be either a 1 or 2 space land tile from his supply, or a 3 space"
        " land tile from the common supply.",
        "Placing a land tile costs 1 AP, regardless of size.",
        "The following rules apply when placing land tiles on the board:",
        "A player may place a land tile on any space(s) in central Java as long as those spaces do "
        "not contain palaces, developers, or irrigation tiles.",
        "When a player places a land tile, it need not be placed adjacent to another land tile nor to"
        " the border of central Java and the lowlands or mountains.",
        "Players may place land tiles on top of land tiles to create terraces.",
        "When doing so, a player must place the tile using the following rules:",
        "The tile must be placed so that it lies flat and does not tilt.",
        "That is, the tiles it is placed upon must be at the same level or height.",
        "The tile may not be placed such that it connects two cities, but it may connect two villages"
        " or villages to a city.",
        "A player may not place a land tile directly over a land tile of the same size.",
        "That is: a 3 space tile may not be placed directly on top of a 3 space tile",
        "a 2 space tile may not be placed directly on top of a 2 space tile",
        "a 1 space tile may not be placed directly on top of a 1 space tile",
        "The tile may be placed such that the land types are different than those under it.",
        "In fact, players will place land tiles on top of others specifically to change the "
        "configuration of rice fields and village/city spaces in that area.",
    ),
    "Placing Tiles Outside of Central Java": (
        "A 3 space or 2 space land tile may be placed such that part of it lies outside of central "
        "Java (on the mountains or lowlands).",
        "Although a player can do this anytime during the game, it can become necessary near the end "
        "of the game when there are few possible places to place land tiles and the player must still"
        " place at least 1 land tile on his turn.",
        "When placing a land tile outside of central Java, the following rules apply:",
        "At least one space in central Java must be covered by the land tile.",
        "For each space outside of central Java covered by the land tile, the player must pay 1 AP.",
        "Thus, a player placing a 3 space land tile such that it covers 2 spaces outside of central "
        "Java would pay 3 AP for the placement: 1 AP for placing the tile and 2 AP for the 2 outside "
        "spaces covered.",
        "Such spaces become part of central Java and may have land tiles placed on them without the "
        "additional AP cost.",
    ),
    "Moving Developers": (
        "Players may move developers as follows:",
        "A player may only move his developers and only on land tiles, not on empty spaces, palace "
        "tiles, or irrigation tiles.",
        "A player may move a developer from the border onto any adjacent land tile in central Java "
        "(either rice field or village/city space).",
        "The move costs 1 AP from the lowlands and 2 AP from the mountains.",
        "Each space (hexagon) on a land tile may hold only a single developer.",
        "A player may move a developer to any space within the same land type for no AP.",
        "A player pays 1 AP each time he moves a developer from one land type to the other.",
        "A player may not move a developer through a space occupied by an opponent's developer, but "
        "may move through a space with his developer.",
        "A player may move a developer through any terrace height for no cost as long as the "
        "developer stays within a land type.",
        "A player will spend nothing to move a developer a long distance in one land type, but will "
        "spend many AP to move a developer through many land type changes.",
        "A player may remove a developer from the edge of central Java by paying 1 AP if it is "
        "adjacent to the lowlands and 2 AP if it is adjacent to the mountains.",
        "Once the player removes a developer, the player may immediately move the developer from the "
        "border to another area of central Java using the normal movement rules.",
    ),
    "Building and Enlarging Palaces": (
        "A player earns fame points for building and enlarging palaces.",
        "To build a palace, a player places a palace tile on top of a village space (1 AP).",
        "During the game, players may enlarge palaces to make them more valuable.",
        "Each enlargement costs 1 AP.",
        "When a player places a palace tile on a space in a village, the village becomes a city.",
        "A player may only build or enlarge a palace if he has a developer in the village/city and "
        "his developers have the highest rank in the village/city.",
        "That is, the player has a developer on a higher level than all his opponents in the village/city.",
        "If players tie with developers at the same high level, the highest rank goes to the player "
        "with the most developers at that level.",
        "If players have the same number at that high level, the tied players compare their "
        "developers at the next lower level and so on until they break the tie.",
        "If the highest ranking players have their developers at all the same levels in the "
        "village/city (the tie is not broken), then neither may build nor enlarge a palace in that "
        "village/city.",
        "A tie is not enough!",
        "Example 1: Anna has 2 developers on level 4 of the city.",
        "Bob has 1 developer on level 4 of the city and 2 developers on level 3.",
        "Anna has the height advantage over Bob as she has more developers at the highest level "
        "(level 4) than Bob.",
        "It is not important that Bob has more developers in the city than Anna as she has more at "
        "the highest level.",
        "Example 2: Anna has 1 developer on level 2 of the city.",
        "Bob has 3 developers on level 1 of the city.",
        "Chris has 1 developer on level 2 and 1 developer on level 1 of the city.",
        "Both Anna and Chris have the same number of developers on level 2 so the tie is resolved by "
        "looking at the next lower level.",
        "Chris wins by having 1 developer on level 1.",
        "Bob has no chance with no developers on level 2.",
    ),
    "Further Rules for Palaces": (
        "A palace may only be built on an empty village space (no developer).",
        "It may be placed on any level as its level is of no importance.",
        "There may be only 1 palace in each city.",
        "The maximum value a palace can reach is 10.",
        "When building or enlarging a palace, a player may never give it a value that is higher than "
        "the number of spaces in the village/city.",
        "Therefore, a village must have at least two spaces to have a palace of value 2.",
        "The space where the palace is placed counts as a space in the city.",
        "A palace need not start with the value 2.",
        "Although a palace must be enlarged by at least 2, it need not be enlarged by more than that.",
        "A player may place any available palace tile whose value is equal to or less than the number"
        " of spaces in the village or city.",
        "For example, if a village has 4 or more spaces, a palace of value 4 may be built.",
        "Similarly, a palace of value 4 may be enlarged to value 8 when the city has 8 or more spaces"
        " (including the palace).",
        "It will usually be in a player's best interest to enlarge the palace to the highest value possible.",
        "When building or enlarging a palace, a player always places the palace tile face up (the "
        "side without the dancer).",
        "When a player enlarges a palace, he places the new palace tile over the previous tile.",
        "Thus, the previous tile stays and is not removed to be available for building or enlarging "
        "other palaces.",
        "Two cities cannot be connected, but one or more villages can be connected or connected to a "
        "city, making it possible to enlarge the palace in the city.",
        "A player may only score each palace once in a turn.",
        "That is, a player can build a palace or enlarge a palace, but cannot build and enlarge a "
        "palace or enlarge the same palace more than once in the same turn.",
        "If a player is in the highest rank in several villages and/or cities, he may build and/or "
        "enlarge palaces in as many of these villages/cities as he chooses and has the AP to do so.",
    ),
    "Fame Points for Building or Enlarging Palaces": (
        "A player who builds or enlarges a palace, immediately scores half the value of the new palace tile.",
        "For example, a player enlarging a value 2 palace to a value 8 palace scores 4 points.",
        "Note: A city can be divided by covering city spaces with rice fields.",
        "The value of the palace in the city remains unchanged!",
        "When a city is divided, a player may build a new palace in the part that is now a village "
        "(does not have a palace) using the normal rules for building a palace.",
    ),
    "Placing Irrigation Tiles": (
        "The board is printed with 3 irrigation spaces.",
        "Players may place irrigation tiles on the board and may earn fame points by enclosing "
        "irrigation tiles and spaces on the board.",
        "A player may place an irrigation tile from the supply on the board for 1 AP.",
        "The irrigation tile must be placed on an empty board space, but need not be placed adjacent "
        "to another irrigation tile.",
        "A player may not place irrigation tiles outside of central Java and must always place them "
        "directly on the board (not on a land tile).",
        "A player may place irrigation tiles next to each other to create larger irrigation areas.",
    ),
    "Fame Points for Placing Irrigation Tiles": (
        "When an irrigation area (one irrigation space/tile or a group of connected irrigation tiles)"
        " is completely enclosed by land tiles, players immediately check to see which player has "
        "developers of the highest rank in the spaces adjacent to the irrigation area (whether the "
        "spaces are rice fields or village/city spaces).",
        'Use the same rules for finding the highest rank as in "building and enlarging palaces".',
        "The player with the highest ranking developers immediately scores 3 fame points for each "
        "enclosed irrigation tile in the enclosed irrigation area.",
        "If there is a tie for highest rank or there are no developers adjacent to the area, no fame "
        "points are scored.",
        "A player seeing empty spaces on the board surrounded by land tiles, may be able to place "
        "irrigation tiles there and move in a developer to score easy fame points.",
    ),
    "Drawing Palace Cards": (
        "At the beginning of the game, each player takes 3 palace cards.",
        "Players use their palace cards to participate in palace festivals.",
        "A player may draw a maximum of 2 palace cards per turn at a cost of 1 AP per card drawn.",
        "When a player draws a palace card, he may either draw the top-most card in the face down "
        "palace card deck or the face up festival card.",
        "When a player draws the face up festival card, he draws the top-most card in the face down "
        "palace card deck and places it face up next to the deck as the new festival card.",
        "The players keep their palace cards secret from their opponents.",
    ),
    "Palace Festivals": (
        "At the end of a player's turn, he may arrange a palace festival in one city of his choice.",
        "To arrange a festival, he must:",
        "have at least one developer in the city",
        "and have at least one suitable palace card.",
        "A palace may have only one festival for each value the palace achieves.",
        "The player's opponents may join in the festival by playing palace cards.",
        "The player who bids highest, scores the fame points for the festival.",
        "The following rules apply to the players who join the festival (including the player who "
        "arranged it):",
        "The players who wish to join the festival must have at least one suitable palace card and at"
        " least one developer in the city where the palace festival is being held.",
        "To determine which player will score the fame points for the festival, the players compete "
        "using their palace cards.",
        "The palace cards each have 1 or 2 symbols.",
        "The symbols on the festival card next to the card deck determine which symbols are suitable "
        "to be used by the players in the competition for this festival.",
        "If the face up card has only 1 symbol, the players may only use cards with that symbol.",
        "Each card played will, thus, be worth just 1 point.",
        "Other symbols on any cards played are not counted.",
        "If the face up card has 2 symbols, the players may use cards that:",
        "have just one of the two symbols.",
        "These cards are worth 1 point each.",
        "have both symbols.",
        "These cards are worth 2 points each.",
    ),
    "The Festival Competition": (
        "The player who arranged the festival, begins the competition by playing one or more suitable"
        " palace cards face up on the table.",
        "He then invites the other players to join him in the competition.",
        "There are 2 possibilities: No other player joins the festival competition.",
        "If no other player plays palace cards (having no developer in the city, having no suitable "
        "palace cards, or simply choosing not to compete), the player who arranged the festival "
        "enjoys the festival alone and immediately scores the appropriate number of fame points (see "
        "below).",
        "Other players join the festival competition.",
        "In clockwise order, the players may play suitable palace cards so that the total points on "
        "all their played cards match or exceed the highest bid in the competition.",
        "On a player's turn, he may: raise his bid in the competition or",
        "pass and retire from the competition.",
        "When a player, on his turn to bid, sees that all participating players are tied, he asks if "
        "those tied want to share the fame for the festival.",
        "Any player who does not want to share may now play one or more suitable palace cards to "
        "raise his bid.",
        "The bidding then continues with the player to that player's left, until:",
        "a tie is again reached and all participating players agree to share the fame points (see below), or",
        "only a single player remains.",
        "This player wins the festival competition and scores the fame points for the festival (see below).",
        "If the participating players are tied and have no suitable cards to play, they will "
        "automatically share the fame points of the festival.",
    ),
    "Discarding Palace Cards": (
        "All players, who played palace cards in the festival competition, discard those cards at the"
        " end of the competition – even if they lost.",
        "The discarded cards are placed face up on a discard pile next to the card deck.",
        "When the card deck is exhausted, shuffle the discard pile to create a new card deck.",
    ),
    "Turning Over the Palace Tile": (
        "After the festival, turn the top-most palace tile in the palace that held the festival over "
        "to reveal the side with the dancer.",
        "This indicates that this palace has had a festival and cannot have another until the palace "
        "has been enlarged.",
    ),
    "Fame Points for Palace Festivals": (
        "When a festival competition is won by a single player, he scores the fame points shown on "
        "the back of the summary card in the column with the crossed swords.",
        "When two or more players agree to share the fame, each scores the points shown in the column"
        " with the hands shaking.",
        "Palace value 2: 1 won alone, none shared",
        "Palace value 4: 2 won alone, 1 shared",
        "Palace value 6: 3 won alone, 2 shared",
        "Palace value 8: 4 won alone, 2 shared",
        "Palace value 10: 5 won alone, 3 shared",
        "Example: Anna arranges a festival in a city with a value 8 palace.",
        "She plays one suitable palace card with one symbol matching the face up palace card: worth 1 point.",
        "Bob does the same.",
        "Chris joins them and plays a palace card that matches both symbols on the face up palace "
        "card: worth 2 points.",
        "David passes.",
        "Anna decides to match Chris' bid of 2.",
        "She plays another palace card with 1 matching symbol.",
        "Bob could do the same, but chooses not to and passes.",
        "Chris and Anna are tied and could agree to share the fame.",
        "Chris does not want to share and plays another palace card with one matching symbol to raise"
        " her bid to 3.",
        "Anna plays a third card with a single matching symbol to raise her bid to 3.",
        "Anna and Chris are again tied and agree to share.",
        "Each scores 2 fame points.",
        "All players discard the palace cards they used in the competition.",
        "If Anna had not matched Chris' bid, Chris would have scored 4 fame points for the festival.",
        "If there is a tie and none of the tied players has suitable palace cards to play, the tie is"
        " automatic and they all share the fame points for the festival.",
        "All tied players score their fame points.",
    ),
    "Extra Action Tokens": (
        "Each player has 3 extra action tokens.",
        "When a player plays an extra action token, he gets 7 AP on this turn instead of 6 AP.",
        "He then discards the token from the game.",
        "A player may use only 1 extra action token per turn.",
    ),
    "Game End": (
        "When all 3 space land tiles have been placed, the game moves to the final scoring.",
        "The player, who placed the last 3 space land tile, finishes his turn and then does his final"
        " scoring.",
        "In clockwise order, the other players each take a final turn, in which they need not play a "
        "land tile, and then each does their final scoring.",
        "After all players have had their final turns and final scorings, the game ends.",
        "The winner is the player whose marker is furthest along the scoring track.",
    ),
    "The Final Scoring": (
        "A player, on his final scoring, scores each palace, one at a time.",
        "Players only score points in a palace if their developers are the highest or second highest "
        "rank in the city.",
        "Only the player doing the final scoring scores.",
        "The other players will get their turns.",
        "When a player's developers have the highest rank in a city (use the rules for determining "
        'highest rank in "building and enlarging palaces"), the player scores fame points equal to '
        "the value of the palace.",
        "When the player ties for highest rank with one or more players, he scores fame points equal "
        "to the value of the palace.",
        "When a player's developers have the second highest rank in the city, he scores fame points "
        "equal to half the value of the palace.",
        "When the player's developers tie for second highest rank in a city, he still scores fame "
        "points equal to half the value of the palace.",
        "If a player's developers are in neither the highest or second highest rank in a city, the "
        "player scores nothing for that city.",
        "As each palace is scored, place an extra action token on it to mark it as scored.",
        "When the player has finished his final scoring, remove the extra action tokens from the palaces.",
        "In this way, players can ensure that no palace is forgotten or scored twice.",
        "Example: In a city with a palace of value 10, Anna, Bob, and Chris each have 1 developer on "
        "level 3 and also each have 1 developer on levels 2 and 1.",
        "Bob also has a second developer on level 1.",
        "Therefore, he has the highest rank and scores 10 fame points on his final scoring.",
        "Anna and Chris are tied for second highest rank and each score 5 fame points on their final "
        "scorings.",
        "This is true only if this situation remains unchanged through the players' final turns.",
        "It is possible, for example, for Chris, on her last turn, before her final scoring, to add a"
        " developer to the city, giving her the highest rank.",
        "Then she would score 10 fame points for the city, just as Bob did.",
        "Note: a player, who has finished his final scoring, may still participate in palace "
        "festivals and score fame points for them.",
        "Tip: Players should always keep their eyes on the final scoring.",
        "This means that the players should try to have developers in the highest positions in as "
        "many cities as possible.",
        "Also, players should save a few of their 1 and 2 space land tiles for use in their final "
        "turn just before their final scoring.",
        'Note: We have used the pronouns "he", "his", etc. to represent players of either gender '
        "throughout to avoid awkward constructions.",
    ),
}

RULES: Final = named(SENTENCES, RULINGS)


def text(rule: str) -> str:
    """What a rule says, by its name. Raises KeyError for a name that is no rule."""
    return RULES[rule]
