// "Your turn" where one notices it: title, icon of the tab, one bell, and a word to the screen reader.
import { untrack } from 'svelte';
import { sound } from '../state/audio';
import { announcer } from '../state/announce.svelte';
import type { Choosing } from '../state/choosing.svelte';
import { say, speech } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';

export function turnNotice(model: TableModel, choosing: Choosing, title: () => string): void {
  let rung = '';

  $effect(() => {
    document.title = choosing.mine ? `${say('notice-turn')} · ${title()}` : `${title()} · Skulduggery`;
    document.getElementById('favicon')?.setAttribute('href', choosing.mine ? '/icon-turn.svg' : '/icon.svg');
  });

  $effect(() => {
    if (!choosing.mine || !choosing.asked) {
      if (!model.show.playing) rung = '';
      return;
    }
    model.show.arrive();
    const sentence = speech.wording.ask(choosing.asked, model.crew);
    if (rung === '') sound(choosing.window ? 'card' : 'turn'); // once a turn, not at each of its questions
    if (rung !== sentence) announcer.call(sentence);
    rung = sentence;
  });

  $effect(() => {
    const last = model.log.at(-1);
    if (!last || last.inLine) return;
    void model.show.aloud(last.event); // when the own cards are turned face down, it is said again without them
    announcer.tell(untrack(() => model.sentence(last))); // but not because a ship has changed hands
  });

  $effect(() => {
    const { ended } = model.show;
    if (ended) announcer.tell(untrack(() => model.lineOf(ended)));
  });

  $effect(() => () => {
    document.getElementById('favicon')?.setAttribute('href', '/icon.svg');
  });
}
