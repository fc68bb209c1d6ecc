// An operator who sits at the table knows the server's seed. He may not choose his share after reading the others.
import { expect, it } from 'vitest';
import vectors from '../../../tests/core/vectors.json';
import { check, type Report } from './check';
import { readRecord } from './reading';
import { pledgeFor } from './seal';
import { fileOf, golden, rechained, witnessTo } from './testRecords';
import type { Witness } from './memory';

const PLAIN = golden('tictactoe/usual'); // no dice, so the shares can be exchanged freely
const { commitment } = JSON.parse(PLAIN[0] ?? '') as { commitment: string };
const promise = (nonce: string): string => pledgeFor(commitment, nonce);
const PROMISED = [promise('anna'), promise('before')];

/** The match with these shares and promises, as a forger would write it. */
function record(nonces: (string | null)[], pledges?: (string | null)[]): string[] {
  const { server_seed: seed, ...header } = JSON.parse(PLAIN[0] ?? '') as Record<string, unknown>;
  const first = { ...header, nonces, ...(pledges && { pledges }), server_seed: seed };
  return rechained([JSON.stringify(first), ...PLAIN.slice(1)]);
}
function verdict(lines: string[], kept: Partial<Witness> | null = null): Report {
  return check(readRecord(fileOf(lines)), kept && { ...witnessTo(lines), ...kept });
}
const kinds = ({ problems }: Report): string[] => problems.map(({ kind }) => kind);
const ANNA = { given: [{ seat: 0, nonce: 'anna', told: true }], pledges: PROMISED };

it.each(vectors.pledges)('promises $nonce', ({ commitment: seal, nonce, pledge }) => {
  expect(pledgeFor(seal, nonce)).toBe(pledge);
});

it('finds shares right that were promised and told', () => {
  const report = verdict(record(['anna', 'before'], PROMISED), ANNA);
  expect(report).toMatchObject({ problems: [], findings: { shares: 'right', pledges: 'right' } });
});

it('refuses a share that was chosen after the others were told', () => {
  expect(kinds(verdict(record(['anna', 'ground'])))).toEqual([]); // what nobody promised could be chosen
  const report = verdict(record(['anna', 'ground'], PROMISED));
  expect(report.problems).toMatchObject([{ kind: 'broken-pledge', line: 1, seat: 2 }]);
  expect(report.findings.pledges).toBe('wrong');
});

it('refuses a share that nobody promised, where others were promised', () => {
  expect(kinds(verdict(record(['anna', 'ground'], [promise('anna'), null])))).toEqual(['broken-pledge']);
});

it('refuses promises that were made anew to fit the chosen share, or left out', () => {
  const renewed = record(['anna', 'ground'], [promise('anna'), promise('ground')]);
  expect(kinds(verdict(renewed, ANNA))).toEqual(['other-pledges']);
  expect(kinds(verdict(record(['anna', 'ground']), ANNA))).toEqual(['other-pledges']);
});

it('names who promised and did not tell, and refuses that of a share the server took', () => {
  const report = verdict(record([null, 'before'], PROMISED));
  expect(report).toMatchObject({ problems: [], findings: { pledges: 'unknown' } });
  expect(kinds(verdict(record([null, 'before'], PROMISED), ANNA))).toEqual(['other-share']);
});

it('knows the shares of a rematch by their promises, where everybody has moved up', () => {
  const kept = { given: [{ seat: 1, nonce: 'anna', told: true }], pledges: PROMISED };
  expect(kinds(verdict(record(['anna', 'before'], PROMISED), kept))).toEqual([]);
});

it.each([[['x']], [['a', 'b', 'c']], [[5, null]]])('cannot read the promises %j', (pledges) => {
  expect(() => readRecord(fileOf(record(['anna', 'before'], pledges as string[])))).toThrow();
});
