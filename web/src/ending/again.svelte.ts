// Once more with the same crew: the first to press opens the table, the others follow.
import { tablePath } from '../net/links';
import { heldTable, keepSeat } from '../net/tokens';
import { router } from '../state/router.svelte';
import type { TableModel } from '../state/table.svelte';
import type { Refusal } from '../wire/types';

export class Again {
  /** We have called, and wait for the table. */
  called = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  readonly next = $derived.by(() => this.model.info?.next_table ?? null);
  readonly possible = $derived.by(() => this.next !== null || this.model.held.length > 0);

  constructor(private readonly model: TableModel) {
    $effect(() => {
      if (this.called && this.next !== null) this.follow(this.next);
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

  private follow(table: string): void {
    copySeats(this.model.table, table);
    router.go(tablePath(table));
  }
}

/** A rematch has the same people with the same keys, but perhaps on other seats: which, the server will say. */
function copySeats(from: string, to: string): void {
  heldTable(from)?.seats.forEach(({ token }, at) => keepSeat(to, -1 - at, token));
}
