// A review that grows: the server sends what it knows, and answers again when there is more.
import { Failed, SERVER_ERROR, told } from '../net/api';
import { fleetOf, type Crew } from '../text/wording';
import type { Refusal, Review } from '../wire/types';

const PATIENCE = 3000; // ms until a lost connection is tried again

export class Reviewed {
  review = $state.raw<Review | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private left = false;

  readonly names = $derived(this.review?.players.map(({ name }) => name) ?? []);
  readonly crew: Crew = $derived({ names: this.names, you: null, fleet: fleetOf(this.review?.opening) });

  constructor(readonly table: string) {
    void this.follow();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.left = true;
  }

  private async follow(): Promise<void> {
    while (!this.left && !this.review?.done && !this.refusal) await this.ask();
  }

  private async ask(): Promise<void> {
    const query = this.review ? `?looked=${this.review.looked}` : '';
    try {
      this.review = await told<Review>(`/api/tables/${encodeURIComponent(this.table)}/review${query}`, {});
    } catch (error) {
      const refusal = error instanceof Failed ? error.refusal : SERVER_ERROR;
      if (this.review && refusal.kind === 'unreachable') await new Promise((go) => setTimeout(go, PATIENCE));
      else this.refusal = refusal;
    }
  }
}
