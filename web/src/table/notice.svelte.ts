// "Your turn" where one notices it: title, icon of the tab and the app, one bell, a word to the screen reader, and a
// notice of the device if one looks elsewhere and has asked for it.
import { sound } from '../state/audio';
import { announcer } from '../state/announce.svelte';
import type { Choosing } from '../state/choosing.svelte';
import { settings } from '../state/settings.svelte';
import { say, speech } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';

export function turnNotice(model: TableModel, choosing: Choosing, title: () => string): void {
  let rung = '';

  $effect(() => {
    document.title = choosing.mine ? `${say('notice-turn')} · ${title()}` : `${title()} · Skulduggery`;
    badge(choosing.mine);
  });

  $effect(() => {
    if (!choosing.mine || !choosing.asked) {
      if (!model.show.playing) rung = '';
      return;
    }
    const sentence = speech.wording.ask(choosing.asked, model.names);
    if (rung === '') call(title()); // once a turn, not at each of its questions
    if (rung !== sentence) announcer.call(sentence);
    rung = sentence;
  });

  $effect(() => {
    const last = model.log.at(-1);
    if (last) announcer.tell(speech.wording.tell('event', last.event, model.names));
  });

  $effect(() => () => badge(false));
}

function call(game: string): void {
  sound('turn');
  if (!settings.notices || !document.hidden) return;
  const title = say('notice-turn');
  void import('../offline/notify').then(({ notifyTurn, takeBack }) => {
    void notifyTurn(title, game);
    document.addEventListener('visibilitychange', () => void takeBack(), { once: true });
  });
}

/** Where the page is installed, its icon gets a badge, too. */
function badge(on: boolean): void {
  document.getElementById('favicon')?.setAttribute('href', on ? '/icon-turn.svg' : '/icon.svg');
  void navigator[on ? 'setAppBadge' : 'clearAppBadge']?.().catch(() => undefined);
}
