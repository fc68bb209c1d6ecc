## The page that `skulduggery lab report` writes: how fair and how exciting a game is.

report-title = { $game }: is it fair, is it fun?
report-about = { $matches } matches of { $players } players, played by bots: { $bots }.{ $changed ->
    [yes] { " " }Options: { $options }.
   *[no] {""}
}{ $values ->
    [1] {""}
   *[other] { " " }Each match was played with { $values } values of one option; the figures are of the first value.
}
report-changed = Changed board or cards (parts { $hash }): this is not the game of the rulebook. Chances to win were fitted to the usual game.
report-short = In short
report-short-length = Half of the matches end within { $rounds } rounds.
report-short-drama = The lead changes { $changes } times in a match. In { $comebacks } of the matches somebody wins who was nearly out.
report-short-matters = In { $share } of the choices it clearly matters which move is taken.

report-seats = Does a seat have an advantage?
report-seat = seat { $number }
report-order = { $number ->
    [1] moves first
    [2] moves second
    [3] moves third
    [4] moves fourth
   *[other] moves as number { $number }
}
report-by-seat = Matches won, by seat
report-by-order = Matches won, by who moves first
report-by-bot = Matches won, by bot
report-fair = fair
report-even = No clear advantage: chance explains what was measured. The true share lies within { $points } points of a fair one.
report-uneven = { $who }: { $share } of the matches ({ $interval }) are won, { $points } points beside the fair { $fair }. That is more than chance. Clearly off: { $names }.

report-length = How long is a match?
report-length-means = Half of the matches end within { $middle } rounds (the dashed line), and nine of ten take { $low } to { $high }. A round is one turn of every player.
report-axis-rounds = rounds

report-excitement = How exciting is it?
report-unknown = Nobody has fitted win chances to matches of this game or this kind of table (skulduggery lab fit), so nobody knows who is ahead.
report-curve = The chance of the later winner, from the start to the end
report-curve-means = { $verdict ->
    [open] Halfway through, the later winner has a chance of { $middle } only ({ $fair } at the start): the match is open for long.
    [decided] Halfway through, the later winner already has a chance of { $middle } ({ $fair } at the start): many matches are decided early.
   *[between] Halfway through, the later winner has a chance of { $middle } ({ $fair } at the start): the match becomes clear little by little.
}
report-axis-match = part of the match
report-changes = Changes of the lead
report-changes-means = The lead changes { $mean } times in a match; in { $never } of the matches never. It counts when somebody is five points ahead of the former leader.
report-axis-changes = changes
report-drama = Drama: how far the winner was behind
report-drama-means = On average over all turns the later winner is { $mean } points behind the leader. 0 means that the winner led all the time.
report-axis-drama = points behind, on average
report-comeback = Comebacks: the winner's worst moment
report-comeback-means = In { $share } of the matches somebody wins who once had a chance below { $limit }, half of a fair one.
report-axis-lowest = lowest chance after the first round
report-settled = When the winner is ahead for good
report-settled-means = In half of the matches the winner is ahead for good after { $middle } of the turns.

report-branching = How much is there to choose from?
report-branching-means = A player has { $choices } real choices in a match, with { $mean } legal moves on average. { $single } of all decisions have a single legal move.
report-axis-moves = legal moves
report-kind = decision
report-per-match = in a match
report-moves-mean = moves
report-moves-most = most

report-matters = Does it matter what one chooses?
report-matters-means = { $share } of the choices matter ({ $interval }; { $noted } choices were looked at): between the best and the worst move lie at least { $limit } points of the chance to win. The middle choice has { $middle } points.
report-axis-spread = points between the best and the worst move

report-places = Where do ships go?
report-places-means = The stronger the colour, the more ships came by; the busiest places are { $busiest }. { $never ->
    [0] All { $all } places were used.
    [1] Of { $all } places one was never used.
   *[other] Of { $all } places { $never } were never used.
}

report-things = What is used, and what is it worth?
report-things-means = For everything that the game names: how often it is used in a match, how often the players who used it won, and by how many points their chance to win changed in that turn. Who uses more things has often played longer or better, so a difference is a hint and no proof.
report-group = { $things }: { $done }
report-group-stops = { $things }: where ships stop
report-family-card = Cards
report-family-place = Places
report-family-port = Ports
report-family-island = Islands
report-family-route = Routes between named places
report-family-pack = Packs
report-family-colour = Colours
report-family-value = Faces of dice
report-uses = used in a match
report-won-by-users = won by its users
report-gain = change
report-things-even = Nothing stands out: no difference of { $points } points or more is clear.
report-things-uneven = { $kind ->
    [both] Players with these win more often: { $strong }. Players with these win less often: { $weak }.
    [strong] Players with these win more often: { $strong }. Nothing goes clearly with losing.
   *[weak] Players with these win less often: { $weak }. Nothing goes clearly with winning.
}
report-and-more = { " " }and { $count } more

report-varied = What does the option { $option } change?
report-varied-pair = { $option }: { $after } instead of { $before }
report-varied-seats = Matches won by who moves first, with { $option } = { $value }
report-effect-none = With { $value } no figure changes clearly. All matches were played with the same dice.
report-effect-some = With { $value } these figures change clearly, in matches with the same dice: { $figures }.
report-figure = figure
report-change = change (interval)
report-figure-rounds = rounds
report-figure-decisions = decisions
report-figure-moves = legal moves of a decision
report-figure-first = matches won by who moves first
report-figure-margin = lead of the winner in the score
report-figure-changes = changes of the lead
report-figure-behind = drama
report-figure-lowest = lowest chance of the winner
report-figure-settled = part of the match until the winner is ahead for good

report-chapter = How fair is it?
report-chapter-about = Measured, not promised: { $matches } matches of { $players } bots ({ $bots }).
report-chapter-who = who
report-chapter-won = matches won
report-chapter-interval = 95 % interval
report-chapter-fair = Fair would be { $fair } for everybody. Bots played, not people: other players may find other advantages.

report-method = How this was measured
report-method-bots = Bots played, not people. They know nothing that their seat could not know. Other players may find other advantages.
report-method-intervals = Intervals are those of 95 % (Wilson for shares). Different bots play every match in every seat with the same dice.
report-method-clear = A sentence calls something clear if it holds for all rows of a figure together (Bonferroni).
report-method-chances = Chances to win are estimated from the position, with weights that were fitted to matches between bots.
report-again = Version { $version }. The same command makes the same page again:
