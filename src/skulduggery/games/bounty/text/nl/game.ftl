# Bounty, Nederlands. Ids zijn `<event|move|decision|refusal>-<kind>`; plaatshouders zijn de velden daarvan.
# Wat de lezer doet, staat in de jij-vorm (`<veld>_is`). Een schip heet naar zijn kleur; met twee spelers I en II.

game-title = Bounty
game-summary = Twee tot zes kapiteins drijven handel op de Verborgen Zee, en alleen je bovenste kaart weet of je koopman, piraat of oorlogsschip bent.
game-age = vanaf 10 jaar

## Namen

ship-crimson = Karmijn
ship-gold = Goud
ship-emerald = Smaragd
ship-azure = Azuur
ship-violet = Violet
ship-ivory = Ivoor
ship-crimson-1 = Karmijn I
ship-crimson-2 = Karmijn II
ship-gold-1 = Goud I
ship-gold-2 = Goud II
ship-emerald-1 = Smaragd I
ship-emerald-2 = Smaragd II
ship-azure-1 = Azuur I
ship-azure-2 = Azuur II
ship-violet-1 = Violet I
ship-violet-2 = Violet II
ship-ivory-1 = Ivoor I
ship-ivory-2 = Ivoor II

piece-crimson = { ship-crimson }
piece-gold = { ship-gold }
piece-emerald = { ship-emerald }
piece-azure = { ship-azure }
piece-violet = { ship-violet }
piece-ivory = { ship-ivory }
piece-crimson-1 = { ship-crimson-1 }
piece-crimson-2 = { ship-crimson-2 }
piece-gold-1 = { ship-gold-1 }
piece-gold-2 = { ship-gold-2 }
piece-emerald-1 = { ship-emerald-1 }
piece-emerald-2 = { ship-emerald-2 }
piece-azure-1 = { ship-azure-1 }
piece-azure-2 = { ship-azure-2 }
piece-violet-1 = { ship-violet-1 }
piece-violet-2 = { ship-violet-2 }
piece-ivory-1 = { ship-ivory-1 }
piece-ivory-2 = { ship-ivory-2 }

port-cockle = Kokkelkade
port-barley = Gerstesont
port-molasses = Melassebaai
port-nutmeg = Muskaathaven
port-perla = Santa Perla
port-silk = Zijdewater
port-crown = Kroonlagune

pack-cockle = { port-cockle }
pack-barley = { port-barley }
pack-molasses = { port-molasses }
pack-nutmeg = { port-nutmeg }
pack-perla = { port-perla }
pack-silk = { port-silk }
pack-crown = { port-crown }
pack-chest = de Schatkist

place-I13 = Thuishaven
place-I7 = Admiraliteitseiland
place-E12 = { port-cockle }
place-N12 = { port-barley }
place-B8 = { port-molasses }
place-O8 = { port-nutmeg }
place-C3 = { port-perla }
place-O3 = { port-silk }
place-J2 = { port-crown }

water-home-bay = Thuisbaai
water-needle = De Naald
water-mudlark-passage = Wadloperspassage
water-lantern-passage = Lantaarnpassage
water-leeward-channel = Lijgeul
water-windward-channel = Loefgeul
water-gallows-strait = Galgenstraat
water-widows-gate = Weduwepoort
water-crown-roads = Kroonrede

card-cockle-1 = Klef Scheepsbeschuit
card-cockle-2 = Zoute Kabeljauw
card-cockle-3 = Oesters
card-cockle-4 = Barnsteen
card-cockle-5 = De Wadloper
card-cockle-6 = Kotter Waakzaam
card-barley-1 = Beschimmelde Gerst
card-barley-2 = Wol
card-barley-3 = Heidehoning
card-barley-4 = Tinstaven
card-barley-5 = Rooie Mien
card-barley-6 = Brik Standvast
card-molasses-1 = Groene Kokosnoten
card-molasses-2 = Melasse
card-molasses-3 = Donkere Rum
card-molasses-4 = Witte Suiker
card-molasses-5 = Suikertom
card-molasses-6 = Korvet Hellebaard
card-nutmeg-1 = Vochtige Peper
card-nutmeg-2 = Kaneel
card-nutmeg-3 = Nootmuskaat
card-nutmeg-4 = Saffraan
card-nutmeg-5 = Kapitein Kruidnagel
card-nutmeg-6 = Fregat Schildwacht
card-perla-1 = Lege Schelpen
card-perla-2 = Koraal
card-perla-3 = Indigo
card-perla-4 = Zwarte Parels
card-perla-5 = De Parelweduwe
card-perla-6 = Fregat Volharding
card-silk-1 = Gebarsten Porselein
card-silk-2 = Theekisten
card-silk-3 = Zijdebalen
card-silk-4 = Jade
card-silk-5 = De Papieren Draak
card-silk-6 = Linieschip Storm
card-crown-1 = Klatergoud
card-crown-2 = Zilveren Schalen
card-crown-3 = Smaragden
card-crown-4 = Kroonjuwelen
card-crown-5 = Barnabas Bottenkop
card-crown-6 = Linieschip Majesteit

card-T01 = Orkaan
card-T02 = Orkaan
card-T03 = Orkaan
card-T04 = Orkaan
card-T05 = Orkaan
card-T06 = Teruggeroepen
card-T07 = Lek geslagen
card-T08 = Verzegelde orders
card-T09 = Aan tafel bij de Admiraal
card-T10 = Aangeklaagd voor piraterij
card-T11 = Aangeklaagd voor piraterij
card-T12 = Gunstige wind
card-T13 = Drijvend vaatje
card-T14 = Berging
card-T15 = Verzekerd
card-T16 = Prijsgerecht
card-T17 = Betalende passagiers
card-T18 = Kapitein jarig
card-T19 = Gescheurde zeilen
card-T20 = Vervalste dobbelstenen
card-T21 = Gebroken mast
card-T22 = Gage
card-T23 = Paalworm in de romp
card-T24 = Douaneboot

