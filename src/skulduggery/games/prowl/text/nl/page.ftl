# Piraten op rooftocht, Nederlands: wat alleen de pagina zegt. Komt mee met de teksten van het spel zelf.

## De kleuren in de lobby

colour-blue = Blauw
colour-green = Groen
colour-black = Zwart
colour-red = Rood
colour-yellow = Geel
colour-pink = Roze
colour-white = Wit
colour-purple = Paars

## On the chart

prowl-sea = { $field }, open zee
prowl-ship =
    { $ship ->
        [none] { $cards ->
            [0] Het schip van { $player }, bij { $place }: niets aan boord
            [one] Het schip van { $player }, bij { $place }: één kaart aan boord
           *[other] Het schip van { $player }, bij { $place }: { $cards } kaarten aan boord
        }
       *[other] { $cards ->
            [0] { $ship }, schip van { $player }, bij { $place }: niets aan boord
            [one] { $ship }, schip van { $player }, bij { $place }: één kaart aan boord
           *[other] { $ship }, schip van { $player }, bij { $place }: { $cards } kaarten aan boord
        }
    }
prowl-davy =
    { $commander ->
        [none] Davy Jones, bij { $place }: nog niemand voert het bevel
       *[other] Davy Jones, bij { $place }: { $commander } voert het bevel
    }
prowl-wrecked = schipbreuk: moet eerst naar huis
prowl-mutiny =
    { $turns ->
        [one] muiterij: nog één beurt wachten
       *[other] muiterij: nog { $turns } beurten wachten
    }
prowl-dead = uit het spel
prowl-attack = aanvallen
prowl-stay = Blijf bij { $place }
prowl-stay-short = Blijf
prowl-bridge = { $bridge }: één stap naar { $other }, de wereld rond
prowl-stack =
    { $pile ->
        [0] Gedekte stapel: { $cards } kaarten. Er ligt niets open.
       *[other] Gedekte stapel: { $cards } kaarten. Open: { $pile }.
    }
prowl-stock = Schatten in voorraad: { $list }

## Two names in one, short enough for the small chart

chart-tortuga_nassau = Tortuga & Nassau
chart-port_royal_campeche = Campeche & Port Royal
chart-clew_bay_tripoli = Clew Bay & Tripoli
chart-cape_farina_saint_mary = Saint Mary & Kaap Farina
chart-bora_bora_hong_kong = Bora Bora & Hongkong
chart-perdida_bonita = Perdida & Bonita
chart-diablo_prohibida = Diablo & Prohibida
chart-bikini_ocracoke = Bikini & Ocracoke
chart-hay_tac_chicken = Hay Tac & Kippeneiland

## Crew panels

prowl-aim = { $place }, voor je { $cards }
prowl-aboard-value = schatten ter waarde van { $value }
prowl-chest-value = { $value } van { $target } dubloenen
prowl-chest-cards =
    { $cards ->
        [0] geen schat in de kist
        [one] één schat in de kist
       *[other] { $cards } schatten in de kist
    }
prowl-aboard =
    { $cards ->
        [0] niets aan boord
        [one] één kaart aan boord
       *[other] { $cards } kaarten aan boord
    }
prowl-masts =
    { $cards ->
        [0] { $ship ->
            [none] Drie lege masten
           *[other] { $ship }: drie lege masten
        }
       *[other] { $ship ->
            [none] Aan de masten: { $list }
           *[other] { $ship } heeft aan boord: { $list }
        }
    }
prowl-commands = voert het bevel over Davy Jones

## Own mat

prowl-throw =
    { $value ->
        [0] De dobbelsteen zegt hoe ver het schip vaart.
       *[other] { $ship ->
            [none] { $bonus ->
                [0] { $value } stappen.
               *[other] { $value } en nog { $bonus }, dat zijn { $steps } stappen.
            }
           *[other] { $bonus ->
                [0] { $ship }: { $value } stappen.
               *[other] { $ship }: { $value } en nog { $bonus }, dat zijn { $steps } stappen.
            }
        }
    }
prowl-die = De dobbelsteen staat op { $value }
prowl-die-waiting = De dobbelsteen ligt klaar
prowl-mast = vrije mast
prowl-cover = Verberg mijn kaarten
prowl-look = Toon mijn kaarten
prowl-chest = Kist thuis
prowl-chest-empty = nog leeg
prowl-card =
    { $extra ->
        [none] levert op: { $reward }
       *[other] met { $extra } levert dit op: { $reward }
    }

## Choices as cards

prowl-do-store = In de kist
prowl-do-load = Aan boord
prowl-do-swap = Wisselen
prowl-do-trade = Ruilen
prowl-do-dump = In zee
prowl-do-dig = Graven

## The stage

prowl-stage-battle =
    { $ship_is ->
        [you] Jij valt { $target } aan!
       *[other] { $ship } valt { $target } aan!
    }
prowl-stage-attacks = valt aan
prowl-stage-defends = verdedigt zich
prowl-stage-cannons =
    { $cannons ->
        [one] één kanon
       *[other] { $cannons } kanonnen
    }
prowl-stage-wins =
    { $won ->
        [on] { $ship_is ->
            [you] Jij wint!
           *[other] { $ship } wint!
        }
       *[off] { $target_is ->
            [you] { $tie ->
                [on] Gelijk, dus de verdediger wint: jij!
               *[off] Jij wint!
            }
           *[other] { $tie ->
                [on] Gelijk, dus de verdediger wint: { $target }!
               *[off] { $target } wint!
            }
        }
    }
prowl-stage-raid =
    { $ship_is ->
        [you] Jij plundert { $town }
       *[other] { $ship } plundert { $town }
    }
prowl-stage-luck = Pech voor { $ship }!
prowl-stage-digs =
    { $ship_is ->
        [you] Jij graaft op { $island }
       *[other] { $ship } graaft op { $island }
    }
prowl-stage-found = Een schat: { $reward }!

## The text table

prowl-table-ships = Schepen
prowl-table-player = Speler
prowl-table-place = Plek
prowl-table-masts = Aan de masten
prowl-table-chest = In de kist
prowl-table-raid = Laatst geplunderd
prowl-table-note = Let op
prowl-table-table = Op tafel
prowl-table-what = Wat
prowl-table-state = Stand
prowl-table-round = Ronde
prowl-table-throw = Worp
prowl-table-stack = Gedekte stapel
prowl-table-pile = Open kaarten
prowl-table-stock = Schatten in voorraad
prowl-table-treasure = Schat
prowl-table-value = Dubloenen
prowl-table-left = Over
prowl-round =
    { $last ->
        [0] { $round }
       *[other] { $round } van { $last }
    }
prowl-steps = { $value }: { $steps } stappen
prowl-no-throw = nog niet gegooid
prowl-nothing = niets
