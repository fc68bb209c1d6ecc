# Skulduggery, Nederlands: de pagina. De namen beginnen met het deel van de pagina; `level-...` en andere naar hun waarde.

## Begin

page-tagline = Piratenspellen voor één tafel
page-games = Spellen
page-play-now = Nu spelen
page-play-now-hint = Vrienden kunnen later nog aan boord komen.
page-play-against = { $bots ->
    [1] Tegen een bot: { $level }
   *[other] Tegen { $bots } bots: { $level }
  }
page-level = De bots tegen wie je speelt
page-play-here = Op dit apparaat spelen
mates-about = Iedereen speelt op dit apparaat en geeft het door. Wie doen er mee?
mates-name = Naam van speler { $seat }
mates-more = Nog een speler
mates-fewer = Zonder { $name }
mates-bots =
    { $bots ->
        [one] Er speelt een bot mee.
       *[other] Er spelen { $bots } bots mee.
    }
page-invite-friends = Vrienden uitnodigen
page-rules = Regels
page-learn = Leer het in 3 minuten
page-join = Meedoen aan een tafel
page-join-hint = Typ de code die je hebt gehoord, of plak de link.
page-join-button = Meedoen
page-name = Je naam
page-name-hint = Iedereen aan tafel ziet hem. Verander hem gerust.
page-name-another = Een andere naam
# Een verzonnen naam heeft uit elke lijst een woord: "Zilte Papegaai 27".
name-moods = Zilte, Vrolijke, Woeste, Gouden, Roestige, Dappere, Slimme, Slaperige, Snelle, Stoere, Stille, Rappe
name-creatures = Papegaai, Meeuw, Kraken, Kreeft, Otter, Pelikaan, Lantaarn, Dolfijn, Krab, Haring, Zeeleeuw, Inktvis
continue-round = ronde { $round }
continue-over =
    { $matches ->
        [one] één gespeelde partij
       *[other] { $matches } gespeelde partijen
    }
continue-turn = { $whose ->
    [you] Jouw beurt, sinds { $when }
   *[other] { $name } is aan de beurt, sinds { $when }
  }
page-continue = Verder varen
page-forget = Uit deze lijst halen
page-promise = Geen account. Geen reclame. Eerlijke dobbelstenen die je kunt nakijken.
page-evenings = Onze avonden
page-privacy = Privacy en dank
page-replay = Terugkijken
page-replay-file = Een bestand terugkijken
page-home = Begin
page-settings = Instellingen
page-language = Taal
page-close = Sluiten
page-keep = Bewaren
page-casting-off = Trossen los…

card-players = { $least } tot { $most } spelers
card-about = Over dit spel
card-time = ongeveer { $alone } minuten met bots, { $together } met vrienden

language-en = English
language-nl = Nederlands

standing-lobby = wacht in de haven
standing-running = op zee
standing-paused = gepauzeerd
standing-over = afgelopen
standing-frozen = bevroren

## Aan boord komen

join-who = Aan boord: { $names }. Speel je mee?
door-aboard = Aan tafel: { $names }.
join-nobody = Er is nog niemand aan boord.
join-aboard = Aan boord gaan
join-closed = De partij is begonnen, en de plaatsen zijn gesloten. Je kunt meekijken.
join-invited = De partij is begonnen, en de gastheer verdeelt de plaatsen van de bots. Wil je meespelen, kijk dan mee en vraag daar om een plaats.
join-watch = Alleen kijken
door-running = De partij is aan de gang. Je kunt een bot aflossen en vanaf nu meespelen.
door-which = Welke bot los je af?
door-full = Alle plaatsen zijn bezet. Je kunt meekijken.
door-over = Deze partij is afgelopen.
door-newest = Naar de nieuwste tafel van de bemanning
door-look = Kijk hoe het afliep

## De haven

lobby-crew = Bemanning
lobby-seats =
    { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }
lobby-fewer = Een plaats minder
lobby-more = Een plaats meer
lobby-options = Zo spelen we
lobby-house-rules = Huisregels
lobby-house-changed =
    { $changed ->
        [0] alles zoals in het boek
        [one] wijkt af van het boek: één huisregel
       *[other] wijkt af van het boek: { $changed } huisregels
    }