chest-T01 = Een orkaan jaagt je naar Melassebaai.
chest-T02 = Een orkaan jaagt je naar Muskaathaven.
chest-T03 = Een orkaan jaagt je naar Santa Perla.
chest-T04 = Een orkaan jaagt je naar Zijdewater.
chest-T05 = Een orkaan jaagt je naar Kroonlagune.
chest-T06 = Je reders laten je halen. Loop de Thuishaven binnen.
chest-T07 = De pompen houden het niet bij. Loop de Thuishaven binnen.
chest-T08 = Je hebt brieven voor de Admiraal. Ontvang 4 dubloenen en vaar naar het Admiraliteitseiland.
chest-T09 = De Admiraal nodigt je uit voor het eten. Ga naar het Admiraliteitseiland.
chest-T10 = Verschijn voor de rechter op het Admiraliteitseiland. Met één piratenkaart aan boord ben je je hele lading kwijt.
chest-T11 = Verschijn voor de rechter op het Admiraliteitseiland. Met één piratenkaart aan boord ben je je hele lading kwijt.
chest-T12 = De wind draait in je voordeel. Gooi nog een keer.
chest-T13 = Goede brandewijn, en niemand die ernaar vraagt. Ontvang 3 dubloenen.
chest-T14 = Je haalt een wrak op het rif leeg. Ontvang 5 dubloenen.
chest-T15 = De verzekering betaalt eindelijk. Ontvang 6 dubloenen.
chest-T16 = Een oude zaak loopt goed voor je af. Ontvang 8 dubloenen.
chest-T17 = Ze slapen op de lading. Ontvang 2 dubloenen voor elke kaart aan boord.
chest-T18 = Elke andere speler geeft je 2 dubloenen.
chest-T19 = Nieuw zeildoek: betaal 3 dubloenen.
chest-T20 = Je had het kunnen weten. Betaal 5 dubloenen.
chest-T21 = Een nieuw rondhout: betaal 6 dubloenen.
chest-T22 = De bemanning wil niet wachten tot thuis. Betaal 8 dubloenen.
chest-T23 = Schip op het droge en koper erop: betaal 10 dubloenen.
chest-T24 = Betaal 2 dubloenen voor elke kaart aan boord.

kind-goods = lading
kind-pirate = piratenkaart
kind-warship = oorlogsschipkaart

role-merchant = koopman
role-pirate = bekende piraat
role-warship = bekend oorlogsschip
role-temporary = tijdelijk oorlogsschip
role-unknown = onbekend

secret-merchant = koopman
secret-pirate = piraat (geheim)
secret-warship = oorlogsschip (geheim)

button-roll = gooi
button-buy = koop
button-take = neem
button-borrow = leen
button-pass = nee, bedankt
button-fight = vecht
button-surrender = blijf koopman

reason-target = Het doel is bereikt!
reason-rounds = De laatste ronde is voorbij!
reason-last_call = De tijd is om!
reason-safeguard = Tweehonderd rondes zijn genoeg!


## Wat er gevraagd wordt

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
        [you] Je gooide { $value }. Waar ga je heen?
       *[other] Je gooide { $value }. Waar gaat { $ship } heen?
    }
    .others =
        { $ship_is ->
            [player] { $name } gooide { $value }. Waarheen?
           *[other] { $name } gooide { $value }. Waar gaat { $ship } heen?
        }
decision-trade = Koop je in { $port } een kaart voor { $fee } dubloenen?
    .others = Koopt { $name } in { $port } een kaart voor { $fee } dubloenen?
decision-commission = Neem je de kaperbrief en jaag je op { $robber }?
    .others = Neemt { $name } de kaperbrief om op { $robber } te jagen?
decision-loan = Leen je 25 dubloenen van de Bank?
    .others = Leent { $name } 25 dubloenen van de Bank?
decision-defend =
    { $raider_is ->
        [you] Jij overvalt { $ship }. Vecht je, of blijf je koopman?
       *[other] { $raider } overvalt { $ship }. Vecht je, of blijf je koopman?
    }
    .others = { $raider } overvalt { $ship }. Wil { $name } vechten, of koopman blijven?

## Wat er te kiezen is

move-roll = Gooi de dobbelsteen
move-sail = Vaar naar { $square }
move-raid = Overval { $square }
move-engage = Val { $ship } aan
move-buy = Koop een kaart
move-take = Neem de kaperbrief
move-borrow = Leen van de Bank
move-pass = Nee, bedankt
move-last-call = Laatste ronde
move-raid-ship = Overval alleen { $ship }
move-fight = Laat je piraat zien en vecht
move-surrender = Blijf koopman en geef je over

# Hoe een keuze heet naar wat ze doet, en wat ze oplevert. Leeg: het spreekt vanzelf.
deed-sail-ship-moved =
    { $cause ->
        [stay] Blijf in { $to }
        [sail] { $still ->
            [on] Keer terug naar { $to }
           *[off] { "" }
        }
       *[other] { "" }
    }
