# Skulduggery, Nederlands: waarom de server nee zegt. Namen zijn `refusal-<soort>`; velden zijn die van dat soort.

refusal-stale = De tafel is intussen veranderd. Kijk nog eens en kies opnieuw.
refusal-not-your-seat = Deze plaats is niet van jou.
refusal-host-only = Dat kan alleen de gastheer van de tafel.
refusal-only-in-lobby = Dit kan alleen vóór de partij worden veranderd.
refusal-not-running =
    { $status_id ->
        [lobby] De partij is nog niet begonnen.
        [paused] De partij staat op pauze.
        [frozen] De regels zijn sinds deze partij veranderd. Je kunt alleen nog kijken.
       *[over] Deze partij is afgelopen.
    }
refusal-not-over = De partij is nog niet afgelopen.
refusal-not-played-out = Deze partij is gestopt voordat iemand had gewonnen.
refusal-bot-plays = Een bot vaart voor jou. Neem eerst het roer terug.
refusal-seat-taken = Daar zit { $name_id }.
refusal-nobody-there = Daar zit niemand.
refusal-still-awaited = { $name_id } kan elk moment terugkomen. Een link naar deze plaats kan pas als de wachttijd voor afwezige spelers om is.
refusal-too-few-agree = Wie de plaats van { $name_id } opent, ziet de geheimen van die plaats. Daarom moeten minstens twee anderen instemmen, ieder op een eigen apparaat. Een bot kan spelen tot { $name_id } terug is.
refusal-seat-vacated = Iemand is van deze plaats weggestuurd. De bot speelt verder en houdt de geheimen voor zich.
refusal-bad-subscription = Deze server kan geen meldingen naar deze browser sturen.
refusal-no-such-screen = Dit grote scherm is niet meer verbonden.
refusal-has-seat = Je hebt al een plaats aan deze tafel. Niemand heeft er twee.
refusal-asked-before = { $name_id } heeft vóór jou om deze plaats gevraagd. Vraag om een andere, of wacht op het antwoord van de gastheer.
refusal-nobody-asks = Niemand vraagt nog om deze plaats.
refusal-table-full = Alle plaatsen zijn bezet. Je kunt wel kijken.
refusal-seats-closed =
    { $joining_id ->
        [invited] De partij is begonnen. Alleen de gastheer kan je de plaats van een bot geven: kijk mee en vraag erom, of vraag de gastheer om een link.
       *[closed] De partij is begonnen, en de plaatsen zijn gesloten. Je kunt meekijken.
    }
refusal-no-such-table = Er is geen tafel "{ $place_id }". Misschien is die weg, of staat er een tikfout in de code.
refusal-link-used = Deze link is al gebruikt of te oud. Vraag een nieuwe.
refusal-bad-name =
    { $reason_id ->
        [long] Kies een kortere naam.
        [characters] Kies een naam van letters, cijfers en spaties.
        [empty] Kies een naam met een letter erin.
       *[other] Kies een vriendelijker naam.
    }
refusal-bad-pledge = Een belofte over een aandeel in het geluk moet bestaan uit 64 van de tekens 0-9 en a-f.
refusal-shares-fixed = De partij begint zo: de aandelen in het geluk zijn beloofd en staan vast.
refusal-shares-not-fixed = Aandelen in het geluk worden bij het begin geopend, niet eerder.
refusal-other-share = Dit aandeel in het geluk is niet het aandeel dat is beloofd.
refusal-starting = De partij begint net. Probeer het zo nog eens.
refusal-talk-closed =
    { $talk_id ->
        [off] Praten staat uit aan deze tafel.
       *[other] Aan deze tafel zeg je alleen vaste zinnen.
    }
refusal-free-text-off = Op deze server zeg je alleen vaste zinnen. Dat heeft de beheerder zo bepaald.
refusal-unknown-phrase = Zo kun je dat niet zeggen. Kies een zin, en alles wat erbij hoort.
refusal-bad-text =
    { $reason_id ->
        [long] Dat is te lang: hoogstens { $most } tekens.
       *[other] Schrijf eerst iets.
    }
refusal-not-private =
    { $reason_id ->
        [off] De gastheer staat aan deze tafel geen privéberichten toe.
        [device] Daar spelen meer mensen op één apparaat, en die lezen het allemaal. Zeg het tegen iedereen.
        [curtain] Pak eerst het apparaat: voor een privébericht moet je zelf kijken.
       *[other] Op die plek zit niemand die het kan lezen.
    }
