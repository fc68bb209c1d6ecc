# Koning van de Piraten, Nederlands: wat mensen tegen elkaar zeggen, naast de zinnen van alle spellen (text/nl/talk.ftl).

phrase-claim-no-cards = Ik heb alleen maar slechte kaarten.
phrase-claim-good-cards = Je moest mijn kaarten eens zien!
phrase-claim-strong = Mijn bemanning kan iedereen aan.
phrase-claim-poor = Er is geen goud aan boord van mijn schip.

phrase-offer-cards = { $seat }, bewaar je kaarten voor { $other }!
phrase-offer-pass = Laat me door, { $seat }, dan val ik je niet aan.

phrase-threat-card = Ik heb hier een kaart met jouw naam erop, { $seat }.
phrase-threat-duel = { $seat }, jouw kapitein houdt het niet lang vol.

phrase-deal-no-cards = { $seat }, spelen we geen kaarten tegen elkaar tot ronde { $round }?
terms-no-cards = geen kaarten tegen elkaar tot ronde { $round }
phrase-deal-no-raids = { $seat }, vallen we elkaar niet aan tot ronde { $round }?
terms-no-raids = elkaar niet aanvallen tot ronde { $round }