deed-raid-raided = Overval { $targets }
deed-buy-money-changed = Koop voor { $amount }
gain-ship-moved = { "" }
gain-raided = { "" }
gain-engaged = { "" }
gain-no-warship-came = { "" }
gain-surrendered = { "" }
gain-passed = { "" }
gain-bought = { "" }
gain-sold = { "" }
gain-borrowed = { "" }
gain-packs-shuffled = { "" }
gain-commission-taken = { "" }
gain-revealed = je toont { $card }
gain-money-changed =
    { $reason ->
        [sale] { $seat_is ->
            [you] +{ $amount } dubloenen
           *[other] { $seat }: +{ $amount } dubloenen
        }
        [gift] { $seat_is ->
            [you] +{ $amount } dubloenen
           *[other] { $seat }: +{ $amount } dubloenen
        }
        [birthday] { $seat_is ->
            [you] +{ $amount } dubloenen
           *[other] { $seat }: +{ $amount } dubloenen
        }
        [loan] { $seat_is ->
            [you] +{ $amount } dubloenen
           *[other] { $seat }: +{ $amount } dubloenen
        }
        [fee] { $seat_is ->
            [you] −{ $amount } dubloenen
           *[other] { $seat }: −{ $amount } dubloenen
        }
        [present] { $seat_is ->
            [you] −{ $amount } dubloenen
           *[other] { $seat }: −{ $amount } dubloenen
        }
       *[charge] { $seat_is ->
            [you] −{ $amount } dubloenen
           *[other] { $seat }: −{ $amount } dubloenen
        }
    }
gain-claim-ended =
    { $seat_is ->
        [you] geen recht op wraak meer
       *[other] { "" }
    }
gain-commission-returned =
    { $seat_is ->
        [you] je levert de kaperbrief in
       *[other] { $ship } levert de kaperbrief in
    }
gain-distress-ended =
    { $ship_is ->
        [you] je bent uit de nood
       *[other] { $ship } is uit de nood
    }

## Wat er gebeurt

event-game-began =
    { $starter_is ->
        [you] Iedereen gooit om te zien wie begint: { $rolls }. Jij begint!
       *[other] Iedereen gooit om te zien wie begint: { $rolls }. { $starter } begint!
    }
event-turn-began =
    { $seat_is ->
        [you] Ronde { $round }: jij bent aan de beurt.
       *[other] Ronde { $round }: { $seat } is aan de beurt.
    }
event-die-rolled =
    { $value ->
        [1] { $ship_is ->
            [you] Jij gooit een 1 en blijft waar je bent.
           *[other] { $seat_is ->
                [you] Jij gooit een 1 voor { $ship }, dat blijft waar het is.
               *[other] { $seat } gooit een 1 voor { $ship }, dat blijft waar het is.
            }
        }
        [6] { $ship_is ->
            [you] Jij gooit een 6 en mag daarna nog eens gooien.
           *[other] { $seat_is ->
                [you] Jij gooit een 6 voor { $ship } en mag daarna nog eens gooien.
               *[other] { $seat } gooit een 6 voor { $ship } en mag daarna nog eens gooien.
            }
        }
       *[other] { $ship_is ->
            [you] Jij gooit { $value }.
           *[other] { $seat_is ->
                [you] Jij gooit { $value } voor { $ship }.
               *[other] { $seat } gooit { $value } voor { $ship }.
            }
        }
    }
event-ship-moved =
    { $cause ->
        [stay] { $ship_is ->
            [you] Jij blijft liggen: { $to }.
           *[other] { $ship } blijft liggen: { $to }.
        }
        [raid] { $ship_is ->
            [you] Jij stuift van { $from } naar { $to } voor een overval!
           *[other] { $ship } stuift van { $from } naar { $to } voor een overval!
        }
        [engage] { $ship_is ->
            [you] Jij zet de achtervolging in van { $from } naar { $to }!
           *[other] { $ship } zet de achtervolging in van { $from } naar { $to }!
        }
        [chest] { $ship_is ->
            [you] Jij gaat meteen naar { $to }.
           *[other] { $ship } gaat meteen naar { $to }.
        }
       *[sail] { $still ->
            [on] { $ship_is ->
                [you] Jij keert onderweg om en komt weer uit op { $to }.
               *[other] { $ship } keert onderweg om en komt weer uit op { $to }.
            }
           *[off] { $ship_is ->
                [you] Jij vaart van { $from } naar { $to }.
               *[other] { $seat_is ->
                    [you] Jij vaart met { $ship } van { $from } naar { $to }.
                   *[other] { $seat } vaart met { $ship } van { $from } naar { $to }.
                }
            }
        }
    }
event-bought =
    { $card ->
        [none] { $seat_is ->
            [you] { $ship_is ->
                [you] Jij koopt een kaart in { $port }.
               *[other] Jij koopt een kaart in { $port } en legt die dicht op het ruim van { $ship }.
            }
           *[other] { $ship_is ->
                [you] { $seat } koopt een kaart in { $port }.
               *[other] { $seat } koopt een kaart in { $port } en legt die dicht op het ruim van { $ship }.
            }
        }
       *[other] { $seat_is ->
            [you] { $ship_is ->
                [you] Jij koopt een kaart in { $port }: { $card }.
               *[other] Jij koopt een kaart in { $port } voor { $ship }: { $card }.
            }
           *[other] { $ship_is ->
                [you] { $seat } koopt een kaart in { $port }: { $card }.
               *[other] { $seat } koopt een kaart in { $port } voor { $ship }: { $card }.
            }
        }
    }
