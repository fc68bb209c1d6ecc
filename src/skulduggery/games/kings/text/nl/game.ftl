# King of the Pirates, Nederlands. Ids zijn `<event|move|decision|refusal>-<soort>`; wat tussen accolades staat, zijn de velden.
# Wat de lezer doet, staat in de jij-vorm (`<veld>_is`).

game-title = Koning van de Piraten
game-summary = Twee tot zes piraten jagen op 10.000 dubloenen: plunder, graaf, duelleer, en houd je bemanning uit de buurt van de Vliegende Hollander.
game-age = vanaf 10 jaar
game-score =
    { $score ->
        [one] { $score } dubloen
       *[other] { $score } dubloenen
    }
game-wealth = Dubloenen aan boord

## Namen

colour-red = Rood
colour-orange = Oranje
colour-yellow = Geel
colour-green = Groen
colour-blue = Blauw
colour-violet = Paars

piece-ship-0 = het schip van de eerste speler
piece-ship-1 = het schip van de tweede speler
piece-ship-2 = het schip van de derde speler
piece-ship-3 = het schip van de vierde speler
piece-ship-4 = het schip van de vijfde speler
piece-ship-5 = het schip van de zesde speler
piece-dutchman = de Vliegende Hollander

place-E5 = Doodskophaven
place-A5 = Rode Kreek
place-E9 = Oranjestrand
place-I5 = Geel Rif
place-I1 = Groene Lagune
place-E1 = Blauwe Grot
place-A1 = Paarse Kaap
place-C7 = Fort Sovereign
place-I3 = Fort Mistral
place-C1 = Castillo del Cuervo
place-G1 = Kingsbridge
place-A3 = Port Clairval
place-G7 = Villa Coral
place-C6 = Vingerhoedeiland
place-H4 = Krabbeneiland
place-D2 = Vedereiland
place-F7 = Galgeneiland
place-G2 = Slangeneiland
place-B3 = Weduweneiland

nation-british = Brits
nation-french = Frans
nation-spanish = Spaans

tile-empty = open water
tile-small_merchant = een klein koopvaardijschip
tile-large_merchant = een groot koopvaardijschip
tile-warship = een oorlogsschip

foe-small_merchant = een klein koopvaardijschip
foe-large_merchant = een groot koopvaardijschip
foe-warship = een oorlogsschip
foe-town = een stad
foe-fortress = een vesting
foe-ship = een andere piraat

part-rum_hold = het rumruim
part-gun_deck = het kanondek

card-treasure_map = Schatkaart
card-tailwind = Wind mee
card-attack = Aanval
card-ambush = Hinderlaag
card-mercenaries = Huursoldaten
card-soldiers = Soldaten
card-scurvy = Scheurbuik
card-citrus = Citrusvruchten
card-murder = Moord
card-dutchman = Vliegende Hollander
card-mutiny = Muiterij
card-keelhaul = Kielhalen

effect-treasure_map = Eén aanwijzing als je graaft.
effect-tailwind = Tot twee extra stappen in je eigen beurt, scheurbuik of niet.
effect-attack = +2 in je eigen gevecht.
effect-ambush = +3 als een andere piraat jou aanvalt.
effect-mercenaries = +1 voor jezelf in je eigen gevecht, voor een stad die wordt overvallen, of voor een van de twee in andermans duel.
effect-soldiers = +2 voor een schip, stad of vesting als die wordt overvallen.
effect-scurvy = Een speler krijgt een scheurbuikfiche.
effect-citrus = Al je scheurbuikfiches gaan weg.
effect-murder = Een piraat op een van de schepen gaat weg, tenzij die immuun is.
effect-dutchman = Verplaats de Vliegende Hollander één vak.
effect-mutiny = Muiterij op een schip. In de onderhoudsfase.
effect-keelhaul = Voorkomt een muiterij op een schip.

pirate-hannah-grapeshot = Hannah Schroot
pirate-broadaxe-bram = Bram de Bijl
pirate-quill-meredith = Merel Ganzenveer
pirate-ledger-lou = Lou van de Boeken
pirate-lightfinger-tam = Tam Langvinger
pirate-sorry-silas = Silas Sorry
pirate-old-mother-gale = Moeder Stormwind
pirate-barrel-benedict = Benedict de Ton
pirate-redcoat-ruth = Ruth Rodejas
pirate-thames-tully = Tully van de Theems
pirate-ines-cannonade = Inès Kanonnade
pirate-doubloon-diego = Diego Dubloen
pirate-margot-mortar = Margot Mortier
pirate-swift-armand = Rappe Armand
pirate-grandpa-spade = Opa Schep
pirate-digger-dorothea = Dorothea de Delver
pirate-lemon-lizzie = Lizzie Limoen
pirate-doctor-fenn = Dokter Fenn
pirate-thunder-tobias = Tobias de Donder
pirate-black-eyed-anselm = Anselm Blauwoog

card-hannah-grapeshot = { pirate-hannah-grapeshot }
card-broadaxe-bram = { pirate-broadaxe-bram }
card-quill-meredith = { pirate-quill-meredith }
card-ledger-lou = { pirate-ledger-lou }
card-lightfinger-tam = { pirate-lightfinger-tam }
card-sorry-silas = { pirate-sorry-silas }
card-old-mother-gale = { pirate-old-mother-gale }
card-barrel-benedict = { pirate-barrel-benedict }
card-redcoat-ruth = { pirate-redcoat-ruth }
card-thames-tully = { pirate-thames-tully }
card-ines-cannonade = { pirate-ines-cannonade }
card-doubloon-diego = { pirate-doubloon-diego }
card-margot-mortar = { pirate-margot-mortar }
card-swift-armand = { pirate-swift-armand }
card-grandpa-spade = { pirate-grandpa-spade }
card-digger-dorothea = { pirate-digger-dorothea }
card-lemon-lizzie = { pirate-lemon-lizzie }
card-doctor-fenn = { pirate-doctor-fenn }
card-thunder-tobias = { pirate-thunder-tobias }
card-black-eyed-anselm = { pirate-black-eyed-anselm }

ability-loot1 = een extra buitkaart bij elke gewonnen overval
ability-duel1 = +1 in duels
ability-clue1 = telt als één aanwijzing
ability-rum1 = plaats voor één rum meer
ability-nations1 = +1 bij overvallen
ability-move1 = één stap meer per beurt
ability-immune = kan niet worden vermoord
ability-cannon1 = plaats voor één kanonskogel meer
ability-scapegoat = gaat overboord om een muiterij te voorkomen
ability-nations2 = +2 bij overvallen
ability-extra_card = een extra kaart per beurt, en één meer in de hand
ability-steal = steelt elke beurt tot 200 dubloenen
ability-council = alle kapiteinsvaardigheden aan boord tellen mee
ability-loot_british = twee extra buitkaarten van de Britten
ability-loot_spanish = twee extra buitkaarten van de Spanjaarden
ability-loot_french = twee extra buitkaarten van de Fransen
ability-clue2 = telt als twee aanwijzingen
ability-no_scurvy = geen scheurbuik aan boord
ability-duel2 = +2 in duels

