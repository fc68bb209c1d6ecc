# King of the Pirates, English: what Polly the parrot says in the lesson (lesson.toml), one or two short sentences a step.

lesson-welcome = Ahoy! I am Polly. The red ship is yours. Be the first with 5,000 doubloons and become king!
lesson-crew = Three pirates want to come along, but you have only two bunks. Silas must go!
lesson-captain = Dorothea is great at digging, but only as captain. Make her your captain!
lesson-draw = Your turn begins with two cards. Only you can see them. Draw!
lesson-roll = Now roll the compass. It moves the Flying Dutchman, the ghost ship. Beware of it!
lesson-sail = One sail and swift Armand: two moves! Every hex hides something. Sail to this one and look!
lesson-raid = A merchant! You roll two dice, and Dorothea adds 1. You must beat its defence of 5. Attack!
lesson-reroll = Only 4! But a cannonball lets you roll again. Fire, and roll the first die once more!
lesson-card = That was 6, but Ben helps the merchant with Soldiers. Strike back: play your Attack card!
lesson-island = That made 1,000 doubloons! At sea your crew drinks rum. Treasure lies on Thimble Cay: sail there!
lesson-dutchman = Look, the Flying Dutchman is right beside Ben! Play your card and send it to him.
lesson-dig = Ben has lost all his cards and his crew! Three clues are needed here: Dorothea has two. Dig!
lesson-mutiny = 2,000 doubloons from the island! But Ben plays Mutiny, and you would lose Dorothea. Play your Keelhaul!
lesson-harbour = The crew obeys again. With 3,000 doubloons you can buy a bigger ship. Sail to Red Cove!
lesson-buy = In a hideout you get rum and cannonballs, new pirates and ship parts. Buy the rum hold!
lesson-far = You have hired two pirates, and a second sail. Ben is waiting on Widow's Isle, with four clues to treasure. Sail there!
lesson-treasure = Two maps and Dorothea make four clues. First dig, then Ben!
lesson-duel = 3,000 doubloons! Ben has 1,500 and lies on your hex. Attack him!
lesson-strike = Your 7 against his 8! Ties would be yours, but you need more. Play your Attack card!
lesson-won = 9 against 8: Ben pays 1,500, and you are king! A real match goes to 10,000 doubloons.
