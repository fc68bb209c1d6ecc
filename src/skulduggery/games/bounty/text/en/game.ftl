# Bounty, English. Ids are `<event|move|decision|refusal>-<kind>`; placeholders are the fields of that kind.
# What the reader does is told to "you" (`<field>_is`). Ships bear their colour as a name; with two players I and II.

game-title = Bounty
game-summary = Two to six captains trade round the Hidden Sea, and only your top card knows whether you are a merchant, a pirate or a warship.
game-age = from age 10

## Names

ship-crimson = Crimson
ship-gold = Gold
ship-emerald = Emerald
ship-azure = Azure
ship-violet = Violet
ship-ivory = Ivory
ship-crimson-1 = Crimson I
ship-crimson-2 = Crimson II
ship-gold-1 = Gold I
ship-gold-2 = Gold II
ship-emerald-1 = Emerald I
ship-emerald-2 = Emerald II
ship-azure-1 = Azure I
ship-azure-2 = Azure II
ship-violet-1 = Violet I
ship-violet-2 = Violet II
ship-ivory-1 = Ivory I
ship-ivory-2 = Ivory II

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

port-cockle = Cockle Quay
port-barley = Barley Sound
port-molasses = Molasses Bay
port-nutmeg = Nutmeg Haven
port-perla = Santa Perla
port-silk = Silkwater
port-crown = Crown Lagoon

pack-cockle = { port-cockle }
pack-barley = { port-barley }
pack-molasses = { port-molasses }
pack-nutmeg = { port-nutmeg }
pack-perla = { port-perla }
pack-silk = { port-silk }
pack-crown = { port-crown }
pack-chest = the Treasure Chest

place-I13 = Home Port
place-I7 = Admiralty Island
place-E12 = { port-cockle }
place-N12 = { port-barley }
place-B8 = { port-molasses }
place-O8 = { port-nutmeg }
place-C3 = { port-perla }
place-O3 = { port-silk }
place-J2 = { port-crown }

water-home-bay = Home Bay
water-needle = The Needle
water-mudlark-passage = Mudlark Passage
water-lantern-passage = Lantern Passage
water-leeward-channel = Leeward Channel
water-windward-channel = Windward Channel
water-gallows-strait = Gallows Strait
water-widows-gate = Widow's Gate
water-crown-roads = Crown Roads

card-cockle-1 = Soggy Biscuit
card-cockle-2 = Salt Cod
card-cockle-3 = Oysters
card-cockle-4 = Amber
card-cockle-5 = The Mudlark
card-cockle-6 = Cutter Vigilant
card-barley-1 = Mouldy Barley
card-barley-2 = Wool
card-barley-3 = Heather Honey
card-barley-4 = Tin Ingots
card-barley-5 = Red Moll
card-barley-6 = Brig Steadfast
card-molasses-1 = Green Coconuts
card-molasses-2 = Molasses
card-molasses-3 = Dark Rum
card-molasses-4 = White Sugar
card-molasses-5 = Sugar Tom
card-molasses-6 = Corvette Halberd
card-nutmeg-1 = Damp Pepper
card-nutmeg-2 = Cinnamon
card-nutmeg-3 = Nutmeg
card-nutmeg-4 = Saffron
card-nutmeg-5 = Captain Clove
card-nutmeg-6 = Frigate Sentinel
card-perla-1 = Empty Shells
card-perla-2 = Coral
card-perla-3 = Indigo
card-perla-4 = Black Pearls
card-perla-5 = The Pearl Widow
card-perla-6 = Frigate Resolve
card-silk-1 = Chipped China
card-silk-2 = Tea Chests
card-silk-3 = Silk Bales
card-silk-4 = Jade
card-silk-5 = The Paper Dragon
card-silk-6 = Man-of-war Tempest
card-crown-1 = Fool's Gold
card-crown-2 = Silver Plate
card-crown-3 = Emeralds
card-crown-4 = Crown Jewels
card-crown-5 = Barnabas Skull
card-crown-6 = Man-of-war Majestic

card-T01 = Hurricane
card-T02 = Hurricane
card-T03 = Hurricane
card-T04 = Hurricane
card-T05 = Hurricane
card-T06 = Called Home
card-T07 = Taking Water
card-T08 = Sealed Orders
card-T09 = The Admiral's Table
card-T10 = Charged with Piracy
card-T11 = Charged with Piracy
card-T12 = Fair Wind
card-T13 = Drifting Cask
card-T14 = Salvage
card-T15 = Insured
card-T16 = Prize Court
card-T17 = Paying Passengers
card-T18 = Captain's Birthday
card-T19 = Torn Sails
card-T20 = Loaded Dice
card-T21 = Sprung Mast
card-T22 = Crew's Wages
card-T23 = Worm in the Hull
card-T24 = Customs Launch

