// Once more with the same crew: the first to press opens the lobby, the others follow. To press is to agree.
import { tablePath } from '../net/links';
import { newestOf, tableInfo } from '../net/tables';
import { heldTable, keepMore, keepSeat } from '../net/tokens';
import { router, WATCH } from '../state/router.svelte';
import { settings } from '../state/settings.svelte';
import { wordsOf } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';
import type { Refusal } from '../wire/types';

export class Again {
  /** We have called, and wait for the table. */
  called = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The title of the game that the crew plays next, if it is another one. */
  otherGame = $state('');
  readonly next = $derived.by(() => this.model.info?.next_table ?? null);
  readonly possible = $derived.by(() => this.next !== null || this.model.held.length > 0);

  constructor(private readonly model: TableModel) {
    $effect(() => {
      if (this.called && this.next !== null) void this.follow(this.next);
    });
    $effect(() => {
      if (this.next !== null) this.look(this.next).catch(() => undefined); // then it is not named
    });
  }

  /** Without a game: the same one again. */
  async call(game: string | null = null): Promise<void> {
    if (this.next !== null) return this.follow(this.next);
    this.called = true;
    const answer = await this.model.ask({ kind: 'rematch', game });
    this.called = answer.ok;
    this.refusal = answer.ok ? null : answer.refusal;
  }

  /** Who presses agrees to this game, so it is named before. */
  private async look(next: string): Promise<void> {
    const { game } = await tableInfo(next);
    if (game === this.model.info?.game) return;
    const words = await wordsOf(settings.language, game);
    this.otherGame = words.has('game-title') ? words.say('game-title') : game;
  }

  /** To the newest table: perhaps there were several rematches since. Who played agrees; a watcher stays one. */
  private async follow(next: string): Promise<void> {
    const { table } = await newestOf(next).catch(() => ({ table: next }));
    copySeats(this.model.table, table);
    router.go(tablePath(table), this.model.held.length > 0 || WATCH);
  }
}

/** A rematch has the same people with the same keys, but perhaps on other seats: which, the server will say. */
function copySeats(from: string, to: string): void {
  const held = heldTable(from);
  held?.seats.forEach(({ token }, at) => keepSeat(to, -1 - at, token));
  keepMore(to, { hand: !!held?.hand });
}
