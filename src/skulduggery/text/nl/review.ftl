# Skulduggery, Nederlands: de analyse van een afgelopen partij. Komt alleen met die pagina mee.

review-title = Analyse
review-of = Analyse: { $game }
review-replay = Terugkijken
review-loading = De partij wordt doorgespeeld …
review-percent = { $percent }{ "\u00A0" }%
review-lost = Van deze partij is er geen analyse.

## Wat de cijfers betekenen

review-about = Wat deze cijfers betekenen
review-meaning-fitted = 40 % betekent: als bootslieden vanaf hier verder zouden spelen, werden ongeveer 40 van de 100 zulke partijen gewonnen. De cijfers zijn bepaald uit partijen tussen bots.
review-meaning-playouts = De cijfers zijn geteld: vanuit elke stelling speelden bots een paar partijen tot het einde.
review-meaning-none = Niemand kent de kansen in dit spel, en de partij is te lang om elke stelling uit te proberen.
review-all-cards = Deze analyse kent alle kaarten, ook die tijdens de partij verborgen waren. De grafiek laat dus meer zien dan iemand aan tafel kon weten.
review-fair = Een keuze heet alleen een fout op grond van wat de speler op dat moment kon weten: verborgen kaarten worden vele malen opnieuw gedeeld. En alleen als nieuwe proeven het bevestigen.

## De grafiek

review-chart = Winstkans
review-chart-of = Winstkans tijdens de partij. Aan het einde: { $summary }
review-chance-of = { $name } { $percent }{ "\u00A0" }%
review-moment = Moment van de partij
review-place =
    { $turn ->
        [0] Opstelling, zet { $move } van { $moves }
       *[other] Ronde { $round }, beurt { $turn }, zet { $move } van { $moves }
    }
review-round = Ronde
review-tap = Tik op de grafiek om dat moment terug te kijken.
review-watch = Bekijk dit moment
review-table = Als tabel
review-turn = Beurt
review-start = Begin
review-end = Einde

## Wat de doorslag gaf

review-swings = Beslissende momenten
review-no-swings = Geen enkele beurt veranderde de kansen veel.
review-swing =
    { $rise ->
        [on] { $name }: van { $before }{ "\u00A0" }% omhoog naar { $after }{ "\u00A0" }%
       *[off] { $name }: van { $before }{ "\u00A0" }% omlaag naar { $after }{ "\u00A0" }%
    }

## Fouten en geluk van elke speler

review-looking =
    { $pieces ->
        [0] Op zoek naar fouten en gelukkige worpen …
       *[other] Op zoek naar fouten en gelukkige worpen: { $looked } van { $pieces } …
    }
review-done = De analyse is compleet.
review-mistakes = Grootste fouten
review-no-mistakes = Geen fout die door nieuwe proeven wordt bevestigd.
review-no-mistakes-yet = Nog geen fout gevonden.
review-played = Gespeeld: { $choice }
review-better = Beter: { $choice }
review-loss = { $chance }{ "\u00A0" }% in plaats van { $best }{ "\u00A0" }%
review-lucky = Gelukkigste worpen
review-unlucky = Ongelukkigste worpen
review-no-luck = Geen worp veranderde veel.
review-no-luck-yet = Nog geen gevonden.
review-throw = { $chance }{ "\u00A0" }% in plaats van gemiddeld { $expected }{ "\u00A0" }%
review-look = Bekijk het
review-what-if = Wat als?
