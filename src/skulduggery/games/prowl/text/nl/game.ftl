# Pirates on the Prowl, Nederlands. Ids zijn `<event|move|decision|refusal>-<kind>`; plaatshouders zijn de velden daarvan.
# Wat de lezer doet, staat in de jij-vorm (`<veld>_is`). Een schip heet naar zijn piraat.

game-title = Piraten op rooftocht
game-summary = Twee tot acht piraten plunderen steden, drijven handel, graven naar schatten en brengen alles naar huis, als niemand dwarsligt. Ook Davy Jones niet.
game-age = vanaf 8 jaar

## Namen

ship-blue = Blauwe Blake
ship-green = Groene Greg
ship-black = Zwarte Betty
ship-red = Rode Rita
ship-yellow = Gele Jeremy
ship-pink = Roze Patty
ship-white = Witte Wilma
ship-purple = Paarse Percy
ship-davy = Davy Jones
# Met één schip per speler heet een schip naar zijn speler: iedereen heeft één naam.
player-ship = { $player }

piece-blue = { ship-blue }
piece-green = { ship-green }
piece-black = { ship-black }
piece-red = { ship-red }
piece-yellow = { ship-yellow }
piece-pink = { ship-pink }
piece-white = { ship-white }
piece-purple = { ship-purple }
piece-davy = { ship-davy }

place-tortuga = Tortuga
place-nassau = Nassau
place-campeche = Campeche
place-port_royal = Port Royal
place-clew_bay = Clew Bay
place-tripoli = Tripoli
place-saint_mary = Saint Mary
place-cape_farina = Kaap Farina
place-tortuga_nassau = Tortuga en Nassau
place-port_royal_campeche = Campeche en Port Royal
place-clew_bay_tripoli = Clew Bay en Tripoli
place-cape_farina_saint_mary = Saint Mary en Kaap Farina
place-bora_bora = Bora Bora
place-hong_kong = Hongkong
place-perdida = Isla Perdida
place-bonita = Isla Bonita
place-diablo = Isla del Diablo
place-prohibida = Isla Prohibida
place-bikini = Bikini
place-hay_tac = Hay Tac
place-ocracoke = Ocracoke
place-chicken = Kippeneiland
place-bora_bora_hong_kong = Bora Bora en Hongkong
place-perdida_bonita = Isla Perdida en Isla Bonita
place-diablo_prohibida = Isla del Diablo en Isla Prohibida
place-bikini_ocracoke = Bikini en Ocracoke
place-hay_tac_chicken = Hay Tac en Kippeneiland
place-home_blue = Blakes Barak
place-home_green = Gregs Gehucht
place-home_black = Betty's Baai
place-home_red = Rita's Rede
place-home_yellow = Jeremy's Jachthaven
place-home_pink = Patty's Pier
place-home_white = Wilma's Werf
place-home_purple = Percy's Poort
place-twir_north = de brug tussen Nassau en Campeche
place-twir_south = de brug tussen Tripoli en Saint Mary
place-twir_east = de brug tussen Port Royal en Kaap Farina
place-twir_west = de brug tussen Tortuga en Clew Bay
place-kingdom = het Rijk van Davy Jones
place-cur = de stroming bij { $rest }

island-bora_bora = { place-bora_bora }
island-hong_kong = { place-hong_kong }
island-perdida = { place-perdida }
island-bonita = { place-bonita }
island-diablo = { place-diablo }
island-prohibida = { place-prohibida }
island-bikini = { place-bikini }
island-hay_tac = { place-hay_tac }
island-ocracoke = { place-ocracoke }
island-chicken = { place-chicken }
island-bora_bora_hong_kong = { place-bora_bora_hong_kong }
island-perdida_bonita = { place-perdida_bonita }
island-diablo_prohibida = { place-diablo_prohibida }
island-bikini_ocracoke = { place-bikini_ocracoke }
island-hay_tac_chicken = { place-hay_tac_chicken }

card-C01 = Zijde voor Tortuga
card-C02 = Suiker voor Nassau
card-C03 = Olijfolie voor Campeche
card-C04 = Tabak voor Port Royal
card-C05 = Schatkaart van Bora Bora
card-C06 = Schatkaart van Bora Bora
card-C07 = Schatkaart van Hongkong
card-C08 = Schatkaart van Hongkong
card-C09 = Koffie voor Clew Bay
card-C10 = Thee voor Tripoli
card-C11 = Zijde voor Saint Mary
card-C12 = Suiker voor Kaap Farina
card-C13 = Olijfolie voor Tortuga
card-C14 = Tabak voor Nassau
card-C15 = Rum voor Campeche
card-C16 = Buskruit voor Port Royal
card-C17 = Schatkaart van Isla Perdida
card-C18 = Schatkaart van Isla Bonita
card-C19 = Schatkaart van Isla del Diablo
card-C20 = Schatkaart van Isla Prohibida
card-C21 = Zijde voor Clew Bay
card-C22 = Suiker voor Tripoli
card-C23 = Olijfolie voor Saint Mary
card-C24 = Tabak voor Kaap Farina
card-C25 = Rum voor Tortuga
card-C26 = Buskruit voor Nassau
card-C27 = Sandelhout voor Campeche
card-C28 = Specerijen voor Port Royal
card-C29 = Schatkaart van Isla Perdida
card-C30 = Schatkaart van Isla Bonita
card-C31 = Schatkaart van Isla del Diablo
card-C32 = Schatkaart van Isla Prohibida
card-C33 = Olijfolie voor Clew Bay
card-C34 = Tabak voor Tripoli
card-C35 = Rum voor Saint Mary
card-C36 = Buskruit voor Kaap Farina
card-C37 = Sandelhout voor Tortuga
card-C38 = Specerijen voor Nassau
card-C39 = Koffie voor Campeche
card-C40 = Thee voor Port Royal
card-C41 = Schatkaart van Bikini
card-C42 = Schatkaart van Hay Tac
card-C43 = Schatkaart van Ocracoke
card-C44 = Schatkaart van Kippeneiland
card-C45 = Rum voor Clew Bay
card-C46 = Buskruit voor Tripoli
card-C47 = Sandelhout voor Saint Mary
card-C48 = Specerijen voor Kaap Farina
card-C49 = Koffie voor Tortuga
card-C50 = Thee voor Nassau
card-C51 = Zijde voor Campeche
card-C52 = Suiker voor Port Royal
card-C53 = Schatkaart van Bikini
card-C54 = Schatkaart van Hay Tac
card-C55 = Schatkaart van Ocracoke
card-C56 = Schatkaart van Kippeneiland
card-C57 = Sandelhout voor Clew Bay
card-C58 = Specerijen voor Tripoli
card-C59 = Koffie voor Saint Mary
card-C60 = Thee voor Kaap Farina
card-bronze = Bronzen Kanon
card-silver = Zilveren Beeldje
card-gold = Gouden Medaille
card-ruby = Robijnen Ring
card-diamond = Diamanten Kroon
card-storm = Storm
card-fire = Brand
card-shipwreck = Schipbreuk
card-mutiny = Muiterij
card-kraken = Kraken

