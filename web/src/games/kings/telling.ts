// What the first picture of King of the Pirates does not need.
export { storyboard } from './motion';
export { textTable } from './textTable';
