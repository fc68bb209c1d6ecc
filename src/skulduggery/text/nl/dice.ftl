# Skulduggery, Nederlands: eerlijke dobbelstenen, en wie er geluk had. Komt mee met de schermen die het nodig hebben.

## Het zegel, in de haven en in het menu

seal-title = De dobbelstenen zijn verzegeld
seal-meaning = Een geheim getal bepaalt elke worp van dit spel, en dat is vóór de eerste zet weggesloten. Na afloop wordt het getoond en kan iedereen elke worp nakijken.
seal-fingerprint = Vingerafdruk van het zegel:
seal-copy = Het hele zegel kopiëren
seal-check = Dobbelstenen nakijken
seal-pledges-changed = Pas op! De aandelen in het geluk zijn niet die welke waren beloofd toen deze browser het zijne opende. Iemand heeft het met andere worpen geprobeerd.
seal-withheld =
    { $count ->
        [one] { $names } beloofde een aandeel in het geluk en heeft het niet geopend.
       *[other] { $names } beloofden een aandeel in het geluk en hebben het niet geopend.
    } Misschien viel de verbinding weg. Wie de server beheert, kan zo ook kiezen tussen twee reeksen worpen.
seal-changed = Pas op! Deze browser zag hier eerder een ander zegel: { $seen }. Iemand heeft de dobbelstenen veranderd.

## De dobbelstenen nakijken

dice-title = Dobbelstenen nakijken
dice-loading = Het verslag van het spel wordt gelezen…
dice-again = Nog eens nakijken
dice-save = Verslag bewaren
dice-to-table = Naar de tafel
dice-times =
    { $times ->
        [one] Door deze browser uitgerekend in { $milliseconds } ms. De server is daar niet voor nodig: zet het netwerk maar eens uit en probeer het opnieuw.
       *[other] { $times } keer door deze browser uitgerekend, de laatste keer in { $milliseconds } ms.
    }

dice-verdict-right = De dobbelstenen waren eerlijk
dice-verdict-right-about =
    { $draws ->
        [one] De enige worp is precies de worp die vóór de eerste zet verzegeld was. Niemand heeft hem achteraf gekozen.
       *[other] Alle { $draws } worpen en trekkingen zijn precies die welke vóór de eerste zet verzegeld waren. Niemand heeft er ook maar één achteraf gekozen.
    }
dice-verdict-none = Geen dobbelsteen, geen twijfel
dice-verdict-none-about = In dit spel is niets geworpen of getrokken, en het verslag is compleet.
dice-verdict-later = Verzegeld tot het einde
dice-verdict-later-about = Zolang het spel loopt, blijft het zegel dicht. Anders zou iemand de volgende worp al kunnen weten.
dice-verdict-wrong = Er klopt iets niet
dice-verdict-wrong-about =
    { $problems ->
        [one] Dit verslag is niet wat er gespeeld is: het is achteraf veranderd of beschadigd. Dit is de plek:
       *[other] Dit verslag is niet wat er gespeeld is: het is achteraf veranderd of beschadigd. Dit zijn de { $problems } plekken:
    }

dice-now = Wat je nu al kunt nakijken
dice-after = Wat je na het spel kunt nakijken

dice-finding-right = Goed:
dice-finding-wrong = Fout:
dice-finding-later = Later:
dice-finding-unknown = Niet bekend:
dice-finding-none = Niets na te kijken:

dice-check-seal-right = Het geheime getal past bij het zegel dat vóór de eerste zet te zien was.
dice-check-seal-wrong = Het geheime getal past niet bij het zegel.
dice-check-seal-later = Of het geheime getal bij het zegel past.
dice-check-seen-right =
    { $since ->
        [lobby] Het is het zegel dat deze browser zag voordat het spel begon: { $fingerprint }
        [start] Het is het zegel dat deze browser zag toen het spel begon: { $fingerprint }
       *[later] Het is het zegel dat deze browser zag toen hij aan tafel kwam: { $fingerprint }
    }
