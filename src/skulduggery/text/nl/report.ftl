## De pagina die `skulduggery lab report` schrijft: hoe eerlijk en hoe spannend een spel is.

report-title = { $game }: is het eerlijk, is het leuk?
report-about = { $matches } partijen van { $players } spelers, gespeeld door bots: { $bots }.{ $changed ->
    [yes] { " " }Opties: { $options }.
   *[no] {""}
}{ $values ->
    [1] {""}
   *[other] { " " }Elke partij is met { $values } waarden van één optie gespeeld; de cijfers zijn van de eerste waarde.
}
report-changed = Veranderd bord of veranderde kaarten (onderdelen { $hash }): dit is niet het spel van het regelboek. Winstkansen zijn bepaald voor het gewone spel.
report-short = In het kort
report-short-length = De helft van de partijen eindigt binnen { $rounds } rondes.
report-short-drama = De leiding wisselt { $changes } keer per partij. In { $comebacks } van de partijen wint iemand die bijna kansloos was.
report-short-matters = Bij { $share } van de keuzes maakt het duidelijk uit welke zet je doet.

report-seats = Heeft een plaats voordeel?
report-seat = plaats { $number }
report-order = { $number ->
    [1] begint
    [2] is als tweede
    [3] is als derde
    [4] is als vierde
   *[other] is als nummer { $number }
}
report-by-seat = Gewonnen partijen, per plaats
report-by-order = Gewonnen partijen, per volgorde van beginnen
report-by-bot = Gewonnen partijen, per bot
report-fair = eerlijk
report-even = Geen duidelijk voordeel: toeval verklaart wat er is gemeten. Het ware aandeel ligt hoogstens { $points } punten van een eerlijk deel.
report-uneven = { $who }: { $share } van de partijen ({ $interval }) gewonnen, { $points } punten naast de eerlijke { $fair }. Dat is meer dan toeval. Duidelijk afwijkend: { $names }.

report-length = Hoe lang duurt een partij?
report-length-means = De helft van de partijen eindigt binnen { $middle } rondes (de streepjeslijn), en negen van de tien duren { $low } tot { $high }. In een ronde is iedere speler één keer aan de beurt.
report-axis-rounds = rondes

report-excitement = Hoe spannend is het?
report-unknown = Niemand heeft winstkansen bepaald voor dit spel of dit soort tafel (skulduggery lab fit), dus niemand weet wie er voor staat.
report-curve = De kans van de latere winnaar, van begin tot eind
report-curve-means = { $verdict ->
    [open] Halverwege heeft de latere winnaar pas een kans van { $middle } ({ $fair } bij het begin): de partij blijft lang open.
    [decided] Halverwege heeft de latere winnaar al een kans van { $middle } ({ $fair } bij het begin): veel partijen zijn vroeg beslist.
   *[between] Halverwege heeft de latere winnaar een kans van { $middle } ({ $fair } bij het begin): de partij wordt langzaam duidelijk.
}
report-axis-match = deel van de partij
report-changes = Wisselingen van de leiding
report-changes-means = De leiding wisselt { $mean } keer per partij; in { $never } van de partijen nooit. Het telt als iemand vijf punten voor staat op de vorige leider.
report-axis-changes = wisselingen
report-drama = Drama: hoe ver de winnaar achter stond
report-drama-means = Gemiddeld over alle beurten staat de latere winnaar { $mean } punten achter op de leider. 0 betekent dat de winnaar steeds voor stond.
report-axis-drama = gemiddelde achterstand in punten
report-comeback = Comebacks: het slechtste moment van de winnaar
report-comeback-means = In { $share } van de partijen wint iemand die ooit een kans onder { $limit } had, de helft van een eerlijke kans.
report-axis-lowest = laagste kans na de eerste ronde
report-settled = Wanneer de winnaar blijvend voor staat
report-settled-means = In de helft van de partijen staat de winnaar na { $middle } van de beurten blijvend voor.

report-branching = Hoeveel valt er te kiezen?
report-branching-means = Een speler heeft { $choices } echte keuzes per partij, met gemiddeld { $mean } mogelijke zetten. Bij { $single } van alle beslissingen is er maar één zet.
report-axis-moves = mogelijke zetten
report-kind = beslissing
report-per-match = per partij
report-moves-mean = zetten
report-moves-most = meeste

