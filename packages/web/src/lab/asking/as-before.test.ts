import { describe, expect, it } from 'vitest';
import { asBefore } from './as-before.ts';

const answer = (mean: number) => ({
  title: 'Attack',
  plots: [{ values: [[0, 0.5] as const], mean }, { values: [[1, 1] as const] }],
  why: [],
});

describe('an answer after another', () => {
  it('that is equal is the one before', () => {
    const before = answer(3);
    expect(asBefore(before, answer(3))).toBe(before);
  });

  it('keeps its equal parts, and has the others of its own', () => {
    const before = answer(3);
    const after = asBefore(before, answer(4));
    expect(after).toEqual(answer(4));
    expect(after).not.toBe(before);
    expect(after.plots[0]).not.toBe(before.plots[0]);
    expect(after.plots[0]!.values).toBe(before.plots[0]!.values);
    expect(after.plots[1]).toBe(before.plots[1]);
    expect(after.why).toBe(before.why);
  });

  it.each([
    ['more', [1], [1, 2]],
    ['fewer', [1, 2], [1]],
    ['other names', { a: undefined }, { b: undefined }],
    ['no list', [1], { 0: 1 }],
    ['a list', { 0: 1 }, [1]],
    ['nothing', { a: 1 }, undefined],
    ['something', undefined, { a: 1 }],
    ['no number', { a: 1 }, { a: Number.NaN }],
  ])('with %s is its own', (_, before, after) => {
    expect(asBefore<unknown>(before, after)).toStrictEqual(after);
    expect(asBefore<unknown>(before, after)).not.toBe(before);
  });
});
