import { expect, it } from 'vitest';
import { SOUNDS, type Voice } from './voices';

const sounds: [name: string, voices: Voice[]][] = Object.entries(SOUNDS);
const end = ({ after = 0, length }: Voice): number => after + length;

it('keeps every sound short: nobody has to wait for one', () => {
  for (const [name, voices] of sounds) expect(Math.max(...voices.map(end)), name).toBeLessThanOrEqual(2);
});

it('never lets voices that sound together become too loud', () => {
  for (const [name, voices] of sounds) {
    const together = voices.map((voice) =>
      voices
        .filter((other) => (other.after ?? 0) <= (voice.after ?? 0) && end(other) > (voice.after ?? 0))
        .reduce((sum, other) => sum + other.loud, 0),
    );
    expect(Math.max(...together), name).toBeLessThanOrEqual(1);
  }
});
