import { Distribution, Outcomes } from '@roguewright/engine/chance';
import { describe, expect, it } from 'vitest';
import { compare, toText } from './compare.ts';
import type { Expected } from './vector-record.ts';

const strict = { probability: 1e-12, relative: 0 };

function value(expected: unknown): Expected {
  return { kind: 'value', value: expected };
}

function outcomes(...pairs: [unknown, number][]): Expected {
  return { kind: 'distribution', outcomes: pairs };
}

describe('comparing values', () => {
  it('takes objects with the same keys and values as equal, whatever their order', () => {
    expect(
      compare(value({ a: 1, b: [2, { c: 'x' }] }), { b: [2, { c: 'x' }], a: 1 }, strict),
    ).toEqual([]);
  });

  it('takes a key without value as absent', () => {
    expect(compare(value({ a: 1 }), { a: 1, b: undefined }, strict)).toEqual([]);
    expect(compare(value({ a: 1, b: null }), { a: 1 }, strict)).toHaveLength(1);
  });

  it('names the place of a difference', () => {
    expect(compare(value({ a: [1, { b: 2 }] }), { a: [1, { b: 3 }] }, strict)).toEqual([
      { at: '.a[1].b', expected: '2', got: '3' },
    ]);
  });

  it('finds values that only one side has', () => {
    expect(compare(value([1, 2]), [1], strict)[0]).toMatchObject({ at: '[1]', got: 'nothing' });
    expect(compare(value({}), { a: 1 }, strict)[0]).toMatchObject({
      at: '.a',
      expected: 'nothing',
    });
  });

  it('does not take a list for an object, a text for a number, or null for nothing', () => {
    expect(compare(value([]), {}, strict)).toHaveLength(1);
    expect(compare(value('1'), 1, strict)).toHaveLength(1);
    expect(compare(value(null), undefined, strict)).toHaveLength(1);
    expect(compare(value({}), null, strict)).toHaveLength(1);
  });

  it('compares numbers exactly unless the rule allows a relative difference', () => {
    expect(compare(value(0.1), 0.1000001, strict)).toHaveLength(1);
    expect(compare(value(0.1), 0.1000001, { ...strict, relative: 1e-5 })).toEqual([]);
    expect(compare(value(0), Number.NaN, { ...strict, relative: 1 })).toHaveLength(1);
    expect(compare(value(0), -0, strict)).toEqual([]);
  });
});

describe('comparing distributions', () => {
  it('takes probabilities within the tolerance as equal', () => {
    const got = Distribution.of([
      [1, 0.25 + 1e-14],
      [2, 0.75],
    ]);
    expect(compare(outcomes([1, 0.25], [2, 0.75]), got, strict)).toEqual([]);
  });

  it('compares outcomes by their structure and adds up equal ones', () => {
    const got = new Outcomes<unknown>([
      { value: { b: 1, a: [2] }, probability: 0.5 },
      { value: 'x', probability: 0.5 },
    ]);
    expect(
      compare(
        outcomes([{ a: [2], b: 1 }, 0.25], [{ b: 1, a: [2] }, 0.25], ['x', 0.5]),
        got,
        strict,
      ),
    ).toEqual([]);
  });

  it('finds outcomes that only one side has', () => {
    const got = Distribution.of([
      [1, 0.5],
      [2, 0.5],
    ]);
    expect(compare(outcomes([1, 0.5], [3, 0.5]), got, strict)).toEqual([
      { at: 'P(3)', expected: '0.5', got: '0' },
      { at: 'P(2)', expected: '0', got: '0.5' },
    ]);
  });

  it('overlooks outcomes that are rarer than the tolerance', () => {
    expect(compare(outcomes([1, 1], [2, 1e-13]), Distribution.certain(1), strict)).toEqual([]);
  });

  it('does not take a single value for a distribution', () => {
    expect(compare(outcomes([1, 1]), 1, strict)).toEqual([
      { at: '', expected: 'a distribution', got: '1' },
    ]);
    expect(compare(value(1), Distribution.certain(1), strict)).toHaveLength(1);
  });

  it('tells numbers from texts, and true from 1', () => {
    const got = new Outcomes<unknown>([{ value: true, probability: 1 }]);
    expect(compare(outcomes([1, 1]), got, strict)).toHaveLength(2);
    expect(toText('1')).not.toBe(toText(1));
  });
});
