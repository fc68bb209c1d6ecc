# Port Blackwood, English. Ids are `<event|move|decision|refusal>-<kind>`; placeholders are the fields of that kind.
# What the reader does is told to "you" (`<field>_is`). Ships bear their colour as a name, as in the rulebook.

game-title = Port Blackwood
game-summary = Two to six pirate captains fetch Blackbeard's gold, and rob each other on the way home.
game-age = from age 8

## Names

ship-red = Red
ship-blue = Blue
ship-green = Green
ship-yellow = Yellow
ship-purple = Purple
ship-white = White

jailer-blackbeard = Captain Blackbeard
jailer-monster = the Sea Monster

piece-red = { ship-red }
piece-blue = { ship-blue }
piece-green = { ship-green }
piece-yellow = { ship-yellow }
piece-purple = { ship-purple }
piece-white = { ship-white }
piece-blackbeard = { jailer-blackbeard }
piece-monster = { jailer-monster }

card-blackbeard = Captain Blackbeard
card-monster = Sea Monster
card-breeze = Fair Breeze
card-siren = Siren's Call
card-cannonball = Cannonball

lair-F6 = Skull Island
lair-O9 = Sea Monster Island

place-anchorage = the anchorage
place-port = Port Blackwood
place-x = X Marks the Spot

island-a = Parrot's Perch
island-b = Widow's Teeth
island-c = Lantern Isle
island-d = Cutlass Island
island-e = Hornpipe Island
island-f = Rum Barrel Cay
island-g = Turtle Back
island-h = Powder Keg Key
island-i = Lonely Gull Rock

button-draw = reveal
button-roll = roll
button-stay = stay put
button-pass = do nothing

reason-race_won = The race is won!
reason-all_home = All the coins are home!
reason-settled = Nobody can catch up with the leaders any more!
reason-round_limit = The last round is over!

## What is asked

decision-draw = What does the sea bring? Reveal your event.
    .others = { $name } reveals an event. What does the sea bring?
decision-jailer = Move { $jailer } exactly 3 squares. Where to?
    .others = { $name } moves { $jailer } exactly 3 squares. Where to?
decision-spare = You may move { $jailer } exactly 3 squares. Where to?
    .others = { $name } may move { $jailer } exactly 3 squares. Where to?
decision-breeze = A Fair Breeze! You may sail 3 squares. Where to?
    .others = { $name } has a Fair Breeze and may sail 3 squares. Where to?
decision-siren = A Siren's Call! You may lure another player's ship 3 squares.
    .others = { $name } has a Siren's Call and may lure another player's ship 3 squares.
decision-roll =
    { $source ->
        [spinner] Spin to see how far you sail.
       *[die] Roll to see how far you sail.
    }
    .others =
        { $source ->
            [spinner] { $name } spins to see how far it goes.
           *[die] { $name } rolls to see how far it goes.
        }
decision-sail =
    { $source ->
        [spinner] You spun { $value }.
       *[die] You rolled { $value }.
    } { $allowances ->
        [0] Your captive ship needs a 6.
        [one] You have one square. Where to?
        [other] You have { $allowances } squares. Where to?
       *[several] Squares: { $allowances }. Which ship sails?
    }
    .others =
        { $source ->
            [spinner] { $name } spun { $value }.
           *[die] { $name } rolled { $value }.
        } { $allowances ->
            [0] The captive ship needs a 6.
            [one] That is one square. Where to?
            [other] That is { $allowances } squares. Where to?
           *[several] Squares: { $allowances }. Which ship sails?
        }
decision-way =
    { $ship_is ->
        [you] What do you do on the way to { $square }?
       *[other] What shall { $ship } do on the way to { $square }?
    }
decision-blast = You hit { $ship }! Where do you blast it to?
    .others = { $name } hit { $ship }! Where is it blasted to?

## What can be chosen

move-draw = Reveal the event
move-drive = Go to { $to }
move-sail =
    { $ship_is ->
        [you] Sail to { $to }
       *[other] Sail { $ship } to { $to }
    }
move-lure = Lure { $ship } to { $to }
move-way = Way { $k }
move-roll = Roll
act-roll-spinner = Spin
move-blast = Blast it to { $to }
move-pass = Do nothing
move-stay = Stay put