event-passed =
    { $errand ->
        [commission] { $seat_is ->
            [you] Jij laat de kaperbrief op het eiland.
           *[other] { $seat } laat de kaperbrief op het eiland.
        }
        [loan] { $seat_is ->
            [you] Jij leent niets.
           *[other] { $seat } leent niets.
        }
       *[trade] { $seat_is ->
            [you] Jij koopt niets.
           *[other] { $seat } koopt niets.
        }
    }
event-revealed =
    { $role_id ->
        [warship] { $ship_is ->
            [you] Jij laat de kaart zien: een oorlogsschip, { $card }!
           *[other] { $ship } laat de kaart zien: een oorlogsschip, { $card }!
        }
       *[pirate] { $ship_is ->
            [you] Jij laat de kaart zien: een piraat, { $card }!
           *[other] { $ship } laat de kaart zien: een piraat, { $card }!
        }
    }
event-raided =
    { $ship_is ->
        [you] Jij overvalt { $square }! Doelwit: { $targets }.
       *[other] { $ship } overvalt { $square }! Doelwit: { $targets }.
    }
event-no-warship-came = Geen oorlogsschip komt te hulp. Doelwit: { $targets }.
event-surrendered =
    { $ship_is ->
        [you] Jij vecht niet.
       *[other] { $ship } vecht niet.
    }
event-engaged =
    { $ship_is ->
        [you] Jij valt { $target } aan!
       *[other] { $ship } valt { $target } aan!
    }
event-shootout-fought =
    { $ties ->
        [0] { $ship_is ->
            [you] Vuurgevecht: { $ships } gooien { $totals }. Jij wint!
           *[other] Vuurgevecht: { $ships } gooien { $totals }. { $ship } wint!
        }
       *[other] { $ship_is ->
            [you] Vuurgevecht: { $ships } gooien { $totals }. De besten staan gelijk en gooien nog eens, en jij wint!
           *[other] Vuurgevecht: { $ships } gooien { $totals }. De besten staan gelijk en gooien nog eens, en { $ship } wint!
        }
    }
event-cargo-taken =
    { $cards ->
        [none] { $ship_is ->
            [you] Jij neemt alles mee van { $target }. Op de ruggen: { $ports }.
           *[other] { $ship } neemt alles mee van { $target }. Op de ruggen: { $ports }.
        }
       *[other] { $ship_is ->
            [you] Jij neemt alles mee van { $target }: { $cards }.
           *[other] { $ship } neemt alles mee van { $target }: { $cards }.
        }
    }
event-claim-made =
    { $ship_is ->
        [you] Jij bent beroofd door { $robber } en mag de kaperbrief halen op het Admiraliteitseiland.
       *[other] { $ship } is beroofd door { $robber } en mag de kaperbrief halen op het Admiraliteitseiland.
    }
event-claim-ended =
    { $reason ->
        [captured] { $ship_is ->
            [you] Jij hebt met de rover afgerekend.
           *[other] { $ship } heeft met de rover afgerekend.
        }
        [robber_home] { $ship_is ->
            [you] De rover is thuis, dus jouw recht op wraak vervalt.
           *[other] De rover is thuis, dus het recht van { $ship } vervalt.
        }
        [robber_beaten] { $ship_is ->
            [you] De rover is verslagen, dus jouw recht op wraak vervalt.
           *[other] De rover is verslagen, dus het recht van { $ship } vervalt.
        }
        [robber_guilty] { $ship_is ->
            [you] De rover is veroordeeld, dus jouw recht op wraak vervalt.
           *[other] De rover is veroordeeld, dus het recht van { $ship } vervalt.
        }
        [bought] { $ship_is ->
            [you] Jij hebt lading gekocht, dus het recht op wraak vervalt.
           *[other] { $ship } heeft lading gekocht, dus het recht op wraak vervalt.
        }
        [guilty] { $ship_is ->
            [you] Jij bent veroordeeld, dus het recht op wraak vervalt.
           *[other] { $ship } is veroordeeld, dus het recht op wraak vervalt.
        }
       *[home] { $ship_is ->
            [you] Jij bent thuis, dus het recht op wraak vervalt.
           *[other] { $ship } is thuis, dus het recht op wraak vervalt.
        }
    }
event-commission-taken =
    { $ship_is ->
        [you] Jij neemt de kaperbrief: je bent een tijdelijk oorlogsschip!
       *[other] { $seat_is ->
            [you] Jij neemt de kaperbrief: { $ship } is een tijdelijk oorlogsschip!
           *[other] { $seat } neemt de kaperbrief: { $ship } is een tijdelijk oorlogsschip!
        }
    }
event-commission-returned =
    { $reason ->
        [beaten] { $ship_is ->
            [you] Jij bent verslagen en levert de kaperbrief in.
           *[other] { $ship } is verslagen en levert de kaperbrief in.
        }
       *[other] { $ship_is ->
            [you] Jij levert de kaperbrief in.
           *[other] { $ship } levert de kaperbrief in.
        }
    }
event-sold =
    { $total ->
        [one] { $ship_is ->
            [you] Jij verkoopt { $cards } voor één dubloen.
           *[other] { $ship } verkoopt { $cards } voor één dubloen.
        }
       *[other] { $ship_is ->
            [you] Jij verkoopt { $cards } voor { $total } dubloenen.
           *[other] { $ship } verkoopt { $cards } voor { $total } dubloenen.
        }
    }
event-chest-drawn =
    { $seat_is ->
        [you] Jij trekt een Schatkistkaart: { $card }.
       *[other] { $seat } trekt een Schatkistkaart: { $card }.
    }
