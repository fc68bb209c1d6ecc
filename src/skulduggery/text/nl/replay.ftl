# Skulduggery, Nederlands: het terugkijken van een partij. Wordt alleen met die pagina opgehaald.

replay-title = Terugkijken
replay-view-as = Bekijk als
replay-outsider = een buitenstaander
replay-all-open = Alle kaarten open
replay-everybody = iedereen
replay-seen-as = Je kijkt nu mee als { $name }.
replay-as-outsider = Tot deze partij is afgelopen, zie je het als buitenstaander.
replay-moment = Dit moment
replay-keys = Toetsen
replay-more = Meer
replay-dice = Dobbelstenen nakijken
replay-review = Analyse
replay-download = Downloaden
replay-wealth = De rijkdom tijdens de partij, en wat iedereen op dit moment waard is
replay-wealth-tab = Rijkdom

## The line of the match

replay-controls = Knoppen voor het terugkijken
replay-timeline = Moment in de partij
replay-place =
    { $turn ->
        [0] Opzet · zet { $move } van { $moves }
       *[other] Beurt { $turn } · zet { $move } van { $moves }
    }
replay-turn =
    { $turn ->
        [0] Opzet
       *[other] Beurt { $turn }
    }
replay-nothing = Hier gebeurt niets dat je kunt zien.
replay-marks = Gemarkeerde momenten
replay-mark =
    { $kind ->
        [prize] Buit
        [loss] Verlies
       *[fight] Gevecht
    }{ $count ->
        [one] { "" }
       *[other] { "" } en meer ({ $count })
    }, zet { $move }
replay-kind-prize = buit
replay-kind-loss = verlies
replay-kind-fight = gevecht

replay-start = Naar het begin
replay-turn-back = Eén beurt terug
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Eén zet verder
replay-turn-on = Eén beurt verder
replay-end = Naar het einde
replay-speed = Snelheid
replay-rate =
    { $rate ->
        [one] { $rate }×, gewone snelheid
       *[other] { $rate }×, { $rate } keer zo snel
    }

## Share

replay-share = Deel dit moment
replay-share-tab = Delen
replay-share-about =
    { $turn ->
        [0] De link opent de partij bij zet { $move }, gezien als { $name }.
       *[other] De link opent de partij in beurt { $turn }, bij zet { $move }, gezien als { $name }.
    }
replay-share-running = Zolang de partij duurt, zien anderen het als buitenstaander.
replay-link = Link naar dit moment

## Play on

replay-fork = Speel vanaf hier verder
replay-fork-about =
    { $turn ->
        [0] Er begint een nieuwe partij waar zet { $move } eindigde. De dobbelstenen zijn nieuw.
       *[other] Er begint een nieuwe partij in beurt { $turn }, na zet { $move }. De dobbelstenen zijn nieuw.
    }
replay-fork-end = De partij is hier afgelopen. Ga terug naar een eerdere zet en speel vandaar verder.
replay-fork-seat = Wie wil jij zijn?
replay-fork-nobody = Niemand: bots spelen verder en ik kijk
replay-fork-level = De bots spelen als
replay-fork-crew = Met dezelfde bemanning
replay-fork-crew-effect = Iedereen houdt naam en plaats, en bots blijven bots. Bots spelen voor je vrienden tot ze er zijn: het menu van de nieuwe tafel heeft voor ieder een link.
replay-fork-go = Uitvaren

## A match that goes on

replay-running = Deze partij is nog bezig.
replay-newest = Toon het nieuwste
replay-newer =
    { $moves ->
        [0] Nog niets nieuws.
        [one] De partij ging verder: één nieuwe zet.
       *[other] De partij ging verder: { $moves } nieuwe zetten.
    }

## Files

replay-drop = Laat het bestand hier los
replay-lost = Deze partij kan niet worden getoond.
replay-broken = Dit bestand kan niet worden afgespeeld.
replay-file-about = Elke partij kun je bewaren als bestand: het verslag. Open er hier een om de partij terug te kijken.
replay-file-drop = Sleep een verslag hierheen, of kies er een.
replay-file-pick = Kies een bestand
replay-file-privacy = De server leest het bestand één keer om de partij te vertellen. Er wordt niets van bewaard.
refusal-record-too-large = Het bestand is te groot voor een partij. Een verslag heeft hooguit { $megabytes } MB.

## Keys

replay-key-space = afspelen en pauzeren
replay-key-arrows = één zet terug of verder
replay-key-turns = één beurt terug of verder
replay-key-marks = vorige of volgende gemarkeerde moment
replay-key-ends = naar het begin of het einde
replay-key-rate = snelheid
replay-key-log = naar het logboek; omhoog en omlaag gaan langs de regels, Enter springt erheen
replay-key-rule = de regel achter deze zin
replay-key-share = deel dit moment
