# Skulduggery, English: the page. Ids begin with the part of the page; `level-...` and others by their value.

## Home

page-tagline = Pirate board games for one table
page-games = Games
page-play-now = Play now
page-play-now-hint = Friends can still come aboard.
page-play-against = { $bots ->
    [1] Against a bot: { $level }
   *[other] Against { $bots } bots: { $level }
  }
page-level = The bots you play against
page-invite-friends = Invite friends
page-play-here = Play at this device
mates-about = Everybody plays on this device and hands it on. Who is there?
mates-name = Name of player { $seat }
mates-more = One more player
mates-fewer = Without { $name }
mates-bots =
    { $bots ->
        [one] A bot plays along.
       *[other] { $bots } bots play along.
    }
page-rules = Rules
page-learn = Learn in 3 minutes
page-join = Join a table
page-join-hint = Type the code you were told, or paste the link.
page-join-button = Join
page-name = Your name
page-name-hint = Everybody at the table sees it. Change it if you like.
page-name-another = Another name
# A made-up name has one word of each list: "Salty Parrot 27".
name-moods = Salty, Merry, Stormy, Lucky, Rusty, Golden, Barnacle, Thunder, Sleepy, Brave, Crafty, Moonlit
name-creatures = Parrot, Anchor, Kraken, Gull, Compass, Lantern, Otter, Pelican, Cutlass, Turtle, Dolphin, Crab
continue-round = round { $round }
continue-over =
    { $matches ->
        [one] one finished match
       *[other] { $matches } finished matches
    }
continue-turn = { $whose ->
    [you] Your turn, since { $when }
   *[other] { $name } has the turn, since { $when }
  }
page-continue = Sail on
page-forget = Remove from this list
page-promise = No account. No adverts. Fair dice that you can check.
page-evenings = Our evenings
page-privacy = Privacy and thanks
page-replay = Replay
page-replay-file = Replay a file
page-home = Home
page-settings = Settings
page-language = Language
page-close = Close
page-keep = Keep
page-casting-off = Casting off…

card-players = { $least } to { $most } players
card-about = About
card-time = about { $alone } minutes with bots, { $together } with friends

language-en = English
language-nl = Nederlands

standing-lobby = waiting in the harbour
standing-running = at sea
standing-paused = paused
standing-over = finished
standing-frozen = frozen

## Coming aboard

join-who = { $names } would like to play with you.
door-aboard = At the table: { $names }.
join-nobody = Nobody is aboard yet.
join-aboard = Come aboard
join-closed = The match has begun, and its seats are closed. You can watch it.
join-invited = The match has begun, and its host gives the bots’ seats away. If you want to play, watch the match and ask for a seat there.
join-watch = Just watch
door-running = The match is running. You can take over a bot and play from here on.
door-which = Which bot do you take over?
door-full = All seats are taken. You can watch.
door-over = This match is over.
door-newest = To the crew’s newest table
door-look = See how it ended

## The lobby

lobby-crew = Crew
lobby-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
lobby-fewer = One seat fewer
lobby-more = One seat more
lobby-options = How to play
lobby-house-rules = House rules
lobby-house-changed =
    { $changed ->
        [0] all as in the book
        [one] differs from the book: one house rule
       *[other] differs from the book: { $changed } house rules
    }
lobby-as-in-the-book = All as in the book
menu-house-rules = This table plays with house rules
lobby-late =
    { $joining ->
        [closed] Once you sail, the seats are closed: friends who come later can watch.
        [invited] Once you sail, friends can take over a bot by your invitation: they watch and ask for its seat, or you send a link from the menu.
       *[open] Friends can still come later: they take over a bot at its next turn.
    }
lobby-kept =
    { $days ->
        [one] A table on which nobody plays is kept for { $days } day.
       *[other] A table on which nobody plays is kept for { $days } days.
    }
lobby-start = Set sail
lobby-wait = You are aboard. The host sets sail when everybody is ready.
rematch-awaited = Waiting for { $names }.
rematch-yours = The match starts as soon as you are ready.
rematch-off = Everybody is ready. Off we go!
rematch-agree = I am ready
rematch-not-yet = Not yet
rematch-without = Sail without { $names }
lobby-watching = You are watching. The match has not started yet.

