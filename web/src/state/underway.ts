// Whatever the first move does not need is fetched once the match is under way: somebody plays, something happens, or
// it stays calm.
const CALM = 3000;
let begin: () => void;

export const underway = new Promise<void>((resolve) => (begin = resolve));

export function setOut(): void {
  begin();
}

/** The table is on the screen: who only looks at it has everything soon, too. */
export function lieReady(): void {
  setTimeout(setOut, CALM);
}