lobby-as-in-the-book = Alles zoals in het boek
menu-house-rules = Deze tafel speelt met huisregels
lobby-late =
    { $joining ->
        [closed] Na het uitvaren zijn de plaatsen gesloten: vrienden die later komen, kunnen meekijken.
        [invited] Na het uitvaren kunnen vrienden op jouw uitnodiging een bot overnemen: ze kijken mee en vragen om zijn plaats, of je stuurt een link uit het menu.
       *[open] Vrienden kunnen later nog komen: ze nemen een bot over bij zijn volgende beurt.
    }
lobby-kept =
    { $days ->
        [one] Een tafel waaraan niemand speelt, blijft { $days } dag bewaard.
       *[other] Een tafel waaraan niemand speelt, blijft { $days } dagen bewaard.
    }
lobby-start = Uitvaren
lobby-wait = Je bent aan boord. De gastheer vaart uit als iedereen klaar is.
rematch-awaited = We wachten op { $names }.
rematch-yours = Het spel begint zodra jij klaar bent.
rematch-off = Iedereen is klaar. Daar gaan we!
rematch-agree = Ik ben klaar
rematch-not-yet = Nog niet
rematch-without = Uitvaren zonder { $names }
lobby-watching = Je kijkt mee. Het spel is nog niet begonnen.

option-pace = Tempo
option-pace-effect = Hoelang de bots over een zet doen.
option-pace-family = rustig
option-pace-brisk = vlot
option-pace-instant = meteen
option-windows = Als anderen iets doen
option-windows-effect = Streng: iedereen met een kaart krijgt de vraag. Vlot: alleen wie er een kan spelen; wie dan lang nadenkt, laat zien dat er een kaart past.
option-windows-strict = streng
option-windows-brisk = vlot
option-window_limit = Tijd om te reageren
option-window_limit-effect = Daarna telt het als passen. In je eigen beurt en gevecht, of alleen met bots, is er geen limiet.
option-window_limit-off = geen limiet
option-window_limit-calm = 20 seconden
option-window_limit-brisk = 8 seconden
option-hints = Tips
option-hints-effect = Of spelers naar de beste keuzes mogen vragen. Iedereen ziet dat iemand het vroeg.
option-hints-on = toegestaan
option-hints-off = verboden
option-talk = Praten
option-talk-effect = Wat spelers tegen elkaar mogen zeggen. Vaste zinnen worden vertaald, en er staat niets naars bij.
option-talk-free = zelf schrijven
option-talk-phrases = alleen vaste zinnen
option-talk-off = uit
option-private_talk = Privéberichten
option-private_talk-effect = Of twee spelers iets mogen zeggen dat niemand anders leest.
option-private_talk-on = toegestaan
option-private_talk-off = verboden
option-joining = Wie later mag komen
option-joining-effect = Wie de plaats van een bot overneemt, ziet zijn kaarten, en zit misschien al op een andere plaats. Na het begin kan dit alleen strenger.
option-joining-closed = niemand
option-joining-closed-reading = Bots houden hun plaats tot het einde. Vrienden die later komen, kunnen meekijken.
option-joining-invited = op uitnodiging
option-joining-invited-reading = De gastheer geeft de plaats van een bot aan iemand die erom vraagt, of met een link, en iedereen hoort dat.
option-joining-open = iedereen
option-joining-open-reading = Wie de link of de code heeft, neemt een bot over bij zijn volgende beurt.
option-patience = Geduld
option-patience-effect = Zo lang is iemand zonder verbinding alleen maar even weg, bijvoorbeeld met een vergrendelde telefoon. Daarna mogen de anderen stemmen voor een bot.
option-patience-1 = 1 minuut
option-patience-5 = 5 minuten
option-patience-15 = 15 minuten
option-patience-60 = een uur
option-turn_hours = Snelheid
option-turn_hours-effect = Per dag hoeft niemand erbij te zijn, behalve in de eigen beurt. Duurt een beurt te lang, dan beslist de bemanning. Reageren kan een kwart van die tijd, een tot twaalf uur lang.
option-turn_hours-0 = rechtstreeks
option-turn_hours-1 = een uur per beurt
option-turn_hours-6 = 6 uur per beurt
option-turn_hours-12 = 12 uur per beurt
option-turn_hours-24 = een dag per beurt
option-turn_hours-48 = 2 dagen per beurt
option-turn_hours-168 = een week per beurt
option-turn_hours-336 = 2 weken per beurt
option-default = zoals in het spelregelboek
option-limits = van { $least } tot en met { $most }
option-beyond = Typ een heel getal van { $least } tot en met { $most }. Tot dan telt het oude.

