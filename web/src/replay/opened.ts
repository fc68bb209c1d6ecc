// The record file that was opened last: it stays at hand while one looks at its dice and comes back.
import type { Source } from './source';

export const opened: { source: Source | null } = { source: null };
