# Pirates on the Prowl, English. Ids are `<event|move|decision|refusal>-<kind>`; placeholders are the fields of that kind.
# What the reader does is told to "you" (`<field>_is`). A ship is called by its pirate.

game-title = Pirates on the Prowl
game-summary = Two to eight pirates raid towns, trade, dig for treasure and bring it all home, if nobody gets in the way. Not even Davy Jones.
game-age = from age 8

## Names

ship-blue = Blue Blake
ship-green = Green Greg
ship-black = Black Betty
ship-red = Red Rita
ship-yellow = Yellow Jeremy
ship-pink = Pink Patty
ship-white = White Wilma
ship-purple = Purple Percy
ship-davy = Davy Jones
# With one ship each, a ship is called by its player: everybody has one name.
player-ship = { $player }

piece-blue = { ship-blue }
piece-green = { ship-green }
piece-black = { ship-black }
piece-red = { ship-red }
piece-yellow = { ship-yellow }
piece-pink = { ship-pink }
piece-white = { ship-white }
piece-purple = { ship-purple }
piece-davy = { ship-davy }

place-tortuga = Tortuga
place-nassau = Nassau
place-campeche = Campeche
place-port_royal = Port Royal
place-clew_bay = Clew Bay
place-tripoli = Tripoli
place-saint_mary = Saint Mary
place-cape_farina = Cape Farina
place-tortuga_nassau = Tortuga and Nassau
place-port_royal_campeche = Campeche and Port Royal
place-clew_bay_tripoli = Clew Bay and Tripoli
place-cape_farina_saint_mary = Saint Mary and Cape Farina
place-bora_bora = Bora Bora Island
place-hong_kong = Hong Kong Island
place-perdida = Isla Perdida
place-bonita = Isla Bonita
place-diablo = Isla del Diablo
place-prohibida = Isla Prohibida
place-bikini = Bikini Island
place-hay_tac = Hay Tac Island
place-ocracoke = Ocracoke Island
place-chicken = Chicken Island
place-bora_bora_hong_kong = Bora Bora and Hong Kong
place-perdida_bonita = Isla Perdida and Isla Bonita
place-diablo_prohibida = Isla del Diablo and Isla Prohibida
place-bikini_ocracoke = Bikini and Ocracoke
place-hay_tac_chicken = Hay Tac and Chicken Island
place-home_blue = Blue Blake's Barrack
place-home_green = Green Greg's Grange
place-home_black = Black Betty's Beach
place-home_red = Red Rita's Refuge
place-home_yellow = Yellow Jeremy's Joint
place-home_pink = Pink Patty's Pier
place-home_white = White Wilma's Wharf
place-home_purple = Purple Percy's Port
place-twir_north = the bridge between Nassau and Campeche
place-twir_south = the bridge between Tripoli and Saint Mary
place-twir_east = the bridge between Port Royal and Cape Farina
place-twir_west = the bridge between Tortuga and Clew Bay
place-kingdom = Davy Jones' Kingdom
place-cur = the current at { $rest }

island-bora_bora = { place-bora_bora }
island-hong_kong = { place-hong_kong }
island-perdida = { place-perdida }
island-bonita = { place-bonita }
island-diablo = { place-diablo }
island-prohibida = { place-prohibida }
island-bikini = { place-bikini }
island-hay_tac = { place-hay_tac }
island-ocracoke = { place-ocracoke }
island-chicken = { place-chicken }
island-bora_bora_hong_kong = { place-bora_bora_hong_kong }
island-perdida_bonita = { place-perdida_bonita }
island-diablo_prohibida = { place-diablo_prohibida }
island-bikini_ocracoke = { place-bikini_ocracoke }
island-hay_tac_chicken = { place-hay_tac_chicken }

card-C01 = Silk for Tortuga
card-C02 = Sugar for Nassau
card-C03 = Olive Oil for Campeche
card-C04 = Tobacco for Port Royal
card-C05 = Map of Bora Bora Island
card-C06 = Map of Bora Bora Island
card-C07 = Map of Hong Kong Island
card-C08 = Map of Hong Kong Island
card-C09 = Coffee for Clew Bay
card-C10 = Tea for Tripoli
card-C11 = Silk for Saint Mary
card-C12 = Sugar for Cape Farina
card-C13 = Olive Oil for Tortuga
card-C14 = Tobacco for Nassau
card-C15 = Rum for Campeche
card-C16 = Gunpowder for Port Royal
card-C17 = Map of Isla Perdida
card-C18 = Map of Isla Bonita
card-C19 = Map of Isla del Diablo
card-C20 = Map of Isla Prohibida
card-C21 = Silk for Clew Bay
card-C22 = Sugar for Tripoli
card-C23 = Olive Oil for Saint Mary
card-C24 = Tobacco for Cape Farina
card-C25 = Rum for Tortuga
card-C26 = Gunpowder for Nassau
card-C27 = Sandalwood for Campeche
card-C28 = Spices for Port Royal
card-C29 = Map of Isla Perdida
card-C30 = Map of Isla Bonita
card-C31 = Map of Isla del Diablo
card-C32 = Map of Isla Prohibida
card-C33 = Olive Oil for Clew Bay
card-C34 = Tobacco for Tripoli
card-C35 = Rum for Saint Mary
card-C36 = Gunpowder for Cape Farina
card-C37 = Sandalwood for Tortuga
card-C38 = Spices for Nassau
card-C39 = Coffee for Campeche
card-C40 = Tea for Port Royal
card-C41 = Map of Bikini Island
card-C42 = Map of Hay Tac Island
card-C43 = Map of Ocracoke Island
card-C44 = Map of Chicken Island
card-C45 = Rum for Clew Bay
card-C46 = Gunpowder for Tripoli
card-C47 = Sandalwood for Saint Mary
card-C48 = Spices for Cape Farina
card-C49 = Coffee for Tortuga
card-C50 = Tea for Nassau
card-C51 = Silk for Campeche
card-C52 = Sugar for Port Royal
card-C53 = Map of Bikini Island
card-C54 = Map of Hay Tac Island
card-C55 = Map of Ocracoke Island
card-C56 = Map of Chicken Island
card-C57 = Sandalwood for Clew Bay
card-C58 = Spices for Tripoli
card-C59 = Coffee for Saint Mary
card-C60 = Tea for Cape Farina
card-bronze = Bronze Cannon
card-silver = Silver Statue
card-gold = Gold Medal
card-ruby = Ruby Ring
card-diamond = Diamond Crown
card-storm = Storm
card-fire = Fire
card-shipwreck = Shipwreck
card-mutiny = Mutiny
card-kraken = Kraken