refusal-unknown-remark = Dat bericht is weg, of je kunt dit er niet mee doen.
refusal-unknown-deal = Zo’n afspraak heb je niet, of hij is al verbroken.
refusal-no-vote = Er valt nu voor jou niets te stemmen.
refusal-hints-forbidden = De gastheer staat aan deze tafel geen tips toe.
refusal-no-hint-now = Er zijn geen tips zolang meer spelers mogen reageren: de vraag zou de anderen verraden dat je kunt kiezen.
refusal-hint-coming = Er wordt nog naar een tip gezocht. Wacht even.
refusal-no-interruption = Je kunt het spel nu niet stilleggen. Wacht op de volgende stap.
refusal-not-invited = Dat moment is voorbij: niemand wacht meer op je antwoord.
refusal-record-hidden = Het verslag blijft dicht tot de partij is afgelopen: het zou geheimen verraden.
refusal-no-such-text = Er is geen tekst "{ $name_id }".
refusal-garbage = De server kon dit niet lezen: { $detail_id }.
refusal-too-large = Dit bericht is te lang: er worden hoogstens { $most } bytes gelezen.
refusal-too-fast =
    { $what_id ->
        [tables] Er zijn te veel tafels geopend vanaf jouw netwerk.
        [rematches] Dat was de ene revanche na de andere.
        [joins] Er zijn net te veel mensen aangeschoven vanaf jouw netwerk.
        [codes] Te veel codes vanaf jouw netwerk waren fout.
        [stories] Er zijn te veel partijen bekeken vanaf jouw netwerk.
        [uploads] Er zijn te veel verslagen gestuurd vanaf jouw netwerk.
        [share] De server is nog bezig met wat jouw netwerk heeft gevraagd.
        [busy] De server is bezig met veel andere partijen.
        [seats] Namen en plaatsen zijn heel vaak veranderd.
        [talk] Dat was luid genoeg voor nu.
       *[other] Niet zo snel, alsjeblieft.
    } { $minutes ->
        [0] { $seconds ->
            [one] Probeer het over een seconde nog eens.
           *[other] Probeer het over { $seconds } seconden nog eens.
        }
       *[other] Probeer het over { $minutes } minuten nog eens.
    }
refusal-limit-reached =
    { $what_id ->
        [tables] Er zijn { $most } tafels open vanaf jouw netwerk. Maak er eerst een af, of stop er een.
        [asides] Nieuwe namen en plaatsen en teruggenomen zetten vullen { $most } regels. Je kunt alleen nog doorspelen.
       *[entries] Deze partij heeft { $most } regels, en meer wordt niet bewaard. Stop hem en begin een andere.
    }
refusal-record-too-long = Dit verslag is te lang: hier worden hoogstens { $most } regels gelezen.
refusal-too-much-work =
    Dit verslag kost meer tijd of geheugen dan deze server geeft. Op je eigen computer: skulduggery replay BESTAND.
refusal-foreign-origin = Dit verzoek komt van een andere website.
refusal-operator-only = Dat kan alleen zien wie deze server beheert.
refusal-not-stored = De server kon dit niet bewaren, dus het is niet gebeurd. Probeer het opnieuw.
refusal-our-mistake = Er ging iets mis op de server. Er is niets veranderd.

## De database als bestand

refusal-database-in-use = Een andere server gebruikt { $file_id }. Stop die eerst.
refusal-database-unreachable = De database { $file_id } is niet bereikbaar: { $detail_id }.
refusal-database-other-version =
    { $file_id } is gebruikt door een andere versie van Skulduggery.
    Start die versie, zet een reservekopie van deze terug, of kies met --database een andere database.
refusal-database-not-empty =
    In { $file_id } staan al tafels. Met --replace worden ze verwijderd, en komt wat verhuist ervoor in de plaats.
refusal-copy-differs = De kopie is niet gelijk aan het origineel ({ $what_id }), dus er is niets veranderd. Probeer het opnieuw.
refusal-needs-extra = Hiervoor zijn meer pakketten nodig. Installeer ze met: pip install "skulduggery[{ $extra_id }]"
refusal-inner-address-taken = Deze server kan op { $address_id } niet naar andere knopen luisteren: { $reason_id }. Kies een ander --inner-address.
refusal-nodes-need-postgres = Meer knopen hebben samen één PostgreSQL-database nodig: --database postgresql://GEBRUIKER@HOST/NAAM. { $file_id } is dat niet.
refusal-database-damaged =
    { $file_id } is beschadigd en onbruikbaar: { $detail_id }.
    Zet een reservekopie terug: skulduggery restore KOPIE
    Zonder reservekopie red je wat nog leesbaar is: skulduggery rescue NIEUWBESTAND
refusal-not-a-database = { $file_id } is geen database van Skulduggery, of is beschadigd.
refusal-file-exists = { $file_id } bestaat al. Kies een andere naam.
refusal-no-such-file = Er is geen bestand { $file_id }.