seat-you = jij
seat-host = gastheer
seat-ready = klaar
seat-here = op dit apparaat
seat-joined = aan boord
seat-open = vrij: wacht op een vriend
seat-waiting = Vrije plaats
seat-colour = Kleur van plaats { $seat }
seat-colour-lot = kleur wordt geloot
seat-bot = Bot: { $level }
seat-device = een speler op dit apparaat
seat-who = Wie zit er op plaats { $seat }?
seat-rename = De naam { $name } veranderen

level-deckhand = dekknecht (makkelijk)
level-bosun = bootsman
level-captain = kapitein (sterk)
level-admiral = admiraal (sterkst)
level-about-deckhand = Doet zomaar iets wat mag: voor de eerste partijen met kleine kinderen.
level-about-bosun = Kijkt één zet vooruit: een vriendelijke tegenstander voor het gezin.
level-about-captain = Weegt keuzes beter af en stelt zich voor wat er komt: lastiger te verslaan.
level-about-admiral = Neemt meer tijd voor een keuze dan de kapitein, waar dat helpt.
level-about-own = Geschreven door de eigenaar van deze server.

invite-title = Uitnodigen
invite-say = Zeg deze code:
invite-only-here = Alleen deze computer kan deze link openen. Wil je anderen uitnodigen, stop dan de server en start hem met “make play LAN=1” (of “skulduggery serve --lan”) voor je netwerk, of met “skulduggery serve --public-url” en zijn adres op internet.
invite-addresses = Deze computer zit in meer netwerken. Welk gebruiken je vrienden?
invite-copy = Link kopiëren
invite-copied = Gekopieerd!
invite-share = Delen…
invite-text = Kom je een piratenspel met me spelen?
invite-watch = Als alle plaatsen bezet zijn, kun je meekijken.
invite-qr = De QR-code groot laten zien
invite-qr-alt = QR-code van de link naar deze tafel

presence-here = is er
presence-hidden = heeft een andere pagina open
presence-away = is even weg
presence-gone = is weg
presence-bot = bot
presence-stand-in = een bot vaart zolang

## De tafel

status-label = Wie er aan de beurt is, en wat er gevraagd wordt
status-waiting = { $name } is aan het kiezen.
status-thinking = { $name } denkt na…
status-turn = { $name } { $clauses }.
status-ended = De bemanning heeft dit spel beëindigd.
status-over = Dit spel is afgelopen.
hint-choose = Kies op de kaart of in de lijst. Tik op iets anders om te zien waarom het niet kan.
hint-which = Hier kun je meer dan één ding doen. Kies er een.
hint-confirm = Tik nog een keer, of druk op de knop.
act-cancel = Annuleren
act-undo = Terug
act-list = Lijst
act-list-label = Alles wat je kunt kiezen

mat-label = Jouw speelbord
card-new = nieuw
crew-title = Bemanning
crew-you = { $name } (jij)

crew-you-short = Jij