chest-T01 = A hurricane drives you to Molasses Bay.
chest-T02 = A hurricane drives you to Nutmeg Haven.
chest-T03 = A hurricane drives you to Santa Perla.
chest-T04 = A hurricane drives you to Silkwater.
chest-T05 = A hurricane drives you to Crown Lagoon.
chest-T06 = Your owners send for you. Put in at Home Port.
chest-T07 = The pumps cannot keep up. Put in at Home Port.
chest-T08 = You carry letters for the Admiral. Receive 4 doubloons and put in at Admiralty Island.
chest-T09 = The Admiral asks you to dinner. Put in at Admiralty Island.
chest-T10 = Stand trial at Admiralty Island. Any pirate card aboard costs you your whole cargo.
chest-T11 = Stand trial at Admiralty Island. Any pirate card aboard costs you your whole cargo.
chest-T12 = The wind backs in your favour. Throw again.
chest-T13 = Good brandy, and nobody asks. Receive 3 doubloons.
chest-T14 = You strip a wreck on the reef. Receive 5 doubloons.
chest-T15 = The underwriters pay at last. Receive 6 doubloons.
chest-T16 = An old case is decided for you. Receive 8 doubloons.
chest-T17 = They sleep on the cargo. Receive 2 doubloons for every card aboard.
chest-T18 = Every other player gives you 2 doubloons.
chest-T19 = New canvas: pay 3 doubloons.
chest-T20 = You should have known. Pay 5 doubloons.
chest-T21 = A new spar: pay 6 doubloons.
chest-T22 = They will not wait for Home Port. Pay 8 doubloons.
chest-T23 = Careen and copper her: pay 10 doubloons.
chest-T24 = Pay 2 doubloons for every card aboard.

kind-goods = goods
kind-pirate = pirate card
kind-warship = warship card

role-merchant = merchant
role-pirate = known pirate
role-warship = known warship
role-temporary = temporary warship
role-unknown = unknown

secret-merchant = merchant
secret-pirate = pirate (secret)
secret-warship = warship (secret)

button-roll = throw
button-buy = buy
button-take = take
button-borrow = borrow
button-pass = no, thanks
button-fight = fight
button-surrender = stay a merchant

reason-target = The target is reached!
reason-rounds = The last round is over!
reason-last_call = The time is over!
reason-safeguard = Two hundred rounds are enough!


## What is asked

decision-roll =
    { $ship_is ->
        [you] Throw the die.
       *[other] Throw the die for { $ship }.
    }
    .others =
        { $ship_is ->
            [player] { $name } throws the die.
           *[other] { $name } throws the die for { $ship }.
        }
decision-sail =
    { $ship_is ->
        [you] You threw { $value }. Where do you go?
       *[other] You threw { $value }. Where does { $ship } go?
    }
    .others =
        { $ship_is ->
            [player] { $name } threw { $value }. Where to?
           *[other] { $name } threw { $value }. Where does { $ship } go?
        }
decision-trade = Buy a card in { $port } for { $fee } doubloons?
    .others = Does { $name } buy a card in { $port } for { $fee } doubloons?
decision-commission = Take the commission and hunt { $robber }?
    .others = Does { $name } take the commission and hunt { $robber }?
decision-loan = Borrow 25 doubloons from the Bank?
    .others = Does { $name } borrow 25 doubloons from the Bank?
decision-defend =
    { $raider_is ->
        [you] You raid { $ship }. Do you fight, or stay a merchant?
       *[other] { $raider } raids { $ship }. Do you fight, or stay a merchant?
    }
    .others = { $raider } raids { $ship }. Does { $name } fight, or stay a merchant?

## What can be chosen

move-roll = Throw the die
move-sail = Sail to { $square }
move-raid = Raid { $square }
move-engage = Engage { $ship }
move-buy = Buy a card
move-take = Take the commission
move-borrow = Borrow from the Bank
move-pass = No, thanks
move-last-call = Last call
move-raid-ship = Raid { $ship } alone
move-fight = Show your pirate and fight
move-surrender = Stay a merchant and give in

# What a choice is called because of what it does, and what it brings. Empty: it goes without saying.
deed-sail-ship-moved =
    { $cause ->
        [stay] Stay in { $to }
        [sail] { $still ->
            [on] Turn back to { $to }
           *[off] { "" }
        }
       *[other] { "" }
    }
