# Skulduggery, Nederlands: de opdrachtregel. Ids zijn `cli-...`; wat naast het bord van een spel staat is `chart-...`.

## skulduggery --help

cli-about =
    Skulduggery: piratenbordspellen, om hier in de terminal te spelen.

    Gebruik: skulduggery OPDRACHT [OPTIES]

      play           speel een spel, met vrienden aan deze computer en met bots
      serve          speel in de browser, op deze computer of op elke telefoon in huis
      games          bekijk welke spellen er zijn, en hun opties
      rules          lees de regels: allemaal, één regel, of die over een woord
      replay         lees een partij terug, beurt voor beurt
      review         zie wat een partij besliste, en waar iemand de fout in ging
      verify         reken de worpen en zetten van een partij na
      admin          bekijk, beëindig of verwijder tafels van een server die draait
      backup         kopieer alle tafels van de server
      restore        ga terug naar een kopie ervan
      rescue         red wat leesbaar is van een beschadigde database
      move-database  breng alle tafels naar een andere database
      bench          meet hoe snel deze computer speelt
      lab            ontdek hoe eerlijk een spel is, en hoe sterk de bots zijn
      new            schrijf het pakket van een nieuw spel, dat meteen werkt
      check          zoek fouten in een spel dat je schrijft
      compile        maak een eigen spel snel

    Voorbeelden:
      skulduggery play                                 kies een spel en begin
      skulduggery play kings                           King of the Pirates
      skulduggery play --seat Anna --seat Ben          jullie tweeën
      skulduggery play --resume                        ga verder met je laatste partij
      skulduggery rules PB-4.05                        zoek één regel op

    Meer over een opdracht:  skulduggery play --help
    In een andere taal:      skulduggery --language en
    Welke versie is dit:     skulduggery --version

cli-help-options = Wat je erbij kunt zetten
cli-help-language = spreek deze taal (zonder dit: de taal van je computer)
cli-help-help = toon deze hulp
cli-metavar-game = SPEL
cli-metavar-players = N
cli-metavar-name = NAAM
cli-metavar-option = NAAM=WAARDE
cli-metavar-seconds = SECONDEN
cli-metavar-bot = BOT
cli-metavar-seed = HEX
cli-metavar-host = ADRES
cli-metavar-url = URL
cli-metavar-database = DATABASE
cli-metavar-address = HOST:POORT
cli-metavar-file = BESTAND
cli-metavar-words = WOORD
cli-metavar-number = N
cli-metavar-seat = PLAATS

## skulduggery play --help

cli-about-play =
    Gebruik: skulduggery play [SPEL] [OPTIES]

    Speel een spel. Zonder opties speel je tegen bots.
    Elke zet wordt meteen bewaard: stop wanneer je wilt en ga verder met --resume.
cli-help-play-game = welk spel (zie: skulduggery games); zonder dit kun je kiezen
cli-help-play-players = met hoeveel je speelt, mensen en bots samen
cli-help-play-seat = wie er aan tafel zit: een naam voor een mens, bot:deckhand, bot:bosun, bot:captain of bot:admiral voor een bot (de zwakste eerst), bot:mijn_bot.py:Naam voor een zelfgeschreven bot; één keer per plaats, en bots nemen de plaatsen die over zijn
cli-help-play-bot = wie voor bots zonder naam speelt: deckhand, bosun, captain, admiral of een zelfgeschreven bot, mijn_bot.py:Naam (zonder deze optie: bosun); meer keren gegeven gaan ze om de beurt zitten
cli-help-play-option = verander de regels, bijvoorbeeld mode=hoard (zie: skulduggery games SPEL)
cli-help-play-auto-roll = gooi de dobbelstenen en trek de kaarten vanzelf
cli-help-play-pace = hoe lang te wachten na elke beurt van een bot
cli-help-play-seed = speel met dit geluk: hetzelfde getal geeft dezelfde worpen (paren van 0-9 en a-f)
cli-help-play-save = bewaar de partij in dit nieuwe bestand
cli-help-play-resume = ga verder met de partij in dit bestand; zonder BESTAND met je nieuwste partij die nog niet uit is
cli-examples-play =
    Voorbeelden:
      skulduggery play                    kies een spel en speel tegen bots
      skulduggery play kings
      skulduggery play prowl --seat Anna --seat Ben --seat bot:deckhand
      skulduggery play blackwood --players 4 --option mode=hoard
      skulduggery play --resume

## skulduggery games --help

cli-about-games =
    Gebruik: skulduggery games [SPEL]

    Bekijk welke spellen je kunt spelen, of alles over één ervan.
cli-help-games-game = toon de opties van dit spel
cli-examples-games =
    Voorbeelden:
      skulduggery games
      skulduggery games blackwood

## skulduggery new --help

cli-about-new =
    Gebruik: skulduggery new NAAM [--folder MAP]

    Schrijf het pakket van een nieuw spel. Het werkt meteen: een klein spel met een geheim en dobbelstenen, met teksten,
    tests en een waardefunctie. Maak er stap voor stap je eigen spel van (docs/plugins/tutorial.md).
cli-help-new-name = de sleutel van het spel, in kleine letters: sea_dogs
cli-help-new-folder = waar het komt (zonder: een map met die naam)
cli-examples-new =
    Voorbeelden:
      skulduggery new sea_dogs
      pip install -e sea-dogs
      skulduggery play sea_dogs
cli-metavar-folder = MAP
cli-new-done =
    Geschreven: { $folder }. En dan:
      cd { $folder }
      pip install -e .
      skulduggery play { $name }
      pytest
cli-new-bad-name = Een spel kan niet { $name } heten. Gebruik 2 tot 31 kleine letters, cijfers en _, met een letter vooraan: sea_dogs.
cli-new-taken = Er is al een spel { $name }. Kies een andere naam.
cli-new-not-empty = { $folder } bestaat al, en is geen lege map. Kies een andere met --folder.