luck-storm = A storm carries your ship straight to the town across the board. Your cards stay aboard.
luck-fire = Fire on board! Every card on your ship goes into the sea. Your chest is safe.
luck-shipwreck = You have struck a rock. Sail home before you do anything else.
luck-mutiny = Your crew wants more rum. You lose your next two turns.
luck-kraken = The Kraken takes your ship and all that is in your chest.

back-green = Cargo Card
back-yellow = Bronze Cannon
back-red = Treasure Ticket

button-roll = throw
button-done = done
button-keep = keep all
button-raid = raid
button-davy_sail = sail with Davy
button-davy_skip = not this time
button-trade = trade
button-dump = into the sea

reason-target = The chest is full!
reason-last_alive = Only one pirate is left!
reason-rounds = The last round is over!


## What is asked

decision-davy = Will you sail with Davy Jones first?
    .others = Will { $name } sail with Davy Jones first?
decision-davy-move = Davy Jones has { $steps } steps. Where does he go?
decision-davy-engage = Whom does Davy Jones attack?
decision-ship = Which of your ships sails?
    .others = Which of { $name }'s ships sails?
decision-throw = Throw the die. Then you choose a ship.
    .others = { $name } throws the die, and then chooses a ship.
decision-roll =
    { $ship_is ->
        [you] Throw the die.
       *[other] Throw the die for { $ship }.
    }
    .others =
        { $ship_is ->
            [player] { $name } throws the die.
           *[other] { $name } throws the die for { $ship }.
        }
decision-sail =
    { $ship_is ->
        [you] You have { $steps } steps. Where do you go?
       *[other] { $ship } has { $steps } steps. Where do you go?
    }
    .others =
        { $ship_is ->
            [player] { $name } has { $steps } steps. Where to?
           *[other] { $name } has { $steps } steps for { $ship }. Where to?
        }
decision-home = You are home. What goes into your chest?
    .others = { $name } is home. What goes into the chest?
decision-town = What do you do in { $town }?
    .others = What does { $name } do in { $town }?
decision-island = Do you dig on { $island }?
    .others = Does { $name } dig on { $island }?
decision-engage =
    { $ship_is ->
        [you] Whom do you attack?
       *[other] Whom does { $ship } attack?
    }
    .others =
        { $ship_is ->
            [player] Whom does { $name } attack?
           *[other] { $name }: Whom does { $ship } attack?
        }
decision-discard = Four cards are too many. Which one goes into the sea?
decision-loot = You won! What do you keep? { $masts } cards at most.
    .others = { $name } won and keeps { $masts } cards at most. Which ones?
decision-exile = Which island do you send { $ship } to?
    .others = { $name } sends { $ship } away. To which island?

## What can be chosen

move-davy-sail = Sail with Davy Jones
move-davy-skip = Leave Davy Jones alone
move-choose-ship = Sail with { $colour }
move-roll = Throw the die
move-sail = Sail to { $to }
move-store = Put into the chest: { $card }
move-load = Take aboard: { $card }
move-swap = Swap { $out } for { $into }
move-trade = Trade: { $card }
move-dump = Into the sea: { $card }
move-raid = Raid the town
move-dig = Dig with: { $card }
move-attack = Attack { $target }
move-exile = Send to { $island }
move-done = Done
move-keep = Keep all

# What a choice is called because of what it does, and what it brings. Empty: it goes without saying.
deed-sail-sailed =
    { $still ->
        [on] { $ship_id ->
            [davy] Leave Davy Jones where he is
           *[other] { $ground ->
                [home] Stay at home
                [town] Stay in { $to }
                [island] Stay on { $to }
               *[other] Stay at { $to }
            }
        }
       *[off] { "" }
    }
