# King of the Pirates, English: what only the page says. Served together with the game's own texts.

## On the chart

kings-dark = { $place }, shark water
kings-ship = { $player }, { $colour } ship at { $place }, { $money } doubloons
kings-dutchman = The Flying Dutchman, at { $place }
kings-back-ocean = { $place }: unknown sea
kings-back-shark = { $place }: unknown shark water
kings-tile =
    { $loot ->
        [one] { $place }: { $tile } ({ $nation }), defence { $defence }, one loot card
       *[other] { $place }: { $tile } ({ $nation }), defence { $defence }, { $loot } loot cards
    }
kings-site = { $place }: { $foe } ({ $nation }), defence { $defence }, { $loot } loot cards
kings-island = { $place }: treasure of { $value } doubloons for { $clues } clues
kings-hideout = { $place }: hideout. End here to lose scurvy, buy parts, hire pirates and fill up
kings-track = Score track: the first to { $target } doubloons wins
kings-do-attack_ship = attack
kings-do-steal = steal
kings-do-play_scurvy = scurvy
kings-do-play_mutiny = mutiny
kings-do-play_dutchman = send it to another hex
kings-target =
    { $steps ->
        [0] { $place }
        [one] { $place }, one hex
       *[other] { $place }, { $steps } hexes
    }
kings-there-hideout = hideout
kings-there-dutchman = the Flying Dutchman!
kings-there-unknown = unknown
kings-there-empty = open water
kings-there-small_merchant = a small merchant
kings-there-large_merchant = a large merchant
kings-there-warship = a warship, you must fight
kings-there-town = town
kings-there-fortress = fortress
kings-there-island = treasure island

## Crew panels

kings-money = { $money } of { $target } doubloons
kings-rum = Rum: { $rum } of { $room }
kings-cannonballs = Cannonballs: { $cannonballs } of { $room }
kings-scurvy =
    { $scurvy ->
        [one] One scurvy token: one move less, and −1 in every fight
       *[other] { $scurvy } scurvy tokens: { $scurvy } moves less, and −{ $scurvy } in every fight
    }
kings-moves =
    { $moves ->
        [one] One move a turn
       *[other] { $moves } moves a turn
    }
kings-moves-left =
    { $left ->
        [one] One move left in this turn
       *[other] { $left } moves left in this turn
    }
kings-left = { $left } left
kings-cards =
    { $maps ->
        [0] { $cards ->
            [one] One action card in hand, { $limit } at most
           *[other] { $cards } action cards in hand, { $limit } at most
        }
       *[other] { $cards } action cards in hand, { $limit } at most. Everybody has seen { $maps } maps among them
    }

## Ship, crew and hand

kings-ring = The score ring to { $target }: { $list }
kings-part-stern = Cabin
kings-part-bow = Bow
kings-part-rum_hold = Rum hold
kings-part-gun_deck = Gun deck
kings-part-gains =
    { $rum ->
        [0] Brings one more move, room for one more cannonball and for { $pirates } more pirates
       *[other] Brings one more move, room for { $rum } more rum and for { $pirates } more pirates
    }
kings-berth = free berth
kings-captain = captain
kings-as-captain = captain: { $ability }
kings-pirate =
    { $rank ->
        [captain] { $name }, captain. Aboard: { $crew }. As captain: { $captain }.
        [council] { $name }, in the council. Aboard: { $crew }. As captain: { $captain }. Both count.
       *[crew] { $name }. Aboard: { $crew }. Only as captain: { $captain }.
    }
kings-card = { $name }: { $effect } { $when }
kings-card-citrus = Citrus Fruit
kings-when-M = (M: while you sail or dig)
kings-when-C = (C: in any fight)
kings-when-Cown = (C*: in your own fights)
kings-when-A = (A: any time)
kings-when-U = (U: before a ship sails)
kings-hand = Your hand
kings-hand-count = Hand: { $cards } of { $limit }
kings-hand-empty = no cards
kings-hand-card =
    { $playable ->
        [on] { $count ->
            [one] { $about } You can play it now.
           *[other] { $about } You have { $count }, and can play one now.
        }
       *[off] { $count ->
            [one] { $about } Not now: press to hear why.
           *[other] { $about } You have { $count }. Not now: press to hear why.
        }
    }
