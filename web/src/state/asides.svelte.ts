// News that a table hears seldom: shouts, hints, who comes and goes, that somebody's time was over, and questions to a
// shared device.
import type { News } from '../net/connection';
import { crewAt, withNames } from '../crew/formerNames';
import { newsEvent } from '../crew/news';
import type { Event } from '../wire/types';
import { announcer } from './announce.svelte';
import { say } from './speech.svelte';
import type { LogEntry, TableModel } from './table.svelte';

const SHOUT_TIME = 4000;
const ASKED = 'hint_asked';

let shoutKey = 0;

export function hear(model: TableModel, news: News): void {
  if (news.kind === 'timeup') model.show.push(() => news.seats.forEach((seat) => noteTimeUp(model, seat)));
  else if (news.kind === 'shouted') hearShout(model, news.seat, news.shout);
  else if (news.kind === 'hinted') model.hint = news;
  else if (news.kind === 'anybody') model.show.push(() => (model.anybody = news.window === null ? null : news));
}

/** Everybody reads in the log who asked for hints, came or left. After a snapshot the log has none of these lines. */
export function noteAsides(model: TableModel): void {
  keepNames(model);
  model.show.push(() => {
    keepNames(model); // lines that were still to be shown
    const lines = [...newHints(model), ...newsOfCrew(model)];
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

function keyOf(event: Event): string {
  return event.kind.startsWith('crew_') ? JSON.stringify(event) : '';
}

function lineOf(number: number, event: Event): LogEntry {
  return { number, event, rule: '' };
}

function noteTimeUp(model: TableModel, seat: number): void {
  const name = model.names[seat] ?? '';
  model.note({ number: model.newest, event: { kind: 'time_up', name }, rule: '' });
  announcer.tell(say('event-time-up', { name }));
}

function hearShout(model: TableModel, seat: number, shout: string): void {
  if (model.muted.has(seat)) return;
  const key = ++shoutKey;
  model.shouts = [...model.shouts.filter((other) => other.seat !== seat), { seat, shout, key }];
  announcer.tell(`${model.names[seat] ?? ''}: ${say(`shout-${shout}`)}`);
  setTimeout(() => (model.shouts = model.shouts.filter((other) => other.key !== key)), SHOUT_TIME);
}