option-pace = Pace
option-pace-effect = How long the bots take for each move.
option-pace-family = family
option-pace-brisk = brisk
option-pace-instant = instant
option-windows = When others act
option-windows-effect = Strict: everybody with a card is asked. Brisk: only who can play one; whoever then takes long shows that a card fits.
option-windows-strict = strict
option-windows-brisk = brisk
option-window_limit = Time to react
option-window_limit-effect = Then it counts as a pass. There is no limit in your own turn and fight, or alone with bots.
option-window_limit-off = no limit
option-window_limit-calm = 20 seconds
option-window_limit-brisk = 8 seconds
option-hints = Hints
option-hints-effect = Whether players may ask for the best choices. Everybody sees that somebody asked.
option-hints-on = allowed
option-hints-off = forbidden
option-talk = Talk
option-talk-effect = What people may say to each other. Phrases are translated, and nobody can say anything rude by them.
option-talk-free = everybody writes
option-talk-phrases = phrases only
option-talk-off = off
option-private_talk = Private messages
option-private_talk-effect = Whether two players may say something that nobody else reads.
option-private_talk-on = allowed
option-private_talk-off = forbidden
option-joining = Who may come later
option-joining-effect = Whoever takes over a bot’s seat sees its cards, and may sit at another seat already. After the start this can only be made stricter.
option-joining-closed = nobody
option-joining-closed-reading = Bots keep their seats until the end. Friends who come later can watch.
option-joining-invited = by invitation
option-joining-invited-reading = The host gives a bot’s seat to somebody who asks for it, or by a link, and everybody is told.
option-joining-open = everybody
option-joining-open-reading = Whoever has the link or the code takes over a bot at its next turn.
option-patience = Patience
option-patience-effect = Somebody whose connection is lost counts as away for so long, for instance with a locked phone. After that the others may vote for a bot.
option-patience-1 = 1 minute
option-patience-5 = 5 minutes
option-patience-15 = 15 minutes
option-patience-60 = an hour
option-turn_hours = Speed
option-turn_hours-effect = By the day nobody needs to be there but in their own turn. If somebody takes longer, the crew decides. Reaction windows last a quarter of that time, for one to twelve hours.
option-turn_hours-0 = live
option-turn_hours-1 = an hour a turn
option-turn_hours-6 = 6 hours a turn
option-turn_hours-12 = 12 hours a turn
option-turn_hours-24 = a day a turn
option-turn_hours-48 = 2 days a turn
option-turn_hours-168 = a week a turn
option-turn_hours-336 = 2 weeks a turn
option-default = as in the rulebook
option-limits = from { $least } to { $most }
option-beyond = Please type a whole number from { $least } to { $most }. Until then the old one counts.

seat-you = you
seat-host = host
seat-ready = ready
seat-here = on this device
seat-joined = aboard
seat-open = open: waiting for a friend
seat-waiting = Free seat
seat-colour = Colour of seat { $seat }
seat-colour-lot = colour by lot
seat-bot = Bot: { $level }
seat-device = a player on this device
seat-who = Who sits on seat { $seat }?
seat-rename = Change the name { $name }

level-deckhand = deckhand (easy)
level-bosun = bosun
level-captain = captain (strong)
level-admiral = admiral (strongest)
level-about-deckhand = Plays any move that is allowed: for first matches with small children.
level-about-bosun = Looks one move ahead: a friendly rival for a family.
level-about-captain = Weighs its choices better and imagines what comes next: harder to beat.
level-about-admiral = Takes more time for a choice than the captain, where that helps.
level-about-own = Written by the owner of this server.

invite-title = Invite
invite-say = Say this code:
invite-only-here = Only this computer can open this link. To invite others, stop the server and start it with “make play LAN=1” (or “skulduggery serve --lan”) for your network, or with “skulduggery serve --public-url” and its address on the internet.
invite-addresses = This computer is in several networks. Which one do your friends use?
invite-copy = Copy link
invite-copied = Copied!
invite-share = Share…
invite-text = Come and play a pirate game with me!
invite-watch = Whoever finds all seats taken can watch.
invite-qr = Show the QR code large
invite-qr-alt = QR code of the link to this table

presence-here = here
presence-hidden = has another page open
presence-away = away for a moment
presence-gone = gone
presence-bot = bot
presence-stand-in = a bot stands in

## The table

status-label = Whose turn it is, and what is asked
status-waiting = { $name } is choosing.
status-thinking = { $name } is thinking…
status-turn = { $name } { $clauses }.
status-ended = The crew has ended this match.
status-over = This match is over.
hint-choose = Choose on the chart or in the list. Tap anything else to see why not.
hint-which = You can do several things here. Choose one.
hint-confirm = Tap once more, or press the button.
act-cancel = Cancel
act-undo = Undo
act-list = List
act-list-label = Everything you can choose

mat-label = Your mat
card-new = new
crew-title = Crew
crew-you = { $name } (you)

crew-you-short = You