kings-veil = Turn your cards face down
kings-almanac = Almanac
kings-almanac-cards = Action cards
kings-almanac-pirates = Pirates
kings-almanac-count =
    { $spent ->
        [0] { $count } in the game
       *[other] { $count } in the game, { $spent } discarded
    }
kings-almanac-gone = discarded
kings-almanac-pack = in the pack

## Pirates to choose from

kings-choose-discard_pirate = Who goes?
kings-choose-captain = Who is captain?
kings-choose-scapegoat = Whom do you blame?
kings-choose-play_murder = Whose last hour has come?

## Fights and digs

kings-fight = The fight
kings-foe =
    { $nation ->
        [none] { $foe }
       *[other] { $nation } { $foe }
    }
kings-foe-small_merchant = small merchant
kings-foe-large_merchant = large merchant
kings-foe-warship = warship
kings-foe-town = town
kings-foe-fortress = fortress
kings-foe-ship = pirate
kings-chip =
    { $by ->
        [none] { $amount } { $what }
       *[other] { $amount } { $what }: { $by }
    }
kings-fight-stands =
    { $waits ->
        [on] The other side has yet to throw.
       *[off] { $winning ->
            [on] { $own ->
                [0] You are winning: { $loot } loot cards!
               *[other] { $attacker } is winning: { $loot } loot cards!
            }
           *[off] { $duel ->
                [on] { $own ->
                    [1] You are winning: { $loot } loot cards!
                   *[other] The defender is winning: { $loot } loot cards!
                }
               *[off] { $own ->
                    [0] You are not winning yet.
                   *[other] { $attacker } is not winning yet.
                }
            }
        }
    }
kings-dig =
    { $name_is ->
        [you] { $maps ->
            [0] You dig on { $place }, without a single map: { $amount } doubloons!
            [one] You dig on { $place } with one map: { $amount } doubloons!
           *[other] You dig on { $place } with { $maps } maps: { $amount } doubloons!
        }
       *[other] { $maps ->
            [0] { $name } digs on { $place }, without a single map: { $amount } doubloons!
            [one] { $name } digs on { $place } with one map: { $amount } doubloons!
           *[other] { $name } digs on { $place } with { $maps } maps: { $amount } doubloons!
        }
    }

## The stage

kings-stage-fight =
    { $foe_id ->
        [ship] { $attacker_is ->
            [you] You attack { $defender }!
           *[other] { $attacker } attacks { $defender }!
        }
       *[other] { $attacker_is ->
            [you] You attack { $foe }!
           *[other] { $attacker } attacks { $foe }!
        }
    }
kings-stage-again = A cannonball! Roll again.
kings-stage-ended =
    { $void ->
        [on] The fight is broken off.
       *[off] { $winner ->
            [none] { $attacker_is ->
                [you] { $tie ->
                    [on] A tie is not enough: you are beaten off.
                   *[off] You are beaten off.
                }
               *[other] { $tie ->
                    [on] A tie is not enough: { $attacker } is beaten off.
                   *[off] { $attacker } is beaten off.
                }
            }
           *[other] { $winner_is ->
                [you] { $tie ->
                    [on] A tie, so the attacker wins: you!
                   *[off] You win!
                }
               *[other] { $tie ->
                    [on] A tie, so the attacker wins: { $winner }!
                   *[off] { $winner } wins!
                }
            }
        }
    }
kings-stage-loot =
    { $cards ->
        [one] { $seat_is ->
            [you] You draw one loot card
           *[other] { $seat } draws one loot card
        }
       *[other] { $seat_is ->
            [you] You draw { $cards } loot cards
           *[other] { $seat } draws { $cards } loot cards
        }
    }
kings-stage-total = { $total } doubloons in all
kings-stage-hire =
    { $seat_is ->
        [you] You hire
       *[other] { $seat } hires
    }
