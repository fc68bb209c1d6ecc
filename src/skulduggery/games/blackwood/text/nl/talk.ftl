# Port Blackwood, Nederlands: wat mensen tegen elkaar zeggen, naast de zinnen van alle spellen (text/nl/talk.ftl).

phrase-claim-peaceful = Mijn kanonskogel is niet voor jou.
phrase-claim-slow = Ik ben toch nooit als eerste bij de schat.

phrase-offer-pass = Laat me door, { $seat }, dan schiet ik niet.
phrase-offer-target = { $seat }, schiet op { $other } en niet op mij!

phrase-threat-ship = Mijn kanon staat op { $ship } gericht!
phrase-threat-jail = Jouw schip eindigt in de cel, { $seat }!

phrase-deal-no-fire = { $seat }, schieten we niet op elkaar tot ronde { $round }?
terms-no-fire = niet op elkaar schieten tot ronde { $round }