luck-storm = Een storm blaast je schip naar de stad aan de overkant van het bord. Je kaarten blijven aan boord.
luck-fire = Brand aan boord! Alle kaarten op je schip gaan de zee in. Je kist is veilig.
luck-shipwreck = Je bent op een klip gelopen. Vaar eerst naar huis voordat je iets anders doet.
luck-mutiny = Je bemanning wil meer rum. Je slaat je volgende twee beurten over.
luck-kraken = De Kraken grijpt je schip en alles wat in je kist ligt.

back-green = Ladingkaart
back-yellow = Bronzen Kanon
back-red = Schatbewijs

button-roll = gooien
button-done = klaar
button-keep = alles houden
button-raid = plunderen
button-davy_sail = varen met Davy
button-davy_skip = nu niet
button-trade = ruilen
button-dump = in zee gooien

reason-target = De kist is vol!
reason-last_alive = Er is nog maar één piraat over!
reason-rounds = De laatste ronde is voorbij!


## Wat er gevraagd wordt

decision-davy = Wil je eerst met Davy Jones varen?
    .others = Wil { $name } eerst met Davy Jones varen?
decision-davy-move = Davy Jones heeft { $steps } stappen. Waar gaat hij heen?
decision-davy-engage = Wie valt Davy Jones aan?
decision-ship = Welk schip laat je varen?
    .others = Welk schip laat { $name } varen?
decision-throw = Gooi de dobbelsteen. Daarna kies je een schip.
    .others = { $name } gooit de dobbelsteen en kiest daarna een schip.
decision-roll =
    { $ship_is ->
        [you] Gooi de dobbelsteen.
       *[other] Gooi de dobbelsteen voor { $ship }.
    }
    .others =
        { $ship_is ->
            [player] { $name } gooit de dobbelsteen.
           *[other] { $name } gooit de dobbelsteen voor { $ship }.
        }
decision-sail =
    { $ship_is ->
        [you] Je hebt { $steps } stappen. Waar ga je heen?
       *[other] { $ship } heeft { $steps } stappen. Waar ga je heen?
    }
    .others =
        { $ship_is ->
            [player] { $name } heeft { $steps } stappen. Waarheen?
           *[other] { $name } heeft { $steps } stappen voor { $ship }. Waarheen?
        }
decision-home = Je bent thuis. Wat gaat er in je kist?
    .others = { $name } is thuis. Wat gaat er in de kist?
decision-town = Wat doe je in { $town }?
    .others = Wat doet { $name } in { $town }?
decision-island = Ga je graven op { $island }?
    .others = Gaat { $name } graven op { $island }?
decision-engage =
    { $ship_is ->
        [you] Wie val je aan?
       *[other] Wie valt { $ship } aan?
    }
    .others =
        { $ship_is ->
            [player] Wie wordt door { $name } aangevallen?
           *[other] { $name }: Wie wordt door { $ship } aangevallen?
        }
decision-discard = Vier kaarten is te veel. Welke gaat in zee?
decision-loot = Gewonnen! Wat houd je? Hoogstens { $masts } kaarten.
    .others = { $name } heeft gewonnen en houdt hoogstens { $masts } kaarten. Welke?
decision-exile = Naar welk eiland stuur je { $ship }?
    .others = { $name } stuurt { $ship } weg. Naar welk eiland?

## Wat je kunt kiezen

move-davy-sail = Vaar met Davy Jones
move-davy-skip = Laat Davy Jones liggen
move-choose-ship = Vaar met { $colour }
move-roll = Gooi de dobbelsteen
move-sail = Vaar naar { $to }
move-store = Leg in de kist: { $card }
move-load = Neem aan boord: { $card }
move-swap = Wissel { $out } met { $into }
move-trade = Ruil: { $card }
move-dump = Gooi in zee: { $card }
move-raid = Plunder de stad
move-dig = Graaf met: { $card }
move-attack = Val { $target } aan
move-exile = Stuur naar { $island }
move-done = Klaar
move-keep = Alles houden

# Hoe een keuze heet naar wat ze doet, en wat ze oplevert. Leeg: het spreekt vanzelf.
deed-sail-sailed =
    { $still ->
        [on] { $ship_id ->
            [davy] Laat Davy Jones liggen
           *[other] { $ground ->
                [home] Blijf thuis
                [town] Blijf in { $to }
                [island] Blijf op { $to }
               *[other] Blijf bij { $to }
            }
        }
       *[off] { "" }
    }
gain-sailed = { "" }
gain-ship-chosen = { "" }
gain-stored = { "" }
gain-loaded = { "" }
gain-swapped = { "" }
gain-dumped = { "" }
gain-exiled = { "" }
gain-davy-sent-home = { "" }
gain-pack-shuffled = { "" }
gain-davy-taken =
    { $seat_is ->
        [you] jij krijgt Davy Jones
       *[other] { "" }
    }
gain-repaired =
    { $ship_is ->
        [you] je schip is weer heel
       *[other] { $ship } is weer heel
    }
