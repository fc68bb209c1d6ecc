// The drawings that come when a match is under way.
export { default as Layer } from './Layer.svelte';
export { default as Masts } from './Masts.svelte';
