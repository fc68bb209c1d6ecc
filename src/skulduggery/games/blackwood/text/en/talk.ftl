# Port Blackwood, English: what people say to each other beside the phrases of all games (text/en/talk.ftl).

phrase-claim-peaceful = My cannonball isn’t meant for you.
phrase-claim-slow = I’ll never be first at the treasure.

phrase-offer-pass = Let me through, { $seat }, and I won’t fire.
phrase-offer-target = { $seat }, fire at { $other }, not at me!

phrase-threat-ship = My cannon points at { $ship }!
phrase-threat-jail = Your ship will end in jail, { $seat }!

phrase-deal-no-fire = { $seat }, no shots at each other until round { $round }?
terms-no-fire = no shots at each other until round { $round }