modifier-defence = verdediging
modifier-nations1 = bemanning
modifier-nations2 = kapitein
modifier-duel1 = bemanning
modifier-duel2 = kapitein
modifier-attack = { card-attack }
modifier-ambush = { card-ambush }
modifier-mercenaries = { card-mercenaries }
modifier-soldiers = { card-soldiers }
modifier-scurvy = { card-scurvy }

button-begin = kaarten trekken
button-roll = gooien
button-hire = aanmonsteren
button-no_steal = niets stelen
button-amount-100 = 100 dubloenen
button-amount-200 = 200 dubloenen
button-discard = wegleggen
button-stop = hier blijven
button-dig = graven
button-done = klaar
button-buy-rum_hold = { part-rum_hold } kopen
button-buy-gun_deck = { part-gun_deck } kopen
button-attack_nation = aanvallen
button-no_fight = niet vechten
button-stand = worp houden
button-reroll-first = eerste dobbelsteen opnieuw
button-reroll-second = tweede dobbelsteen opnieuw
button-reroll-both = beide dobbelstenen opnieuw
button-pass = passen
button-side-attacker = voor de aanvaller
button-side-defender = voor de verdediger
button-accept_mutiny = laten gebeuren

window-maintenance = Kaarten voor het uitvaren
window-dig = Kaarten voor het graven
window-fight = Kaarten in het gevecht
window-sail = Kaarten onderweg
window-dock = Kaarten in de schuilplaats

pack-action = actiekaarten
pack-loot = buitkaarten
pack-pirate = piraten

reason-target = De koning van de piraten is bekend!
reason-rounds = De laatste ronde is voorbij!

dice-first = de eerste dobbelsteen
dice-second = de tweede dobbelsteen
dice-both = beide dobbelstenen

# Allebei de dobbelstenen worden genoemd, ook als ze gelijk zijn.
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6


## Wat wordt gevraagd

decision-setup-discard = Welke van je drie piraten valt af?
    .others = Welke van de drie piraten van { $name } valt af?
decision-setup-captain = Wie wordt je kapitein?
    .others = Wie wordt de kapitein van { $name }?
decision-begin = Trek je kaarten.
    .others = { $name } trekt kaarten.
decision-steal = Van wie steelt je dief?
    .others = Van wie steelt de dief van { $name }?
decision-trim = { $cards } kaarten is te veel: houd er { $limit } over.
    .others = { $name } heeft { $cards } kaarten en houdt er { $limit } over.
decision-roll = Gooi met het kompas en de onderhoudsdobbelsteen.
    .others = { $name } gooit met het kompas en de onderhoudsdobbelsteen.
decision-window-maintenance =
    { $sailor_is ->
        [you] Speel je nog een kaart voordat je uitvaart?
       *[other] Speel je een kaart voordat { $sailor } uitvaart?
    }
    .others =
        { $sailor_is ->
            [self] Speelt { $name } nog een kaart voor het uitvaren?
           *[other] Speelt { $name } een kaart voordat { $sailor } uitvaart?
        }
decision-window-dig =
    { $sailor_is ->
        [you] Speel je een kaart voordat je op { $place } graaft?
       *[other] Speel je een kaart voordat { $sailor } op { $place } graaft?
    }
    .others =
        { $sailor_is ->
            [self] Speelt { $name } een kaart voor het graven op { $place }?
           *[other] Speelt { $name } een kaart voordat { $sailor } op { $place } graaft?
        }
decision-window-fight = Het staat { $attack } tegen { $defence }. Speel je een kaart?
    .others = Het staat { $attack } tegen { $defence }. Speelt { $name } een kaart?
decision-window-sail =
    { $sailor_is ->
        [you] Jij bent naar { $place } gevaren. Speel je een kaart?
       *[other] { $sailor } is naar { $place } gevaren. Speel je een kaart?
    }
    .others = { $sailor } is naar { $place } gevaren. Speelt { $name } een kaart?
decision-window-dock =
    { $sailor_is ->
        [you] Jij hebt aangelegd in { $place }. Speel je een kaart?
       *[other] { $sailor } heeft aangelegd in { $place }. Speel je een kaart?
    }
    .others = { $sailor } heeft aangelegd in { $place }. Speelt { $name } een kaart?
decision-window-interruption = Welke kaart speel je?
    .others = Welke kaart speelt { $name }?
decision-window-mutiny = Red je { $victim } van de muiterij?
    .others = Redt { $name } { $victim } van de muiterij?
decision-mutiny-answer = Muiterij! Wat doe je?
    .others = Muiterij! Wat doet { $name }?
decision-new-captain = Wie wordt de nieuwe kapitein?
decision-sail =
    { $left ->
        [0] Je stappen zijn op. Blijf je hier?
        [one] Nog één stap. Waarheen?
       *[other] Nog { $left } stappen. Waarheen?
    }
    .others =
        { $left ->
            [0] { $name } heeft geen stappen meer. Hier blijven?
            [one] { $name } heeft nog één stap. Waarheen?
           *[other] { $name } heeft nog { $left } stappen. Waarheen?
        }
decision-dock-buy = Koop je een scheepsdeel voor { $price } dubloenen?
    .others = Koopt { $name } een scheepsdeel voor { $price } dubloenen?
decision-hire =
    { $number ->
        [one] Trek één piraat.
       *[other] Trek { $number } piraten.
    }
    .others =
        { $number ->
            [one] { $name } trekt één piraat.
           *[other] { $name } trekt { $number } piraten.
        }
decision-crew-discard = Wie moet van boord? Er is plaats voor { $places }.
decision-crew-captain = Wie is voortaan je kapitein?
    .others = Wie is voortaan de kapitein van { $name }?
decision-fight-choice = Wie val je aan?
    .others = Wie wordt door { $name } aangevallen?
decision-duel-dice = Je hebt { $total }. Vuur je een kanonskogel af en gooi je opnieuw?
    .others = { $name } heeft { $total }. Een kanonskogel afvuren en opnieuw gooien?

## Wat kan worden gekozen