deed-raid-raided = Raid { $targets }
deed-buy-money-changed = Buy for { $amount }
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
gain-revealed = you show { $card }
gain-money-changed =
    { $reason ->
        [sale] { $seat_is ->
            [you] +{ $amount } doubloons
           *[other] { $seat }: +{ $amount } doubloons
        }
        [gift] { $seat_is ->
            [you] +{ $amount } doubloons
           *[other] { $seat }: +{ $amount } doubloons
        }
        [birthday] { $seat_is ->
            [you] +{ $amount } doubloons
           *[other] { $seat }: +{ $amount } doubloons
        }
        [loan] { $seat_is ->
            [you] +{ $amount } doubloons
           *[other] { $seat }: +{ $amount } doubloons
        }
        [fee] { $seat_is ->
            [you] −{ $amount } doubloons
           *[other] { $seat }: −{ $amount } doubloons
        }
        [present] { $seat_is ->
            [you] −{ $amount } doubloons
           *[other] { $seat }: −{ $amount } doubloons
        }
       *[charge] { $seat_is ->
            [you] −{ $amount } doubloons
           *[other] { $seat }: −{ $amount } doubloons
        }
    }
gain-claim-ended =
    { $seat_is ->
        [you] your claim ends
       *[other] { "" }
    }
gain-commission-returned =
    { $seat_is ->
        [you] you give the commission back
       *[other] { $ship } gives the commission back
    }
gain-distress-ended =
    { $ship_is ->
        [you] you are out of distress
       *[other] { $ship } is out of distress
    }

## What happens

event-game-began =
    { $starter_is ->
        [you] Everybody throws to see who begins: { $rolls }. You begin!
       *[other] Everybody throws to see who begins: { $rolls }. { $starter } begins!
    }
event-turn-began =
    { $seat_is ->
        [you] Round { $round }: it is your turn.
       *[other] Round { $round }: it is { $seat }'s turn.
    }
event-die-rolled =
    { $value ->
        [1] { $ship_is ->
            [you] You throw a 1 and stay where you are.
           *[other] { $seat_is ->
                [you] You throw a 1 for { $ship }, which stays where it is.
               *[other] { $seat } throws a 1 for { $ship }, which stays where it is.
            }
        }
        [6] { $ship_is ->
            [you] You throw a 6 and may throw again afterwards.
           *[other] { $seat_is ->
                [you] You throw a 6 for { $ship }, and may throw again afterwards.
               *[other] { $seat } throws a 6 for { $ship }, and may throw again afterwards.
            }
        }
       *[other] { $ship_is ->
            [you] You throw { $value }.
           *[other] { $seat_is ->
                [you] You throw { $value } for { $ship }.
               *[other] { $seat } throws { $value } for { $ship }.
            }
        }
    }
event-ship-moved =
    { $cause ->
        [stay] { $ship_is ->
            [you] You stay where you are: { $to }.
           *[other] { $ship } stays where it is: { $to }.
        }
        [raid] { $ship_is ->
            [you] You race from { $from } to { $to } for a raid!
           *[other] { $ship } races from { $from } to { $to } for a raid!
        }
        [engage] { $ship_is ->
            [you] You give chase from { $from } to { $to }!
           *[other] { $ship } gives chase from { $from } to { $to }!
        }
        [chest] { $ship_is ->
            [you] You go straight to { $to }.
           *[other] { $ship } goes straight to { $to }.
        }
       *[sail] { $still ->
            [on] { $ship_is ->
                [you] You turn back on the way and end at { $to } again.
               *[other] { $ship } turns back on the way and ends at { $to } again.
            }
           *[off] { $ship_is ->
                [you] You sail from { $from } to { $to }.
               *[other] { $seat_is ->
                    [you] You sail { $ship } from { $from } to { $to }.
                   *[other] { $seat } sails { $ship } from { $from } to { $to }.
                }
            }
        }
    }
event-bought =
    { $card ->
        [none] { $seat_is ->
            [you] { $ship_is ->
                [you] You buy a card in { $port }.
               *[other] { $seat_is ->
                    [you] You buy a card in { $port } and lay it face down on the hold of { $ship }.
                   *[other] You buy a card in { $port } and lays it face down on the hold of { $ship }.
                }
            }
           *[other] { $ship_is ->
                [you] { $seat } buys a card in { $port }.
               *[other] { $seat_is ->
                    [you] { $seat } buys a card in { $port } and lay it face down on the hold of { $ship }.
                   *[other] { $seat } buys a card in { $port } and lays it face down on the hold of { $ship }.
                }
            }
        }
       *[other] { $seat_is ->
            [you] { $ship_is ->
                [you] You buy a card in { $port }: { $card }.
               *[other] You buy a card in { $port } for { $ship }: { $card }.
            }
           *[other] { $ship_is ->
                [you] { $seat } buys a card in { $port }: { $card }.
               *[other] { $seat } buys a card in { $port } for { $ship }: { $card }.
            }
        }
    }
