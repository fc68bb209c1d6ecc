# King of the Pirates, English. Ids are `<event|move|decision|refusal>-<kind>`; placeholders are the fields of that kind.
# The log names players and never says "you".

game-title = King of the Pirates
game-summary = Two to six pirates hunt for 10,000 doubloons: raid, dig, duel, and keep your crew away from the Flying Dutchman.
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
effect-soldiers = +2 for a ship, town or fortress that another player raids.
effect-scurvy = Another player takes a scurvy token.
effect-citrus = All your scurvy tokens go.
effect-murder = A pirate of another player is discarded, unless immune.
effect-dutchman = Move the Flying Dutchman one hex.
effect-mutiny = Mutiny on another player's ship. In the maintenance phase.
effect-keelhaul = Prevents a mutiny on your ship.

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
ability-steal = steals 200 doubloons every turn
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

reason-target = Somebody is king of the pirates!
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

decision-setup-discard = { $seat }, which of your three pirates goes?
decision-setup-captain = { $seat }, who is your captain?
decision-begin = { $seat }, draw your cards.
decision-steal = { $seat }, from whom does your thief steal?
decision-trim = { $seat }, { $cards } cards are too many: discard down to { $limit }.
decision-roll = { $seat }, roll the compass and the maintenance die.
decision-window-maintenance =
    { $active ->
        [on] { $seat }, play a card before you sail?
       *[off] { $seat }, play a card before the ship sails?
    }
decision-window-dig = { $seat }, play a card before the dig on { $place }?
decision-window-fight = { $seat }, it stands { $attack } to { $defence }. Play a card?
decision-window-sail = { $seat }, { $sailor } has sailed to { $place }. Play a card?
decision-window-dock = { $seat }, { $sailor } has docked in { $place }. Play a card?
decision-mutiny-answer = { $seat }, mutiny! How do you answer?
decision-new-captain = { $seat }, who is the new captain?
decision-sail =
    { $left ->
        [0] { $seat }, no moves left. Stop here?
        [one] { $seat }, one move left. Where to?
       *[other] { $seat }, { $left } moves left. Where to?
    }
decision-dock-buy = { $seat }, buy a ship part for { $price } doubloons?
decision-hire =
    { $number ->
        [one] { $seat }, draw one pirate.
       *[other] { $seat }, draw { $number } pirates.
    }
decision-crew-discard = { $seat }, who must go? There is room for { $places }.
decision-crew-captain = { $seat }, who is your captain from now on?
decision-fight-choice = { $seat }, whom do you attack?
decision-duel-dice = { $seat }, you have { $total }. Fire a cannonball and roll again?

## What can be chosen

move-begin = Draw your cards
move-roll = Roll the dice
move-hire = Draw pirates
move-discard-pirate = Discard { $pirate }
move-captain = Make { $pirate } captain
move-steal = Steal from { $seat }
move-no-steal = Steal nothing
move-discard-card = Discard { $card }
move-play-scurvy = Scurvy for { $seat }
move-play-citrus = Eat Citrus Fruit
move-play-murder = Murder { $pirate }
move-play-dutchman = Send the Dutchman to { $to }
move-play-mutiny = Mutiny against { $seat }
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
move-accept-mutiny = Accept the mutiny
move-keelhaul = Play Keelhaul
move-scapegoat = Blame { $pirate }
move-sail = Sail to { $to }
move-stop = Stop here
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

## What happens

event-game-began = The colours: { $colours }. { $starter } begins.
event-turn-began = Round { $round }: it is { $seat }'s turn.
event-turn-ended = The turn of { $seat } is over.
event-cards-drawn =
    { $cards ->
        [none] { $seat } draws action cards: { $number }.
       *[other] { $seat } draws { $cards }.
    }
event-card-discarded = { $seat } discards { $card }.
event-card-played =
    { $card_id ->
        [scurvy] { $seat } plays Scurvy against { $victim }!
        [citrus] { $seat } plays Citrus Fruit.
        [murder] { $seat } plays Murder: { $pirate } of { $victim } is done for!
        [dutchman] { $seat } plays Flying Dutchman: it sails to { $to }.
        [mutiny] { $seat } plays Mutiny against { $victim }!
        [mercenaries] { $seat } plays Mercenaries: +1 for the { $side ->
            [attacker] attacker.
           *[defender] defender.
        }
        [soldiers] { $seat } plays Soldiers: +2 for the defence!
       *[other] { $seat } plays { $card }.
    }
event-pack-shuffled =
    { $pack_id ->
        [loot] The loot cards are shuffled.
        [pirate] The pirates are shuffled.
       *[action] The action cards are shuffled.
    }
event-pirates-drawn = { $seat } draws { $pirates }.
event-pirate-discarded =
    { $cause ->
        [murder] { $pirate } of { $seat } is murdered.
        [mutiny] { $pirate } loses the cabin and leaves { $seat }.
        [scapegoat] { $pirate } of { $seat } takes the blame and goes overboard.
       *[other] { $seat } lets { $pirate } go.
    }