# What a choice is called because of what it does, and what it brings. Empty: it goes without saying.
deed-way-ship-moved = Just sail there
deed-way-ball-fired = Fire at { $target }
gain-ship-moved = { "" }
gain-jailer-moved = { "" }
gain-pack-shuffled = { "" }
gain-stayed = { "" }
gain-passed = { "" }
gain-event-voided = nothing happens
gain-coin-collected =
    { $amount ->
        [one] { $ship_is ->
            [you] +1 coin
           *[other] { $ship }: +1 coin
        }
       *[other] { $ship_is ->
            [you] +{ $amount } coins
           *[other] { $ship }: +{ $amount } coins
        }
    }
gain-gold-taken =
    { $amount ->
        [one] { $ship_is ->
            [you] +1 coin
           *[other] { $ship }: +1 coin
        }
       *[other] { $ship_is ->
            [you] +{ $amount } coins
           *[other] { $ship }: +{ $amount } coins
        }
    }
gain-gold-dropped =
    { $amount ->
        [one] { $ship_is ->
            [you] −1 coin
           *[other] { $ship }: −1 coin
        }
       *[other] { $ship_is ->
            [you] −{ $amount } coins
           *[other] { $ship }: −{ $amount } coins
        }
    }
gain-delivered =
    { $amount ->
        [one] { $seat_is ->
            [you] one coin home
           *[other] one coin home for { $seat }
        }
       *[other] { $seat_is ->
            [you] { $amount } coins home
           *[other] { $amount } coins home for { $seat }
        }
    }
gain-ball-gained =
    { $seat_is ->
        [you] +1 cannonball
       *[other] { $seat }: +1 cannonball
    }
gain-ball-fired = fire at { $target }
gain-robbed =
    { $amount ->
        [one] { $ship_is ->
            [you] +1 coin
           *[other] { $ship }: +1 coin
        }
       *[other] { $ship_is ->
            [you] +{ $amount } coins
           *[other] { $ship }: +{ $amount } coins
        }
    }
gain-captured =
    { $ship_is ->
        [you] you are captured
       *[other] { $ship } captured
    }
gain-escaped =
    { $ship_is ->
        [you] you are free
       *[other] { $ship } free
    }
gain-draw-coin-added = a new coin on the hoard
gain-game-ended = the match ends

## What happens

event-game-began =
    { $starter_is ->
        [you] Everybody rolls to see who begins: { $rolls }. You begin!
       *[other] Everybody rolls to see who begins: { $rolls }. { $starter } begins!
    }
event-turn-began =
    { $seat_is ->
        [you] Round { $round }: it is your turn.
       *[other] Round { $round }: it is { $seat }'s turn.
    }
event-event-drawn =
    { $source ->
        [die] { $seat_is ->
            [you] You roll the red die: { $card }.
           *[other] { $seat } rolls the red die: { $card }.
        }
        [spinner] { $seat_is ->
            [you] You spin the spinner: { $card }.
           *[other] { $seat } spins the spinner: { $card }.
        }
       *[deck] { $seat_is ->
            [you] You draw a card: { $card }.
           *[other] { $seat } draws a card: { $card }.
        }
    }
event-pack-shuffled = The pack is empty, so the { $cards } used cards are shuffled into a new one.
event-jailer-moved =
    { $jailer_id ->
        [monster] The Sea Monster swims from { $from } to { $to }.
       *[blackbeard] Captain Blackbeard sails from { $from } to { $to }.
    }
event-event-voided =
    { $jailer_id ->
        [monster] The Sea Monster cannot go anywhere, so nothing happens.
       *[blackbeard] Captain Blackbeard cannot go anywhere, so nothing happens.
    }
event-die-rolled =
    { $source ->
        [spinner] { $seat_is ->
            [you] You spin { $value }
           *[other] { $seat } spins { $value }
        }
       *[die] { $seat_is ->
            [you] You roll { $value }
           *[other] { $seat } rolls { $value }
        }
    }{ $allowances ->
        [0] . A captive ship needs a 6.
        [one] : one square to sail.
        [other] : { $allowances } squares to sail.
       *[several] . Squares: { $allowances }.
    }
