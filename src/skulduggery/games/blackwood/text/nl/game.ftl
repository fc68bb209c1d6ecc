# Port Blackwood, Nederlands. Ids zijn `<event|move|decision|refusal>-<kind>`; plaatshouders zijn de velden daarvan.
# Wat de lezer doet, staat in de jij-vorm (`<veld>_is`). Een schip heet naar zijn kleur, zoals in de spelregels.

game-title = Port Blackwood
game-summary = Twee tot zes piratenkapiteins halen Blackbeards goud en beroven elkaar op de terugweg.
game-age = vanaf 8 jaar

## Namen

ship-red = Rood
ship-blue = Blauw
ship-green = Groen
ship-yellow = Geel
ship-purple = Paars
ship-white = Wit

jailer-blackbeard = Kapitein Blackbeard
jailer-monster = het Zeemonster

piece-red = { ship-red }
piece-blue = { ship-blue }
piece-green = { ship-green }
piece-yellow = { ship-yellow }
piece-purple = { ship-purple }
piece-white = { ship-white }
piece-blackbeard = { jailer-blackbeard }
piece-monster = { jailer-monster }

card-blackbeard = Kapitein Blackbeard
card-monster = Zeemonster
card-breeze = Gunstige Wind
card-siren = Sirenenzang
card-cannonball = Kanonskogel

lair-F6 = Schedeleiland
lair-O9 = Zeemonstereiland

place-anchorage = de ankerplaats
place-port = Port Blackwood
place-x = X Markeert de Plek

island-a = Papegaaienstok
island-b = Weduwetanden
island-c = Lantaarneiland
island-d = Sabeleiland
island-e = Horlepiepeiland
island-f = Rumtonrif
island-g = Schildpadrug
island-h = Kruitvateiland
island-i = Rots van de Eenzame Meeuw

button-draw = onthul
button-roll = gooi
button-stay = blijf liggen
button-pass = doe niets

reason-race_won = De race is gewonnen!
reason-all_home = Alle dubloenen zijn thuis!
reason-settled = Niemand kan de koplopers nog inhalen!
reason-round_limit = De laatste ronde is voorbij!

## Wat er gevraagd wordt

decision-draw = Wat brengt de zee? Onthul je gebeurtenis.
    .others = { $name } onthult een gebeurtenis. Wat brengt de zee?
decision-jailer = Verplaats { $jailer } precies 3 vakken. Waarheen?
    .others = { $name } verplaatst { $jailer } precies 3 vakken. Waarheen?
decision-spare = Je mag { $jailer } precies 3 vakken verplaatsen. Waarheen?
    .others = { $name } mag { $jailer } precies 3 vakken verplaatsen. Waarheen?
decision-breeze = Een Gunstige Wind! Je mag 3 vakken varen. Waarheen?
    .others = { $name } heeft een Gunstige Wind en mag 3 vakken varen. Waarheen?
decision-siren = Een Sirenenzang! Je mag een schip van een ander 3 vakken lokken.
    .others = { $name } heeft een Sirenenzang en mag een schip van een ander 3 vakken lokken.
decision-roll =
    { $source ->
        [spinner] Draai om te zien hoe ver je vaart.
       *[die] Gooi om te zien hoe ver je vaart.
    }
    .others =
        { $source ->
            [spinner] { $name } draait om te zien hoe ver het gaat.
           *[die] { $name } gooit om te zien hoe ver het gaat.
        }
decision-sail =
    { $source ->
        [spinner] Je draaide { $value }.
       *[die] Je gooide { $value }.
    } { $allowances ->
        [0] Je gevangen schip heeft een 6 nodig.
        [one] Je hebt één vak. Waarheen?
        [other] Je hebt { $allowances } vakken. Waarheen?
       *[several] Vakken: { $allowances }. Welk schip vaart?
    }
    .others =
        { $source ->
            [spinner] { $name } draaide { $value }.
           *[die] { $name } gooide { $value }.
        } { $allowances ->
            [0] Het gevangen schip heeft een 6 nodig.
            [one] Dat is één vak. Waarheen?
            [other] Dat zijn { $allowances } vakken. Waarheen?
           *[several] Vakken: { $allowances }. Welk schip vaart?
        }
decision-way =
    { $ship_is ->
        [you] Wat doe je onderweg naar { $square }?
       *[other] Wat doet { $ship } onderweg naar { $square }?
    }
decision-blast = Je hebt { $ship } geraakt! Waar blaas je dat schip heen?
    .others = { $name } heeft { $ship } geraakt! Waar wordt dat schip heen geblazen?

