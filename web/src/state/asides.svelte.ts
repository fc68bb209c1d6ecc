// News that a table hears seldom: what people say, hints, who comes and goes, deals, that somebody's time was over, and
// questions to a shared device.
import type { News } from '../net/connection';
import { crewAt, withNames } from '../crew/formerNames';
import { newsEvent } from '../crew/news';
import { inBubble, termsOf, wordsOf } from '../talk/phrases';
import type { Crew } from '../text/wording';
import type { Deal, Event, Remark } from '../wire/types';
import { announcer } from './announce.svelte';
import { say, speech } from './speech.svelte';
import type { LogEntry, TableModel } from './table.svelte';

const BUBBLE_TIME = 4000;
const MOST_REMARKS = 200;
const ASKED = 'hint_asked';

export function hear(model: TableModel, news: News): void {
  if (news.kind === 'timeup') model.show.push(() => news.seats.forEach((seat) => noteTimeUp(model, seat)));
  else if (news.kind === 'said') void hearRemark(model, news.remark);
  else if (news.kind === 'hinted') model.hint = news;
  else if (news.kind === 'weighed') model.weighed(news);
  else if (news.kind === 'anybody') model.show.push(() => (model.anybody = news.window === null ? null : news));
}

/** Everybody reads in the log who asked for hints, came or left. After a snapshot the log has none of these lines. */
export async function noteAsides(model: TableModel): Promise<void> {
  keepNames(model);
  if (model.info?.deals[0]) await speech.learn('talk');
  model.show.push(() => {
    keepNames(model); // lines that were still to be shown
    const lines = [...newHints(model), ...newsOfCrew(model), ...newDeals(model)];
    if (lines.length) model.log = [...model.log, ...lines].sort((one, other) => one.number - other.number);
  });
}

function keepNames(model: TableModel): void {
  const former = model.info?.former ?? [];
  if (former.length) model.log = withNames(model.log, model.crew, former);
}

function newHints({ log, info, crew }: TableModel): LogEntry[] {
  const noted = log.filter(({ event }) => event.kind === ASKED).length;
  const hinted = info?.hinted.slice(noted) ?? [];
  return hinted.map(([number, seat]) =>
    lineOf(number, { kind: ASKED, name: crewAt(crew, info?.former ?? [], number).names[seat] ?? '' }),
  );
}

/** What happened in the lobby is no part of the match. */
function newsOfCrew({ log, info }: TableModel): LogEntry[] {
  const lines = (info?.news ?? []).filter(({ after }) => after >= 0).map((news) => lineOf(news.after, newsEvent(news)));
  const noted = new Set(log.map(({ event }) => keyOf(event)));
  return lines.filter(({ event }) => !noted.has(keyOf(event)));
}

/** Who agreed on what, and who says that it was broken. */
function newDeals(model: TableModel): LogEntry[] {
  const deals = model.info?.deals ?? [];
  const lines = deals.flatMap((deal) => {
    const made = dealLine(model, deal, 'made', deal.seats, deal.after);
    if (typeof deal.accuser !== 'number') return [made];
    const sides = deal.seats.toSorted((seat) => (seat === deal.accuser ? -1 : 1));
    return [made, dealLine(model, deal, 'broken', sides, deal.broken_after ?? deal.after)];
  });
  const noted = new Set(model.log.map(({ event }) => keyOf(event)));
  return lines.filter(({ event }) => !noted.has(keyOf(event)));
}

/** Names stand out in the log, so they come from the crew; unless somebody is called otherwise today. */
function dealLine(model: TableModel, deal: Deal, what: string, sides: readonly number[], after: number): LogEntry {
  const nameOf = (seat: number, crew: Crew): string => {
    const then = deal.names[deal.seats.indexOf(seat)] ?? '';
    return model.names[seat] === then ? (crew.names[seat] ?? then) : then;
  };
  const told = (crew: Crew): string => {
    const [name = '', other = ''] = sides.map((seat) => nameOf(seat, crew));
    return say(`talk-deal-${what}`, { name, other, terms: termsOf(deal, crew) });
  };
  return { ...lineOf(after, { kind: `deal_${what}`, deal: deal.number }), told };
}

function keyOf(event: Event): string {
  return event.kind.startsWith('crew_') || event.kind.startsWith('deal_') ? JSON.stringify(event) : '';
}

function lineOf(number: number, event: Event): LogEntry {
  return { number, event, rule: '' };
}

function noteTimeUp(model: TableModel, seat: number): void {
  const name = model.names[seat] ?? '';
  model.note({ number: model.newest, event: { kind: 'time_up', name }, rule: '' });
  announcer.tell(say('event-time-up', { name }));
}

/** What is said in private has no bubble: others may see the screen. */
async function hearRemark(model: TableModel, remark: Remark): Promise<void> {
  model.talk = [...model.talk, remark].slice(-MOST_REMARKS);
  if (model.isMuted(remark)) return;
  await speech.learn('talk');
  const isPrivate = typeof remark.to === 'number';
  const words = remark.reported ? say('talk-reports', { name: remark.reported.name }) : wordsOf(remark, model.crew);
  announcer.tell(`${isPrivate ? say('talk-heard-private', { name: remark.name }) : remark.name}: ${words}`);
  if (!isPrivate) showBubble(model, { seat: remark.seat, text: inBubble(words) });
}

function showBubble(model: TableModel, bubble: { seat: number; text: string }): void {
  model.bubbles = [...model.bubbles.filter(({ seat }) => seat !== bubble.seat), bubble];
  setTimeout(() => (model.bubbles = model.bubbles.filter((other) => other !== bubble)), BUBBLE_TIME);
}