event-passed =
    { $errand ->
        [commission] { $seat_is ->
            [you] You leave the commission on the island.
           *[other] { $seat } leaves the commission on the island.
        }
        [loan] { $seat_is ->
            [you] You borrow nothing.
           *[other] { $seat } borrows nothing.
        }
       *[trade] { $seat_is ->
            [you] You buy nothing.
           *[other] { $seat } buys nothing.
        }
    }
event-revealed =
    { $role_id ->
        [warship] { $ship_is ->
            [you] You show your card: it is a warship, { $card }!
           *[other] { $ship } shows its card: it is a warship, { $card }!
        }
       *[pirate] { $ship_is ->
            [you] You show your card: it is a pirate, { $card }!
           *[other] { $ship } shows its card: it is a pirate, { $card }!
        }
    }
event-raided =
    { $ship_is ->
        [you] You raid { $square }! Under attack: { $targets }.
       *[other] { $ship } raids { $square }! Under attack: { $targets }.
    }
event-no-warship-came = No warship comes to help { $targets }.
event-surrendered =
    { $ship_is ->
        [you] You do not fight.
       *[other] { $ship } does not fight.
    }
event-engaged =
    { $ship_is ->
        [you] You engage { $target }!
       *[other] { $ship } engages { $target }!
    }
event-shootout-fought =
    { $ties ->
        [0] { $ship_is ->
            [you] Shoot-out: { $ships } throw { $totals }. You win!
           *[other] Shoot-out: { $ships } throw { $totals }. { $ship } wins!
        }
       *[other] { $ship_is ->
            [you] Shoot-out: { $ships } throw { $totals }. The best are level and throw again, and you win!
           *[other] Shoot-out: { $ships } throw { $totals }. The best are level and throw again, and { $ship } wins!
        }
    }
event-cargo-taken =
    { $cards ->
        [none] { $ship_is ->
            [you] You take everything from { $target }. On the backs: { $ports }.
           *[other] { $ship } takes everything from { $target }. On the backs: { $ports }.
        }
       *[other] { $ship_is ->
            [you] You take everything from { $target }: { $cards }.
           *[other] { $ship } takes everything from { $target }: { $cards }.
        }
    }
event-claim-made =
    { $ship_is ->
        [you] You were robbed by { $robber }, and may fetch the commission on Admiralty Island.
       *[other] { $ship } was robbed by { $robber }, and may fetch the commission on Admiralty Island.
    }
event-claim-ended =
    { $reason ->
        [captured] { $ship_is ->
            [you] You have settled the score with your robber.
           *[other] { $ship } has settled the score with its robber.
        }
        [robber_home] { $ship_is ->
            [you] The robber is home, so your claim ends.
           *[other] The robber is home, so the claim of { $ship } ends.
        }
        [robber_beaten] { $ship_is ->
            [you] The robber is beaten, so your claim ends.
           *[other] The robber is beaten, so the claim of { $ship } ends.
        }
        [robber_guilty] { $ship_is ->
            [you] The robber is found guilty, so your claim ends.
           *[other] The robber is found guilty, so the claim of { $ship } ends.
        }
        [bought] { $ship_is ->
            [you] You have bought a cargo, so your claim ends.
           *[other] { $ship } has bought a cargo, so its claim ends.
        }
        [guilty] { $ship_is ->
            [you] You are found guilty, so your claim ends.
           *[other] { $ship } is found guilty, so its claim ends.
        }
       *[home] { $ship_is ->
            [you] You are home, so your claim ends.
           *[other] { $ship } is home, so its claim ends.
        }
    }
event-commission-taken =
    { $ship_is ->
        [you] You take the commission: you are a temporary warship!
       *[other] { $seat_is ->
            [you] You take the commission: { $ship } is a temporary warship!
           *[other] { $seat } takes the commission: { $ship } is a temporary warship!
        }
    }
event-commission-returned =
    { $reason ->
        [beaten] { $ship_is ->
            [you] You are beaten and give the commission back.
           *[other] { $ship } is beaten and gives the commission back.
        }
       *[other] { $ship_is ->
            [you] You give the commission back.
           *[other] { $ship } gives the commission back.
        }
    }
event-sold =
    { $total ->
        [one] { $ship_is ->
            [you] You sell { $cards } for one doubloon.
           *[other] { $ship } sells { $cards } for one doubloon.
        }
       *[other] { $ship_is ->
            [you] You sell { $cards } for { $total } doubloons.
           *[other] { $ship } sells { $cards } for { $total } doubloons.
        }
    }
event-chest-drawn =
    { $seat_is ->
        [you] You draw a Treasure Chest card: { $card }.
       *[other] { $seat } draws a Treasure Chest card: { $card }.
    }
