// One edit can show in a hundred places. This finds the one that is to blame.
import { opens } from './chain';
import type { CheckedLine } from './draws';
import { failedBy, type Problem } from './problems';
import type { DiceRecord, Stretch } from './record';
import { commitmentOf, isOpen } from './seal';

const SETUP = 2; // its line
/** Fewer draws than this could all have been edited one by one. */
const MANY = 8;

/** What is wrong with the seals. `torn`: the lines that do not follow from those before them. */
export function sealProblems(
  record: DiceRecord,
  stretches: readonly Stretch[],
  lines: readonly CheckedLine[],
  torn: readonly Problem[],
): Problem[] {
  const joined = opens(record);
  const problems = stretches.flatMap((stretch) => {
    const within = lines.filter(({ entry }) => stretch.entries.includes(entry));
    const whole = stretch.line === 1 ? joined : !torn.some(({ line }) => line === stretch.line);
    return oneSeal(stretch, within, whole, torn);
  });
  const explained = problems.some(({ line, kind }) => line === 1 && kind !== 'seed-edited');
  return joined || explained ? problems : [...problems, { kind: 'opening-edited', line: SETUP }];
}

/** Tells apart which part of a seal was changed, by what still fits. */
function oneSeal({ line, seal }: Stretch, lines: CheckedLine[], whole: boolean, torn: readonly Problem[]): Problem[] {
  if (seal.server_seed !== null && !isOpen(seal)) return [{ kind: 'seed-edited', line }];
  if (isOpen(seal) && commitmentOf(seal.server_seed) !== seal.commitment) {
    const spared = !whole && lines.every(({ draws }) => draws.every((draw) => draw.right));
    return [{ kind: spared ? 'seal-edited' : 'seed-edited', line }];
  }
  return isWithoutShare(
    lines,
    whole,
    torn.filter((tear) => tear.line > line),
  )
    ? [{ kind: 'share-edited', line }]
    : [];
}

/** Most of the luck is off, though the seed is right: the other thing that goes into it is the shares. */
function isWithoutShare(lines: readonly CheckedLine[], whole: boolean, torn: readonly Problem[]): boolean {
  const end = Math.min(...torn.map(({ line }) => line));
  const sound = lines.filter(({ entry }) => entry.line < end);
  const draws = sound.flatMap((line) => line.draws);
  const wrong = draws.filter((draw) => !draw.right).length;
  const beyond = sound.some(({ entry, draws }) => entry.line > SETUP && draws.some((draw) => !draw.right));
  return wrong * 2 > draws.length && beyond && (!whole || draws.length >= MANY);
}

/** By line, and without what only follows from something worse. */
export function blamed(
  problems: readonly Problem[],
  stretches: readonly Stretch[],
  lines: readonly CheckedLine[],
): Problem[] {
  const sources = problems.filter(({ kind }) => kind === 'seed-edited' || kind === 'share-edited');
  const unsealed = stretches.filter((stretch) => sources.some(({ line }) => line === stretch.line));
  const spoilt = new Set([...shiftedLines(problems, lines), ...unsealed.flatMap(linesOf)]);
  return problems
    .filter(({ kind, line }) => !(kind === 'wrong-draw' && spoilt.has(line)))
    .filter(({ kind }) => !(kind === 'other-receipt' && unsealed.length > 0))
    .sort((one, other) => one.line - other.line);
}

function linesOf({ entries }: Stretch): number[] {
  return entries.map((entry) => entry.line);
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
