# Skulduggery, English: what people say to each other at a table. Fluent; ids begin with `phrase-` or `talk-`.

## Phrases of all games: phrase-<group>-<name>. What they may name: $seat (who is spoken to), $other (another player),
## $ship, $round. A game adds its own in its folder.

phrase-shout-arrr = Arrr!
phrase-shout-well-sailed = Well sailed!
phrase-shout-your-turn = Your turn!
phrase-shout-truce = Truce?
phrase-shout-good-game = Good game!
phrase-shout-ouch = Ouch!
phrase-shout-lucky = Lucky you!
phrase-shout-oh-no = Oh no!
phrase-shout-hurry = Hurry up!
phrase-shout-thanks = Thank you!
phrase-shout-land-ahoy = Land ahoy!
phrase-shout-sorry = Sorry!

phrase-answer-yes = Yes, all right.
phrase-answer-no = No, thanks.
phrase-answer-maybe = I’ll think about it.
phrase-answer-promise = I promise!
phrase-answer-liar = I don’t believe a word of it.

phrase-claim-harmless = I won’t hurt anybody.
phrase-claim-not-me = It wasn’t me!

phrase-offer-help = { $seat }, if you help me, I’ll help you.
phrase-offer-peace = { $seat }, leave me alone and I’ll leave you alone.

phrase-threat-watch-out = Watch out, { $seat }, I’m coming for you!
phrase-threat-revenge = You’ll be sorry for that, { $seat }!
phrase-threat-leader = { $other } is winning! Let’s stop them.

## Offers that another player may accept. terms-<name> is what the log tells of them.

phrase-deal-truce = { $seat }, a truce until round { $round }?
terms-truce = truce until round { $round }
phrase-deal-together = { $seat }, you and I against { $other } until round { $round }?
terms-together = together against { $other } until round { $round }

## The groups of phrases

talk-group-shout = Shouts
talk-group-answer = Answers
talk-group-claim = Who I am
talk-group-offer = Offers
talk-group-threat = Threats
talk-group-deal = Deals

## The page

talk-nothing = Nobody has said anything yet.
talk-to = To whom
talk-everybody = To everybody
talk-alone = Only to { $name }
talk-from = Who speaks?
talk-phrases = Phrases
talk-write = Write something
talk-send = Say it
talk-seat = To whom
talk-other = About whom
talk-ship = Which ship
talk-round = Until which round
talk-private = { $from } to { $to }, in private
talk-heard-private = { $name } to you, in private
talk-more = More about what { $name } said
talk-mute = Hear nothing from { $name }
talk-unmute = Hear { $name } again
talk-report = Show it to the host
talk-reported = The host can read it now.
talk-reports = Please read what { $name } said:

## Deals

talk-agree = Agree
talk-deals = Your deals
talk-deal = With { $name }: { $terms }
talk-broken = Broken!
talk-deal-made = { $name } and { $other } agree: { $terms }.
talk-deal-broken = { $name } says that { $other } broke the deal: { $terms }.