gain-traded =
    { $reward ->
        [none] { "" }
       *[other] { $extra ->
            [none] +{ $reward }
           *[other] +{ $reward }, −{ $extra }
        }
    }
gain-dug =
    { $reward ->
        [none] { "" }
       *[other] +{ $reward }
    }

## Wat er gebeurt

event-game-began =
    { $starter_is ->
        [you] Iedereen gooit om te zien wie begint: { $rolls }. Jij begint!
       *[other] Iedereen gooit om te zien wie begint: { $rolls }. { $starter } begint!
    }
event-round-began = Ronde { $round } begint.
event-turn-began =
    { $seat_is ->
        [you] Jij bent aan de beurt.
       *[other] { $seat } is aan de beurt.
    }
event-turn-lost =
    { $seat_is ->
        [you] Jouw bemanning staakt: de beurt gaat voorbij.
       *[other] De bemanning van { $seat } staakt: de beurt gaat voorbij.
    }
event-ship-chosen =
    { $seat_is ->
        [you] Jij vaart met { $ship }.
       *[other] { $seat } vaart met { $ship }.
    }
event-davy-skipped =
    { $seat_is ->
        [you] Jij laat Davy Jones liggen.
       *[other] { $seat } laat Davy Jones liggen.
    }
event-die-thrown =
    { $seat_is ->
        [you] Je gooit { $value }.
       *[other] { $seat } gooit { $value }.
    }
event-die-rolled =
    { $ship_is ->
        [you] Jij gooit { $value }.
        [player] { $ship } gooit { $value }.
       *[other] { $seat_is ->
            [you] Jij gooit { $value } voor { $ship }.
           *[other] { $seat } gooit { $value } voor { $ship }.
        }
    }{ $bonus ->
        [0] { "" }
       *[other] { "" } Met { $bonus } erbij zijn dat { $steps } stappen.
    }
event-sailed =
    { $still ->
        [on] { $ground ->
            [home] { $ship_is ->
                [you] Jij blijft thuis.
               *[other] { $ship } blijft thuis.
            }
            [town] { $ship_is ->
                [you] Jij blijft in { $to }.
               *[other] { $ship } blijft in { $to }.
            }
            [island] { $ship_is ->
                [you] Jij blijft op { $to }.
               *[other] { $ship } blijft op { $to }.
            }
           *[other] { $ship_is ->
                [you] Jij blijft bij { $to }.
               *[other] { $ship } blijft bij { $to }.
            }
        }
       *[off] { $ship_is ->
            [you] Jij vaart van { $from } naar { $to }.
           *[other] { $ship } vaart van { $from } naar { $to }.
        }
    }
event-stored =
    { $card ->
        [none] { $ship_is ->
            [you] Jij legt een kaart in de kist: { $back }.
           *[other] { $ship } legt een kaart in de kist: { $back }.
        }
       *[other] { $ship_is ->
            [you] Jij legt een kaart in de kist: { $card }.
           *[other] { $ship } legt een kaart in de kist: { $card }.
        }
    }
event-loaded =
    { $card ->
        [none] { $ship_is ->
            [you] Jij haalt een kaart uit de kist: { $back }.
           *[other] { $ship } haalt een kaart uit de kist: { $back }.
        }
       *[other] { $ship_is ->
            [you] Jij haalt een kaart uit de kist: { $card }.
           *[other] { $ship } haalt een kaart uit de kist: { $card }.
        }
    }
event-swapped =
    { $out ->
        [none] { $ship_is ->
            [you] Jij wisselt een Ladingkaart om met die in de kist.
           *[other] { $ship } wisselt een Ladingkaart om met die in de kist.
        }
       *[other] { $ship_is ->
            [you] Jij laat { $out } in de kist en neemt { $into } mee.
           *[other] { $ship } laat { $out } in de kist en neemt { $into } mee.
        }
    }
event-traded =
    { $reward ->
        [none] { $ship_is ->
            [you] Jij ruilt in { $town }.
           *[other] { $ship } ruilt in { $town }.
        }
       *[other] { $extra ->
            [none] { $ship_is ->
                [you] Jij ruilt in { $town }: { $card }. De beloning: { $reward }!
               *[other] { $ship } ruilt in { $town }: { $card }. De beloning: { $reward }!
            }
           *[other] { $ship_is ->
                [you] Jij ruilt in { $town }: { $card }, samen met { $extra }. De beloning: { $reward }!
               *[other] { $ship } ruilt in { $town }: { $card }, samen met { $extra }. De beloning: { $reward }!
            }
        }
    }
event-card-drawn =
    { $card ->
        [none] { $ship_is ->
            [you] Jij plundert { $town } en trekt een Ladingkaart.
           *[other] { $ship } plundert { $town } en trekt een Ladingkaart.
        }
       *[other] { $ship_is ->
            [you] Jij plundert { $town } en trekt: { $card }.
           *[other] { $ship } plundert { $town } en trekt: { $card }.
        }
    }
event-card-voided =
    { $ship_is ->
        [you] { $card } hoort bij deze stad zelf, dus jij krijgt niets.
       *[other] { $card } hoort bij deze stad zelf, dus { $ship } krijgt niets.
    }
event-bad-luck-struck =
    { $card_id ->
        [storm] Een storm blaast { $ship } naar { $to }.
        [fire] { $ship_is ->
            [you] Brand op jouw schip! Alles aan boord gaat verloren.
           *[other] Brand op het schip van { $ship }! Alles aan boord gaat verloren.
        }
        [shipwreck] { $ship_is ->
            [you] Jij lijdt schipbreuk en moet naar huis.
           *[other] { $ship } lijdt schipbreuk en moet naar huis.
        }
        [mutiny] { $ship_is ->
            [you] Muiterij op jouw schip! Twee beurten gaan verloren.
           *[other] Muiterij op het schip van { $ship }! Twee beurten gaan verloren.
        }
       *[kraken] De Kraken trekt { $ship } de diepte in!
    }
