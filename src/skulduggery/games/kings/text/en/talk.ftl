# King of the Pirates, English: what people say to each other beside the phrases of all games (text/en/talk.ftl).

phrase-claim-no-cards = I’ve no good cards at all.
phrase-claim-good-cards = You should see my cards!
phrase-claim-strong = My crew can beat anybody.
phrase-claim-poor = There’s no gold aboard my ship.

phrase-offer-cards = { $seat }, keep your cards for { $other }!
phrase-offer-pass = Let me pass, { $seat }, and I won’t attack you.

phrase-threat-card = I’ve a card here with your name on it, { $seat }.
phrase-threat-duel = { $seat }, your captain won’t last long.

phrase-deal-no-cards = { $seat }, no cards against each other until round { $round }?
terms-no-cards = no cards against each other until round { $round }
phrase-deal-no-raids = { $seat }, no attacks between us until round { $round }?
terms-no-raids = no attacks between them until round { $round }
