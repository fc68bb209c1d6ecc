# Skulduggery, English: the command line. Ids are `cli-...`; what stands beside a chart is `chart-...`.

## skulduggery --help

cli-about =
    Skulduggery: pirate board games, to play right here in the terminal.

    Usage: skulduggery COMMAND [OPTIONS]

      play           play a game, with friends at this computer and with bots
      serve          play in the browser, on this computer or on every phone in the house
      games          see which games there are, and their options
      rules          read the rules: all of them, one rule, or those about a word
      replay         read a match again, turn by turn
      review         see what decided a match, and where people went wrong
      verify         work out the dice and moves of a match again
      admin          see, end or delete the tables of a server that runs
      backup         copy all tables of the server
      restore        go back to a copy of them
      rescue         save what can be read of a damaged database
      move-database  take all tables to another database
      bench          measure how fast this computer plays
      lab            find out how fair a game is, and how strong the bots are
      new            write the package of a new game, which already runs
      check          look for mistakes in a game that you write
      compile        make a game of your own fast

    Examples:
      skulduggery play                                 choose a game and start
      skulduggery play kings                           King of the Pirates
      skulduggery play --seat Anna --seat Ben          the two of you
      skulduggery play --resume                        go on with your last match
      skulduggery rules PB-4.05                        look up one rule

    More about a command:    skulduggery play --help
    In another language:     skulduggery --language nl
    Which version is this:   skulduggery --version

cli-help-options = What you can add
cli-help-language = speak this language (without it: the language of your computer)
cli-help-help = show this help
cli-metavar-game = GAME
cli-metavar-players = N
cli-metavar-name = NAME
cli-metavar-option = KEY=VALUE
cli-metavar-seconds = SECONDS
cli-metavar-bot = BOT
cli-metavar-seed = HEX
cli-metavar-host = ADDRESS
cli-metavar-url = URL
cli-metavar-database = DATABASE
cli-metavar-address = HOST:PORT
cli-metavar-file = FILE
cli-metavar-words = WORD
cli-metavar-number = N
cli-metavar-seat = SEAT

## skulduggery play --help

cli-about-play =
    Usage: skulduggery play [GAME] [OPTIONS]

    Play a game. Without any options you play against bots.
    Every move is saved at once: stop whenever you like, and go on with --resume.
cli-help-play-game = which game (see: skulduggery games); without it you can choose
cli-help-play-players = how many play, people and bots together
cli-help-play-seat = who sits at the table: a name for a person, bot:deckhand, bot:bosun, bot:captain or bot:admiral for a bot (weakest first), bot:my_bot.py:Name for one you wrote; once for each seat, and bots take the seats that are left
cli-help-play-bot = who plays for bots that are not named: deckhand, bosun, captain, admiral or one you wrote, my_bot.py:Name (without it: bosun); given several times, they sit down in turn
cli-help-play-option = change the rules, for example mode=hoard (see: skulduggery games GAME)
cli-help-play-auto-roll = roll the dice and draw the cards by itself
cli-help-play-pace = how long to wait after each turn of a bot
cli-help-play-seed = play with this luck: the same seed gives the same dice (pairs of 0-9 and a-f)
cli-help-play-save = save the match in this new file
cli-help-play-resume = go on with the match in this file; without FILE with your newest unfinished match
cli-examples-play =
    Examples:
      skulduggery play                    choose a game and play against bots
      skulduggery play kings
      skulduggery play prowl --seat Anna --seat Ben --seat bot:deckhand
      skulduggery play blackwood --players 4 --option mode=hoard
      skulduggery play --resume

## skulduggery games --help

cli-about-games =
    Usage: skulduggery games [GAME]

    See which games you can play, or everything about one of them.
cli-help-games-game = show the options of this game
cli-examples-games =
    Examples:
      skulduggery games
      skulduggery games blackwood

## skulduggery new --help

cli-about-new =
    Usage: skulduggery new NAME [--folder FOLDER]

    Write the package of a new game. It already runs: a small game with a secret and dice, with its texts, its tests and
    a value function. Change it step by step into your own game (docs/plugins/tutorial.md).
cli-help-new-name = the key of the game, in small letters: sea_dogs
cli-help-new-folder = where to write it (without it: a folder with that name)
cli-examples-new =
    Examples:
      skulduggery new sea_dogs
      pip install -e sea-dogs
      skulduggery play sea_dogs
cli-metavar-folder = FOLDER
cli-new-done =
    Written: { $folder }. Next:
      cd { $folder }
      pip install -e .
      skulduggery play { $name }
      pytest
cli-new-bad-name = A game cannot be called { $name }. Use 2 to 31 small letters, digits and _, with a letter first: sea_dogs.
cli-new-taken = There is a game { $name } already. Choose another name.
cli-new-not-empty = { $folder } exists already, and is not an empty folder. Choose another one with --folder.