log-title = Captain's log
log-again = Play again
log-new = new since your turn
log-rule = Rule { $rule }
event-hint-asked = { $name } asked for a hint.
event-time-up = Time was up for { $name }.
event-crew-joined = { $name } has come aboard.
event-crew-took-over = { $name } has taken over from the bot { $other }.
event-crew-left = { $name } has left the table.
event-crew-left-to-bot = { $name } has left. A bot sails on.
event-crew-replaced = { $name } is away. A bot sails until the return.
event-crew-back = { $name } is back and sails again.
event-crew-sent-away = The host has sent { $name } away. The bot { $other } has the seat now.
event-crew-renamed = { $name } is called { $other } from now on.
event-crew-host = { $name } is the host now.
event-crew-link-made = { $name } is away. The crew has agreed to a link to this seat.
event-crew-link-opened = Somebody has opened the seat of { $name } by the crew’s link, and plays on.
event-crew-coached = { $name } sails with the coach, who warns of serious mistakes.
event-crew-returned = { $name } is back and has the seat again. The crew’s link no longer counts.
event-undone = The last choice was taken back.

show-skip = Skip
show-onward = Go on
stage-you = You
stage-ship =
    { $ship_is ->
        [you] You
       *[other] { $ship }
    }
show-play = Play
show-missed =
    { $events ->
        [one] Since your last turn: one event
       *[other] Since your last turn: { $events } events
    }

show-summary = What concerned you:
show-summary-more =
    { $events ->
        [one] (and one more thing)
       *[other] (and { $events } more things)
    }
show-only = Only choice: { $move }

explore-hint = Tap another square to measure.
explore-distance =
    { $steps ->
        [one] One square from { $from }, as the gull flies
       *[other] { $steps } squares from { $from }, as the gull flies
    }
explore-clear = Wipe out the line

clock-left =
    { $minutes ->
        [one] One minute left
       *[other] { $minutes } minutes left
    }
clock-last = Last round!

sheet-label = More about the match
sheet-ship = Ship
sheet-log = Log
sheet-log-new = Log ({ $lines })
sheet-text = Text
top-hint = Hint
top-text = Text table
top-watching = { $watchers } watching
top-you-watch = You are watching
text-your-turn = Your turn
text-turn = The turn
plain-label = The table
plain-own = Yours
plain-shared = Shared by all
plain-seats = The crew
plain-seat = Player
plain-choices = Choices
plain-yes = yes
plain-no = no
plain-die = A die: { $value }
plain-die-hidden = A hidden die
text-view = What you see

notice-turn = Your turn!

banner-paused = The match is paused.
banner-frozen = This match cannot go on.
banner-stand-in = A bot is sailing for { $name }.
banner-reissued = The host has made a new link for { $name }'s seat. Whoever opens it sits there.
banner-back = Take the wheel

## A watcher asks for a bot's seat

asking-offer = You are watching. Would you like to play? The host can give you the seat of a bot.
asking-ask = Ask for a seat
asking-choose = Under which name, and for which bot would you like to play?
asking-wait = You have asked for the seat of { $name }. The host decides.
asking-take-back = Take it back
asking-no = The host would like to play on with the bot. You can go on watching.
asking-given = The seat is yours. You are playing now.
asking-wish =
    { $secrets ->
        [on] { $watcher } asks for the seat of { $bot }. Whoever sits there sees its secrets: give it to nobody who plays already.
       *[off] { $watcher } asks for the seat of { $bot }.
    }
asking-give = Give the seat
asking-keep = Keep the bot

ending-wish = { $name } would like to end the match.
ending-awaited = Waiting for { $names }.
ending-agree = Yes, end it
ending-play-on = No, play on

handing-wish =
    { $secrets ->
        [on] { $name } is away. The host would like a link to this seat. Whoever opens it sees the secrets of { $name } and plays on.
       *[off] { $name } is away. The host would like a link to this seat. Whoever opens it plays on.
    }
handing-agreed = Everybody agrees. The host can make the link now.
handing-agree = Yes, make the link
handing-play-on = No, wait for the return

absence-gone = { $name } is away. The crew waits a little.
absence-left = { $seconds } seconds left.
absence-vote = { $name } is still away. What shall we do?
absence-late = { $name } has not played in time. What shall we do?
absence-wait = Wait
absence-bot = A bot sails until the return
absence-skip = A bot takes just this turn

talk-title = Talk
talk-new = Talk ({ $remarks })

## The menu

menu-title = Menu
menu-device =
    { $seats ->
        [one] Move to another device
       *[other] Move { $name } to another device
    }
menu-leave = Leave the table
menu-leave-effect = If you leave, a bot will sail your ship. You can come back at any time.
menu-leave-sure = Yes, a bot may sail
host-title = You are the host
host-kick = Send { $name } away
host-kick-effect = { $name } can come back only if you open a seat for a friend again.
host-kick-sure = Yes, give the seat to a bot
host-link = New link for { $name }
host-invite = Invite somebody to the seat of { $name }
host-pause = Pause
host-resume = Go on
host-end = End the match
host-end-effect = A match ends early only if everybody who is here agrees.
host-end-sure = Yes, ask everybody

