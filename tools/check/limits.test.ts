import { describe, expect, it } from 'vitest';
import { limitProblems } from './limits.ts';

const problems = (text: string) =>
  limitProblems([{ path: 'packages/a/src/a.test.ts', text }]).map(({ line }) => line);

describe('time limits of tests', () => {
  it('are found as options and as a number, in every form of a test', () => {
    expect(problems("it('a', { timeout: 60_000 }, () => {});")).toEqual([1]);
    expect(problems("\nit.each([1, 2])('a %i', () => {}, 5000);")).toEqual([2]);
    expect(problems("describe('a', { timeout: 1 }, () => {});")).toEqual([1]);
    expect(problems('beforeAll(() => {}, 9000);')).toEqual([1]);
    expect(problems("it('a', () => {}, LONG);")).toEqual([1]);
    expect(problems("it.each(LIST.map(one => one.id))('a', function () {}, 2 * SHORT);")).toEqual([
      1,
    ]);
  });

  it('are not what tests say otherwise', () => {
    expect(problems("it.each([1, 2])('a', () => wait({ timeout: 5 }));")).toEqual([]);
    expect(problems("it('a', () => {});")).toEqual([]);
    expect(problems("it.each(LIST.map(one => one.id))('a', () => {});")).toEqual([]);
  });

  it('are looked for in tests at all', () => {
    expect(limitProblems([{ path: 'packages/a/src/a.ts', text: '' }])).toEqual([
      { path: 'packages', message: 'no test was read' },
    ]);
  });
});