event-ship-moved =
    { $cause ->
        [breeze] { $ship_is ->
            [you] You sail on the Fair Breeze from { $from } to { $to }.
           *[other] { $mover_is ->
                [you] You sail { $ship } on the Fair Breeze from { $from } to { $to }.
               *[other] { $mover } sails { $ship } on the Fair Breeze from { $from } to { $to }.
            }
        }
        [siren] { $mover_is ->
            [you] You lure { $ship } with the Siren's Call from { $from } to { $to }.
           *[other] { $mover } lures { $ship } with the Siren's Call from { $from } to { $to }.
        }
        [blast] { $mover_is ->
            [you] You blast { $ship } from { $from } to { $to }.
           *[other] { $mover } blasts { $ship } from { $from } to { $to }.
        }
       *[sail] { $ship_is ->
            [you] You sail from { $from } to { $to }.
           *[other] { $mover_is ->
                [you] You sail { $ship } from { $from } to { $to }.
               *[other] { $mover } sails { $ship } from { $from } to { $to }.
            }
        }
    }
event-coin-collected =
    { $amount ->
        [one] { $ship_is ->
            [you] You take a coin from the hoard.
           *[other] { $ship } takes a coin from the hoard.
        }
       *[other] { $ship_is ->
            [you] You take { $amount } coins from the hoard.
           *[other] { $ship } takes { $amount } coins from the hoard.
        }
    }
event-gold-taken =
    { $amount ->
        [one] { $ship_is ->
            [you] You pick up an abandoned coin on { $square }.
           *[other] { $ship } picks up an abandoned coin on { $square }.
        }
       *[other] { $ship_is ->
            [you] You pick up { $amount } abandoned coins on { $square }.
           *[other] { $ship } picks up { $amount } abandoned coins on { $square }.
        }
    }
event-gold-dropped =
    { $amount ->
        [one] { $ship_is ->
            [you] You leave a coin behind on { $square }.
           *[other] { $ship } leaves a coin behind on { $square }.
        }
       *[other] { $ship_is ->
            [you] You leave { $amount } coins behind on { $square }.
           *[other] { $ship } leaves { $amount } coins behind on { $square }.
        }
    }
event-delivered =
    { $amount ->
        [one] { $ship_is ->
            [you] You bring a coin home.
           *[other] { $ship } brings a coin home.
        }
       *[other] { $ship_is ->
            [you] You bring { $amount } coins home.
           *[other] { $ship } brings { $amount } coins home.
        }
    } { $store ->
        [one] { $seat_is ->
            [you] You now have a coin in store.
           *[other] { $seat } now has a coin in store.
        }
       *[other] { $seat_is ->
            [you] You now have { $store } coins in store.
           *[other] { $seat } now has { $store } coins in store.
        }
    }
event-ball-gained =
    { $stockpile ->
        [none] { $seat_is ->
            [you] You get a cannonball.
           *[other] { $seat } gets a cannonball.
        }
        [0] { $seat_is ->
            [you] You get a cannonball. The stockpile is empty.
           *[other] { $seat } gets a cannonball. The stockpile is empty.
        }
        [one] { $seat_is ->
            [you] You get a cannonball. One is left in the stockpile.
           *[other] { $seat } gets a cannonball. One is left in the stockpile.
        }
       *[other] { $seat_is ->
            [you] You get a cannonball. { $stockpile } are left in the stockpile.
           *[other] { $seat } gets a cannonball. { $stockpile } are left in the stockpile.
        }
    }
event-ball-fired =
    { $ship_is ->
        [you] You fire a cannonball at { $target }!
       *[other] { $seat_is ->
            [you] You fire a cannonball from { $ship } at { $target }!
           *[other] { $seat } fires a cannonball from { $ship } at { $target }!
        }
    }
event-robbed =
    { $amount ->
        [one] { $ship_is ->
            [you] You rob { $target } of a coin.
           *[other] { $ship } robs { $target } of a coin.
        }
       *[other] { $ship_is ->
            [you] You rob { $target } of { $amount } coins.
           *[other] { $ship } robs { $target } of { $amount } coins.
        }
    }
event-captured =
    { $jailer_id ->
        [monster] { $ship_is ->
            [you] The Sea Monster captures { $ship } on { $square } and locks you up.
           *[other] The Sea Monster captures { $ship } on { $square } and locks it up.
        }
       *[blackbeard] { $ship_is ->
            [you] Captain Blackbeard captures { $ship } on { $square } and locks you up.
           *[other] Captain Blackbeard captures { $ship } on { $square } and locks it up.
        }
    }
