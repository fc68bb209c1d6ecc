// What the picture tells: the ranking with everybody's award, in words and real colours.
import type { TableArt } from '../table/plain';
import type { Result } from '../wire/types';
import type { Honour } from './honours';
import type { SeatLook, Tale } from './picture';
import { ranking, winners } from './ranking';

interface Told {
  game: string;
  headline: string;
  footnote: string;
  moment: string; // the decisive one; empty: nobody can say which it was
  result: Result;
  teams: readonly number[];
  names: readonly string[];
  honours: readonly Honour[];
  score: (score: number) => string;
}

export function taleOf(told: Told, art: TableArt): Tale {
  const seatLook = (seat: number): SeatLook => {
    const { css, ink, icon } = art.emblem(seat);
    return { fill: realColour(css), ink: realColour(ink), icon };
  };
  return {
    game: told.game,
    headline: told.headline,
    footnote: told.footnote,
    moment: told.moment || (told.honours.find(({ seat }) => told.result.places[seat] === 1)?.why ?? ''),
    winners: winners(told.result).map(seatLook),
    rows: ranking(told.result, told.teams).flatMap((rank) =>
      rank.seats.map((seat) => ({
        place: String(rank.place),
        seatLook: seatLook(seat),
        name: told.names[seat] ?? '',
        score: told.score(rank.score),
        first: rank.place === 1,
        award: told.honours.find((honour) => honour.seat === seat) ?? null,
      })),
    ),
  };
}

/** A canvas knows no variables of the style sheet. */
function realColour(css: string): string {
  const probe = document.createElement('span');
  probe.style.color = css;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
