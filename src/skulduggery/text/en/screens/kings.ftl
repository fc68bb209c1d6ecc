# King of the Pirates, English: what only the page says. Served together with the game's own texts.

card-time-kings = about 75 minutes
card-age-kings = from age 10

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
kings-ring = Score ring: the first to { $target } doubloons wins
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
