# Pirates on the Prowl, English: what Polly the parrot says in the lesson (lesson.toml), one or two short sentences a step.

lesson-welcome = Ahoy! I am Polly. You sail the black ship, Ben the green one and Cleo the red one.
lesson-goal = Fill your treasure chest at home! The first pirate with 6,000 doubloons in the chest wins.
lesson-throw = Throw the die! It tells you how far you sail. An empty ship gets 3 steps more.
lesson-sail = Eight steps! The arrows are currents: one step each, however long they are. Sail to Clew Bay!
lesson-raid = Now raid the town! Most cards are cargo, but some bring bad luck.
lesson-card = Gunpowder! Port Royal gives you a Gold Medal for it. And each Cargo Card gives you one step more. Throw!
lesson-bridge = Port Royal is far away. But bridges lead round the world: from one edge to the other in one step. Sail there!
lesson-trade = You have reached Port Royal. Hand in the Gunpowder for your Gold Medal!
lesson-robbed = Oh no! Ben stopped right beside you and attacked. He threw 5 against 2 and took your Gold Medal.
lesson-davy = But whoever loses commands Davy Jones, the ghost! He sails before your own ship does. Let him out!
lesson-haunt = Davy always gets 3 steps more. With five he comes right beside Cleo. Sail him there!
lesson-sunk = Davy attacks and wins! Cleo's cargo goes into the sea. Now she has lost, so now she commands him.
lesson-chase = Ben is getting away with all his cards! But your ship is empty, and so it is fast. Throw!
lesson-near = You may attack if your very last step ends right beside a ship. Ben is four steps away. After him!
lesson-attack = Got him! Each of you throws one die, and one more for every Bronze Cannon aboard. Attack!
lesson-loot = Six against three: all his cards are yours! Your three masts hold three cards. Keep them all!
lesson-dig = Ben had a map of Isla Perdida. Only with a map can you land on an island. Dig!
lesson-home = A Bronze Cannon! But treasure only counts in your chest. You threw a six: sail home!
lesson-store = The Gold Medal and the Silver Statue lie in the chest: 5,000. Now put the cannon in, too!
lesson-won = 6,000 doubloons: you have won! A real match goes to 12,000. Beware of storm, fire and the Kraken!
