// The replay's keys; `Keys.svelte` lists them. They can be switched off, as at the table.
import { settings } from '../state/settings.svelte';
import { RATES, type Replay } from './model.svelte';

export interface Hands {
  focusLog(): void;
  toggleText(): void;
  share(): void;
  help(): void;
  rules(): void;
}

export function replayKeys(replay: Replay, hands: Hands): (event: KeyboardEvent) => void {
  const actions: Record<string, () => void> = {
    ' ': () => replay.toggle(),
    ArrowRight: () => void replay.step(1),
    ArrowLeft: () => void replay.step(-1),
    Home: () => replay.jump(0),
    End: () => replay.jump(replay.last),
    ']': () => replay.turnBy(1),
    PageDown: () => replay.turnBy(1),
    '[': () => replay.turnBy(-1),
    PageUp: () => replay.turnBy(-1),
    n: () => replay.markBy(1),
    p: () => replay.markBy(-1),
    l: hands.focusLog,
    t: hands.toggleText,
    s: hands.share,
    r: hands.rules,
    '?': hands.help,
    ...Object.fromEntries(RATES.map((rate) => [String(rate), () => (replay.rate = rate)])),
  };

  return (event) => {
    if (!settings.shortcuts || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actions[event.key] ?? actions[event.key.toLowerCase()];
    if (!act || isBusy(event)) return;
    act();
    event.preventDefault();
  };
}

/** Dialogs, the rulebook, fields and buttons have their keys to themselves; the timeline has none that we lack. */
function isBusy({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], select, textarea, input:not([type="range"])')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