## Wat er te kiezen is

move-draw = Onthul de gebeurtenis
move-drive = Ga naar { $to }
move-sail =
    { $ship_is ->
        [you] Vaar naar { $to }
       *[other] Vaar met { $ship } naar { $to }
    }
move-lure = Lok { $ship } naar { $to }
move-way = Manier { $k }
move-roll = Gooi
act-roll-spinner = Draai
move-blast = Blaas het schip naar { $to }
move-pass = Doe niets
move-stay = Blijf liggen

# Hoe een keuze heet naar wat ze doet, en wat ze oplevert. Leeg: het spreekt vanzelf.
deed-way-ship-moved = Vaar er gewoon heen
deed-way-ball-fired = Schiet op { $target }
gain-ship-moved = { "" }
gain-jailer-moved = { "" }
gain-pack-shuffled = { "" }
gain-stayed = { "" }
gain-passed = { "" }
gain-event-voided = er gebeurt niets
gain-coin-collected =
    { $amount ->
        [one] { $ship_is ->
            [you] +1 dubloen
           *[other] { $ship }: +1 dubloen
        }
       *[other] { $ship_is ->
            [you] +{ $amount } dubloenen
           *[other] { $ship }: +{ $amount } dubloenen
        }
    }
gain-gold-taken =
    { $amount ->
        [one] { $ship_is ->
            [you] +1 dubloen
           *[other] { $ship }: +1 dubloen
        }
       *[other] { $ship_is ->
            [you] +{ $amount } dubloenen
           *[other] { $ship }: +{ $amount } dubloenen
        }
    }
gain-gold-dropped =
    { $amount ->
        [one] { $ship_is ->
            [you] −1 dubloen
           *[other] { $ship }: −1 dubloen
        }
       *[other] { $ship_is ->
            [you] −{ $amount } dubloenen
           *[other] { $ship }: −{ $amount } dubloenen
        }
    }
gain-delivered =
    { $amount ->
        [one] { $seat_is ->
            [you] één dubloen thuis
           *[other] één dubloen thuis voor { $seat }
        }
       *[other] { $seat_is ->
            [you] { $amount } dubloenen thuis
           *[other] { $amount } dubloenen thuis voor { $seat }
        }
    }
gain-ball-gained =
    { $seat_is ->
        [you] +1 kanonskogel
       *[other] { $seat }: +1 kanonskogel
    }
gain-ball-fired = schiet op { $target }
gain-robbed =
    { $amount ->
        [one] { $ship_is ->
            [you] +1 dubloen
           *[other] { $ship }: +1 dubloen
        }
       *[other] { $ship_is ->
            [you] +{ $amount } dubloenen
           *[other] { $ship }: +{ $amount } dubloenen
        }
    }
gain-captured =
    { $ship_is ->
        [you] je wordt gevangen
       *[other] { $ship } gevangen
    }
gain-escaped =
    { $ship_is ->
        [you] je bent vrij
       *[other] { $ship } vrij
    }
gain-draw-coin-added = een nieuwe dubloen bij de schat
gain-game-ended = het spel is uit

## Wat er gebeurt

event-game-began =
    { $starter_is ->
        [you] Iedereen gooit om te zien wie begint: { $rolls }. Jij begint!
       *[other] Iedereen gooit om te zien wie begint: { $rolls }. { $starter } begint!
    }
event-turn-began =
    { $seat_is ->
        [you] Ronde { $round }: jij bent aan de beurt.
       *[other] Ronde { $round }: { $seat } is aan de beurt.
    }
event-event-drawn =
    { $source ->
        [die] { $seat_is ->
            [you] Jij gooit met de rode dobbelsteen: { $card }.
           *[other] { $seat } gooit met de rode dobbelsteen: { $card }.
        }
        [spinner] { $seat_is ->
            [you] Jij draait aan de draaischijf: { $card }.
           *[other] { $seat } draait aan de draaischijf: { $card }.
        }
       *[deck] { $seat_is ->
            [you] Jij trekt een kaart: { $card }.
           *[other] { $seat } trekt een kaart: { $card }.
        }
    }
event-pack-shuffled = De stapel is leeg, dus de { $cards } gebruikte kaarten worden een nieuwe stapel.
event-jailer-moved =
    { $jailer_id ->
        [monster] Het Zeemonster zwemt van { $from } naar { $to }.
       *[blackbeard] Kapitein Blackbeard vaart van { $from } naar { $to }.
    }