event-money-changed =
    { $reason ->
        [fee] { $seat_is ->
            [you] Jij betaalt { $amount } handelsgeld. Beurs: { $purse }.
           *[other] { $seat } betaalt { $amount } handelsgeld. Beurs: { $purse }.
        }
        [sale] De Bank betaalt { $seat } { $amount } voor de lading. Beurs: { $purse }.
        [gift] { $seat_is ->
            [you] Jij krijgt { $amount } van de Bank. Beurs: { $purse }.
           *[other] { $seat } krijgt { $amount } van de Bank. Beurs: { $purse }.
        }
        [birthday] { $seat_is ->
            [you] Jij krijgt { $amount } voor de verjaardag. Beurs: { $purse }.
           *[other] { $seat } krijgt { $amount } voor de verjaardag. Beurs: { $purse }.
        }
        [present] { $seat_is ->
            [you] Jij geeft { $amount } cadeau. Beurs: { $purse }.
           *[other] { $seat } geeft { $amount } cadeau. Beurs: { $purse }.
        }
        [loan] De Bank leent { $seat } { $amount }. Beurs: { $purse }.
       *[charge] { $seat_is ->
            [you] Jij betaalt de Bank { $amount }. Beurs: { $purse }.
           *[other] { $seat } betaalt de Bank { $amount }. Beurs: { $purse }.
        }
    }
event-tried =
    { $verdict ->
        [guilty] { $ship_is ->
            [you] Jij staat terecht: schuldig! De Bank neemt { $cards } in beslag.
           *[other] { $ship } staat terecht: schuldig! De Bank neemt { $cards } in beslag.
        }
       *[innocent] { $ship_is ->
            [you] Jij staat terecht: onschuldig!
           *[other] { $ship } staat terecht: onschuldig!
        }
    }
event-distress-began =
    { $unpaid ->
        [one] { $ship_is ->
            [you] Jij komt één dubloen tekort: je bent in nood en moet snel naar huis.
           *[other] { $seat_is ->
                [you] Jij komt één dubloen tekort: { $ship } is in nood en moet snel naar huis.
               *[other] { $seat } komt één dubloen tekort: { $ship } is in nood en moet snel naar huis.
            }
        }
       *[other] { $ship_is ->
            [you] Jij komt { $unpaid } dubloenen tekort: je bent in nood en moet snel naar huis.
           *[other] { $seat_is ->
                [you] Jij komt { $unpaid } dubloenen tekort: { $ship } is in nood en moet snel naar huis.
               *[other] { $seat } komt { $unpaid } dubloenen tekort: { $ship } is in nood en moet snel naar huis.
            }
        }
    }
event-distress-ended =
    { $ship_is ->
        [you] Jij bent veilig en niet meer in nood.
       *[other] { $ship } is veilig en niet meer in nood.
    }
event-borrowed =
    { $loans ->
        [one] { $seat_is ->
            [you] Jij neemt een lening.
           *[other] { $seat } neemt een lening.
        }
       *[other] { $seat_is ->
            [you] Jij neemt een lening en hebt er nu { $loans }.
           *[other] { $seat } neemt een lening en heeft er nu { $loans }.
        }
    }
event-packs-shuffled = Geschud: { $packs }.
event-last-called = Laatste ronde! Na ronde { $round } is het afgelopen.
event-game-ended = { $reason } De plaatsen: { $ranking }. Het geld: { $money }.

# Wat de regel over iemands beurt ervan zegt, na de naam en met "en" ertussen. Leeg: alleen het logboek vertelt het.
turn-die-rolled = gooide { $value }
turn-ship-moved =
    { $cause ->
        [stay] bleef liggen: { $to }
        [chest] werd naar { $to } gestuurd
        [sail] voer naar { $to }
       *[other] { "" }
    }
turn-bought = kocht een kaart
turn-raided = overviel { $targets }
turn-engaged = viel { $target } aan
turn-shootout-fought = won het vuurgevecht
turn-cargo-taken = nam alles mee van { $target }
turn-commission-taken = nam de kaperbrief
turn-sold =
    { $total ->
        [one] verkocht waren voor één dubloen
       *[other] verkocht waren voor { $total } dubloenen
    }
turn-chest-drawn = trok een Schatkistkaart: { $card }
turn-tried =
    { $verdict ->
        [guilty] werd schuldig bevonden
       *[innocent] werd onschuldig bevonden
    }
turn-distress-began = raakte in nood
turn-borrowed = nam een lening

## Waarom niet

refusal-colours-unfit = Noem voor elk van de { $players } spelers één kleur, en geen kleur twee keer.
refusal-roll-first = Gooi eerst de dobbelsteen.
refusal-business-first = Zeg eerst ja of nee.
refusal-land = { $square } is land, en schepen hebben water nodig.
refusal-too-far =
    { $steps ->
        [one] Te ver: { $square } ligt één vak verderop en je gooide { $roll }.
       *[other] Te ver: { $square } ligt { $steps } vakken verderop en je gooide { $roll }.
    }
refusal-whole-roll =
    { $steps ->
        [one] Je moet alle { $roll } vakken varen, en { $square } ligt één vak verderop. Even en oneven komen niet uit.
       *[other] Je moet alle { $roll } vakken varen, en { $square } ligt { $steps } vakken verderop. Even en oneven komen niet uit.
    }
