// Honest matches pass, and whatever was edited afterwards is found at its place: over every line of recorded matches.
import { describe, expect, it, vi } from 'vitest';
import { check, type Report } from './check';
import { hashOf } from './hashes';
import { type BadRecord, CHECKS } from './problems';
import { readRecord } from './reading';
import { beginning, edited, fileOf, golden, MATCHES, rechained, sealIn, witnessTo } from './testRecords';
import type { Witness } from './memory';

// Thousands of files that differ in one line: what was hashed once need not be hashed again.
vi.mock('./hashes', async (real) => {
  const hashes = await real<typeof import('./hashes')>();
  const known = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as T;
  };
  return {
    ...hashes,
    hashOf: (data: string | Uint8Array) => once(String(data), () => hashes.hashOf(data)),
    keyedHash: (key: Uint8Array, message: string | Uint8Array) =>
      once(`${key} ${message}`, () => hashes.keyedHash(key, message)),
  };
});

function verdict(lines: readonly string[], witness: Witness | null = null): Report {
  return check(readRecord(fileOf(lines)), witness);
}

function found(lines: readonly string[], witness: Witness | null = null): string[] {
  return verdict(lines, witness).problems.map(({ kind, line }) => `${line} ${kind}`);
}

/** Ways to edit an entry that leave it a line of JSON; those that do not apply change nothing. */
const EDITS: Readonly<Record<string, (text: string) => string>> = {
  'a draw': (text) =>
    text.replace(/"draws":\[\[(\d+),(\d+)\]/, (_, n, value) => `"draws":[[${n},${(+value + 1) % +n}]`),
  'the ways of a draw': (text) => text.replace(/"draws":\[\[(\d+),/, (_, n) => `"draws":[[${+n + 7},`),
  'a draw more': (text) => text.replace('"draws":[', '"draws":[[6,6],').replace(',],"events"', '],"events"'),
  'a move': (text) => text.replace(/"move":\{"kind":"\w+"/, '"move":{"kind":"cheat"'),
  'a seat': (text) => text.replace(/"seat":(\d+)/, (_, seat) => `"seat":${+seat + 1}`),
  'a name': (text) => text.replace(/"name":"/, '"name":"Evil '),
  'the events': (text) => text.replace(/"events":"(.)/, (_, first) => `"events":"${first === '0' ? 1 : 0}`),
  'the link': (text) => text.replace(/"chain":"(.)/, (_, first) => `"chain":"${first === '0' ? 1 : 0}`),
  'where an undo goes': (text) => text.replace(/"to":(\d+)/, (_, to) => `"to":${+to + 1000}`),
};

it.each(MATCHES)('%s is found fair, whole and as this browser saw it', (match) => {
  const lines = golden(match);
  const { problems, findings, draws, revealed } = verdict(lines, witnessTo(lines));
  expect([problems, revealed]).toEqual([[], true]);
  expect(draws).toBe(lines.join().match(/\[\d+,\d+\]/g)?.length ?? 0);
  expect(findings).toEqual({
    seal: 'right',
    seen: 'right',
    shares: 'unknown',
    pledges: 'none',
    draws: draws > 0 ? 'right' : 'none',
    chain: 'right',
    receipt: 'right',
  });
});

describe.each(MATCHES)('%s', (match) => {
  const lines = beginning(match);
  const rows = lines.map((_, index) => index + 1).slice(1);

  it.each(Object.entries(EDITS))('tells the line in which %s was edited', (_, edit) => {
    const changed = rows.filter((line) => edit(lines[line - 1] ?? '') !== lines[line - 1]);
    for (const line of changed) {
      const problems = found(edited(lines, line, edit));
      expect(problems, `line ${line}`).toContain(line === 2 ? '2 opening-edited' : `${line} line-edited`);
      expect(new Set(problems.map((one) => one.split(' ')[0])), `line ${line}`).toEqual(new Set([String(line)]));
    }
  });

  it('tells the very draw that was edited, even if the chain was made anew', () => {
    const edit = EDITS['a draw'] ?? String;
    for (const line of rows.filter((row) => edit(lines[row - 1] ?? '') !== lines[row - 1])) {
      const forged = rechained(edited(lines, line, edit));
      expect(found(forged)).toEqual([`${line} wrong-draw`]);
      expect(verdict(forged).lines[line - 2]?.draws[0]).toMatchObject({ right: false });
    }
  });

  it('finds by its receipt any other edit after which the chain was made anew', () => {
    for (const [what, edit] of Object.entries(EDITS)) {
      const line = rows.findLast((row) => edit(lines[row - 1] ?? '') !== lines[row - 1]);
      if (line === undefined || what === 'the link') continue;
      const forged = rechained(edited(lines, line, edit));
      expect(found(forged, witnessTo(lines)), what).toContain(`${lines.length} other-receipt`);
      // A receipt from before the edit cannot know of it.
      if (line > 3) expect(found(forged, witnessTo(lines, line - 4)).join(), what).not.toContain('receipt');
    }
  });

  it('misses a line that was taken out, wherever it stood', () => {
    for (const line of rows.slice(1, -1)) {
      const problems = found(lines.filter((_, index) => index !== line - 1));
      expect(problems).toContain(`${line} wrong-number`);
      expect(problems).toContain(`${line} line-edited`);
    }
  });

  it('notices that the end was cut off', () => {
    expect(found(lines.slice(0, -3), witnessTo(lines))).toEqual([`${lines.length - 3} cut-short`]);
  });
});

describe('the first line', () => {
  const lines = golden('blackwood/usual');
  const { server_seed: seed, commitment } = sealIn(lines);
  const other = 'ff'.repeat(32);
  const header = (edit: (text: string) => string): string[] => edited(lines, 1, edit);

  it('tells that the seed was swapped', () => {
    expect(found(header((text) => text.replace(seed, other)))).toEqual(['1 seed-edited']);
    expect(found(header((text) => text.replace(seed, 'no seed')))).toEqual(['1 seed-edited']);
  });

  it('tells that the seal was changed', () => {
    expect(found(header((text) => text.replace(commitment, hashOf('x'))))).toEqual(['1 seal-edited']);
  });

  it('tells that seed and seal were changed together, if this browser saw the seal', () => {
    const forged = header((text) =>
      text.replace(seed, other).replace(commitment, hashOf(new Uint8Array(32).fill(255))),
    );
    expect(found(rechained(forged), witnessTo(lines))).toEqual(['1 share-edited', '1 other-seal']);
  });

  it.each([
    ['edited', '"parrot"', '"parrot2"'],
    ['taken out', '"parrot"', 'null'],
    ['added', '["parrot",null]', '["parrot","macaw"]'],
    ['moved', '["parrot",null]', '[null,"parrot"]'],
  ])('tells that a share was %s', (_, from, to) => {
    const forged = header((text) => text.replace(from, to));
    expect(found(forged)).toEqual(['1 share-edited']);
    expect(found(rechained(forged))).toEqual(['1 share-edited']);
  });

  it('tells a share that no seat could have given', () => {
    expect(found(header((text) => text.replace('"parrot"', '"par\\nrot"')))).toContain('1 bad-share');
  });

  it.each([
    ['"players":2', '"players":3'],
    ['"game":"blackwood"', '"game":"prowl"'],
    [/"version":\d+/, '"version":999'], // whatever the rules are at
  ])('tells that %s was changed', (from, to) =>
    expect(found(header((text) => text.replace(from, to)))).toEqual(['2 opening-edited']),
  );

  it('knows this browser’s own share', () => {
    const share = { seat: 0, nonce: 'parrot' };
    const witness = { ...witnessTo(lines), given: [{ ...share, told: true }] };
    expect(verdict(lines, witness).findings.shares).toBe('right');
    expect(found(lines, { ...witness, given: [{ ...share, nonce: 'mine', told: true }] })).toEqual(['1 other-share']);
    expect(found(lines, { ...witness, given: [{ ...share, seat: 1, told: true }] })).toEqual(['1 other-share']);
    // Of a share that the server did not take in time nobody can tell that it must be in.
    const late = { ...witness, given: [{ seat: 1, nonce: 'late' }] };
    expect(verdict(lines, late)).toMatchObject({ problems: [], findings: { shares: 'unknown' } });
    expect(verdict(lines, { ...late, given: [share] }).findings.shares).toBe('right');
  });
});

describe('a fork of another match', () => {
  const lines = golden('parley/forked');
  const at = lines.findIndex((text) => text.startsWith('{"entry":"forked"')) + 1;
  const { server_seed: seed, commitment } = sealIn(lines);
  const fork = (from: string, to: string): string[] => edited(lines, at, (text) => text.replace(from, to));

  it('has luck of its own from there on', () => {
    const { lines: checked } = verdict(lines);
    expect(checked.some(({ entry, draws }) => entry.line < at && draws.length > 0)).toBe(true);
    expect(checked.some(({ entry, draws }) => entry.line > at && draws.length > 0)).toBe(true);
    expect(verdict(lines, { ...witnessTo(lines), given: [{ seat: 1, nonce: 'macaw', told: true }] })).toMatchObject({
      problems: [],
      findings: { shares: 'right' },
    });
  });

  it('tells at its own line what of its seal was changed', () => {
    expect(found(fork(seed, 'ff'.repeat(32)))).toEqual([`${at} seed-edited`]);
    expect(found(fork(commitment, hashOf('x')))).toEqual([`${at} seal-edited`, `${at} line-edited`]);
    expect(found(fork('"macaw"', '"macaw2"'))).toContain(`${at} line-edited`);
    expect(found(fork('"macaw"', '"mac\\raw"'))).toContain(`${at} bad-share`);
  });

  it('is compared with the seal that this browser saw, not with that of the match before', () => {
    const witness = { ...witnessTo(lines), commitment: sealIn(golden('parley/odd')).commitment };
    expect(found(lines, witness)).toEqual([`${at} other-seal`]);
  });

  it('is sealed as long as it is played', () => {
    const running = lines.map((text) => text.replace(/"server_seed":"\w+"/, '"server_seed":null'));
    expect(verdict(running)).toMatchObject({ revealed: false, problems: [], findings: { draws: 'later' } });
  });
});

describe('a match that goes on', () => {
  const lines = golden('blackwood/usual');
  const running = edited(lines, 1, (text) => text.replace(`"${sealIn(lines).server_seed}"`, 'null')).slice(0, 100);

  it('is checked as far as it can be', () => {
    const { revealed, findings, problems } = verdict(running, witnessTo(lines, 200));
    expect([revealed, problems]).toEqual([false, []]);
    expect(findings).toMatchObject({ seal: 'later', seen: 'right', draws: 'later', chain: 'right', receipt: 'later' });
  });

  it('shows an edit even before the end', () => {
    expect(found(edited(running, 50, (text) => text.replace(/"seat":\d/, '"seat":9')))).toEqual(['50 line-edited']);
  });
});

describe('files that are no record', () => {
  const lines = golden('parley/usual');
  const reason = (file: string): unknown => {
    try {
      return readRecord(file).broken;
    } catch (error) {
      return (error as BadRecord).problem;
    }
  };

  it.each([
    ['', 'not-a-record', 1],
    ['hello', 'not-a-record', 1],
    ['[1]', 'not-a-record', 1],
    ['{"record":"skulduggery","format":2}', 'unknown-format', 1],
    ['{"record":"skulduggery","format":1}', 'broken-line', 1],
    [fileOf(lines.slice(0, 1)), 'no-start', 2],
    [fileOf(edited(lines, 5, () => 'x')), 'broken-line', 5],
    [fileOf(edited(lines, 5, (text) => text.replace('"number"', '"extra":1,"number"'))), 'broken-line', 5],
    [fileOf(edited(lines, 5, (text) => text.replace('{"entry":', '{ "entry":'))), 'broken-line', 5],
  ])('says of %j: %s', (file, kind, line) => {
    expect(reason(file)).toMatchObject({ kind, line });
  });

  it('forgives what no forger did: other line ends, and a last line that was cut off in mid-write', () => {
    expect(check(readRecord(lines.join('\r\n')), null).problems).toEqual([]);
    expect(check(readRecord(`${lines.join('\n')}\n{"entry":"pla`), null).problems).toEqual([]);
  });

  it('keeps every check even for garbage', () => {
    const report = check(readRecord(fileOf(edited(lines, 5, () => 'x'))), null);
    expect(Object.keys(report.findings)).toEqual(CHECKS);
    expect(report.lines).toHaveLength(3);
  });
});

it('notices a story that tells of dice that did not fall', () => {
  const record = readRecord(fileOf(golden('blackwood/usual')));
  const line = record.entries.find((entry) => entry.draws[0]?.n === 6n && entry.number > 2);
  const [{ value } = { value: 0n }] = line?.draws ?? [];
  const roll = (face: number) => new Map([[line?.number ?? 0, [{ seat: 0, sides: 6, value: face }]]]);
  expect(check(record, null, roll(Number(value) + 1)).problems).toEqual([]);
  expect(check(record, null, roll(((Number(value) + 1) % 6) + 1)).problems).toMatchObject([
    { kind: 'told-otherwise', line: line?.line },
  ]);
});
