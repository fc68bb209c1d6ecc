// Fetches what is drawn or listed for a game at build time: it is data, so it comes beside the script.

const asked = new Map<string, Promise<unknown>>();

/** Asked for once; after a lost line the next try asks again. */
export function dataFrom<T>(file: string): Promise<T> {
  const found = asked.get(file) ?? fetched(file);
  asked.set(file, found);
  found.catch(() => asked.delete(file));
  return found as Promise<T>; // written by scripts/chart.mjs, which a test keeps in step
}

async function fetched(file: string): Promise<unknown> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} did not come: ${answer.status}`);
  return answer.json();
}

/** The parts of a game that the page draws: laid down once they have come, before anything is drawn. */
export function partsOf<T>(game: string): { lay: (parts: T) => void; parts: () => T } {
  let known: T | undefined;
  return {
    lay: (parts) => void (known = parts),
    parts: () => {
      if (!known) throw new Error(`the parts of ${game} are not here yet`);
      return known;
    },
  };
}