dice-check-seen-wrong = Het is niet het zegel dat deze browser aan tafel zag.
dice-check-seen-unknown = Deze browser zat niet aan tafel. Vraag het iemand die erbij was: het zegel moet { $fingerprint } zijn
dice-check-shares-right = Het eigen aandeel in het geluk van jouw browser is erin gemengd. Zo kon niemand de dobbelstenen in zijn eentje kiezen.
dice-check-shares-wrong = De aandelen in het geluk zijn niet die van de spelers.
dice-check-shares-unknown =
    { $count ->
        [0] Geen enkele browser gaf een aandeel in het geluk van dit spel.
        [one] Eén browser gaf een aandeel in het geluk: { $givers }. Deze browser niet.
       *[other] { $count } browsers gaven een aandeel in het geluk: { $givers }. Deze browser niet.
    }
dice-check-pledges-right = Alle aandelen waren beloofd voordat er een werd geopend. Zo kon niemand een aandeel kiezen dat bij de andere past.
dice-check-pledges-wrong = De aandelen zijn niet die welke voor het spel waren beloofd.
dice-check-pledges-unknown =
    { $silent ->
        [one] { $withheld } beloofde een aandeel en heeft het niet geopend.
       *[other] { $withheld } beloofden een aandeel en hebben het niet geopend.
    } Wie de server beheert en daar zat, kon kiezen tussen de worpen met en zonder dat aandeel.
dice-check-pledges-none = Geen aandeel was voor het spel beloofd. Wie de server beheert en meespeelde, kon er een kiezen dat bij de andere past.
dice-check-draws-right =
    { $draws ->
        [one] De enige worp is opnieuw uitgerekend: hij is gelijk.
       *[other] Alle { $draws } worpen en trekkingen zijn opnieuw uitgerekend: ze zijn allemaal gelijk.
    }
dice-check-draws-wrong = Niet elke worp komt uit zoals hij is opgeschreven.
dice-check-draws-later =
    { $draws ->
        [0] Elke worp en elke trekking.
        [one] Elke worp en elke trekking (tot nu toe één).
       *[other] Elke worp en elke trekking (tot nu toe { $draws }).
    }
dice-check-draws-none = Er is niets geworpen of getrokken.
dice-check-chain-right = Alle { $lines } regels van het verslag hangen aan elkaar als de schakels van een ketting.
dice-check-chain-wrong = De regels van het verslag hangen niet aan elkaar.
dice-check-receipt-right =
    { $chain ->
        [wrong] Het bewijs dat deze browser bij nummer { $number } kreeg, past: dus zijn de regels veranderd en niet de schakels.
       *[right] Het bewijs dat deze browser bij nummer { $number } kreeg, past: tot daar is sindsdien niets veranderd.
    }
dice-check-receipt-wrong = Het verslag klopt niet met het bewijs dat deze browser kreeg.
dice-check-receipt-later = Of het verslag klopt met de bewijzen die deze browser kreeg.
dice-check-receipt-unknown = Deze browser heeft geen bewijs van dit spel om mee te vergelijken.

## Wat er mis kan zijn, en waar

