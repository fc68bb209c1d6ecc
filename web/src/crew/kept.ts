// For how long the server keeps a table, in words of the calendar.

/** An operator may keep tables for hours only: a promise is never longer than what is kept, but for the first day. */
export function wholeDays(days: number): number {
  return Math.max(1, Math.floor(days));
}