event-escaped =
    { $cause ->
        [six] { $ship_is ->
            [you] A six! You escape from { $lair }.
           *[other] A six! { $ship } escapes from { $lair }.
        }
        [breeze] The Fair Breeze carries { $ship } away from { $lair }.
        [siren] The Siren's Call sets { $ship } free from { $lair }.
       *[jailer_away] { $ship_is ->
            [you] You are free, for nobody guards { $lair } now.
           *[other] { $ship } is free, for nobody guards { $lair } now.
        }
    }
event-stayed =
    { $seat_is ->
        [you] You stay put.
       *[other] { $seat } stays put.
    }
event-passed =
    { $seat_is ->
        [you] You do nothing with it.
       *[other] { $seat } does nothing with it.
    }
event-draw-coin-added = The leaders are level, so a new coin goes on the hoard.
event-game-ended = { $reason } The places: { $ranking }.

# What the line about somebody's turn says of it, after the name and with "and" between. Empty: only the log tells it.
turn-jailer-moved = sent { $jailer } to { $to }
turn-die-rolled =
    { $source ->
        [spinner] spun { $value }
       *[die] rolled { $value }
    }
turn-ship-moved =
    { $cause ->
        [breeze] sailed on a Fair Breeze to { $to }
        [siren] lured { $ship } to { $to }
        [blast] blasted { $ship } to { $to }
       *[other] sailed to { $to }
    }
turn-coin-collected =
    { $amount ->
        [one] took a coin from the hoard
       *[other] took { $amount } coins from the hoard
    }
turn-gold-taken =
    { $amount ->
        [one] picked up a coin
       *[other] picked up { $amount } coins
    }
turn-delivered =
    { $amount ->
        [one] brought a coin home
       *[other] brought { $amount } coins home
    }
turn-ball-gained = got a cannonball
turn-ball-fired = fired at { $target }
turn-robbed =
    { $amount ->
        [one] robbed { $target } of a coin
       *[other] robbed { $target } of { $amount } coins
    }
turn-captured = was captured by { $jailer }
turn-escaped = came free from { $lair }
turn-stayed = stayed put

## Why not

refusal-hoard-needs-pairs = A Hoard game is for 4 or 6 players, not for { $players }.
refusal-colours-unfit = Name one colour for each of the { $players } players, and none of them twice.
refusal-powder-needs-deck =
    { $events ->
        [die] Cannonballs can only be shuffled into a pack, and the events come from the red die.
       *[other] Cannonballs can only be shuffled into a pack, and the events come from the spinner.
    }
refusal-draw-first = First reveal your event.
refusal-roll-first = First roll.
refusal-way-first = First choose one of the ways.
refusal-closed-square = No ship can go to { $square }: cliffs, town and hoard are closed.
refusal-already-there = { $ship } is on { $square } already.
refusal-needs-six = { $ship } is a captive and needs a 6, but you rolled { $value }.
refusal-one-step-off-land = { $ship } is on land, so it moves one square. This is { $steps } squares away.
refusal-too-far = Too far: { $square } is { $steps } squares away and you have { $allowance }.
refusal-sail-the-whole-way =
    { $steps ->
        [one] The move must be { $allowance } squares long, and { $square } is one square away.
       *[other] The move must be { $allowance } squares long, and { $square } is { $steps } squares away.
    }
refusal-jailer-in-the-way = A jailer blocks the way to { $square }.
refusal-jailer-only-last = You may only meet { $jailer } with the last of your { $allowance } squares.
refusal-not-your-ship = { $ship } is not your ship.
refusal-own-ship = { $ship } is your own ship. The Siren's Call lures other players' ships.
refusal-not-onto-jailers = At this table a Fair Breeze or Siren's Call never ends on { $jailer }.
refusal-left-this-turn = At this table { $ship } may not return to { $square }: the Fair Breeze took it away from there this turn.
refusal-other-ship-moved = { $ship } must wait: you moved { $moved } this turn.
refusal-wrong-piece = You cannot move { $piece } now.
refusal-cannot-move = { $ship } cannot go anywhere now.
refusal-must-sail = You must sail: only a ship on land may stay put.
refusal-jailer-no-entry = { $square } is closed to { $jailer }: jailers need free, open sea.
refusal-jailer-exactly = Exactly 3 squares, and none of them twice: { $jailer } cannot end on { $square }.