log-title = Logboek
log-again = Nog eens zien
log-new = nieuw sinds je beurt
log-rule = Regel { $rule }
event-hint-asked = { $name } vroeg om een tip.
event-time-up = De tijd van { $name } was om.
event-crew-joined = { $name } is aan boord gekomen.
event-crew-took-over = { $name } heeft de bot { $other } afgelost.
event-crew-left = { $name } heeft de tafel verlaten.
event-crew-left-to-bot = { $name } is weggegaan. Een bot vaart verder.
event-crew-replaced = { $name } is weg. Een bot vaart tot de terugkeer.
event-crew-back = { $name } is terug en vaart weer zelf.
event-crew-sent-away = De gastheer heeft { $name } weggestuurd. De bot { $other } zit nu op die plaats.
event-crew-renamed = { $name } heet vanaf nu { $other }.
event-crew-host = { $name } is nu de gastheer.
event-crew-link-made = { $name } is weg. De bemanning stemt in met een link naar die plaats.
event-crew-link-opened = Iemand heeft de plaats van { $name } met de link van de bemanning geopend en speelt verder.
event-crew-coached = { $name } vaart met de coach, die voor ernstige fouten waarschuwt.
event-crew-returned = { $name } is terug en heeft de plaats weer. De link van de bemanning telt niet meer.
event-undone = De laatste keuze is teruggenomen.

show-skip = Overslaan
show-onward = Verder
stage-you = Jij
stage-ship =
    { $ship_is ->
        [you] Jij
       *[other] { $ship }
    }
show-play = Afspelen
show-missed =
    { $events ->
        [one] Sinds je laatste beurt: één gebeurtenis
       *[other] Sinds je laatste beurt: { $events } gebeurtenissen
    }

show-summary = Wat jou aanging:
show-summary-more =
    { $events ->
        [one] (en nog één ding)
       *[other] (en nog { $events } dingen)
    }
show-only = Enige keus: { $move }

explore-hint = Tik een ander vak aan om te meten.
explore-distance =
    { $steps ->
        [one] Eén vak vanaf { $from }, hemelsbreed
       *[other] { $steps } vakken vanaf { $from }, hemelsbreed
    }
explore-clear = Lijn wissen

clock-left =
    { $minutes ->
        [one] Nog één minuut
       *[other] Nog { $minutes } minuten
    }
clock-last = Laatste ronde!

sheet-label = Meer over het spel
sheet-ship = Schip
sheet-log = Log
sheet-log-new = Log ({ $lines })
sheet-text = Tekst
top-hint = Tip
top-text = Teksttafel
top-watching = { $watchers } kijken mee
top-you-watch = Je kijkt mee
text-your-turn = Jouw beurt
text-turn = De beurt
plain-label = De tafel
plain-own = Van jou
plain-shared = Van iedereen
plain-seats = De bemanning
plain-seat = Speler
plain-choices = Keuzes
plain-yes = ja
plain-no = nee
plain-die = Een dobbelsteen: { $value }
plain-die-hidden = Een verborgen dobbelsteen
text-view = Wat je ziet

notice-turn = Jouw beurt!

banner-paused = Het spel is gepauzeerd.
banner-frozen = Dit spel kan niet verder.
banner-stand-in = Een bot vaart voor { $name }.
banner-reissued = De gastheer heeft een nieuwe link gemaakt voor de plaats van { $name }. Wie hem opent, zit daar.
banner-back = Neem het roer

## Een kijker vraagt om de plaats van een bot

asking-offer = Je kijkt mee. Wil je meespelen? De gastheer kan je de plaats van een bot geven.
asking-ask = Vraag om een plaats
asking-choose = Onder welke naam en voor welke bot wil je spelen?
asking-wait = Je hebt om de plaats van { $name } gevraagd. De gastheer beslist.
asking-take-back = Toch niet
asking-no = De gastheer speelt liever met de bot verder. Je kunt blijven kijken.
asking-given = De plaats is van jou. Je speelt nu mee.
asking-wish =
    { $secrets ->
        [on] { $watcher } vraagt om de plaats van { $bot }. Wie daar zit, ziet de geheimen van die plaats: geef die aan niemand die al meespeelt.
       *[off] { $watcher } vraagt om de plaats van { $bot }.
    }
asking-give = Geef de plaats
asking-keep = Houd de bot

ending-wish = { $name } wil het spel beëindigen.
ending-awaited = We wachten op { $names }.
ending-agree = Ja, stoppen
ending-play-on = Nee, verder spelen

handing-wish =
    { $secrets ->
        [on] { $name } is weg. De gastheer wil een link naar die plaats. Wie hem opent, ziet de geheimen van { $name } en speelt verder.
       *[off] { $name } is weg. De gastheer wil een link naar die plaats. Wie hem opent, speelt verder.
    }