kings-stage-caught = The Flying Dutchman catches { $seat }!
kings-stage-gone = All of it is lost.
kings-stage-drawn =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    }
kings-stage-plays =
    { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    }
kings-stage-side =
    { $side ->
        [attacker] +1 for the attacker.
       *[defender] +1 for the defender.
    }
kings-stage-aim =
    { $card_id ->
        [murder] { $victim_is ->
            [you] Your { $pirate } is done for!
           *[other] { $pirate } of { $victim } is done for!
        }
        [scurvy] A scurvy token for { $victim }.
       *[mutiny] { $victim_is ->
            [you] Mutiny on your ship!
           *[other] Mutiny on the ship of { $victim }!
        }
    }
kings-stage-stolen = Stop, thief!
kings-stage-stolen-text =
    { $seat_is ->
        [you] You steal { $amount } doubloons from { $victim }.
       *[other] { $seat } steals { $amount } doubloons from { $victim }.
    }
kings-stage-mutiny = Mutiny!
kings-stage-mutiny-text =
    { $cause ->
        [rum] { $seat_is ->
            [you] Too little rum: your crew has had enough.
           *[other] Too little rum: the crew of { $seat } has had enough.
        }
       *[card] { $seat_is ->
            [you] Your crew rises.
           *[other] The crew of { $seat } rises.
        }
    }
kings-stage-prevented = All quiet again
kings-stage-prevented-text =
    { $means ->
        [keelhaul] { $seat_is ->
            [you] You have the ringleaders keelhauled.
           *[other] { $seat } has the ringleaders keelhauled.
        }
       *[scapegoat] { $seat_is ->
            [you] You have found somebody to blame.
           *[other] { $seat } has found somebody to blame.
        }
    }
kings-stage-overthrown = The captain is gone
kings-stage-overthrown-text =
    { $seat_is ->
        [you] The mutineers take your ship.
       *[other] The mutineers take the ship of { $seat }.
    }
kings-stage-dig =
    { $seat_is ->
        [you] You dig on { $place }
       *[other] { $seat } digs on { $place }
    }
kings-stage-treasure = { $amount } doubloons!
kings-stage-nothing =
    { $maps ->
        [one] One map would be needed now: nothing is found.
       *[other] { $maps } maps would be needed now: nothing is found.
    }

## Text table

kings-table-ships = Ships
kings-table-player = Player
kings-table-place = Place
kings-table-money = Doubloons
kings-table-rum = Rum
kings-table-cannonballs = Cannonballs
kings-table-scurvy = Scurvy
kings-table-moves = Moves a turn
kings-table-cards = Cards
kings-table-parts = Parts bought
kings-table-voyage = Spent on this voyage
kings-table-crews = Crews
kings-table-pirate = Pirate
kings-table-rank = Rank
kings-table-aboard = Aboard
kings-table-as-captain = As captain
kings-table-hand = Your hand
kings-table-card = Card
kings-table-count = Number
kings-table-effect = Effect
kings-table-fight = The fight
kings-table-side = Side
kings-table-dice = Dice
kings-table-helps = Helps and hinders
kings-table-total = Total
kings-table-tiles = Tiles that lie open
kings-table-tile = What lies there
kings-table-defence = Defence
kings-table-loot = Loot cards
kings-table-table = On the table
kings-table-what = What
kings-table-state = State
kings-table-round = Round
kings-table-turn = Whose turn
kings-table-dutchman = Flying Dutchman
kings-table-actions = Action cards
kings-table-lootpack = Loot cards
kings-table-pirates = Pirates
kings-round =
    { $last ->
        [0] { $round }
       *[other] { $round } of { $last }
    }
kings-pack =
    { $discards ->
        [0] { $cards } in the pack, nothing discarded
       *[other] { $cards } in the pack, { $discards } discarded
    }
kings-nothing = none
kings-rank-captain = captain
kings-rank-council = in the council
kings-rank-crew = crew
kings-tile-down-ocean = ocean tiles face down
kings-tile-down-shark = shark tiles face down
