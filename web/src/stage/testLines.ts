// For tests: every sentence of a stage.
import type { Line, Staged } from './staged';

export function linesOf(staged: Staged): Line[] {
  switch (staged.kind) {
    case 'fight':
      return [
        staged.title,
        staged.outcome,
        ...staged.sides.flatMap((side) => [side.name, ...side.chips.map(({ text }) => text)]),
      ];
    case 'row':
      return [
        staged.title,
        staged.outcome,
        ...staged.cards.flatMap(({ title, mark, lines }) => [
          title,
          ...(mark ? [mark.text] : []),
          ...lines.map(({ text }) => text),
        ]),
      ];
    case 'dig':
      return [staged.title, staged.outcome, ...staged.clues.map(({ name }) => name)];
    case 'card':
      return [staged.who, staged.title, staged.text];
    case 'trial':
      return [staged.title, staged.verdict, ...staged.cards.flatMap(({ name }) => name ?? [])];
    case 'caption':
      return [];
  }
}