## skulduggery compile --help

cli-about-compile =
    Gebruik: skulduggery compile SPEL --folder MAP

    Compileer een eigen spel met mypyc, samen met de engine (docs/plugins/publishing.md). Het duurt enkele minuten, en
    verandert niets aan wat geïnstalleerd is. Nodig zijn een C-compiler en de extra author.
cli-help-compile-game = de sleutel van het spel
cli-help-compile-folder = waar het gebouwd wordt: een lege of nieuwe map
cli-examples-compile =
    Voorbeelden:
      skulduggery compile sea_dogs --folder fast
      PYTHONPATH=fast skulduggery bench sea_dogs
cli-compile-begins = { $modules } en de engine worden gecompileerd ...
cli-compile-done =
    Klaar. Met deze map vooraan in het pad is het spel snel:
      PYTHONPATH={ $folder } skulduggery bench { $game }
cli-compile-no-mypyc = mypyc is niet geïnstalleerd. Zo komt het erbij: pip install "skulduggery[author]"
cli-compile-no-package = { $game } is geen eigen pakket; dit commando kan het niet compileren.
cli-compile-nothing =
    In { $package } kan niets gecompileerd worden. Zet de regels in eigen modules: __init__.py, en modules met
    boodschappen (class Roll(Move, frozen=True)), worden niet gecompileerd.
cli-compile-failed =
    Het compileren is mislukt:
    { $said }

## skulduggery rules --help

cli-about-rules =
    Gebruik: skulduggery rules [SPEL] [REGEL of WOORD]

    Lees de regels: het hele boek, één regel met zijn nummer,
    of elke regel met een woord erin.
cli-help-rules-words = een spel, dan het nummer van een regel (PB-4.05) of een woord om te zoeken
cli-examples-rules =
    Voorbeelden:
      skulduggery rules blackwood
      skulduggery rules PB-4.05
      skulduggery rules blackwood eiland

## skulduggery replay --help

cli-about-replay =
    Gebruik: skulduggery replay BESTAND [OPTIES]

    Lees een partij terug, beurt voor beurt.
    Het getal voor een beurt is dat van de laatste zet erin.
    Met --fork speel je vanaf daar zelf verder: nieuw geluk, bots op alle andere
    plaatsen, en een eigen bestand. De oude partij blijft zoals ze is.
cli-help-replay-file = het bestand van de partij
cli-help-replay-from = begin met de beurt van deze zet
cli-help-replay-seat = bekijk het met de ogen van deze speler (een naam, of een getal vanaf 1), of van een buitenstaander (outsider)
cli-help-replay-board = teken het bord na elke beurt
cli-help-replay-fork = speel verder na deze zet, op de plaats van --seat (anders: de eerste)
cli-help-replay-save = bewaar de nieuwe partij in dit bestand
cli-examples-replay =
    Voorbeelden:
      skulduggery replay partij.jsonl
      skulduggery replay partij.jsonl --board --from 40
      skulduggery replay partij.jsonl --fork 40 --seat Anna

## skulduggery review --help

cli-about-review =
    Gebruik: skulduggery review BESTAND [OPTIES]

    Wat een afgelopen partij besliste: ieders winstkans, de momenten die deze het
    meest veranderden, de grootste fouten en gelukkige worpen. Het duurt hooguit
    een minuut. Het getal voor een regel is dat van de zet, zoals bij replay.
cli-help-review-file = het bestand van de partij
cli-help-review-bots = zoek ook naar fouten en geluk van bots
cli-examples-review =
    Voorbeelden:
      skulduggery review partij.jsonl
      skulduggery review partij.jsonl --bots

## skulduggery verify --help

cli-about-verify =
    Gebruik: skulduggery verify BESTAND [OPTIES]

    Controleer een partij: alle worpen en kaarten worden opnieuw uitgerekend uit
    het geheime getal achter het zegel, en alle zetten worden opnieuw gespeeld
    volgens de regels. Antwoordt 0 als alles bij elkaar past, en anders 1 met de
    plek van de eerste fout.

    Wie een bestand verandert, kan ook het zegel en de ketting vernieuwen.
    Vergelijk ze daarom met wat je hebt genoteerd: het zegel zie je aan het begin
    van een partij, de laatste schakel van de ketting als je stopt en aan het eind.
cli-help-verify-file = het bestand van de partij
cli-help-verify-head = de schakel (of het bewijs van een pagina) die je hebt genoteerd: hoort die bij deze partij?
cli-examples-verify =
    Voorbeelden:
      skulduggery verify partij.jsonl
      skulduggery verify partij.jsonl --head 3f1c...

## skulduggery check --help

cli-about-check =
    Gebruik: skulduggery check SPEL [OPTIES]

    Zoek de gebruikelijke fouten in een spel: de regels, de geheimen, de teksten
    en de gouden partijen. Wat gevonden wordt, staat er in het Engels;
    docs/checking-a-game.md legt het uit.
cli-help-check-game = het spel
cli-help-check-quick = speel met maar één stel opties
cli-help-check-golden = schrijf gouden partijen in deze map, of die in de map opnieuw
cli-examples-check =
    Voorbeelden:
      skulduggery check tictactoe
      skulduggery check tictactoe --golden tests/golden
cli-check-written = Geschreven: { $file }
cli-check-golden = Gouden partijen: { $folder }
cli-check-no-golden = Er zijn nog geen gouden partijen. Zo schrijf je ze: skulduggery check SPEL --golden MAP
cli-check-witness = Het spel heeft een getuige.
cli-check-found =
    { $count ->
        [0] { $game }: er is niets mis.
        [one] { $game }: er is één ding mis.
       *[other] { $game }: er zijn { $count } dingen mis.
    }

## skulduggery bench --help

cli-about-bench =
    Gebruik: skulduggery bench [OPTIES]

    Meet hoe snel deze computer willekeurige partijen speelt,
    in seconden van zijn eigen rekentijd.