event-dumped =
    { $ship_is ->
        [you] Jij gooit een kaart in zee: { $card }.
       *[other] { $ship } gooit een kaart in zee: { $card }.
    }
event-dug =
    { $reward ->
        [none] { $ship_is ->
            [you] Jij graaft op { $island }.
           *[other] { $ship } graaft op { $island }.
        }
       *[other] { $ship_is ->
            [you] Jij graaft op { $island } en vindt: { $reward }!
           *[other] { $ship } graaft op { $island } en vindt: { $reward }!
        }
    }
event-battle-fought =
    { $won ->
        [on] { $ship_is ->
            [you] Jij valt { $target } aan en gooit { $attack } tegen { $defence }. Jij wint!
           *[other] { $ship } valt { $target } aan en gooit { $attack } tegen { $defence }. { $ship } wint!
        }
       *[off] { $ship_is ->
            [you] { $target_is ->
                [you] Jij valt { $target } aan en gooit { $attack } tegen { $defence }. { $tie ->
                    [on] De hoogste stenen zijn gelijk, dus de verdediger wint, en dat ben jij!
                   *[off] Jij wint!
                }
               *[other] Jij valt { $target } aan en gooit { $attack } tegen { $defence }. { $tie ->
                    [on] De hoogste stenen zijn gelijk, dus de verdediger wint: { $target }!
                   *[off] { $target } wint!
                }
            }
           *[other] { $target_is ->
                [you] { $ship } valt { $target } aan en gooit { $attack } tegen { $defence }. { $tie ->
                    [on] De hoogste stenen zijn gelijk, dus de verdediger wint, en dat ben jij!
                   *[off] Jij wint!
                }
               *[other] { $ship } valt { $target } aan en gooit { $attack } tegen { $defence }. { $tie ->
                    [on] De hoogste stenen zijn gelijk, dus de verdediger wint: { $target }!
                   *[off] { $target } wint!
                }
            }
        }
    }
event-spoils-taken =
    { $cards ->
        [none] { $ship_is ->
            [you] Jij pakt alles af van { $target }: { $backs }.
           *[other] { $ship } pakt alles af van { $target }: { $backs }.
        }
       *[other] { $ship_is ->
            [you] Jij pakt alles af van { $target }: { $cards }.
           *[other] { $ship } pakt alles af van { $target }: { $cards }.
        }
    }
event-sunk =
    { $cards ->
        [none] { $ship_is ->
            [you] Jij hebt niets te verliezen.
           *[other] { $ship } heeft niets te verliezen.
        }
       *[other] { $ship_is ->
            [you] Jouw kaarten gaan de zee in: { $cards }.
           *[other] De kaarten van { $ship } gaan de zee in: { $cards }.
        }
    }
event-exiled =
    { $ship_is ->
        [you] Jij wordt op { $island } gezet.
       *[other] { $ship } wordt op { $island } gezet.
    }
event-davy-taken =
    { $seat_is ->
        [you] Jij hebt nu het bevel over Davy Jones.
       *[other] { $seat } heeft nu het bevel over Davy Jones.
    }
event-davy-sent-home = Davy Jones gaat terug naar zijn Rijk.
event-repaired =
    { $ship_is ->
        [you] Jij bent thuis en weer heel.
       *[other] { $ship } is thuis en weer heel.
    }
event-reborn =
    { $ship_is ->
        [you] Jij begint thuis opnieuw, met een nieuwe kapitein en een lege kist.
       *[other] Een nieuwe kapitein neemt het thuis over voor { $ship }, met een lege kist.
    }
event-died =
    { $ship_is ->
        [you] Jouw schip is voorgoed verloren, met kist en al.
       *[other] Het schip van { $ship } is voorgoed verloren, met kist en al.
    }
event-pack-shuffled = De open stapel wordt geschud tot een nieuwe gedekte stapel. Kaarten: { $cards }.
event-game-ended = { $reason } De plaatsen: { $ranking }. In de kisten: { $values }.

# Wat de regel over iemands beurt ervan zegt, na de naam en met "en" ertussen. Leeg: alleen het logboek vertelt het.
turn-turn-lost = verloor de beurt
turn-die-rolled = gooide { $value }
turn-die-thrown = gooide { $value }
turn-sailed =
    { $ship_id ->
        [davy] { $still ->
            [on] { "" }
           *[off] stuurde Davy Jones op weg
        }
       *[other] { $still ->
            [on] bleef liggen
           *[off] { $ground ->
                [sea] voer verder
                [current] voer verder
               *[other] voer naar { $to }
            }
        }
    }
turn-stored = legde een kaart in de kist
turn-loaded = haalde een kaart uit de kist
turn-swapped = wisselde een kaart om
turn-traded = ruilde daar
turn-card-drawn = plunderde de stad
turn-bad-luck-struck =
    { $card_id ->
        [storm] werd door een storm naar { $to } gedreven
        [fire] verloor alles aan boord door brand
        [shipwreck] leed schipbreuk
        [mutiny] verloor twee beurten door muiterij
       *[kraken] werd gegrepen door de kraken
    }
turn-dumped = gooide een kaart in zee
turn-dug = groef daar
turn-battle-fought =
    { $won ->
        [on] won een gevecht tegen { $target }
       *[off] verloor een gevecht tegen { $target }
    }
turn-exiled = werd op { $island } gezet
turn-repaired = werd hersteld
turn-reborn = begon thuis opnieuw
turn-died = ging voorgoed verloren

## Waarom niet

refusal-small-board-is-full = Het kleine bord heeft thuishavens voor hoogstens { $players } spelers.
refusal-two-ships-need-room = Twee schepen per speler: alleen op het grote bord, met hoogstens { $players } spelers.
refusal-pairing-needs-two-ships = Kleurenparen doen er alleen toe met twee schepen per speler.
refusal-colours-do-not-fit = "{ $colours }" past niet bij { $players } spelers. Noem voor elke plaats een andere kleur: { $known }.

