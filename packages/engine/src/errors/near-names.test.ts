import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NearNames } from './near-names.ts';
import { nearest } from './nearest.ts';

/** The number of changes, by its definition. */
function changesOf(from: string, to: string): number {
  const known = new Map<string, number>();
  const walk = (left: number, right: number): number => {
    if (left === 0 || right === 0) {
      return left + right;
    }
    const key = `${left} ${right}`;
    let changes = known.get(key);
    if (changes === undefined) {
      const same = from[left - 1] === to[right - 1] ? 0 : 1;
      const ways = [
        walk(left - 1, right - 1) + same,
        walk(left - 1, right) + 1,
        walk(left, right - 1) + 1,
      ];
      if (left > 1 && right > 1 && from[left - 1] === to[right - 2]) {
        ways.push(from[left - 2] === to[right - 1] ? walk(left - 2, right - 2) + 1 : Infinity);
      }
      changes = Math.min(...ways);
      known.set(key, changes);
    }
    return changes;
  };
  return walk(from.length, to.length);
}

/** A tree of 100,000 names that differ only in their last letters. */
const HOSTILE = Array.from({ length: 100_000 }, (_, at) => `${'ab'.repeat(45)}${at}`);

describe('the nearest name', () => {
  it('is the first of those with the fewest changes', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '_'), maxLength: 9 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 12 }), fc.nat(4), (written, names, most) => {
        const distances = names.map(name => changesOf(written, name));
        const least = Math.min(...distances);
        const expected = least <= most ? names[distances.indexOf(least)] : undefined;
        expect(new NearNames(names).search(written, most).name).toBe(expected);
      }),
    );
  });

  it.each([
    ['Firebal', 'fireball'],
    ['fierball', 'fireball'],
    ['slep', 'sleep'],
    ['xyzzy', undefined],
  ])('of %s is %s', (written, meant) => {
    expect(nearest(written, ['sleep', 'fireball'])).toBe(meant);
  });

  it('is looked for with bounded work among names that a hostile tree has chosen', () => {
    const names = new NearNames(HOSTILE);
    for (const written of [`${'ab'.repeat(45)}x`, `${'ba'.repeat(47)}`, 'ab'.repeat(33)]) {
      const { cells } = names.search(written, Math.floor(written.length / 3));
      expect(cells).toBeLessThan(1_010_000);
    }
  });

  it('is none of a name beyond all length, nor is such a name near', () => {
    const long = 'a'.repeat(1_000_000);
    expect(new NearNames(['aa', long]).search(long, 10)).toEqual({ name: undefined, cells: 0 });
    expect(new NearNames([long]).search('a'.repeat(100), 40).cells).toBe(0);
  });
});
