import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readVectors } from './vector-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = '{"rule":"casting/x","ruleset":"r","kind":"value"}';

async function read(text: string): Promise<unknown[]> {
  const path = join(folder, 'file.jsonl');
  writeFileSync(path, text);
  const records: unknown[] = [];
  for await (const record of readVectors(path)) {
    records.push(record);
  }
  return records;
}

describe('vector files', () => {
  it('are a header and a case a line, with or without a last line break', async () => {
    const records = await read(`${HEADER}\r\n{"in":{"a":1},"out":2}\n\n{"in":3,"out":null}`);
    expect(records).toEqual([
      { rule: 'casting/x', ruleset: 'r', kind: 'value', tolerance: 1e-12 },
      { line: 2, input: { a: 1 }, expected: { kind: 'value', value: 2 } },
      { line: 4, input: 3, expected: { kind: 'value', value: null } },
    ]);
  });

  it('take the tolerance of the header', async () => {
    const header = '{"rule":"s/t","ruleset":"r","kind":"distribution","tolerance":1e-10}';
    const records = await read(`${header}\n{"in":0,"dist":[["a",1]]}\n`);
    expect(records).toMatchObject([
      { tolerance: 1e-10 },
      { expected: { kind: 'distribution', outcomes: [['a', 1]] } },
    ]);
  });

  it('may be films, whose lines are no cases', async () => {
    const records = await read('{"film":1,"ruleset":"crossfire"}\n{"tick":0}\n');
    expect(records).toMatchObject([{ rule: 'spells/films', ruleset: 'crossfire', kind: 'film' }]);
  });

  const wrong: [string, string, RegExp][] = [
    ['nothing at all', '', /:1: header: expected an object/],
    ['no JSON', 'rule x', /:1: line: expected a JSON object, got rule x/],
    ['a list', '[1]', /:1: line: expected a JSON object, got \[1\]/],
    ['no ruleset', '{"rule":"a/b","kind":"value"}', /:1: header: ruleset: expected the name/],
    ['no rule', '{"ruleset":"r","kind":"value"}', /:1: header: rule: expected a rule/],
    ['another kind', '{"rule":"a/b","ruleset":"r","kind":"sum"}', /kind: expected value or dist/],
    [
      'a wrong tolerance',
      '{"rule":"a/b","ruleset":"r","kind":"value","tolerance":"x"}',
      /tolerance: expected a number/,
    ],
    ['a case without input', `${HEADER}\n{"out":1}`, /:2: in: expected the input/],
    ['a case without value', `${HEADER}\n{"in":1}`, /:2: out: expected the value/],
    ['half a line', `${HEADER}\n{"in":1,"ou`, /:2: line: expected a JSON object/],
    [
      'a probability above 1',
      '{"rule":"a/b","ruleset":"r","kind":"distribution"}\n{"in":1,"dist":[[1,2]]}',
      /:2: dist: expected \[outcome, probability\], got \[1,2\]/,
    ],
    [
      'an empty distribution',
      '{"rule":"a/b","ruleset":"r","kind":"distribution"}\n{"in":1,"dist":[]}',
      /:2: dist: expected a list/,
    ],
  ];
  it.each(wrong)('say file, line and field of %s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});