event-money-changed =
    { $reason ->
        [fee] { $seat_is ->
            [you] You pay a fee of { $amount }. Purse: { $purse }.
           *[other] { $seat } pays a fee of { $amount }. Purse: { $purse }.
        }
        [sale] The Bank pays { $seat } { $amount } for the cargo. Purse: { $purse }.
        [gift] { $seat_is ->
            [you] You get { $amount } from the Bank. Purse: { $purse }.
           *[other] { $seat } gets { $amount } from the Bank. Purse: { $purse }.
        }
        [birthday] { $seat_is ->
            [you] You get { $amount } for the birthday. Purse: { $purse }.
           *[other] { $seat } gets { $amount } for the birthday. Purse: { $purse }.
        }
        [present] { $seat_is ->
            [you] You give { $amount } as a present. Purse: { $purse }.
           *[other] { $seat } gives { $amount } as a present. Purse: { $purse }.
        }
        [loan] The Bank lends { $seat } { $amount }. Purse: { $purse }.
       *[charge] { $seat_is ->
            [you] You pay the Bank { $amount }. Purse: { $purse }.
           *[other] { $seat } pays the Bank { $amount }. Purse: { $purse }.
        }
    }
event-tried =
    { $verdict ->
        [guilty] { $ship_is ->
            [you] You stand trial: guilty! The Bank takes { $cards }.
           *[other] { $ship } stands trial: guilty! The Bank takes { $cards }.
        }
       *[innocent] { $ship_is ->
            [you] You stand trial: innocent!
           *[other] { $ship } stands trial: innocent!
        }
    }
event-distress-began =
    { $unpaid ->
        [one] { $ship_is ->
            [you] You are one doubloon short: you are in distress and must hurry home.
           *[other] { $seat_is ->
                [you] You are one doubloon short: { $ship } is in distress and must hurry home.
               *[other] { $seat } is one doubloon short: { $ship } is in distress and must hurry home.
            }
        }
       *[other] { $ship_is ->
            [you] You are { $unpaid } doubloons short: you are in distress and must hurry home.
           *[other] { $seat_is ->
                [you] You are { $unpaid } doubloons short: { $ship } is in distress and must hurry home.
               *[other] { $seat } is { $unpaid } doubloons short: { $ship } is in distress and must hurry home.
            }
        }
    }
event-distress-ended =
    { $ship_is ->
        [you] You are safe, and no longer in distress.
       *[other] { $ship } is safe, and no longer in distress.
    }
event-borrowed =
    { $loans ->
        [one] { $seat_is ->
            [you] You take a loan.
           *[other] { $seat } takes a loan.
        }
       *[other] { $seat_is ->
            [you] You take a loan, and have { $loans } of them now.
           *[other] { $seat } takes a loan, and has { $loans } of them now.
        }
    }
event-packs-shuffled = Shuffled: { $packs }.
event-last-called = Last call! Round { $round } is the last one.
event-game-ended = { $reason } The places: { $ranking }. The money: { $money }.

# What the line about somebody's turn says of it, after the name and with "and" between. Empty: only the log tells it.
turn-die-rolled = threw { $value }
turn-ship-moved =
    { $cause ->
        [stay] stayed in { $to }
        [chest] was sent to { $to }
        [sail] sailed to { $to }
       *[other] { "" }
    }
turn-bought = bought a card
turn-raided = raided { $targets }
turn-engaged = engaged { $target }
turn-shootout-fought = won the shoot-out
turn-cargo-taken = took everything from { $target }
turn-commission-taken = took the commission
turn-sold =
    { $total ->
        [one] sold goods for one doubloon
       *[other] sold goods for { $total } doubloons
    }
turn-chest-drawn = drew a chest card: { $card }
turn-tried =
    { $verdict ->
        [guilty] was found guilty
       *[innocent] was found innocent
    }
turn-distress-began = got into distress
turn-borrowed = took a loan

## Why not

refusal-colours-unfit = Name one colour for each of the { $players } players, and none of them twice.
refusal-roll-first = First throw the die.
refusal-business-first = First say yes or no.
refusal-land = { $square } is land, and ships need water.
refusal-too-far =
    { $steps ->
        [one] Too far: { $square } is one square away and you threw { $roll }.
       *[other] Too far: { $square } is { $steps } squares away and you threw { $roll }.
    }
refusal-whole-roll =
    { $steps ->
        [one] You must sail all { $roll } squares, and { $square } is one square away. Even and odd do not match.
       *[other] You must sail all { $roll } squares, and { $square } is { $steps } squares away. Even and odd do not match.
    }
