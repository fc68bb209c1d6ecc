// The regions of a table on a phone. A desk does not fetch them.
export { default as Below } from './ActionBar.svelte';
export { default as Seat } from './CrewChip.svelte';
export const Top = null; // the status is the upper edge