cli-help-bench-game = welk spel (zonder dit: het eerste)
cli-help-bench-players = met hoeveel spelers
cli-help-bench-seconds = meet zoveel seconden (zonder dit: 5)
cli-help-bench-json = schrijf de cijfers ook in dit bestand
cli-help-bench-workers = meet ook de partijen per seconde met één werker en met zoveel, en hoe efficiënt dat is
cli-examples-bench =
    Voorbeelden:
      skulduggery bench
      skulduggery bench --game blackwood --players 4 --seconds 10 --json snelheid.json

## skulduggery lab --help

cli-about-lab =
    Gebruik: skulduggery lab report SPEL [OPTIES]
             skulduggery lab ladder [SPEL...] [OPTIES]
             skulduggery lab fit SPEL [OPTIES]
             skulduggery lab tune SPEL [OPTIES]
             skulduggery lab calibrate [SPEL...] [OPTIES]
             skulduggery lab soak [SPEL...] [OPTIES]

    report: laat bots spelen, en schrijf een pagina over hoe eerlijk en hoe spannend een spel is.
    ladder: laat elke bot tegen elke andere spelen, en schrijf op hoe sterk ze zijn.
    fit: laat bots spelen, en zoek uit waaraan je ziet wie waarschijnlijk wint.
    tune: laat bots met een iets ander oordeel spelen, en volg wie wint.
    calibrate: laat bots spelen, en vergelijk de genoemde kansen met wat er gebeurde.
    Stop wanneer je wilt: dezelfde opdracht gaat verder waar hij stopte.
cli-help-lab-what = wat het lab doet: report, ladder, fit, tune, calibrate of soak
cli-help-lab-games = de spellen om te spelen (ladder, calibrate en soak, zonder spel: alle spellen)
cli-help-lab-bot = een bot: deckhand, bosun, captain, admiral of een zelfgeschreven bot, mijn_bot.py:Naam; meer bots met komma's, of door dit meer keren te geven: bij een ladder alle die spelen (zonder dit: alle niveaus), bij report die van de plaatsen om de beurt (zonder dit, en bij fit en calibrate: bosun)
cli-help-lab-matches = hoeveel partijen elk paar speelt, of bij de andere elk soort tafel (zonder dit: 100; bij report: 1000; bij tune: 2000; bij calibrate: 250), of hoeveel partijen soak speelt (zonder dit: 10000)
cli-help-lab-seed = hetzelfde zaadgetal geeft op elke computer dezelfde uitkomst (zonder dit: 2026)
cli-help-lab-workers = hoeveel partijen tegelijk gespeeld worden (zonder dit: één per rekenkern)
cli-help-lab-out = schrijf de uitkomst in dit bestand; de partijen komen ernaast, in een bestand dat op .jsonl eindigt (zonder dit: LADDER.md, CALIBRATION.md, SOAK.md, of de naam van het spel met .html bij report en .json bij fit en tune)
cli-help-lab-seats = speel alleen aan tafels met zoveel plaatsen, 2 of 4 (ladder en tune; zonder dit: beide)
cli-help-lab-players = aantal spelers (report; zonder dit: het gebruikelijke aantal)
cli-help-lab-option = een regel van het spel, zoals mode=hoard; kan meer keren gegeven worden (report)
cli-help-lab-vary = een optie en de waarden om te vergelijken, zoals events=deck,die: elke partij wordt met alle waarden en dezelfde dobbelstenen gespeeld (report; één optie in elk verslag)
cli-help-lab-ray = speel op het Ray-cluster met dit adres, zoals auto of 10.0.0.5:6379 (ladder en report; vraagt de extra "ray")
cli-help-lab-again = speel één partij van soak opnieuw, met de naam uit het verslag (soak)
cli-examples-lab =
    Voorbeelden:
      skulduggery lab report blackwood --players 4 --matches 2000 --vary events=deck,die
      skulduggery lab ladder --matches 20
      skulduggery lab ladder blackwood --bot bosun --bot mijn_bot.py:Naam
      skulduggery lab fit blackwood --matches 500
      skulduggery lab calibrate --out bench/CALIBRATION.md
      skulduggery lab soak --matches 1000
