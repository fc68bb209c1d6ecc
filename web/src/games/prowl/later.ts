// What the first picture of Pirates on the Prowl does not need.
export { storyboard } from './motion';
export { textTable } from './textTable';
