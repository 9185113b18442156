"""The names of the rules and their texts: a heading and the place of its sentence, or a ruling.

"Move 1" is the first sentence under "2a. Move Action" of the rulebook; pictures, their captions and pointers
to other pages are not counted. "ruling 5" settles what the rulebook leaves open (rulings.py).
"""

from collections.abc import Mapping
from typing import Final

from engine.festivals.rulings import RULINGS
from engine.rulebook import named

SENTENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "Game Objective": (
        "Players are travelers who will compete against each other in order to gain experience by "
        "visiting annual festivals in the archipelagos of Indonesia.",
        "Traveler who gets the most memorable experience (points) is the winner.",
    ),
    "Components": (
        "4 Traveler Tokens",
        "45 Ticket Tokens (15 Yellow, 15 Black, 15 Blue)",
        "1 Airplane Token",
        "8 Island Tiles",
        "2 Connector Tiles",
        "20 Festival Cards",
        "4 Player Screens",
        "48 Point Tokens (28 x '1' point, 20 x '5' point)",
        "3 Typhoon Tokens",
    ),
    "Preparation": (
        "Place the 8 Island tiles and Connector tiles in the middle of table as pictured above.",
        "*Use the tiles with (two-player icon) on lower right corner if there are only 2 players.",
        "Each player takes a traveler token in color of his choice, placing it on Jawa Island, then "
        "places the corresponding player screen in front of him.",
        "Then each player receives some ticket tokens depending on the number of players.",
        "2 Players: 6 Ticket Tokens (2 Tokens for each color)",
        "3 Players: 5 Ticket Tokens (1 Token for each color + 2 Tokens at random)",
        "4 Players: 4 Ticket Tokens (1 Token for each color + 1 Token at random)",
        "Store any remaining ticket tokens beside the island tiles, within easy reach for all players, "
        "to form Ticket Pool.",
        "Player has to keep his ticket tokens secretly from the other players.",
        "Hold the tickets in your hand, (and not behind the player screen).",
        "Those ticket tokens are called Ticket Supply.",
        "Shuffle the festival cards and put them face up to form festival deck near the Ticket Pool.",
        "Draw the top card and place it beside the festival deck.",
        "This card is now called Active Festival.",
        "The card shown on the top of festival deck will be the Active Festival in the next round.",
        "Give the Airplane token to the player who recently had a trip by airplane.",
        "Then put back any remaining player tokens, player screens, and typhoon tokens into the box.",
        "They will not be used in this game.",
    ),
    "Card Anatomy": (
        "Each island tile shows:",
        "Title: the island name.",
        "Gain tickets from Pool: the ticket slots shown on the card's left edge, which are gained from "
        "the Ticket Pool.",
        "Ticket Slot: the slots along the bottom of the card, each showing the color of ticket that "
        "fits there.",
        "2 Players Symbol: tiles marked with this symbol are used only when there are 2 players.",
        "Each festival card shows:",
        "Destination: the island the festival takes place on.",
        "Festival Name: the name of the festival.",
        "Points: the points awarded to the 1st, 2nd and 3rd place travelers (shown as 1st Place, 2nd "
        "Place, 3rd Place).",
    ),
    "Round Overview": (
        "Each round, player will make a plan on where he will go, choose tickets to move from an island"
        " to adjacent island.",
        "Player will get highest point if he is the first player to visit an island that hold a "
        "festival, less point if he is late.",
        "Beware!",
        "Your opponents may block your way so that you can not enjoy the festival.",
        "Don't forget to see the where the next festival will be held to make a better plan for the "
        "next round.",
    ),
    "Festival Mode": (
        "The game is played in several rounds.",
        "Each round consists of 3 following phases in order.",
    ),
    "Planning": (
        "Each players plan carefully on what they will do in this round.",
        "This phase is carried out simultaneously by all players (not by turn).",
        "Each player may secretly take their Ticket Supply and put any number of the ticket you choose "
        "behind your player screen.",
        "Those tickets will be used in Phase 2 - Action.",
        "Player may also leave the player screen empty by not putting any tickets.",
        "Wait other players if they are not done yet.",
        "When everyone is ready, move to phase 2 below.",
    ),
    "Action": (
        "Simultaneously, all players lift or remove their player screen.",
        "The number of tickets and the color are no longer a secret now.",
    ),
    "Move": (
        "The player who shows the most tickets move first, followed by the second most, and so on.",
        "Example 1: (Red player shows 3 tickets: 1 Yellow, 1 Blue, 1 Black.",
        "Blue player shows 1 Blue ticket.",
        "Green player shows 2 Yellow tickets.",
        "Yellow player shows no tickets.)",
        "Move Priority (turn order):",
        "Red Player (3 tickets).",
        "Green Player (2 tickets).",
        "Blue Player (1 tickets).",
        "Yellow Player (No ticket).",
        "Player must move using any tickets he was showing.",
        "Player cannot add/change/remove ticket(s) once the screen is already removed.",
        "To move, a player puts the ticket token one at a time on the free ticket space of the adjacent"
        " island (player cannot move diagonally) matching its color.",
        "Then he can moves his traveler token to the island.",
        "If a player shows more than one ticket, he must continue to move his traveler to the next "
        "adjacent island until he uses all of his shown tickets.",
        "Player can not choose to partially uses their ticket if they show more than one ticket.",
        "Once the screen is removed, all tickets shown here must be used.",
        "Golden Rule: Ticket that already put on the ticket slot cannot be moved or taken.",
        "There is no 'undo' in this game, so put the ticket carefully.",
        "Remember: 1 ticket = 1 move.",
        "Move through the connector tile is free.",
        "After Red player uses all of his three tickets, Green player begins to move, using his 2 tickets.",
        "Then Blue players.",
        "Finally, Yellow player will execute phase 2b - Rest action.",
        "Example 2: Red player bid 3 tickets; yellow, black & blue.",
        "First he put yellow ticket on ticket space available in Kalimantan.",
        "Then he move his traveler to Kalimantan.",
        "After that Red has to use his remaining ticket (blue), and Red choose to put it to Sulawesi, "
        "then move it there.",
        "Finally, he put black ticket move to Bali.",
        "Any player who ends his turn on island matching the Active Festival immediately receives "
        "experience (point token).",
        "Each island has different capacity of ticket spaces.",
        "Each ticket space can only be occupied by exactly one ticket.",
    ),
    "Rest": (
        "This action can only be carried out after all players who take Phase 2a - Move end their turn.",
        "Then, any players who shows no ticket (empty) may choose to take ticket tokens from one of the"
        " two sources below:",
        "a.) Island: Collect all tickets that present in the middle of the player's current island "
        "(exclude the ticket on the ticket space), or",
        "Note: If there is no ticket available on the: a.) island, the player must choose from the: b.)"
        " ticket pool.",
        "b.) Ticket Pool: Collect all tickets from the Ticket Pool matching the depicted color token on"
        " the side of the player's current island tile.",
        "Note: Any player who take a rest can also gets a point but only after any player who chooses "
        "to move finishes their turn.",
        "Remember: No ticket = Last player",
    ),
    "Refresh": (
        "This phase has to be carried out after all players finish their Phase 2 - Move or Rest, and "
        "before starting the next round.",
        "a.) Move The Ticket: Move any ticket token present on the ticket space on each islands (if "
        "any) to the center of the island.",
        "These tickets become available for the next round and may be taken if a player chooses Rest "
        "action and chooses to collect tickets from the Island.",
        "Important!: An Island can only store limited number of tickets.",
        "The limit is equal to the number of ticket pool depicted on the left side of the island tile.",
        "If an island has tickets more than its limit, the player with Airplane token must control the "
        "ticket flow.",
        "b.) Change Festival: Discard the Active Festival back to box and replace it with the top card "
        "of the festival deck.",
        "This card become the Active Festival for the next round.",
        "Player may always use the information of next festivals to make better plan for next round.",
        "c.) Move The Airplane: Move the Airplane token to the left of the current holder's.",
        "Now the players can move to the next round, repeat Phase 1 - Phase 2 - Phase 3 until the end "
        "game condition is met.",
    ),
    "How to Get Points": (
        "Each time a player ends his movement (not passing by) on the island matching the Active "
        "Festival, that player immediately claims a certain point.",
        "The player who first moves to and ends his turn on the Active Festival gets the 1st place points.",
        "Most of the Festivals Cards have points for the 2nd place and 3rd place.",
        "So, the second player who moves to and ends his turn on the Active Festival claims the 2nd "
        "place points, and so on.",
        "The player who already stay on the island matching the Active Festival will also get the "
        "points but only if the points are still available.",
        "They take the first highest available points but only after any player who chooses to move "
        "finishes their turn.",
        "Example 1: Galungan Festival (Bali) is the Active Festival.",
        "According to the example 1 & 2 (page 5 & 6), Red moves first.",
        "He uses his three tickets to move and ends his movement in Bali.",
        "Because Red is the first player who moves to and ends the move in Bali, he claims the 1st "
        "place point (4 points).",
        "Green also reaches Bali, he is the second player who ends his movement to Bali so he gets 2 "
        "points (2nd place).",
        "Blue have no interest on Bali, instead he moves to Jawa, he has a plan for the next round.",
        "Yellow shows no ticket so she stays on Kalimantan this round.",
        "In this case, the 3rd place points in Galungan Festival is lost.",
        "Example 2: Erau Festival (Kalimantan) is the Active Festival.",
        "Blue moves first and ends his movement on Kalimantan, he then claims 5 points (1st place).",
        "Red and Green move but do not end their movement on Kalimantan.",
        "Because Yellow uses Rest action and stays on Kalimantan that matching the Active Festival, he "
        "claim the highest available points of that festival.",
        "Therefore, Yellow is given 3 points (2nd place) and the 3rd place points in Erau Festival is lost.",
    ),
    "End Game": (
        "Depending on the number of players, the end game is triggered when one player already collects"
        " certain amount of experience points according to the table below.",
        "2 players: 30 points",
        "3 players: 26 points",
        "4 players: 22 points",
        "The game ends after resolving any actions on Phase 2 - Action of that round.",
        "Now players calculating their points.",
        "The player who has most point wins the game.",
        "If tie, play another round until a player has the highest points after Phase 2 - action of "
        "that round is complete.",
        "If the tie does not break until the festival cards run out, they share victory.",
    ),
    "Airplane Token": (
        "Airplane token is used to resolve any ties that happened in the middle of the game.",
        "The player who has airplane token in that round has the rights to choose who wins the tie.",
        "There are two kinds of tie conflict:",
        "a) Movement conflict, is when two or more players shows the same number of tickets.",
        "b) Rest conflict, is when two or more players on the same island shows no tickets behind their"
        " screen.",
        "Example: Blue has the airplane token.",
        "He has to choose between Red or Green who will move first because they show the same number of"
        " tickets.",
        "Blue chooses Red to move first.",
        "After Red finished his turn, Green must move.",
        "The player who has airplane token also has a duty to control the ticket flow when any island "
        "store tickets more than its limit in Phase 3 - Refresh.",
        "He chooses which surplus ticket has to be discarded back to the Ticket Pool and which ticket "
        "would stay on the center of the island.",
    ),
    "Advance Mode": (
        "Need more challenge?",
        "Players may agree to add up to three typhoon tokens.",
        "There are slightly changes in Setup and in Phase 3 Refresh.",
        "Any other rules remain the same.",
        "Setup: Add up to three typhoon tokens.",
        "As a setup, put the token between two island tiles as pictured below.",
        "Phase 3 - Refresh: When resolving Phase 3 - Refresh, player with the lowest points may move "
        "the typhoon.",
        "Move one typhoon between two island tile to any other to island.",
        "If there are 2 or more players tie for the lowest, no one moves the typhoon.",
        "Variant: player who has airplane decide between the tied player",
        "Note: Do not place the typhoon where it can block all sides of the island.",
        "At least there must be one way in/out to the island.",
    ),
    "FAQ": (
        "Question (Q): Can a player choose to stay or not to move from the current island even though "
        "he shows some tickets after revealing his player screen?",
        "Answer (A): Basically you can't!",
        "You have to move.",
        "You must spend all of your shown tickets and may go back and forth between islands (if the "
        "ticket space is still available).",
        "Remember, 1 ticket = 1 movement.",
        "Q: Then what happened if there is no free ticket space available when moving onto any adjacent"
        " island?",
        "A: Unfortunately, you have been blocked!",
        "You need to move to another adjacent island.",
        "If there is still no available ticket space on the other adjacent island, congrats, you have "
        "to stay on you current island and you lose all of your shown tickets.",
        "Put all of your remaining shown tickets to the center of your current island.",
        "Q: Can I get a point just by passing through the Active Festival?",
        "A: No!",
        "You have to end your turn on the designated island to get the points.",
        "Q: What happened with the Active Festival card when there is no player going to the designated"
        " island?",
        "A: No points are given to any player.",
        "Discard the card in Phase 3 - Refresh, and replace it with new Active Festival as usual.",
    ),
}

RULES: Final = named(SENTENCES, RULINGS)


def text(rule: str) -> str:
    """What a rule says, by its name. Raises KeyError for a name that is no rule."""
    return RULES[rule]