handing-agreed = Iedereen stemt in. De gastheer kan de link nu maken.
handing-agree = Ja, maak de link
handing-play-on = Nee, wacht op de terugkomst

absence-gone = { $name } is weg. De bemanning wacht even.
absence-left = Nog { $seconds } seconden.
absence-vote = { $name } is nog steeds weg. Wat doen we?
absence-late = { $name } heeft niet op tijd gespeeld. Wat doen we?
absence-wait = Wachten
absence-bot = Een bot vaart tot de terugkomst
absence-skip = Een bot doet alleen deze beurt

talk-title = Praten
talk-new = Praten ({ $remarks })

## Het menu

menu-title = Menu
menu-device =
    { $seats ->
        [one] Naar een ander apparaat
       *[other] { $name } naar een ander apparaat
    }
menu-leave = Van tafel gaan
menu-leave-effect = Als je weggaat, vaart een bot met je schip. Je kunt altijd terugkomen.
menu-leave-sure = Ja, laat een bot varen
host-title = Jij bent de gastheer
host-kick = { $name } wegsturen
host-kick-effect = { $name } kan alleen terugkomen als jij weer een plaats vrijmaakt voor een vriend.
host-kick-sure = Ja, geef de plaats aan een bot
host-link = Nieuwe link voor { $name }
host-invite = Iemand uitnodigen op de plaats van { $name }
host-pause = Pauze
host-resume = Verder
host-end = Het spel beëindigen
host-end-effect = Een spel eindigt alleen eerder als iedereen die er is dat wil.
host-end-sure = Ja, vraag het iedereen

device-title = { $name } verhuizen
device-about = Open deze link op het andere apparaat. Hij werkt één keer. Daarna is de plaats daar en niet meer hier.
device-about-other = Alleen de bemanning samen kan de plaats van { $name } aan een ander apparaat geven. De anderen worden eerst gevraagd. Komt { $name } terug op het eigen apparaat, dan is de plaats weer daar.
device-make = De link maken
device-qr = QR-code van de eenmalige link

## Het apparaat doorgeven

curtain-title = Geef het roer aan { $name }
curtain-others = De anderen kijken naar de zee!
curtain-hold = Houd vast om te kijken
curtain-longer = Houd je vinger iets langer op de knop, tot hij vol is.
curtain-aside = De tafel zonder geheimen tonen
curtain-return = De beurt van { $name }

## Instellingen en hulp

settings-theme = Uiterlijk
theme-light = Perkament
theme-dark = Nachtwacht
theme-contrast = Hoog contrast
settings-speed = Tempo van de beelden
speed-calm = rustig
speed-usual = gewoon
speed-brisk = vlot
speed-instant = geen
settings-pace = Tempo van de bots
settings-auto-roll = Vanzelf gooien
settings-auto-roll-effect = Dobbelstenen die je alleen kunt gooien en kaarten die je alleen kunt omdraaien, vragen geen tik.
settings-sound = Geluid
settings-sound-effect = Een bel voor je beurt, en zachte geluiden voor de rest.
settings-notices = Meldingen
settings-notices-effect = Ben je aan de beurt terwijl je ergens anders kijkt, dan krijg je een melding.
settings-notices-http = Browsers staan meldingen alleen toe op deze computer zelf of via https. Hier begint het adres met http, dus laat deze pagina open: ze luidt een bel als jij aan de beurt bent.
settings-notices-forbidden = Deze browser staat geen meldingen toe. Dat kun je in de browserinstellingen veranderen.
settings-one-tap = Eén tik
settings-one-tap-effect = Een keuze telt meteen, zonder tweede tik.
settings-coach = Coach
settings-coach-effect = Waarschuwt je voor een ernstige fout, als de host tips toestaat. Iedereen leest dat je de coach hebt.
settings-shortcuts = Toetsen
settings-shortcuts-effect = Losse toetsen werken als sneltoets aan tafel.
settings-motion = Als je apparaat om minder beweging vraagt, varen er geen schepen over het scherm.

