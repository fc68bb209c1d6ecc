// The book as a file: to keep it, or to carry it to another browser. What is read is added to what is here.
import { add, isMatch, type Match } from './book';

const FORMAT = 'skulduggery-evenings';
const VERSION = 1;
const LARGEST = 8 * 1024 * 1024; // bytes; a match has about 300

/** Why a file was not read. */
export type Fault = 'large' | 'json' | 'format' | 'newer' | 'room';
export interface Outcome {
  added: number;
  known: number;
  unreadable: number;
}

export function exported(matches: readonly Match[]): File {
  const text = JSON.stringify({ format: FORMAT, version: VERSION, matches }, null, 1);
  const day = new Date().toISOString().slice(0, 10);
  return new File([text], `skulduggery-evenings-${day}.json`, { type: 'application/json' });
}

export async function imported(file: File): Promise<Outcome | Fault> {
  if (file.size > LARGEST) return 'large';
  const found = read(await file.text());
  if (typeof found === 'string') return found;
  const readable = found.filter(isMatch).map(only);
  try {
    const added = add(readable);
    return { added, known: readable.length - added, unreadable: found.length - readable.length };
  } catch {
    return 'room';
  }
}

function read(text: string): unknown[] | Fault {
  let found: { format?: unknown; version?: unknown; matches?: unknown } | null;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, '')) as typeof found;
  } catch {
    return 'json';
  }
  if (found?.format !== FORMAT || !Array.isArray(found.matches)) return 'format';
  return found.version === VERSION ? found.matches : 'newer';
}

/** Without whatever else somebody wrote into the file. */
function only({ table, game, when, crew, own, places, scores }: Match): Match {
  return { table, game, when, crew: crew.map(({ name, bot }) => ({ name, bot })), own, places, scores };
}