move-begin = Trek je kaarten
move-roll = Gooi de dobbelstenen
move-hire = Trek piraten
move-discard-pirate = Laat { $pirate } gaan
move-captain = Maak { $pirate } kapitein
move-steal = Steel { $amount } van { $seat }
move-no-steal = Steel niets
move-discard-card = Leg { $card } weg
move-play-scurvy =
    { $seat_is ->
        [you] Scheurbuik voor jezelf
       *[other] Scheurbuik voor { $seat }
    }
move-play-citrus = Eet citrusvruchten
move-play-murder =
    { $seat_is ->
        [you] Vermoord je eigen { $pirate }
       *[other] Vermoord { $pirate } van { $seat }
    }
move-play-dutchman = Stuur de Hollander naar { $to }
move-play-mutiny =
    { $seat_is ->
        [you] Muiterij op je eigen schip
       *[other] Muiterij tegen { $seat }
    }
move-play-tailwind = Speel Wind mee
move-play-attack = Speel Aanval
move-play-ambush = Speel Hinderlaag
move-play-mercenaries =
    { $side ->
        [attacker] Huursoldaten voor de aanvaller
       *[defender] Huursoldaten voor de verdediger
    }
move-play-soldiers = Speel Soldaten
move-reroll =
    { $dice_id ->
        [first] Gooi de eerste dobbelsteen opnieuw
        [second] Gooi de tweede dobbelsteen opnieuw
       *[both] Gooi beide dobbelstenen opnieuw
    }
move-stand = Houd de worp
move-pass = Pas
move-interrupt =
    { $seat_is ->
        [you] Leg het spel stil voor een kaart
       *[other] { $seat } legt het spel stil voor een kaart
    }
move-accept-mutiny = Laat ze muiten
move-keelhaul = Speel Kielhalen
move-scapegoat = Geef { $pirate } de schuld
move-sail = Vaar naar { $to }
move-stop = Blijf hier
move-dig = Graaf hier
move-buy =
    { $part_id ->
        [rum_hold] Koop het rumruim
       *[gun_deck] Koop het kanondek
    }
move-done = Koop niets meer
move-attack-nation = Val aan
move-attack-ship = Val { $seat } aan
move-no-fight = Vecht niet

# Hoe een keuze heet naar wat ze doet, en wat ze oplevert. Leeg: het spreekt vanzelf.
deed-attack-nation-fight-began = Val { $foe } aan
deed-attack-ship-fight-began = Val { $defender } aan
deed-dig-dig-declared = Graaf hier naar { $amount } dubloenen
gain-pack-shuffled = { "" }
gain-card-played = { "" }
gain-card-discarded = { "" }
gain-dutchman-moved = { "" }
gain-sailed = { "" }
gain-passed = { "" }
gain-stolen = { "" }
gain-part-bought = { "" }
gain-tile-removed = { "" }
gain-mutiny-began = { "" }
gain-captain-set = { "" }
gain-pirate-discarded =
    { $cause ->
        [mutiny] { $seat_is ->
            [you] { $pirate } weg
           *[other] { "" }
        }
       *[other] { "" }
    }
gain-rum-changed =
    { $seat_is ->
        [you] { $change } rum
       *[other] { "" }
    }
gain-cannonballs-changed =
    { $change_by ->
        [one] { $seat_is ->
            [you] { $change } kogel
           *[other] { "" }
        }
       *[other] { $seat_is ->
            [you] { $change } kogels
           *[other] { "" }
        }
    }
gain-scurvy-changed =
    { $seat_is ->
        [you] { $change } scheurbuik
       *[other] { "" }
    }
gain-money-changed =
    { $cause ->
        [part] { $seat_is ->
            [you] −{ $amount } dubloenen
           *[other] { "" }
        }
        [robbed] { $seat_is ->
            [you] −{ $amount } dubloenen
           *[other] { "" }
        }
        [stolen] { $seat_is ->
            [you] −{ $amount } dubloenen
           *[other] { "" }
        }
       *[other] { $seat_is ->
            [you] +{ $amount } dubloenen
           *[other] { "" }
        }
    }
gain-caught = de Hollander grijpt { $seat }!
gain-mutiny-prevented = geen muiterij
gain-mutiny-done =
    { $seat_is ->
        [you] { "" }
       *[other] die slaagt
    }
gain-fight-began =
    { $foe_id ->
        [ship] { $attacker_is ->
            [you] je valt { $defender } aan
           *[other] { $attacker } valt { $defender } aan
        }
       *[other] { $attacker_is ->
            [you] je vecht met { $foe }
           *[other] { $attacker } vecht met { $foe }
        }
    }
gain-fight-ended =
    { $void ->
        [on] het gevecht wordt afgebroken
       *[off] { $winner ->
            [none] { $attacker_is ->
                [you] je wordt afgeslagen
               *[other] { $attacker } wordt afgeslagen
            }
           *[other] { $winner_is ->
                [you] je wint
               *[other] { $winner } wint
            }
        }
    }

## Wat gebeurt

event-game-began =
    { $starter_is ->
        [you] De kleuren: { $colours }. Jij begint.
       *[other] De kleuren: { $colours }. { $starter } begint.
    }
event-turn-began =
    { $seat_is ->
        [you] Ronde { $round }: jij bent aan de beurt.
       *[other] Ronde { $round }: { $seat } is aan de beurt.
    }
event-turn-ended =
    { $seat_is ->
        [you] Jouw beurt is voorbij.
       *[other] De beurt van { $seat } is voorbij.
    }
event-cards-drawn =
    { $cards ->
        [none] { $number ->
            [one] { $seat_is ->
                [you] Jij trekt één actiekaart.
               *[other] { $seat } trekt één actiekaart.
            }
           *[other] { $seat_is ->
                [you] Jij trekt { $number } actiekaarten.
               *[other] { $seat } trekt { $number } actiekaarten.
            }
        }
       *[other] { $seat_is ->
            [you] Jij trekt { $cards }.
           *[other] { $seat } trekt { $cards }.
        }
    }
event-card-discarded =
    { $seat_is ->
        [you] Jij legt { $card } weg.
       *[other] { $seat } legt { $card } weg.
    }