gain-sailed = { "" }
gain-ship-chosen = { "" }
gain-stored = { "" }
gain-loaded = { "" }
gain-swapped = { "" }
gain-dumped = { "" }
gain-exiled = { "" }
gain-davy-sent-home = { "" }
gain-pack-shuffled = { "" }
gain-davy-taken =
    { $seat_is ->
        [you] you command Davy Jones
       *[other] { "" }
    }
gain-repaired =
    { $ship_is ->
        [you] your ship is repaired
       *[other] { $ship } is repaired
    }
gain-traded =
    { $reward ->
        [none] { "" }
       *[other] { $extra ->
            [none] +{ $reward }
           *[other] +{ $reward }, −{ $extra }
        }
    }
gain-dug =
    { $reward ->
        [none] { "" }
       *[other] +{ $reward }
    }

## What happens

event-game-began =
    { $starter_is ->
        [you] Everybody throws to see who begins: { $rolls }. You begin!
       *[other] Everybody throws to see who begins: { $rolls }. { $starter } begins!
    }
event-round-began = Round { $round } begins.
event-turn-began =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }'s turn.
    }
event-turn-lost =
    { $seat_is ->
        [you] Your crew is on strike, so the turn is lost.
       *[other] The crew of { $seat } is on strike, so the turn is lost.
    }
event-ship-chosen =
    { $seat_is ->
        [you] You sail with { $ship }.
       *[other] { $seat } sails with { $ship }.
    }
event-davy-skipped =
    { $seat_is ->
        [you] You leave Davy Jones where he is.
       *[other] { $seat } leaves Davy Jones where he is.
    }
event-die-thrown =
    { $seat_is ->
        [you] You throw { $value }.
       *[other] { $seat } throws { $value }.
    }
event-die-rolled =
    { $ship_is ->
        [you] You throw { $value }.
        [player] { $ship } throws { $value }.
       *[other] { $seat_is ->
            [you] You throw { $value } for { $ship }.
           *[other] { $seat } throws { $value } for { $ship }.
        }
    }{ $bonus ->
        [0] { "" }
       *[other] { "" } With { $bonus } extra that makes { $steps } steps.
    }
event-sailed =
    { $still ->
        [on] { $ground ->
            [home] { $ship_is ->
                [you] You stay at home.
               *[other] { $ship } stays at home.
            }
            [town] { $ship_is ->
                [you] You stay in { $to }.
               *[other] { $ship } stays in { $to }.
            }
            [island] { $ship_is ->
                [you] You stay on { $to }.
               *[other] { $ship } stays on { $to }.
            }
           *[other] { $ship_is ->
                [you] You stay at { $to }.
               *[other] { $ship } stays at { $to }.
            }
        }
       *[off] { $ship_is ->
            [you] You sail from { $from } to { $to }.
           *[other] { $ship } sails from { $from } to { $to }.
        }
    }
event-stored =
    { $card ->
        [none] { $ship_is ->
            [you] You put a card into the chest: { $back }.
           *[other] { $ship } puts a card into the chest: { $back }.
        }
       *[other] { $ship_is ->
            [you] You put a card into the chest: { $card }.
           *[other] { $ship } puts a card into the chest: { $card }.
        }
    }
event-loaded =
    { $card ->
        [none] { $ship_is ->
            [you] You take a card out of the chest: { $back }.
           *[other] { $ship } takes a card out of the chest: { $back }.
        }
       *[other] { $ship_is ->
            [you] You take a card out of the chest: { $card }.
           *[other] { $ship } takes a card out of the chest: { $card }.
        }
    }
event-swapped =
    { $out ->
        [none] { $ship_is ->
            [you] You swap a Cargo Card for the one in the chest.
           *[other] { $ship } swaps a Cargo Card for the one in the chest.
        }
       *[other] { $ship_is ->
            [you] You leave { $out } in the chest and take { $into }.
           *[other] { $ship } leaves { $out } in the chest and takes { $into }.
        }
    }
event-traded =
    { $reward ->
        [none] { $ship_is ->
            [you] You trade in { $town }.
           *[other] { $ship } trades in { $town }.
        }
       *[other] { $extra ->
            [none] { $ship_is ->
                [you] You trade in { $town }: { $card }. The reward: { $reward }!
               *[other] { $ship } trades in { $town }: { $card }. The reward: { $reward }!
            }
           *[other] { $ship_is ->
                [you] You trade in { $town }: { $card }, with { $extra }. The reward: { $reward }!
               *[other] { $ship } trades in { $town }: { $card }, with { $extra }. The reward: { $reward }!
            }
        }
    }
event-card-drawn =
    { $card ->
        [none] { $ship_is ->
            [you] You raid { $town } and draw a Cargo Card.
           *[other] { $ship } raids { $town } and draws a Cargo Card.
        }
       *[other] { $ship_is ->
            [you] You raid { $town } and draw: { $card }.
           *[other] { $ship } raids { $town } and draws: { $card }.
        }
    }
event-card-voided =
    { $ship_is ->
        [you] { $card } is for this very town, so you get nothing.
       *[other] { $card } is for this very town, so { $ship } gets nothing.
    }