event-event-voided =
    { $jailer_id ->
        [monster] Het Zeemonster kan nergens heen, dus er gebeurt niets.
       *[blackbeard] Kapitein Blackbeard kan nergens heen, dus er gebeurt niets.
    }
event-die-rolled =
    { $source ->
        [spinner] { $seat_is ->
            [you] Jij draait { $value }
           *[other] { $seat } draait { $value }
        }
       *[die] { $seat_is ->
            [you] Jij gooit { $value }
           *[other] { $seat } gooit { $value }
        }
    }{ $allowances ->
        [0] . Een gevangen schip heeft een 6 nodig.
        [one] : één vak te varen.
        [other] : { $allowances } vakken te varen.
       *[several] . Vakken: { $allowances }.
    }
event-ship-moved =
    { $cause ->
        [breeze] { $ship_is ->
            [you] Jij vaart op de Gunstige Wind van { $from } naar { $to }.
           *[other] { $mover_is ->
                [you] Jij vaart op de Gunstige Wind met { $ship } van { $from } naar { $to }.
               *[other] { $mover } vaart op de Gunstige Wind met { $ship } van { $from } naar { $to }.
            }
        }
        [siren] { $mover_is ->
            [you] Jij lokt { $ship } met de Sirenenzang van { $from } naar { $to }.
           *[other] { $mover } lokt { $ship } met de Sirenenzang van { $from } naar { $to }.
        }
        [blast] { $mover_is ->
            [you] Jij blaast { $ship } weg van { $from } naar { $to }.
           *[other] { $mover } blaast { $ship } weg van { $from } naar { $to }.
        }
       *[sail] { $ship_is ->
            [you] Jij vaart van { $from } naar { $to }.
           *[other] { $mover_is ->
                [you] Jij vaart met { $ship } van { $from } naar { $to }.
               *[other] { $mover } vaart met { $ship } van { $from } naar { $to }.
            }
        }
    }
event-coin-collected =
    { $amount ->
        [one] { $ship_is ->
            [you] Jij pakt een dubloen van de schat.
           *[other] { $ship } pakt een dubloen van de schat.
        }
       *[other] { $ship_is ->
            [you] Jij pakt { $amount } dubloenen van de schat.
           *[other] { $ship } pakt { $amount } dubloenen van de schat.
        }
    }
event-gold-taken =
    { $amount ->
        [one] { $ship_is ->
            [you] Jij pikt een achtergelaten dubloen op van { $square }.
           *[other] { $ship } pikt een achtergelaten dubloen op van { $square }.
        }
       *[other] { $ship_is ->
            [you] Jij pikt { $amount } achtergelaten dubloenen op van { $square }.
           *[other] { $ship } pikt { $amount } achtergelaten dubloenen op van { $square }.
        }
    }
event-gold-dropped =
    { $amount ->
        [one] { $ship_is ->
            [you] Jij laat een dubloen achter op { $square }.
           *[other] { $ship } laat een dubloen achter op { $square }.
        }
       *[other] { $ship_is ->
            [you] Jij laat { $amount } dubloenen achter op { $square }.
           *[other] { $ship } laat { $amount } dubloenen achter op { $square }.
        }
    }
event-delivered =
    { $amount ->
        [one] { $ship_is ->
            [you] Jij brengt een dubloen thuis.
           *[other] { $ship } brengt een dubloen thuis.
        }
       *[other] { $ship_is ->
            [you] Jij brengt { $amount } dubloenen thuis.
           *[other] { $ship } brengt { $amount } dubloenen thuis.
        }
    } { $store ->
        [one] { $seat_is ->
            [you] Jij hebt nu een dubloen in de schatkist.
           *[other] { $seat } heeft nu een dubloen in de schatkist.
        }
       *[other] { $seat_is ->
            [you] Jij hebt nu { $store } dubloenen in de schatkist.
           *[other] { $seat } heeft nu { $store } dubloenen in de schatkist.
        }
    }
event-ball-gained =
    { $stockpile ->
        [none] { $seat_is ->
            [you] Jij krijgt een kanonskogel.
           *[other] { $seat } krijgt een kanonskogel.
        }
        [0] { $seat_is ->
            [you] Jij krijgt een kanonskogel. De voorraad is leeg.
           *[other] { $seat } krijgt een kanonskogel. De voorraad is leeg.
        }
        [one] { $seat_is ->
            [you] Jij krijgt een kanonskogel. Er ligt er nog één in de voorraad.
           *[other] { $seat } krijgt een kanonskogel. Er ligt er nog één in de voorraad.
        }
       *[other] { $seat_is ->
            [you] Jij krijgt een kanonskogel. Er liggen er nog { $stockpile } in de voorraad.
           *[other] { $seat } krijgt een kanonskogel. Er liggen er nog { $stockpile } in de voorraad.
        }
    }