cli-help-own-board = speel op het bord dat in dit bestand getekend is, in plaats van op dat van het spel
cli-help-own-data = speel met de kaarten en getallen van dit bestand (TOML), in plaats van die van het spel
cli-parts-need-game = Van welk spel zijn het bord of de kaarten veranderd? Noem één spel.
cli-bad-parts = Deze onderdelen zijn niet bruikbaar. { $detail }
cli-changed-parts = { $what ->
    [board] Veranderd bord: dit is niet het spel van het regelboek (onderdelen { $hash }).
    [data] Veranderde kaarten of getallen: dit is niet het spel van het regelboek (onderdelen { $hash }).
   *[both] Veranderd bord en veranderde kaarten: dit is niet het spel van het regelboek (onderdelen { $hash }).
}
cli-metavar-what = WAT
cli-metavar-match = SPEL:DEEL:PARTIJ
cli-metavar-values = SLEUTEL=WAARDE,WAARDE
cli-lab-what = Het lab kent { $known }. "{ $given }" kent het niet.
cli-lab-unused = lab { $what } kent { $option } niet.
cli-lab-seats = Het lab speelt aan tafels met 2 of 4 plaatsen, niet met { $seats }.
cli-lab-other = { $file } bevat andere partijen: { $what }, zaadgetal { $seed }, versie { $version }. Kies een ander bestand met --out, of verwijder dat.
cli-lab-other-code = { $part ->
    [engine] De engine is veranderd sinds de partijen in { $file } gespeeld zijn. Kies een ander bestand met --out, of verwijder dat.
    [bots] Onze bots zijn veranderd sinds de partijen in { $file } gespeeld zijn. Kies een ander bestand met --out, of verwijder dat.
    [game] { $name } is veranderd sinds de partijen in { $file } gespeeld zijn: de regels, het bord, de kaarten of wat onze bots ervan weten. Kies een ander bestand met --out, of verwijder dat.
   *[bot] { $name } of een bestand dat die bot gebruikt is veranderd sinds de partijen in { $file } gespeeld zijn. Kies een ander bestand met --out, of verwijder dat.
}
cli-lab-fit-one = Winstkansen worden voor één spel bepaald, met één bot: skulduggery lab fit blackwood --bot bosun
cli-lab-tune-one = Een heuristiek wordt voor één spel bijgesteld, zonder bot: skulduggery lab tune bounty
cli-lab-fit-unknown = Nog niemand heeft opgeschreven wat er telt in { $game }, dus er valt niets te bepalen.
cli-lab-fitted = { $matches } partijen. De gewichten staan in { $file }.
cli-lab-tuned = { $matches } partijen. De bijstellingen staan in { $file }.
cli-lab-calibrate-one = Winstkansen worden met één bot nagerekend: skulduggery lab calibrate blackwood --bot bosun
cli-lab-calibrated = { $matches } partijen. Wat er gezegd is en wat er gebeurde, staat in { $file }.
cli-lab-playing = Spelen
cli-lab-no-cluster = Er is geen Ray-cluster op { $address }: { $detail }
cli-lab-other-version = Een machine van het cluster heeft een andere versie van skulduggery ({ $versions }). Alle moeten dezelfde hebben, dan zijn de uitkomsten gelijk.
cli-lab-workers-die = De processen die spelen worden telkens afgebroken; misschien is er te weinig geheugen. Probeer er minder tegelijk (--workers 1). Dezelfde opdracht gaat verder waar deze stopte.
cli-lab-unreadable = { $file }, regel { $line }: dit is geen uitkomst van een partij. Verwijder de regel of het hele bestand: de partijen worden opnieuw gespeeld.
cli-lab-report-one = Een verslag gaat over één spel: skulduggery lab report blackwood
cli-lab-vary = "{ $given }" vergelijkt niets. Verwacht: een andere optie dan players, en minstens twee verschillende waarden, zoals events=deck,die.
cli-lab-too-many-bots = { $bots } bots passen niet op { $players } plaatsen.
cli-lab-reported = { $matches } partijen. Het verslag staat in { $file }. De cijfers staan in { $tables }.
cli-lab-soaked = { $matches } partijen met { $decisions } beslissingen zijn gespeeld en gecontroleerd. De samenvatting staat in { $file }.
cli-lab-soak-found = Gevonden: { $what } Speel de partij opnieuw met: { $command }
cli-lab-soak-other = { $file } bevat de telling van een andere soak, met zaadgetal { $seed }. Gebruik dat zaadgetal, of kies een ander bestand met --out.
cli-lab-soak-no-tally = { $file } is geen telling van een soak: { $error }. Kies een ander bestand met --out, of verwijder dat.
cli-lab-soak-again = "{ $given }" is geen naam van een partij van soak. Verwacht: spel, deel en partij, zoals kings:12:3
cli-lab-soak-fine = Aan partij { $match } is niets mis.
cli-lab-soak-broken = Partij { $match } gaat na { $moves } zetten mis: { $what }
cli-lab-written = { $matches } partijen. De ladder staat in { $file }.

## Wat er mis is met een opdracht

cli-needs-extra = "{ $command }" heeft meer pakketten nodig. Installeer ze met: pip install "skulduggery[{ $extra }]"
cli-unknown-command = Er is geen opdracht "{ $command }". Er zijn { $known }.
cli-unknown-command-near = Er is geen opdracht "{ $command }". Bedoel je "{ $near }"?
cli-unknown-option = "{ $command }" kent geen { $option }. Zie: skulduggery { $command } --help
cli-unknown-option-near = "{ $command }" kent geen { $option }. Bedoel je { $near }?
cli-unknown-word = "{ $command }" weet niet wat het met "{ $word }" moet. Zie: skulduggery { $command } --help
cli-given-twice = { $option } is meer dan eens gegeven. Er kan maar één waarde gelden: welke bedoel je?
cli-missing-value = Er ontbreekt iets na { $option }.
cli-bad-arguments = Deze opdracht is niet te begrijpen: { $detail }.
cli-bad-number =
    { $least ->
        [0] Na { $option } komt een heel getal, niet "{ $given }".
       *[other] Na { $option } komt een heel getal vanaf { $least }, niet "{ $given }".
    }
cli-bad-seconds =
    { $least ->
        [0] Na { $option } komt een aantal seconden, niet "{ $given }".
       *[other] Na { $option } komt een aantal seconden groter dan 0, niet "{ $given }".
    }
cli-bad-seed = Het geheime getal bestaat uit een even aantal tekens 0-9 en a-f, niet "{ $given }".
cli-option-needs-value = Schrijf de optie als NAAM=WAARDE, niet "{ $option }". Er zijn { $known }.
cli-too-many-seats =
    { $players ->
        [one] Je noemde { $seats } plaatsen, maar er is { $players } speler.
       *[other] Je noemde { $seats } plaatsen, maar er zijn { $players } spelers.
    }
cli-unknown-level = Er is geen bot die "{ $level }" heet. Er zijn { $known }, en die van jezelf: mijn_bot.py:Naam.
cli-same-name = Twee spelers kunnen niet allebei "{ $name }" heten.
cli-empty-name = Een naam kan niet leeg zijn.
cli-bad-name = Een naam heeft 1 tot { $longest } tekens: "{ $name }" niet.
cli-not-when-resuming = { $option } is voor een nieuwe partij en gaat niet samen met --resume.
cli-nothing-to-resume = Er is geen partij die nog niet uit is. Begin er een met: skulduggery play
cli-which-file = Welke partij? Schrijf het bestand erbij: skulduggery { $command } BESTAND
cli-unknown-seat = Er is geen plaats "{ $seat }". Kies een getal van 1 tot { $players }, een naam ({ $known }), of outsider.
cli-no-rule-says = Geen enkele regel gaat over "{ $words }".