refusal-roll-first = Gooi eerst de dobbelsteen.
refusal-choose-first = Beantwoord eerst de vraag.
refusal-not-your-ship = { $ship } is niet van jou.
refusal-in-mutiny =
    { $idle ->
        [one] De bemanning van { $ship } staakt nog één beurt.
       *[other] De bemanning van { $ship } staakt nog { $idle } beurten.
    }
refusal-point-at-field = Kies eerst waar je heen vaart. Je mag aanvallen als je met je allerlaatste stap naast een schip komt.
refusal-grey = Niemand kan naar { $place } varen.
refusal-not-your-home = Alleen het eigen schip mag daar naar binnen: { $place }.
refusal-no-map = Je hebt een schatkaart van { $place } nodig om daar aan land te gaan.
refusal-field-taken = Daar ligt al iemand: { $place }.
refusal-field-full = Vol: in { $place } is plaats voor { $holds } schepen.
refusal-too-far =
    { $distance ->
        [one] Te ver: { $place } is één stap weg en je hebt er { $steps }.
       *[other] Te ver: { $place } is { $distance } stappen weg en je hebt er { $steps }.
    }
refusal-way-closed = Er liggen schepen in de weg naar { $place }.
refusal-davy-stays-at-sea = Davy Jones blijft op zee: hij kan niet naar { $place }.
refusal-home-first = { $ship } heeft schipbreuk geleden: vaar eerst naar huis.

refusal-not-here = { $card } is iets voor { $place }.
refusal-extra-missing = Voor { $card } heb je ook dit aan boord nodig: { $extra }.
refusal-sold-out = Uitverkocht: er is geen { $reward } meer.
refusal-no-cargo = { $card } is een schat. Je levert alleen Ladingkaarten in.
refusal-raided-last = { $town } heb je als laatste geplunderd. Plunder eerst een andere stad.
refusal-own-quarter = { $town } ligt in je eigen hoek. Je mag er ruilen, maar niet plunderen.
refusal-already-traded = Je hebt in { $town } al geruild, dus je plundert deze beurt niet.
refusal-card-for-this-town = Je hebt een kaart voor { $town } aan boord: { $card }. Ruil die kaart eerst of gooi hem in zee.
refusal-nothing-to-dump = { $card } blijft aan boord: die heeft niets met deze stad te maken.
refusal-treasure-stays = { $card } blijft aan boord: voor je uitvaart gaat alleen lading in zee.
refusal-chest-has-cargo = In de kist past maar één Ladingkaart. { $card } kun je ermee wisselen.
refusal-masts-full = Alle masten zijn vol, dus { $card } blijft in de kist.
refusal-moved-already = { $card } is bij dit bezoek al verplaatst.
refusal-cards-first = Regel eerst je kaarten.
refusal-too-many =
    { $cards ->
        [one] Er moet nog één kaart in zee.
       *[other] Er moeten nog { $cards } kaarten in zee.
    }

refusal-own-ship = { $ship } is je eigen schip.
refusal-own-davy = Davy Jones vaart voor jou.
refusal-davy-spared = Niemand valt Davy Jones aan. Vaar om hem heen.
refusal-not-alongside = { $ship } ligt niet vlak naast je. Hoeken tellen niet.
refusal-safe-there = { $ship } ligt daar veilig: { $place }.
refusal-island-taken = { $place } is al bezet door een schip.
refusal-no-island =
    { $place ->
        [none] Kies een vrij eiland.
       *[other] { $place } is geen eiland.
    }

## Opties

option-board = Bord
option-board-effect = Het kleine bord is voor 2 tot 4 spelers. Standaard: klein bij 2 tot 4 spelers, groot bij meer.
option-board-usual = standaard
option-board-large = groot
option-board-small = klein

option-ships = Schepen
option-ships-effect = Met twee schepen heb je twee volle kisten nodig. Groot bord, 2 tot 4 spelers.
option-ships-1 = één per speler
option-ships-2 = twee per speler

option-pairing = Paren
option-pairing-effect = Twee schepen uit dezelfde hoek, of twee die tegenover elkaar wonen. Alleen met twee schepen per speler.
option-pairing-quarter = dezelfde hoek
option-pairing-opposite = tegenover elkaar

option-davy = Davy Jones
option-davy-effect = Wie een gevecht verliest, krijgt het bevel over zijn spookschip.
option-davy-off = uit
option-davy-on = aan

option-kraken = De Kraken
option-kraken-effect = Wat gebeurt er als de Kraken je schip pakt?
option-kraken-dead = uit het spel
option-kraken-dead-reading = Je bent dood en ligt uit het spel. Is er nog één piraat over, dan wint die.
option-kraken-reborn = opnieuw beginnen
option-kraken-reborn-reading = Een nieuwe kapitein begint thuis, met een leeg schip en een lege kist.

option-colours = Kleuren
option-colours-effect = De standaardkleuren, willekeurige kleuren of zelf gekozen.
option-colours-default = standaard
option-colours-random = willekeurig

option-open_cards = Open kaarten
option-open_cards-effect = Iedereen ziet alle kaarten op de schepen. Handig om te leren.
option-open_cards-off = uit
option-open_cards-on = aan

option-target = Doel
option-target-effect = Wie als eerste zoveel aan schatten in de kist heeft, wint.
option-target-6000 = 6.000
option-target-9000 = 9.000
option-target-12000 = 12.000

option-announcements = Wat is voorgelezen
option-announcements-effect = Moet je de kaarten zelf onthouden, of blijf je ze zien?
option-announcements-fade = zelf onthouden
option-announcements-kept = geheugensteun

option-rounds = Laatste ronde
option-rounds-effect = Is het spel na een aantal rondes voorbij?
option-rounds-limited = rondelimiet
option-rounds-limited-reading = Na de rondelimiet is het spel voorbij, ook als niemand heeft gewonnen.
option-rounds-unlimited = geen limiet
option-rounds-unlimited-reading = Het spel gaat door tot iemand heeft gewonnen.

option-round_limit = Rondelimiet
option-round_limit-effect = Na zoveel rondes is het spel voorbij, met twee schepen na twee keer zoveel.

