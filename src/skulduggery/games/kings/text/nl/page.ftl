# Koning van de Piraten, Nederlands: wat alleen de pagina zegt. Komt samen met de teksten van het spel.

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
kings-hideout = { $place }: schuilplaats. Eindig hier om scheurbuik kwijt te raken, onderdelen te kopen, piraten aan te nemen en bij te vullen
kings-track = Scorespoor: wie als eerste { $target } dubloenen heeft, wint
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
kings-there-small_merchant = een klein koopvaardijschip
kings-there-large_merchant = een groot koopvaardijschip
kings-there-warship = een oorlogsschip, je moet vechten
kings-there-town = stad
kings-there-fortress = vesting
kings-there-island = schateiland

## Bemanningspanelen

kings-money = { $money } van de { $target } dubloenen
kings-rum = Rum: { $rum } van { $room }
kings-cannonballs = Kanonskogels: { $cannonballs } van { $room }
kings-scurvy =
    { $scurvy ->
        [one] Eén scheurbuikfiche: één stap minder, en −1 in elk gevecht
       *[other] { $scurvy } scheurbuikfiches: { $scurvy } stappen minder, en −{ $scurvy } in elk gevecht
    }
kings-moves =
    { $moves ->
        [one] Eén stap per beurt
       *[other] { $moves } stappen per beurt
    }
kings-moves-left =
    { $left ->
        [one] Nog één stap in deze beurt
       *[other] Nog { $left } stappen in deze beurt
    }
kings-left = nog { $left }
kings-cards =
    { $maps ->
        [0] { $cards ->
            [one] Eén actiekaart in de hand, hoogstens { $limit }
           *[other] { $cards } actiekaarten in de hand, hoogstens { $limit }
        }
       *[other] { $cards } actiekaarten in de hand, hoogstens { $limit }. Daar zijn zeker { $maps } schatkaarten bij
    }

## Schip, bemanning en hand

kings-ring = De scorering tot { $target }: { $list }
kings-part-stern = Hut
kings-part-bow = Boeg
kings-part-rum_hold = Rumruim
kings-part-gun_deck = Kanondek
kings-part-gains =
    { $rum ->
        [0] Geeft één stap meer, plaats voor nog één kanonskogel en voor nog { $pirates } piraten
       *[other] Geeft één stap meer, plaats voor nog { $rum } rum en voor nog { $pirates } piraten
    }
kings-berth = vrije kooi
kings-captain = kapitein
kings-as-captain = kapitein: { $ability }
kings-pirate =
    { $rank ->
        [captain] { $name }, kapitein. Aan boord: { $crew }. Als kapitein: { $captain }.
        [council] { $name }, in de raad. Aan boord: { $crew }. Als kapitein: { $captain }. Allebei tellen ze mee.
       *[crew] { $name }. Aan boord: { $crew }. Alleen als kapitein: { $captain }.
    }
kings-card = { $name }: { $effect } { $when }
kings-card-citrus = Citrus­vruchten
kings-when-M = (M: terwijl je vaart of graaft)
kings-when-C = (C: in elk gevecht)
kings-when-Cown = (C*: in je eigen gevechten)
kings-when-A = (A: altijd)
kings-when-U = (U: voordat een schip uitvaart)
kings-hand = Je hand
kings-hand-count = Hand: { $cards } van { $limit }
kings-hand-empty = geen kaarten
kings-hand-card =
    { $playable ->
        [on] { $count ->
            [one] { $about } Je kunt deze kaart nu spelen.
           *[other] { $about } Je hebt er { $count } en kunt er nu een spelen.
        }
       *[off] { $count ->
            [one] { $about } Nu niet: druk om te horen waarom.
           *[other] { $about } Je hebt er { $count }. Nu niet: druk om te horen waarom.
        }
    }
kings-veil = Leg je kaarten dicht neer
kings-almanac = Almanak
kings-almanac-cards = Actiekaarten
kings-almanac-pirates = Piraten
kings-almanac-count =
    { $spent ->
        [0] { $count } in het spel
       *[other] { $count } in het spel, { $spent } weggelegd
    }
kings-almanac-gone = weggelegd
kings-almanac-pack = op de stapel

## Piraten om uit te kiezen

