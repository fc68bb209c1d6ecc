# King of the Pirates, English. Ids are `<event|move|decision|refusal>-<kind>`; placeholders are the fields of that kind.
# What the reader does is told to "you" (`<field>_is`).

game-title = King of the Pirates
game-summary = Two to six pirates hunt for 10,000 doubloons: raid, dig, duel, and keep your crew away from the Flying Dutchman.
game-age = from age 10
game-score =
    { $score ->
        [one] { $score } doubloon
       *[other] { $score } doubloons
    }
game-wealth = Doubloons aboard

## Names

colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-violet = Violet

piece-ship-0 = the first player's ship
piece-ship-1 = the second player's ship
piece-ship-2 = the third player's ship
piece-ship-3 = the fourth player's ship
piece-ship-4 = the fifth player's ship
piece-ship-5 = the sixth player's ship
piece-dutchman = the Flying Dutchman

place-E5 = Skull Haven
place-A5 = Red Cove
place-E9 = Orange Sands
place-I5 = Yellow Reef
place-I1 = Green Lagoon
place-E1 = Blue Grotto
place-A1 = Violet Cape
place-C7 = Fort Sovereign
place-I3 = Fort Mistral
place-C1 = Castillo del Cuervo
place-G1 = Kingsbridge
place-A3 = Port Clairval
place-G7 = Villa Coral
place-C6 = Thimble Cay
place-H4 = Crab Cay
place-D2 = Feather Cay
place-F7 = Gallows Isle
place-G2 = Serpent Isle
place-B3 = Widow's Isle

nation-british = British
nation-french = French
nation-spanish = Spanish

tile-empty = open water
tile-small_merchant = a small merchant
tile-large_merchant = a large merchant
tile-warship = a warship

foe-small_merchant = a small merchant
foe-large_merchant = a large merchant
foe-warship = a warship
foe-town = a town
foe-fortress = a fortress
foe-ship = another pirate

part-rum_hold = the rum hold
part-gun_deck = the gun deck

card-treasure_map = Treasure Map
card-tailwind = Tailwind
card-attack = Attack
card-ambush = Ambush
card-mercenaries = Mercenaries
card-soldiers = Soldiers
card-scurvy = Scurvy
card-citrus = Citrus Fruit
card-murder = Murder
card-dutchman = Flying Dutchman
card-mutiny = Mutiny
card-keelhaul = Keelhaul

effect-treasure_map = One clue when you dig.
effect-tailwind = Up to two more moves in your own turn, whatever the scurvy.
effect-attack = +2 in your own fight.
effect-ambush = +3 when another pirate attacks you.
effect-mercenaries = +1 for you in your own fight, for a town that is raided, or for either side of a duel of others.
effect-soldiers = +2 for a ship, town or fortress that is raided.
effect-scurvy = A player takes a scurvy token.
effect-citrus = All your scurvy tokens go.
effect-murder = A pirate on any ship is discarded, unless immune.
effect-dutchman = Move the Flying Dutchman one hex.
effect-mutiny = Mutiny on a ship. In the maintenance phase.
effect-keelhaul = Prevents a mutiny on a ship.

pirate-hannah-grapeshot = Hannah Grapeshot
pirate-broadaxe-bram = Broadaxe Bram
pirate-quill-meredith = Quill Meredith
pirate-ledger-lou = Ledger Lou
pirate-lightfinger-tam = Lightfinger Tam
pirate-sorry-silas = Sorry Silas
pirate-old-mother-gale = Old Mother Gale
pirate-barrel-benedict = Barrel Benedict
pirate-redcoat-ruth = Redcoat Ruth
pirate-thames-tully = Thames Tully
pirate-ines-cannonade = Ines Cannonade
pirate-doubloon-diego = Doubloon Diego
pirate-margot-mortar = Margot Mortar
pirate-swift-armand = Swift Armand
pirate-grandpa-spade = Grandpa Spade
pirate-digger-dorothea = Digger Dorothea
pirate-lemon-lizzie = Lemon Lizzie
pirate-doctor-fenn = Doctor Fenn
pirate-thunder-tobias = Thunder Tobias
pirate-black-eyed-anselm = Black-Eyed Anselm

card-hannah-grapeshot = { pirate-hannah-grapeshot }
card-broadaxe-bram = { pirate-broadaxe-bram }
card-quill-meredith = { pirate-quill-meredith }
card-ledger-lou = { pirate-ledger-lou }
card-lightfinger-tam = { pirate-lightfinger-tam }
card-sorry-silas = { pirate-sorry-silas }
card-old-mother-gale = { pirate-old-mother-gale }
card-barrel-benedict = { pirate-barrel-benedict }
card-redcoat-ruth = { pirate-redcoat-ruth }
card-thames-tully = { pirate-thames-tully }
card-ines-cannonade = { pirate-ines-cannonade }
card-doubloon-diego = { pirate-doubloon-diego }
card-margot-mortar = { pirate-margot-mortar }
card-swift-armand = { pirate-swift-armand }
card-grandpa-spade = { pirate-grandpa-spade }
card-digger-dorothea = { pirate-digger-dorothea }
card-lemon-lizzie = { pirate-lemon-lizzie }
card-doctor-fenn = { pirate-doctor-fenn }
card-thunder-tobias = { pirate-thunder-tobias }
card-black-eyed-anselm = { pirate-black-eyed-anselm }

