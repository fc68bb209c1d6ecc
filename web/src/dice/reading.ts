// From a file to a record. Read as text, because the chain hashes the very characters, and because draws can be larger
// than a JavaScript number holds exactly.
import { hashOf } from './hashes';
import { BadRecord } from './problems';
import type { DiceRecord, Draw, Entry, Header, Seal } from './record';

const FORMAT = 1;
const HEADER_FIELDS = /^record,format,game,version,options,commitment,nonces,(pledges,)?server_seed$/;
const FIELDS: Readonly<Record<string, string>> = {
  start: 'entry,number,chain,draws,events',
  played: 'entry,number,chain,seat,move,draws,events',
  table_played: 'entry,number,chain,move,draws,events',
  undone: 'entry,number,chain,seat,to',
  seated: 'entry,number,chain,seat,name,bot',
  forked: 'entry,number,chain,commitment,nonces,server_seed',
};
const LINK = /^(\{"entry":"\w+","number":\d+,"chain":")[^"]*"/;
const PAIR = String.raw`\[-?\d+,-?\d+\]`;
const DRAWS = new RegExp(String.raw`,"draws":\[(${PAIR}(?:,${PAIR})*)?\],"events":"\w*"\}$`);
const SEED = /,"server_seed":(?:null|"[^"]*")\}$/;

export function readRecord(file: string): DiceRecord {
  const [first = '', ...rest] = wholeLines(file);
  const header = readHeader(first);
  const record: DiceRecord = {
    header,
    firstLink: hashOf(withoutSeed(first)),
    entries: [],
    broken: null,
  };
  for (const [index, text] of rest.entries()) {
    const entry = readEntry(text, index + 2);
    if (entry) record.entries.push(entry);
    else return { ...record, broken: { kind: 'broken-line', line: index + 2 } };
  }
  if (record.entries[0]?.entry !== 'start') record.broken = { kind: 'no-start', line: 2 };
  return record;
}

/** A last line that was still being written when the machine stopped is no edit: it is left out. */
function wholeLines(file: string): string[] {
  const lines = file.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/);
  if (!/[\r\n]$/.test(file) && lines.length > 1 && parsed(lines.at(-1) ?? '') === undefined) lines.pop();
  return lines;
}

function readHeader(text: string): Header {
  const found = parsed(text) as (Header & { record?: unknown }) | undefined;
  if (found?.record !== 'skulduggery') throw new BadRecord({ kind: 'not-a-record', line: 1 });
  if (found.format !== FORMAT) throw new BadRecord({ kind: 'unknown-format', line: 1, format: String(found.format) });
  if (!HEADER_FIELDS.test(fieldsOf(found)) || !isHeader(found)) throw new BadRecord({ kind: 'broken-line', line: 1 });
  return found;
}

function isHeader(header: Header): boolean {
  return typeof header.game === 'string' && isObject(header.options) && isSeal(header);
}

function isSeal({ commitment, nonces, pledges = nonces, server_seed: seed }: Seal): boolean {
  if (typeof commitment !== 'string' || !Array.isArray(nonces) || !Array.isArray(pledges)) return false;
  if (pledges.length !== nonces.length) return false;
  return [seed, ...nonces, ...pledges].every((text) => text === null || typeof text === 'string');
}

function withoutSeed(text: string): string {
  return text.replace(SEED, ',"server_seed":null}');
}

function readEntry(text: string, line: number): Entry | null {
  const found = parsed(text) as Entry | undefined;
  if (!found || fieldsOf(found) !== FIELDS[found.entry] || !LINK.test(text) || !isEntry(found)) return null;
  const draws = 'draws' in found ? drawsOf(text) : [];
  const open = found.entry === 'forked' ? withoutSeed(text) : text;
  return draws && { ...found, line, bare: open.replace(LINK, '$1"'), draws };
}

function isEntry(entry: Entry): boolean {
  if ('seat' in entry && !isCount(entry.seat)) return false;
  if ('move' in entry && typeof entry.move?.kind !== 'string') return false;
  if (entry.entry === 'undone') return isCount(entry.to);
  if (entry.entry === 'forked') return isSeal(entry);
  return (
    entry.entry !== 'seated' || (typeof entry.name === 'string' && ['string', 'object'].includes(typeof entry.bot))
  );
}

function drawsOf(text: string): Draw[] | null {
  const found = DRAWS.exec(text);
  if (!found) return null;
  return [...(found[1] ?? '').matchAll(/\[(-?\d+),(-?\d+)\]/g)].map(([, n = '', value = '']) => ({
    n: BigInt(n),
    value: BigInt(value),
  }));
}

function parsed(text: string): unknown {
  try {
    const found: unknown = JSON.parse(text);
    return isObject(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

function fieldsOf(value: object): string {
  return Object.keys(value).join();
}
