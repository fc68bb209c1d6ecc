# Port Blackwood, Nederlands: wat alleen de pagina zegt. Wordt samen met de eigen teksten van het spel verstuurd.

## Op de kaart

board-effect-won = de partij winnen
board-effect-coin-collected = pak een dubloen
board-effect-gold-taken = raap goud op
board-effect-delivered = breng goud thuis
board-effect-ball-gained = krijg een kanonskogel
board-effect-ball-fired = schiet een kanonskogel af
board-effect-captured = word gevangen
board-ship =
    { $coins ->
        [0] { $ship }, schip van { $player }, op { $place }, zonder goud
        [one] { $ship }, schip van { $player }, op { $place }, met één dubloen
       *[other] { $ship }, schip van { $player }, op { $place }, met { $coins } dubloenen
    }
board-ship-captive = { $ship }, schip van { $player }, opgesloten op { $place }
board-jailer = { $jailer }, op { $place }
board-gold =
    { $amount ->
        [one] Eén achtergelaten dubloen op { $place }
       *[other] { $amount } achtergelaten dubloenen op { $place }
    }
board-hoard =
    { $amount ->
        [0] De schat is op
        [one] Eén dubloen in de schat
       *[other] { $amount } dubloenen in de schat
    }
board-hoard-name = Blackbeards schat

## De bemanningen

panel-home =
    { $goal ->
        [0] { $coins } thuis
       *[other] { $coins } van { $goal } thuis
    }
panel-load =
    { $coins ->
        [0] geen dubloenen aan boord
        [one] één dubloen aan boord
       *[other] { $coins } dubloenen aan boord
    }
panel-balls =
    { $balls ->
        [0] geen kanonskogels
        [one] één kanonskogel
       *[other] { $balls } kanonskogels
    }
panel-captive = gevangen door { $jailer }
panel-slow =
    { $coins ->
        [2] twee dubloenen: halve snelheid
        [3] drie dubloenen: een derde van de snelheid
       *[other] { $coins } dubloenen: één vak per beurt
    }

## De eigen mat

mat-event = Gebeurtenis van de dag
mat-event-none = Nog niet bekend
mat-event-blackbeard = Kapitein Blackbeard gaat 3 vakken.
mat-event-monster = Het Zeemonster gaat 3 vakken.
mat-event-breeze = Een eigen schip mag 3 vakken varen.
mat-event-siren = Een schip van een ander mag 3 vakken gelokt worden.
mat-event-cannonball = Een kanonskogel voor wie hem trok.
mat-die-waiting = De blauwe dobbelsteen wacht
mat-arithmetic-waiting = De dobbelsteen zegt hoe ver het schip vaart.
mat-arithmetic =
    { $coins ->
        [0] { $value }, geen goud = { $squares } { $squares ->
            [one] vak
           *[other] vakken
        }
        [one] { $value }, één dubloen: volle vaart = { $squares } { $squares ->
            [one] vak
           *[other] vakken
        }
        [2] { $value }, twee dubloenen: de helft = { $squares } { $squares ->
            [one] vak
           *[other] vakken
        }
        [3] { $value }, drie dubloenen: een derde = { $squares } { $squares ->
            [one] vak
           *[other] vakken
        }
       *[other] { $value }, { $coins } dubloenen: altijd één vak
    }
mat-arithmetic-plain =
    { $squares ->
        [one] { $value } = één vak
       *[other] { $value } = { $squares } vakken
    }
mat-arithmetic-captive = { $value }: een gevangen schip heeft een 6 nodig
mat-arithmetic-moored = { $value }, maar vanaf land vaart een schip één vak
mat-arithmetic-load = { $sum } (munten geteld aan het begin van de beurt)
mat-arithmetic-ship = { $ship }: { $sum }
mat-balls = Kanonskogels
mat-stockpile =
    { $balls ->
        [0] geen meer in de voorraad
       *[other] { $balls } in de voorraad
    }
mat-hoard = Schat
mat-almanac = Almanak
mat-almanac-caption = Zoveel vakken vaar je, naar worp en dubloenen aan boord aan het begin van de beurt
mat-almanac-coins = Dubloenen
mat-almanac-row = Dubloenen { $load }. Vakken bij een worp van 1 tot 6: { $squares }
mat-almanac-more = { $coins } of meer

## De tabel

table-ships = Schepen
table-ship = Schip
table-player = Speler
table-place = Plaats
table-coins = Dubloenen
table-state = Toestand
table-captive = gevangen
table-free = vrij
table-crews = Bemanningen
table-home = Thuis
table-balls = Kanonskogels
table-note = Opmerking
table-jailers = Bewakers
table-jailer = Bewaker
table-gold = Goud
