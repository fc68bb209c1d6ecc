// House rules: options that depart from the rulebook, and how a table has set them.
import type { GameInfo, OptionField } from '../wire/types';

export type Value = string | number | boolean;
export type Options = Readonly<Record<string, Value>>;

export function valueOf(option: OptionField, set: Options): Value | null {
  return set[option.key] ?? option.default;
}

/** How a value is called in text ids: booleans are `on` and `off`. */
export function shown(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/** The whole number that somebody typed, if the option allows it. */
export function numberWithin({ least = 0, most = 0 }: OptionField, text: string): number | null {
  const wanted = Number(text);
  return text.trim() && Number.isInteger(wanted) && wanted >= least && wanted <= most ? wanted : null;
}

/** Whether an option has an effect, as the other options are set. */
export function counts(option: OptionField, game: GameInfo, set: Options): boolean {
  const needed = option.only_with;
  const other = needed && game.options.find(({ key }) => key === needed.key);
  return !other || valueOf(other, set) === needed.value;
}

/** What a table of so many can choose from: seats that it does not have are left out. */
export function valuesFor({ values = [], seats = false }: OptionField, players: number): Value[] {
  return values.filter((value) => !seats || typeof value !== 'number' || value < players);
}

/** The options for another number of players: a choice that names a seat which is gone has its default again. */
export function fitting(options: Options, game: GameInfo, players: number): Options {
  const gone = game.options.filter(
    (option) => option.seats && !valuesFor(option, players).includes(valueOf(option, options) ?? ''),
  );
  return { ...options, ...defaultsOf(gone) };
}

/** The house rules of a table that differ from the book. */
export function changedRules(game: GameInfo, set: Options): OptionField[] {
  return game.options.filter((option) => option.house && valueOf(option, set) !== option.default);
}

/** All house rules as in the book. */
export function asInTheBook(game: GameInfo): Record<string, Value> {
  return defaultsOf(game.options.filter(({ house }) => house));
}

/** What changes with one option: those that no longer have an effect go back to their defaults. */
export function change(game: GameInfo, key: string, value: Value): Record<string, Value> {
  const idle = game.options.filter(({ only_with }) => only_with?.key === key && only_with.value !== value);
  return { ...defaultsOf(idle), [key]: value };
}

function defaultsOf(options: readonly OptionField[]): Record<string, Value> {
  return Object.fromEntries(options.flatMap(({ key, default: usual }) => (usual === null ? [] : [[key, usual]])));
}