dice-problem-not-a-record = Dit is niet het verslag van een spel Skulduggery.
dice-problem-unknown-format = Het verslag is geschreven in formaat { $format }, en dat kan deze pagina niet lezen.
dice-problem-broken-line = Regel { $line } is niet te lezen. De regels erna zijn niet nagekeken.
dice-problem-no-start = Regel { $line } hoort het begin van het spel te zijn, en is dat niet.
dice-problem-wrong-number = Regel { $line } heeft nummer { $found }, maar { $expected } is aan de beurt: er is een regel weggehaald of tussengevoegd.
dice-problem-opening-edited = De eerste twee regels horen niet bij elkaar: de instellingen of het begin van het spel zijn veranderd.
dice-problem-line-edited = Regel { $line } is veranderd nadat hij was geschreven, of hoort hier niet.
dice-problem-seed-edited = Regel { $line }: het geheime getal is verwisseld. Het is niet het getal dat verzegeld was.
dice-problem-seal-edited = Regel { $line }: het zegel is verwisseld. Het geheime getal hoort bij een ander zegel.
dice-problem-other-seal = Regel { $line }: het zegel is { $found }, maar aan tafel zag deze browser { $seen }.
dice-problem-share-edited = Regel { $line }: iemands aandeel in het geluk is veranderd. Met deze aandelen waren er andere worpen gevallen.
dice-problem-bad-share = Regel { $line }: zo’n aandeel in het geluk als op plaats { $seat } kan geen browser hebben gegeven.
dice-problem-other-share = Regel { $line }: het aandeel in het geluk van plaats { $seat } is niet wat deze browser gaf.
dice-problem-broken-pledge = Regel { $line }: het aandeel in het geluk van plaats { $seat } is niet het aandeel dat voor het spel was beloofd.
dice-problem-other-pledges = Regel { $line }: de beloften zijn niet die welke deze browser zag voordat hij zijn aandeel opende. Iemand heeft het met andere worpen geprobeerd.
dice-problem-wrong-draw = Regel { $line }, trekking { $draw }: in het verslag staat { $found } van { $ways }, maar het geheime getal geeft { $expected }.
dice-problem-bad-undo = Regel { $line }: hier is meer teruggenomen dan er gespeeld was ({ $to }).
dice-problem-told-otherwise = Regel { $line }: het logboek vertelt van een { $value }, maar zo’n worp is er niet gevallen.
dice-problem-other-receipt = Ergens tot en met regel { $line } is iets veranderd nadat deze browser zijn bewijs kreeg (nummer { $number }).
dice-problem-cut-short = Het verslag eindigt bij nummer { $last }, maar deze browser zag nummer { $number }: het einde is eraf geknipt.
dice-problems-more =
    { $rest ->
        [one] Toon er nog één
       *[other] Toon er nog { $rest }
    }

## Regel voor regel

dice-lines = Elke worp, regel voor regel
dice-lines-none = Er zijn geen worpen om te tonen.
dice-lines-shown =
    { $lines ->
        [one] Eén regel met geluk
       *[other] { $shown } van { $lines } regels met geluk
    }
dice-lines-all = Toon alle { $lines } regels
dice-filter = Wiens worpen?
dice-filter-all = Iedereen
dice-line = Regel { $line }
dice-turn = Beurt { $turn }
dice-setup = Opzet
dice-table = De tafel
dice-die = Dobbelsteen
dice-draw = Trekking
dice-luck = Worp of trekking
dice-value = { $value } van { $ways }
dice-same = opnieuw uitgerekend: { $expected }, gelijk
dice-other = opnieuw uitgerekend: { $expected }, niet gelijk!
dice-later = na te kijken na het spel
dice-forked = Vanaf hier is het een ander spel, met geluk dat opnieuw is verzegeld.
dice-arithmetic = De som
dice-word =
    { $thrown ->
        [0] Zet { $move }, trekking { $draw }: { $word } gedeeld door { $ways } laat { $rest } over. Geteld vanaf 1 is dat { $value }.
        [one] Zet { $move }, trekking { $draw }: één getal was te groot om eerlijk te zijn en is weggegooid. { $word } gedeeld door { $ways } laat { $rest } over. Geteld vanaf 1 is dat { $value }.
       *[other] Zet { $move }, trekking { $draw }: { $thrown } getallen waren te groot om eerlijk te zijn en zijn weggegooid. { $word } gedeeld door { $ways } laat { $rest } over. Geteld vanaf 1 is dat { $value }.
    }

## Voor het einde, en bestanden

