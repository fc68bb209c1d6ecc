// The published test vectors: the same file that the Python engine must pass.
import { expect, it } from 'vitest';
import vectors from '../../../tests/core/vectors.json';
import { SeededChance } from './chance';
import { check } from './check';
import { bytesToHex, hexToBytes, keyedHash } from './hashes';
import { readRecord } from './reading';
import { stretchesOf } from './record';
import { commitmentOf, matchSeed, receiptOf } from './seal';
import { receiptsOf } from './testimony';

it.each(vectors.commitments)('commits to $server_seed', ({ server_seed, commitment }) => {
  expect(commitmentOf(server_seed)).toBe(commitment);
});

it.each(vectors.match_seeds)('mixes the shares $nonces', ({ server_seed, nonces, seed }) => {
  expect(bytesToHex(matchSeed(server_seed, nonces))).toBe(seed);
});

it.each(vectors.words)('reads word $counter of move $number', ({ seed, number, counter, message, digest, word }) => {
  expect(bytesToHex(keyedHash(hexToBytes(seed), hexToBytes(message)))).toBe(digest);
  const chance = new SeededChance(hexToBytes(seed), number);
  const words = Array.from({ length: counter + 1 }, () => chance.word());
  expect(String(words.at(-1))).toBe(word);
});

it.each(vectors.draws)('draws for move $number', ({ seed, number, draws }) => {
  const chance = new SeededChance(hexToBytes(seed), number);
  for (const { n, value, words } of draws) {
    const drawn = chance.below(BigInt(n));
    expect([String(drawn.value), drawn.words.map(String)]).toEqual([value, words]);
  }
});

it('has a vector in which words are thrown away', () => {
  expect(vectors.draws.some(({ draws }) => draws.some(({ words }) => words.length > 1))).toBe(true);
});

it('refuses a draw without outcomes, or with more than a word can tell apart', () => {
  const chance = new SeededChance(new Uint8Array(32), 0);
  expect(() => chance.below(0n)).toThrow(RangeError);
  expect(() => chance.below((1n << 64n) + 1n)).toThrow(RangeError);
  expect(chance.below(1n << 64n).words).toHaveLength(1);
});

it.each(vectors.receipts)('makes a receipt for $head', ({ server_seed, head, receipt }) => {
  expect(receiptOf(server_seed, head)).toBe(receipt);
});

it.each(vectors.records)('reads $about', ({ lines, first_link, receipts, moves, draws, forks }) => {
  const record = readRecord(lines.join('\n'));
  const report = check(record, null);
  expect([report.problems, record.firstLink, report.draws]).toEqual([[], first_link, draws]);
  expect(report.lines.at(-1)?.move).toBe(moves);
  expect(record.entries.filter(({ entry }) => entry === 'forked').map(({ line }) => line)).toEqual(forks);
  const given = stretchesOf(record).flatMap(receiptsOf);
  expect(given.map(({ receipt }) => receipt())).toEqual(receipts);
});
