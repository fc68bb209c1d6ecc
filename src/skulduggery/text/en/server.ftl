# Skulduggery, English: why the server says no. Ids are `refusal-<kind>`; placeholders are the fields of that kind.

refusal-stale = The table has changed meanwhile. Please look again and choose once more.
refusal-not-your-seat = This seat is not yours.
refusal-host-only = Only the host of the table can do that.
refusal-only-in-lobby = This can only be changed before the match.
refusal-not-running =
    { $status_id ->
        [lobby] The match has not started yet.
        [paused] The match is paused.
        [frozen] The rules have changed since this match. It can only be watched.
       *[over] This match is over.
    }
refusal-not-over = The match is not over yet.
refusal-not-played-out = This match was stopped before anybody had won.
refusal-bot-plays = A bot is sailing for you. Take the wheel back first.
refusal-seat-taken = { $name_id } sits there.
refusal-nobody-there = Nobody sits there.
refusal-still-awaited = { $name_id } may come back at any moment. A link to this seat can be made when the waiting time for absent players is over.
refusal-too-few-agree = Whoever opens the seat of { $name_id } sees its secrets, so at least two others must agree, each on a device of their own. A bot can play until { $name_id } is back.
refusal-seat-vacated = Somebody was sent away from this seat. Its bot plays on, and keeps its secrets.
refusal-bad-subscription = This server cannot send notices to this browser.
refusal-no-such-screen = This big screen is not connected any more.
refusal-has-seat = You have a seat at this table already. Nobody holds two.
refusal-asked-before = { $name_id } has asked for this seat before you. Ask for another one, or wait for the host’s answer.
refusal-nobody-asks = Nobody asks for this seat any more.
refusal-table-full = All seats are taken. You can watch.
refusal-seats-closed =
    { $joining_id ->
        [invited] The match has begun. Only the host can give you a bot’s seat: watch the match and ask for one, or ask the host for a link.
       *[closed] The match has begun, and its seats are closed. You can watch.
    }
refusal-no-such-table = There is no table "{ $place_id }". Perhaps it is gone, or the code has a typing mistake.
refusal-link-used = This link was used before, or it is too old. Ask for a new one.
refusal-bad-name =
    { $reason_id ->
        [long] Please choose a shorter name.
        [characters] Please choose a name of letters, digits and spaces.
        [empty] Please choose a name with a letter in it.
       *[other] Please choose a friendlier name.
    }
refusal-bad-pledge = A promise about a share of the luck must be 64 of the characters 0-9 and a-f.
refusal-shares-fixed = The match is about to start: the shares of the luck are promised and cannot be changed.
refusal-shares-not-fixed = Shares of the luck are opened at the start, not before.
refusal-other-share = This share of the luck is not the one that was promised.
refusal-starting = The match is just starting. Try again in a moment.
refusal-talk-closed =
    { $talk_id ->
        [off] Talking is switched off at this table.
       *[other] At this table people say phrases only.
    }
refusal-free-text-off = On this server people say phrases only. Its operator has decided that.
refusal-unknown-phrase = That cannot be said like this. Choose a phrase, and everything that belongs to it.
refusal-bad-text =
    { $reason_id ->
        [long] That is too long: { $most } characters at most.
       *[other] Write something first.
    }
refusal-not-private =
    { $reason_id ->
        [off] The host does not allow private messages at this table.
        [device] Several people play on one device there, and all of them would read it. Say it to everybody.
        [curtain] Take the device first: a private message needs your own view.
       *[other] There is nobody on that seat who could read it.
    }
refusal-unknown-remark = That message is gone, or you cannot do this with it.
refusal-unknown-deal = You have no such deal, or it is broken already.
refusal-no-vote = There is nothing for you to vote on now.
refusal-hints-forbidden = The host does not allow hints at this table.
refusal-no-hint-now = There are no hints while several players may react: asking would tell the others that you have a choice.
refusal-hint-coming = A hint is still being looked for. Wait a moment.
refusal-no-interruption = You cannot stop the game now. Wait for the next step.
refusal-not-invited = That moment has passed: nobody waits for your answer any more.
refusal-record-hidden = The record stays closed until the match is over: it would tell secrets.
refusal-no-such-text = There is no text "{ $name_id }".
refusal-garbage = The server could not read this: { $detail_id }.
refusal-too-large = This message is too long: at most { $most } bytes are read.
refusal-too-fast =
    { $what_id ->
        [tables] Too many tables were opened from your network.
        [rematches] That was one rematch after the other.
        [joins] Too many people have joined from your network just now.
        [codes] Too many codes from your network were wrong.
        [stories] Too many matches were opened from your network.
        [uploads] Too many records were sent from your network.
        [share] The server is still busy with what your network has asked for.
        [busy] The server is busy with many other matches.
        [seats] Names and seats have changed very often.
        [talk] That was loud enough for now.
       *[other] Not so fast, please.
    } { $minutes ->
        [0] { $seconds ->
            [one] Try again in a second.
           *[other] Try again in { $seconds } seconds.
        }
       *[other] Try again in { $minutes } minutes.
    }
refusal-limit-reached =
    { $what_id ->
        [tables] { $most } tables from your network are open. Finish or end one of them first.
        [asides] Changes of names and seats, and undone moves, fill { $most } lines of this match. You can only play on.
       *[entries] This match has { $most } lines, which is all that is kept. End it and start another.
    }
refusal-record-too-long = This record is too long: at most { $most } lines are read here.
refusal-too-much-work =
    This record takes more time or memory than this server gives to one. On your own computer: skulduggery replay FILE.
refusal-foreign-origin = This request comes from another website.
refusal-operator-only = Only whoever runs this server can see that.
refusal-not-stored = The server could not save this, so it did not happen. Please try again.
refusal-our-mistake = Something went wrong on the server, and nothing was changed.

## The database as a file

refusal-database-in-use = Another server is using { $file_id }. Stop it first.
refusal-database-unreachable = The database { $file_id } cannot be reached: { $detail_id }.
refusal-database-other-version =
    { $file_id } was used by another version of Skulduggery.
    Start that version, restore a backup of this one, or choose another database with --database.
refusal-database-not-empty =
    { $file_id } holds tables already. With --replace they are deleted, and what is moved takes their place.
refusal-copy-differs = The copy is not the same as the original ({ $what_id }), so nothing was changed. Try again.
refusal-needs-extra = For this more packages are needed. Install them with: pip install "skulduggery[{ $extra_id }]"
refusal-inner-address-taken = This server cannot listen for other nodes at { $address_id }: { $reason_id }. Choose another --inner-address.
refusal-nodes-need-postgres = Several nodes need one PostgreSQL database: --database postgresql://USER@HOST/NAME. { $file_id } is none.
refusal-database-damaged =
    { $file_id } is damaged and cannot be used: { $detail_id }.
    Put a backup in its place: skulduggery restore BACKUP
    Without a backup, save what can still be read: skulduggery rescue NEWFILE
refusal-not-a-database = { $file_id } is no database of Skulduggery, or it is damaged.
refusal-file-exists = { $file_id } exists already. Choose another name.
refusal-no-such-file = There is no file { $file_id }.