sealed-lobby = Het spel is nog niet begonnen
sealed-secrets = Verzegeld tot het einde
file-title = Breng het verslag van een spel
file-another = Een ander verslag
file-about = Kies een bestand met een verslag, of sleep het op deze pagina. Het wordt in je browser nagekeken en gaat nergens anders heen.
file-choose = Bestand kiezen
file-story-about = Voor de zinnen en de gelukskaart moet de server de zetten kennen.
file-story = Naar de server sturen voor het verhaal

## Zo werkt het

how-title = Zo werkt het
how-box = Vóór het spel bedenkt de server een reusachtig geheim getal en sluit het op in een kist. Het zegel is de vingerafdruk van dat getal: elk ander getal zou een andere hebben.
how-shares = De browser van elke speler doet er een eigen getal bij, zijn aandeel in het geluk. Eerst toont hij alleen de vingerafdruk van dat getal, en het getal zelf pas als alle vingerafdrukken er zijn. Zo kan niemand een aandeel kiezen dat bij de andere past, en niemand de dobbelstenen in zijn eentje.
how-recipe = Uit die getallen volgt elke worp en elke kaart volgens een vast recept, net als een lange keersom. Wie de getallen heeft, krijgt dezelfde worpen.
how-open = Na het spel gaat de kist open. Deze pagina rekent elke worp opnieuw uit en vergelijkt hem met wat er aan tafel gebeurde. Dat gebeurt in je eigen browser, zonder de server.
how-chain = Elke regel van het verslag bevat de vingerafdruk van de regel ervoor, als de schakels van een ketting. Tijdens het spel bewaart je browser er bewijzen van. Zo kan niemand later een regel veranderen zonder dat het uitkomt.
how-limits = Wat dit niet kan laten zien: of iemand die de server beheert in de kist heeft gegluurd. Die zou de worpen kunnen weten, maar niet kiezen.
how-exactly = De precieze beschrijving, met testgetallen (Engels)
how-table = Tabel

numbers-title = De getallen zelf
numbers-seal = Zegel
numbers-seed = Geheim getal
numbers-sealed = in de kist tot het einde
numbers-pledge = Belofte van { $name }
numbers-share = Aandeel van { $name }
numbers-head = Laatste schakel van de ketting

## Geluk

luck-title = Wie had er geluk?
luck-rolls =
    { $rolls ->
        [one] één worp
       *[other] { $rolls } worpen
    }
luck-rolls-of =
    { $rolls ->
        [one] één worp met een dobbelsteen met { $sides } kanten
       *[other] { $rolls } worpen met een dobbelsteen met { $sides } kanten
    }
luck-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-bar = Gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Met eerlijke dobbelstenen is dat op den duur { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }, en in 19 van de 20 spellen tussen { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } en { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
luck-is-usual = Zoals gewoonlijk.
luck-is-lucky = Geluk gehad!
luck-is-unlucky = Pech gehad!
luck-one-in =
    { $count ->
        [0] Dat gebeurt in bijna elk spel.
        [1] Dat gebeurt in bijna elk spel.
        [2] Dat gebeurt in ongeveer de helft van de spellen.
       *[other] Zo gaat het in ongeveer één op de { $number } spellen.
    }
luck-number =
    { $count ->
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $count }
    }
luck-times =
    { $length ->
        [2] twee keer
        [3] drie keer
        [4] vier keer
        [5] vijf keer
        [6] zes keer
       *[other] { $length } keer
    }
luck-streak = Langste reeks: { $times } achter elkaar { $value }.
luck-no-streak = Geen enkel getal viel twee keer achter elkaar.
luck-legend = Het ronde merk is het gemiddelde van dit spel. Met eerlijke dobbelstenen ligt het in 19 van de 20 spellen op de balk.
spread-title = Zo vielen de dobbelstenen
spread-legend = De streepjeslijn laat zien hoe hoog elke balk zou zijn als alle getallen even vaak vielen.
spread-face =
    { $count ->
        [0] { $face }: nooit
        [one] { $face }: één keer
       *[other] { $face }: { $count } keer
    }
