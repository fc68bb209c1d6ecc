# Port Blackwood, English: what only the page says. Served together with the game's own texts.

## On the chart

board-effect-won = win the match
board-effect-coin-collected = take a coin
board-effect-gold-taken = pick up gold
board-effect-delivered = bring gold home
board-effect-ball-gained = get a cannonball
board-effect-ball-fired = fire a cannonball
board-effect-captured = get captured
board-ship =
    { $coins ->
        [0] { $ship }, ship of { $player }, at { $place }, without gold
        [one] { $ship }, ship of { $player }, at { $place }, with one coin
       *[other] { $ship }, ship of { $player }, at { $place }, with { $coins } coins
    }
board-ship-captive = { $ship }, ship of { $player }, locked up on { $place }
board-jailer = { $jailer }, at { $place }
board-gold =
    { $amount ->
        [one] One abandoned coin on { $place }
       *[other] { $amount } abandoned coins on { $place }
    }
board-hoard =
    { $amount ->
        [0] The hoard is empty
        [one] One coin in the hoard
       *[other] { $amount } coins in the hoard
    }
board-hoard-name = Blackbeard's hoard

## Crew panel

panel-home =
    { $goal ->
        [0] { $coins } home
       *[other] { $coins } of { $goal } home
    }
panel-load =
    { $coins ->
        [0] no coins on board
        [one] one coin on board
       *[other] { $coins } coins on board
    }
panel-balls =
    { $balls ->
        [0] no cannonballs
        [one] one cannonball
       *[other] { $balls } cannonballs
    }
panel-captive = captive of { $jailer }
panel-slow =
    { $coins ->
        [2] two coins: half speed
        [3] three coins: a third of the speed
       *[other] { $coins } coins: one square a turn
    }

## Own mat

mat-event = Event of the day
mat-event-none = Not revealed yet
mat-event-blackbeard = Captain Blackbeard goes 3 squares.
mat-event-monster = The Sea Monster goes 3 squares.
mat-event-breeze = One of your own ships may sail 3 squares.
mat-event-siren = One ship of another player may be lured 3 squares.
mat-event-cannonball = A cannonball for whoever drew it.
mat-die-waiting = The blue die waits
mat-arithmetic-waiting = The die says how far the ship sails.
mat-arithmetic =
    { $coins ->
        [0] { $value }, no gold = { $squares } { $squares ->
            [one] square
           *[other] squares
        }
        [one] { $value }, one coin: full speed = { $squares } { $squares ->
            [one] square
           *[other] squares
        }
        [2] { $value }, two coins: half = { $squares } { $squares ->
            [one] square
           *[other] squares
        }
        [3] { $value }, three coins: a third = { $squares } { $squares ->
            [one] square
           *[other] squares
        }
       *[other] { $value }, { $coins } coins: always one square
    }
mat-arithmetic-plain =
    { $squares ->
        [one] { $value } = one square
       *[other] { $value } = { $squares } squares
    }
mat-arithmetic-captive = { $value }: a captive ship needs a 6
mat-arithmetic-moored = { $value }, but from land a ship sails one square
mat-arithmetic-load = { $sum } (coins counted at the start of the turn)
mat-arithmetic-ship = { $ship }: { $sum }
mat-balls = Cannonballs
mat-stockpile =
    { $balls ->
        [0] none left in the stockpile
       *[other] { $balls } in the stockpile
    }
mat-hoard = Hoard
mat-almanac = Almanac
mat-almanac-caption = Squares you sail, by the roll and the coins on board at the start of the turn
mat-almanac-coins = Coins
mat-almanac-row = Coins { $load }. Squares for a roll of 1 to 6: { $squares }
mat-almanac-more = { $coins } or more

## The chart as a table

table-ships = Ships
table-ship = Ship
table-player = Player
table-place = Place
table-coins = Coins
table-state = State
table-captive = captive
table-free = free
table-crews = Crews
table-home = Home
table-balls = Cannonballs
table-note = Note
table-jailers = Jailers
table-jailer = Jailer
table-gold = Gold