report-matters = Maakt het uit wat je kiest?
report-matters-means = { $share } van de keuzes doet ertoe ({ $interval }; { $noted } keuzes bekeken): tussen de beste en de slechtste zet ligt minstens { $limit } punten winstkans. De middelste keuze heeft { $middle } punten.
report-axis-spread = punten tussen de beste en de slechtste zet

report-places = Waar varen de schepen?
report-places-means = Hoe sterker de kleur, hoe meer schepen er langskwamen; het drukst zijn { $busiest }. { $never ->
    [0] Alle { $all } plaatsen zijn gebruikt.
    [1] Van de { $all } plaatsen is er één nooit gebruikt.
   *[other] Van de { $all } plaatsen zijn er { $never } nooit gebruikt.
}

report-things = Wat wordt gebruikt, en wat is het waard?
report-things-means = Van alles wat het spel noemt: hoe vaak het per partij wordt gebruikt, hoe vaak de spelers wonnen die het gebruikten, en hoeveel punten hun winstkans in die beurt veranderde. Wie meer gebruikt heeft vaak langer of beter gespeeld; een verschil is dus een aanwijzing en geen bewijs.
report-group = { $things }: { $done }
report-group-stops = { $things }: waar schepen aanleggen
report-family-card = Kaarten
report-family-place = Plaatsen
report-family-port = Havens
report-family-island = Eilanden
report-family-route = Routes tussen plaatsen met een naam
report-family-pack = Stapels
report-family-colour = Kleuren
report-family-value = Zijden van dobbelstenen
report-uses = gebruikt per partij
report-won-by-users = gewonnen door gebruikers
report-gain = verschil
report-things-even = Niets springt eruit: geen verschil van { $points } punten of meer is duidelijk.
report-things-uneven = { $kind ->
    [both] Spelers met deze winnen vaker: { $strong }. Spelers met deze winnen minder vaak: { $weak }.
    [strong] Spelers met deze winnen vaker: { $strong }. Niets hoort duidelijk bij verliezen.
   *[weak] Spelers met deze winnen minder vaak: { $weak }. Niets hoort duidelijk bij winnen.
}
report-and-more = { " " }en nog { $count }

report-varied = Wat verandert de optie { $option }?
report-varied-pair = { $option }: { $after } in plaats van { $before }
report-varied-seats = Gewonnen partijen per volgorde van beginnen, met { $option } = { $value }
report-effect-none = Met { $value } verandert geen cijfer duidelijk. Alle partijen zijn met dezelfde dobbelstenen gespeeld.
report-effect-some = Met { $value } veranderen deze cijfers duidelijk, in partijen met dezelfde dobbelstenen: { $figures }.
report-figure = cijfer
report-change = verschil (interval)
report-figure-rounds = rondes
report-figure-decisions = beslissingen
report-figure-moves = mogelijke zetten per beslissing
report-figure-first = partijen gewonnen door wie begint
report-figure-margin = voorsprong van de winnaar in de score
report-figure-changes = wisselingen van de leiding
report-figure-behind = drama
report-figure-lowest = laagste kans van de winnaar
report-figure-settled = deel van de partij tot de winnaar blijvend voor staat

report-chapter = Hoe eerlijk is het?
report-chapter-about = Gemeten, niet beloofd: { $matches } partijen van { $players } bots ({ $bots }).
report-chapter-who = wie
report-chapter-won = gewonnen partijen
report-chapter-interval = 95 %-interval
report-chapter-fair = Eerlijk zou { $fair } voor iedereen zijn. Er speelden bots, geen mensen: andere spelers kunnen andere voordelen vinden.

report-method = Hoe dit is gemeten
report-method-bots = Bots speelden, geen mensen. Ze weten niets wat hun plaats niet kan weten. Andere spelers kunnen andere voordelen vinden.
report-method-intervals = Intervallen zijn die van 95 % (Wilson voor aandelen). Verschillende bots spelen elke partij op elke plaats met dezelfde dobbelstenen.
report-method-clear = Een zin noemt iets duidelijk als het voor alle rijen van een figuur samen geldt (Bonferroni).
report-method-chances = Winstkansen zijn geschat uit de stelling, met gewichten die zijn bepaald met partijen tussen bots.
report-again = Versie { $version }. Dezelfde opdracht maakt dezelfde pagina opnieuw:
