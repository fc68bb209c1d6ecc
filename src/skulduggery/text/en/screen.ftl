# Skulduggery, English: a big screen as the board, and phones as hands.

screen-title = Big screen
screen-show = Show on a big screen
screen-about = A television, a tablet or a laptop shows the board, and everybody plays on their own phone. Open this address there. It stays the same for every rematch.
screen-code = Or type the code { $code } on the home page there, and choose “{ screen-here }”.
screen-open = Open it in a new window
screen-qr = QR code of the big screen
screen-here = Show it on this screen
screen-set-up = Set up on this screen
screen-set-up-about = This screen is the board, and nobody plays on it. Everybody joins with their own phone.
screen-connected =
    { $screens ->
        [one] A big screen shows this table.
       *[other] { $screens } big screens show this table.
    }
screen-number = Big screen { $screen }
screen-join = Scan to play along
screen-join-late = Scan to take over a bot
screen-join-code = or type this code at { $host }
screen-only-here = Only this computer can open the table. To let phones join, stop the server and start it with “make play LAN=1” (or “skulduggery serve --lan”).
screen-free = free seat
screen-waiting-crew = Waiting for the crew
screen-host-starts = { $name } sets sail from the phone.
screen-start-here = Anybody may set sail here.
screen-options = Crew and house rules
screen-full = Full screen
screen-menu = This screen
screen-wait-rematch = A rematch is opened on one of the phones. This screen follows by itself.
screen-point = Choose here: { $name } lets everybody point at this screen.
screen-lost = This table is no longer there. Open a new one at home.
screen-paused = Paused

hand-use = Use this phone as a hand
hand-use-about = Only your cards and your choices. The board is on the big screen.
hand-point = Big screen { $screen }: let everybody choose for me
hand-point-about = Only what tells no secret: dice, places on the board. Your cards stay on this phone.
hand-look-up = Look at the big screen.
hand-choices = Your choices
hand-chart = Small chart: choose a place
hand-no-screen = No big screen is connected.
