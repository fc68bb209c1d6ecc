// Checks a whole match without the server: the seal, every draw, the chain, and what this browser has kept of it.
import type { Roll } from '../wire/types';
import { blamed, sealProblems } from './blame';
import { chainProblems } from './chain';
import { checkedLines, toldOtherwise, type CheckedLine } from './draws';
import { CHECKS, failedBy, type Check, type Problem } from './problems';
import { ownSeal, stretchesOf, type DiceRecord, type Seal, type Stretch } from './record';
import { isOpen, isShare, pledgeFor, withheldIn } from './seal';
import { askWitness } from './testimony';
import type { Witness } from './memory';

/** `later`: only the seed can tell. `unknown`: this browser has nothing to compare with. `none`: nothing to check. */
export type Finding = 'right' | 'wrong' | 'later' | 'unknown' | 'none';

export interface Report {
  record: DiceRecord;
  lines: CheckedLine[];
  draws: number;
  findings: Record<Check, Finding>;
  /** By line, the first one first. */
  problems: Problem[];
  /** The seeds lie open, so the dice can be recomputed. */
  revealed: boolean;
}

/** What the story tells of the dice, by the number of the entry. */
export type ToldRolls = ReadonlyMap<number, readonly Roll[]>;

export function check(record: DiceRecord, witness: Witness | null, told: ToldRolls = new Map()): Report {
  const stretches = stretchesOf(record);
  const revealed = stretches.every(({ seal }) => isOpen(seal));
  const lines = checkedLines(stretches);
  const testimony = askWitness(stretches, witness);
  const torn = chainProblems(record);
  const found = [
    ...(record.broken ? [record.broken] : []),
    ...sealProblems(record, stretches, lines, torn),
    ...stretches.flatMap(badShares),
    ...stretches.flatMap(brokenPledges),
    ...torn,
    ...lines.flatMap(({ entry }) => toldOtherwise(entry, told.get(entry.number) ?? [])),
    ...lines.flatMap((line) => line.problems),
    ...testimony.problems,
  ];
  const problems = blamed(found, stretches, lines);
  for (const line of lines) line.problems = problems.filter((problem) => problem.line === line.entry.line);
  const draws = lines.reduce((sum, line) => sum + line.draws.length, 0);
  const pledges = foundAboutPledges(ownSeal(record));
  const findings = { ...foundAbout(draws, revealed), pledges, ...testimony.findings };
  return { record, lines, draws, findings: spoilt(findings, problems), problems, revealed };
}

function badShares({ seal, line }: Stretch): Problem[] {
  return seal.nonces.flatMap((nonce, seat) =>
    nonce === null || isShare(nonce) ? [] : [{ kind: 'bad-share' as const, line, seat: seat + 1 }],
  );
}

/** A share that was not promised, or another one than that. */
function brokenPledges({ seal, line }: Stretch): Problem[] {
  const { commitment, nonces, pledges } = seal;
  if (!pledges) return [];
  return nonces.flatMap((nonce, seat) =>
    nonce === null || pledges[seat] === pledgeFor(commitment, nonce)
      ? []
      : [{ kind: 'broken-pledge' as const, line, seat: seat + 1 }],
  );
}

/** Whether all shares of the table's own match were promised before any was told; `unknown`: some were withheld. */
function foundAboutPledges(seal: Seal): Finding {
  if (!seal.pledges?.some((pledge) => pledge !== null)) return 'none';
  return withheldIn(seal).length > 0 ? 'unknown' : 'right';
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