help-title = Hulp
help-choose = Kies een oplichtend vak. Je ziet wat er gaat gebeuren. Kies het nog een keer om te bevestigen. Een knop telt meteen. Wat niet oplicht, vertelt je waarom niet.
key-arrows = langs alles wat je kunt kiezen
key-enter = kiezen en bevestigen
key-escape = annuleren
key-undo = terugnemen
key-digits = op een knop drukken of een kaart pakken
key-list = lijst van alles wat je kunt kiezen
key-hint = om een tip vragen
key-log = naar het logboek
key-rules = regels
key-text = teksttafel
key-space-name = Spatie
key-space = naar je volgende keuze
key-zoom = dichterbij, verder weg, hele kaart
key-help = deze hulp

## Als er iets misgaat

line-lost = Opnieuw verbinden…
line-lost-long = Geen contact met de server. Je plaats is veilig en je keuze is bewaard. Doet het netwerk het?
line-reload = Opnieuw laden
old-title = Dit is een oude stand.
old-about = Er is geen verbinding. Zo stond het ervoor op { $time }.
renewal-ready = Er is een nieuwe versie. Die krijg je bij je volgende bezoek.
renewal-now = Nu gebruiken
refusal-unreachable = De server antwoordt niet. Doet het netwerk het?
refusal-server-error = Er ging iets mis op de server. Probeer het nog eens.
bye-title = Je zit niet meer aan deze tafel
bye-moved = Je plaats is nu op een ander apparaat.
bye-kicked = De gastheer heeft je plaats afgenomen. Alleen de gastheer kan je weer toelaten.
bye-returned = Je speelde met een link van de bemanning. Van wie de plaats is, is terug en speelt verder.
bye-deleted = Deze tafel is opgeruimd.
bye-table = Deze tafel bestaat niet, of is opgeruimd.
bye-seat = Deze plaats is niet meer van jou. Misschien is hij naar een ander apparaat verhuisd.
bye-protocol = Er is een nieuwe versie van Skulduggery. Laad de pagina opnieuw.
bye-hello = De server begreep deze pagina niet. Laad hem opnieuw.
bye-fast = Deze pagina stuurde te veel berichten. Laad hem opnieuw.
bye-crowded = Te veel pagina's tonen deze tafel al. Sluit er een paar.
bye-other = De server heeft de verbinding verbroken.

## Privacy en dank

privacy-server = De server bewaart wat er aan je tafel gebeurt: de gekozen namen, de zetten en de dobbelstenen. Verder niets over jou, tenzij je om meldingen vraagt: dan bewaart de server tot het einde van de partij waarheen.
privacy-device = Dit apparaat bewaart je instellingen, je naam, de sleutels van je plaatsen, de lijst van je partijen en de laatste stand die je zag, zodat je later verder kunt varen, en wat nodig is om de dobbelstenen na te kijken.
privacy-never = Er zijn geen accounts, geen cookies, geen reclame en niemand die je bezoeken telt. Niets komt van andere websites.
privacy-delete = Oude tafels worden na een tijd vanzelf verwijderd.
privacy-links = Wie de link naar je plaats heeft, kan voor je spelen. Deel hem dus niet; deel de uitnodiging.
about-title = Met dank aan
about-icons = Pictogrammen van { $authors } (game-icons.net, CC BY 3.0), vereenvoudigd en opnieuw gekleurd, en van Lucide (ISC).
about-fonts = Lettertypen: Pirata One, Atkinson Hyperlegible Next en Almendra SC (SIL Open Font License).

## The board

board-zoom-in = Dichterbij
board-zoom-out = Verder weg
board-fit = De hele kaart tonen
board-label = Zeekaart van { $game }
board-place-sea = { $place }, open zee
board-place-named = { $name }, { $place }
board-target =
    { $steps ->
        [0] { $place }
        [one] { $place }, één vak
       *[other] { $place }, { $steps } vakken
    }
board-target-with = { $target }: { $effects }
board-target-piece = { $piece }, op { $place }
board-own = Jouw schip: { $piece }

## Own mat

mat-die = De dobbelsteen toont { $value }