event-ball-fired =
    { $ship_is ->
        [you] Jij vuurt een kanonskogel af op { $target }!
       *[other] { $seat_is ->
            [you] Jij vuurt met { $ship } een kanonskogel af op { $target }!
           *[other] { $seat } vuurt met { $ship } een kanonskogel af op { $target }!
        }
    }
event-robbed =
    { $amount ->
        [one] { $ship_is ->
            [you] Jij rooft een dubloen van { $target }.
           *[other] { $ship } rooft een dubloen van { $target }.
        }
       *[other] { $ship_is ->
            [you] Jij rooft { $amount } dubloenen van { $target }.
           *[other] { $ship } rooft { $amount } dubloenen van { $target }.
        }
    }
event-captured =
    { $jailer_id ->
        [monster] { $ship_is ->
            [you] Het Zeemonster vangt { $ship } op { $square } en sluit je op.
           *[other] Het Zeemonster vangt { $ship } op { $square } en sluit het op.
        }
       *[blackbeard] { $ship_is ->
            [you] Kapitein Blackbeard vangt { $ship } op { $square } en sluit je op.
           *[other] Kapitein Blackbeard vangt { $ship } op { $square } en sluit het op.
        }
    }
event-escaped =
    { $cause ->
        [six] { $ship_is ->
            [you] Een zes! Jij ontsnapt van { $lair }.
           *[other] Een zes! { $ship } ontsnapt van { $lair }.
        }
        [breeze] De Gunstige Wind voert { $ship } weg van { $lair }.
        [siren] De Sirenenzang bevrijdt { $ship } van { $lair }.
       *[jailer_away] { $ship_is ->
            [you] Jij bent vrij, want niemand bewaakt { $lair } meer.
           *[other] { $ship } is vrij, want niemand bewaakt { $lair } meer.
        }
    }
event-stayed =
    { $seat_is ->
        [you] Jij blijft liggen.
       *[other] { $seat } blijft liggen.
    }
event-passed =
    { $seat_is ->
        [you] Jij doet er niets mee.
       *[other] { $seat } doet er niets mee.
    }
event-draw-coin-added = De koplopers staan gelijk, dus er komt een nieuwe dubloen bij de schat.
event-game-ended = { $reason } De uitslag: { $ranking }.

# Wat de regel over iemands beurt ervan zegt, na de naam en met "en" ertussen. Leeg: alleen het logboek vertelt het.
turn-jailer-moved = stuurde { $jailer } naar { $to }
turn-die-rolled =
    { $source ->
        [spinner] draaide { $value }
       *[die] gooide { $value }
    }
turn-ship-moved =
    { $cause ->
        [breeze] voer op een Gunstige Wind naar { $to }
        [siren] lokte { $ship } naar { $to }
        [blast] blies { $ship } naar { $to }
       *[other] voer naar { $to }
    }
turn-coin-collected =
    { $amount ->
        [one] pakte een dubloen van de schat
       *[other] pakte { $amount } dubloenen van de schat
    }
turn-gold-taken =
    { $amount ->
        [one] pikte een dubloen op
       *[other] pikte { $amount } dubloenen op
    }
turn-delivered =
    { $amount ->
        [one] bracht een dubloen thuis
       *[other] bracht { $amount } dubloenen thuis
    }
turn-ball-gained = kreeg een kanonskogel
turn-ball-fired = schoot op { $target }
turn-robbed =
    { $amount ->
        [one] roofde een dubloen van { $target }
       *[other] roofde { $amount } dubloenen van { $target }
    }
turn-captured = werd gevangen door { $jailer }
turn-escaped = kwam vrij van { $lair }
turn-stayed = bleef liggen

## Waarom iets niet kan

refusal-hoard-needs-pairs = De Schatjacht is voor 4 of 6 spelers, niet voor { $players }.
refusal-colours-unfit = Noem voor elk van de { $players } spelers één kleur, en geen kleur twee keer.
refusal-powder-needs-deck =
    { $events ->
        [die] Kanonskogels kun je alleen door een kaartenstapel schudden, en de gebeurtenissen komen van de rode dobbelsteen.
       *[other] Kanonskogels kun je alleen door een kaartenstapel schudden, en de gebeurtenissen komen van de draaischijf.
    }