event-bad-luck-struck =
    { $card_id ->
        [storm] A storm drives { $ship } to { $to }.
        [fire] { $ship_is ->
            [you] Fire on your ship! Everything aboard is lost.
           *[other] Fire on the ship of { $ship }! Everything aboard is lost.
        }
        [shipwreck] { $ship_is ->
            [you] You are wrecked and must sail home.
           *[other] { $ship } is wrecked and must sail home.
        }
        [mutiny] { $ship_is ->
            [you] Mutiny on your ship! Two turns are lost.
           *[other] Mutiny on the ship of { $ship }! Two turns are lost.
        }
       *[kraken] The Kraken takes { $ship } down!
    }
event-dumped =
    { $ship_is ->
        [you] You throw a card into the sea: { $card }.
       *[other] { $ship } throws a card into the sea: { $card }.
    }
event-dug =
    { $reward ->
        [none] { $ship_is ->
            [you] You dig on { $island }.
           *[other] { $ship } digs on { $island }.
        }
       *[other] { $ship_is ->
            [you] You dig on { $island } and find: { $reward }!
           *[other] { $ship } digs on { $island } and finds: { $reward }!
        }
    }
event-battle-fought =
    { $won ->
        [on] { $ship_is ->
            [you] You attack { $target } and throw { $attack } against { $defence }. You win!
           *[other] { $ship } attacks { $target } and throws { $attack } against { $defence }. { $ship } wins!
        }
       *[off] { $ship_is ->
            [you] { $target_is ->
                [you] You attack { $target } and throw { $attack } against { $defence }. { $tie ->
                    [on] The highest dice tie, so the defender wins, and that is you!
                   *[off] You win!
                }
               *[other] You attack { $target } and throw { $attack } against { $defence }. { $tie ->
                    [on] The highest dice tie, so the defender wins: { $target }!
                   *[off] { $target } wins!
                }
            }
           *[other] { $target_is ->
                [you] { $ship } attacks { $target } and throws { $attack } against { $defence }. { $tie ->
                    [on] The highest dice tie, so the defender wins, and that is you!
                   *[off] You win!
                }
               *[other] { $ship } attacks { $target } and throws { $attack } against { $defence }. { $tie ->
                    [on] The highest dice tie, so the defender wins: { $target }!
                   *[off] { $target } wins!
                }
            }
        }
    }
event-spoils-taken =
    { $cards ->
        [none] { $ship_is ->
            [you] You take everything from { $target }: { $backs }.
           *[other] { $ship } takes everything from { $target }: { $backs }.
        }
       *[other] { $ship_is ->
            [you] You take everything from { $target }: { $cards }.
           *[other] { $ship } takes everything from { $target }: { $cards }.
        }
    }
event-sunk =
    { $cards ->
        [none] { $ship_is ->
            [you] You have nothing to lose.
           *[other] { $ship } has nothing to lose.
        }
       *[other] { $ship_is ->
            [you] Your cards go into the sea: { $cards }.
           *[other] The cards of { $ship } go into the sea: { $cards }.
        }
    }
event-exiled =
    { $ship_is ->
        [you] You are put on { $island }.
       *[other] { $ship } is put on { $island }.
    }
event-davy-taken =
    { $seat_is ->
        [you] You command Davy Jones now.
       *[other] { $seat } commands Davy Jones now.
    }
event-davy-sent-home = Davy Jones goes back to his Kingdom.
event-repaired =
    { $ship_is ->
        [you] You are home and repaired.
       *[other] { $ship } is home and repaired.
    }
event-reborn =
    { $ship_is ->
        [you] You begin again at home with a new captain and an empty chest.
       *[other] A new captain takes over for { $ship } at home, with an empty chest.
    }
event-died =
    { $ship_is ->
        [you] Your ship is lost for ever, chest and all.
       *[other] The ship of { $ship } is lost for ever, chest and all.
    }
event-pack-shuffled = The pile is shuffled into a new blind stack. Cards: { $cards }.
event-game-ended = { $reason } The places: { $ranking }. In the chests: { $values }.

# What the line about somebody's turn says of it, after the name and with "and" between. Empty: only the log tells it.
turn-turn-lost = lost the turn
turn-die-rolled = threw { $value }
turn-die-thrown = threw { $value }
turn-sailed =
    { $ship_id ->
        [davy] { $still ->
            [on] { "" }
           *[off] sent Davy Jones on his way
        }
       *[other] { $still ->
            [on] stayed put
           *[off] { $ground ->
                [sea] sailed on
                [current] sailed on
               *[other] sailed to { $to }
            }
        }
    }
turn-stored = put a card into the chest
turn-loaded = took a card out of the chest
turn-swapped = swapped a card
turn-traded = traded there
turn-card-drawn = raided the town
turn-bad-luck-struck =
    { $card_id ->
        [storm] was driven to { $to } by a storm
        [fire] lost everything aboard in a fire
        [shipwreck] was wrecked
        [mutiny] lost two turns by a mutiny
       *[kraken] was caught by the kraken
    }
turn-dumped = threw a card into the sea
turn-dug = dug there
turn-battle-fought =
    { $won ->
        [on] won a battle against { $target }
       *[off] lost a battle against { $target }
    }
turn-exiled = was put on { $island }
turn-repaired = was repaired
turn-reborn = began again at home
turn-died = was lost for ever

## Why not

refusal-small-board-is-full = The small board has homes for { $players } players at most.
refusal-two-ships-need-room = Two ships each need the large board and { $players } players at most.
refusal-pairing-needs-two-ships = Pairs of colours only matter with two ships each.
refusal-colours-do-not-fit = "{ $colours }" does not fit { $players } players. Name a different colour for each seat: { $known }.