event-captain-set = { $pirate } is captain of { $seat } now.
event-stolen =
    { $cause ->
        [duel] { $seat } takes { $amount } doubloons from { $victim }.
       *[steal] { $seat } steals { $amount } doubloons from { $victim }!
    }
event-compass-rolled =
    { $purpose ->
        [sent] The compass of { $seat } shows { $colour }.
       *[dutchman] { $seat } rolls the compass: { $colour }.
    }
event-dutchman-moved =
    { $cause ->
        [off_board] The Flying Dutchman leaves the board at { $from } and turns up in { $to }.
       *[other] The Flying Dutchman sails from { $from } to { $to }.
    }
event-caught = The Flying Dutchman catches { $seat }! All cards and pirates are lost.
event-maintenance-rolled =
    { $face ->
        [scurvy] { $seat } rolls the maintenance die: scurvy!
        [rum1] { $seat } rolls the maintenance die: one rum.
       *[rum2] { $seat } rolls the maintenance die: two rum.
    }
event-rum-changed = { $seat } has { $rum } rum.
event-cannonballs-changed =
    { $cannonballs ->
        [one] { $seat } has one cannonball.
       *[other] { $seat } has { $cannonballs } cannonballs.
    }
event-scurvy-changed =
    { $scurvy ->
        [0] { $seat } is free of scurvy.
        [one] { $seat } has one scurvy token.
       *[other] { $seat } has { $scurvy } scurvy tokens.
    }
event-mutiny-began =
    { $cause ->
        [rum] Too little rum: mutiny on the ship of { $seat }!
       *[card] Mutiny on the ship of { $seat }!
    }
event-mutiny-prevented =
    { $means ->
        [keelhaul] { $seat } has the ringleaders keelhauled: the mutiny is over.
       *[scapegoat] { $seat } finds a scapegoat: the mutiny is over.
    }
event-mutiny-done = The mutineers take over the ship of { $seat }.
event-sent = The ship of { $seat } is brought to { $to } and supplied.
event-window-opened =
    { $window_id ->
        [dig] Before the dig: does anybody play a card?
        [fight] The fight is open: does anybody play a card?
        [sail] { $seat } has sailed: do the others play a card?
        [dock] { $seat } has docked: do the others play a card?
       *[maintenance] Before { $seat } sails: does anybody play a card?
    }
event-passed = { $seat } passes.
event-window-closed = No more cards are played.
event-sailed = { $seat } sails from { $from } to { $to }.
event-tile-turned =
    { $nation ->
        [none] { $seat } turns up { $tile }.
       *[other] { $seat } turns up { $tile } ({ $nation }).
    }
event-tile-removed = The tile on { $place } leaves the board.
event-dig-declared =
    { $maps ->
        [0] { $seat } wants to dig on { $place }, without a single map.
        [one] { $seat } wants to dig on { $place } and shows one map.
       *[other] { $seat } wants to dig on { $place } and shows { $maps } maps.
    }
event-dug = { $seat } digs up { $amount } doubloons on { $place }!
event-dig-failed = Too few maps: { $seat } now needs { $maps } on { $place } and finds nothing.
event-part-bought = { $seat } buys { $part }.
event-fight-began =
    { $foe_id ->
        [ship] { $attacker } attacks { $defender } on { $place }!
       *[other] { $attacker } attacks { $foe } on { $place }!
    }
event-dice-rolled =
    { $rerolled ->
        [none] { $seat } rolls { $values }: { $total } in all.
       *[other] { $seat } fires a cannonball and rolls again: { $values }, { $total } in all.
    }
event-fight-ended =
    { $void ->
        [on] The fight of { $attacker } is broken off.
       *[off] { $winner ->
            [none] { $attack } against { $defence }: { $attacker } is beaten off.
           *[other] { $attack } against { $defence }: { $winner } wins!
        }
    }
event-loot-drawn = { $seat } turns up loot worth { $total } doubloons.
event-money-changed =
    { $cause ->
        [part] { $seat } pays { $amount } doubloons and has { $doubloons } left.
        [robbed] { $seat } loses { $amount } doubloons and has { $doubloons } left.
        [stolen] { $seat } loses { $amount } doubloons and has { $doubloons } left.
       *[other] { $seat } gets { $amount } doubloons and has { $doubloons } now.
    }
event-game-ended = { $reason } The places: { $ranking }. The money: { $money }.

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
refusal-way-blocked = Every way to { $place } leads through unknown water, a warship or the Dutchman. Go there first.
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
refusal-keelhaul-answers = { $card } is played only when your own crew mutinies.
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

option-max_rounds = Rounds at most
option-max_rounds-effect = After this many rounds the richest wins.

option-interference = Cards out of turn
option-interference-effect = When may you play cards while others have their turn?
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

option-aim = Cards against yourself
option-aim-effect = Whom may Scurvy, Murder, Mutiny and Soldiers harm?
option-aim-others = against others only
option-aim-others-reading = You play these cards only against other players.
option-aim-anyone = against anyone
option-aim-anyone-reading = You may also play these cards against yourself.

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