option-bridges = Bruggen
option-bridges-effect = Mogen schepen op een brug vechten?
option-bridges-safe = veilig
option-bridges-safe-reading = Op een brug vecht niemand.
option-bridges-open = open
option-bridges-open-reading = Op een brug kun je aanvallen en aangevallen worden, net als op zee.

option-ditching = Lading in zee
option-ditching-effect = Waar mag je lading in zee gooien?
option-ditching-raids = alleen om te plunderen
option-ditching-raids-reading = Je gooit alleen lading weg voor de stad die je wilt plunderen.
option-ditching-anywhere = overal
option-ditching-anywhere-reading = Voor je uitvaart mag je elke lading weggooien.

option-storms = Stormen
option-storms-effect = Welke stad ligt er tegenover?
option-storms-corner = verre hoek
option-storms-corner-reading = De storm brengt je naar de stad in de hoek schuin aan de overkant.
option-storms-along = korte kant
option-storms-along-reading = De storm brengt je in de lengte van het bord naar de stad bij de andere korte kant.
option-storms-across = lange kant
option-storms-across-reading = De storm brengt je in de breedte van het bord naar de stad bij de andere lange kant.

option-ghost = Het spookschip
option-ghost-effect = Mogen schepen Davy Jones aanvallen?
option-ghost-spared = nee
option-ghost-spared-reading = Niemand valt Davy Jones aan. Je vaart om hem heen.
option-ghost-hunted = ja
option-ghost-hunted-reading = Je mag Davy Jones aanvallen als een schip, en hem zo naar huis jagen.

option-mutiny = Muiterij
option-mutiny-effect = Wiens beurten kost een muiterij?
option-mutiny-player = de jouwe
option-mutiny-player-reading = Je verliest twee beurten, met allebei je schepen.
option-mutiny-ship = die van het schip
option-mutiny-ship-reading = Dat schip kan twee beurten niet varen. Je andere schip wel.

option-raiding = Nog eens dezelfde stad
option-raiding-effect = Wie mag niet twee keer na elkaar dezelfde stad plunderen?
option-raiding-player = jij
option-raiding-player-reading = Waar een van je schepen het laatst plunderde, mag ook je andere schip nu niet plunderen.
option-raiding-ship = het schip
option-raiding-ship-reading = Elk van je schepen mag plunderen waar het andere het laatst plunderde.

option-choosing = Een schip kiezen
option-choosing-effect = Kies je je schip voor of na de worp?
option-choosing-before = eerst
option-choosing-before-reading = Je kiest een schip en gooit daar de dobbelsteen voor.
option-choosing-after = na de worp
option-choosing-after-reading = Je gooit de dobbelsteen en kiest dan het schip dat vaart.

option-treasure = Schatten in de voorraad
option-treasure-effect = Hoeveel schatten liggen er in de voorraad als ieder twee schepen heeft?
option-treasure-player = per speler
option-treasure-player-reading = De voorraad hangt alleen van het aantal spelers af, dus schatten zijn schaars.
option-treasure-ship = per schip
option-treasure-ship-reading = Elk schip telt als een speler, dus er zijn twee keer zoveel schatten.

## Scores en prijzen

game-score = { $score } dubloenen
game-wealth = Schatten in de kist en aan boord, in dubloenen
sheet-bronze = Bronzen Kanonnen: { $count }
sheet-silver = Zilveren Beeldjes: { $count }
sheet-gold = Gouden Medailles: { $count }
sheet-ruby = Robijnen Ringen: { $count }
sheet-diamond = Diamanten Kronen: { $count }
sheet-aboard =
    { $count ->
        [0] niets meer aan boord
        [one] één schat nog aan boord, die telt niet
       *[other] { $count } schatten nog aan boord, die tellen niet
    }
sheet-victory =
    { $count ->
        [0] niet beide kisten vol
       *[other] als eerste beide kisten vol
    }

award-prowl-attacks = Altijd in voor ruzie
award-prowl-attacks-why =
    { $amount ->
        [one] { $name } viel één keer aan, alleen om te kijken of de kanonnen het deden.
       *[other] { $name } viel { $amount } keer aan. De kanonnen werden nooit koud.
    }
award-prowl-bad_luck = Pechvogel
award-prowl-bad_luck-why =
    { $amount ->
        [one] { $name } had één keer pech en heeft het aan iedereen verteld.
       *[other] { $name } had { $amount } keer pech en kwam toch telkens terug.
    }
award-prowl-booty = Grijpgrage handen
award-prowl-booty-why =
    { $amount ->
        [one] { $name } pakte één kaart van een ander schip, als aandenken.
       *[other] { $name } pakte { $amount } kaarten van andere schepen. Wie het vindt, mag het houden!
    }
award-prowl-defeats = Dapper hart
award-prowl-defeats-why =
    { $amount ->
        [one] { $name } verloor één gevecht, maar won het verhaal erover.
       *[other] { $name } verloor { $amount } gevechten, maar nooit het goede humeur.
    }
award-prowl-digs = Gouden schep
award-prowl-digs-why =
    { $amount ->
        [one] { $name } groef één kuil, en het was meteen de goede.
       *[other] { $name } groef { $amount } kuilen. De eilanden lijken wel gatenkaas.
    }
award-prowl-dumped = Opgeruimd dek
award-prowl-dumped-why =
    { $amount ->
        [one] { $name } gooide één kaart in zee. Een vis kan hem nu lezen.
       *[other] { $name } gooide { $amount } kaarten in zee. De vissen spelen er kwartet mee.
    }
award-prowl-earned = Dik verdiend
award-prowl-earned-why =
    { $amount ->
        [one] { $name } verdiende duizend dubloenen en telde ze twee keer.
       *[other] { $name } verdiende { $amount } duizend dubloenen met eerlijk werk. Nou ja, bijna eerlijk.
    }
award-prowl-exiles = Eilandbewoner
award-prowl-exiles-why =
    { $amount ->
        [one] { $name } werd één keer op een eiland gezet en bouwde er een mooie hut.
       *[other] { $name } werd { $amount } keer op een eiland gezet. De papegaaien kennen de naam.
    }