refusal-roll-first = First throw the die.
refusal-choose-first = First answer the question.
refusal-not-your-ship = { $ship } is not yours.
refusal-in-mutiny =
    { $idle ->
        [one] The crew of { $ship } is on strike for one more turn.
       *[other] The crew of { $ship } is on strike for { $idle } more turns.
    }
refusal-point-at-field = First choose where you sail. You may attack if you end beside a ship with your very last step.
refusal-grey = Nobody can sail to { $place }.
refusal-not-your-home = { $place } is open to its own ship only.
refusal-no-map = You need a map of { $place } to land there.
refusal-field-taken = Somebody is there already: { $place }.
refusal-field-full = No room: { $place } holds { $holds } ships.
refusal-too-far =
    { $distance ->
        [one] Too far: { $place } is one step away and you have { $steps }.
       *[other] Too far: { $place } is { $distance } steps away and you have { $steps }.
    }
refusal-way-closed = Ships are in the way to { $place }.
refusal-davy-stays-at-sea = Davy Jones stays at sea: he cannot go to { $place }.
refusal-home-first = { $ship } is wrecked: sail home first.

refusal-not-here = { $card } is a matter for { $place }.
refusal-extra-missing = For { $card } you also need this aboard: { $extra }.
refusal-sold-out = Sold out: there is no { $reward } left.
refusal-no-cargo = { $card } is a treasure. Only Cargo Cards are handed in.
refusal-raided-last = { $town } was your last raid. Raid another town first.
refusal-own-quarter = { $town } lies in your own quarter. You may trade there, but not raid.
refusal-already-traded = You have traded in { $town }, so there is no raid this turn.
refusal-card-for-this-town = You have a card for { $town } aboard: { $card }. Trade it or throw it into the sea first.
refusal-nothing-to-dump = { $card } stays aboard: it has nothing to do with this town.
refusal-treasure-stays = { $card } stays aboard: only cargo is thrown into the sea before you sail.
refusal-chest-has-cargo = The chest holds one Cargo Card only. { $card } can be swapped for it.
refusal-masts-full = All masts are full, so { $card } stays in the chest.
refusal-moved-already = { $card } has been moved on this visit already.
refusal-cards-first = First see to your cards.
refusal-too-many =
    { $cards ->
        [one] One more card must go into the sea.
       *[other] { $cards } more cards must go into the sea.
    }

refusal-own-ship = { $ship } is your own ship.
refusal-own-davy = Davy Jones sails for you.
refusal-davy-spared = Nobody attacks Davy Jones. Sail around him.
refusal-not-alongside = { $ship } is not right beside you. Corners do not count.
refusal-safe-there = { $ship } is safe there: { $place }.
refusal-island-taken = { $place } has a ship on it already.
refusal-no-island =
    { $place ->
        [none] Choose a free island.
       *[other] { $place } is no island.
    }

## Options

option-board = Board
option-board-effect = The small board is for 2 to 4 players. Usual: small for 2 to 4, large for more.
option-board-usual = usual
option-board-large = large
option-board-small = small

option-ships = Ships
option-ships-effect = With two ships each you need two full chests. Large board, 2 to 4 players.
option-ships-1 = one each
option-ships-2 = two each

option-pairing = Pairs
option-pairing-effect = Two ships of one quarter, or two from opposite sides. Only with two ships each.
option-pairing-quarter = one quarter
option-pairing-opposite = opposite

option-davy = Davy Jones
option-davy-effect = Whoever loses a battle commands his ghost ship.
option-davy-off = off
option-davy-on = on

option-kraken = The Kraken
option-kraken-effect = What if the Kraken takes your ship?
option-kraken-dead = out of the game
option-kraken-dead-reading = You are dead and out of the game. If one pirate is left, that one wins.
option-kraken-reborn = start again
option-kraken-reborn-reading = A new captain starts at home, with an empty ship and an empty chest.

option-colours = Colours
option-colours-effect = The usual colours, random ones, or your own choice.
option-colours-default = usual
option-colours-random = random

option-open_cards = Open cards
option-open_cards-effect = Everybody sees all cards on the ships. Good for learning.
option-open_cards-off = off
option-open_cards-on = on

option-target = Target
option-target-effect = Whoever first has this much treasure in the chest wins.
option-target-6000 = 6,000
option-target-9000 = 9,000
option-target-12000 = 12,000

option-announcements = What was read aloud
option-announcements-effect = Must you remember the cards, or do you still see them?
option-announcements-fade = remember it
option-announcements-kept = memory aid

option-rounds = Last round
option-rounds-effect = Does the game end after a number of rounds?
option-rounds-limited = round limit
option-rounds-limited-reading = The game ends after the round limit, even if nobody has won.
option-rounds-unlimited = no limit
option-rounds-unlimited-reading = The game goes on until somebody has won.

option-round_limit = Round limit
option-round_limit-effect = The game ends after this many rounds, or twice as many with two ships each.

option-bridges = Bridges
option-bridges-effect = May ships fight on a bridge?
option-bridges-safe = safe
option-bridges-safe-reading = Nobody fights on a bridge.
option-bridges-open = open
option-bridges-open-reading = On a bridge you can attack and be attacked, as at sea.

