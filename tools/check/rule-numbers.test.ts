// Numbers of rules outside the slots: what counts as one, and what a reason excuses.

import { describe, expect, it } from 'vitest';
import { ruleNumberProblems } from './rule-numbers.ts';

const engine = 'packages/engine/src';

/** The names that are complained of. */
function found(text: string, path = 'game/magic/a.ts', reasons = {}): string[] {
  return ruleNumberProblems([{ path: `${engine}/${path}`, text }], reasons).map(
    ({ message }) => message.split(' ')[0]!,
  );
}

describe('a number of a rule', () => {
  it.each([
    'const REACH = 8;',
    'export const REACH: number = -8;',
    'const REACH = 2 ** 3;',
    'const REACH = { least: 1 } as const;',
    'const REACH = [[2, 3]] as const;',
    'const REACH = new Map([["far", 3]]);',
  ])('belongs to a ruleset: %s', text => {
    expect(found(text)).toEqual(['REACH']);
    expect(found(text, 'actors/hero/a.ts')).toEqual(['REACH']);
    expect(found(text, 'world/generate/a.ts')).toEqual(['REACH']);
  });

  it.each([
    'const REACHES = ["far", "near"];',
    'const reach = 8;',
    'function a() { const REACH = 8; return REACH; }',
    'const REACH = (a: number) => a + 1;',
    'const REACHES = { far: () => 3 };',
  ])('is not this: %s', text => {
    expect(found(text)).toEqual([]);
  });

  it('may stand in tests, in what serves them and in other rooms', () => {
    const text = 'const REACH = 8;';
    expect(found(text, 'game/magic/a.test.ts')).toEqual([]);
    expect(found(text, 'game/testing/a.ts')).toEqual([]);
    expect(found(text, 'words/a.ts')).toEqual([]);
    expect(found(text, 'rulesets/house/a.ts')).toEqual([]);
  });

  it('may stand where a reason is given for it, for its file or for its folder', () => {
    const text = 'const REACH = 8;';
    for (const place of ['game/magic/a.ts', 'game/magic', 'game']) {
      expect(found(text, undefined, { [place]: { REACH: 'a bound' } })).toEqual([]);
      expect(found(text, undefined, { [place]: { '*': 'bounds' } })).toEqual([]);
    }
    expect(found(text, undefined, { 'game/magi': { '*': 'bounds' } })).toEqual([
      'REACH',
      'rule-numbers.json',
    ]);
  });

  it('is a constant that is there: a reason for another is idle', () => {
    const [problem] = ruleNumberProblems([], { 'game/magic': { REACH: 'a bound' } });
    expect(problem).toEqual({
      path: `${engine}/game/magic`,
      message: "rule-numbers.json names REACH, which isn't there",
    });
  });
});