event-card-played =
    { $card_id ->
        [scurvy] { $seat_is ->
            [you] { $victim_is ->
                [you] Jij speelt Scheurbuik tegen jezelf!
               *[other] Jij speelt Scheurbuik tegen { $victim }!
            }
           *[other] { $victim_is ->
                [self] { $seat } speelt Scheurbuik tegen zichzelf!
               *[other] { $seat } speelt Scheurbuik tegen { $victim }!
            }
        }
        [citrus] { $seat_is ->
            [you] Jij speelt Citrusvruchten.
           *[other] { $seat } speelt Citrusvruchten.
        }
        [murder] { $seat_is ->
            [you] { $victim_is ->
                [you] Jij speelt Moord: het is gedaan met jouw { $pirate }!
               *[other] Jij speelt Moord: het is gedaan met { $pirate } van { $victim }!
            }
           *[other] { $victim_is ->
                [you] { $seat } speelt Moord: het is gedaan met jouw { $pirate }!
                [self] { $seat } speelt Moord: het is gedaan met de eigen { $pirate }!
               *[other] { $seat } speelt Moord: het is gedaan met { $pirate } van { $victim }!
            }
        }
        [dutchman] { $seat_is ->
            [you] Jij speelt Vliegende Hollander: hij vaart naar { $to }.
           *[other] { $seat } speelt Vliegende Hollander: hij vaart naar { $to }.
        }
        [mutiny] { $seat_is ->
            [you] { $victim_is ->
                [you] Jij speelt Muiterij tegen jezelf!
               *[other] Jij speelt Muiterij tegen { $victim }!
            }
           *[other] { $victim_is ->
                [self] { $seat } speelt Muiterij tegen zichzelf!
               *[other] { $seat } speelt Muiterij tegen { $victim }!
            }
        }
        [mercenaries] { $side ->
            [attacker] { $seat_is ->
                [you] Jij speelt Huursoldaten: +1 voor de aanvaller.
               *[other] { $seat } speelt Huursoldaten: +1 voor de aanvaller.
            }
           *[defender] { $seat_is ->
                [you] Jij speelt Huursoldaten: +1 voor de verdediger.
               *[other] { $seat } speelt Huursoldaten: +1 voor de verdediger.
            }
        }
        [soldiers] { $seat_is ->
            [you] Jij speelt Soldaten: +2 voor de verdediging!
           *[other] { $seat } speelt Soldaten: +2 voor de verdediging!
        }
       *[other] { $seat_is ->
            [you] Jij speelt { $card }.
           *[other] { $seat } speelt { $card }.
        }
    }
event-pack-shuffled =
    { $pack_id ->
        [loot] De buitkaarten worden geschud.
        [pirate] De piraten worden geschud.
       *[action] De actiekaarten worden geschud.
    }
event-pirates-drawn =
    { $seat_is ->
        [you] Jij trekt { $pirates }.
       *[other] { $seat } trekt { $pirates }.
    }
event-pirate-discarded =
    { $cause ->
        [murder] { $seat_is ->
            [you] Jouw { $pirate } wordt vermoord.
           *[other] { $pirate } van { $seat } wordt vermoord.
        }
        [mutiny] { $pirate } wordt uit de hut gezet en verlaat { $seat }.
        [scapegoat] { $seat_is ->
            [you] Jouw { $pirate } krijgt de schuld en gaat overboord.
           *[other] { $pirate } van { $seat } krijgt de schuld en gaat overboord.
        }
       *[other] { $seat_is ->
            [you] Jij laat { $pirate } gaan.
           *[other] { $seat } laat { $pirate } gaan.
        }
    }
event-captain-set =
    { $seat_is ->
        [you] { $pirate } is nu jouw kapitein.
       *[other] { $pirate } is nu kapitein van { $seat }.
    }
event-stolen =
    { $cause ->
        [duel] { $seat_is ->
            [you] Jij maakt { $amount } dubloenen buit op { $victim }.
           *[other] { $seat } maakt { $amount } dubloenen buit op { $victim }.
        }
       *[steal] { $seat_is ->
            [you] Jij steelt { $amount } dubloenen van { $victim }!
           *[other] { $seat } steelt { $amount } dubloenen van { $victim }!
        }
    }
event-compass-rolled =
    { $purpose ->
        [sent] { $seat_is ->
            [you] Jouw kompas wijst naar { $colour }.
           *[other] Het kompas van { $seat } wijst naar { $colour }.
        }
       *[dutchman] { $seat_is ->
            [you] Jij gooit met het kompas: { $colour }.
           *[other] { $seat } gooit met het kompas: { $colour }.
        }
    }
event-dutchman-moved =
    { $cause ->
        [off_board] De Vliegende Hollander vaart bij { $from } van het bord en duikt op in { $to }.
       *[other] De Vliegende Hollander vaart van { $from } naar { $to }.
    }
event-caught = De Vliegende Hollander grijpt { $seat }! Alle kaarten en piraten zijn verloren.
event-maintenance-rolled =
    { $face ->
        [scurvy] { $seat_is ->
            [you] Jij gooit de onderhoudsdobbelsteen: scheurbuik!
           *[other] { $seat } gooit de onderhoudsdobbelsteen: scheurbuik!
        }
        [rum1] { $seat_is ->
            [you] Jij gooit de onderhoudsdobbelsteen: één rum.
           *[other] { $seat } gooit de onderhoudsdobbelsteen: één rum.
        }
       *[rum2] { $seat_is ->
            [you] Jij gooit de onderhoudsdobbelsteen: twee rum.
           *[other] { $seat } gooit de onderhoudsdobbelsteen: twee rum.
        }
    }
event-rum-changed =
    { $change_is ->
        [loss] { $seat_is ->
            [you] Jij hebt nog { $rum } rum.
           *[other] { $seat } heeft nog { $rum } rum.
        }
       *[gain] { $seat_is ->
            [you] Jij hebt nu { $rum } rum.
           *[other] { $seat } heeft nu { $rum } rum.
        }
    }
event-cannonballs-changed =
    { $change_is ->
        [loss] { $cannonballs ->
            [0] { $seat_is ->
                [you] Jij hebt geen kanonskogel meer.
               *[other] { $seat } heeft geen kanonskogel meer.
            }
            [one] { $seat_is ->
                [you] Jij hebt nog één kanonskogel.
               *[other] { $seat } heeft nog één kanonskogel.
            }
           *[other] { $seat_is ->
                [you] Jij hebt nog { $cannonballs } kanonskogels.
               *[other] { $seat } heeft nog { $cannonballs } kanonskogels.
            }
        }
       *[gain] { $cannonballs ->
            [one] { $seat_is ->
                [you] Jij hebt nu één kanonskogel.
               *[other] { $seat } heeft nu één kanonskogel.
            }
           *[other] { $seat_is ->
                [you] Jij hebt nu { $cannonballs } kanonskogels.
               *[other] { $seat } heeft nu { $cannonballs } kanonskogels.
            }
        }
    }
event-scurvy-changed =
    { $scurvy ->
        [0] { $seat_is ->
            [you] Jij bent van de scheurbuik af.
           *[other] { $seat } is van de scheurbuik af.
        }
        [one] { $seat_is ->
            [you] Jij hebt nu één scheurbuikfiche.
           *[other] { $seat } heeft nu één scheurbuikfiche.
        }
       *[other] { $seat_is ->
            [you] Jij hebt nu { $scurvy } scheurbuikfiches.
           *[other] { $seat } heeft nu { $scurvy } scheurbuikfiches.
        }
    }