refusal-must-leave = With a { $roll } you must leave { $square }. Only 2, 4 and 6 let you stay.
refusal-must-sail = With a { $roll } you cannot end on { $square } again. Only 2, 4 and 6 bring you back.
refusal-hurry-home = { $ship } is in distress and must take the shortest way to Home Port.
refusal-own-ship = { $ship } is your own ship.
refusal-safe-in-harbour = { $ship } is safe in { $square }: nobody can be attacked there.
refusal-no-pirate = { $ship } is no pirate: the top card of its hold decides.
refusal-no-warship = { $ship } is no warship: the top card of its hold decides.
refusal-only-the-robber = With the commission { $ship } may only attack { $robber }, who robbed it.
refusal-no-attack-in-distress = { $ship } is in distress and may not attack anybody.
refusal-commission-forbids = With the commission { $ship } may not raid.
refusal-not-known = Nobody knows yet what { $ship } is. Only known pirates and warships can be engaged.
refusal-nothing-aboard = { $target } has nothing aboard.
refusal-nothing-to-rob = Nobody on { $square } has anything aboard.
refusal-out-of-reach =
    { $steps ->
        [one] Too far: { $target } is one square away and you threw { $roll }.
       *[other] Too far: { $target } is { $steps } squares away and you threw { $roll }.
    }
refusal-raid-the-square = A pirate attacks all ships on a square at once: choose to raid { $square }.

## Options

option-mode = Way to play
option-mode-effect = You play to a sum of money, for a number of rounds, or by the clock.
option-mode-target = first to a sum
option-mode-rounds = rounds
option-mode-clock = clock

option-target = Target
option-target-effect = Whoever first has this many doubloons wins. Only when you play to a sum.

option-rounds = Rounds
option-rounds-effect = The game ends after this many rounds. Only when you play rounds.

option-clock = Minutes
option-clock-effect = After this many minutes the round is the last one. Only when you play by the clock.

option-hidden_pirates = Raided pirates
option-hidden_pirates-effect = Must a hidden pirate fight when it is raided?
option-hidden_pirates-fight = must fight
option-hidden_pirates-fight-reading = A raided pirate must show its card and fight.
option-hidden_pirates-choose = may stay merchants
option-hidden_pirates-choose-reading = A raided pirate whose card is hidden may stay a merchant: it loses its cargo, and its card is not shown.

option-colours = Colours
option-colours-effect = As they lie in the box, or as you choose them for each seat.
option-colours-default = usual
colour-crimson = Crimson
colour-gold = Gold
colour-emerald = Emerald
colour-azure = Azure
colour-violet = Violet
colour-ivory = Ivory
option-raids = Targets of a raid
option-raids-effect = Does a raid always hit every ship on its square?
option-raids-all = every ship
option-raids-all-reading = A raid hits all ships of other players on the square.
option-raids-pick = one or all
option-raids-pick-reading = The raider may pick one ship on the square and leave the others alone.

option-prey = Ships without cargo
option-prey-effect = May a ship be attacked that has no card aboard?
option-prey-any = may be attacked
option-prey-any-reading = Any ship may be attacked, even if it has no card aboard.
option-prey-laden = are left alone
option-prey-laden-reading = Only ships with at least one card aboard may be attacked.

option-admiralty = Admiralty Island
option-admiralty-effect = Are ships on Admiralty Island safe from attacks?
option-admiralty-open = not safe
option-admiralty-open-reading = Admiralty Island is no port, so ships there may be attacked.
option-admiralty-safe = safe
option-admiralty-safe-reading = Nobody may be attacked on Admiralty Island.

option-claimants = Who has a claim
option-claimants-effect = Who may fetch the commission after losing cargo to a pirate?
option-claimants-robbed = everybody robbed
option-claimants-robbed-reading = Every ship that loses its cargo to a pirate has a claim on it.
option-claimants-merchants = merchants only
option-claimants-merchants-reading = A pirate that loses a shoot-out to another pirate has no claim.

option-second_claim = A second robbery
option-second_claim-effect = What happens to a claim if another pirate robs the ship?
option-second_claim-newest = newest claim counts
option-second_claim-newest-reading = A claim on the new robber replaces the older one.
option-second_claim-first = first claim stays
option-second_claim-first-reading = The ship keeps its first claim and has none on the new robber.

option-hunter = Who fetches the commission
option-hunter-effect = With two players: may the other ship of the robbed player take the commission?
option-hunter-player = either ship
option-hunter-player-reading = Either ship of the robbed player may take the commission and hunt the robber.
option-hunter-ship = only the robbed ship
option-hunter-ship-reading = Only the ship that was robbed may take the commission.

