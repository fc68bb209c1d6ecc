// On a shared device, in a reaction window: who of its people may still react, and who of them wants the device.
import type { Anybody } from '../wire/types';

class Call {
  /** Null while no window is open. */
  open = $state.raw<Anybody | null>(null);
  /** Whoever has said yes: the curtain waits for them. */
  wanted = $state<number | null>(null);
}

export const call = new Call();
