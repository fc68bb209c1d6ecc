# Koning van de Piraten, Nederlands: wat alleen de pagina zegt. Komt samen met de teksten van het spel.

card-time-kings = ongeveer 75 minuten
card-age-kings = vanaf 10 jaar

## Op de kaart

kings-dark = { $place }, haaienwater
kings-ship = { $player }, { $colour } schip op { $place }, { $money } dubloenen
kings-dutchman = De Vliegende Hollander, op { $place }
kings-back-ocean = { $place }: onbekende zee
kings-back-shark = { $place }: onbekend haaienwater
kings-tile =
    { $loot ->
        [one] { $place }: { $tile } ({ $nation }), verdediging { $defence }, één buitkaart
       *[other] { $place }: { $tile } ({ $nation }), verdediging { $defence }, { $loot } buitkaarten
    }
kings-site = { $place }: { $foe } ({ $nation }), verdediging { $defence }, { $loot } buitkaarten
kings-island = { $place }: een schat van { $value } dubloenen voor { $clues } aanwijzingen
kings-ring = Scorespoor: wie als eerste { $target } dubloenen heeft, wint
kings-do-attack_ship = aanvallen
kings-do-steal = bestelen
kings-do-play_scurvy = scheurbuik
kings-do-play_mutiny = muiterij
kings-do-play_dutchman = stuur hem naar een ander vak
kings-target =
    { $steps ->
        [0] { $place }
        [one] { $place }, één vak
       *[other] { $place }, { $steps } vakken
    }
kings-there-hideout = schuilplaats
kings-there-dutchman = de Vliegende Hollander!
kings-there-unknown = onbekend
kings-there-empty = open water
kings-there-small_merchant = een kleine koopvaarder
kings-there-large_merchant = een grote koopvaarder
kings-there-warship = een oorlogsschip, je moet vechten
kings-there-town = stad
kings-there-fortress = fort
kings-there-island = schateiland

## Bemanning

kings-money = { $money } van { $target } dubloenen
kings-cards =
    { $cards ->
        [one] één actiekaart
       *[other] { $cards } actiekaarten
    }

## Eigen dek

kings-stores = Rum { $rum } van { $room }, kanonskogels { $cannonballs }, scheurbuik { $scurvy }

## Teksttafel

kings-table-ships = Schepen
kings-table-player = Speler
kings-table-place = Plaats
kings-table-money = Dubloenen
kings-table-rum = Rum
kings-table-cannonballs = Kanonskogels
kings-table-scurvy = Scheurbuik
kings-table-cards = Kaarten
