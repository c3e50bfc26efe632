import { Distribution, Outcomes } from '@roguewright/engine/chance';
import { describe, expect, it } from 'vitest';
import { Parts } from './parts.ts';
import { plainText } from './plain-text.ts';

describe('the text of plain data', () => {
  it('does not depend on how the data is arranged', () => {
    const one = { b: [1, undefined], a: { y: null, x: new Set(['q', 'p']) }, c: undefined };
    const other = { a: { x: new Set(['p', 'q']), y: null }, b: [1, undefined] };
    expect(plainText(one)).toBe('{a:{x:set["p","q"],y:null},b:[1,undefined]}');
    expect(plainText(other)).toBe(plainText(one));
    expect(plainText(new Map([[2, 'b']]))).toBe('map[2:"b"]');
    expect(plainText(Int32Array.of(1, 2))).toBe(plainText([1, 2]));
  });

  it('tells distributions in their order, and outcomes in none', () => {
    expect(plainText(Distribution.dice(1, 2))).toBe('distribution[[1,0.5],[2,0.5]]');
    const outcomes = (...values: string[]) =>
      plainText(new Outcomes(values.map(value => ({ value, probability: 0.5 }))));
    expect(outcomes('b', 'a')).toBe('outcomes["a":0.5,"b":0.5]');
    expect(outcomes('a', 'b')).toBe(outcomes('b', 'a'));
  });

  it('tells integers in full and fractions to 8 decimals, whatever the order of a sum was', () => {
    expect(plainText(2 ** 53 - 1)).toBe('9007199254740991');
    expect(plainText(0.1 + 0.2)).toBe(plainText(0.3));
    expect(plainText(1 - 1e-16 - 1e-16)).toBe('1');
    expect(plainText([-1e-17, 0, -0])).toBe('[0,0,0]');
    expect(plainText(1234.5 * (1 + 1e-15))).toBe('1234.5');
    expect(plainText(0.12345678)).not.toBe(plainText(0.12345679));
    expect(plainText(Number.POSITIVE_INFINITY)).toBe('Infinity');
  });

  it('tells texts from numbers, and lists from their members', () => {
    expect(plainText('1')).not.toBe(plainText(1));
    expect(plainText(['a,b'])).not.toBe(plainText(['a', 'b']));
    expect(plainText([[1], 2])).not.toBe(plainText([1, [2]]));
  });

  it('leaves out what it is told to, at any depth', () => {
    const told = { hue: 'fire', things: [{ hue: 'ice', x: 1 }] };
    expect(plainText(told, new Set(['hue']))).toBe('{things:[{x:1}]}');
  });

  it('refuses what is no data', () => {
    expect(() => plainText({ rule: () => 1 })).toThrow(/expected plain data/);
  });
});

describe('parts', () => {
  /** The signature of some parts, told one after another. */
  function signed(...told: readonly (readonly [name: string, value: unknown])[]) {
    const parts = new Parts();
    for (const [name, value] of told) {
      parts.add(name, value);
    }
    return parts.sign();
  }

  it('make the same signature in any order, but count what is told of one in order', () => {
    const { hash, parts } = signed(['b', 1], ['a', 2], ['a', 3]);
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
    expect(parts.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(signed(['a', 2], ['b', 1], ['a', 3]).hash).toBe(hash);
    expect(signed(['b', 1], ['a', 3], ['a', 2]).hash).not.toBe(hash);
    expect(signed(['c', 1], ['a', 2], ['a', 3]).hash).not.toBe(hash);
  });

  it('change alone', () => {
    const one = signed(['a', 1], ['b', { x: 1 }]).parts;
    const other = signed(['a', 1], ['b', { x: 2 }]).parts;
    expect(other[0]).toEqual(one[0]);
    expect(other[1]).not.toEqual(one[1]);
  });
});