ability-loot1 = one more loot card for every raid won
ability-duel1 = +1 in duels
ability-clue1 = counts as one clue
ability-rum1 = room for one more rum
ability-nations1 = +1 in raids
ability-move1 = one more move a turn
ability-immune = cannot be murdered
ability-cannon1 = room for one more cannonball
ability-scapegoat = goes overboard to prevent a mutiny
ability-nations2 = +2 in raids
ability-extra_card = one more card a turn, and one more in hand
ability-steal = steals up to 200 doubloons every turn
ability-council = all captain abilities aboard count
ability-loot_british = two more loot cards from the British
ability-loot_spanish = two more loot cards from the Spanish
ability-loot_french = two more loot cards from the French
ability-clue2 = counts as two clues
ability-no_scurvy = no scurvy aboard
ability-duel2 = +2 in duels

modifier-defence = defence
modifier-nations1 = crew
modifier-nations2 = captain
modifier-duel1 = crew
modifier-duel2 = captain
modifier-attack = { card-attack }
modifier-ambush = { card-ambush }
modifier-mercenaries = { card-mercenaries }
modifier-soldiers = { card-soldiers }
modifier-scurvy = { card-scurvy }

button-begin = draw cards
button-roll = roll
button-hire = hire
button-no_steal = steal nothing
button-amount-100 = 100 doubloons
button-amount-200 = 200 doubloons
button-discard = discard
button-stop = stop here
button-dig = dig
button-done = done
button-buy-rum_hold = buy { part-rum_hold }
button-buy-gun_deck = buy { part-gun_deck }
button-attack_nation = attack
button-no_fight = do not fight
button-stand = keep the dice
button-reroll-first = roll the first die again
button-reroll-second = roll the second die again
button-reroll-both = roll both dice again
button-pass = pass
button-side-attacker = for the attacker
button-side-defender = for the defender
button-accept_mutiny = accept it

window-maintenance = Cards before sailing
window-dig = Cards before the dig
window-fight = Cards in the fight
window-sail = Cards on the way
window-dock = Cards in the hideout

pack-action = action cards
pack-loot = loot cards
pack-pirate = pirates

reason-target = There is a new king of the pirates!
reason-rounds = The last round is over!

dice-first = the first die
dice-second = the second die
dice-both = both dice

# Both dice are named, also when they are alike.
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6


## What is asked

decision-setup-discard = Which of your three pirates goes?
    .others = Which of { $name }'s three pirates goes?
decision-setup-captain = Who is your captain?
    .others = Who is { $name }'s captain?
decision-begin = Draw your cards.
    .others = { $name } draws cards.
decision-steal = From whom does your thief steal?
    .others = From whom does { $name }'s thief steal?
decision-trim = { $cards } cards are too many: play or discard until you have { $limit }.
    .others = { $name } has { $cards } cards and must play or discard until { $limit } are left.
decision-roll = Roll the compass and the maintenance die.
    .others = { $name } rolls the compass and the maintenance die.
decision-window-maintenance =
    { $sailor_is ->
        [you] Play a card before you sail?
       *[other] Play a card before { $sailor } sails?
    }
    .others =
        { $sailor_is ->
            [self] Does { $name } play a card before sailing?
           *[other] Does { $name } play a card before { $sailor } sails?
        }
decision-window-dig =
    { $sailor_is ->
        [you] Play a card before you dig on { $place }?
       *[other] Play a card before { $sailor } digs on { $place }?
    }
    .others =
        { $sailor_is ->
            [self] Does { $name } play a card before digging on { $place }?
           *[other] Does { $name } play a card before { $sailor } digs on { $place }?
        }
decision-window-fight = It stands { $attack } to { $defence }. Play a card?
    .others = It stands { $attack } to { $defence }. Does { $name } play a card?
decision-window-sail =
    { $sailor_is ->
        [you] You have sailed to { $place }. Play a card?
       *[other] { $sailor } has sailed to { $place }. Play a card?
    }
    .others = { $sailor } has sailed to { $place }. Does { $name } play a card?
decision-window-dock =
    { $sailor_is ->
        [you] You have docked in { $place }. Play a card?
       *[other] { $sailor } has docked in { $place }. Play a card?
    }
    .others = { $sailor } has docked in { $place }. Does { $name } play a card?
decision-window-interruption = Which card do you play?
    .others = Which card does { $name } play?
decision-window-mutiny = Do you save { $victim } from the mutiny?
    .others = Does { $name } save { $victim } from the mutiny?
decision-mutiny-answer = Mutiny! How do you answer?
    .others = Mutiny! How does { $name } answer?
decision-new-captain = Who is the new captain?
decision-sail =
    { $left ->
        [0] No moves left. Stop here?
        [one] One move left. Where to?
       *[other] { $left } moves left. Where to?
    }
    .others =
        { $left ->
            [0] { $name } has no moves left. Stop here?
            [one] { $name } has one move left. Where to?
           *[other] { $name } has { $left } moves left. Where to?
        }
decision-dock-buy = Buy a ship part for { $price } doubloons?
    .others = Does { $name } buy a ship part for { $price } doubloons?
decision-hire =
    { $number ->
        [one] Draw one pirate.
       *[other] Draw { $number } pirates.
    }
    .others =
        { $number ->
            [one] { $name } draws one pirate.
           *[other] { $name } draws { $number } pirates.
        }
decision-crew-discard = Who must go? There is room for { $places }.
decision-crew-captain = Who is your captain from now on?
    .others = Who is { $name }'s captain from now on?
decision-fight-choice = Whom do you attack?
    .others = Whom does { $name } attack?
decision-duel-dice = You have { $total }. Fire a cannonball and roll again?
    .others = { $name } has { $total }. Fire a cannonball and roll again?

## What can be chosen

