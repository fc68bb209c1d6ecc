// By ear: somebody is gone, the countdown ends soon, the others vote.
import { beforeEach, describe, expect, it } from 'vitest';
import '../state/testBrowser';
import pageTexts from '../../../src/skulduggery/text/en/page.ftl?raw';
import { announcer } from '../state/announce.svelte';
import { speech } from '../state/speech.svelte';
import { Wording } from '../text/wording';
import type { Absence } from '../wire/types';
import { AbsenceAloud, sentenceOf } from './absenceAloud';

speech.wording = new Wording('en', [pageTexts]);
const gone: Absence = { seat: 1, seconds_left: 60, voting: false, votes: {} };

function listen(aloud: AbsenceAloud, absence: Absence, seconds: number, late = false): string {
  announcer.polite = '';
  aloud.hear(absence, seconds, sentenceOf(absence, 'Ben', late));
  return announcer.polite;
}

describe('somebody who is gone', () => {
  let aloud: AbsenceAloud;
  beforeEach(() => {
    announcer.assertive = '';
    aloud = new AbsenceAloud();
  });

  it('is called out once, and again when the vote begins', () => {
    listen(aloud, gone, 60);
    expect(announcer.assertive).toContain('Ben');
    announcer.assertive = '';
    listen(aloud, gone, 59);
    expect(announcer.assertive).toBe('');
    const voting = { ...gone, voting: true };
    listen(aloud, voting, 0);
    expect(announcer.assertive).toBe(speech.wording.say('absence-vote', { name: 'Ben' }));
    listen(aloud, voting, 0, true);
    expect(announcer.assertive).toBe(speech.wording.say('absence-late', { name: 'Ben' }));
  });

  it('lets the countdown be heard at thirty and at ten seconds, and in between not', () => {
    const heard = [60, 31, 30, 29, 11, 10, 9, 1, 0].map((seconds) => listen(aloud, gone, seconds));
    const left = (seconds: number): string => speech.wording.say('absence-left', { seconds });
    expect(heard).toEqual(['', '', left(30), '', '', left(10), '', '', '']);
  });

  it('is heard of in time also where the page slept', () => {
    const heard = [60, 28, 7].map((seconds) => listen(aloud, gone, seconds));
    expect(heard).toEqual(['', expect.stringContaining('28'), expect.stringContaining('7')]);
  });

  it('lets every change of the vote be heard, and nothing twice', () => {
    const voted = (votes: Absence['votes']): string => listen(aloud, { ...gone, voting: true, votes }, 0);
    const bot = speech.wording.say('absence-bot');
    const wait = speech.wording.say('absence-wait');
    expect([voted({}), voted({ bot: 1 }), voted({ bot: 1 }), voted({ wait: 1, bot: 1 }), voted({ bot: 2 })]).toEqual([
      '',
      `${bot}: 1`,
      '',
      `${wait}: 1, ${bot}: 1`,
      `${bot}: 2`,
    ]);
  });
});
