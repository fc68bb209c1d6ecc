# King of the Pirates, English: what Polly the parrot says in the lesson (lesson.toml), one or two short sentences a step.

lesson-welcome = Ahoy! I am Polly. The red ship is yours. Be the first with 5,000 doubloons and become king!
lesson-crew = Three pirates want to come along, but you have only two bunks. Silas must go!
lesson-captain = Dorothea is great at digging, but only as captain. Make her your captain!
lesson-draw = Your turn begins with two cards. Only you can see them. Draw!
lesson-roll = Now roll the compass. It moves the Flying Dutchman, the ghost ship. Beware of it!
lesson-pass = Before you set sail, everybody may play a card. Keep yours for later. Pass!
lesson-sail = One sail and swift Armand: two moves! Every hex hides something. Sail to this one and look!
lesson-stop = A merchant! You may raid it if you stop here. Stop!
lesson-raid = You roll two dice, and Dorothea adds 1. You must beat its defence of 5. Attack!
lesson-reroll = Only 4! But a cannonball lets you roll again. Fire, and roll the first die once more!
lesson-card = That was 6, but Ben helps the merchant with Soldiers. Strike back: play your Attack card!
lesson-loot = 8 against 7: the merchant is yours! Two loot cards bring you 700 doubloons.
lesson-rum = At sea your crew drinks rum. Without any there is a mutiny! Hideouts fill you up again. Roll!
lesson-island = One rum less. Treasure lies on Thimble Cay! Sail there!
lesson-dutchman = Look, the Flying Dutchman is right beside Ben! Play your card and send it to him.
lesson-dig = Ben has lost all his cards and his crew! Three clues are needed here: Dorothea has two. Dig!
lesson-found = Dorothea and one Treasure Map were enough: 2,000 doubloons! Money also buys a bigger ship.
lesson-far = A Tailwind gave you two more moves. Four clues lead to the treasure of Widow's Isle. Sail on!
lesson-treasure = Now you have two Treasure Maps and Dorothea. That makes four clues. Dig!
lesson-won = 5,700 doubloons: you are king! A real match goes to 10,000. Then you can also duel and buy ship parts.