option-used_ports = Ports after a robbery
option-used_ports-effect = May a ship that lost its hold trade again where it has already traded?
option-used_ports-voyage = not before Home Port
option-used_ports-voyage-reading = A ship trades once at each port until it is back in Home Port, whatever happens to its hold.
option-used_ports-hold = yes, at every port
option-used_ports-hold-reading = The cards in the hold are the record: a ship that lost them may trade at every port again.

option-safeguard = Last round
option-safeguard-effect = Does a game to a sum or by the clock also end after 200 rounds?
option-safeguard-on = after 200 rounds
option-safeguard-on-reading = The game ends after 200 rounds at the latest, and the richest wins.
option-safeguard-off = no limit
option-safeguard-off-reading = The game goes on until somebody has the sum, or until the time is over.

## Scores and awards

game-score =
    { $score ->
        [one] { $score } doubloon
       *[other] { $score } doubloons
    }
game-wealth = Doubloons in the purse, after loans. Cargo counts once it is sold.
sheet-purse =
    { $count ->
        [0] an empty purse
        [one] one doubloon in the purse
       *[other] { $count } doubloons in the purse
    }
sheet-loans =
    { $count ->
        [0] no loans to pay back
        [one] one loan paid back
       *[other] { $count } loans paid back
    }
sheet-unsold =
    { $count ->
        [0] no unsold cargo
        [one] one unsold card, worth nothing now
       *[other] { $count } unsold cards, worth nothing now
    }

award-bounty-charges = Patron of the Bank
award-bounty-charges-why =
    { $amount ->
        [one] { $name } paid the Bank a single doubloon, and counted it twice.
       *[other] { $name } paid the Bank { $amount } doubloons, and hardly grumbled.
    }
award-bounty-chests = Treasure hunter
award-bounty-chests-why =
    { $amount ->
        [one] { $name } opened the Treasure Chest, and closed it again very politely.
       *[other] { $name } opened the Treasure Chest { $amount } times. The hinges need oil now.
    }
award-bounty-commissions = Long arm of the Admiral
award-bounty-commissions-why =
    { $amount ->
        [one] { $name } fetched the commission, and the Admiral shook hands in person.
       *[other] { $name } fetched the commission { $amount } times. The Admiral keeps a chair free.
    }
award-bounty-duels = Steady hand
award-bounty-duels-why =
    { $amount ->
        [one] One shoot-out, one winner: { $name } did not even blink.
       *[other] { $name } won { $amount } shoot-outs without blinking.
    }
award-bounty-gifts = Child of fortune
award-bounty-gifts-why =
    { $amount ->
        [one] The Treasure Chest gave { $name } a doubloon, with a wink.
       *[other] The Treasure Chest gave { $name } { $amount } doubloons, with a wink.
    }
award-bounty-guilty = Charming rogue
award-bounty-guilty-why =
    { $amount ->
        [one] Guilty! But the judge laughed at the excuse of { $name }.
       *[other] Guilty { $amount } times! The judge knows { $name } by the first name.
    }
award-bounty-hunts = Terror of the pirates
award-bounty-hunts-why =
    { $amount ->
        [one] { $name } went hunting, and the black flags came down.
       *[other] { $name } went hunting { $amount } times. Black flags are out of fashion now.
    }
award-bounty-innocent = Clean as a whistle
award-bounty-innocent-why =
    { $amount ->
        [one] Innocent! { $name } left the court with the nose in the air.
       *[other] Innocent { $amount } times! { $name } could frame those verdicts.
    }
award-bounty-loans = Friend of the Bank
award-bounty-loans-why =
    { $amount ->
        [one] { $name } borrowed once, and said thank you very nicely.
       *[other] { $name } borrowed { $amount } times. The Bank sends birthday cards now.
    }
award-bounty-loot = Light fingers
award-bounty-loot-why =
    { $amount ->
        [one] { $name } took one card from another hold, just to have a look.
       *[other] { $name } took { $amount } cards from other holds, just to have a look.
    }
award-bounty-losses = Big heart
award-bounty-losses-why =
    { $amount ->
        [one] { $name } gave a card away, and not quite of free will.
       *[other] { $name } gave away { $amount } cards, and not quite of free will.
    }
award-bounty-miles = Old sea dog
award-bounty-miles-why =
    { $amount ->
        [one] One square at sea, and { $name } has a story to tell.
       *[other] { $amount } squares at sea, and { $name } has a story for each of them.
    }
award-bounty-ones = Patience itself
award-bounty-ones-why =
    { $amount ->
        [one] A one on the die? { $name } put the feet up.
       *[other] { $amount } ones on the die! { $name } has learnt to knit meanwhile.
    }
award-bounty-raids = Scourge of the Hidden Sea
award-bounty-raids-why =
    { $amount ->
        [one] { $name } raided once, and everybody checked their locks.
       *[other] { $name } raided { $amount } times. Everybody sleeps with one eye open.
    }