## Options

option-mode = Way to play
option-mode-effect = In a Race you sail alone, in a Hoard game in teams of two.
option-mode-race = Race
option-mode-hoard = Hoard

option-events = Events
option-events-effect = This tells you what happens at the start of your turn.
option-events-deck = event cards
option-events-die = red die
option-events-spinner = spinner

option-colours = Colours
option-colours-effect = As they lie in the box, or as you choose them for each seat.
option-colours-default = usual
colour-red = { ship-red }
colour-blue = { ship-blue }
colour-green = { ship-green }
colour-yellow = { ship-yellow }
colour-purple = { ship-purple }
colour-white = { ship-white }
option-exact_fire = Exact shots
option-exact_fire-effect = You may only fire after your full number of squares.
option-exact_fire-on = on
option-exact_fire-on-reading = A shot needs your full number of squares.
option-exact_fire-off = off
option-exact_fire-off-reading = You may stop early to fire, and the rest of your squares is lost.

option-retrace = Turning back
option-retrace-effect = This says whether a ship may visit a square again in the same move.
option-retrace-never = never the same square twice
option-retrace-never-reading = A ship enters no square twice in one move.
option-retrace-no_u_turn = never straight back
option-retrace-no_u_turn-reading = A ship may visit a square again, but never turns straight back.

option-supply = Supply of cannonballs
option-supply-effect = With eight cannonballs the stockpile can run out.
option-supply-eight = eight
option-supply-eight-reading = There are eight cannonballs, and the stockpile can run out.
option-supply-unlimited = unlimited
option-supply-unlimited-reading = The stockpile never runs out.

option-powder_in_deck = Cannonballs in the pack
option-powder_in_deck-effect = The spare cannonballs are shuffled into the event cards.
option-powder_in_deck-on = on
option-powder_in_deck-on-reading = The spare cannonballs are shuffled into the event cards, and one you draw is your event.
option-powder_in_deck-off = off
option-powder_in_deck-off-reading = The spare cannonballs lie in the stockpile from the start.

option-short_moves = Short moves
option-short_moves-effect = Your own ship may stop before it has sailed all its squares.
option-short_moves-on = on
option-short_moves-on-reading = Your own ship may stop after any square.
option-short_moves-off = off
option-short_moves-off-reading = Your ship sails its full number of squares, unless it lands, fires or is blocked.

option-finish = End of a Hoard game
option-finish-effect = A Hoard game ends with the last coin, or as soon as the winners are certain.
option-finish-last_coin = the last coin is home
option-finish-last_coin-reading = The Hoard game ends when the last coin is home.
option-finish-settled = the winners are certain
option-finish-settled-reading = The Hoard game also ends as soon as the winners are certain.

option-round_limit = Round limit
option-round_limit-effect = After this many rounds the game ends in any case.

option-event_end = Breeze and Siren onto jailers
option-event_end-effect = Where may a Fair Breeze or a Siren's Call end?
option-event_end-jailers_too = also on a jailer
option-event_end-jailers_too-reading = The third square may be a jailer's, and he captures the ship.
option-event_end-open_water = never on a jailer
option-event_end-open_water-reading = The third square is never that of a jailer at sea.

option-wake = Back after a Breeze
option-wake-effect = May your ship return to squares that a Fair Breeze took it away from in the same turn?
option-wake-free = allowed
option-wake-free-reading = The movement part may return to squares left in the event part.
option-wake-barred = not allowed
option-wake-barred-reading = The movement part may not return to a square left in the event part.

option-jailer_landing = Landing on a jailer
option-jailer_landing-effect = Must you use your whole roll to end on a jailer's square?
option-jailer_landing-exact = with the last square
option-jailer_landing-exact-reading = Only the last square of your roll may be a jailer's.
option-jailer_landing-early = with any square
option-jailer_landing-early-reading = You may land on a jailer early, and the rest of your roll is lost.

option-lair_gold = Gold on a lair
option-lair_gold-effect = What becomes of the gold of a ship on a lair when its jailer comes home?
option-lair_gold-seized = stays on the lair
option-lair_gold-seized-reading = The ship is captive, and its gold stays on the lair.
option-lair_gold-kept = stays on board
option-lair_gold-kept-reading = The ship is captive, but keeps its gold on board.