award-prowl-haunts = Spokenvriend
award-prowl-haunts-why =
    { $amount ->
        [one] { $name } voer één keer met Davy Jones, met koude voeten.
       *[other] { $name } voer { $amount } keer met Davy Jones. Ze delen hun scheepsbeschuit.
    }
award-prowl-lost_turns = Beste baas
award-prowl-lost_turns-why =
    { $amount ->
        [one] De bemanning van { $name } had één dag vrij.
       *[other] De bemanning van { $name } had { $amount } dagen vrij. Iedereen wil er werken.
    }
award-prowl-miles = Oude zeerot
award-prowl-miles-why =
    { $amount ->
        [one] { $name } voer één stap, maar wel een grote.
       *[other] { $name } voer { $amount } stappen en tekent de kaart uit het hoofd.
    }
award-prowl-ones = Rustig aan
award-prowl-ones-why =
    { $amount ->
        [one] { $name } gooide een één en genoot van het uitzicht.
       *[other] { $name } gooide { $amount } enen en kent elke golf bij naam.
    }
award-prowl-raids = Schrik van de steden
award-prowl-raids-why =
    { $amount ->
        [one] { $name } plunderde één stad en zei netjes alsjeblieft.
       *[other] { $name } plunderde { $amount } keer. Ze doen de koekjes er achter slot en grendel.
    }
award-prowl-robbed = Gulle kapitein
award-prowl-robbed-why =
    { $amount ->
        [one] { $name } gaf één kaart weg, niet helemaal vrijwillig.
       *[other] { $name } gaf { $amount } kaarten weg, niet helemaal vrijwillig.
    }
award-prowl-round_the_world = Wereldreiziger
award-prowl-round_the_world-why =
    { $amount ->
        [one] { $name } voer van de rand van het bord en kwam er aan de andere kant weer op.
       *[other] { $name } voer { $amount } keer de wereld rond en is een beetje duizelig.
    }
award-prowl-sixes = Gelukshand
award-prowl-sixes-why =
    { $amount ->
        [one] { $name } gooide een zes op het goede moment.
       *[other] { $name } gooide { $amount } zessen. Wat zit er in die dobbelsteen?
    }
award-prowl-stored = Volle kist
award-prowl-stored-why =
    { $amount ->
        [one] { $name } legde één schat in de kist en ging op het deksel zitten.
       *[other] { $name } legde { $amount } schatten in de kist. Het deksel gaat bijna niet meer dicht.
    }
award-prowl-trades = Handelsreiziger
award-prowl-trades-why =
    { $amount ->
        [one] { $name } ruilde één keer, maar wel goed.
       *[other] { $name } ruilde { $amount } keer. De steden sturen verjaardagskaarten.
    }
award-prowl-victories = Kampioen van de kanonnen
award-prowl-victories-why =
    { $amount ->
        [one] { $name } won één gevecht, en wat voor een!
       *[other] { $name } won { $amount } gevechten. De anderen zwaaien met witte sokken.
    }

## Waar een zet toe kan leiden

prospect-battle-ahead =
    Tegen { $ship }: { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    } tegen { $against }; { $chance }% kans { $cards ->
        [0] om te winnen (gelijk verliest).
        [one] op één kaart (gelijk verliest).
       *[other] op { $cards } kaarten (gelijk verliest).
    }
odds-battle-ahead = Tegen { $ship } { $chance }% kans.
prospect-no-battle =
    { $reason ->
        [bridge] { $ship } kun je niet aanvallen: geen gevecht bij een brug.
        [steps] { $ship } kun je niet aanvallen: je moet al je stappen gebruiken.
       *[safe] { $ship } is daar veilig.
    }
prospect-raid-ahead = Je kunt de stad overvallen.
prospect-no-raid =
    { $reason ->
        [own_quarter] Je kunt de stad niet overvallen: ze ligt in je eigen kwart.
       *[raided_last] Je kunt de stad niet overvallen: dat deed je het laatst.
    }
prospect-trade-ahead =
    { $extra ->
        [none] { $card } → { $reward }.
       *[other] { $card } + { $extra } → { $reward }.
    }
prospect-trade-lacks =
    { $extra ->
        [none] { $card } → { $reward }
       *[other] { $card } + { $extra } → { $reward }
    }; { $reason ->
        [extra] je hebt geen { $extra }.
       *[stock] op: { $reward }.
    }

## Kaarten met wat ze vragen en opleveren (PR-14.02): zo houd je twee kaarten van één eiland uit elkaar

