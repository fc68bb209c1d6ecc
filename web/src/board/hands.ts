// What moves on the board and moves the board: fetched when the chart is on the screen.
export { gestures } from './gestures';
export { Stage } from './stage';
export { isDeepest, panned, showing, zoomed } from './viewport';