## Bestanden

cli-no-file = Er is geen bestand "{ $file }".
cli-no-folder = Er is geen map "{ $folder }".
cli-is-a-folder = "{ $file }" is een map, niet het bestand van een partij.
cli-file-exists = Er is al een bestand "{ $file }", en dat blijft zoals het is. Kies een andere naam.
cli-file-in-use = De partij in "{ $file }" wordt in een ander venster gespeeld.
cli-bad-file = De computer kan "{ $file }" niet gebruiken: { $detail }.
cli-passed-over = Overgeslagen: { $file }. { $why }

## Wie er spelen

cli-person = Schipper
cli-nobody = Speler { $number }
cli-bot-names = Zoute Sam, Malle Marie, Piet Houtpoot, Stormse Stien, Brulboei Bill, Kanonnen Kee

## Aan tafel

cli-welcome = { $title }: { $players }
cli-begun =
    Elke zet wordt bewaard in
      { $file }
    De worpen liggen vanaf nu vast. Hun zegel:
      { $promise }
    Ben jij aan de beurt, typ dan een getal of een vak. Typ ? voor hulp en q om te stoppen.
cli-resumed =
    { $moves ->
        [one] De partij gaat verder na { $moves } zet: { $file }
       *[other] De partij gaat verder na { $moves } zetten: { $file }
    }
cli-which-game = Welk spel? Typ het nummer of de naam; Enter alleen neemt het eerste.
cli-prompt-game = 1-{ $most } >
cli-which-of-several = "{ $text }" kan meer dan één spel zijn: { $games }. Typ meer van de naam, of een getal.
cli-which-of-these = "{ $text }" is niet een van deze spellen. Typ een getal, of q om te stoppen.
cli-prompt = 1-{ $most } of ? >
cli-prompt-squares =
    { $most ->
        [0] een vak of ? >
        [one] 1, een vak of ? >
       *[other] 1-{ $most }, een vak of ? >
    }
cli-prompt-luck = { $move }: druk op Enter >
cli-prompt-reacts = Enter als niemand reageert, of het nummer van wie dat wel doet >
cli-nobody-reacts = "{ $text }" doet hier niets. Druk op Enter als niemand reageert, of typ het nummer van wie dat wel doet (meerdere met spaties ertussen). b toont het bord, q stopt.
cli-standing = Stand:
cli-wealth = { $name }: { $wealth }
cli-hand-over = Dit is alleen voor { $name }. De anderen kijken weg! { $name }, druk op Enter >
cli-choice = { $move }: { $effects }
cli-nothing-else = verder gebeurt er niets.
cli-stay = Blijf waar je bent: { $place }
cli-place-at =
    { $steps ->
        [one] { $place } (1 stap)
       *[other] { $place } ({ $steps } stappen)
    }
cli-more-squares =
    { $count ->
        [one] en één vak dat op de kaart gemerkt is
       *[other] en { $count } vakken die op de kaart gemerkt zijn
    }
cli-at-distance =
    { $steps ->
        [0] Vakken:
        [one] Op 1 stap:
       *[other] Op { $steps } stappen:
    }
cli-so-many-at =
    { $steps ->
        [one] { $count } op 1 stap
       *[other] { $count } op { $steps }
    }
cli-type-square = Typ er een, zoals { $example }, of "alles" voor een lijst.
cli-possible = Dat kan: { $choice } (nummer { $number })
cli-because = { $text } ({ $rule })
cli-no-such-number =
    { $most ->
        [one] Nummer { $number } is er niet. Druk gewoon op Enter.
       *[other] Nummer { $number } is er niet: kies van 1 tot { $most }.
    }
cli-not-understood = Ik ken "{ $text }" niet. Typ een getal uit de lijst, een vak, of ? voor hulp.
cli-not-now = "{ $text }" kan nu niet.
cli-not-together = Elk daarvan kan, maar niet samen: { $text }.
cli-several = "{ $text }" kan van alles betekenen. Typ een van deze getallen: { $choices }
cli-taken-back = { $name } neemt de laatste zet terug.
cli-kept-in = Elke zet is al bewaard, in { $file }
cli-copied-to =
    Een kopie staat in { $file }
    Ga ermee verder als je wilt, maar geef haar niet weg zolang je speelt: de komende worpen zijn eruit af te leiden.
cli-more-rules = "r { $rule }" toont die regel, "r begin" alle regels met het woord "begin".
cli-left =
    De partij is bewaard. Ga verder met:
      { $command }
    Noteer de laatste schakel van de ketting, om later te zien dat niemand iets veranderde:
      { $link }
cli-forked =
    { $name } speelt verder na zet { $moves }, met nieuw geluk. Elke zet wordt bewaard in
      { $file }
    De nieuwe dobbelstenen zijn verzegeld; dit is het zegel:
      { $promise }
cli-finished =
    Lees haar terug, of controleer de worpen:
      { $replay }
      { $verify }
    Noteer de laatste schakel van de ketting, om later te zien dat niemand iets veranderde:
      { $link }
cli-go-on = Enter om verder te gaan, u om de zet terug te nemen >
cli-only-go-on = "{ $text }" doet hier niets: je zet is gedaan. Met Enter gaat de volgende speler verder, u neemt je zet terug, q stopt.
cli-unfinished =
    { $moves ->
        [one] De partij is niet uit: dit was alles tot nu toe, { $moves } zet.
       *[other] De partij is niet uit: dit was alles tot nu toe, { $moves } zetten.
    }
cli-next-turn = Enter voor de volgende beurt, a voor alles, q om te stoppen >
cli-ranking = Het einde
cli-score = score { $score }