## skulduggery compile --help

cli-about-compile =
    Usage: skulduggery compile GAME --folder FOLDER

    Compile a game of your own with mypyc, together with the engine (docs/plugins/publishing.md). It takes some minutes,
    and changes nothing that is installed. Needs a C compiler, and the extra author.
cli-help-compile-game = the key of the game
cli-help-compile-folder = where to build; an empty or new folder
cli-examples-compile =
    Examples:
      skulduggery compile sea_dogs --folder fast
      PYTHONPATH=fast skulduggery bench sea_dogs
cli-compile-begins = Compiling { $modules } and the engine ...
cli-compile-done =
    Done. With this folder first on the path the game is fast:
      PYTHONPATH={ $folder } skulduggery bench { $game }
cli-compile-no-mypyc = mypyc is not installed. This brings it: pip install "skulduggery[author]"
cli-compile-no-package = { $game } is not a package of its own, so it cannot be compiled by this command.
cli-compile-nothing =
    Nothing in { $package } can be compiled. Put the rules into modules of their own: __init__.py, and modules in which
    messages are defined (class Roll(Move, frozen=True)), stay interpreted.
cli-compile-failed =
    It could not be compiled:
    { $said }

## skulduggery rules --help

cli-about-rules =
    Usage: skulduggery rules [GAME] [RULE or WORD]

    Read the rules: the whole book, one rule by its number,
    or every rule with a word in it.
cli-help-rules-words = a game, then the number of a rule (PB-4.05) or a word to look for
cli-examples-rules =
    Examples:
      skulduggery rules blackwood
      skulduggery rules PB-4.05
      skulduggery rules blackwood island

## skulduggery replay --help

cli-about-replay =
    Usage: skulduggery replay FILE [OPTIONS]

    Read a match again, turn by turn.
    The number before a turn is that of its last move.
    With --fork you play on from there yourself: new dice, bots on all other
    seats, and a file of its own. The old match stays as it is.
cli-help-replay-file = the file of the match
cli-help-replay-from = begin with the turn of this move
cli-help-replay-seat = see it with the eyes of this player (a name, or a number from 1), or of an outsider
cli-help-replay-board = draw the board after each turn
cli-help-replay-fork = play on after this move, on the seat of --seat (without it: the first)
cli-help-replay-save = keep the fork in this file
cli-examples-replay =
    Examples:
      skulduggery replay match.jsonl
      skulduggery replay match.jsonl --board --from 40
      skulduggery replay match.jsonl --fork 40 --seat Anna

## skulduggery review --help

cli-about-review =
    Usage: skulduggery review FILE [OPTIONS]

    What decided a finished match: the chance of everybody to win, the moments
    that changed it most, the largest mistakes, and lucky throws. It takes up to
    a minute. The number before a line is that of the move, as replay tells it.
cli-help-review-file = the file of the match
cli-help-review-bots = look for mistakes and luck of bots, too
cli-examples-review =
    Examples:
      skulduggery review match.jsonl
      skulduggery review match.jsonl --bots

## skulduggery verify --help

cli-about-verify =
    Usage: skulduggery verify FILE [OPTIONS]

    Check a match: all dice and cards are worked out again from the seed behind
    the seal, and all moves are played again by the rules. Answers 0 if it all
    fits together, and otherwise 1 with the place of the first mistake.

    Whoever edits a file can also renew its seal and its chain. So compare both
    with what you noted: the seal is shown when a match begins, the last link of
    the chain when you leave it and at its end.
