// Checks a whole match without the server: the seal, every draw, the chain, and what this browser has kept of it.
import type { Roll } from '../wire/types';
import { blamed, isSeed, openingProblems } from './blame';
import { chainProblems } from './chain';
import { checkedLines, toldOtherwise, type CheckedLine } from './draws';
import { CHECKS, failedBy, type Check, type Problem } from './problems';
import type { DiceRecord } from './record';
import { isShare, matchSeed } from './seal';
import { askWitness } from './testimony';
import type { Witness } from './witness';

/** `later`: only the seed can tell. `unknown`: this browser has nothing to compare with. `none`: nothing to check. */
export type Finding = 'right' | 'wrong' | 'later' | 'unknown' | 'none';

export interface Report {
  record: DiceRecord;
  lines: CheckedLine[];
  draws: number;
  findings: Record<Check, Finding>;
  /** By line, the first one first. */
  problems: Problem[];
  /** The seed lies open, so the dice can be recomputed. */
  revealed: boolean;
}

/** What the story tells of the dice, by the number of the entry. */
export type ToldRolls = ReadonlyMap<number, readonly Roll[]>;

export function check(record: DiceRecord, witness: Witness | null, told: ToldRolls = new Map()): Report {
  const seed = seedOf(record);
  const lines = checkedLines(record, seed === null ? null : matchSeed(seed, record.header.nonces));
  const testimony = askWitness(record, witness, seed);
  const found = [...problemsIn(record, lines, told), ...testimony.problems];
  const problems = blamed(found, lines);
  for (const line of lines) line.problems = problems.filter((problem) => problem.line === line.entry.line);
  const draws = lines.reduce((sum, line) => sum + line.draws.length, 0);
  const findings = { ...foundAbout(draws, seed !== null), ...testimony.findings };
  return { record, lines, draws, findings: spoilt(findings, problems), problems, revealed: seed !== null };
}

/** The revealed seed, or null while it is sealed. */
function seedOf({ header }: DiceRecord): string | null {
  return header.server_seed !== null && isSeed(header.server_seed) ? header.server_seed : null;
}

function problemsIn(record: DiceRecord, lines: readonly CheckedLine[], told: ToldRolls): Problem[] {
  const torn = chainProblems(record);
  return [
    ...(record.broken ? [record.broken] : []),
    ...openingProblems(record, lines, torn),
    ...badShares(record),
    ...torn,
    ...lines.flatMap(({ entry }) => toldOtherwise(entry, told.get(entry.number) ?? [])),
    ...lines.flatMap((line) => line.problems),
  ];
}

function badShares({ header }: DiceRecord): Problem[] {
  return header.nonces.flatMap((nonce, seat) =>
    nonce === null || isShare(nonce) ? [] : [{ kind: 'bad-share' as const, line: 1, seat: seat + 1 }],
  );
}

function foundAbout(draws: number, revealed: boolean): Record<'seal' | 'draws' | 'chain', Finding> {
  const luck = revealed ? 'right' : 'later';
  return { seal: luck, draws: draws > 0 ? luck : 'none', chain: 'right' };
}

function spoilt(findings: Record<Check, Finding>, problems: readonly Problem[]): Record<Check, Finding> {
  const failed = new Set(problems.map(failedBy));
  const entries = CHECKS.map((one) => [one, failed.has(one) ? 'wrong' : findings[one]] as const);
  return Object.fromEntries(entries) as Record<Check, Finding>;
}
