# Pirates on the Prowl, English: what only the page says. Served together with the game's own texts.

## The colours of the lobby

colour-blue = Blue
colour-green = Green
colour-black = Black
colour-red = Red
colour-yellow = Yellow
colour-pink = Pink
colour-white = White
colour-purple = Purple

## On the chart

prowl-sea = { $field }, open sea
prowl-ship =
    { $ship ->
        [none] { $cards ->
            [0] The ship of { $player }, at { $place }: nothing aboard
            [one] The ship of { $player }, at { $place }: one card aboard
           *[other] The ship of { $player }, at { $place }: { $cards } cards aboard
        }
       *[other] { $cards ->
            [0] { $ship }, ship of { $player }, at { $place }: nothing aboard
            [one] { $ship }, ship of { $player }, at { $place }: one card aboard
           *[other] { $ship }, ship of { $player }, at { $place }: { $cards } cards aboard
        }
    }
prowl-davy =
    { $commander ->
        [none] Davy Jones, at { $place }: nobody commands him yet
       *[other] Davy Jones, at { $place }: { $commander } commands him
    }
prowl-wrecked = wrecked: must sail home
prowl-mutiny =
    { $turns ->
        [one] mutiny: one turn to wait
       *[other] mutiny: { $turns } turns to wait
    }
prowl-dead = out of the game
prowl-attack = attack
prowl-stay = Stay at { $place }
prowl-stay-short = Stay
prowl-bridge = { $bridge }: one step to { $other }, round the world
prowl-stack =
    { $pile ->
        [0] Blind stack: { $cards } cards. Nothing lies face up.
       *[other] Blind stack: { $cards } cards. Face up: { $pile }.
    }
prowl-stock = Treasure that is left: { $list }

## Two names in one, short enough for the small chart

chart-tortuga_nassau = Tortuga & Nassau
chart-port_royal_campeche = Campeche & Port Royal
chart-clew_bay_tripoli = Clew Bay & Tripoli
chart-cape_farina_saint_mary = Saint Mary & Cape Farina
chart-bora_bora_hong_kong = Bora Bora & Hong Kong
chart-perdida_bonita = Perdida & Bonita
chart-diablo_prohibida = Diablo & Prohibida
chart-bikini_ocracoke = Bikini & Ocracoke
chart-hay_tac_chicken = Hay Tac & Chicken

## Crew panels

prowl-aim = { $place }, for your { $cards }
prowl-aboard-value = treasure worth { $value }
prowl-chest-value = { $value } of { $target } doubloons
prowl-chest-cards =
    { $cards ->
        [0] no treasure in the chest
        [one] one treasure in the chest
       *[other] { $cards } treasures in the chest
    }
prowl-aboard =
    { $cards ->
        [0] nothing aboard
        [one] one card aboard
       *[other] { $cards } cards aboard
    }
prowl-masts =
    { $cards ->
        [0] { $ship ->
            [none] Three empty masts
           *[other] { $ship }: three empty masts
        }
       *[other] { $ship ->
            [none] On the masts: { $list }
           *[other] { $ship } carries: { $list }
        }
    }
prowl-commands = commands Davy Jones

## Own mat

prowl-throw =
    { $value ->
        [0] The die says how far the ship sails.
       *[other] { $ship ->
            [none] { $bonus ->
                [0] { $value } steps.
               *[other] { $value } and { $bonus } more make { $steps } steps.
            }
           *[other] { $bonus ->
                [0] { $ship }: { $value } steps.
               *[other] { $ship }: { $value } and { $bonus } more make { $steps } steps.
            }
        }
    }
prowl-die = The die shows { $value }
prowl-die-waiting = The die waits
prowl-mast = free mast
prowl-cover = Cover my cards
prowl-look = Show my cards
prowl-chest = Chest at home
prowl-chest-empty = still empty
prowl-card =
    { $extra ->
        [none] brings { $reward }
       *[other] with { $extra } it brings { $reward }
    }

## Choices as cards

prowl-do-store = Into the chest
prowl-do-load = Take aboard
prowl-do-swap = Swap
prowl-do-trade = Trade
prowl-do-dump = Into the sea
prowl-do-dig = Dig

## The stage

prowl-stage-battle =
    { $ship_is ->
        [you] You attack { $target }!
       *[other] { $ship } attacks { $target }!
    }
prowl-stage-attacks = attacks
prowl-stage-defends = defends
prowl-stage-cannons =
    { $cannons ->
        [one] one cannon
       *[other] { $cannons } cannons
    }
prowl-stage-wins =
    { $won ->
        [on] { $ship_is ->
            [you] You win!
           *[other] { $ship } wins!
        }
       *[off] { $target_is ->
            [you] { $tie ->
                [on] A tie, so the defender wins: you!
               *[off] You win!
            }
           *[other] { $tie ->
                [on] A tie, so the defender wins: { $target }!
               *[off] { $target } wins!
            }
        }
    }
prowl-stage-raid =
    { $ship_is ->
        [you] You raid { $town }
       *[other] { $ship } raids { $town }
    }
prowl-stage-luck = Bad luck for { $ship }!
prowl-stage-digs =
    { $ship_is ->
        [you] You dig on { $island }
       *[other] { $ship } digs on { $island }
    }
prowl-stage-found = A treasure: { $reward }!

## The text table

prowl-table-ships = Ships
prowl-table-player = Player
prowl-table-place = Place
prowl-table-masts = On the masts
prowl-table-chest = In the chest
prowl-table-raid = Last raid
prowl-table-note = Note
prowl-table-table = On the table
prowl-table-what = What
prowl-table-state = State
prowl-table-round = Round
prowl-table-throw = Throw
prowl-table-stack = Blind stack
prowl-table-pile = Face up
prowl-table-stock = Treasure that is left
prowl-table-treasure = Treasure
prowl-table-value = Doubloons
prowl-table-left = Left
prowl-round =
    { $last ->
        [0] { $round }
       *[other] { $round } of { $last }
    }
prowl-steps = { $value }: { $steps } steps
prowl-no-throw = not thrown yet
prowl-nothing = nothing
