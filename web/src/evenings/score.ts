// The running score of a crew: who won how often, and how many others each has left behind, over all evenings.
import type { Match } from './book';

export interface Standing {
  name: string;
  wins: number;
  points: number; // one for everybody who came in later
  played: number;
}

export interface Crew {
  key: string;
  names: string[];
  matches: Match[]; // the newest first
  standings: Standing[]; // the best first
}

export interface Evening {
  day: number; // its noon, in milliseconds since 1970
  matches: Match[];
}

const HOUR = 3_600_000;
const MORNING = 6; // a match that ends earlier belongs to the evening before

/** The same people are the same crew, whatever they play, on whatever seats, and with whatever bots. */
export function crewsOf(matches: readonly Match[]): Crew[] {
  const crews = new Map<string, Crew>();
  for (const match of matches) {
    const names = people(match).sort((one, other) => one.localeCompare(other));
    const key = names.map(plain).sort().join('\n');
    const crew = crews.get(key) ?? { key, names, matches: [], standings: [] };
    crew.matches.push(match);
    crews.set(key, crew);
  }
  for (const crew of crews.values()) crew.standings = standingsOf(crew);
  return [...crews.values()].filter(({ names }) => names.length > 0).sort(byMatches);
}

function standingsOf({ names, matches }: Crew): Standing[] {
  return names
    .map((name) => matches.map((match) => earned(match, name)).reduce(sum, { name, wins: 0, points: 0, played: 0 }))
    .sort((one, other) => other.wins - one.wins || other.points - one.points || one.name.localeCompare(other.name));
}

/** A match that was stopped counts for nobody. */
function earned({ crew, places }: Match, name: string): Standing {
  const place = places[crew.findIndex((member) => member.bot === null && plain(member.name) === plain(name))];
  if (place === undefined) return { name, wins: 0, points: 0, played: 0 };
  return { name, wins: place === 1 ? 1 : 0, points: places.filter((other) => other > place).length, played: 1 };
}

function sum(one: Standing, other: Standing): Standing {
  return {
    name: one.name,
    wins: one.wins + other.wins,
    points: one.points + other.points,
    played: one.played + other.played,
  };
}

function byMatches(one: Crew, other: Crew): number {
  return other.matches.length - one.matches.length || (other.matches[0]?.when ?? 0) - (one.matches[0]?.when ?? 0);
}

export function eveningsOf(matches: readonly Match[]): Evening[] {
  const evenings = new Map<number, Match[]>();
  for (const match of matches) {
    const day = new Date(match.when - MORNING * HOUR).setHours(12, 0, 0, 0);
    evenings.set(day, [...(evenings.get(day) ?? []), match]);
  }
  return [...evenings].map(([day, played]) => ({ day, matches: played })).sort((one, other) => other.day - one.day);
}

function people(match: Match): string[] {
  return match.crew.flatMap(({ name, bot }) => (bot === null ? [name] : []));
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase();
}