cli-words-help = ? help hulp
cli-words-hint = h hint
cli-words-rules = r rules regels
cli-words-log = l log logboek
cli-words-board = b board bord
cli-words-all = alles all
cli-words-orders = o orders opdracht
cli-words-interrupt = ! interrupt onderbreek
cli-words-say = zeg say
cli-words-save = s save bewaar
cli-words-undo = u undo terug
cli-words-quit = q quit exit
cli-staying = blijf stay
cli-key-enter = Enter
cli-word-in-rules = begin
cli-help-at-the-table = Wat je kunt typen:
cli-help-number = kies nummer { $number } van de lijst
cli-help-place = ga naar { $place }
cli-help-piece = hetzelfde, met het schip dat erheen gaat
cli-help-words = de woorden van een keuze, of het begin ervan
cli-help-stay = blijf waar je bent, als dat mag
cli-help-enter = gooi of trek als dat wordt gevraagd; toon anders het bord opnieuw
cli-help-why = waarom kan ik niet naar { $place }?
cli-help-rule = de regel achter deze vraag
cli-help-rule-number = die regel, of een andere met zijn nummer
cli-help-rule-word = alle regels met dit woord
cli-help-hint = de beste keuzes, de kans om ermee te winnen, en waarom
cli-help-log = wat er is gebeurd, een langer stuk
cli-help-board = toon het bord opnieuw
cli-help-all = elke keuze met haar nummer
cli-help-interrupt = leg het spel stil om een kaart te spelen voordat deze vraag is beantwoord; met meer mensen zeg je wie, zoals “! 2”
cli-help-orders = als anderen iets doen: wanneer je een vraag wilt krijgen
cli-help-say = de zinnen die je tegen de anderen kunt zeggen; met een nummer of je eigen woorden erachter zeg je het
cli-help-undo = neem je laatste zet terug, zolang daarna niemand gooide of trok; vóór de volgende speler wordt het gevraagd (niet na een pas, en niet met --auto-roll)
cli-help-save = waar de partij bewaard wordt; met de naam van een bestand erachter een kopie voor jezelf
cli-help-quit = stop; de partij blijft bewaard
cli-says = { $name }: { $words }
cli-phrases = Wat je kunt zeggen, met het nummer (zeg 1; vul open plekken op volgorde in: zeg 20 Ben 9) of in je eigen woorden:
cli-no-such-phrase = Zin { $number } bestaat niet: ze hebben de nummers 1 tot en met { $most }. Dit laat ze zien: zeg
cli-phrase-names =
    { $count ->
        [0] Hier valt niets in te vullen: { $phrase }
        [one] Zeg wat er op de open plek hoort: { $phrase }
       *[other] Zeg wat er op de { $count } open plekken hoort, met een spatie ertussen: { $phrase }
    }
cli-orders = Als anderen iets doen: { $now }. Dat kun je veranderen:
cli-order-fits = vraag het mij alleen als een kaart van mij de uitslag kan veranderen
cli-order-involved = vraag het mij alleen als het om mij gaat
cli-order-never = vraag het mij nooit
cli-order-ask = vraag het mij elke keer
cli-order-given = Als anderen iets doen: { $order }.
cli-who-interrupts = Wie speelt een kaart? Typ ! en een nummer: { $names }
cli-nobody-interrupts = Niemand kan het spel nu stilleggen met een kaart.
cli-no-orders = Vaste opdrachten zijn er voor één mens die een spel met reacties tegen bots speelt.

## Spellen

cli-game-players = { $least } tot { $most } spelers
cli-game-players-exactly =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
cli-game-options = Opties: { $options }
cli-games-more = Meer over een spel: skulduggery games SPEL
cli-games-house-rules = Huisregels. Wie niets zegt, speelt zoals in het spelregelboek:
cli-house-rules = Deze partij wijkt af van het spelregelboek:
cli-games-example =
    Bijvoorbeeld:
      { $command }
cli-column-option = optie
cli-column-values = waarden
cli-column-default = gewoon
cli-column-about = wat ze doet

## Verify

cli-verified =
    Alles in { $file } past bij elkaar. Dit is gecontroleerd:
      zegel:    het geheime getal past bij het zegel
                { $promise }
      geluk:    { $draws } worpen en kaarten, opnieuw uitgerekend uit dat getal
      zetten:   { $moves }, opnieuw gespeeld, met dezelfde gebeurtenissen
      ketting:  heel; de laatste schakel is
                { $head }
    Vergelijk het zegel en de laatste schakel met wat je hebt genoteerd: wie een bestand verandert, kan een nieuwe ketting maken.
cli-shares-verified = Van elke speler is het aandeel in het geluk het aandeel dat was beloofd voordat er een werd geopend.
cli-shares-unpledged =
    De aandelen in het geluk zijn niet vooraf beloofd, want het verslag komt niet van een server.
    Een beheerder die meespeelde, kon zijn aandeel kiezen nadat hij de andere had gelezen.
cli-shares-withheld =
    { $count ->
        [one] Plaats { $seats } heeft een aandeel in het geluk beloofd en niet geopend.
       *[other] Plaatsen { $seats } hebben aandelen in het geluk beloofd en niet geopend.
    } Een beheerder met zo’n plaats kon kiezen tussen de worpen met en zonder dat aandeel.
cli-fork-verified = Vanaf regel { $line } is de partij een afsplitsing: het geluk daarna komt uit een tweede zegel, en is daarmee vergeleken.
cli-head-found =
    { $after ->
        [0] De schakel die je hebt genoteerd is de laatste: niets in het bestand is veranderd.
       *[other] De schakel die je hebt genoteerd is die van regel { $line }: tot daar is niets veranderd. Regels daarna: { $after }.
    }
cli-other-head = Niet in orde. Geen regel van het bestand heeft de schakel die je hebt genoteerd: het bestand is later veranderd, of het is een andere partij.
cli-bad-head = Een schakel bestaat uit 64 van de tekens 0-9 en a-f. Dit is er geen: { $given }
cli-not-verified = Niet in orde. { $why }

