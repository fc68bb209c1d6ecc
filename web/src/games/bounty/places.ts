// What people call the squares of the Hidden Sea. Which square is what comes from the board's parts.
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import { parts } from './parts';

interface Port {
  square: string;
  icon: string;
  ashore: string;
}

/** Where the Bank is. */
export function home(): string {
  return parts().home;
}

export function portCalled(port: string): Port | undefined {
  const ports: Readonly<Record<string, Port>> = parts().ports;
  return ports[port];
}

/** The mark on the backs of a port's cards. */
export function portIcon(port: string): IconName {
  return (portCalled(port)?.icon ?? 'wooden-crate') as IconName; // the parts name icons of the sprite
}

/** The square on land beside a port, where its price scroll lies. */
export function ashore(port: string): string {
  return portCalled(port)?.ashore ?? home();
}

export function isNamed(place: string): boolean {
  const { home, admiralty, ports } = parts();
  return [home, admiralty, ...Object.values(ports).map(({ square }) => square)].includes(place);
}

/** "Cockle Quay, E12"; "The Needle, I10"; "G7, open sea". */
export function placeName(place: string, words: Words): string {
  const water = Object.entries(parts().waters).find(([, squares]) => squares.includes(place))?.[0];
  if (isNamed(place)) return words.say('board-place-named', { name: words.nameOf('place', place), place });
  return water
    ? words.say('board-place-named', { name: words.say(water), place })
    : words.say('board-place-sea', { place });
}