device-title = Move { $name }
device-about = Open this link on the other device. It works once. After that, the seat is there and no longer here.
device-about-other = Only the crew together can give the seat of { $name } to another device. The others are asked first. When { $name } comes back on the own device, the seat is there again.
device-make = Make the link
device-qr = QR code of the one-time link

## Handing over the device

curtain-title = Hand the wheel to { $name }
curtain-others = Everybody else looks at the sea!
curtain-hold = Keep pressing to look
curtain-longer = Keep your finger on the button a little longer, until it is full.
curtain-aside = Show the table without secrets
curtain-return = { $name }'s turn

## Settings and help

settings-theme = Look
theme-light = Parchment
theme-dark = Night watch
theme-contrast = High contrast
settings-speed = Pace of the pictures
speed-calm = calm
speed-usual = usual
speed-brisk = brisk
speed-instant = none
settings-pace = Pace of the bots
settings-auto-roll = Roll by itself
settings-auto-roll-effect = Dice that you can only roll, and cards that you can only reveal, need no tap.
settings-sound = Sounds
settings-sound-effect = A bell for your turn, and soft sounds for the rest.
settings-notices = Notices
settings-notices-effect = When it is your turn and you look elsewhere, your device tells you.
settings-notices-http = Browsers allow notices only on this computer itself or over https. Here the address begins with http, so keep this page open: it rings when it is your turn.
settings-notices-forbidden = This browser does not allow notices. You can change that in its settings.
settings-one-tap = One tap
settings-one-tap-effect = A choice counts at once, without a second tap.
settings-coach = Coach
settings-coach-effect = Warns you before a serious mistake, where the host allows hints. Everybody reads that you have the coach.
settings-shortcuts = Keys
settings-shortcuts-effect = Single keys work as shortcuts at the table.
settings-motion = If your device asks for less motion, ships do not sail across the screen.

help-title = Help
help-choose = Choose a glowing square. You see what will happen. Choose it again to confirm. A button counts at once. Anything that does not glow tells you why not.
key-arrows = walk over everything you can choose
key-enter = choose and confirm
key-escape = cancel
key-undo = undo
key-digits = press a button or take a card
key-list = list of everything you can choose
key-hint = ask for a hint
key-log = go to the log
key-rules = rules
key-text = text table
key-space-name = Space
key-space = go to your next decision
key-zoom = come closer, step back, whole chart
key-help = this help

## When something goes wrong

line-lost = Reconnecting…
line-lost-long = No contact with the server. Your seat is safe and your choice is kept. Is the network there?
line-reload = Reload
old-title = This is an old position.
old-about = There is no connection. This is how the table stood on { $time }.
renewal-ready = There is a new version. It will be here at your next visit.
renewal-now = Use it now
refusal-unreachable = The server does not answer. Is the network there?
refusal-server-error = Something went wrong on the server. Please try again.
bye-title = You are no longer at this table
bye-moved = Your seat is now on another device.
bye-kicked = The host has taken your seat away. Only the host can let you in again.
bye-returned = You played by a link of the crew. Whose seat it is has come back, and plays on.
bye-deleted = This table has been cleared away.
bye-table = This table does not exist, or it has been cleared away.
bye-seat = This seat is no longer yours. Perhaps it moved to another device.
bye-protocol = There is a new version of Skulduggery. Please reload the page.
bye-hello = The server did not understand this page. Please reload it.
bye-fast = Too many messages came from this page. Please reload it.
bye-crowded = Too many pages show this table already. Please close some of them.
bye-other = The server has ended the connection.

## Privacy and thanks

privacy-server = The server keeps what happens at your table: the names you chose, the moves and the dice. Nothing else about you, unless you ask for notices: then it keeps where to send them until the match is over.
privacy-device = This device keeps your settings, your name, the keys to your seats, the list of your matches and the last position you saw, so that you can sail on later, and what it needs to check the dice.
privacy-never = There are no accounts, no cookies, no adverts and nobody who counts your visits. Nothing comes from other websites.
privacy-delete = Old tables are deleted by themselves after some time.
privacy-links = Whoever has the link to your seat can play for you. So do not share it; share the invitation instead.
about-title = Thanks
about-icons = Icons by { $authors } (game-icons.net, CC BY 3.0), simplified and recoloured, and by Lucide (ISC).
about-fonts = Fonts: Pirata One, Atkinson Hyperlegible Next and Almendra SC (SIL Open Font License).

## The board

board-zoom-in = Come closer
board-zoom-out = Step back
board-fit = Show the whole chart
board-label = Sea chart of { $game }
board-place-sea = { $place }, open sea
board-place-named = { $name }, { $place }
board-target =
    { $steps ->
        [0] { $place }
        [one] { $place }, one square
       *[other] { $place }, { $steps } squares
    }
board-target-with = { $target }: { $effects }
board-target-piece = { $piece }, at { $place }
board-own = Your ship: { $piece }

## Own mat

mat-die = The die shows { $value }