refusal-must-leave = Met een { $roll } moet je weg uit { $square }. Alleen met 2, 4 of 6 mag je blijven.
refusal-must-sail = Met een { $roll } kun je niet weer op { $square } uitkomen. Dat kan alleen met 2, 4 of 6.
refusal-hurry-home = { $ship } is in nood en moet langs de kortste weg naar de Thuishaven.
refusal-own-ship = { $ship } is je eigen schip.
refusal-safe-in-harbour = { $ship } ligt veilig in { $square }: daar wordt niemand aangevallen.
refusal-no-pirate = { $ship } is geen piraat: de bovenste kaart van het ruim telt.
refusal-no-warship = { $ship } is geen oorlogsschip: de bovenste kaart van het ruim telt.
refusal-only-the-robber = Met de kaperbrief mag { $ship } alleen { $robber } aanvallen, de rover.
refusal-no-attack-in-distress = { $ship } is in nood en mag niemand aanvallen.
refusal-commission-forbids = Met de kaperbrief mag { $ship } niemand overvallen.
refusal-not-known = Niemand weet nog wat { $ship } is. Alleen bekende piraten en oorlogsschepen kun je aanvallen.
refusal-nothing-aboard = { $target } heeft niets aan boord.
refusal-nothing-to-rob = Niemand op { $square } heeft iets aan boord.
refusal-out-of-reach =
    { $steps ->
        [one] Te ver: { $target } ligt één vak verderop en je gooide { $roll }.
       *[other] Te ver: { $target } ligt { $steps } vakken verderop en je gooide { $roll }.
    }
refusal-raid-the-square = Een piraat overvalt alle schepen op een vak tegelijk: kies voor een overval op { $square }.

## Opties

option-mode = Speelwijze
option-mode-effect = Je speelt tot een bedrag, een aantal rondes, of op de klok.
option-mode-target = tot een bedrag
option-mode-rounds = rondes
option-mode-clock = klok

option-target = Doel
option-target-effect = Wie het eerst zoveel dubloenen heeft, wint. Alleen als je tot een bedrag speelt.

option-rounds = Rondes
option-rounds-effect = Het spel eindigt na dit aantal rondes. Alleen als je rondes speelt.

option-clock = Minuten
option-clock-effect = Na dit aantal minuten is het de laatste ronde. Alleen als je op de klok speelt.

option-hidden_pirates = Overvallen piraten
option-hidden_pirates-effect = Moet een verborgen piraat vechten als hij wordt overvallen?
option-hidden_pirates-fight = moeten vechten
option-hidden_pirates-fight-reading = Een overvallen piraat moet zijn kaart laten zien en vechten.
option-hidden_pirates-choose = mogen koopman blijven
option-hidden_pirates-choose-reading = Een overvallen piraat met een verborgen kaart mag koopman blijven: hij verliest zijn lading, en zijn kaart wordt niet getoond.

option-colours = Kleuren
option-colours-effect = Zoals ze in de doos liggen, of zoals jullie ze per plaats kiezen.
option-colours-default = gewoon
colour-crimson = Karmijn
colour-gold = Goud
colour-emerald = Smaragd
colour-azure = Azuur
colour-violet = Violet
colour-ivory = Ivoor
option-raids = Doelwit van een overval
option-raids-effect = Treft een overval altijd elk schip op het vak?
option-raids-all = elk schip
option-raids-all-reading = Een overval treft alle schepen van andere spelers op het vak.
option-raids-pick = één of alle
option-raids-pick-reading = De overvaller mag één schip op het vak kiezen en de andere met rust laten.

option-prey = Schepen zonder lading
option-prey-effect = Mag een schip zonder kaart aan boord worden aangevallen?
option-prey-any = mag
option-prey-any-reading = Elk schip mag worden aangevallen, ook zonder kaart aan boord.
option-prey-laden = mag niet
option-prey-laden-reading = Alleen schepen met minstens één kaart aan boord mogen worden aangevallen.

option-admiralty = Admiraliteitseiland
option-admiralty-effect = Zijn schepen op het Admiraliteitseiland veilig voor aanvallen?
option-admiralty-open = niet veilig
option-admiralty-open-reading = Het Admiraliteitseiland is geen haven, dus daar mag je schepen aanvallen.
option-admiralty-safe = veilig
option-admiralty-safe-reading = Op het Admiraliteitseiland mag niemand worden aangevallen.

option-claimants = Recht op wraak
option-claimants-effect = Wie mag de kaperbrief halen nadat een piraat zijn lading heeft genomen?
option-claimants-robbed = iedereen die is beroofd
option-claimants-robbed-reading = Elk schip dat zijn lading aan een piraat verliest, heeft recht op wraak.
option-claimants-merchants = alleen kooplieden
option-claimants-merchants-reading = Een piraat die een vuurgevecht met een piraat verliest, heeft geen recht op wraak.

option-second_claim = Een tweede beroving
option-second_claim-effect = Wat gebeurt er met het recht op wraak als een andere piraat het schip berooft?
option-second_claim-newest = de nieuwste telt
option-second_claim-newest-reading = Het recht op wraak geldt voortaan voor de nieuwe rover.
option-second_claim-first = de eerste blijft
option-second_claim-first-reading = Het recht op wraak blijft gelden voor de eerste rover, en niet voor de nieuwe.

option-hunter = Wie de kaperbrief haalt
option-hunter-effect = Met twee spelers: mag het andere schip van de beroofde speler de kaperbrief nemen?
option-hunter-player = elk van beide schepen
option-hunter-player-reading = Elk schip van de beroofde speler mag de kaperbrief nemen en op de rover jagen.
option-hunter-ship = alleen het beroofde schip
option-hunter-ship-reading = Alleen het schip dat is beroofd mag de kaperbrief nemen.