kings-choose-discard_pirate = Wie gaat van boord?
kings-choose-captain = Wie wordt kapitein?
kings-choose-scapegoat = Wie krijgt de schuld?
kings-choose-play_murder = Wiens laatste uur heeft geslagen?

## Gevechten en graven

kings-fight = Het gevecht
kings-foe =
    { $nation ->
        [none] { $foe }
       *[other] { $foe } ({ $nation })
    }
kings-foe-small_merchant = klein koopvaardijschip
kings-foe-large_merchant = groot koopvaardijschip
kings-foe-warship = oorlogsschip
kings-foe-town = stad
kings-foe-fortress = vesting
kings-foe-ship = piraat
kings-chip =
    { $by ->
        [none] { $amount } { $what }
       *[other] { $amount } { $what }: { $by }
    }
kings-fight-stands =
    { $waits ->
        [on] De tegenstander moet nog gooien.
       *[off] { $winning ->
            [on] { $own ->
                [0] Jij staat op winst: { $loot } buitkaarten!
               *[other] { $attacker } staat op winst: { $loot } buitkaarten!
            }
           *[off] { $duel ->
                [on] { $own ->
                    [1] Jij staat op winst: { $loot } buitkaarten!
                   *[other] De verdediger staat op winst: { $loot } buitkaarten!
                }
               *[off] { $own ->
                    [0] Jij staat nog niet op winst.
                   *[other] { $attacker } staat nog niet op winst.
                }
            }
        }
    }
kings-dig =
    { $name_is ->
        [you] { $maps ->
            [0] Jij graaft op { $place }, zonder één schatkaart: { $amount } dubloenen!
            [one] Jij graaft op { $place } met één schatkaart: { $amount } dubloenen!
           *[other] Jij graaft op { $place } met { $maps } schatkaarten: { $amount } dubloenen!
        }
       *[other] { $maps ->
            [0] { $name } graaft op { $place }, zonder één schatkaart: { $amount } dubloenen!
            [one] { $name } graaft op { $place } met één schatkaart: { $amount } dubloenen!
           *[other] { $name } graaft op { $place } met { $maps } schatkaarten: { $amount } dubloenen!
        }
    }

## Het toneel

kings-stage-fight =
    { $foe_id ->
        [ship] { $attacker_is ->
            [you] Jij valt { $defender } aan!
           *[other] { $attacker } valt { $defender } aan!
        }
       *[other] { $attacker_is ->
            [you] Jij valt { $foe } aan!
           *[other] { $attacker } valt { $foe } aan!
        }
    }
kings-stage-again = Een kanonskogel! Opnieuw gooien.
kings-stage-ended =
    { $void ->
        [on] Het gevecht wordt afgebroken.
       *[off] { $winner ->
            [none] { $attacker_is ->
                [you] { $tie ->
                    [on] Gelijk is niet genoeg: jij wordt afgeslagen.
                   *[off] Jij wordt afgeslagen.
                }
               *[other] { $tie ->
                    [on] Gelijk is niet genoeg: { $attacker } wordt afgeslagen.
                   *[off] { $attacker } wordt afgeslagen.
                }
            }
           *[other] { $winner_is ->
                [you] { $tie ->
                    [on] Gelijk, dus de aanvaller wint: jij!
                   *[off] Jij wint!
                }
               *[other] { $tie ->
                    [on] Gelijk, dus de aanvaller wint: { $winner }!
                   *[off] { $winner } wint!
                }
            }
        }
    }
kings-stage-loot =
    { $cards ->
        [one] { $seat_is ->
            [you] Jij trekt één buitkaart
           *[other] { $seat } trekt één buitkaart
        }
       *[other] { $seat_is ->
            [you] Jij trekt { $cards } buitkaarten
           *[other] { $seat } trekt { $cards } buitkaarten
        }
    }
kings-stage-total = { $total } dubloenen in totaal
kings-stage-hire =
    { $seat_is ->
        [you] Jij monstert aan
       *[other] { $seat } monstert aan
    }
kings-stage-caught = De Vliegende Hollander grijpt { $seat }!
kings-stage-gone = Alles is verloren.
kings-stage-drawn =
    { $seat_is ->
        [you] Jij trekt
       *[other] { $seat } trekt
    }
kings-stage-plays =
    { $seat_is ->
        [you] Jij speelt
       *[other] { $seat } speelt
    }
