# Pirates on the Prowl, English: what people say to each other beside the phrases of all games (text/en/talk.ftl).

phrase-claim-empty = There’s nothing on board my ship.
phrase-claim-cannons = I have more cannons than you think.
phrase-claim-luck = I’m only here for the sailing.

phrase-offer-pass = Let me pass, { $seat }, and I won’t fire.
phrase-offer-davy = { $seat }, send Davy Jones to { $other }!

phrase-threat-ship = { $ship } is next!
phrase-threat-davy = Davy Jones is coming for you, { $seat }!

phrase-deal-no-attack = { $seat }, no attacks between us until round { $round }?
terms-no-attack = no attacks between them until round { $round }