refusal-draw-first = Onthul eerst je gebeurtenis.
refusal-roll-first = Gooi eerst.
refusal-way-first = Kies eerst een van de manieren.
refusal-closed-square = Naar { $square } kan geen schip: kliffen, stad en schat zijn afgesloten.
refusal-already-there = { $ship } ligt al op { $square }.
refusal-needs-six = { $ship } is gevangen en heeft een 6 nodig, maar je gooide { $value }.
refusal-one-step-off-land = { $ship } ligt op het land en gaat dus één vak. Dit ligt { $steps } vakken verderop.
refusal-too-far = Te ver: { $square } ligt { $steps } vakken verderop en je hebt er { $allowance }.
refusal-sail-the-whole-way =
    { $steps ->
        [one] De zet moet { $allowance } vakken lang zijn, en { $square } ligt één vak verderop.
       *[other] De zet moet { $allowance } vakken lang zijn, en { $square } ligt { $steps } vakken verderop.
    }
refusal-jailer-in-the-way = Een bewaker verspert de weg naar { $square }.
refusal-jailer-only-last = Bij { $jailer } mag je alleen uitkomen met het laatste van je { $allowance } vakken.
refusal-not-your-ship = { $ship } is niet jouw schip.
refusal-own-ship = { $ship } is je eigen schip. De Sirenenzang lokt schepen van anderen.
refusal-not-onto-jailers = Aan deze tafel eindigt een Gunstige Wind of Sirenenzang nooit op { $jailer }.
refusal-left-this-turn = Aan deze tafel mag { $ship } niet terug naar { $square }: de Gunstige Wind bracht het schip daar deze beurt vandaan.
refusal-other-ship-moved = { $ship } moet wachten: deze beurt heb je al met { $moved } gevaren.
refusal-wrong-piece = Je kunt { $piece } nu niet verplaatsen.
refusal-cannot-move = { $ship } kan nu nergens heen.
refusal-must-sail = Je moet varen: alleen een schip aan land mag blijven liggen.
refusal-jailer-no-entry = { $square } is verboden voor { $jailer }: bewakers hebben vrije, open zee nodig.
refusal-jailer-exactly = Precies 3 vakken, en geen vak twee keer: { $jailer } kan niet eindigen op { $square }.

## Opties

option-mode = Spelvorm
option-mode-effect = In de Race vaar je alleen, in de Schatjacht in teams van twee.
option-mode-race = Race
option-mode-hoard = Schatjacht

option-events = Gebeurtenissen
option-events-effect = Hiermee bepaal je wat er aan het begin van je beurt gebeurt.
option-events-deck = gebeurteniskaarten
option-events-die = rode dobbelsteen
option-events-spinner = draaischijf

option-colours = Kleuren
option-colours-effect = Zoals ze in de doos liggen, of zoals jullie ze per plaats kiezen.
option-colours-default = gewoon
colour-red = { ship-red }
colour-blue = { ship-blue }
colour-green = { ship-green }
colour-yellow = { ship-yellow }
colour-purple = { ship-purple }
colour-white = { ship-white }
option-exact_fire = Precies vuren
option-exact_fire-effect = Je mag pas vuren na je volledige aantal vakken.
option-exact_fire-on = aan
option-exact_fire-on-reading = Een schot kost je volledige aantal vakken.
option-exact_fire-off = uit
option-exact_fire-off-reading = Je mag eerder stoppen om te vuren, en de rest van je vakken vervalt.

option-retrace = Terugvaren
option-retrace-effect = Dit bepaalt of een schip in één zet nog eens op hetzelfde vak mag komen.
option-retrace-never = nooit twee keer op een vak
option-retrace-never-reading = Een schip komt in één zet nooit twee keer op een vak.
option-retrace-no_u_turn = nooit meteen terug
option-retrace-no_u_turn-reading = Een schip mag nog eens op een vak komen, maar nooit meteen terug.

option-supply = Voorraad kanonskogels
option-supply-effect = Met acht kanonskogels kan de voorraad opraken.
option-supply-eight = acht
option-supply-eight-reading = Er zijn acht kanonskogels, en de voorraad kan opraken.
option-supply-unlimited = onbeperkt
option-supply-unlimited-reading = De voorraad raakt nooit op.

