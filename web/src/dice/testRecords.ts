// Recorded matches, and the tools of somebody who edits them: for tests.
import { readFileSync } from 'node:fs';
import { hashOf } from './hashes';
import { receiptOf } from './seal';
import { newWitness, type Witness } from './memory';

const GOLDEN = new URL('../../../tests/golden/', import.meta.url);
export const MATCHES = [
  'blackwood/usual',
  'blackwood/odd',
  'parley/usual',
  'parley/odd',
  'parley/forked',
  'tictactoe/usual',
] as const;
/** Enough of a long match to edit every line of it in every way. */
const LONG = 90;
const SEED = /"server_seed":[^}]*\}$/;
const LINK = /"chain":"[0-9a-f]*"/;

export function golden(name: string): string[] {
  return readFileSync(new URL(`${name}.jsonl`, GOLDEN), 'utf8')
    .trimEnd()
    .split('\n');
}

export function beginning(name: string): string[] {
  return golden(name).slice(0, LONG);
}

export function fileOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

/** Line numbers are those of the file: the header is line 1. */
export function edited(lines: readonly string[], line: number, edit: (text: string) => string): string[] {
  return lines.map((text, index) => (index === line - 1 ? edit(text) : text));
}

/** A forger who knows the format computes the chain anew. */
export function rechained(lines: readonly string[]): string[] {
  const [header = '', ...entries] = lines;
  let link = hashOf(header.replace(SEED, '"server_seed":null}'));
  const linked = entries.map((text) => {
    link = hashOf(`${link}\n${text.replace(LINK, '"chain":""').replace(SEED, '"server_seed":null}')}`);
    return text.replace(LINK, `"chain":"${link}"`);
  });
  return [header, ...linked];
}

/** The line that seals the luck of the table's own match: the header, or the last fork. */
export function sealIn(lines: readonly string[]): { commitment: string; server_seed: string } {
  return JSON.parse(lines.findLast((text) => SEED.test(text)) ?? '') as { commitment: string; server_seed: string };
}

/** A browser that was there until `number`, the end if none is given. */
export function witnessTo(lines: readonly string[], number = lines.length - 2): Witness {
  const { chain } = JSON.parse(lines[number + 1] ?? '') as { chain: string };
  const { server_seed } = sealIn(lines.slice(0, number + 2));
  const receipt = { number, chain: receiptOf(server_seed, chain) };
  return { ...newWitness('abc'), commitment: sealIn(lines).commitment, receipt };
}