deal-C01 = { card-C01 } (→ { card-silver })
deal-C02 = { card-C02 } (+ { card-bronze } → { card-gold })
deal-C03 = { card-C03 } (+ { card-bronze } → { card-gold })
deal-C04 = { card-C04 } (→ { card-silver })
deal-C05 = { card-C05 } (→ { card-bronze })
deal-C06 = { card-C06 } (→ { card-bronze })
deal-C07 = { card-C07 } (→ { card-bronze })
deal-C08 = { card-C08 } (→ { card-bronze })
deal-C09 = { card-C09 } (→ { card-silver })
deal-C10 = { card-C10 } (+ { card-bronze } → { card-gold })
deal-C11 = { card-C11 } (+ { card-bronze } → { card-gold })
deal-C12 = { card-C12 } (→ { card-silver })
deal-C13 = { card-C13 } (→ { card-gold })
deal-C14 = { card-C14 } (+ { card-bronze } → { card-silver })
deal-C15 = { card-C15 } (+ { card-bronze } → { card-silver })
deal-C16 = { card-C16 } (→ { card-gold })
deal-C17 = { card-C17 } (→ { card-bronze })
deal-C18 = { card-C18 } (→ { card-bronze })
deal-C19 = { card-C19 } (→ { card-bronze })
deal-C20 = { card-C20 } (→ { card-bronze })
deal-C21 = { card-C21 } (→ { card-gold })
deal-C22 = { card-C22 } (+ { card-bronze } → { card-silver })
deal-C23 = { card-C23 } (+ { card-bronze } → { card-silver })
deal-C24 = { card-C24 } (→ { card-gold })
deal-C25 = { card-C25 } (→ { card-bronze })
deal-C26 = { card-C26 } (+ { card-silver } → { card-ruby })
deal-C27 = { card-C27 } (+ { card-silver } → { card-ruby })
deal-C28 = { card-C28 } (→ { card-bronze })
deal-C29 = { card-C29 } (→ { card-silver })
deal-C30 = { card-C30 } (→ { card-silver })
deal-C31 = { card-C31 } (→ { card-silver })
deal-C32 = { card-C32 } (→ { card-silver })
deal-C33 = { card-C33 } (→ { card-bronze })
deal-C34 = { card-C34 } (+ { card-silver } → { card-ruby })
deal-C35 = { card-C35 } (+ { card-silver } → { card-ruby })
deal-C36 = { card-C36 } (→ { card-bronze })
deal-C37 = { card-C37 } (+ { card-silver } → { card-ruby })
deal-C38 = { card-C38 } (+ { card-silver } → { card-gold })
deal-C39 = { card-C39 } (+ { card-silver } → { card-gold })
deal-C40 = { card-C40 } (+ { card-silver } → { card-ruby })
deal-C41 = { card-C41 } (→ { card-silver })
deal-C42 = { card-C42 } (→ { card-silver })
deal-C43 = { card-C43 } (→ { card-silver })
deal-C44 = { card-C44 } (→ { card-silver })
deal-C45 = { card-C45 } (+ { card-silver } → { card-ruby })
deal-C46 = { card-C46 } (+ { card-silver } → { card-gold })
deal-C47 = { card-C47 } (+ { card-silver } → { card-gold })
deal-C48 = { card-C48 } (+ { card-silver } → { card-ruby })
deal-C49 = { card-C49 } (+ { card-silver } → { card-diamond })
deal-C50 = { card-C50 } (+ { card-gold } → { card-diamond })
deal-C51 = { card-C51 } (+ { card-gold } → { card-diamond })
deal-C52 = { card-C52 } (+ { card-silver } → { card-diamond })
deal-C53 = { card-C53 } (→ { card-bronze })
deal-C54 = { card-C54 } (→ { card-bronze })
deal-C55 = { card-C55 } (→ { card-bronze })
deal-C56 = { card-C56 } (→ { card-bronze })
deal-C57 = { card-C57 } (+ { card-silver } → { card-diamond })
deal-C58 = { card-C58 } (+ { card-gold } → { card-diamond })
deal-C59 = { card-C59 } (+ { card-gold } → { card-diamond })
deal-C60 = { card-C60 } (+ { card-silver } → { card-diamond })
deal-bronze = { card-bronze }
deal-silver = { card-silver }
deal-gold = { card-gold }
deal-ruby = { card-ruby }
deal-diamond = { card-diamond }
deal-storm = { card-storm }
deal-fire = { card-fire }
deal-shipwreck = { card-shipwreck }
deal-mutiny = { card-mutiny }
deal-kraken = { card-kraken }

## Redenen van hints: wat er na een keuze gebeurt (`hint-`), of juist niet (`hint-avoid-`)

hint-died = je ligt uit de partij
hint-avoid-died = je mijdt een gevaar dat de partij voor je beëindigt
hint-reborn = je verliest je schip met alles aan boord
hint-avoid-reborn = je houdt je schip, met alles aan boord
hint-robbed = { $ship } verslaat je en neemt alles wat je vervoert
hint-avoid-robbed =
    { $steps ->
        [0] je blijft weg van { $ship }, die je kan verslaan en alles kan nemen wat je vervoert
        [one] je blijft weg van { $ship }, die één veld ver kan komen en alles kan nemen wat je vervoert
       *[other] je blijft weg van { $ship }, die { $steps } velden ver kan komen en alles kan nemen wat je vervoert
    }
hint-sunk = Davy Jones laat alles zinken wat je vervoert
hint-avoid-sunk = je blijft weg van Davy Jones, die alles kan laten zinken wat je vervoert
hint-traded = je kunt handelen in { $town }
hint-dug = je kunt graven op { $island }
hint-prey = je kunt { $target } verslaan en alles aan boord nemen
hint-stored = je brengt een schat thuis
hint-exiled = je wordt op { $island } gezet
hint-avoid-exiled = je wordt niet op { $island } gezet
hint-luck = je trekt pech
hint-avoid-luck = je trekt geen pech
hint-repaired = je schip wordt hersteld
hint-drawn = je plundert { $town } voor een nieuwe kaart

## Redenen van hints: waarvan er meer of minder zal zijn

trait-chest-more = meer schatten thuis
trait-chest-less = minder schatten thuis
trait-treasure-aboard-more = meer schatten onderweg naar huis
trait-treasure-aboard-less = minder schatten onderweg naar huis
trait-winning-treasure-more = een schat die wint is dichter bij huis
trait-winning-treasure-less = een schat die wint is verder van huis
trait-lost-turns-more = meer verloren beurten
trait-lost-turns-less = minder verloren beurten
trait-wrecked-more = meer schipbreuken
trait-wrecked-less = minder schipbreuken
trait-jobs-more = betere klussen onderweg
trait-jobs-less = slechtere klussen onderweg
trait-next-raid-more = een betere overval in zicht
trait-next-raid-less = een slechtere overval in zicht
trait-treasure-at-risk-more = meer schatten in gevaar
trait-treasure-at-risk-less = minder schatten in gevaar
trait-jobs-at-risk-more = meer gevaar onderweg
trait-jobs-at-risk-less = minder gevaar onderweg
trait-cannons-more = meer kanonnen
trait-cannons-less = minder kanonnen
trait-dead-more = meer schepen voorgoed verloren
trait-dead-less = minder schepen voorgoed verloren
trait-waits-more = een langere wachttijd tot de volgende beurt
trait-waits-less = een vroegere volgende beurt
trait-commands-davy-more = vaker het bevel over Davy
trait-commands-davy-less = minder vaak het bevel over Davy