option-powder_in_deck = Kanonskogels in de stapel
option-powder_in_deck-effect = De overgebleven kanonskogels worden door de gebeurteniskaarten geschud.
option-powder_in_deck-on = aan
option-powder_in_deck-on-reading = De overgebleven kanonskogels gaan door de gebeurteniskaarten, en eentje die je trekt is je gebeurtenis.
option-powder_in_deck-off = uit
option-powder_in_deck-off-reading = De overgebleven kanonskogels liggen vanaf het begin in de voorraad.

option-short_moves = Korte zetten
option-short_moves-effect = Je eigen schip mag stoppen voordat het al zijn vakken heeft gevaren.
option-short_moves-on = aan
option-short_moves-on-reading = Je eigen schip mag na elk vak stoppen.
option-short_moves-off = uit
option-short_moves-off-reading = Je schip vaart zijn volledige aantal vakken, tenzij het landt, vuurt of ingesloten is.

option-finish = Einde van de Schatjacht
option-finish-effect = De Schatjacht eindigt met de laatste dubloen, of zodra de winnaars vaststaan.
option-finish-last_coin = de laatste dubloen is thuis
option-finish-last_coin-reading = De Schatjacht eindigt als de laatste dubloen thuis is.
option-finish-settled = de winnaars staan vast
option-finish-settled-reading = De Schatjacht eindigt ook zodra de winnaars vaststaan.

option-round_limit = Rondelimiet
option-round_limit-effect = Na dit aantal rondes eindigt het spel in elk geval.

option-event_end = Wind en Sirenen op bewakers
option-event_end-effect = Waar mag een Gunstige Wind of Sirenenzang eindigen?
option-event_end-jailers_too = ook op een bewaker
option-event_end-jailers_too-reading = Het derde vak mag dat van een bewaker zijn, en hij neemt het schip gevangen.
option-event_end-open_water = nooit op een bewaker
option-event_end-open_water-reading = Het derde vak is nooit dat van een bewaker op zee.

option-wake = Terug na een Gunstige Wind
option-wake-effect = Mag je schip terug naar vakken waar een Gunstige Wind het in dezelfde beurt vandaan bracht?
option-wake-free = mag
option-wake-free-reading = In de vaarfase mag je terug naar vakken die je in de gebeurtenisfase verliet.
option-wake-barred = mag niet
option-wake-barred-reading = In de vaarfase mag je niet terug naar een vak dat je in de gebeurtenisfase verliet.

option-jailer_landing = Eindigen op een bewaker
option-jailer_landing-effect = Moet je je hele worp gebruiken om op het vak van een bewaker te eindigen?
option-jailer_landing-exact = met het laatste vak
option-jailer_landing-exact-reading = Alleen het laatste vak van je worp mag dat van een bewaker zijn.
option-jailer_landing-early = met elk vak
option-jailer_landing-early-reading = Je mag eerder op een bewaker eindigen, en de rest van je worp vervalt.

option-lair_gold = Goud op een hol
option-lair_gold-effect = Wat gebeurt er met het goud van een schip op een hol als de bewaker thuiskomt?
option-lair_gold-seized = blijft op het hol
option-lair_gold-seized-reading = Het schip is gevangen, en zijn goud blijft op het hol.
option-lair_gold-kept = blijft aan boord
option-lair_gold-kept-reading = Het schip is gevangen, maar houdt zijn goud aan boord.

option-jailer_order = Een bewaker verplaatsen
option-jailer_order-effect = Moet je de bewaker verplaatsen die de gebeurtenis noemt?
option-jailer_order-must = moet
option-jailer_order-must-reading = Je moet de bewaker precies 3 vakken verplaatsen.
option-jailer_order-may = mag
option-jailer_order-may-reading = Je mag de bewaker 3 vakken verplaatsen, of hem laten waar hij is.

option-delivery = Dubloenen thuisbrengen
option-delivery-effect = Moet een schip dat op de kade van Port Blackwood komt zijn dubloenen afleveren?
option-delivery-may = mag
option-delivery-may-reading = Je mag al je dubloenen afleveren, of ze allemaal aan boord houden.
option-delivery-must = moet
option-delivery-must-reading = Alle dubloenen aan boord worden afgeleverd, zonder vraag.

option-blast = Geraakte schepen
option-blast-effect = Moet je een schip verplaatsen dat je met een kanonskogel raakt?
option-blast-may = mag
option-blast-may-reading = Je mag het schip 3 vakken wegblazen, of het laten waar het is.
option-blast-must = moet
option-blast-must-reading = Je moet het schip precies 3 vakken wegblazen.