## Bench

cli-bench-title = { $build } versie van Skulduggery { $version }, Python { $python }: { $game } met { $players } spelers, { $seconds } s rekentijd
cli-build-compiled = Gecompileerde
cli-build-interpreted = Geïnterpreteerde
cli-bench-decisions = beslissingen
cli-bench-choices = … waarvan met twee of meer keuzes
cli-bench-matches = partijen
cli-bench-copies = kopieën van een stand
cli-bench-views = blikken van een plaats
cli-per-second = { $rate } per seconde
cli-bench-bosun = een keuze van de bootsman
cli-bench-workers = Partijen van bosuns per seconde: { $one } met 1 werker, { $several } met { $workers } werkers. Efficiëntie: { $efficiency } %.
cli-milliseconds = { $mean } ms, de traagste { $slowest } ms

## skulduggery serve --help

cli-about-serve =
    Gebruik: skulduggery serve [OPTIES]

    Speel in de browser: op deze computer, of met --lan op elke telefoon in
    huis. Elke zet wordt meteen bewaard; stop met Ctrl-C wanneer je wilt.
cli-help-serve-host = luister op dit adres (zonder: alleen voor deze computer)
cli-help-serve-port = luister op deze poort (zonder: 8000)
cli-help-serve-database = bewaar de tafels daar: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM
cli-help-serve-inner-address = wees een van meer knopen op één PostgreSQL-database, en luister op dit adres naar de andere knopen
cli-help-serve-open = open de browser
cli-help-serve-lan = voor iedereen in je netwerk; toont het adres en een plaatje om te scannen
cli-help-serve-keep-days = verwijder tafels waar zoveel dagen niets is gebeurd (zonder: 60)
cli-help-serve-public-url = het adres waaronder mensen deze server bereiken, voor links en achter een proxy
cli-help-serve-bot = bied aan elke tafel een eigen bot aan, bijvoorbeeld my_bot.py:Name; kan vaker (docs/writing-a-bot.md)
cli-help-serve-set = geef een instelling een waarde, zoals tables_per_hour=60; mag vaker (docs/running-a-server.md)
cli-help-serve-settings = lees instellingen uit dit bestand (TOML); opties en omgeving gaan voor
cli-help-serve-show-settings = toon elke instelling en waar die vandaan komt, en start niet
cli-help-serve-board = speel één spel (--game) op het bord dat in dit bestand getekend is
cli-help-serve-data = speel één spel (--game) met de kaarten en getallen van dit bestand (TOML)
cli-help-serve-game = het spel waar --board en --data bij horen
cli-help-serve-trusted-proxy = geloof deze proxy (een adres of een netwerk) wie zijn klanten zijn; mag vaker
cli-examples-serve =
    Voorbeelden:
      skulduggery serve --open
      skulduggery serve --lan
      skulduggery serve --port 9000 --database sqlite:///tables.sqlite
      skulduggery serve --database postgresql://skulduggery@db/skulduggery --inner-address 10.0.0.7:9000
      skulduggery serve --settings /etc/skulduggery.toml --show-settings
cli-serving = Je tafel staat klaar: { $url }  (Ctrl-C stopt)
cli-serving-lan = Telefoons in je netwerk openen hetzelfde adres, of scannen dit:
cli-bot-needs-file = "{ $given }" is geen eigen bot. Noem zijn bestand en zijn klasse: mijn_bot.py:Naam.
cli-bot-twice = Er is al een bot die "{ $name }" heet. Geef de klasse een andere naam.
cli-bad-value =
    { $where } kan niet "{ $given }" zijn. Het moet { $expected ->
        [port] een getal van 0 tot 65535
        [whole] een geheel getal van 0 of meer
        [number] een getal van 0 of meer
        [switch] yes of no
        [url] een adres als https://play.example.org
        [network] een adres als 10.0.0.7 of een netwerk als 10.0.0.0/24
        [database] sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM
        [address] een adres als 10.0.0.7:9000
        [bot] een bestand en een klasse als my_bot.py:Naam
        [token] een geheim van minstens 20 letters, cijfers en tekens, zoals "openssl rand -hex 20" er een maakt,
       *[text] een tekst
    } zijn.
cli-unknown-setting = { $where }: er is geen instelling "{ $name }". Er zijn { $known }.
cli-unknown-setting-near = { $where }: er is geen instelling "{ $name }". Bedoel je { $near }?
cli-secret-setting =
    { $name } is geheim, en elke gebruiker van een computer kan opdrachtregels lezen.
    Stel het in met { $variable } of in het instellingenbestand.
cli-bad-settings = { $file } is geen instellingenbestand: { $detail }.
cli-default = standaard
cli-cannot-listen =
    De server kan niet luisteren op { $host }, poort { $port }. Misschien doet een ander programma dat al. Probeer een andere poort:

      skulduggery serve --port { $free }
      make play ARGS="--port { $free }"
cli-second-server =
    Een andere server gebruikt { $file }. Stop die eerst, of start een tweede met eigen tafels:

      skulduggery serve --port { $free } --database sqlite:///second.sqlite
      make play ARGS="--port { $free } --database sqlite:///second.sqlite"

## skulduggery backup en restore --help

cli-about-backup =
    Gebruik: skulduggery backup BESTAND [OPTIES]

    Kopieer alle tafels van de server naar een nieuw bestand. De server mag intussen doorgaan.
cli-help-backup-file = het nieuwe bestand
cli-help-backup-database = de database van de server, als het niet de gewone is
cli-examples-backup =
    Voorbeeld:
      skulduggery backup tables-maandag.sqlite
cli-about-restore =
    Gebruik: skulduggery restore BESTAND [OPTIES]

    Ga terug naar de tafels van een reservekopie. Stop eerst de server.
    Wat er stond, blijft ernaast bewaard in een bestand dat op .old eindigt.
