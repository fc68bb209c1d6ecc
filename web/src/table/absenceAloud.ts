// What is read out while somebody is gone: that they are, the last seconds of the countdown, and the vote.
import { announcer } from '../state/announce.svelte';
import { say } from '../state/speech.svelte';
import type { Absence } from '../wire/types';

export const CHOICES = ['wait', 'bot', 'skip'] as const;
/** The countdown is read out when so many seconds are left, or fewer if the page slept. */
const READ_OUT = [10, 30];

/** What the others are told now: `late` at a table by the day. */
export function sentenceOf({ voting }: Absence, name: string, late: boolean): string {
  return say(!voting ? 'absence-gone' : late ? 'absence-late' : 'absence-vote', { name });
}

/** For one absence: hears how it stands, and reads out what is new. */
export class AbsenceAloud {
  private called = '';
  private told = '';
  private limit: number | undefined;

  hear(absence: Absence, seconds: number, sentence: string): void {
    if (sentence !== this.called) announcer.call((this.called = sentence));
    if (absence.voting) this.tell(tally(absence.votes));
    else this.count(seconds);
  }

  private count(seconds: number): void {
    const limit = READ_OUT.find((most) => seconds <= most);
    if (limit !== this.limit && limit !== undefined && seconds > 0) this.tell(say('absence-left', { seconds }));
    this.limit = limit;
  }

  private tell(sentence: string): void {
    if (sentence && sentence !== this.told) announcer.tell((this.told = sentence));
  }
}

function tally(votes: Absence['votes']): string {
  return CHOICES.flatMap((choice) => (votes[choice] ? `${say(`absence-${choice}`)}: ${votes[choice]}` : [])).join(', ');
}