event-mutiny-began =
    { $cause ->
        [rum] { $seat_is ->
            [you] Te weinig rum: muiterij op jouw schip!
           *[other] Te weinig rum: muiterij op het schip van { $seat }!
        }
       *[card] { $seat_is ->
            [you] Muiterij op jouw schip!
           *[other] Muiterij op het schip van { $seat }!
        }
    }
event-mutiny-prevented =
    { $means ->
        [keelhaul] { $seat_is ->
            [you] Jij laat de belhamels kielhalen: de muiterij is voorbij.
           *[other] { $seat } laat de belhamels kielhalen: de muiterij is voorbij.
        }
       *[scapegoat] { $seat_is ->
            [you] Jij vindt een zondebok: de muiterij is voorbij.
           *[other] { $seat } vindt een zondebok: de muiterij is voorbij.
        }
    }
event-mutiny-done =
    { $seat_is ->
        [you] De muiters nemen jouw schip over.
       *[other] De muiters nemen het schip van { $seat } over.
    }
event-sent =
    { $seat_is ->
        [you] Jouw schip wordt naar { $to } gebracht en bevoorraad.
       *[other] Het schip van { $seat } wordt naar { $to } gebracht en bevoorraad.
    }
event-window-opened =
    { $window_id ->
        [dig] Voor het graven: speelt iemand een kaart?
        [fight] Het gevecht is begonnen: speelt iemand een kaart?
        [sail] { $seat_is ->
            [you] Jij hebt gevaren: spelen de anderen een kaart?
           *[other] { $seat } heeft gevaren: spelen de anderen een kaart?
        }
        [dock] { $seat_is ->
            [you] Jij hebt aangelegd: spelen de anderen een kaart?
           *[other] { $seat } heeft aangelegd: spelen de anderen een kaart?
        }
       *[maintenance] { $seat_is ->
            [you] Voordat jij uitvaart: speelt iemand een kaart?
           *[other] Voordat { $seat } uitvaart: speelt iemand een kaart?
        }
    }
event-interrupted =
    { $seat_is ->
        [you] Je legt het spel stil om een kaart te spelen.
       *[other] { $seat } legt het spel stil om een kaart te spelen.
    }
event-passed =
    { $seat_is ->
        [you] Jij past.
       *[other] { $seat } past.
    }
event-window-closed = Er worden geen kaarten meer gespeeld.
event-sailed =
    { $seat_is ->
        [you] Jij vaart van { $from } naar { $to }.
       *[other] { $seat } vaart van { $from } naar { $to }.
    }
event-tile-turned =
    { $nation ->
        [none] { $seat_is ->
            [you] Jij ontdekt { $tile }.
           *[other] { $seat } ontdekt { $tile }.
        }
       *[other] { $seat_is ->
            [you] Jij ontdekt { $tile } ({ $nation }).
           *[other] { $seat } ontdekt { $tile } ({ $nation }).
        }
    }
event-tile-removed = Het tegeltje op { $place } gaat van het bord.
event-dig-declared =
    { $maps ->
        [0] { $seat_is ->
            [you] Jij wil op { $place } graven, zonder één schatkaart.
           *[other] { $seat } wil op { $place } graven, zonder één schatkaart.
        }
        [one] { $seat_is ->
            [you] Jij wil op { $place } graven en laat één schatkaart zien.
           *[other] { $seat } wil op { $place } graven en laat één schatkaart zien.
        }
       *[other] { $seat_is ->
            [you] Jij wil op { $place } graven en laat { $maps } schatkaarten zien.
           *[other] { $seat } wil op { $place } graven en laat { $maps } schatkaarten zien.
        }
    }
event-dug =
    { $seat_is ->
        [you] Jij graaft op { $place } een schat van { $amount } dubloenen op!
       *[other] { $seat } graaft op { $place } een schat van { $amount } dubloenen op!
    }
event-dig-failed =
    { $seat_is ->
        [you] Te weinig schatkaarten: jij hebt er op { $place } nu { $maps } nodig en vindt niets.
       *[other] Te weinig schatkaarten: { $seat } heeft er op { $place } nu { $maps } nodig en vindt niets.
    }
event-part-bought =
    { $seat_is ->
        [you] Jij koopt { $part }.
       *[other] { $seat } koopt { $part }.
    }
event-fight-began =
    { $foe_id ->
        [ship] { $attacker_is ->
            [you] Jij valt { $defender } aan op { $place }!
           *[other] { $attacker } valt { $defender } aan op { $place }!
        }
       *[other] { $attacker_is ->
            [you] Jij overvalt { $foe } op { $place }!
           *[other] { $attacker } overvalt { $foe } op { $place }!
        }
    }
event-dice-rolled =
    { $rerolled ->
        [none] { $seat_is ->
            [you] Jij gooit { $values }: samen { $total }.
           *[other] { $seat } gooit { $values }: samen { $total }.
        }
       *[other] { $seat_is ->
            [you] Voor een kanonskogel gooi jij opnieuw: { $values }, samen { $total }.
           *[other] Voor een kanonskogel gooit { $seat } opnieuw: { $values }, samen { $total }.
        }
    }
event-fight-ended =
    { $void ->
        [on] { $attacker_is ->
            [you] Jouw gevecht wordt afgebroken.
           *[other] Het gevecht van { $attacker } wordt afgebroken.
        }
       *[off] { $winner ->
            [none] { $attacker_is ->
                [you] { $attack } tegen { $defence }: { $tie ->
                    [on] gelijk is niet genoeg, dus jij wordt afgeslagen.
                   *[off] jij wordt afgeslagen.
                }
               *[other] { $attack } tegen { $defence }: { $tie ->
                    [on] gelijk is niet genoeg, dus { $attacker } wordt afgeslagen.
                   *[off] { $attacker } wordt afgeslagen.
                }
            }
           *[other] { $winner_is ->
                [you] { $attack } tegen { $defence }: { $tie ->
                    [on] bij gelijk wint de aanvaller, en dat ben jij!
                   *[off] jij wint!
                }
               *[other] { $attack } tegen { $defence }: { $tie ->
                    [on] bij gelijk wint de aanvaller: { $winner }!
                   *[off] { $winner } wint!
                }
            }
        }
    }
event-loot-drawn =
    { $seat_is ->
        [you] Jij maakt een buit van { $total } dubloenen.
       *[other] { $seat } maakt een buit van { $total } dubloenen.
    }