option-rounds = Laatste ronde
option-rounds-effect = Eindigt het spel na een aantal rondes?
option-rounds-limited = rondelimiet
option-rounds-limited-reading = Het spel eindigt na de rondelimiet, ook als niemand heeft gewonnen.
option-rounds-unlimited = geen limiet
option-rounds-unlimited-reading = Het spel gaat door tot iemand heeft gewonnen.

## Scores en prijzen

game-score =
    { $score ->
        [one] { $score } dubloen
       *[other] { $score } dubloenen
    }
game-wealth = Dubloenen thuis en aan boord
sheet-delivered =
    { $count ->
        [0] niets thuisgebracht
        [one] één dubloen thuisgebracht
       *[other] { $count } dubloenen thuisgebracht
    }
sheet-partner =
    { $count ->
        [0] niets van de partner
        [one] één dubloen van de partner
       *[other] { $count } dubloenen van de partner
    }
sheet-aboard =
    { $count ->
        [one] nog één dubloen aan boord
       *[other] nog { $count } dubloenen aan boord
    }

award-blackwood-balls_gained = Kogelverzamelaar
award-blackwood-balls_gained-why =
    { $amount ->
        [one] Eén kanonskogel aan boord, en { $name } poetst hem elke avond.
       *[other] { $amount } kanonskogels! Het schip van { $name } ligt nu wat dieper in het water.
    }
award-blackwood-breeze_miles = Vriend van de wind
award-blackwood-breeze_miles-why =
    { $amount ->
        [one] De wind droeg { $name } één vak verder, zomaar.
       *[other] De wind droeg { $name } { $amount } vakken ver en stuurde nooit een rekening.
    }
award-blackwood-coins_found = Neus voor goud
award-blackwood-coins_found-why =
    { $amount ->
        [one] { $name } snuffelde een dubloen op, vlak onder Blackbeards neus.
       *[other] { $name } snuffelde { $amount } dubloenen op, vlak onder Blackbeards neus.
    }
award-blackwood-coins_home = Schatbewaarder
award-blackwood-coins_home-why =
    { $amount ->
        [one] Eén dubloen veilig thuis, en { $name } telt hem twee keer per dag.
       *[other] { $amount } dubloenen veilig thuis! { $name } slaapt boven op de kist.
    }
award-blackwood-coins_robbed = Sluwste piraat
award-blackwood-coins_robbed-why =
    { $amount ->
        [one] { $name } leende een dubloen van een ander schip en vergat het te vragen.
       *[other] { $name } leende { $amount } dubloenen van andere schepen en vergat het te vragen.
    }
award-blackwood-coins_salvaged = Wie wat vindt, mag het houden
award-blackwood-coins_salvaged-why =
    { $amount ->
        [one] { $name } viste een dubloen op die een ander had laten vallen.
       *[other] { $name } viste { $amount } dubloenen op die anderen hadden laten vallen.
    }
award-blackwood-escapes = Ontsnappingskunstenaar
award-blackwood-escapes-why =
    { $amount ->
        [one] Geen gevangenis hield { $name } lang vast.
       *[other] Geen gevangenis hield { $name } vast: { $amount } keer weg, zonder gedag te zeggen.
    }
award-blackwood-flights = Vliegende kapitein
award-blackwood-flights-why =
    { $amount ->
        [one] { $name } vloog door de lucht en landde met de hoed nog op.
       *[other] { $name } vloog { $amount } keer door de lucht en landde met de hoed nog op.
    }
award-blackwood-hits_taken = Taaiste planken
award-blackwood-hits_taken-why =
    { $amount ->
        [one] Een kanonskogel raakte het schip van { $name }, en het drijft nog steeds.
       *[other] { $amount } kanonskogels raakten het schip van { $name }, en het drijft nog steeds.
    }
award-blackwood-jailers_driven = Monstertemmer
award-blackwood-jailers_driven-why =
    { $amount ->
        [one] { $name } gaf de bewakers een bevel, en ze luisterden als puppy's.
       *[other] { $name } gaf de bewakers { $amount } bevelen, en ze luisterden als puppy's.
    }
award-blackwood-ones = Langzaam maar zeker
award-blackwood-ones-why =
    { $amount ->
        [one] Een één op de dobbelsteen? { $name } genoot van het uitzicht.
       *[other] { $amount } enen op de dobbelsteen! { $name } had alle tijd voor het uitzicht.
    }