cli-help-verify-file = the file of the match
cli-help-verify-head = the link (or a page's receipt) that you noted: is it of this match?
cli-examples-verify =
    Examples:
      skulduggery verify match.jsonl
      skulduggery verify match.jsonl --head 3f1c...

## skulduggery check --help

cli-about-check =
    Usage: skulduggery check GAME [OPTIONS]

    Look for the usual mistakes in a game: its rules, its secrets, its texts
    and its golden matches. What is found is told in English;
    docs/checking-a-game.md explains it.
cli-help-check-game = the game
cli-help-check-quick = play with one set of options only
cli-help-check-golden = write golden matches into this folder, or those in it again
cli-examples-check =
    Examples:
      skulduggery check tictactoe
      skulduggery check tictactoe --golden tests/golden
cli-check-written = Written: { $file }
cli-check-golden = Golden matches: { $folder }
cli-check-no-golden = There are no golden matches yet. This writes some: skulduggery check GAME --golden FOLDER
cli-check-witness = The game has a witness.
cli-check-found =
    { $count ->
        [0] { $game }: nothing is wrong.
        [one] { $game }: one thing is wrong.
       *[other] { $game }: { $count } things are wrong.
    }

## skulduggery bench --help

cli-about-bench =
    Usage: skulduggery bench [OPTIONS]

    Measure how fast this computer plays random matches,
    in seconds of its own computing time.
cli-help-bench-game = which game (without it: the first)
cli-help-bench-players = how many players
cli-help-bench-seconds = measure for so many seconds (without it: 5)
cli-help-bench-json = write the figures to this file too
cli-help-bench-workers = also measure matches per second with one worker and with so many, and how efficient that is
cli-examples-bench =
    Examples:
      skulduggery bench
      skulduggery bench --game blackwood --players 4 --seconds 10 --json speed.json

## skulduggery lab --help

cli-about-lab =
    Usage: skulduggery lab report GAME [OPTIONS]
           skulduggery lab ladder [GAME...] [OPTIONS]
           skulduggery lab fit GAME [OPTIONS]
           skulduggery lab tune GAME [OPTIONS]
           skulduggery lab calibrate [GAME...] [OPTIONS]
           skulduggery lab soak [GAME...] [OPTIONS]

    report: let bots play, and write a page on how fair and how exciting a game is.
    ladder: let every bot play against every other, and write down how strong each is.
    fit: let bots play, and find out what makes a seat likely to win.
    tune: let bots with slightly different judgements play, and follow those that win.
    calibrate: let bots play, and compare the chances that were said with what happened.
    Stop it whenever you like: the same command goes on where it stopped.
cli-help-lab-what = what to do: report, ladder, fit, tune, calibrate or soak
cli-help-lab-games = the games to play (ladder, calibrate and soak, without any: all games)
cli-help-lab-bot = a bot: deckhand, bosun, captain, admiral or one you wrote, my_bot.py:Name; several with commas, or by giving it several times: for a ladder all that play (without it: all levels), for a report those of the seats in turn (without it, and for fit and calibrate: bosun)
cli-help-lab-matches = how many matches each pair plays, or each kind of table for the others (without it: 100; for report: 1000; for tune: 2000; for calibrate: 250), or how many the soak plays (without it: 10000)
cli-help-lab-seed = the same seed gives the same results on every computer (without it: 2026)
cli-help-lab-workers = how many matches to play at the same time (without it: one on each core)
cli-help-lab-out = write the result to this file; the matches go beside it, into a file with the ending .jsonl (without it: LADDER.md, CALIBRATION.md, SOAK.md, or the game's name with the ending .html for report and .json for fit and tune)
cli-help-lab-seats = play only at tables with so many seats, 2 or 4 (ladder and tune; without it: both)
cli-help-lab-players = number of players (report; without it: the usual number)
cli-help-lab-option = a rule of the game, such as mode=hoard; can be given several times (report)
cli-help-lab-vary = an option and the values to compare, such as events=deck,die: each match is played with all of them and the same dice (report; one option in each report)
cli-help-lab-ray = play on the Ray cluster at this address, such as auto or 10.0.0.5:6379 (ladder and report; needs the extra "ray")
cli-help-lab-again = play one match of the soak again, named as in its report (soak)
cli-examples-lab =
    Examples:
      skulduggery lab report blackwood --players 4 --matches 2000 --vary events=deck,die
      skulduggery lab ladder --matches 20
      skulduggery lab ladder blackwood --bot bosun --bot my_bot.py:Name
      skulduggery lab fit blackwood --matches 500
      skulduggery lab calibrate --out bench/CALIBRATION.md
      skulduggery lab soak --matches 1000
cli-help-own-board = play on the board that is drawn in this file instead of the game's own
cli-help-own-data = play with the cards and figures of this file (TOML) instead of the game's own
cli-parts-need-game = Whose board or cards are changed? Name one game.
cli-bad-parts = These parts cannot be used. { $detail }
cli-changed-parts = { $what ->
    [board] Changed board: this is not the game of the rulebook (parts { $hash }).
    [data] Changed cards or figures: this is not the game of the rulebook (parts { $hash }).
   *[both] Changed board and cards: this is not the game of the rulebook (parts { $hash }).
}
cli-metavar-what = WHAT
cli-metavar-match = GAME:SHARD:MATCH
cli-metavar-values = KEY=VALUE,VALUE
cli-lab-what = The lab knows { $known }. It does not know "{ $given }".
cli-lab-unused = lab { $what } has no option { $option }.
cli-lab-seats = The lab plays at tables with 2 or 4 seats, not with { $seats }.
cli-lab-other = { $file } holds other matches: { $what }, seed { $seed }, version { $version }. Choose another file with --out, or delete that one.
cli-lab-other-code = { $part ->
    [engine] The engine has been changed since the matches in { $file } were played. Choose another file with --out, or delete that one.
    [bots] Our bots have been changed since the matches in { $file } were played. Choose another file with --out, or delete that one.
    [game] { $name } has been changed since the matches in { $file } were played: its rules, its board or cards, or what our bots know of it. Choose another file with --out, or delete that one.
   *[bot] { $name } or a file that it uses has been changed since the matches in { $file } were played. Choose another file with --out, or delete that one.
}
cli-lab-fit-one = Win chances are fitted for one game, with one bot: skulduggery lab fit blackwood --bot bosun
cli-lab-tune-one = A heuristic is tuned for one game, without a bot: skulduggery lab tune bounty
cli-lab-fit-unknown = Nobody has said yet what counts in { $game }, so there is nothing to fit.
cli-lab-fitted = { $matches } matches. The weights are in { $file }.
cli-lab-tuned = { $matches } matches. The corrections are in { $file }.
cli-lab-calibrate-one = Win chances are checked with one bot: skulduggery lab calibrate blackwood --bot bosun
cli-lab-calibrated = { $matches } matches. What was said and what happened is in { $file }.
cli-lab-playing = Playing
cli-lab-no-cluster = There is no Ray cluster at { $address }: { $detail }
cli-lab-other-version = A machine of the cluster has another version of skulduggery ({ $versions }). All must have the same, so that results are the same.
cli-lab-workers-die = The processes that play are killed again and again; memory may be short. Try fewer at the same time (--workers 1). The same command goes on where this one stopped.
cli-lab-unreadable = { $file }, line { $line }: this is no result of a match. Remove the line or the whole file: its matches are played again.
cli-lab-report-one = A report is about one game: skulduggery lab report blackwood
cli-lab-vary = "{ $given }" compares nothing. Expected: an option other than players, and at least two different values, such as events=deck,die.
cli-lab-too-many-bots = { $bots } bots do not fit on { $players } seats.
cli-lab-reported = { $matches } matches. The report is in { $file }. The figures are in { $tables }.
cli-lab-soaked = { $matches } matches with { $decisions } decisions were played and checked. The summary is in { $file }.
cli-lab-soak-found = Found: { $what } Play it again with: { $command }
cli-lab-soak-other = { $file } holds the tally of another soak, with seed { $seed }. Use that seed, or choose another file with --out.
cli-lab-soak-no-tally = { $file } is no tally of a soak: { $error }. Choose another file with --out, or delete that one.
cli-lab-soak-again = "{ $given }" names no match of a soak. Expected: game, shard and match, as in kings:12:3
cli-lab-soak-fine = Nothing is wrong with match { $match }.
cli-lab-soak-broken = Match { $match } breaks after { $moves } moves: { $what }
cli-lab-written = { $matches } matches. The ladder is in { $file }.

## What is wrong with a command

cli-needs-extra = "{ $command }" needs more packages. Install them with: pip install "skulduggery[{ $extra }]"
cli-unknown-command = There is no command "{ $command }". There are { $known }.
cli-unknown-command-near = There is no command "{ $command }". Did you mean "{ $near }"?
cli-unknown-option = "{ $command }" knows no { $option }. See: skulduggery { $command } --help
cli-unknown-option-near = "{ $command }" knows no { $option }. Did you mean { $near }?
cli-unknown-word = "{ $command }" does not know what to do with "{ $word }". See: skulduggery { $command } --help
cli-given-twice = { $option } was given more than once. Only one value can count: which one do you mean?
cli-missing-value = Something is missing after { $option }.
cli-bad-arguments = This command cannot be understood: { $detail }.
cli-bad-number =
    { $least ->
        [0] After { $option } comes a whole number, not "{ $given }".
       *[other] After { $option } comes a whole number from { $least } up, not "{ $given }".
    }
cli-bad-seconds =
    { $least ->
        [0] After { $option } comes a number of seconds, not "{ $given }".
       *[other] After { $option } comes a number of seconds greater than 0, not "{ $given }".
    }
cli-bad-seed = A seed is an even number of the characters 0-9 and a-f, not "{ $given }".
cli-option-needs-value = Please write the option as KEY=VALUE, not "{ $option }". There are { $known }.
cli-too-many-seats =
    { $players ->
        [one] You named { $seats } seats, but there is { $players } player.
       *[other] You named { $seats } seats, but there are { $players } players.
    }
cli-unknown-level = There is no bot called "{ $level }". There are { $known }, and your own: my_bot.py:Name.
cli-same-name = Two players cannot both be called "{ $name }".
cli-empty-name = A name cannot be empty.
cli-bad-name = A name has 1 to { $longest } characters: "{ $name }" does not.
cli-not-when-resuming = { $option } is for a new match: it cannot go with --resume.
cli-nothing-to-resume = There is no unfinished match to go on with. Start one with: skulduggery play
cli-which-file = Which match? Write its file: skulduggery { $command } FILE
cli-unknown-seat = There is no seat "{ $seat }". Choose a number from 1 to { $players }, a name ({ $known }), or outsider.
cli-no-rule-says = No rule speaks of "{ $words }".

## Files

cli-no-file = There is no file "{ $file }".
cli-no-folder = There is no folder "{ $folder }".
cli-is-a-folder = "{ $file }" is a folder, not the file of a match.
cli-file-exists = There is a file "{ $file }" already, and it stays as it is. Choose another name.
cli-file-in-use = Somebody is playing the match in "{ $file }" in another window.
cli-bad-file = The computer cannot use "{ $file }": { $detail }.
cli-passed-over = Passed over { $file }: { $why }

## Who plays

cli-person = Skipper
cli-nobody = Player { $number }
cli-bot-names = Salty Sam, Mad Mary, Pegleg Pete, Gale Gwen, Barnacle Bill, Tidy Tess

## At the table

cli-welcome = { $title }: { $players }
cli-begun =
    Every move is saved in
      { $file }
    The dice are fixed from now on. Their seal:
      { $promise }
    At your turn type a number or a square. Type ? for help and q to stop.
cli-resumed =
    { $moves ->
        [one] The match goes on after { $moves } move: { $file }
       *[other] The match goes on after { $moves } moves: { $file }
    }
cli-which-game = Which game? Type its number or its name; Enter alone takes the first.
cli-prompt-game = 1-{ $most } >
cli-which-of-several = "{ $text }" can be several games: { $games }. Type more of the name, or a number.
cli-which-of-these = "{ $text }" is not one of these games. Type a number, or q to stop.
cli-prompt = 1-{ $most } or ? >
cli-prompt-squares =
    { $most ->
        [0] a square or ? >
        [one] 1, a square or ? >
       *[other] 1-{ $most }, a square or ? >
    }
cli-prompt-luck = { $move }: press Enter >
cli-prompt-reacts = Enter if nobody reacts, or the number of who does >
cli-nobody-reacts = "{ $text }" does nothing here. Press Enter if nobody reacts, or type the number of who does (several with blanks between). b shows the board, q stops.
cli-standing = Standing:
cli-wealth = { $name }: { $wealth }
cli-hand-over = This is only for { $name }. Everybody else looks away! { $name }, press Enter >
cli-choice = { $move }: { $effects }
cli-nothing-else = nothing else happens.
cli-stay = Stay where you are: { $place }
cli-place-at =
    { $steps ->
        [one] { $place } (1 step)
       *[other] { $place } ({ $steps } steps)
    }
cli-more-squares =
    { $count ->
        [one] and one square marked on the chart
       *[other] and { $count } squares marked on the chart
    }
cli-at-distance =
    { $steps ->
        [0] Squares:
        [one] At 1 step:
       *[other] At { $steps } steps:
    }
cli-so-many-at =
    { $steps ->
        [one] { $count } at 1 step
       *[other] { $count } at { $steps }
    }
cli-type-square = Type one, such as { $example }, or "all" to list them.
cli-possible = You can: { $choice } (number { $number })
cli-because = { $text } ({ $rule })
cli-no-such-number =
    { $most ->
        [one] There is no number { $number }. Just press Enter.
       *[other] There is no number { $number }: choose from 1 to { $most }.
    }
cli-not-understood = I do not know "{ $text }". Type a number from the list, a square, or ? for help.
cli-not-now = "{ $text }" is not possible now.
cli-not-together = Each of these is possible, but not together: { $text }.
cli-several = "{ $text }" can mean several things. Type one of these numbers: { $choices }
cli-taken-back = { $name } takes the last move back.
cli-kept-in = Every move is saved already, in { $file }
cli-copied-to =
    A copy is in { $file }
    Go on with it if you like, but do not give it away while you play: the dice to come can be worked out from it.
cli-more-rules = "r { $rule }" shows that rule, "r begin" all rules with the word "begin".
cli-left =
    The match is saved. Go on with:
      { $command }
    Note the last link of its chain, to see later that nobody changed it:
      { $link }
cli-forked =
    { $name } plays on after move { $moves }, with new luck. Every move is saved in
      { $file }
    The new dice are sealed; this is the seal:
      { $promise }
cli-finished =
    Read it again, or check the dice:
      { $replay }
      { $verify }
    Note the last link of its chain, to see later that nobody changed it:
      { $link }
cli-go-on = Enter to go on, u to take it back >
cli-only-go-on = "{ $text }" does nothing here: your move is made. Enter lets the next player go on, u takes your move back, q stops.
cli-unfinished =
    { $moves ->
        [one] The match is not over: this was all so far, { $moves } move.
       *[other] The match is not over: this was all so far, { $moves } moves.
    }
cli-next-turn = Enter for the next turn, a for all, q to stop >
cli-ranking = The end
cli-score = score { $score }

cli-words-help = ? help
cli-words-hint = h hint
cli-words-rules = r rules
cli-words-log = l log
cli-words-board = b board
cli-words-all = all
cli-words-orders = o orders
cli-words-interrupt = ! interrupt
cli-words-say = say
cli-words-save = s save
cli-words-undo = u undo
cli-words-quit = q quit exit
cli-staying = stay
cli-key-enter = Enter
cli-word-in-rules = begin
cli-help-at-the-table = What you can type:
cli-help-number = choose number { $number } of the list
cli-help-place = go to { $place }
cli-help-piece = the same, with the ship that goes there
cli-help-words = the words of a choice, or how they begin
cli-help-stay = stay where you are, if you may
cli-help-enter = roll or draw when you are asked to; otherwise show the board again
cli-help-why = why can I not go to { $place }?
cli-help-rule = the rule behind this question
cli-help-rule-number = that rule, or any other by its number
cli-help-rule-word = all rules with this word
cli-help-hint = the best choices, the chance to win with each, and why
cli-help-log = what happened, a longer piece of it
cli-help-board = show the board again
cli-help-all = every choice with its number
cli-help-interrupt = stop the game to play a card before this question is answered; several people say who, as in “! 2”
cli-help-orders = when others act: in which cases you want to be asked
cli-help-say = the phrases that you can say to the others; with a number or your own words after it, you say it
cli-help-undo = take your last move back, as long as nobody rolled or drew since; before the next player goes on you are asked (not after a pass, and not with --auto-roll)
cli-help-save = where the match is saved; with the name of a file after it, a copy for yourself
cli-help-quit = stop; the match is kept
cli-says = { $name }: { $words }
cli-phrases = What you can say, by its number (say 1; fill in blanks in their order: say 20 Ben 9) or in your own words:
cli-no-such-phrase = There is no phrase { $number }: they have the numbers 1 to { $most }. This lists them: say
cli-phrase-names =
    { $count ->
        [0] Nothing is to be filled in here: { $phrase }
        [one] Say what belongs into the blank: { $phrase }
       *[other] Say what belongs into the { $count } blanks, with a space between: { $phrase }
    }
cli-orders = When others act: { $now }. You can change that:
cli-order-fits = ask me only if a card of mine can change the result
cli-order-involved = ask me only if I am involved
cli-order-never = never ask me
cli-order-ask = ask me every time
cli-order-given = When others act: { $order }.
cli-who-interrupts = Who plays a card? Type ! and a number: { $names }
cli-nobody-interrupts = Nobody can stop the game with a card now.
cli-no-orders = Standing orders are for one person who plays a game with reactions against bots.

## Games

cli-game-players = { $least } to { $most } players
cli-game-players-exactly =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-game-options = Options: { $options }
cli-games-more = More about a game: skulduggery games GAME
cli-games-house-rules = House rules. A table that says nothing plays as in the rulebook:
cli-house-rules = This match departs from the rulebook:
cli-games-example =
    For example:
      { $command }
cli-column-option = option
cli-column-values = values
cli-column-default = normal
cli-column-about = what it does

## Verify

cli-verified =
    Everything in { $file } fits together. This was checked:
      seal:   the seed fits the seal
              { $promise }
      draws:  { $draws } dice and cards, worked out again from the seed
      moves:  { $moves }, played again by the rules, with the same events
      chain:  whole; its last link is
              { $head }
    Compare the seal and the last link with the ones you noted: whoever edits a file can make a new chain.
cli-shares-verified = Every player’s share of the luck is the one that was promised before any share was opened.
cli-shares-unpledged =
    The players’ shares of the luck were not promised beforehand, since the record was not made by a server.
    An operator who sat at the table could have chosen a share after reading the others.
cli-shares-withheld =
    { $count ->
        [one] Seat { $seats } promised a share of the luck and did not open it.
       *[other] Seats { $seats } promised shares of the luck and did not open them.
    } An operator who held such a seat could choose between the dice with that share and without it.
cli-fork-verified = From line { $line } on the match is a fork: the luck after it comes from a second seal, and was checked against that one.
cli-head-found =
    { $after ->
        [0] The link you noted is the last one: nothing in the file was changed.
       *[other] The link you noted is that of line { $line }: nothing up to there was changed. Lines after it: { $after }.
    }
cli-other-head = Not in order. No line of the file has the link you noted: the file was changed afterwards, or it is of another match.
cli-bad-head = A link has 64 of the characters 0-9 and a-f. This is not one: { $given }
cli-not-verified = Not in order. { $why }

## Bench

cli-bench-title = { $build } build of Skulduggery { $version }, Python { $python }: { $game } with { $players } players, { $seconds } s of computing time
cli-build-compiled = Compiled
cli-build-interpreted = Interpreted
cli-bench-decisions = decisions
cli-bench-choices = … of which with two or more choices
cli-bench-matches = matches
cli-bench-copies = copies of a state
cli-bench-views = views of a seat
cli-per-second = { $rate } per second
cli-bench-bosun = a choice of the bosun
cli-bench-workers = Matches of bosuns per second: { $one } with 1 worker, { $several } with { $workers } workers. Efficiency: { $efficiency } %.
cli-milliseconds = { $mean } ms, the slowest { $slowest } ms

## skulduggery serve --help

cli-about-serve =
    Usage: skulduggery serve [OPTIONS]

    Play in the browser: on this computer, or with --lan on every phone in
    the house. Every move is saved at once; stop with Ctrl-C whenever you like.
cli-help-serve-host = listen at this address (without it: only for this computer)
cli-help-serve-port = listen at this port (without it: 8000)
cli-help-serve-database = keep the tables there: sqlite:///FILE or postgresql://USER@HOST/NAME
cli-help-serve-inner-address = be one of several nodes on one PostgreSQL database, and listen for the other nodes at this address
cli-help-serve-open = open the browser
cli-help-serve-lan = for everybody in your network; shows the address and a picture to scan
cli-help-serve-keep-days = delete tables where nothing has happened for so many days (without it: 60)
cli-help-serve-public-url = the address under which people reach this server, for links and behind a proxy
cli-help-serve-bot = offer a bot of your own at every table, for instance my_bot.py:Name; may be repeated (docs/writing-a-bot.md)
cli-help-serve-set = give any setting a value, for instance tables_per_hour=60; may be repeated (docs/running-a-server.md)
cli-help-serve-settings = read settings from this file (TOML); flags and the environment come first
cli-help-serve-show-settings = print every setting and where it came from, and do not start
cli-help-serve-board = play one game (--game) on the board that is drawn in this file
cli-help-serve-data = play one game (--game) with the cards and figures of this file (TOML)
cli-help-serve-game = the game that --board and --data are for
cli-help-serve-trusted-proxy = believe this proxy (an address or a network) who its clients are; may be repeated
cli-examples-serve =
    Examples:
      skulduggery serve --open
      skulduggery serve --lan
      skulduggery serve --port 9000 --database sqlite:///tables.sqlite
      skulduggery serve --database postgresql://skulduggery@db/skulduggery --inner-address 10.0.0.7:9000
      skulduggery serve --settings /etc/skulduggery.toml --show-settings
cli-serving = Your table is ready: { $url }  (Ctrl-C ends it)
cli-serving-lan = Phones in your network open the same address, or scan this:
cli-bot-needs-file = "{ $given }" names no bot of your own. Name its file and its class: my_bot.py:Name.
cli-bot-twice = There is a bot called "{ $name }" already. Give the class another name.
cli-bad-value =
    { $where } cannot be "{ $given }". It must be { $expected ->
        [port] a number from 0 to 65535
        [whole] a whole number that is not negative
        [number] a number that is not negative
        [switch] yes or no
        [url] an address like https://play.example.org
        [network] an address like 10.0.0.7 or a network like 10.0.0.0/24
        [database] sqlite:///FILE or postgresql://USER@HOST/NAME
        [address] an address like 10.0.0.7:9000
        [bot] a file and a class like my_bot.py:Name
        [token] a secret of at least 20 letters, digits and signs, as "openssl rand -hex 20" prints one
       *[text] a text
    }.
cli-unknown-setting = { $where }: there is no setting "{ $name }". There are { $known }.
cli-unknown-setting-near = { $where }: there is no setting "{ $name }". Did you mean { $near }?
cli-secret-setting =
    { $name } is secret, and every user of a machine can read command lines.
    Set it by { $variable } or in the settings file.
cli-bad-settings = { $file } is no settings file: { $detail }.
cli-default = default
cli-cannot-listen =
    The server cannot listen at { $host }, port { $port }. Perhaps another program does. Try another port:

      skulduggery serve --port { $free }
      make play ARGS="--port { $free }"
cli-second-server =
    Another server is using { $file }. Stop it first, or start a second one with tables of its own:

      skulduggery serve --port { $free } --database sqlite:///second.sqlite
      make play ARGS="--port { $free } --database sqlite:///second.sqlite"

## skulduggery backup and restore --help

cli-about-backup =
    Usage: skulduggery backup FILE [OPTIONS]

    Copy all tables of the server into a new file. The server may go on meanwhile.
cli-help-backup-file = the new file
cli-help-backup-database = the database of the server, if it is not the usual one
cli-examples-backup =
    Example:
      skulduggery backup tables-monday.sqlite
cli-about-restore =
    Usage: skulduggery restore FILE [OPTIONS]

    Go back to the tables in a backup. Stop the server first.
    What was there is kept beside it, in a file that ends in .old.
cli-help-restore-file = the backup
cli-help-restore-database = the database of the server, if it is not the usual one
cli-examples-restore =
    Example:
      skulduggery restore tables-monday.sqlite
cli-about-rescue =
    Usage: skulduggery rescue FILE [OPTIONS]

    Save what can still be read of a damaged database into a new file. Stop the server first.
    The damaged database is not changed. Then put the new file in its place with restore.
cli-help-rescue-file = the new file
cli-help-rescue-database = the damaged database, if it is not the usual one
cli-examples-rescue =
    Example:
      skulduggery rescue readable.sqlite
      skulduggery restore readable.sqlite
cli-rescued =
    { $tables ->
        [one] { $tables } table is safe in { $file }
       *[other] { $tables } tables are safe in { $file }
    }
cli-rescued-not = { $cut } of them lost their newest moves. { $lost } more could not be read.
cli-rescued-next = To go on with them: skulduggery restore { $file }
cli-which-backup = Which file? Write it: skulduggery { $command } FILE
cli-backed-up =
    { $tables ->
        [one] { $tables } table is safe in { $file }
       *[other] { $tables } tables are safe in { $file }
    }
cli-restored =
    { $tables ->
        [one] { $tables } table is back in { $database }
       *[other] { $tables } tables are back in { $database }
    }
cli-restored-replaced = What was there before is in { $file }
cli-only-a-file = Only a database that is a file can be rescued: { $expected }.

## skulduggery move-database

cli-about-move-database =
    Usage: skulduggery move-database FROM TO [OPTIONS]

    Take all tables from one database to another, for instance from a file to
    PostgreSQL or back. Stop the server first. Everything is compared afterwards,
    and the chain of every match is checked. Nothing is changed in FROM, and if
    anything interrupts the move, nothing has changed in TO.
cli-help-move-database-source = where the tables are now
cli-help-move-database-target = where they are to be
cli-help-move-database-replace = delete the tables that are there
cli-examples-move-database =
    Examples:
      skulduggery move-database sqlite:///tables.sqlite postgresql://skulduggery@localhost/skulduggery
      skulduggery move-database postgresql://skulduggery@localhost/skulduggery sqlite:///tables.sqlite
cli-move-which = From where to where? Write both databases: skulduggery move-database FROM TO
cli-moved =
    { $tables ->
        [one] { $tables } table is in { $database } now. It is the same, byte for byte.
       *[other] { $tables } tables are in { $database } now. They are the same, byte for byte.
    }
cli-moved-broken = The chains of these tables were broken before. They were moved as they are: { $tables }
cli-moved-next = { $source } is as it was. Delete it when the server runs well with the other one.

## skulduggery admin

cli-about-admin =
    Usage: skulduggery admin [ACTION] [TABLE] [OPTIONS]

    Ask a running server what only its operator may see, or let it do something:

      tables         list its tables, those where something happened last first
      load           how much it has to do, and whether something is stuck
      end TABLE      end a match as it stands, also a frozen one
      delete TABLE   delete a table with everything that was played there

    The server must have been started with an admin_token, and you must name
    the same one: by SKULDUGGERY_ADMIN_TOKEN or in the settings file.
cli-help-admin-action = tables, load, end or delete (without it: tables)
cli-help-admin-table = the table, as the list names it
cli-help-admin-server = where the server is (without it: this computer, at the port of the settings)
cli-help-admin-settings = read the token and the port from this file
cli-help-admin-most = so many tables at most (without it: 50)
cli-help-admin-status = only tables that are lobby, running, paused or over
cli-help-admin-yes = really delete the table
cli-metavar-table = TABLE
cli-metavar-status = STATUS
cli-examples-admin =
    Examples:
      skulduggery admin tables --status running
      skulduggery admin load --server https://play.example.org
      skulduggery admin end abcdefghijkmnp
cli-admin-what = There is nothing like "{ $given }" to do. There are { $known }.
cli-admin-which = Which table? Write it as the list names it: skulduggery admin { $action } TABLE
cli-admin-sure =
    A deleted table is gone for ever, with its match and its stories.
    If that is what you want: skulduggery admin delete { $table } --yes
cli-admin-token = Which token does the server have? Set { $variable }, or name its settings file with --settings.
cli-admin-forbidden = The server does not know this token. It must be the admin_token that it was started with.
cli-admin-no-server = No server answers at { $server }: { $detail }.
cli-admin-refused = The server has refused that: { $detail }
cli-admin-ended = The match at { $table } is over.
cli-admin-deleted = { $table } is deleted.
cli-admin-none = There are no such tables.
cli-admin-heads = table, game, status, people, bots, entries, here, changed, stuck

## Beside a chart

chart-round = Round { $round }
chart-worth = (worth { $value } together)
