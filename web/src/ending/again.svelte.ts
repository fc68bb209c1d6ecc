// Once more with the same crew: the first to press opens the table, the others follow.
import { untrack } from 'svelte';
import { nonce } from '../net/api';
import { tablePath } from '../net/links';
import { copySeats } from '../net/tokens';
import { router } from '../state/router.svelte';
import type { TableModel } from '../state/table.svelte';
import type { Refusal } from '../wire/types';

export class Again {
  /** We have called, and wait for the table. */
  called = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  readonly next = $derived.by(() => this.model.info?.next_table ?? null);
  private readonly promised = $derived.by(() => this.model.info?.next_commitment ?? null);
  readonly possible = $derived.by(() => this.next !== null || this.model.held.length > 0);

  constructor(private readonly model: TableModel) {
    $effect(() => {
      if (this.called && this.next !== null) this.follow(this.next);
    });
    $effect(() => {
      if (this.model.connected && this.promised) untrack(() => this.giveShares());
    });
  }

  /** Our share in the luck of the next match, given now that the server has promised its own. */
  private giveShares(): void {
    for (const seat of this.model.held) this.model.tell({ kind: 'nonce', seat, nonce: nonce() });
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
