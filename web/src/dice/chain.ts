// The chain over the lines of a record: where it is torn, something was changed after it had been written.
import type { Problem } from './problems';
import { linkAfter, type DiceRecord } from './record';

/** The lines that do not follow from those before them. The edited line is blamed, not all that come after it. */
export function chainProblems(record: DiceRecord): Problem[] {
  return record.entries.flatMap((entry, at) => {
    const problems: Problem[] = [];
    const before = record.entries[at - 1];
    const due = before ? before.number + 1 : 0;
    if (entry.number !== due && entry.number !== at) {
      problems.push({ kind: 'wrong-number', line: entry.line, found: entry.number, expected: due });
    }
    if (before && !follows(record, at)) problems.push({ kind: 'line-edited', line: entry.line });
    return problems;
  });
}

/** Whether the set-up follows from the header. */
export function opens(record: DiceRecord): boolean {
  return record.entries.length === 0 || follows(record, 0);
}

/** If only the link before was changed, this line still fits what that link should have been. */
function follows({ firstLink, entries }: DiceRecord, at: number): boolean {
  const [entry, before] = [entries[at], entries[at - 1]];
  if (!entry) return false;
  if (linkAfter(before?.chain ?? firstLink, entry) === entry.chain) return true;
  const earlier = entries[at - 2]?.chain ?? firstLink;
  return before !== undefined && linkAfter(linkAfter(earlier, before), entry) === entry.chain;
}
