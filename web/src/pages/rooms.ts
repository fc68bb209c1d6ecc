// What can be shown in place of the table, fetched together. What follows a lobby is mostly a table.
export { default as hand } from '../hand/Hand.svelte';
export { default as lobby } from './Lobby.svelte';
