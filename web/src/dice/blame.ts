// One edit can show in a hundred places. This finds the one that is to blame.
import { opens } from './chain';
import type { CheckedLine } from './draws';
import { failedBy, type Problem, type ProblemKind } from './problems';
import type { DiceRecord } from './record';
import { commitmentOf } from './seal';

const SETUP = 2; // its line
/** Fewer draws than this could all have been edited one by one. */
const MANY = 8;

/** Tells apart which part of the first lines was changed, by what still fits. */
export function openingProblems(record: DiceRecord, lines: readonly CheckedLine[], torn: readonly Problem[]): Problem[] {
  const { commitment, server_seed: seed } = record.header;
  const joined = opens(record);
  if (seed !== null && (!isSeed(seed) || commitmentOf(seed) !== commitment)) {
    const spared = isSeed(seed) && !joined && lines.every((line) => line.draws.every((draw) => draw.right));
    return [{ kind: spared ? 'seal-edited' : 'seed-edited', line: 1 }];
  }
  if (isWithoutShare(lines, joined, torn)) return [{ kind: 'share-edited', line: 1 }];
  return joined ? [] : [{ kind: 'opening-edited', line: SETUP }];
}

export function isSeed(text: string): boolean {
  return /^(?:[0-9a-f]{2})+$/.test(text);
}

/** Most of the luck is off, though the seed is right: the other thing that goes into it is the shares. */
function isWithoutShare(lines: readonly CheckedLine[], joined: boolean, torn: readonly Problem[]): boolean {
  const end = Math.min(...torn.map(({ line }) => line));
  const whole = lines.filter(({ entry }) => entry.line < end);
  const draws = whole.flatMap((line) => line.draws);
  const wrong = draws.filter((draw) => !draw.right).length;
  const beyond = whole.some(({ entry, draws }) => entry.line > SETUP && draws.some((draw) => !draw.right));
  return wrong * 2 > draws.length && beyond && (!joined || draws.length >= MANY);
}

/** By line, and without what only follows from something worse. */
export function blamed(problems: readonly Problem[], lines: readonly CheckedLine[]): Problem[] {
  const source = problems.some(({ kind }) => kind === 'seed-edited' || kind === 'share-edited');
  const shifted = new Set(shiftedLines(problems, lines));
  return problems
    .filter(({ kind }) => !(source && (kind === 'wrong-draw' || kind === 'other-receipt')))
    .filter(({ kind, line }) => !(kind === 'wrong-draw' && shifted.has(line)))
    .sort((one, other) => one.line - other.line);
}

/**
 * A line that was taken out, or an undo that was changed, shifts the numbers of the moves after it, and so their luck:
 * up to the next undo, which says anew how many moves count.
 */
function shiftedLines(problems: readonly Problem[], lines: readonly CheckedLine[]): number[] {
  const tears = problems.filter((one) => failedBy(one) === 'chain' || one.kind === 'bad-undo').map(({ line }) => line);
  return tears.flatMap((torn) => {
    const after = lines.filter(({ entry }) => entry.line > torn);
    const undo = after.findIndex(({ entry }) => entry.entry === 'undone');
    const until = undo < 0 ? after : after.slice(0, undo);
    const draws = until.flatMap((line) => line.draws);
    const wrong = draws.filter((draw) => !draw.right).length;
    return wrong * 2 > draws.length ? until.map(({ entry }) => entry.line) : [];
  });
}
