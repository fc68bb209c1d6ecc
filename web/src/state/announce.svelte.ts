// What a screen reader hears: events politely, one's own turn and refusals at once.
import { untrack } from 'svelte';

class Announcer {
  polite = $state('');
  assertive = $state('');

  tell(sentence: string): void {
    this.polite = sentence;
  }

  /** The same sentence twice must be heard twice: an invisible mark makes it differ. */
  call(sentence: string): void {
    const before = untrack(() => this.assertive);
    this.assertive = before === sentence ? `${sentence}\u200b` : sentence;
  }
}

export const announcer = new Announcer();