kings-stage-side =
    { $side ->
        [attacker] +1 voor de aanvaller.
       *[defender] +1 voor de verdediger.
    }
kings-stage-aim =
    { $card_id ->
        [murder] { $victim_is ->
            [you] Het is gedaan met jouw { $pirate }!
           *[other] Het is gedaan met { $pirate } van { $victim }!
        }
        [scurvy] Een scheurbuikfiche voor { $victim }.
       *[mutiny] { $victim_is ->
            [you] Muiterij op jouw schip!
           *[other] Muiterij op het schip van { $victim }!
        }
    }
kings-stage-stolen = Houd de dief!
kings-stage-stolen-text =
    { $seat_is ->
        [you] Jij steelt { $amount } dubloenen van { $victim }.
       *[other] { $seat } steelt { $amount } dubloenen van { $victim }.
    }
kings-stage-mutiny = Muiterij!
kings-stage-mutiny-text =
    { $cause ->
        [rum] { $seat_is ->
            [you] Te weinig rum: jouw bemanning is het zat.
           *[other] Te weinig rum: de bemanning van { $seat } is het zat.
        }
       *[card] { $seat_is ->
            [you] Jouw bemanning komt in opstand.
           *[other] De bemanning van { $seat } komt in opstand.
        }
    }
kings-stage-prevented = De rust is terug
kings-stage-prevented-text =
    { $means ->
        [keelhaul] { $seat_is ->
            [you] Jij laat de belhamels kielhalen.
           *[other] { $seat } laat de belhamels kielhalen.
        }
       *[scapegoat] { $seat_is ->
            [you] Jij hebt een zondebok gevonden.
           *[other] { $seat } heeft een zondebok gevonden.
        }
    }
kings-stage-overthrown = De kapitein is afgezet
kings-stage-overthrown-text =
    { $seat_is ->
        [you] De muiters nemen jouw schip over.
       *[other] De muiters nemen het schip van { $seat } over.
    }
kings-stage-dig =
    { $seat_is ->
        [you] Jij graaft op { $place }
       *[other] { $seat } graaft op { $place }
    }
kings-stage-treasure = { $amount } dubloenen!
kings-stage-nothing =
    { $maps ->
        [one] Er zou nu één schatkaart nodig zijn: er wordt niets gevonden.
       *[other] Er zouden nu { $maps } schatkaarten nodig zijn: er wordt niets gevonden.
    }

## Teksttafel

kings-table-ships = Schepen
kings-table-player = Speler
kings-table-place = Plaats
kings-table-money = Dubloenen
kings-table-rum = Rum
kings-table-cannonballs = Kanonskogels
kings-table-scurvy = Scheurbuik
kings-table-moves = Stappen per beurt
kings-table-cards = Kaarten
kings-table-parts = Gekochte delen
kings-table-voyage = Op deze reis al geweest
kings-table-crews = Bemanningen
kings-table-pirate = Piraat
kings-table-rank = Rang
kings-table-aboard = Aan boord
kings-table-as-captain = Als kapitein
kings-table-hand = Je hand
kings-table-card = Kaart
kings-table-count = Aantal
kings-table-effect = Werking
kings-table-fight = Het gevecht
kings-table-side = Partij
kings-table-dice = Dobbelstenen
kings-table-helps = Wat helpt en hindert
kings-table-total = Totaal
kings-table-tiles = Open tegels
kings-table-tile = Wat er ligt
kings-table-defence = Verdediging
kings-table-loot = Buitkaarten
kings-table-table = Op tafel
kings-table-what = Wat
kings-table-state = Stand
kings-table-round = Ronde
kings-table-turn = Wie is er aan de beurt
kings-table-dutchman = Vliegende Hollander
kings-table-actions = Actiekaarten
kings-table-lootpack = Buitkaarten
kings-table-pirates = Piraten
kings-round =
    { $last ->
        [0] { $round }
       *[other] { $round } van { $last }
    }
kings-pack =
    { $discards ->
        [0] { $cards } op de stapel, nog niets weggelegd
       *[other] { $cards } op de stapel, { $discards } weggelegd
    }
kings-nothing = geen
kings-rank-captain = kapitein
kings-rank-council = in de raad
kings-rank-crew = bemanning
kings-tile-down-ocean = zeetegels nog dicht
kings-tile-down-shark = haaientegels nog dicht
