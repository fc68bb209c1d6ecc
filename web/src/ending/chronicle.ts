// What the match came to, from the server; null where it was not played to its end.
import { Failed, text, UNREACHABLE } from '../net/api';
import type { Chronicle } from '../wire/types';

export async function chronicleOf(table: string): Promise<Chronicle | null> {
  try {
    return JSON.parse(await text(`/api/tables/${encodeURIComponent(table)}/chronicle`)) as Chronicle;
  } catch (error) {
    if (error instanceof Failed && error.refusal !== UNREACHABLE) return null;
    throw error;
  }
}

/** True once in each tab: whoever comes back later finds the result without the fuss. */
export function firstTime(table: string): boolean {
  const key = `skulduggery.ended.${table}`;
  const first = sessionStorage.getItem(key) === null;
  sessionStorage.setItem(key, 'yes');
  return first;
}