option-used_ports = Havens na een beroving
option-used_ports-effect = Mag een schip dat zijn ruim kwijt is opnieuw handelen waar het al heeft gehandeld?
option-used_ports-voyage = pas na de Thuishaven
option-used_ports-voyage-reading = Een schip handelt één keer in elke haven tot het terug is in de Thuishaven, wat er ook met zijn ruim gebeurt.
option-used_ports-hold = ja, in elke haven
option-used_ports-hold-reading = De kaarten in het ruim tellen: een schip dat ze kwijt is, mag weer in elke haven handelen.

option-safeguard = Laatste ronde
option-safeguard-effect = Eindigt een spel tot een bedrag of op de klok ook na 200 rondes?
option-safeguard-on = na 200 rondes
option-safeguard-on-reading = Het spel eindigt uiterlijk na 200 rondes, en de rijkste wint.
option-safeguard-off = geen limiet
option-safeguard-off-reading = Het spel gaat door tot iemand het bedrag heeft, of tot de tijd om is.

## Scores en onderscheidingen

game-score =
    { $score ->
        [one] { $score } dubloen
       *[other] { $score } dubloenen
    }
game-wealth = Dubloenen in de beurs, na aftrek van leningen. Lading telt pas als ze verkocht is.
sheet-purse =
    { $count ->
        [0] een lege beurs
        [one] één dubloen in de beurs
       *[other] { $count } dubloenen in de beurs
    }
sheet-loans =
    { $count ->
        [0] geen leningen terug te betalen
        [one] één lening terugbetaald
       *[other] { $count } leningen terugbetaald
    }
sheet-unsold =
    { $count ->
        [0] geen onverkochte lading
        [one] één onverkochte kaart, nu niets waard
       *[other] { $count } onverkochte kaarten, nu niets waard
    }

award-bounty-charges = Beschermheer van de Bank
award-bounty-charges-why =
    { $amount ->
        [one] { $name } betaalde de Bank één dubloen, en telde hem twee keer na.
       *[other] { $name } betaalde de Bank { $amount } dubloenen, en mopperde nauwelijks.
    }
award-bounty-chests = Schatgraver
award-bounty-chests-why =
    { $amount ->
        [one] { $name } deed de Schatkist open, en weer heel netjes dicht.
       *[other] { $name } deed de Schatkist { $amount } keer open. De scharnieren moeten gesmeerd.
    }
award-bounty-commissions = Lange arm van de Admiraal
award-bounty-commissions-why =
    { $amount ->
        [one] { $name } haalde de kaperbrief, en de Admiraal gaf zelf een hand.
       *[other] { $name } haalde { $amount } keer de kaperbrief. De Admiraal houdt een stoel vrij.
    }
award-bounty-duels = Vaste hand
award-bounty-duels-why =
    { $amount ->
        [one] Eén vuurgevecht, één winnaar: { $name } knipperde niet eens.
       *[other] { $name } won { $amount } vuurgevechten zonder te knipperen.
    }
award-bounty-gifts = Geluksvogel
award-bounty-gifts-why =
    { $amount ->
        [one] De Schatkist gaf { $name } een dubloen, met een knipoog.
       *[other] De Schatkist gaf { $name } { $amount } dubloenen, met een knipoog.
    }
award-bounty-guilty = Charmante schurk
award-bounty-guilty-why =
    { $amount ->
        [one] Schuldig! Maar de rechter moest lachen om de smoes van { $name }.
       *[other] { $amount } keer schuldig! De rechter noemt { $name } al bij de voornaam.
    }
award-bounty-hunts = Schrik van de piraten
award-bounty-hunts-why =
    { $amount ->
        [one] { $name } ging op jacht, en de zwarte vlaggen gingen naar beneden.
       *[other] { $name } ging { $amount } keer op jacht. Zwarte vlaggen zijn uit de mode.
    }
award-bounty-innocent = Brandschoon
award-bounty-innocent-why =
    { $amount ->
        [one] Onschuldig! { $name } liep met de neus in de lucht de rechtszaal uit.
       *[other] { $amount } keer onschuldig! { $name } kan de muur behangen met vonnissen.
    }
award-bounty-loans = Vriend van de Bank
award-bounty-loans-why =
    { $amount ->
        [one] { $name } leende één keer, en zei heel netjes dankjewel.
       *[other] { $name } leende { $amount } keer. De Bank stuurt nu verjaardagskaarten.
    }
award-bounty-loot = Lange vingers
award-bounty-loot-why =
    { $amount ->
        [one] { $name } haalde één kaart uit een ander ruim, alleen om even te kijken.
       *[other] { $name } haalde { $amount } kaarten uit andere ruimen, alleen om even te kijken.
    }
award-bounty-losses = Groot hart
award-bounty-losses-why =
    { $amount ->
        [one] { $name } gaf een kaart weg, en niet helemaal vrijwillig.
       *[other] { $name } gaf { $amount } kaarten weg, en niet helemaal vrijwillig.
    }
award-bounty-miles = Oude zeebonk
award-bounty-miles-why =
    { $amount ->
        [one] Eén vak op zee, en { $name } heeft een verhaal te vertellen.
       *[other] { $amount } vakken op zee, en { $name } heeft bij elk vak een verhaal.
    }
award-bounty-ones = Het geduld zelve
award-bounty-ones-why =
    { $amount ->
        [one] Een één gegooid? { $name } legde de benen op tafel.
       *[other] { $amount } enen gegooid! { $name } heeft intussen leren breien.
    }
award-bounty-raids = Gesel van de Verborgen Zee
award-bounty-raids-why =
    { $amount ->
        [one] { $name } hield één overval, en iedereen keek de sloten na.
       *[other] { $name } hield { $amount } overvallen. Iedereen slaapt met één oog open.
    }