option-ditching = Cargo into the sea
option-ditching-effect = Where may you throw cargo into the sea?
option-ditching-raids = only to raid
option-ditching-raids-reading = You throw away cargo only for the town that you want to raid.
option-ditching-anywhere = anywhere
option-ditching-anywhere-reading = You may throw away any cargo before you sail.

option-storms = Storms
option-storms-effect = Which town lies opposite?
option-storms-corner = far corner
option-storms-corner-reading = A storm carries you to the town in the corner diagonally across the board.
option-storms-along = short side
option-storms-along-reading = A storm carries you along the board, to the town by the other short side.
option-storms-across = long side
option-storms-across-reading = A storm carries you across the board, to the town by the other long side.

option-ghost = The ghost ship
option-ghost-effect = May ships attack Davy Jones?
option-ghost-spared = no
option-ghost-spared-reading = Nobody attacks Davy Jones. You sail around him.
option-ghost-hunted = yes
option-ghost-hunted-reading = You may attack Davy Jones as you attack a ship, and chase him home.

option-mutiny = Mutiny
option-mutiny-effect = Whose turns does a mutiny take?
option-mutiny-player = yours
option-mutiny-player-reading = You lose two turns, with both of your ships.
option-mutiny-ship = the ship's
option-mutiny-ship-reading = That ship cannot sail for two turns. Your other one can.

option-raiding = The same town again
option-raiding-effect = Who may not raid the same town twice in a row?
option-raiding-player = you
option-raiding-player-reading = Where one of your ships raided last, the other one may not raid now.
option-raiding-ship = the ship
option-raiding-ship-reading = Each of your ships may raid where the other one raided last.

option-choosing = Choosing a ship
option-choosing-effect = Do you choose your ship before or after the throw?
option-choosing-before = first
option-choosing-before-reading = You choose a ship, and throw the die for it.
option-choosing-after = after the throw
option-choosing-after-reading = You throw the die, and then choose the ship that sails.

option-treasure = Treasure in stock
option-treasure-effect = With two ships each, how much treasure lies in the stock?
option-treasure-player = for each player
option-treasure-player-reading = The stock depends on the number of players alone, so treasure is scarce.
option-treasure-ship = for each ship
option-treasure-ship-reading = Every ship counts as a player, so there is twice as much treasure.

## Scores and awards

game-score = { $score } doubloons
game-wealth = Treasure in the chest and on board, in doubloons
sheet-bronze = Bronze Cannons: { $count }
sheet-silver = Silver Statues: { $count }
sheet-gold = Gold Medals: { $count }
sheet-ruby = Ruby Rings: { $count }
sheet-diamond = Diamond Crowns: { $count }
sheet-aboard =
    { $count ->
        [0] nothing left aboard
        [one] one treasure still aboard, worth nothing
       *[other] { $count } treasures still aboard, worth nothing
    }
sheet-victory =
    { $count ->
        [0] not both chests full
       *[other] both chests full first
    }

award-prowl-attacks = Always spoiling for a fight
award-prowl-attacks-why =
    { $amount ->
        [one] { $name } attacked once, just to see whether the cannons worked.
       *[other] { $name } attacked { $amount } times. The cannons never got cold.
    }
award-prowl-bad_luck = Black cloud
award-prowl-bad_luck-why =
    { $amount ->
        [one] { $name } had bad luck once, and told everybody about it.
       *[other] { $name } had bad luck { $amount } times and still came back for more.
    }
award-prowl-booty = Greedy hands
award-prowl-booty-why =
    { $amount ->
        [one] { $name } took one card from another ship, as a souvenir.
       *[other] { $name } took { $amount } cards from other ships. Finders, keepers!
    }
award-prowl-defeats = Brave heart
award-prowl-defeats-why =
    { $amount ->
        [one] { $name } lost one battle, but won the story about it.
       *[other] { $name } lost { $amount } battles and never once the good mood.
    }
award-prowl-digs = Golden spade
award-prowl-digs-why =
    { $amount ->
        [one] { $name } dug one hole, and it was the right one.
       *[other] { $name } dug { $amount } holes. The islands look like cheese now.
    }
award-prowl-dumped = Clean deck
award-prowl-dumped-why =
    { $amount ->
        [one] { $name } threw one card into the sea. A fish can read it now.
       *[other] { $name } threw { $amount } cards into the sea. The fish play with them.
    }
award-prowl-earned = Rich reward
award-prowl-earned-why =
    { $amount ->
        [one] { $name } earned one thousand doubloons, and counted them twice.
       *[other] { $name } earned { $amount } thousand doubloons by honest work. Well, nearly honest.
    }
award-prowl-exiles = Island explorer
award-prowl-exiles-why =
    { $amount ->
        [one] { $name } was sent to a lonely island once, and built a fine hut.
       *[other] { $name } was sent to a lonely island { $amount } times. The parrots know the name.
    }
award-prowl-haunts = Friend of the ghosts
award-prowl-haunts-why =
    { $amount ->
        [one] { $name } sailed with Davy Jones once, with cold feet.
       *[other] { $name } sailed with Davy Jones { $amount } times. They share their biscuits.
    }