event-money-changed =
    { $cause ->
        [part] { $seat_is ->
            [you] Jij betaalt { $amount } dubloenen en houdt er { $doubloons } over.
           *[other] { $seat } betaalt { $amount } dubloenen en houdt er { $doubloons } over.
        }
        [robbed] { $seat_is ->
            [you] Jij verliest { $amount } dubloenen en houdt er { $doubloons } over.
           *[other] { $seat } verliest { $amount } dubloenen en houdt er { $doubloons } over.
        }
        [stolen] { $seat_is ->
            [you] Jij verliest { $amount } dubloenen en houdt er { $doubloons } over.
           *[other] { $seat } verliest { $amount } dubloenen en houdt er { $doubloons } over.
        }
       *[other] { $seat_is ->
            [you] Jij krijgt { $amount } dubloenen en hebt er nu { $doubloons }.
           *[other] { $seat } krijgt { $amount } dubloenen en heeft er nu { $doubloons }.
        }
    }
event-game-ended = { $reason } De plaatsen: { $ranking }. Het geld: { $money }.

# Wat de regel over iemands beurt ervan zegt, na de naam en met "en" ertussen. Leeg: alleen het logboek vertelt het.
turn-card-played =
    { $victim ->
        [none] speelde { $card }
       *[other] { $victim_is ->
            [self] speelde { $card } tegen zichzelf
           *[other] speelde { $card } tegen { $victim }
        }
    }
turn-pirates-drawn = nam piraten in dienst
turn-stolen = maakte { $amount } dubloenen buit op { $victim }
turn-caught = werd gegrepen door de Vliegende Hollander
turn-mutiny-prevented = voorkwam een muiterij
turn-mutiny-done = verloor het schip aan muiters
turn-sailed = voer naar { $to }
turn-tile-turned =
    { $tile_id ->
        [empty] { "" }
       *[other] ontdekte { $tile }
    }
turn-dug = groef { $amount } dubloenen op
turn-dig-failed = groef tevergeefs
turn-part-bought = kocht { $part }
turn-fight-began =
    { $foe_id ->
        [ship] viel { $defender } aan
       *[other] viel { $foe } aan
    }
turn-fight-ended =
    { $void ->
        [on] { "" }
       *[off] { $winner ->
            [none] werd afgeslagen
           *[other] { "" }
        }
    }
turn-loot-drawn = maakte { $total } dubloenen buit

## Waarom niet

refusal-bad-colours = Noem voor elk van de { $players } spelers één kleur, en geen kleur twee keer.
refusal-no-such-player = Er zijn maar { $players } spelers, en de eerste heeft nummer 0.
refusal-answer-first = Beantwoord eerst de vraag.
refusal-draw-first = Trek eerst je kaarten.
refusal-roll-first = Gooi eerst de dobbelstenen.
refusal-hire-first = Trek eerst de piraten.
refusal-already-here = Je schip ligt al op { $place }.
refusal-too-far =
    { $left ->
        [one] Te ver: { $place } is { $steps } vakken ver en je hebt nog één stap.
       *[other] Te ver: { $place } is { $steps } vakken ver en je hebt nog { $left } stappen.
    }
refusal-way-blocked = Op elke weg naar { $place } houdt eerst iets anders je op, zoals onbekend water of een oorlogsschip. Vaar eerst daarheen.
refusal-no-moves-left = Je stappen zijn op.
refusal-not-this-card =
    { $card_id ->
        [tailwind] { $card } is voor je eigen beurt, terwijl je vaart.
        [mutiny] { $card } speel je voordat een schip uitvaart, als er is gegooid.
        [attack] { $card } speel je in je eigen gevecht, als er is gegooid.
        [ambush] { $card } speel je als een andere piraat jou aanvalt, als er is gegooid.
        [mercenaries] { $card } speel je in een gevecht, als er is gegooid.
        [soldiers] { $card } speel je als een ander iets overvalt, als er is gegooid.
        [treasure_map] { $card } telt mee als je op een eiland graaft.
       *[other] { $card } kun je nu niet spelen: beantwoord eerst de vraag.
    }
refusal-only-own-fights = { $card } helpt alleen in je eigen gevechten.
refusal-only-the-defender = { $card } helpt alleen als een andere piraat jou aanvalt.
refusal-not-the-attacker = { $card } zou je vijand helpen.
refusal-only-in-raids = { $card } helpt alleen schepen, steden en vestingen van de naties.
refusal-no-help-here = { $card } helpt steden en piraten, maar geen vesting en geen schip van een natie.
refusal-own-side-only = In je eigen gevecht helpt { $card } alleen jou.
refusal-maps-are-for-digging = { $card } telt als je op een eiland graaft.
refusal-keelhaul-answers = { $card } speel je alleen als een bemanning muit.
refusal-no-scurvy = Je hebt geen scheurbuik, dus bewaar { $card } voor later.
refusal-nobody-takes-scurvy = Niemand kan nu scheurbuik krijgen.
refusal-nobody-to-murder = Er is niemand die je kunt vermoorden.
refusal-proof-against-scurvy = Aan boord van { $seat } krijgt niemand scheurbuik.
refusal-immune = { $pirate } kan niet worden vermoord.
refusal-own-pirate = { $pirate } vaart met jou mee.
refusal-own-ship = Dat is je eigen schip.
refusal-no-such-card = Daarvoor heb je de kaart { $card } nodig.
refusal-not-beside-the-dutchman = De Hollander gaat maar één vak ver, en { $place } ligt verder weg.
refusal-no-island = Op { $place } ligt geen schat.
refusal-dug-already = Op { $place } heb je deze reis al gegraven. Ga eerst naar een schuilplaats.
refusal-too-few-maps =
    { $maps ->
        [one] Je hebt hier één schatkaart nodig en hebt er { $held }.
       *[other] Je hebt hier { $maps } schatkaarten nodig en hebt er { $held }.
    }
refusal-nothing-to-raid = Op { $place } valt niets te overvallen.
refusal-fought-already = Daar heb je deze beurt al tegen gevochten.
refusal-beaten-already = { $place } heb je deze reis al verslagen. Ga eerst naar een schuilplaats.
refusal-not-on-this-hex = Het schip van { $seat } ligt hier niet.
refusal-no-money = { $seat } heeft geen geld.
refusal-too-dear = Dat kost { $price } dubloenen en je hebt er { $doubloons }.
refusal-owned-already = Dat deel heeft je schip al.
refusal-winning = Je staat voor: bewaar je kanonskogels.
refusal-no-cannonballs = Je kanonskogels zijn op.
refusal-not-your-dice = Deze dobbelstenen mag je niet opnieuw gooien.
refusal-no-scapegoat = { $pirate } laat zich de schuld niet geven.
refusal-not-in-your-hands = { $pirate } kun je nu niet kiezen.