move-begin = Draw your cards
move-roll = Roll the dice
move-hire = Draw pirates
move-discard-pirate = Discard { $pirate }
move-captain = Make { $pirate } captain
move-steal = Steal { $amount } from { $seat }
move-no-steal = Steal nothing
move-discard-card = Discard { $card }
move-play-scurvy =
    { $seat_is ->
        [you] Scurvy for yourself
       *[other] Scurvy for { $seat }
    }
move-play-citrus = Eat Citrus Fruit
move-play-murder =
    { $seat_is ->
        [you] Murder your own { $pirate }
       *[other] Murder { $pirate } of { $seat }
    }
move-play-dutchman = Send the Dutchman to { $to }
move-play-mutiny =
    { $seat_is ->
        [you] Mutiny on your own ship
       *[other] Mutiny against { $seat }
    }
move-play-tailwind = Play Tailwind
move-play-attack = Play Attack
move-play-ambush = Play Ambush
move-play-mercenaries =
    { $side ->
        [attacker] Mercenaries for the attacker
       *[defender] Mercenaries for the defender
    }
move-play-soldiers = Play Soldiers
move-reroll =
    { $dice_id ->
        [first] Roll the first die again
        [second] Roll the second die again
       *[both] Roll both dice again
    }
move-stand = Keep the dice
move-pass = Pass
move-interrupt =
    { $seat_is ->
        [you] Stop the game for a card
       *[other] { $seat } stops the game for a card
    }
move-accept-mutiny = Accept the mutiny
move-keelhaul = Play Keelhaul
move-scapegoat = Blame { $pirate }
move-sail = Sail to { $to }
move-stop = Stay here
move-dig = Dig here
move-buy =
    { $part_id ->
        [rum_hold] Buy the rum hold
       *[gun_deck] Buy the gun deck
    }
move-done = Buy nothing more
move-attack-nation = Attack
move-attack-ship = Attack { $seat }
move-no-fight = Do not fight

# What a choice is called because of what it does, and what it brings. Empty: it goes without saying.
deed-attack-nation-fight-began = Attack { $foe }
deed-attack-ship-fight-began = Attack { $defender }
deed-dig-dig-declared = Dig here for { $amount } doubloons
gain-pack-shuffled = { "" }
gain-card-played = { "" }
gain-card-discarded = { "" }
gain-dutchman-moved = { "" }
gain-sailed = { "" }
gain-passed = { "" }
gain-stolen = { "" }
gain-part-bought = { "" }
gain-tile-removed = { "" }
gain-mutiny-began = { "" }
gain-captain-set = { "" }
gain-pirate-discarded =
    { $cause ->
        [mutiny] { $seat_is ->
            [you] { $pirate } goes
           *[other] { "" }
        }
       *[other] { "" }
    }
gain-rum-changed =
    { $seat_is ->
        [you] { $change } rum
       *[other] { "" }
    }
gain-cannonballs-changed =
    { $change_by ->
        [one] { $seat_is ->
            [you] { $change } cannonball
           *[other] { "" }
        }
       *[other] { $seat_is ->
            [you] { $change } cannonballs
           *[other] { "" }
        }
    }
gain-scurvy-changed =
    { $seat_is ->
        [you] { $change } scurvy
       *[other] { "" }
    }
gain-money-changed =
    { $cause ->
        [part] { $seat_is ->
            [you] −{ $amount } doubloons
           *[other] { "" }
        }
        [robbed] { $seat_is ->
            [you] −{ $amount } doubloons
           *[other] { "" }
        }
        [stolen] { $seat_is ->
            [you] −{ $amount } doubloons
           *[other] { "" }
        }
       *[other] { $seat_is ->
            [you] +{ $amount } doubloons
           *[other] { "" }
        }
    }
gain-caught = the Dutchman catches { $seat }!
gain-mutiny-prevented = no mutiny
gain-mutiny-done =
    { $seat_is ->
        [you] { "" }
       *[other] it succeeds
    }
gain-fight-began =
    { $foe_id ->
        [ship] { $attacker_is ->
            [you] you attack { $defender }
           *[other] { $attacker } attacks { $defender }
        }
       *[other] { $attacker_is ->
            [you] you fight { $foe }
           *[other] { $attacker } fights { $foe }
        }
    }
gain-fight-ended =
    { $void ->
        [on] the fight is broken off
       *[off] { $winner ->
            [none] { $attacker_is ->
                [you] you are beaten off
               *[other] { $attacker } is beaten off
            }
           *[other] { $winner_is ->
                [you] you win
               *[other] { $winner } wins
            }
        }
    }

## What happens

event-game-began =
    { $starter_is ->
        [you] The colours: { $colours }. You begin.
       *[other] The colours: { $colours }. { $starter } begins.
    }
event-turn-began =
    { $seat_is ->
        [you] Round { $round }: it is your turn.
       *[other] Round { $round }: it is { $seat }'s turn.
    }
event-turn-ended =
    { $seat_is ->
        [you] Your turn is over.
       *[other] The turn of { $seat } is over.
    }
