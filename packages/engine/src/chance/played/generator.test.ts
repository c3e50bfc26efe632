import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../errors/index.ts';
import { Generator } from './generator.ts';

const TWO_32 = 4294967296;

/** xoshiro128** by its definition, one step at a time. */
function* reference(seed: number): Iterable<number> {
  const state: number[] = [];
  let x = seed >>> 0;
  for (let word = 0; word < 4; word++) {
    x = (x + 0x9e3779b9) >>> 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b) >>> 0;
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35) >>> 0;
    state.push((z ^ (z >>> 16)) >>> 0);
  }
  const rotated = (value: number, by: number) => ((value << by) | (value >>> (32 - by))) >>> 0;
  let [a, b, c, d] = state as [number, number, number, number];
  for (;;) {
    yield Math.imul(rotated(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
    const shifted = (b << 9) >>> 0;
    c = (c ^ a) >>> 0;
    d = (d ^ b) >>> 0;
    b = (b ^ c) >>> 0;
    a = (a ^ d) >>> 0;
    c = (c ^ shifted) >>> 0;
    d = rotated(d, 11);
  }
}

describe('the generator', () => {
  it('is xoshiro128**, whatever its buffer', () => {
    const generator = new Generator(20260101);
    let count = 0;
    for (const expected of reference(20260101)) {
      expect(generator.u32()).toBe(expected);
      if (++count === 300) {
        return;
      }
    }
  });

  it('goes on from any saved moment as if nothing had happened', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 200 }), (seed, drawn) => {
        const generator = new Generator(seed);
        for (let draw = 0; draw < drawn; draw++) {
          generator.u32();
        }
        const saved = JSON.parse(JSON.stringify(generator.save()));
        const restored = Generator.restore(saved);
        expect(restored.save()).toEqual(saved);
        for (let draw = 0; draw < 150; draw++) {
          expect(restored.u32()).toBe(generator.u32());
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([1, 2, 3, 20, 100, 2 ** 21 - 1, 2 ** 21, 3_000_000_000, TWO_32])(
    'draws below %i within range',
    n => {
      const generator = new Generator(7);
      for (let draw = 0; draw < 2000; draw++) {
        const drawn = generator.below(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }
    },
  );

  it('takes the high half of the product, also where doubles end', () => {
    const plain = new Generator(11);
    const drawn = new Generator(11);
    for (let draw = 0; draw < 500; draw++) {
      const n = 2 ** 21 + draw * 8_589_937;
      const favoured = BigInt(TWO_32 % n);
      let product: bigint;
      do {
        product = BigInt(plain.u32()) * BigInt(n);
      } while (product % BigInt(TWO_32) < favoured);
      expect(drawn.below(n)).toBe(Number(product / BigInt(TWO_32)));
    }
  });

  it('sums the draws that it makes one by one, and continues where they do', () => {
    // Of 60000 and 2000000 cases some words are drawn again; 300 draws outrun the buffer.
    const n = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(60_000, 2e6, 2 ** 21, 3e9));
    const count = fc.oneof({ weight: 9, arbitrary: fc.nat(30) }, fc.constantFrom(256, 300));
    const sums = fc.array(fc.record({ n, count }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer(), sums, (seed, rolls) => {
        const summed = new Generator(seed);
        const single = new Generator(seed);
        for (const { n: cases, count: draws } of rolls) {
          let sum = 0;
          for (let draw = 0; draw < draws; draw++) {
            sum += single.below(cases);
          }
          expect(summed.sumBelow(draws, cases)).toBe(sum);
          expect(summed.save()).toEqual(single.save());
        }
      }),
      { seed: 37, numRuns: 200 },
    );
  });

  it('favours no number: chi-squared over 7 values', () => {
    const generator = new Generator(5);
    const counts = new Array<number>(7).fill(0);
    const draws = 70_000;
    for (let draw = 0; draw < draws; draw++) {
      counts[generator.below(7)]!++;
    }
    const chi = counts.reduce((sum, count) => sum + (count - draws / 7) ** 2 / (draws / 7), 0);
    // 6 degrees of freedom: beyond 22.5 once in a thousand.
    expect(chi).toBeLessThan(22.5);
  });

  it.each([0, -1, 1.5, Number.NaN, TWO_32 + 1])('refuses to draw below %d', n => {
    expect(() => new Generator(1).below(n)).toThrow(UsageError);
  });

  it('refuses an invalid state', () => {
    expect(() => Generator.restore({ words: [0, 0, 0, 0], position: 0 })).toThrow(/words/);
    expect(() => Generator.restore({ words: [1, 2, 3, 4], position: 257 })).toThrow(/position/);
  });
});
