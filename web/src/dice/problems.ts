// What can be wrong with a record, each with the line where it shows. The sentences are `dice-problem-<kind>`.

export type Check = 'seal' | 'seen' | 'shares' | 'pledges' | 'draws' | 'chain' | 'receipt';
export const CHECKS: readonly Check[] = ['seal', 'seen', 'shares', 'pledges', 'draws', 'chain', 'receipt'];

/** Which check each kind of problem fails. */
const FAILS = {
  'not-a-record': 'chain',
  'unknown-format': 'chain',
  'broken-line': 'chain',
  'no-start': 'chain',
  'wrong-number': 'chain',
  'opening-edited': 'chain',
  'line-edited': 'chain',
  'seed-edited': 'seal',
  'seal-edited': 'seal',
  'other-seal': 'seen',
  'share-edited': 'shares',
  'bad-share': 'shares',
  'other-share': 'shares',
  'broken-pledge': 'pledges',
  'other-pledges': 'pledges',
  'wrong-draw': 'draws',
  'bad-undo': 'draws',
  'told-otherwise': 'draws',
  'other-receipt': 'receipt',
  'cut-short': 'receipt',
} as const satisfies Record<string, Check>;

export type ProblemKind = keyof typeof FAILS;

export interface Problem {
  kind: ProblemKind;
  line: number;
  [figure: string]: string | number;
}

export function failedBy(problem: Problem): Check {
  return FAILS[problem.kind];
}

/** Not even a beginning could be read. */
export class BadRecord extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}
