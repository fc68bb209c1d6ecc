# King of the Pirates, English: what only the page says. Served together with the game's own texts.

card-time-kings = about 75 minutes
card-age-kings = from age 10

## On the chart

kings-dark = { $place }, shark water
kings-ship = { $player }, { $colour } ship at { $place }, { $money } doubloons
kings-dutchman = The Flying Dutchman, at { $place }
kings-tile =
    { $tile ->
        [none] { $place }, a tile face down
       *[other] { $place }, { $tile }: { $nation }
    }
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
kings-there-warship = a warship: you must fight
kings-there-town = town
kings-there-fortress = fortress
kings-there-island = treasure island

## Crew panels

kings-money = { $money } of { $target } doubloons
kings-cards =
    { $cards ->
        [one] one action card
       *[other] { $cards } action cards
    }

## Own mat

kings-stores = Rum { $rum } of { $room }, cannonballs { $cannonballs }, scurvy { $scurvy }

## Text table

kings-table-ships = Ships
kings-table-player = Player
kings-table-place = Place
kings-table-money = Doubloons
kings-table-rum = Rum
kings-table-cannonballs = Cannonballs
kings-table-scurvy = Scurvy
kings-table-cards = Cards
