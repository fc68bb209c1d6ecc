// The regions of a table on a desk. A phone does not fetch them.
export { default as Below } from './Desk.svelte';
export { default as Seat } from './CrewPanel.svelte';
export { default as Top } from './TableTop.svelte';