award-bounty-sales = Merchant prince
award-bounty-sales-why =
    { $amount ->
        [one] { $name } sold cargo for a single doubloon. It is a start.
       *[other] { $name } sold cargo for { $amount } doubloons. The Bank ran out of bags.
    }
award-bounty-sixes = Lucky hand
award-bounty-sixes-why =
    { $amount ->
        [one] A six, and just when { $name } blew on the die.
       *[other] { $amount } sixes! What does { $name } feed that die?
    }
award-bounty-stays = Harbour master
award-bounty-stays-why =
    { $amount ->
        [one] { $name } stayed in harbour once, for the soup was so good.
       *[other] { $name } stayed in harbour { $amount } times. The cook knows the favourite soup.
    }
award-bounty-trades = Shopper of the seven ports
award-bounty-trades-why =
    { $amount ->
        [one] { $name } bought one card, and asked for a receipt.
       *[other] { $name } bought { $amount } cards. The market women wave already.
    }

## What a move may lead to

prospect-trade-ahead = You can buy a card for { $fee }.
prospect-no-trade =
    { $reason ->
        [empty] No cards are left here.
        [poor] You cannot pay for a card here.
        [traded] You have a card from here already.
        [pirate] A known pirate gets no card.
       *[distress] A ship in distress buys nothing.
    }
prospect-commission-ahead = You can take the commission against { $robber }.
prospect-raid-ahead =
    { $chance ->
        [100] { $cards ->
            [one] One card, and nobody can stop you.
           *[other] { $cards } cards, and nobody can stop you.
        }
        [0] { $cards ->
            [one] One card, but a warship will beat you.
           *[other] { $cards } cards, but a warship will beat you.
        }
       *[other] { $cards ->
            [one] { $chance }% to win one card; else you lose your cargo.
           *[other] { $chance }% to win { $cards } cards; else you lose your cargo.
        }
    }
prospect-engage-ahead =
    { $chance ->
        [100] { $cards ->
            [one] You win one card for certain.
           *[other] You win { $cards } cards for certain.
        }
       *[other] { $cards ->
            [one] { $chance }% to win one card; else you lose your cargo.
           *[other] { $chance }% to win { $cards } cards; else you lose your cargo.
        }
    }

## Reasons of hints: what happens after a choice (`hint-`), or what does not (`hint-avoid-`)

hint-robbed = { $ship } takes all your cargo
hint-avoid-robbed =
    { $steps ->
        [0] you stay away from { $ship }, who can take your cargo
        [one] you stay away from { $ship }, who can come one square and take your cargo
       *[other] you stay away from { $ship }, who can come { $steps } squares and take your cargo
    }
hint-sold =
    { $total ->
        [one] you sell your cargo for one doubloon
       *[other] you sell your cargo for about { $total } doubloons
    }
hint-prey = you can take the cargo of { $target }
hint-guilty = you are found guilty at a trial
hint-avoid-guilty = you need not fear a trial that finds you guilty
hint-distress =
    { $unpaid ->
        [one] you end up in distress, one doubloon short
       *[other] you end up in distress, about { $unpaid } doubloons short
    }
hint-avoid-distress =
    { $unpaid ->
        [one] you avoid distress, in which you would be one doubloon short
       *[other] you avoid distress, in which you would be about { $unpaid } doubloons short
    }
hint-rival-sold =
    { $total ->
        [one] { $seat } sells cargo for one doubloon
       *[other] { $seat } sells cargo for about { $total } doubloons
    }
hint-avoid-rival-sold =
    { $total ->
        [one] you keep { $seat } from selling cargo for one doubloon
       *[other] you keep { $seat } from selling cargo for about { $total } doubloons
    }
hint-commission = you fetch the commission on Admiralty Island
hint-bought = you can buy a card in { $port }
hint-claim-lost = you lose your claim to the commission
hint-avoid-claim-lost = you keep your claim to the commission

## Reasons of hints: of what there will be more or less

trait-money-more = more money
trait-money-less = less money
trait-cargo-more = more valuable cargo
trait-cargo-less = less valuable cargo
trait-voyages-more = better voyages ahead
trait-voyages-less = worse voyages ahead
trait-hope-more = more to win at sea
trait-hope-less = less to win at sea
trait-danger-more = more danger at sea
trait-danger-less = less danger at sea
trait-winning-cargo-more = a cargo that wins is closer
trait-winning-cargo-less = a cargo that wins is farther away
trait-waits-more = a longer wait until the next turn
trait-waits-less = an earlier next turn
trait-distress-more = more ships in distress
trait-distress-less = fewer ships in distress