award-blackwood-rests = Kapitein Kalm
award-blackwood-rests-why =
    { $amount ->
        [one] { $name } bleef één keer liggen, want een goede kapitein doet op tijd een dutje.
       *[other] { $name } bleef { $amount } keer liggen. Een goede kapitein doet op tijd een dutje.
    }
award-blackwood-sea_miles = Oude zeerot
award-blackwood-sea_miles-why =
    { $amount ->
        [one] Eén vak op zee, en de vissen kennen { $name } al bij naam.
       *[other] { $amount } vakken op zee: de vissen kennen { $name } nu bij naam.
    }
award-blackwood-ships_lured = Mooiste stem
award-blackwood-ships_lured-why =
    { $amount ->
        [one] { $name } zong zo mooi dat een heel schip kwam luisteren.
       *[other] { $name } zong zo mooi dat { $amount } schepen kwamen luisteren.
    }
award-blackwood-shots = Meesterkanonnier
award-blackwood-shots-why =
    { $amount ->
        [one] Boem! Eén schot, en iedereen praat nog over { $name }.
       *[other] Boem! { $name } schoot { $amount } keer. De meeuwen zijn verhuisd.
    }
award-blackwood-sixes = Gelukshand
award-blackwood-sixes-why =
    { $amount ->
        [one] Een zes, net toen { $name } op de dobbelsteen blies.
       *[other] { $amount } zessen! Wat geeft { $name } die dobbelsteen te eten?
    }
award-blackwood-times_caught = Lievelingsgast
award-blackwood-times_caught-why =
    { $amount ->
        [one] De bewakers hadden { $name } te logeren en willen die grappen nog eens horen.
       *[other] De bewakers hadden { $name } { $amount } keer te logeren. Ze zijn dol op die grappen.
    }

## Waar een zet toe kan leiden

happening-coin_collected = een munt
happening-gold_taken = achtergelaten goud
happening-delivered = een aflevering
happening-ball_fired = een schot
prospect-ways-ahead = Jij kiest wat er onderweg gebeurt: { $effects }.

## Redenen van hints: wat er na een keuze gebeurt (`hint-`), of juist niet (`hint-avoid-`)

hint-captured = { $jailer } vangt je
hint-avoid-captured = je blijft buiten bereik van { $jailer }
hint-home =
    { $amount ->
        [one] je brengt een dubloen thuis
       *[other] je brengt ongeveer { $amount } dubloenen thuis
    }
hint-robbed =
    { $amount ->
        [one] { $ship } rooft een dubloen van je
       *[other] { $ship } rooft ongeveer { $amount } dubloenen van je
    }
hint-avoid-robbed =
    { $steps ->
        [0] je blijft weg van { $ship }, die je kan beroven
        [one] je blijft weg van { $ship }, die één vak ver kan komen en je kan beroven
       *[other] je blijft weg van { $ship }, die { $steps } vakken ver kan komen en je kan beroven
    }
hint-prey =
    { $amount ->
        [one] je kunt een dubloen van { $target } roven
       *[other] je kunt ongeveer { $amount } dubloenen van { $target } roven
    }
hint-free = je bent weer vrij
hint-coins = je pakt goud van de schat
hint-gold = je pakt achtergelaten goud op { $square }
hint-rival-home =
    { $amount ->
        [one] { $seat } brengt een dubloen thuis
       *[other] { $seat } brengt ongeveer { $amount } dubloenen thuis
    }
hint-avoid-rival-home =
    { $amount ->
        [one] je houdt { $seat } ervan af een dubloen thuis te brengen
       *[other] je houdt { $seat } ervan af ongeveer { $amount } dubloenen thuis te brengen
    }
hint-ball = je krijgt een kanonskogel

## Redenen van hints: waarvan er meer of minder zal zijn

trait-turns-more = meer beurten tot de overwinning
trait-turns-less = minder beurten tot de overwinning
trait-waits-more = een langere wachttijd tot de volgende beurt
trait-waits-less = een vroegere volgende beurt
trait-store-more = meer goud thuis
trait-store-less = minder goud thuis
trait-aboard-more = meer goud aan boord
trait-aboard-less = minder goud aan boord
trait-cannonballs-more = meer kanonskogels
trait-cannonballs-less = minder kanonskogels
trait-way-home-more = een langere weg naar huis
trait-way-home-less = een kortere weg naar huis
trait-coming-home-more = meer goud onderweg naar huis
trait-coming-home-less = minder goud onderweg naar huis
