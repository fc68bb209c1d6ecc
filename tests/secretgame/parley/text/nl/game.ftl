# Parley, Nederlands: het testspel met geheimen. Ids zijn `<event|move|decision|refusal>-<kind>`.

game-title = Parley
game-summary = Twee tot vier piraten onderhandelen met verborgen kaarten tot de munten verdeeld zijn.

view-rows = Kaarten
view-coins = Munten
view-teams = Team
view-deck = In de stapel
view-discards = Aflegstapel
view-round = Ronde
view-last-round = Laatste ronde
card-hidden = een gedekte kaart
card-A1 = A1
card-A2 = A2
card-A3 = A3
card-A4 = A4
card-A5 = A5
card-B1 = B1
card-B2 = B2
card-B3 = B3
card-B4 = B4
card-B5 = B5
card-C1 = C1
card-C2 = C2
card-C3 = C3
card-C4 = C4
card-C5 = C5
card-D1 = D1
card-D2 = D2
card-D3 = D3
card-D4 = D4
card-D5 = D5
button-draw = trekken
button-demand = eisen
button-show = laten zien
button-give = geven
button-pass = passen
reason-rounds = De laatste ronde is voorbij.
reason-last_call = De laatste ronde werd afgeroepen.

## Vragen

decision-draw = Trek een kaart.
decision-action = Wat doe je?
    .others = Wat doet { $name }?
decision-counter = Weer je { $card } van { $mover } tegen { $asked } af?
    .others = Weert { $name } { $card } van { $mover } tegen { $asked } af?

## Zetten

move-draw = Trek een kaart
move-demand = Eis munten van { $asked } met { $card }
move-show = Laat { $card } zien aan { $asked }
move-give = Geef { $card } aan { $asked }
move-counter = Weer af met { $card }
move-pass = Pas
move-last-call = Roep de laatste ronde af

## Gebeurtenissen

event-turn-began =
    { $seat_is ->
        [you] Ronde { $round }: jij bent aan de beurt.
       *[other] Ronde { $round }: { $seat } is aan de beurt.
    }
event-pack-shuffled = De stapel is leeg, dus de { $cards } weggelegde kaarten worden geschud.
event-card-drawn =
    { $seat_is ->
        [you] Jij trekt { $card }.
       *[other] { $seat } trekt { $card }.
    }
event-demanded =
    { $seat_is ->
        [you] Jij speelt { $card } en eist munten van { $asked }.
       *[other] { $seat } speelt { $card } en eist munten van { $asked }.
    }
event-countered =
    { $seat_is ->
        [you] Jij weert af met { $card }.
       *[other] { $seat } weert af met { $card }.
    }
event-passed =
    { $seat_is ->
        [you] Jij past.
       *[other] { $seat } past.
    }
event-coins-paid =
    { $amount ->
        [one] { $seat_is ->
            [you] Jij betaalt { $winner } een munt.
           *[other] { $seat } betaalt { $winner } een munt.
        }
       *[other] { $seat_is ->
            [you] Jij betaalt { $winner } { $amount } munten.
           *[other] { $seat } betaalt { $winner } { $amount } munten.
        }
    }
event-card-shown =
    { $seat_is ->
        [you] Jij laat { $asked } { $card } zien.
       *[other] { $seat } laat { $asked } { $card } zien.
    }
event-card-given =
    { $seat_is ->
        [you] Jij geeft { $asked } { $card }.
       *[other] { $seat } geeft { $asked } { $card }.
    }
event-last-called = Laatste ronde: het spel eindigt na ronde { $round }.
event-game-ended = { $reason } De plaatsen: { $places }.

## Waarom niet

refusal-teams-need-four = Teams zijn er voor vier spelers, niet voor { $players }.
refusal-draw-first = Trek eerst een kaart.
refusal-no-draw-now = Je kunt nu niet trekken: je kaart van deze beurt is getrokken, of je rij is vol.
refusal-answer-first = Antwoord eerst op { $card }: weer af of pas.
refusal-not-your-card = Je kunt { $card } niet spelen: hij ligt niet in jouw rij.
refusal-not-yourself = Kies een andere plaats dan die van jezelf.
refusal-nobody-to-ask = Er is niemand aan wie je dat nu kunt vragen.
refusal-nothing-to-ask = Er is niets wat je { $asked } nu kunt vragen.
refusal-other-suit = Je kunt { $demanded } niet afweren met { $card }: de soorten verschillen.
refusal-too-low = Je kunt { $demanded } niet afweren met { $card }: hij is niet hoger.

## Opties

option-teams = Teams
option-teams-effect = Spelers tegenover elkaar spelen samen en zien elkaars kaarten.
option-teams-on = aan
option-teams-off = uit

option-rounds = Rondes
option-rounds-effect = Het spel eindigt na dit aantal rondes.
option-minutes = Minuten
option-minutes-effect = Na deze tijd is het de laatste ronde. 0: geen klok.

## Scores en prijzen

game-score = Munten: { $score }
game-wealth = Munten in de beurs
sheet-coins = { $count } in de beurs
sheet-mate = { $count } van de teamgenoot
award-parley-coins_paid = Gulste beurs
award-parley-coins_paid-why = { $name } deelde graag. Betaalde munten: { $amount }.
award-parley-coins_won = Gouden tong
award-parley-coins_won-why = { $name } praatte munten uit elke zak. Gewonnen: { $amount }.
award-parley-counters = Snelste antwoord
award-parley-counters-why = { $name } had altijd een antwoord klaar. Afgeweerd: { $amount }.
award-parley-demands = Brutaalste vraag
award-parley-demands-why = { $name } was nooit te verlegen om te vragen. Eisen: { $amount }.
award-parley-gifts = Liefste piraat
award-parley-gifts-why = { $name } gaf kaarten weg. Cadeaus: { $amount }.
award-parley-passes = Beste pokergezicht
award-parley-passes-why = { $name } bleef kalm en zei niets. Gepast: { $amount }.
award-parley-shows = Eerlijkste piraat
award-parley-shows-why = { $name } verborg niets. Getoonde kaarten: { $amount }.
award-parley-times_asked = Populairste piraat
award-parley-times_asked-why = Iedereen wilde iets van { $name }. Gevraagd: { $amount }.