cli-help-restore-file = de reservekopie
cli-help-restore-database = de database van de server, als het niet de gewone is
cli-examples-restore =
    Voorbeeld:
      skulduggery restore tables-maandag.sqlite
cli-about-rescue =
    Gebruik: skulduggery rescue BESTAND [OPTIES]

    Red wat nog leesbaar is van een beschadigde database, in een nieuw bestand. Stop eerst de server.
    De beschadigde database verandert niet. Zet het nieuwe bestand daarna op zijn plaats met restore.
cli-help-rescue-file = het nieuwe bestand
cli-help-rescue-database = de beschadigde database, als het niet de gewone is
cli-examples-rescue =
    Voorbeeld:
      skulduggery rescue leesbaar.sqlite
      skulduggery restore leesbaar.sqlite
cli-rescued =
    { $tables ->
        [one] { $tables } tafel staat veilig in { $file }
       *[other] { $tables } tafels staan veilig in { $file }
    }
cli-rescued-not = Bij { $cut } daarvan ontbreken de laatste zetten. Nog { $lost } waren niet te lezen.
cli-rescued-next = Ga ermee verder: skulduggery restore { $file }
cli-which-backup = Welk bestand? Schrijf het erbij: skulduggery { $command } BESTAND
cli-backed-up =
    { $tables ->
        [one] { $tables } tafel staat veilig in { $file }
       *[other] { $tables } tafels staan veilig in { $file }
    }
cli-restored =
    { $tables ->
        [one] { $tables } tafel is terug in { $database }
       *[other] { $tables } tafels zijn terug in { $database }
    }
cli-restored-replaced = Wat er eerst stond, staat in { $file }
cli-only-a-file = Alleen een database die een bestand is kan worden gered: { $expected }.

## skulduggery move-database

cli-about-move-database =
    Gebruik: skulduggery move-database VAN NAAR [OPTIES]

    Breng alle tafels van de ene database naar de andere, bijvoorbeeld van een
    bestand naar PostgreSQL of terug. Stop eerst de server. Daarna wordt alles
    vergeleken, en de keten van elke partij gecontroleerd. In VAN verandert niets.
    Als er iets tussenkomt, is er ook in NAAR niets veranderd.
cli-help-move-database-source = waar de tafels nu zijn
cli-help-move-database-target = waar ze moeten komen
cli-help-move-database-replace = verwijder de tafels die er al zijn
cli-examples-move-database =
    Voorbeelden:
      skulduggery move-database sqlite:///tables.sqlite postgresql://skulduggery@localhost/skulduggery
      skulduggery move-database postgresql://skulduggery@localhost/skulduggery sqlite:///tables.sqlite
cli-move-which = Van waar naar waar? Schrijf beide databases: skulduggery move-database VAN NAAR
cli-moved =
    { $tables ->
        [one] { $tables } tafel staat nu in { $database }. Ze is gelijk, byte voor byte.
       *[other] { $tables } tafels staan nu in { $database }. Ze zijn gelijk, byte voor byte.
    }
cli-moved-broken = De ketens van deze tafels waren al gebroken. Ze zijn verhuisd zoals ze zijn: { $tables }
cli-moved-next = { $source } is zoals het was. Verwijder het als de server goed met de andere draait.

## skulduggery admin

cli-about-admin =
    Gebruik: skulduggery admin [ACTIE] [TAFEL] [OPTIES]

    Vraag een server die draait wat alleen de beheerder mag zien, of laat hem iets doen:

      tables         toon de tafels, die waar het laatst iets gebeurde eerst
      load           hoeveel de server te doen heeft, en of er iets vastzit
      end TAFEL      beëindig een partij zoals ze staat, ook een bevroren partij
      delete TAFEL   verwijder een tafel met alles wat er is gespeeld

    De server moet met een admin_token zijn gestart, en je moet hetzelfde
    noemen: met SKULDUGGERY_ADMIN_TOKEN of in het instellingenbestand.
cli-help-admin-action = tables, load, end of delete (zonder: tables)
cli-help-admin-table = de tafel, zoals de lijst haar noemt
cli-help-admin-server = waar de server is (zonder: deze computer, op de poort van de instellingen)
cli-help-admin-settings = lees het token en de poort uit dit bestand
cli-help-admin-most = hoogstens zoveel tafels (zonder: 50)
cli-help-admin-status = alleen tafels die lobby, running, paused of over zijn
cli-help-admin-yes = verwijder de tafel echt
cli-metavar-table = TAFEL
cli-metavar-status = STATUS
cli-examples-admin =
    Voorbeelden:
      skulduggery admin tables --status running
      skulduggery admin load --server https://play.example.org
      skulduggery admin end abcdefghijkmnp
cli-admin-what = Er is niets als "{ $given }" te doen. Er zijn { $known }.
cli-admin-which = Welke tafel? Schrijf haar zoals de lijst haar noemt: skulduggery admin { $action } TAFEL
cli-admin-sure =
    Een verwijderde tafel is voorgoed weg, met haar partij en haar verhalen.
    Als je dat wilt: skulduggery admin delete { $table } --yes
cli-admin-token = Welk token heeft de server? Stel { $variable } in, of noem het instellingenbestand met --settings.
cli-admin-forbidden = De server kent dit token niet. Het moet het admin_token zijn waarmee hij is gestart.
cli-admin-no-server = Er antwoordt geen server op { $server }: { $detail }.
cli-admin-refused = De server heeft dat geweigerd: { $detail }
cli-admin-ended = De partij aan { $table } is afgelopen.
cli-admin-deleted = { $table } is verwijderd.
cli-admin-none = Er zijn geen zulke tafels.
cli-admin-heads = tafel, spel, status, mensen, bots, regels, hier, veranderd, vast

## Naast een kaart

chart-round = Ronde { $round }
chart-worth = (samen { $value } waard)
