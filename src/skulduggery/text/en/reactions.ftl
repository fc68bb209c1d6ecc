# Reactions, English: the ribbon in which one reacts to others, and the standing order.

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
reaction-order-ask = Ask me every time
reaction-order-involved = Ask me only if I am involved
reaction-order-fits = Ask me only if a card of mine can change the result
reaction-order-never = Never ask me
reaction-order-closed = Not at this table: others could see from the wait that a card of yours fits. The host can allow it before the match (“When others act: brisk”).
reaction-going = Are you leaving? Others may wait for you when something happens that you can react to. Say now what happens then:
reaction-private = Only you see this.
reaction-anybody = Does anybody play a card?
reaction-anybody-aloud = Ask aloud: does anybody play a card?
reaction-nobody = Nobody
reaction-interrupt = Play a card
reaction-interrupt-of = Play a card: { $name }
