// The drawings that come when a match is under way.
export { default as Ghost } from './Ghost.svelte';
export { default as Layer } from './Layer.svelte';
