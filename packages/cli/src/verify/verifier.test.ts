import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RulesetLibrary } from '@roguewright/engine/rulesets';
import { afterAll, describe, expect, it } from 'vitest';
import type { Adapter } from './adapter.ts';
import type { FileResult } from './file-result.ts';
import { countAll, reportJson, reportText, succeeded } from './report.ts';
import { Verifier } from './verifier.ts';

const folder = mkdtempSync(join(tmpdir(), 'verifier-'));
afterAll(() => rmSync(folder, { recursive: true }));

const adapters: Adapter[] = [
  {
    rule: 'casting/double',
    slot: 'casting',
    answer: (_ruleset, input: { n: number }) => {
      if (input.n < 0) {
        throw new RangeError('n below 0');
      }
      return 2 * input.n;
    },
  },
  {
    rule: 'combat/dice',
    slot: 'combat',
    answer: (_ruleset, input: { sides: number }, ask) => ask.dice(1, input.sides),
  },
];

/** A library with one ruleset, which fills one slot. */
const library = {
  ids: ['small'],
  fills: (_id: string, slot: string) => slot !== 'speed',
  resolve: (id: string) => ({ id }),
} as unknown as RulesetLibrary;

function verify(name: string, ...lines: unknown[]): Promise<FileResult> {
  const path = join(folder, name);
  const texts = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeFileSync(path, `${texts.join('\n')}\n`);
  return new Verifier(adapters, library).verify(path);
}

const double = { rule: 'casting/double', ruleset: 'small', kind: 'value' };
const dice = { rule: 'combat/dice', ruleset: 'small', kind: 'distribution' };

describe('verification', () => {
  it('counts the cases that agree', async () => {
    const values = await verify('a.jsonl', double, { in: { n: 2 }, out: 4 });
    const outcomes = await verify('b.jsonl', dice, {
      in: { sides: 2 },
      dist: [
        [1, 0.5],
        [2, 0.5],
      ],
    });
    expect(countAll([values, outcomes])).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      unreadable: 0,
    });
    expect(reportText([values, outcomes])).toBe('2 passed, 0 failed, 0 skipped\n');
    expect(succeeded(countAll([values, outcomes]))).toBe(true);
  });

  it('shows the first mismatches with input, expected and got, and how many more', async () => {
    const cases = [1, 2, 3, 4, 5].map(n => ({ in: { n }, out: n }));
    const text = reportText([await verify('c.jsonl', double, ...cases)]);
    expect(text).toContain('casting/double.small: 5 of 5 cases differ\n');
    expect(text).toMatch(/c\.jsonl:2\n {4}in {8}\{"n":1\}\n {4}expected {2}1\n {4}got {7}2\n/);
    expect(text).toContain('  … and 2 more\n');
    expect(text).toMatch(/\n0 passed, 5 failed, 0 skipped\n$/);
  });

  it('shows which outcomes differ and by how much', async () => {
    const text = reportText([await verify('d.jsonl', dice, { in: { sides: 1 }, dist: [[2, 1]] })]);
    expect(text).toContain('    P(2): expected 1, got 0\n    P(1): expected 0, got 1\n');
  });

  it('counts a rule that throws as failed', async () => {
    const result = await verify('e.jsonl', double, { in: { n: -1 }, out: 0 });
    expect(result).toMatchObject({ failed: 1, mismatches: [{ got: 'RangeError: n below 0' }] });
  });

  it('skips rules, rulesets and slots that are not built, and names them', async () => {
    const results = [
      await verify('f.jsonl', { ...double, rule: 'casting/triple' }, { in: 1, out: 3 }),
      await verify(
        'g.jsonl',
        { ...double, ruleset: 'other' },
        { in: 1, out: 2 },
        { in: 2, out: 4 },
      ),
      await verify('h.jsonl', { film: 1, ruleset: 'small' }, { tick: 0 }, { tick: 1 }),
    ];
    expect(reportText(results)).toBe(
      '3 rules not built: casting/triple (small), casting/double (other), spells/films (small)\n' +
        '0 passed, 0 failed, 4 skipped\n',
    );
    expect(succeeded(countAll(results))).toBe(true);
  });

  it('does not succeed on a file that can not be read to its end', async () => {
    const result = await verify('i.jsonl', double, { in: { n: 1 }, out: 2 }, '{"in":');
    expect(succeeded(countAll([result]))).toBe(false);
    expect(reportText([result])).toMatch(
      /i\.jsonl:3: line: expected a JSON object, got \{"in":\n1 passed, 0 failed, 0 skipped\n$/,
    );
  });

  it('does not succeed without any case, or on a file that is not there', async () => {
    const empty = await verify('j.jsonl', double);
    expect(succeeded(countAll([empty]))).toBe(false);
    expect(reportText([empty])).toBe('no case was found\n0 passed, 0 failed, 0 skipped\n');
    const absent = await new Verifier(adapters, library).verify(join(folder, 'absent.jsonl'));
    expect(absent.problem).toContain('absent.jsonl');
  });

  it('says the same in JSON', async () => {
    const result = await verify('k.jsonl', double, { in: { n: 1 }, out: 3 });
    expect(JSON.parse(reportJson([result]))).toMatchObject({
      ok: false,
      passed: 0,
      failed: 1,
      skipped: 0,
      notBuilt: [],
      files: [{ rule: 'casting/double', ruleset: 'small', built: true, mismatches: [{ line: 2 }] }],
    });
  });
});
