# Bounty, English: what people say to each other beside the phrases of all games (text/en/talk.ftl).

phrase-claim-merchant = I’m only a merchant.
phrase-claim-pirate = I’m a pirate. Keep away!
phrase-claim-warship = I’m a warship. Think twice!
phrase-claim-empty = There’s nothing in my hold.
phrase-claim-poor = My cargo isn’t worth the trouble.

phrase-offer-pass = Let me pass, { $seat }, and I won’t hunt you.
phrase-offer-hunt = { $seat }, you hunt { $other } and I’ll leave you alone.

phrase-threat-pirate = { $other } is a pirate, I’m sure of it!
phrase-threat-ship = I’m after the ship { $ship }!

phrase-deal-no-raids = { $seat }, no raids between us until round { $round }?
terms-no-raids = no raids between them until round { $round }
