# Skulduggery, English: the lesson's page. What the parrot says is in the lesson.ftl of its game.

learn-title = Learn in 3 minutes
learn-step = Step { $step } of { $steps }
learn-parrot = Polly the parrot says
learn-next = Go on
learn-back = Back
learn-skip = Skip this step
learn-again = From the start
learn-leave = Leave the lesson
learn-aloud = Read aloud
learn-quiet = Stop reading aloud
learn-keys = Arrows walk over what you can choose, Enter chooses.
learn-none = There is no lesson for this game yet.
learn-failed = The lesson cannot be shown now. Please try again.
learn-board = Sea chart of the lesson
refusal-not-in-this-lesson = You could do that! But try Polly's way first.