## Opties

option-colours = Kleuren
option-colours-effect = In welke hoek iedereen begint: geloot en goed verdeeld, of zoals je ze opsomt.
option-colours-spread = geloot

option-first_player = Beginspeler
option-first_player-effect = Wie de eerste beurt heeft.
option-first_player-random = geloot
option-first_player-0 = plaats 1
option-first_player-1 = plaats 2
option-first_player-2 = plaats 3
option-first_player-3 = plaats 4
option-first_player-4 = plaats 5
option-first_player-5 = plaats 6

option-target = Doel
option-target-effect = Wie als eerste zoveel dubloenen heeft, wint.
option-target-5000 = 5.000
option-target-7500 = 7.500
option-target-10000 = 10.000

option-rounds = Laatste ronde
option-rounds-effect = Eindigt het spel na een aantal rondes?
option-rounds-limited = rondelimiet
option-rounds-limited-reading = Het spel eindigt na de rondelimiet, ook als niemand het doel heeft bereikt. De rijkste wint.
option-rounds-unlimited = geen limiet
option-rounds-unlimited-reading = Het spel gaat door tot iemand het doel heeft bereikt.

option-round_limit = Rondelimiet
option-round_limit-effect = Na zoveel rondes wint de rijkste.

option-interference = Kaarten buiten je beurt
option-interference-effect = Wanneer mag je kaarten spelen terwijl anderen aan de beurt zijn?
option-interference-anytime = op elk moment
option-interference-anytime-reading = Wie kaarten heeft, mag op elk moment van een beurt, ook de eigen, het spel stilleggen en een kaart spelen. Niemand wordt iets gevraagd terwijl een schip vaart.
option-interference-usual = op de gewone momenten
option-interference-usual-reading = Je mag kaarten spelen voordat anderen uitvaren, voordat ze graven en in elk gevecht.
option-interference-always = ook terwijl ze varen en aanleggen
option-interference-always-reading = Je mag ook kaarten spelen telkens als anderen hebben gevaren of aangelegd.

option-raids = Overvallen op één plaats
option-raids-effect = Hoe vaak mag je dezelfde stad of vesting overvallen?
option-raids-once = één keer per reis
option-raids-once-reading = Een plaats die je hebt verslagen, is veilig voor je tot je in een schuilplaats bent geweest.
option-raids-again = telkens opnieuw
option-raids-again-reading = Je mag dezelfde plaats elke beurt opnieuw overvallen.

option-digs = Graven op één eiland
option-digs-effect = Hoe vaak mag je op hetzelfde eiland graven?
option-digs-once = één keer per reis
option-digs-once-reading = Na het graven is het eiland leeg voor je tot je in een schuilplaats bent geweest.
option-digs-again = telkens opnieuw
option-digs-again-reading = Je mag elke beurt op hetzelfde eiland graven, als je de aanwijzingen hebt.

option-fights = Gevechten per beurt
option-fights-effect = Hoeveel gevechten mag je in één beurt voeren?
option-fights-one = één
option-fights-one-reading = Je vecht hoogstens één keer per beurt.
option-fights-each = één met ieder
option-fights-each-reading = Na een gevecht mag je ook met de anderen op je vak vechten, met ieder één keer.

option-keelhaul = Kielhalen
option-keelhaul-effect = Wiens muiterij mag je voorkomen met Kielhalen?
option-keelhaul-own = die van jezelf
option-keelhaul-own-reading = Je speelt Kielhalen alleen als je eigen bemanning muit.
option-keelhaul-any = die van iedereen
option-keelhaul-any-reading = Je mag ook een muiterij op een ander schip voorkomen, voordat de eigenaar antwoordt.

option-aim = Kaarten tegen jezelf
option-aim-effect = Wie mogen Scheurbuik, Moord, Muiterij en Soldaten treffen?
option-aim-others = alleen tegen anderen
option-aim-others-reading = Je speelt deze kaarten alleen tegen andere spelers.
option-aim-anyone = tegen iedereen
option-aim-anyone-reading = Je mag deze kaarten ook tegen jezelf spelen.

option-dutchman = Naar de Hollander varen
option-dutchman-effect = Wat overkomt een schip dat naar de Vliegende Hollander vaart?
option-dutchman-comes = niets
option-dutchman-comes-reading = De Hollander grijpt alleen schepen waar hij naartoe komt.
option-dutchman-meets = hij grijpt het
option-dutchman-meets-reading = De Hollander grijpt wie hem ontmoet, ook een schip dat naar hem toe vaart.

## Scores en prijzen

sheet-raids =
    { $count ->
        [0] geen overval gewonnen
        [one] één overval gewonnen
       *[other] { $count } overvallen gewonnen
    }
sheet-digs =
    { $count ->
        [0] geen schat opgegraven
        [one] één schat opgegraven
       *[other] { $count } schatten opgegraven
    }
sheet-duels =
    { $count ->
        [0] geen duel gewonnen
        [one] één duel gewonnen
       *[other] { $count } duels gewonnen
    }
sheet-thefts =
    { $count ->
        [0] niets gestolen
        [one] één diefstal
       *[other] { $count } diefstallen
    }
sheet-losses =
    { $count ->
        [0] niets aan anderen verloren
        [one] één keer beroofd
       *[other] { $count } keer beroofd
    }
sheet-parts =
    { $count ->
        [0] geen scheepsdeel gekocht
        [one] één scheepsdeel gekocht
       *[other] { $count } scheepsdelen gekocht
    }

award-kings-cards = Volle mouwen
award-kings-cards-why =
    { $amount ->
        [one] { $name } speelde maar één kaart, en liet iedereen erop wachten.
       *[other] { $name } speelde { $amount } kaarten, en niemand zag waar ze vandaan kwamen.
    }
award-kings-thefts = Lange vingers
award-kings-thefts-why =
    { $amount ->
        [one] { $name } pakte de anderen één dubloen af. Het ging om het principe.
       *[other] { $name } pakte de anderen { $amount } dubloenen af, om ze veilig te bewaren natuurlijk.
    }
award-kings-robbed = Gul hart
award-kings-robbed-why =
    { $amount ->
        [one] { $name } raakte één dubloen kwijt, en vergat dat nooit.
       *[other] { $name } schonk de anderen { $amount } dubloenen, en kreeg niet eens een bonnetje.
    }
award-kings-caught = Vriend van de Hollander
award-kings-caught-why =
    { $amount ->
        [one] { $name } kwam de Vliegende Hollander tegen, en kan het navertellen.
       *[other] { $name } kwam de Vliegende Hollander { $amount } keer tegen. Ze tutoyeren elkaar al.
    }
