# Port Blackwood, English: what Polly the parrot says in the lesson (lesson.toml), one or two short sentences a step.

lesson-welcome = Ahoy! I am Polly. The red ship is yours. Ben sails Blue and Cleo sails Green.
lesson-goal = Fetch gold at the X. Be the first to bring two coins home to Port Blackwood, and you win!
lesson-draw = Every turn begins with an event. Turn over your card!
lesson-breeze = A Fair Breeze! You may sail three squares. Tap C10, then tap it again.
lesson-roll = Now roll the blue die. It tells you how far you sail.
lesson-island = A five: five squares! Hornpipe Island, on your way to the X, is a good opening. You are safe, and find a cannonball.
lesson-captured = From an island you sail just one square. Oh no! Ben moved Captain Blackbeard onto you. Whoever he reaches is caught!
lesson-captive = Now you are locked up on Skull Island. But it is your turn again. Turn over your card!
lesson-monster = The Sea Monster! Move him three squares, right onto Cleo's ship.
lesson-six = Ha, Cleo is caught, too! To get away from Skull Island you need a six. Roll!
lesson-escape = A six! Now you may sail one square. Quick, off to G6!
lesson-gold = A few turns later. You rolled a four. That takes you right to the X. Sail there!
lesson-coin = Take a gold coin! With one coin on board you are still as fast as before.
lesson-homeward = You are on your way home. Ben has a coin, too. What does your card say?
lesson-siren = A Siren's Call! It moves somebody else's ship. Lure Ben three squares, to I11.
lesson-fire = You rolled a four. Sail to Ben and fire your cannon! For a shot you may stop early.
lesson-blast = Boom! Ben's coin is yours. Now blast his ship three squares away, to I14.
lesson-home = A six! But two coins are heavy: you sail only half of it. That is just enough. Off to the wharf of Port Blackwood!
lesson-deliver = Bring both coins ashore. You could keep them on board, but why should you?
lesson-won = Hurrah! Two coins are home, and you have won. Now you know the game. Go and play!
