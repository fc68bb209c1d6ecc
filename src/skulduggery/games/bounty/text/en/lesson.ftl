# Bounty, English: what Polly the parrot says in the lesson (lesson.toml), one or two short sentences a step.

lesson-welcome = Ahoy! I am Polly. The crimson ship is yours. Ben sails Gold and Cleo sails Emerald.
lesson-goal = Buy cargo in faraway ports, and sell it here in Home Port. The first captain with 60 doubloons wins!
lesson-throw = You have 35 doubloons. Throw the die: it tells you how far you sail.
lesson-sail = A five! Cockle Quay is five squares away. Sail there!
lesson-buy = The scroll shows the price: 4 doubloons a card. What will it be? Buy one!
lesson-card = Hold the button and look at your card: Oysters, worth 13! Only you know. Goods make you a merchant.
lesson-robbed = On your way home, oh no! Ben's top card is a pirate. Nobody knew that! He took all your cargo.
lesson-one = Robbed! Now you may hunt Ben, if you get to Admiralty Island. It is your turn: throw!
lesson-trial = A one draws a Treasure Chest card. You must stand trial! You have no pirate card, so you are innocent.
lesson-commission = And look what lies on Admiralty Island: the commission. Take it! It makes you a warship against Ben.
lesson-hunt = You threw a six, and Ben is six squares away. Tap his ship and attack!
lesson-again = Everything Ben had is yours! After a six you throw again. Throw!
lesson-sell = Now sail to Home Port. There the Bank buys all the cards you have.
lesson-voyage = You got 15 doubloons. Now a new voyage begins! You are in Cockle Quay again. Buy a card!
lesson-pirate = Hush: The Mudlark is a pirate card. Now you are a pirate, and only you know! Throw the die.
lesson-raid = Cleo is just two squares away with two cards. Raid her on F11!
lesson-shootout = Cleo is a pirate, too! Then each of you throws three times. You threw more and took her cargo.
lesson-hurry = Now everybody knows that you are a pirate. Hurry home before a warship comes! Throw!
lesson-home = A five is just enough. Sail to Home Port and sell everything!
lesson-won = Hurrah, 70 doubloons: you have won! You can also play by the clock. A last call then starts the last round.
