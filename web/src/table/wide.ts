// What only a desk has room for.
export { default as Desk } from './Desk.svelte';
export { default as TableTop } from './TableTop.svelte';
