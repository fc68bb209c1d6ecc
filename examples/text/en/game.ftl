# Noughts and crosses, English. Ids are `<event|move|decision|refusal>-<kind>`; placeholders are the fields of that kind.

game-title = Noughts and Crosses
game-summary = Two players fill nine squares, and three in a row wins.

place-0 = top left
place-1 = top middle
place-2 = top right
place-3 = middle left
place-4 = centre
place-5 = middle right
place-6 = bottom left
place-7 = bottom middle
place-8 = bottom right

view-cells = Squares

decision-mark = Where do you put your mark?
    .others = Where does { $name } put a mark?
move-mark = Mark the { $cell } square
event-marked =
    { $seat_is ->
        [you] You mark the { $cell } square.
       *[other] { $seat } marks the { $cell } square.
    }
