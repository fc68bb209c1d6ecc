// The interface of a page that a plug-in game ships as `page/page.js`, a JavaScript module:
//
//   /** @type {import('./skulduggery').Mount} */
//   export default function mount(element, host) {
//     return { update(table) { element.textContent = `${table.names[0]}: ${table.view.coins[0]} coins`; } };
//   }
//
// The page draws into `element`, in the place of the board. Everything around it is ours: whose turn it is, the crew,
// the log, undo, the end, and the choices that are a `Button`. Other choices stand below the page as buttons, unless
// the module says that it offers them itself:
//
//   export const choices = true;
//
// Scripts, styles and pictures must come from the game's own folder `page` (`host.url`), since the server forbids all
// others. For the same reason there is no inline style sheet; `element.style` may be used.

/** What a person can point at, as the decision named it. */
export type Target =
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'button'; readonly button: string };

/** A move, with its fields by their names in Python. */
export interface Move {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** A move that may be made now. */
export interface Choice {
  readonly move: Move;
  readonly targets: readonly Target[];
}

/** The table as it is now. */
export interface Table<View = any> {
  /** What the person at this screen may see: the `View` of the game, with its fields by their names in Python. */
  readonly view: View;
  /** The seat of this person; null for a spectator. */
  readonly seat: number | null;
  /** The players by seat. */
  readonly names: readonly string[];
  /** Who is asked what; null if the match is over. */
  readonly asked: { readonly seat: number; readonly kind: string } | null;
  /** What this person may do now; empty if somebody else is asked. */
  readonly choices: readonly Choice[];
  /** A move is on its way to the server: nothing can be chosen. */
  readonly busy: boolean;
}

/** What the page may ask of us. */
export interface Host {
  /** A text of the game (`text/<language>/game.ftl` or `page.ftl`), in the language of the reader. */
  say(key: string, figures?: Record<string, unknown>): string;
  /** The sentence of a choice: "Bid three fives". */
  tell(choice: Choice): string;
  /** What people call a thing: the text `<family>-<id>`. */
  nameOf(family: string, id: string): string;
  /** The colour of a seat, for CSS. */
  colour(seat: number): string;
  /** Plays one of the choices. */
  take(choice: Choice): void;
  /** The address of a file in the folder `page`. */
  url(file: string): string;
}

/** A page that is on the screen. */
export interface Page<View = any> {
  /** Draws the table; called at once and after every change. */
  update(table: Table<View>): void;
  /** Called when the table is closed. */
  destroy?(): void;
}

/** The default export of the module. */
export type Mount<View = any> = (element: HTMLElement, host: Host) => Page<View>;
