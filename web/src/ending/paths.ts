// Where the end leads to. The pages themselves are fetched when somebody goes there.

export function replayPath(table: string, at?: number): string {
  const path = `/replay/${encodeURIComponent(table)}`;
  return at === undefined ? path : `${path}?at=${at}`;
}

export function reviewPath(table: string): string {
  return `${replayPath(table)}/review`;
}

export function dicePath(table: string): string {
  return `/dice/${encodeURIComponent(table)}`;
}