event-cards-drawn =
    { $cards ->
        [none] { $number ->
            [one] { $seat_is ->
                [you] You draw one action card.
               *[other] { $seat } draws one action card.
            }
           *[other] { $seat_is ->
                [you] You draw { $number } action cards.
               *[other] { $seat } draws { $number } action cards.
            }
        }
       *[other] { $seat_is ->
            [you] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
    }
event-card-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-card-played =
    { $card_id ->
        [scurvy] { $seat_is ->
            [you] { $victim_is ->
                [you] You play Scurvy on yourself!
               *[other] You play Scurvy against { $victim }!
            }
           *[other] { $victim_is ->
                [self] { $seat } plays Scurvy on themselves!
               *[other] { $seat } plays Scurvy against { $victim }!
            }
        }
        [citrus] { $seat_is ->
            [you] You play Citrus Fruit.
           *[other] { $seat } plays Citrus Fruit.
        }
        [murder] { $seat_is ->
            [you] { $victim_is ->
                [you] You play Murder: your { $pirate } is done for!
               *[other] You play Murder: { $pirate } of { $victim } is done for!
            }
           *[other] { $victim_is ->
                [you] { $seat } plays Murder: your { $pirate } is done for!
                [self] { $seat } plays Murder on their own { $pirate }!
               *[other] { $seat } plays Murder: { $pirate } of { $victim } is done for!
            }
        }
        [dutchman] { $seat_is ->
            [you] You play Flying Dutchman: it sails to { $to }.
           *[other] { $seat } plays Flying Dutchman: it sails to { $to }.
        }
        [mutiny] { $seat_is ->
            [you] { $victim_is ->
                [you] You play Mutiny on yourself!
               *[other] You play Mutiny against { $victim }!
            }
           *[other] { $victim_is ->
                [self] { $seat } plays Mutiny on themselves!
               *[other] { $seat } plays Mutiny against { $victim }!
            }
        }
        [mercenaries] { $side ->
            [attacker] { $seat_is ->
                [you] You play Mercenaries: +1 for the attacker.
               *[other] { $seat } plays Mercenaries: +1 for the attacker.
            }
           *[defender] { $seat_is ->
                [you] You play Mercenaries: +1 for the defender.
               *[other] { $seat } plays Mercenaries: +1 for the defender.
            }
        }
        [soldiers] { $seat_is ->
            [you] You play Soldiers: +2 for the defence!
           *[other] { $seat } plays Soldiers: +2 for the defence!
        }
       *[other] { $seat_is ->
            [you] You play { $card }.
           *[other] { $seat } plays { $card }.
        }
    }
event-pack-shuffled =
    { $pack_id ->
        [loot] The loot cards are shuffled.
        [pirate] The pirates are shuffled.
       *[action] The action cards are shuffled.
    }
event-pirates-drawn =
    { $seat_is ->
        [you] You draw { $pirates }.
       *[other] { $seat } draws { $pirates }.
    }
event-pirate-discarded =
    { $cause ->
        [murder] { $seat_is ->
            [you] Your { $pirate } is murdered.
           *[other] { $pirate } of { $seat } is murdered.
        }
        [mutiny] { $pirate } loses the cabin and leaves { $seat }.
        [scapegoat] { $seat_is ->
            [you] Your { $pirate } takes the blame and goes overboard.
           *[other] { $pirate } of { $seat } takes the blame and goes overboard.
        }
       *[other] { $seat_is ->
            [you] You let { $pirate } go.
           *[other] { $seat } lets { $pirate } go.
        }
    }
event-captain-set =
    { $seat_is ->
        [you] { $pirate } is your captain now.
       *[other] { $pirate } is captain of { $seat } now.
    }
event-stolen =
    { $cause ->
        [duel] { $seat_is ->
            [you] You take { $amount } doubloons from { $victim }.
           *[other] { $seat } takes { $amount } doubloons from { $victim }.
        }
       *[steal] { $seat_is ->
            [you] You steal { $amount } doubloons from { $victim }!
           *[other] { $seat } steals { $amount } doubloons from { $victim }!
        }
    }
event-compass-rolled =
    { $purpose ->
        [sent] { $seat_is ->
            [you] Your compass shows { $colour }.
           *[other] The compass of { $seat } shows { $colour }.
        }
       *[dutchman] { $seat_is ->
            [you] You roll the compass: { $colour }.
           *[other] { $seat } rolls the compass: { $colour }.
        }
    }
event-dutchman-moved =
    { $cause ->
        [off_board] The Flying Dutchman leaves the board at { $from } and turns up in { $to }.
       *[other] The Flying Dutchman sails from { $from } to { $to }.
    }
event-caught = The Flying Dutchman catches { $seat }! All cards and pirates are lost.
event-maintenance-rolled =
    { $face ->
        [scurvy] { $seat_is ->
            [you] You roll the maintenance die: scurvy!
           *[other] { $seat } rolls the maintenance die: scurvy!
        }
        [rum1] { $seat_is ->
            [you] You roll the maintenance die: one rum.
           *[other] { $seat } rolls the maintenance die: one rum.
        }
       *[rum2] { $seat_is ->
            [you] You roll the maintenance die: two rum.
           *[other] { $seat } rolls the maintenance die: two rum.
        }
    }
event-rum-changed =
    { $change_is ->
        [loss] { $seat_is ->
            [you] You have { $rum } rum left.
           *[other] { $seat } has { $rum } rum left.
        }
       *[gain] { $seat_is ->
            [you] You now have { $rum } rum.
           *[other] { $seat } now has { $rum } rum.
        }
    }
event-cannonballs-changed =
    { $change_is ->
        [loss] { $cannonballs ->
            [0] { $seat_is ->
                [you] You have no cannonball left.
               *[other] { $seat } has no cannonball left.
            }
            [one] { $seat_is ->
                [you] You have one cannonball left.
               *[other] { $seat } has one cannonball left.
            }
           *[other] { $seat_is ->
                [you] You have { $cannonballs } cannonballs left.
               *[other] { $seat } has { $cannonballs } cannonballs left.
            }
        }
       *[gain] { $cannonballs ->
            [one] { $seat_is ->
                [you] You now have one cannonball.
               *[other] { $seat } now has one cannonball.
            }
           *[other] { $seat_is ->
                [you] You now have { $cannonballs } cannonballs.
               *[other] { $seat } now has { $cannonballs } cannonballs.
            }
        }
    }
event-scurvy-changed =
    { $scurvy ->
        [0] { $seat_is ->
            [you] You are free of scurvy.
           *[other] { $seat } is free of scurvy.
        }
        [one] { $seat_is ->
            [you] You now have one scurvy token.
           *[other] { $seat } now has one scurvy token.
        }
       *[other] { $seat_is ->
            [you] You now have { $scurvy } scurvy tokens.
           *[other] { $seat } now has { $scurvy } scurvy tokens.
        }
    }
event-mutiny-began =
    { $cause ->
        [rum] { $seat_is ->
            [you] Too little rum: mutiny on your ship!
           *[other] Too little rum: mutiny on the ship of { $seat }!
        }
       *[card] { $seat_is ->
            [you] Mutiny on your ship!
           *[other] Mutiny on the ship of { $seat }!
        }
    }
event-mutiny-prevented =
    { $means ->
        [keelhaul] { $seat_is ->
            [you] You have the ringleaders keelhauled: the mutiny is over.
           *[other] { $seat } has the ringleaders keelhauled: the mutiny is over.
        }
       *[scapegoat] { $seat_is ->
            [you] You find a scapegoat: the mutiny is over.
           *[other] { $seat } finds a scapegoat: the mutiny is over.
        }
    }
event-mutiny-done =
    { $seat_is ->
        [you] The mutineers take over your ship.
       *[other] The mutineers take over the ship of { $seat }.
    }
event-sent =
    { $seat_is ->
        [you] Your ship is brought to { $to } and supplied.
       *[other] The ship of { $seat } is brought to { $to } and supplied.
    }
event-window-opened =
    { $window_id ->
        [dig] Before the dig: does anybody play a card?
        [fight] The fight is open: does anybody play a card?
        [sail] { $seat_is ->
            [you] You have sailed: do the others play a card?
           *[other] { $seat } has sailed: do the others play a card?
        }
        [dock] { $seat_is ->
            [you] You have docked: do the others play a card?
           *[other] { $seat } has docked: do the others play a card?
        }
       *[maintenance] { $seat_is ->
            [you] Before you sail: does anybody play a card?
           *[other] Before { $seat } sails: does anybody play a card?
        }
    }
event-interrupted =
    { $seat_is ->
        [you] You stop the game to play a card.
       *[other] { $seat } stops the game to play a card.
    }
event-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-window-closed = No more cards are played.
event-sailed =
    { $seat_is ->
        [you] You sail from { $from } to { $to }.
       *[other] { $seat } sails from { $from } to { $to }.
    }
event-tile-turned =
    { $nation ->
        [none] { $seat_is ->
            [you] You turn up { $tile }.
           *[other] { $seat } turns up { $tile }.
        }
       *[other] { $seat_is ->
            [you] You turn up { $tile } ({ $nation }).
           *[other] { $seat } turns up { $tile } ({ $nation }).
        }
    }
event-tile-removed = The tile on { $place } leaves the board.
event-dig-declared =
    { $maps ->
        [0] { $seat_is ->
            [you] You want to dig on { $place }, without a single map.
           *[other] { $seat } wants to dig on { $place }, without a single map.
        }
        [one] { $seat_is ->
            [you] You want to dig on { $place } and show one map.
           *[other] { $seat } wants to dig on { $place } and shows one map.
        }
       *[other] { $seat_is ->
            [you] You want to dig on { $place } and show { $maps } maps.
           *[other] { $seat } wants to dig on { $place } and shows { $maps } maps.
        }
    }
event-dug =
    { $seat_is ->
        [you] You dig up { $amount } doubloons on { $place }!
       *[other] { $seat } digs up { $amount } doubloons on { $place }!
    }
event-dig-failed =
    { $seat_is ->
        [you] Too few maps: you now need { $maps } on { $place } and find nothing.
       *[other] Too few maps: { $seat } now needs { $maps } on { $place } and finds nothing.
    }
event-part-bought =
    { $seat_is ->
        [you] You buy { $part }.
       *[other] { $seat } buys { $part }.
    }
event-fight-began =
    { $foe_id ->
        [ship] { $attacker_is ->
            [you] You attack { $defender } on { $place }!
           *[other] { $attacker } attacks { $defender } on { $place }!
        }
       *[other] { $attacker_is ->
            [you] You attack { $foe } on { $place }!
           *[other] { $attacker } attacks { $foe } on { $place }!
        }
    }
event-dice-rolled =
    { $rerolled ->
        [none] { $seat_is ->
            [you] You roll { $values }: { $total } in all.
           *[other] { $seat } rolls { $values }: { $total } in all.
        }
       *[other] { $seat_is ->
            [you] For a cannonball you roll again: { $values }, { $total } in all.
           *[other] For a cannonball { $seat } rolls again: { $values }, { $total } in all.
        }
    }
event-fight-ended =
    { $void ->
        [on] { $attacker_is ->
            [you] Your fight is broken off.
           *[other] The fight of { $attacker } is broken off.
        }
       *[off] { $winner ->
            [none] { $attacker_is ->
                [you] { $attack } against { $defence }: { $tie ->
                    [on] a tie is not enough, so you are beaten off.
                   *[off] you are beaten off.
                }
               *[other] { $attack } against { $defence }: { $tie ->
                    [on] a tie is not enough, so { $attacker } is beaten off.
                   *[off] { $attacker } is beaten off.
                }
            }
           *[other] { $winner_is ->
                [you] { $attack } against { $defence }: { $tie ->
                    [on] on a tie the attacker wins, and that is you!
                   *[off] you win!
                }
               *[other] { $attack } against { $defence }: { $tie ->
                    [on] on a tie the attacker wins: { $winner }!
                   *[off] { $winner } wins!
                }
            }
        }
    }
event-loot-drawn =
    { $seat_is ->
        [you] You turn up loot worth { $total } doubloons.
       *[other] { $seat } turns up loot worth { $total } doubloons.
    }
event-money-changed =
    { $cause ->
        [part] { $seat_is ->
            [you] You pay { $amount } doubloons and have { $doubloons } left.
           *[other] { $seat } pays { $amount } doubloons and has { $doubloons } left.
        }
        [robbed] { $seat_is ->
            [you] You lose { $amount } doubloons and have { $doubloons } left.
           *[other] { $seat } loses { $amount } doubloons and has { $doubloons } left.
        }
        [stolen] { $seat_is ->
            [you] You lose { $amount } doubloons and have { $doubloons } left.
           *[other] { $seat } loses { $amount } doubloons and has { $doubloons } left.
        }
       *[other] { $seat_is ->
            [you] You get { $amount } doubloons and have { $doubloons } now.
           *[other] { $seat } gets { $amount } doubloons and has { $doubloons } now.
        }
    }
event-game-ended = { $reason } The places: { $ranking }. The money: { $money }.

# What the line about somebody's turn says of it, after the name and with "and" between. Empty: only the log tells it.
turn-card-played =
    { $victim ->
        [none] played { $card }
       *[other] { $victim_is ->
            [self] played { $card } on themselves
           *[other] played { $card } against { $victim }
        }
    }
turn-pirates-drawn = hired pirates
turn-stolen = took { $amount } doubloons from { $victim }
turn-caught = was caught by the Flying Dutchman
turn-mutiny-prevented = prevented a mutiny
turn-mutiny-done = lost the ship to a mutiny
turn-sailed = sailed to { $to }
turn-tile-turned =
    { $tile_id ->
        [empty] { "" }
       *[other] found { $tile }
    }
turn-dug = dug up { $amount } doubloons
turn-dig-failed = dug in vain
turn-part-bought = bought { $part }
turn-fight-began =
    { $foe_id ->
        [ship] attacked { $defender }
       *[other] attacked { $foe }
    }
turn-fight-ended =
    { $void ->
        [on] { "" }
       *[off] { $winner ->
            [none] was beaten off
           *[other] { "" }
        }
    }
turn-loot-drawn = won { $total } doubloons

## Why not

refusal-bad-colours = Name one colour for each of the { $players } players, and none of them twice.
refusal-no-such-player = There are only { $players } players, and the first of them is number 0.
refusal-answer-first = First answer the question.
refusal-draw-first = First draw your cards.
refusal-roll-first = First roll the dice.
refusal-hire-first = First draw the pirates.
refusal-already-here = Your ship is on { $place } already.
refusal-too-far =
    { $left ->
        [one] Too far: { $place } is { $steps } hexes away and you have one move left.
       *[other] Too far: { $place } is { $steps } hexes away and you have { $left } moves left.
    }
refusal-way-blocked = On every way to { $place } something stops you first, such as unknown water or a warship. Go there first.
refusal-no-moves-left = You have no moves left.
refusal-not-this-card =
    { $card_id ->
        [tailwind] { $card } is for your own turn, while you sail.
        [mutiny] { $card } is played before a ship sails, when the dice have fallen.
        [attack] { $card } is played in your own fight, once the dice lie.
        [ambush] { $card } is played when another pirate attacks you, once the dice lie.
        [mercenaries] { $card } is played in a fight, once the dice lie.
        [soldiers] { $card } is played when another player raids, once the dice lie.
        [treasure_map] { $card } counts when you dig on an island.
       *[other] { $card } cannot be played now: first answer the question.
    }
refusal-only-own-fights = { $card } helps only in your own fights.
refusal-only-the-defender = { $card } helps only when another pirate attacks you.
refusal-not-the-attacker = { $card } would help your enemy.
refusal-only-in-raids = { $card } helps only ships, towns and fortresses of the nations.
refusal-no-help-here = { $card } helps towns and pirates, but no fortress and no ship of a nation.
refusal-own-side-only = In your own fight { $card } helps only you.
refusal-maps-are-for-digging = { $card } counts when you dig on an island.
refusal-keelhaul-answers = { $card } is played only when a crew mutinies.
refusal-no-scurvy = You have no scurvy, so keep { $card } for later.
refusal-nobody-takes-scurvy = Nobody can get scurvy now.
refusal-nobody-to-murder = There is nobody who can be murdered.
refusal-proof-against-scurvy = Nobody aboard the ship of { $seat } gets scurvy.
refusal-immune = { $pirate } cannot be murdered.
refusal-own-pirate = { $pirate } sails with you.
refusal-own-ship = That is your own ship.
refusal-no-such-card = For that you would need the card { $card }.
refusal-not-beside-the-dutchman = The Dutchman moves only one hex, and { $place } is further away.
refusal-no-island = There is no treasure on { $place }.
refusal-dug-already = You have dug on { $place } on this voyage. Visit a hideout first.
refusal-too-few-maps =
    { $maps ->
        [one] You need one map here and have { $held }.
       *[other] You need { $maps } maps here and have { $held }.
    }
refusal-nothing-to-raid = There is nothing to raid on { $place }.
refusal-fought-already = You have fought them in this turn.
refusal-beaten-already = You have beaten { $place } on this voyage. Visit a hideout first.
refusal-not-on-this-hex = The ship of { $seat } is not here.
refusal-no-money = { $seat } has no money.
refusal-too-dear = That costs { $price } doubloons and you have { $doubloons }.
refusal-owned-already = Your ship has that part already.
refusal-winning = You are winning: keep the cannonballs.
refusal-no-cannonballs = You have no cannonballs left.
refusal-not-your-dice = These dice cannot be rolled again.
refusal-no-scapegoat = { $pirate } does not take the blame.
refusal-not-in-your-hands = { $pirate } cannot be chosen now.

## Options

option-colours = Colours
option-colours-effect = The corners in which you start: spread out by lot, or as you list them.
option-colours-spread = by lot

option-first_player = First player
option-first_player-effect = Who has the first turn.
option-first_player-random = by lot
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-first_player-4 = seat 5
option-first_player-5 = seat 6

option-target = Target
option-target-effect = Whoever first has this many doubloons wins.
option-target-5000 = 5,000
option-target-7500 = 7,500
option-target-10000 = 10,000

option-rounds = Last round
option-rounds-effect = Does the game end after a number of rounds?
option-rounds-limited = round limit
option-rounds-limited-reading = The game ends after the round limit, even if nobody has reached the target. The richest wins.
option-rounds-unlimited = no limit
option-rounds-unlimited-reading = The game goes on until somebody has reached the target.

option-round_limit = Round limit
option-round_limit-effect = After this many rounds the richest wins.

option-interference = Cards out of turn
option-interference-effect = When may you play cards while others have their turn?
option-interference-anytime = at any moment
option-interference-anytime-reading = Whoever has cards may stop the game at any moment of a turn, also of the own one, and play a card. Nobody is asked while a ship sails.
option-interference-usual = at the usual moments
option-interference-usual-reading = You may play cards before others sail, before they dig and in every fight.
option-interference-always = while they sail and dock, too
option-interference-always-reading = You may also play cards whenever others have sailed or docked.

option-raids = Raids of one place
option-raids-effect = How often may you raid the same town or fortress?
option-raids-once = once a voyage
option-raids-once-reading = A place that you have beaten is safe from you until you have been in a hideout.
option-raids-again = again and again
option-raids-again-reading = You may raid the same place again every turn.

option-digs = Digs on one island
option-digs-effect = How often may you dig on the same island?
option-digs-once = once a voyage
option-digs-once-reading = After a dig the island is empty for you until you have been in a hideout.
option-digs-again = again and again
option-digs-again-reading = You may dig on the same island every turn, if you have the clues.

option-fights = Fights in a turn
option-fights-effect = How many fights may you have in one turn?
option-fights-one = one
option-fights-one-reading = You fight at most once in a turn.
option-fights-each = one with each
option-fights-each-reading = After a fight you may also fight the others on your hex, each of them once.

option-keelhaul = Keelhaul
option-keelhaul-effect = Whose mutiny may you prevent by Keelhaul?
option-keelhaul-own = your own
option-keelhaul-own-reading = You play Keelhaul only when your own crew mutinies.
option-keelhaul-any = anybody's
option-keelhaul-any-reading = You may also stop a mutiny on another ship, before its owner answers.

option-aim = Cards against yourself
option-aim-effect = Whom may Scurvy, Murder, Mutiny and Soldiers harm?
option-aim-others = against others only
option-aim-others-reading = You play these cards only against other players.
option-aim-anyone = against anyone
option-aim-anyone-reading = You may also play these cards against yourself.

option-dutchman = Sailing to the Dutchman
option-dutchman-effect = What happens to a ship that sails to the Flying Dutchman?
option-dutchman-comes = nothing
option-dutchman-comes-reading = The Dutchman catches only ships to which it comes.
option-dutchman-meets = it is caught
option-dutchman-meets-reading = The Dutchman catches whoever meets it, also a ship that sails to it.

## Scores and awards

sheet-raids =
    { $count ->
        [0] no raid won
        [one] one raid won
       *[other] { $count } raids won
    }
sheet-digs =
    { $count ->
        [0] no treasure dug up
        [one] one treasure dug up
       *[other] { $count } treasures dug up
    }
sheet-duels =
    { $count ->
        [0] no duel won
        [one] one duel won
       *[other] { $count } duels won
    }
sheet-thefts =
    { $count ->
        [0] nothing stolen
        [one] one theft
       *[other] { $count } thefts
    }
sheet-losses =
    { $count ->
        [0] nothing lost to others
        [one] once robbed
       *[other] { $count } times robbed
    }
sheet-parts =
    { $count ->
        [0] no ship part bought
        [one] one ship part bought
       *[other] { $count } ship parts bought
    }

award-kings-cards = Full sleeves
award-kings-cards-why =
    { $amount ->
        [one] { $name } played a single card, and made everybody wait for it.
       *[other] { $name } played { $amount } cards, and nobody saw where they came from.
    }
award-kings-thefts = Long fingers
award-kings-thefts-why =
    { $amount ->
        [one] { $name } took one doubloon from the others. It was a matter of principle.
       *[other] { $name } took { $amount } doubloons from the others, for safekeeping of course.
    }
award-kings-robbed = Generous heart
award-kings-robbed-why =
    { $amount ->
        [one] { $name } gave away one doubloon, and never forgot it.
       *[other] { $name } gave the others { $amount } doubloons, and did not even get a receipt.
    }
award-kings-caught = Friend of the Dutchman
award-kings-caught-why =
    { $amount ->
        [one] { $name } met the Flying Dutchman, and lived to tell the tale.
       *[other] { $name } met the Flying Dutchman { $amount } times. They are on first-name terms.
    }
award-kings-rum = Thirsty crew
award-kings-rum-why =
    { $amount ->
        [one] One barrel of rum was all that the crew of { $name } drank. The ship's doctor was proud.
       *[other] The crew of { $name } drank { $amount } barrels of rum. The ship still sailed straight, mostly.
    }
award-kings-mutinies = Hard to please
award-kings-mutinies-why =
    { $amount ->
        [one] One mutiny, one lesson: { $name } now says good morning to everybody.
       *[other] { $name } survived { $amount } mutinies, and still will not share the cabin.
    }
award-kings-miles = Sea legs
award-kings-miles-why =
    { $amount ->
        [one] { $name } sailed a single hex, and enjoyed the view.
       *[other] { $name } sailed { $amount } hexes. The gulls were out of breath.
    }
award-kings-tiles = Curious nose
award-kings-tiles-why =
    { $amount ->
        [one] { $name } looked behind one wave, and that was enough.
       *[other] { $name } looked behind { $amount } waves before anybody else did.
    }
award-kings-digs = Sand in the boots
award-kings-digs-why =
    { $amount ->
        [one] { $name } dug up a treasure, and left the hole for the crabs.
       *[other] { $name } dug up { $amount } treasures. The islands are a little lower now.
    }
award-kings-raids = Knocks first
award-kings-raids-why =
    { $amount ->
        [one] { $name } raided just once, and wiped both feet before.
       *[other] { $name } raided { $amount } times. The nations have changed their locks.
    }
award-kings-duels = Quick temper
award-kings-duels-why =
    { $amount ->
        [one] { $name } picked a quarrel with another pirate. They made up afterwards.
       *[other] { $name } picked { $amount } quarrels with other pirates, and apologised for none.
    }
award-kings-victories = Terror of the seas
award-kings-victories-why =
    { $amount ->
        [one] One fight, one victory: { $name } stopped while the going was good.
       *[other] { $name } won { $amount } fights, and the parrot learnt to cheer.
    }

## What a move may lead to. Chances count the dice alone, no cards.

prospect-raid-ahead =
    { $forced ->
        [on] Defence { $defence } ({ $nation })
       *[off] Against { $foe } ({ $nation }): defence { $defence }
    }, your bonus { $bonus }, { $chance }% to win { $loot ->
        [one] one loot card.
       *[other] { $loot } loot cards.
    }
odds-raid-ahead = Against { $foe } { $chance }% to win.
prospect-no-raid = You beat { $foe } on this voyage already.
prospect-duel-ahead =
    Against { $seat }: your bonus { $bonus }, theirs { $against }, { $chance }% to win (ties are yours). { $loot ->
        [one] One loot card,
       *[other] { $loot } loot cards,
    } at most { $money }.
odds-duel-ahead = Against { $seat } { $chance }% to win.
prospect-dice-ahead =
    { $again ->
        [on] { $chance }% to win; { $cannonballs ->
            [0] your last cannonball.
            [one] one cannonball left.
           *[other] { $cannonballs } cannonballs left.
        }
       *[off] { $chance }% to win as it stands.
    }
prospect-tile-ahead = Unknown: { $warship }% a warship, { $merchant }% a merchant.
prospect-treasure-ahead =
    { $maps ->
        [0] You can dig up { $amount } without a map.
        [one] With one map you can dig up { $amount }.
       *[other] With { $maps } maps you can dig up { $amount }.
    }
prospect-no-treasure = You dug here on this voyage already.

## Reasons of hints: what happens after a choice (`hint-`), or what does not (`hint-avoid-`)

hint-caught = the Flying Dutchman catches you
hint-avoid-caught = you stay out of the way of the Flying Dutchman, who can catch you
hint-mutiny = your crew mutinies
hint-avoid-mutiny = you avoid a mutiny of your crew
hint-dug = you can dig up a treasure of { $amount } doubloons
hint-loot = you can win loot worth about { $total } doubloons
hint-robbed = { $seat } takes about { $amount } doubloons from you
hint-avoid-robbed =
    { $steps ->
        [0] you stay away from { $seat }, who can take { $amount } doubloons from you
        [one] you stay away from { $seat }, who can come one place and take { $amount } doubloons from you
       *[other] you stay away from { $seat }, who can come { $steps } places and take { $amount } doubloons from you
    }
hint-prey = you can take about { $amount } doubloons from { $victim }
hint-beaten = you lose a fight
hint-avoid-beaten = you keep out of a fight that you are likely to lose
hint-part = you can buy { $part }
hint-scurvy = your crew gets scurvy
hint-avoid-scurvy = your crew stays free of scurvy
hint-rum = you get new rum
hint-rival-dug = { $seat } digs up a treasure of { $amount } doubloons
hint-avoid-rival-dug = you keep { $seat } from a treasure of { $amount } doubloons

## Reasons of hints: of what there will be more or less

trait-money-more = more money
trait-money-less = less money
trait-parts-more = more ship parts
trait-parts-less = fewer ship parts
trait-crew-more = a stronger crew
trait-crew-less = a weaker crew
trait-hand-more = a better hand of cards
trait-hand-less = a worse hand of cards
trait-rum-more = more rum
trait-rum-less = less rum
trait-cannonballs-more = more cannonballs
trait-cannonballs-less = fewer cannonballs
trait-scurvy-more = more scurvy
trait-scurvy-less = less scurvy
trait-next-gain-more = a larger gain ahead
trait-next-gain-less = a smaller gain ahead
trait-caught-more = the Flying Dutchman is a greater danger
trait-caught-less = the Flying Dutchman is a smaller danger
trait-waits-more = a longer wait until the next turn
trait-waits-less = an earlier next turn
