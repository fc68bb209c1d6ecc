// What Port Blackwood's first picture does not need.
export { storyboard } from './motion';
export { textTable } from './textTable';