award-prowl-lost_turns = Best boss
award-prowl-lost_turns-why =
    { $amount ->
        [one] The crew of { $name } had one day off.
       *[other] The crew of { $name } had { $amount } days off. Everybody wants to work there.
    }
award-prowl-miles = Old sea dog
award-prowl-miles-why =
    { $amount ->
        [one] { $name } sailed one step, and it was a big one.
       *[other] { $name } sailed { $amount } steps. The maps are drawn from memory.
    }
award-prowl-ones = Slow and steady
award-prowl-ones-why =
    { $amount ->
        [one] { $name } threw a one and enjoyed the view.
       *[other] { $name } threw { $amount } ones and knows every wave by name.
    }
award-prowl-raids = Terror of the towns
award-prowl-raids-why =
    { $amount ->
        [one] { $name } raided one town and said please.
       *[other] { $name } raided towns { $amount } times. They lock the biscuits away.
    }
award-prowl-robbed = Generous captain
award-prowl-robbed-why =
    { $amount ->
        [one] { $name } gave one card away, not quite freely.
       *[other] { $name } gave { $amount } cards away, not quite freely.
    }
award-prowl-round_the_world = Round the world
award-prowl-round_the_world-why =
    { $amount ->
        [one] { $name } sailed off the edge of the board and came back on the other side.
       *[other] { $name } sailed round the world { $amount } times and is a little dizzy.
    }
award-prowl-sixes = Lucky hand
award-prowl-sixes-why =
    { $amount ->
        [one] { $name } threw a six at the right moment.
       *[other] { $name } threw { $amount } sixes. What is in that die?
    }
award-prowl-stored = Full chest
award-prowl-stored-why =
    { $amount ->
        [one] { $name } put one treasure into the chest and sat on the lid.
       *[other] { $name } put { $amount } treasures into the chest. The lid hardly shuts.
    }
award-prowl-trades = Merchant prince
award-prowl-trades-why =
    { $amount ->
        [one] { $name } made one trade, and a good one.
       *[other] { $name } made { $amount } trades. The towns send birthday cards.
    }
award-prowl-victories = Champion of the cannons
award-prowl-victories-why =
    { $amount ->
        [one] { $name } won one battle, and what a battle!
       *[other] { $name } won { $amount } battles. The others wave white socks.
    }

## What a move may lead to