option-jailer_order = Moving a jailer
option-jailer_order-effect = Must you move the jailer that the event names?
option-jailer_order-must = you must
option-jailer_order-must-reading = You must move the jailer exactly 3 squares.
option-jailer_order-may = you may
option-jailer_order-may-reading = You may move the jailer 3 squares, or leave him where he is.

option-delivery = Bringing coins home
option-delivery-effect = Must a ship that enters the wharf of Port Blackwood deliver its coins?
option-delivery-may = you may
option-delivery-may-reading = You may deliver all your coins, or keep them all on board.
option-delivery-must = you must
option-delivery-must-reading = All coins on board are delivered, without a question.

option-blast = Ships that are hit
option-blast-effect = Must you move a ship that you hit with a cannonball?
option-blast-may = you may
option-blast-may-reading = You may blast the ship 3 squares away, or leave it where it is.
option-blast-must = you must
option-blast-must-reading = You must blast the ship exactly 3 squares away.

option-rounds = Last round
option-rounds-effect = Does the game end after a number of rounds?
option-rounds-limited = round limit
option-rounds-limited-reading = The game ends after the round limit, even if nobody has won.
option-rounds-unlimited = no limit
option-rounds-unlimited-reading = The game goes on until somebody has won.

## Scores and awards

game-score =
    { $score ->
        [one] { $score } coin
       *[other] { $score } coins
    }
game-wealth = Coins at home and on board
sheet-delivered =
    { $count ->
        [0] nothing brought home
        [one] one coin brought home
       *[other] { $count } coins brought home
    }
sheet-partner =
    { $count ->
        [0] nothing by the partner
        [one] one coin by the partner
       *[other] { $count } coins by the partner
    }
sheet-aboard =
    { $count ->
        [one] one coin still on board
       *[other] { $count } coins still on board
    }

award-blackwood-balls_gained = Cannonball collector
award-blackwood-balls_gained-why =
    { $amount ->
        [one] One cannonball came aboard, and { $name } polishes it every evening.
       *[other] { $amount } cannonballs! The ship of { $name } lies a little deeper in the water now.
    }
award-blackwood-breeze_miles = Friend of the wind
award-blackwood-breeze_miles-why =
    { $amount ->
        [one] The wind carried { $name } one square, just like that.
       *[other] The wind carried { $name } { $amount } squares, and never sent a bill.
    }
award-blackwood-coins_found = Nose for gold
award-blackwood-coins_found-why =
    { $amount ->
        [one] { $name } sniffed out a coin right under Blackbeard's nose.
       *[other] { $name } sniffed out { $amount } coins right under Blackbeard's nose.
    }
award-blackwood-coins_home = Keeper of the treasure
award-blackwood-coins_home-why =
    { $amount ->
        [one] One coin safe at home, and { $name } still checks it twice a day.
       *[other] { $amount } coins safe at home! { $name } sleeps on top of the chest.
    }
award-blackwood-coins_robbed = Sneakiest pirate
award-blackwood-coins_robbed-why =
    { $amount ->
        [one] { $name } borrowed a coin from another ship, and forgot to ask.
       *[other] { $name } borrowed { $amount } coins from other ships, and forgot to ask.
    }
award-blackwood-coins_salvaged = Finders keepers
award-blackwood-coins_salvaged-why =
    { $amount ->
        [one] { $name } fished up a coin that somebody had dropped.
       *[other] { $name } fished up { $amount } coins that others had dropped.
    }
award-blackwood-escapes = Escape artist
award-blackwood-escapes-why =
    { $amount ->
        [one] No prison could hold { $name } for long.
       *[other] No prison could hold { $name }: away { $amount } times, without a goodbye.
    }
award-blackwood-flights = Flying captain
award-blackwood-flights-why =
    { $amount ->
        [one] { $name } was blasted through the air, and landed with the hat on.
       *[other] { $name } was blasted through the air { $amount } times, and landed with the hat on.
    }
award-blackwood-hits_taken = Toughest planks
award-blackwood-hits_taken-why =
    { $amount ->
        [one] A cannonball hit the ship of { $name }, and it still floats.
       *[other] { $amount } cannonballs hit the ship of { $name }, and it still floats.
    }
