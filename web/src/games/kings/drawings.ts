// What lies on the chart.
export { default as Ghost } from './Ghost.svelte';
export { default as Layer } from './Layer.svelte';
