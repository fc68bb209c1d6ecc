# Piraten op rooftocht, Nederlands: wat mensen tegen elkaar zeggen, naast de zinnen van alle spellen (text/nl/talk.ftl).

phrase-claim-empty = Er is niets aan boord van mijn schip.
phrase-claim-cannons = Ik heb meer kanonnen dan je denkt.
phrase-claim-luck = Ik vaar hier alleen maar voor mijn plezier.

phrase-offer-pass = Laat me door, { $seat }, dan schiet ik niet.
phrase-offer-davy = { $seat }, stuur Davy Jones naar { $other }!

phrase-threat-ship = { $ship } is de volgende!
phrase-threat-davy = Davy Jones komt je halen, { $seat }!

phrase-deal-no-attack = { $seat }, vallen we elkaar niet aan tot ronde { $round }?
terms-no-attack = elkaar niet aanvallen tot ronde { $round }
