// What may be chosen on the chart, for all games alike: a game only says what a piece or a place is called there.
import { offered, remaining, sameTarget } from '../board/choosing';
import type { Scene, ScenePiece, SceneTarget } from '../board/scene';
import type { IconName } from '../generated/icons';
import type { Choice, Target } from '../wire/types';
import type { SceneInput } from './art';

/** How a target is told. */
interface Told {
  /** For the short list of a phone; missing: the name of the piece or of the place. */
  short?: string;
  /** What has to be paid there. */
  price?: number;
  /** It ends badly for the one who chooses it. */
  danger?: boolean;
  /** What will happen there, in words. */
  effects?: readonly string[];
  /** What will happen there, as icons. */
  badges?: readonly IconName[];
}

export interface ToldPiece extends Told {
  called: string;
}

export interface ToldPlace extends Told {
  /** Read aloud; missing: "Hornpipe Island, G9, 3 squares". */
  where?: string;
  /** Listed before open water. */
  named: boolean;
}

/** A game's part in telling its targets. `fitting`: the choices that a target belongs to. */
export interface Teller {
  placeName(place: string): string;
  /** Signs of what a choice may lead to, by the kind of the prospect; others are told in words alone. */
  signs?: Readonly<Record<string, IconName>>;
  /** A piece that can be chosen. Null: it is no target on the chart, since it goes where a place is chosen. */
  piece(id: string, fitting: readonly Choice[]): ToldPiece | null;
  /** A place that can be chosen; `steps` is the length of the way there. */
  place(place: string, fitting: readonly Choice[], steps: number): ToldPlace;
}

type Chosen = Pick<Scene, 'pieces' | 'targets' | 'path'> & { previewed: Choice | undefined };

/** The pieces, the targets among them, and the way of the one choice that the picks have left, which is previewed. */
export function sceneOf<V>(input: SceneInput<V>, pieces: ScenePiece[], teller: Teller): Chosen {
  const { choices, picked } = input;
  const left = picked.length > 0 ? remaining(choices, picked) : [];
  const previewed = left.length === 1 ? left[0] : undefined;
  markOwn(pieces, input);
  return { pieces, targets: targetsOf(input, pieces, teller), path: previewed?.preview.path ?? [], previewed };
}

/** Whoever has several ships sees which ones they are. */
function markOwn(
  pieces: ScenePiece[],
  { crew: { fleet, you }, words }: Pick<SceneInput<never>, 'crew' | 'words'>,
): void {
  const own = pieces.filter(({ id }) => fleet[id] === you);
  if (own[1])
    own.forEach((piece) => Object.assign(piece, { own: true, name: words.say('board-own', { piece: piece.name }) }));
}

/** In the order of the list beside the board: pieces and places with a name first. */
function targetsOf<V>(input: SceneInput<V>, pieces: ScenePiece[], teller: Teller): SceneTarget[] {
  const { choices, picked, crew, words } = input;
  /** The squares of several ships at once would say nothing: first a ship is chosen, or a square that it can reach. */
  const several = moversOf(choices.filter(isVoyage), pieces).length > 1;
  const open = !several || picked.some(({ kind }) => kind === 'piece');
  const isPicked = (target: Target): boolean => picked.some((old) => sameTarget(old, target));
  const found = offered(choices, picked).flatMap((target): SceneTarget[] => {
    const told = (
      where: string,
      short: string,
      named: boolean,
      one: Told,
      fitting: readonly Choice[],
      steps = 0,
    ): Shown => {
      const ahead = fitting.flatMap(({ prospects = [] }) => prospects);
      const movers = several && target.kind === 'place' ? moversOf(fitting, pieces) : [];
      const happens = [...movers.map(({ id }) => words.nameOf('piece', id)), ...(one.effects ?? [])].join(', ');
      const effects = [happens, ...new Set(ahead.map((prospect) => words.tell('prospect', prospect, crew)))]
        .filter(Boolean)
        .join('. ')
        .replaceAll('..', '.');
      return {
        name: effects ? words.say('board-target-with', { target: where, effects }) : where,
        short,
        steps,
        price: one.price ?? 0,
        danger: one.danger ?? false,
        named,
        badges: [...new Set([...(one.badges ?? []), ...ahead.flatMap(({ kind }) => teller.signs?.[kind] ?? [])])],
        selected: isPicked(target),
      };
    };
    if (target.kind === 'piece') {
      const { piece } = target;
      const place = pieces.find(({ id }) => id === piece)?.place;
      const cards = picked.filter(({ kind }) => kind === 'card');
      const played = remaining(choices, [...cards, target]); // else it is there to change one's mind
      const fitting = played.length > 0 ? played : remaining(choices, [target]);
      const one = teller.piece(piece, fitting);
      if (!one || !place) return [];
      const where = words.say('board-target-piece', { piece: one.called, place: teller.placeName(place) });
      // what a ship that can sail to many places may meet, those places tell
      return [{ target, place, piece, ...told(where, one.short ?? one.called, true, one, fitting[1] ? [] : fitting) }];
    }
    if (target.kind !== 'place' || !(open || isPicked(target))) return [];
    const { place } = target;
    const fitting = remaining(choices, [...picked.filter(({ kind }) => kind !== 'place'), target]);
    const steps = Math.max(0, (fitting[0]?.preview.path.length ?? 1) - 1);
    const one = teller.place(place, fitting, steps);
    const where = one.where ?? words.say('board-target', { place: teller.placeName(place), steps });
    const short = one.short ?? words.nameOf('place', place);
    return [{ target, place, piece: null, ...told(where, short, one.named, one, fitting, steps) }];
  });
  return found.sort((one, other) => Number(other.named) - Number(one.named));
}

type Shown = Omit<SceneTarget, 'target' | 'place' | 'piece'>;

function isVoyage({ targets }: Choice): boolean {
  return (
    targets.every(({ kind }) => kind === 'place' || kind === 'piece') && targets.some(({ kind }) => kind === 'place')
  );
}

/** The pieces that these choices move. */
function moversOf(choices: readonly Choice[], pieces: readonly ScenePiece[]): ScenePiece[] {
  return pieces.filter(({ id }) => remaining(choices, [{ kind: 'piece', piece: id }]).length > 0);
}

/** Of the events that a choice would bring, the kinds that have a sign, each once. */
export function effectsOf(choice: Choice | undefined, signs: Readonly<Record<string, IconName>>): string[] {
  const kinds = (choice?.preview.effects ?? []).map(({ kind }) => kind);
  return [...new Set(kinds)].filter((kind) => kind in signs);
}