award-bounty-sales = Handelsprins
award-bounty-sales-why =
    { $amount ->
        [one] { $name } verkocht lading voor één dubloen. Het is een begin.
       *[other] { $name } verkocht lading voor { $amount } dubloenen. De geldzakken raakten op.
    }
award-bounty-sixes = Gelukshand
award-bounty-sixes-why =
    { $amount ->
        [one] Een zes, precies toen { $name } op de dobbelsteen blies.
       *[other] { $amount } zessen! Wat geeft { $name } die dobbelsteen te eten?
    }
award-bounty-stays = Havenmeester
award-bounty-stays-why =
    { $amount ->
        [one] { $name } bleef één keer in de haven, want de soep was zo lekker.
       *[other] { $name } bleef { $amount } keer in de haven. De kok kent de lievelingssoep.
    }
award-bounty-trades = Klant van de zeven havens
award-bounty-trades-why =
    { $amount ->
        [one] { $name } kocht één kaart en vroeg om het bonnetje.
       *[other] { $name } kocht { $amount } kaarten. De marktvrouwen zwaaien al.
    }

## Waar een zet toe kan leiden

prospect-trade-ahead = Je kunt een kaart kopen voor { $fee }.
prospect-no-trade =
    { $reason ->
        [empty] Hier zijn geen kaarten meer.
        [poor] Je kunt hier geen kaart betalen.
        [traded] Je hebt al een kaart van hier.
        [pirate] Een bekende piraat krijgt geen kaart.
       *[distress] Een schip in nood koopt niets.
    }
prospect-commission-ahead = Je kunt de kaperbrief tegen { $robber } nemen.
prospect-raid-ahead =
    { $chance ->
        [100] { $cards ->
            [one] Eén kaart, en niemand houdt je tegen.
           *[other] { $cards } kaarten, en niemand houdt je tegen.
        }
        [0] { $cards ->
            [one] Eén kaart, maar een oorlogsschip verslaat je.
           *[other] { $cards } kaarten, maar een oorlogsschip verslaat je.
        }
       *[other] { $cards ->
            [one] { $chance }% kans op één kaart; anders ben je je lading kwijt.
           *[other] { $chance }% kans op { $cards } kaarten; anders ben je je lading kwijt.
        }
    }
prospect-engage-ahead =
    { $chance ->
        [100] { $cards ->
            [one] Je wint zeker één kaart.
           *[other] Je wint zeker { $cards } kaarten.
        }
       *[other] { $cards ->
            [one] { $chance }% kans op één kaart; anders ben je je lading kwijt.
           *[other] { $chance }% kans op { $cards } kaarten; anders ben je je lading kwijt.
        }
    }

## Redenen van hints: wat er na een keuze gebeurt (`hint-`), of juist niet (`hint-avoid-`)

hint-robbed = { $ship } neemt al je lading
hint-avoid-robbed =
    { $steps ->
        [0] je blijft weg van { $ship }, die je lading kan nemen
        [one] je blijft weg van { $ship }, die één vak ver kan komen en je lading kan nemen
       *[other] je blijft weg van { $ship }, die { $steps } vakken ver kan komen en je lading kan nemen
    }
hint-sold =
    { $total ->
        [one] je verkoopt je lading voor één dubloen
       *[other] je verkoopt je lading voor ongeveer { $total } dubloenen
    }
hint-prey = je kunt de lading van { $target } nemen
hint-guilty = je wordt bij een proces schuldig bevonden
hint-avoid-guilty = je hoeft geen proces te vrezen dat je schuldig bevindt
hint-distress =
    { $unpaid ->
        [one] je raakt in nood en komt één dubloen tekort
       *[other] je raakt in nood en komt ongeveer { $unpaid } dubloenen tekort
    }
hint-avoid-distress =
    { $unpaid ->
        [one] je voorkomt dat je in nood raakt en één dubloen tekortkomt
       *[other] je voorkomt dat je in nood raakt en ongeveer { $unpaid } dubloenen tekortkomt
    }
hint-rival-sold =
    { $total ->
        [one] { $seat } verkoopt lading voor één dubloen
       *[other] { $seat } verkoopt lading voor ongeveer { $total } dubloenen
    }
hint-avoid-rival-sold =
    { $total ->
        [one] je houdt { $seat } ervan af lading te verkopen voor één dubloen
       *[other] je houdt { $seat } ervan af lading te verkopen voor ongeveer { $total } dubloenen
    }
hint-commission = je haalt de kaperbrief op het Admiraliteitseiland
hint-bought = je kunt een kaart kopen in { $port }
hint-claim-lost = je verliest je recht op de kaperbrief
hint-avoid-claim-lost = je houdt je recht op de kaperbrief

## Redenen van hints: waarvan er meer of minder zal zijn

trait-money-more = meer geld
trait-money-less = minder geld
trait-cargo-more = waardevollere lading
trait-cargo-less = minder waardevolle lading
trait-voyages-more = betere reizen voor de boeg
trait-voyages-less = slechtere reizen voor de boeg
trait-hope-more = meer te winnen op zee
trait-hope-less = minder te winnen op zee
trait-danger-more = meer gevaar op zee
trait-danger-less = minder gevaar op zee
trait-winning-cargo-more = een lading die wint is dichterbij
trait-winning-cargo-less = een lading die wint is verder weg
trait-waits-more = een langere wachttijd tot de volgende beurt
trait-waits-less = een vroegere volgende beurt
trait-distress-more = meer schepen in nood
trait-distress-less = minder schepen in nood