prospect-battle-ahead =
    Against { $ship }: you throw { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, they throw { $against }; { $chance }% to win { $cards ->
        [0] (ties are theirs).
        [one] one card (ties are theirs).
       *[other] { $cards } cards (ties are theirs).
    }
odds-battle-ahead = Against { $ship } { $chance }% to win.
prospect-no-battle =
    { $reason ->
        [bridge] { $ship } cannot be attacked: no battles at a bridge.
        [steps] { $ship } cannot be attacked: you must use all your steps.
       *[safe] { $ship } is safe there.
    }
prospect-raid-ahead = You can raid it.
prospect-no-raid =
    { $reason ->
        [own_quarter] You cannot raid it: it is in your own quarter.
       *[raided_last] You cannot raid it: you raided it last.
    }
prospect-trade-ahead =
    { $extra ->
        [none] { $card } → { $reward }.
       *[other] { $card } + { $extra } → { $reward }.
    }
prospect-trade-lacks =
    { $extra ->
        [none] { $card } → { $reward }
       *[other] { $card } + { $extra } → { $reward }
    }; { $reason ->
        [extra] you have no { $extra }.
       *[stock] none is left: { $reward }.
    }

## Cards with what they ask for and bring (PR-14.02): so two maps of one island can be told apart

deal-C01 = { card-C01 } (→ { card-silver })
deal-C02 = { card-C02 } (+ { card-bronze } → { card-gold })
deal-C03 = { card-C03 } (+ { card-bronze } → { card-gold })
deal-C04 = { card-C04 } (→ { card-silver })
deal-C05 = { card-C05 } (→ { card-bronze })
deal-C06 = { card-C06 } (→ { card-bronze })
deal-C07 = { card-C07 } (→ { card-bronze })
deal-C08 = { card-C08 } (→ { card-bronze })
deal-C09 = { card-C09 } (→ { card-silver })
deal-C10 = { card-C10 } (+ { card-bronze } → { card-gold })
deal-C11 = { card-C11 } (+ { card-bronze } → { card-gold })
deal-C12 = { card-C12 } (→ { card-silver })
deal-C13 = { card-C13 } (→ { card-gold })
deal-C14 = { card-C14 } (+ { card-bronze } → { card-silver })
deal-C15 = { card-C15 } (+ { card-bronze } → { card-silver })
deal-C16 = { card-C16 } (→ { card-gold })
deal-C17 = { card-C17 } (→ { card-bronze })
deal-C18 = { card-C18 } (→ { card-bronze })
deal-C19 = { card-C19 } (→ { card-bronze })
deal-C20 = { card-C20 } (→ { card-bronze })
deal-C21 = { card-C21 } (→ { card-gold })
deal-C22 = { card-C22 } (+ { card-bronze } → { card-silver })
deal-C23 = { card-C23 } (+ { card-bronze } → { card-silver })
deal-C24 = { card-C24 } (→ { card-gold })
deal-C25 = { card-C25 } (→ { card-bronze })
deal-C26 = { card-C26 } (+ { card-silver } → { card-ruby })
deal-C27 = { card-C27 } (+ { card-silver } → { card-ruby })
deal-C28 = { card-C28 } (→ { card-bronze })
deal-C29 = { card-C29 } (→ { card-silver })
deal-C30 = { card-C30 } (→ { card-silver })
deal-C31 = { card-C31 } (→ { card-silver })
deal-C32 = { card-C32 } (→ { card-silver })
deal-C33 = { card-C33 } (→ { card-bronze })
deal-C34 = { card-C34 } (+ { card-silver } → { card-ruby })
deal-C35 = { card-C35 } (+ { card-silver } → { card-ruby })
deal-C36 = { card-C36 } (→ { card-bronze })
deal-C37 = { card-C37 } (+ { card-silver } → { card-ruby })
deal-C38 = { card-C38 } (+ { card-silver } → { card-gold })
deal-C39 = { card-C39 } (+ { card-silver } → { card-gold })
deal-C40 = { card-C40 } (+ { card-silver } → { card-ruby })
deal-C41 = { card-C41 } (→ { card-silver })
deal-C42 = { card-C42 } (→ { card-silver })
deal-C43 = { card-C43 } (→ { card-silver })
deal-C44 = { card-C44 } (→ { card-silver })
deal-C45 = { card-C45 } (+ { card-silver } → { card-ruby })
deal-C46 = { card-C46 } (+ { card-silver } → { card-gold })
deal-C47 = { card-C47 } (+ { card-silver } → { card-gold })
deal-C48 = { card-C48 } (+ { card-silver } → { card-ruby })
deal-C49 = { card-C49 } (+ { card-silver } → { card-diamond })
deal-C50 = { card-C50 } (+ { card-gold } → { card-diamond })
deal-C51 = { card-C51 } (+ { card-gold } → { card-diamond })
deal-C52 = { card-C52 } (+ { card-silver } → { card-diamond })
deal-C53 = { card-C53 } (→ { card-bronze })
deal-C54 = { card-C54 } (→ { card-bronze })
deal-C55 = { card-C55 } (→ { card-bronze })
deal-C56 = { card-C56 } (→ { card-bronze })
deal-C57 = { card-C57 } (+ { card-silver } → { card-diamond })
deal-C58 = { card-C58 } (+ { card-gold } → { card-diamond })
deal-C59 = { card-C59 } (+ { card-gold } → { card-diamond })
deal-C60 = { card-C60 } (+ { card-silver } → { card-diamond })
deal-bronze = { card-bronze }
deal-silver = { card-silver }
deal-gold = { card-gold }
deal-ruby = { card-ruby }
deal-diamond = { card-diamond }
deal-storm = { card-storm }
deal-fire = { card-fire }
deal-shipwreck = { card-shipwreck }
deal-mutiny = { card-mutiny }
deal-kraken = { card-kraken }

## Reasons of hints: what happens after a choice (`hint-`), or what does not (`hint-avoid-`)

hint-died = you are out of the match
hint-avoid-died = you stay out of a danger that ends the match for you
hint-reborn = you lose your ship with everything on board
hint-avoid-reborn = you keep your ship with everything on board
hint-robbed = { $ship } beats you and takes everything you carry
hint-avoid-robbed =
    { $steps ->
        [0] you stay away from { $ship }, who can beat you and take everything you carry
        [one] you stay away from { $ship }, who can come one field and take everything you carry
       *[other] you stay away from { $ship }, who can come { $steps } fields and take everything you carry
    }
hint-sunk = Davy Jones sinks everything you carry
hint-avoid-sunk = you stay away from Davy Jones, who can sink everything you carry
hint-traded = you can trade in { $town }
hint-dug = you can dig on { $island }
hint-prey = you can beat { $target } and take everything on board
hint-stored = you bring treasure home
hint-exiled = you are put on { $island }
hint-avoid-exiled = you are not put on { $island }
hint-luck = you draw bad luck
hint-avoid-luck = you draw no bad luck
hint-repaired = your ship is repaired
hint-drawn = you raid { $town } for a new card

## Reasons of hints: of what there will be more or less

trait-chest-more = more treasure at home
trait-chest-less = less treasure at home
trait-treasure-aboard-more = more treasure on its way home
trait-treasure-aboard-less = less treasure on its way home
trait-winning-treasure-more = a treasure that wins is closer to home
trait-winning-treasure-less = a treasure that wins is farther from home
trait-lost-turns-more = more lost turns
trait-lost-turns-less = fewer lost turns
trait-wrecked-more = more wrecked ships
trait-wrecked-less = fewer wrecked ships
trait-jobs-more = better jobs on the way
trait-jobs-less = worse jobs on the way
trait-next-raid-more = a better raid ahead
trait-next-raid-less = a worse raid ahead
trait-treasure-at-risk-more = more treasure at risk
trait-treasure-at-risk-less = less treasure at risk
trait-jobs-at-risk-more = more danger on the way
trait-jobs-at-risk-less = less danger on the way
trait-cannons-more = more cannons
trait-cannons-less = fewer cannons
trait-dead-more = more ships lost for good
trait-dead-less = fewer ships lost for good
trait-waits-more = a longer wait until the next turn
trait-waits-less = an earlier next turn
trait-commands-davy-more = more often in command of Davy
trait-commands-davy-less = less often in command of Davy
