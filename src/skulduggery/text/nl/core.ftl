# Skulduggery, Nederlands: wat alle spellen delen. Ids zijn `refusal-<kind>`; plaatshouders zijn de velden daarvan.

## Lijsten en getallen

list-comma = { $before }, { $item }
list-and = { $before } en { $item }
# Een worp, en de worpen die daarna beslissen omdat hij gelijk was.
list-then = { $before } (gelijk) en dan { $item }
list-entry = { $owner } { $value }
list-place = { $value }. { $owner }
list-times = { $count } × { $item }

## Wie leest, en keuzes

# Na een werkwoord of een woord als "van"; een zin die met de lezer begint, heeft een eigen vorm.
you-object = jou
# In een rijtje, of alleen.
you-listed = jij
question-to = { $name }: { $question }
choice-gain = { $choice }: { $gains }
gain-won =
    { $seat_is ->
        [you] jij wint
       *[other] { $seat } wint
    }

## Opties die elk spel heeft

option-players = Spelers
option-players-effect = Zoveel mensen en bots doen mee.

## Aan tafel

refusal-match-over = Dit spel is afgelopen.
refusal-not-your-turn = Even wachten: { $asked } is aan de beurt.
refusal-not-offered = Deze zet kan nu niet: { $move }.
refusal-unknown-move = Zo'n zet bestaat niet in dit spel: { $detail }.
refusal-unknown-target = Dat kun je hier niet kiezen.
refusal-occupied = Deze plek is al bezet: { $place }.
refusal-nothing-to-undo = Je kunt niets terugnemen. Worpen, kaarten en keuzes van anderen blijven staan.
refusal-no-such-seat =
    { $seats ->
        [one] Die plaats bestaat niet: deze tafel heeft { $seats } plaats.
       *[other] Die plaats bestaat niet: deze tafel heeft { $seats } plaatsen.
    }

## Spellen, opties en spelregels

refusal-unknown-game =
    { $known ->
        [none] Er is geen spel dat "{ $game_id }" heet.
       *[other] Er is geen spel dat "{ $game_id }" heet. Je kunt kiezen uit { $known }.
    }
refusal-unknown-option = Er is geen optie die "{ $option_id }" heet. Je kunt kiezen uit { $known }.
refusal-bad-nonce = Een aandeel in het toeval moet één regel van 1 tot 64 tekens zijn.
refusal-bad-bot = De bot "{ $bot }" kan niet spelen: { $detail }.
refusal-bad-option =
    { $given ->
        [none] Kies een waarde voor "{ $option_id }": { $expected }.
       *[other] "{ $option_id }" kan niet "{ $given }" zijn. Mogelijk: { $expected }.
    }
credits-about = Over dit spel
refusal-no-rulebook =
    { $known ->
        [none] Voor "{ $game_id }" is er geen spelregelboekje.
       *[other] Voor "{ $game_id }" is er geen spelregelboekje. Wel voor { $known }.
    }
refusal-no-such-rule = Regel { $wanted } bestaat niet. Probeer { $known }.

## Verslagen van gespeelde spellen

refusal-not-a-record = Regel { $line } hoort het begin van een verslag te zijn, maar dat is niet zo.
refusal-broken-line = Regel { $line } van het verslag is niet te lezen: { $detail }.
refusal-unknown-format = Het verslag heeft formaat { $found }, maar dit programma leest formaat { $expected }.
refusal-other-parts = { $found_id ->
    [none] Deze partij is gespeeld met het gewone bord en de gewone kaarten van { $game_id }. Hier zijn ze veranderd ({ $expected }).
   *[other] Deze partij is gespeeld met een veranderd bord of veranderde kaarten van { $game_id } ({ $found }), die hier niet in gebruik zijn.
}
refusal-other-rules = Het verslag volgt versie { $found } van de spelregels van { $game_id }, maar versie { $expected } is geïnstalleerd.
refusal-wrong-number = Regel { $line } heeft nummer { $found }, maar nummer { $expected } is aan de beurt.
refusal-broken-chain = Regel { $line } past niet bij de regels ervoor: iemand heeft het verslag veranderd.
refusal-wrong-commitment = Regel { $line }: het startgetal is niet het getal dat is beloofd.
refusal-wrong-pledge = Regel { $line }: het aandeel in het geluk van plaats { $seat } is niet het aandeel dat voor de partij is beloofd.
refusal-seed-hidden = Het startgetal staat niet in het verslag, dus niemand kan de worpen narekenen.
refusal-not-in-record = De partij kan niet verder na nummer { $number }: dat is er niet, of het is het einde.
refusal-wrong-draw = Regel { $line }, trekking { $draw }: in het verslag staat { $found }, maar het startgetal geeft { $expected }.
refusal-no-start = Regel { $line } moet het begin van de partij zijn, maar is dat niet.
refusal-missing-luck = Het toeval op regel { $line } past niet bij de zet.
refusal-broken-move = De zet op regel { $line } kan daar niet worden gespeeld ({ $why }).
refusal-other-events = De zet op regel { $line } doet iets anders dan in het verslag staat.

# Behind the title of a game whose parts a designer has changed.
changed-title = · veranderd bord, kaarten of getallen ({ $hash })
