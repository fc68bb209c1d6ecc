/** Where the dice of a table are checked. */
export function dicePath(table: string): string {
  return `/dice/${encodeURIComponent(table)}`;
}
