// A table as a big screen knows it: without a seat, perhaps with the rights of the host, and perhaps people may point
// at it.
import { Choosing } from '../state/choosing.svelte';
import { TableModel } from '../state/table.svelte';
import { screenSecret } from './secret';
import { screenSocket } from './socket';

/** What the server tells this page alone. */
class Here {
  number = $state<number | null>(null);
}

export class ScreenModel extends TableModel {
  override readonly host: boolean = $derived.by(
    () => this.info?.screens.some(({ screen, host }) => host && screen === this.here.number) ?? false,
  );

  /** Under a name of its own: another tab of this browser may hold seats at the table, whose tokens must stay. */
  constructor(
    table: string,
    readonly here = new Here(),
  ) {
    super(`screen:${table}`, () => screenSocket(table, screenSecret(), (number) => void (here.number = number)));
  }
}

/** Choosing by a finger on the screen: whatever the server offers here, the asked seat has allowed. */
export class Pointing extends Choosing {
  protected override isAsked(): boolean {
    return true;
  }
}
