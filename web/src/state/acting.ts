// How an event is performed: what is shown, for how long, and when it is told. Fetched with the first pictures.
//
// Nothing is told before it is decided on the screen: as long as dice fall, cards are turned or a needle spins, the
// log, the status and the screen reader say nothing of it.
import type { Step } from '../games/art';
import { settlingTime, type Staged } from '../stage/staged';
import { sound } from './audio';
import type { Performed, Performer, Weight } from './performer.svelte';

/** The least time for which an event is shown at the usual rate, in ms: with a picture, and without one where its own
 *  sentence must be read. */
const [SHOWN, TOLD] = [700, 350];
const TUMBLE = 700;
/** So long what weighs is shown at least, in ms. A tap goes on earlier. */
export const READING = 2000;

type Screen = Pick<Performer, 'rolling' | 'staged' | 'unit' | 'animator' | 'wait' | 'hasLine'>;

/** One event after the other. `steps`: how a game shows them; without, they are only told. */
export async function perform(performer: Performer, performed: Performed, steps?: Step[]): Promise<void> {
  const { events, weights, enter, tell } = performed;
  const { epoch } = performer;
  for (const [at, event] of events.entries()) {
    await enter?.(at);
    if (epoch !== performer.epoch) return;
    const weight = weights?.[at] ?? 'routine';
    const say = (): void => {
      if (epoch !== performer.epoch) return;
      performer.current = event;
      tell(event, at);
    };
    performer.tapped = false;
    const step = steps?.[at] ?? { event, motions: [], sound: null };
    if (performer.skipping || step.silent) say();
    else await act(performer, step, weight, performer.pace(weight), say);
  }
}

async function act(screen: Screen, step: Step, weight: Weight, rate: number, tell: () => void): Promise<void> {
  screen.unit = SHOWN / rate;
  if (step.sound) sound(step.sound);
  if (step.dice !== undefined) {
    screen.rolling = step.dice;
    await screen.wait(TUMBLE / rate);
  }
  const least = leastOf(step, weight) / Math.min(1, rate);
  await present(screen, step, { least, own: weight === 'own' }, rate, tell);
  screen.staged = null;
}

async function present(
  screen: Screen,
  step: Step,
  { least, own }: { least: number; own: boolean },
  rate: number,
  tell: () => void,
): Promise<void> {
  const settling = step.stage ? settlingTime(step.stage) * screen.unit : 0;
  // Where a die has fallen or a needle has come to rest, the picture was there before.
  const pictured = step.motions.length > 0 && !step.spins;
  const bare = screen.hasLine() ? 0 : TOLD;
  const length = step.stage ? screen.unit * step.stage.length : (pictured ? SHOWN : bare) / rate;
  const motions = screen.animator?.play(step.motions, rate);
  if (step.spins) await motions;
  screen.staged = step.stage ?? (least > 0 ? captionOf(step, own) : null);
  await screen.wait(settling);
  tell();
  await Promise.all([motions, screen.wait(Math.max(length, least) - settling)]);
}

/** What weighs is shown until it can be read. A fight between others that goes on is read at its end. */
function leastOf({ stage }: Step, weight: Weight): number {
  const goesOn = weight === 'weighty' && stage?.kind === 'fight' && stage.open;
  return weight === 'routine' || goesOn ? 0 : READING;
}

/** What weighs but has no stage is written over the board: there it can be read, and tapped away. */
function captionOf({ event }: Step, own: boolean): Staged {
  return { kind: 'caption', event, own, length: 0 };
}
