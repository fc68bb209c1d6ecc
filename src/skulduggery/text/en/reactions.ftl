# Reactions, English: the ribbon in which one reacts to others, and the standing orders.

reaction-label = React or pass
reaction-pass = Pass
reaction-left =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
reaction-answered-pass = You pass.
reaction-answered = Your answer: { $move }.
reaction-change = Change
reaction-hint = Pick a card that shines, or pass.
reaction-hint-shared = Pick a card that shines, or press “Nobody”.
reaction-orders = When others act
reaction-order-ask = ask me every time
reaction-order-fits = ask me when a card fits
reaction-order-mine = ask me when I am in it
reaction-order-pass = pass for me
reaction-order-until_turn = pass until my turn
reaction-going = Are you leaving? Others may wait for you when something happens that you can react to. Say now what happens then:
reaction-private = Only you see this.
reaction-order-mixed = as set
reaction-all = In all windows
reaction-anybody = Does anybody play a card?
reaction-anybody-aloud = Ask aloud: does anybody play a card?
reaction-nobody = Nobody