award-kings-rum = Dorstige bemanning
award-kings-rum-why =
    { $amount ->
        [one] Eén vaatje rum, meer dronk de bemanning van { $name } niet. De scheepsarts was trots.
       *[other] De bemanning van { $name } dronk { $amount } vaatjes rum. Het schip voer nog recht, meestal.
    }
award-kings-mutinies = Lastige baas
award-kings-mutinies-why =
    { $amount ->
        [one] Eén muiterij, één les: { $name } zegt nu tegen iedereen goedemorgen.
       *[other] { $name } overleefde { $amount } muiterijen, en deelt de hut nog steeds niet.
    }
award-kings-miles = Zeebenen
award-kings-miles-why =
    { $amount ->
        [one] { $name } voer één vak, en genoot van het uitzicht.
       *[other] { $name } voer { $amount } vakken. De meeuwen waren buiten adem.
    }
award-kings-tiles = Nieuwsgierige neus
award-kings-tiles-why =
    { $amount ->
        [one] { $name } keek achter één golf, en dat was genoeg.
       *[other] { $name } keek als eerste achter { $amount } golven.
    }
award-kings-digs = Zand in de laarzen
award-kings-digs-why =
    { $amount ->
        [one] { $name } groef een schat op, en liet het gat aan de krabben.
       *[other] { $name } groef { $amount } schatten op. De eilanden zijn nu iets lager.
    }
award-kings-raids = Klopt eerst aan
award-kings-raids-why =
    { $amount ->
        [one] { $name } deed één overval, en veegde eerst netjes de voeten.
       *[other] { $name } deed { $amount } overvallen. Overal zijn de sloten vervangen.
    }
award-kings-duels = Kort lontje
award-kings-duels-why =
    { $amount ->
        [one] { $name } zocht ruzie met een andere piraat. Later hebben ze het goedgemaakt.
       *[other] { $name } zocht { $amount } keer ruzie met andere piraten, zonder één keer sorry te zeggen.
    }
award-kings-victories = Schrik der zeeën
award-kings-victories-why =
    { $amount ->
        [one] Eén gevecht, één zege: { $name } stopte op het hoogtepunt.
       *[other] { $name } won { $amount } gevechten, en de papegaai leerde juichen.
    }

## Waar een zet toe kan leiden. Kansen tellen alleen de dobbelstenen, geen kaarten.

prospect-raid-ahead =
    { $forced ->
        [on] Verdediging { $defence } ({ $nation })
       *[off] Tegen { $foe } ({ $nation }), verdediging { $defence }
    }, bonus { $bonus }: { $chance }% kans op { $loot ->
        [one] één buitkaart.
       *[other] { $loot } buitkaarten.
    }
odds-raid-ahead = Tegen { $foe } { $chance }% kans.
prospect-no-raid = Je versloeg { $foe } al op deze reis.
prospect-duel-ahead =
    Tegen { $seat }: jouw bonus { $bonus } tegen { $against }, { $chance }% kans (gelijk is voor jou). { $loot ->
        [one] Eén buitkaart,
       *[other] { $loot } buitkaarten,
    } hooguit { $money }.
odds-duel-ahead = Tegen { $seat } { $chance }% kans.
prospect-dice-ahead =
    { $again ->
        [on] { $chance }% kans om te winnen; { $cannonballs ->
            [0] je laatste kanonskogel.
            [one] nog één kanonskogel over.
           *[other] nog { $cannonballs } kanonskogels over.
        }
       *[off] { $chance }% kans om te winnen zoals het staat.
    }
prospect-tile-ahead = Onbekend: { $warship }% een oorlogsschip, { $merchant }% een koopvaardijschip.
prospect-treasure-ahead =
    { $maps ->
        [0] Je kunt { $amount } opgraven zonder kaart.
        [one] Met één schatkaart kun je { $amount } opgraven.
       *[other] Met { $maps } schatkaarten kun je { $amount } opgraven.
    }
prospect-no-treasure = Je groef hier al op deze reis.

## Redenen van hints: wat er na een keuze gebeurt (`hint-`), of juist niet (`hint-avoid-`)

hint-caught = de Vliegende Hollander grijpt je
hint-avoid-caught = je blijft uit de buurt van de Vliegende Hollander, die je kan grijpen
hint-mutiny = je bemanning muit
hint-avoid-mutiny = je voorkomt een muiterij van je bemanning
hint-dug = je kunt een schat van { $amount } dubloenen opgraven
hint-loot = je kunt buit van ongeveer { $total } dubloenen winnen
hint-robbed = { $seat } neemt ongeveer { $amount } dubloenen van je
hint-avoid-robbed =
    { $steps ->
        [0] je blijft weg van { $seat }, die { $amount } dubloenen van je kan nemen
        [one] je blijft weg van { $seat }, die één plaats ver kan komen en { $amount } dubloenen van je kan nemen
       *[other] je blijft weg van { $seat }, die { $steps } plaatsen ver kan komen en { $amount } dubloenen van je kan nemen
    }
hint-prey = je kunt ongeveer { $amount } dubloenen van { $victim } nemen
hint-beaten = je verliest een gevecht
hint-avoid-beaten = je mengt je niet in een gevecht dat je waarschijnlijk verliest
hint-part = je kunt { $part } kopen
hint-scurvy = je bemanning krijgt scheurbuik
hint-avoid-scurvy = je bemanning blijft vrij van scheurbuik
hint-rum = je krijgt nieuwe rum
hint-rival-dug = { $seat } graaft een schat van { $amount } dubloenen op
hint-avoid-rival-dug = je houdt { $seat } weg van een schat van { $amount } dubloenen

## Redenen van hints: waarvan er meer of minder zal zijn

trait-money-more = meer geld
trait-money-less = minder geld
trait-parts-more = meer scheepsdelen
trait-parts-less = minder scheepsdelen
trait-crew-more = een sterkere bemanning
trait-crew-less = een zwakkere bemanning
trait-hand-more = betere kaarten in de hand
trait-hand-less = slechtere kaarten in de hand
trait-rum-more = meer rum
trait-rum-less = minder rum
trait-cannonballs-more = meer kanonskogels
trait-cannonballs-less = minder kanonskogels
trait-scurvy-more = meer scheurbuik
trait-scurvy-less = minder scheurbuik
trait-next-gain-more = een grotere winst in zicht
trait-next-gain-less = een kleinere winst in zicht
trait-caught-more = de Vliegende Hollander is een groter gevaar
trait-caught-less = de Vliegende Hollander is een kleiner gevaar
trait-waits-more = een langere wachttijd tot de volgende beurt
trait-waits-less = een vroegere volgende beurt