award-blackwood-jailers_driven = Monster tamer
award-blackwood-jailers_driven-why =
    { $amount ->
        [one] { $name } gave the jailers an order, and they obeyed like puppies.
       *[other] { $name } gave the jailers { $amount } orders, and they obeyed like puppies.
    }
award-blackwood-ones = Slow and steady
award-blackwood-ones-why =
    { $amount ->
        [one] A one on the die? { $name } enjoyed the view instead.
       *[other] { $amount } ones on the die! { $name } had plenty of time for the view.
    }
award-blackwood-rests = Captain Calm
award-blackwood-rests-why =
    { $amount ->
        [one] { $name } stayed put once, for a good captain knows when to nap.
       *[other] { $name } stayed put { $amount } times. A good captain knows when to nap.
    }
award-blackwood-sea_miles = Old sea dog
award-blackwood-sea_miles-why =
    { $amount ->
        [one] One square at sea, and the fish already know { $name } by name.
       *[other] { $amount } squares at sea: the fish know { $name } by name now.
    }
award-blackwood-ships_lured = Sweetest singer
award-blackwood-ships_lured-why =
    { $amount ->
        [one] { $name } sang so sweetly that a whole ship came to listen.
       *[other] { $name } sang so sweetly that { $amount } ships came to listen.
    }
award-blackwood-shots = Master gunner
award-blackwood-shots-why =
    { $amount ->
        [one] Boom! One shot, and everybody still talks about { $name }.
       *[other] Boom! { $name } fired { $amount } times. The gulls have moved away.
    }
award-blackwood-sixes = Lucky hand
award-blackwood-sixes-why =
    { $amount ->
        [one] A six, and just when { $name } blew on the die.
       *[other] { $amount } sixes! What does { $name } feed that die?
    }
award-blackwood-times_caught = Favourite guest
award-blackwood-times_caught-why =
    { $amount ->
        [one] The jailers had { $name } to stay, and want to hear those jokes again.
       *[other] The jailers had { $name } to stay { $amount } times. They love those jokes.
    }

## What a move may lead to

happening-coin_collected = a coin
happening-gold_taken = abandoned gold
happening-delivered = a delivery
happening-ball_fired = a shot
prospect-ways-ahead = You choose what happens on the way: { $effects }.

## Reasons of hints: what happens after a choice (`hint-`), or what does not (`hint-avoid-`)

hint-captured = { $jailer } captures you
hint-avoid-captured = you stay out of reach of { $jailer }
hint-home =
    { $amount ->
        [one] you bring a coin home
       *[other] you bring about { $amount } coins home
    }
hint-robbed =
    { $amount ->
        [one] { $ship } robs you of a coin
       *[other] { $ship } robs you of about { $amount } coins
    }
hint-avoid-robbed =
    { $steps ->
        [0] you stay away from { $ship }, who can rob you
        [one] you stay away from { $ship }, who can come one square and rob you
       *[other] you stay away from { $ship }, who can come { $steps } squares and rob you
    }
hint-prey =
    { $amount ->
        [one] you can rob { $target } of a coin
       *[other] you can rob { $target } of about { $amount } coins
    }
hint-free = you are free again
hint-coins = you take gold from the hoard
hint-gold = you pick up abandoned gold on { $square }
hint-rival-home =
    { $amount ->
        [one] { $seat } brings a coin home
       *[other] { $seat } brings about { $amount } coins home
    }
hint-avoid-rival-home =
    { $amount ->
        [one] you keep { $seat } from bringing a coin home
       *[other] you keep { $seat } from bringing about { $amount } coins home
    }
hint-ball = you get a cannonball

## Reasons of hints: of what there will be more or less

trait-turns-more = more turns to victory
trait-turns-less = fewer turns to victory
trait-waits-more = a longer wait until the next turn
trait-waits-less = an earlier next turn
trait-store-more = more gold at home
trait-store-less = less gold at home
trait-aboard-more = more gold aboard
trait-aboard-less = less gold aboard
trait-cannonballs-more = more cannonballs
trait-cannonballs-less = fewer cannonballs
trait-way-home-more = a longer way home
trait-way-home-less = a shorter way home
trait-coming-home-more = more gold on its way home
trait-coming-home-less = less gold on its way home
