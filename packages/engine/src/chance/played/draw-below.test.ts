import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator } from '../asked/enumerator.ts';
import { drawBelow } from './draw-below.ts';
import { Generator } from './generator.ts';
import { PlayedChance } from './played.ts';

describe('draws below a number for a crowd', () => {
  it('are those that are drawn one by one, and leave the generator where they do', () => {
    const n = fc.oneof(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(65535, 65536, 65537, 2 ** 21, 3e9),
    );
    const draws = fc.array(fc.record({ n, count: fc.nat(150) }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer(), draws, (seed, crowds) => {
        const crowd = new PlayedChance(new Generator(seed));
        const single = new PlayedChance(new Generator(seed));
        for (const { n: cases, count } of crowds) {
          const into = new Int32Array(count + 2).fill(-1);
          drawBelow(crowd, cases, 'draw', into, 1, count);
          const expected = Int32Array.from({ length: count }, () => single.below(cases));
          expect([...into]).toEqual([-1, ...expected, -1]);
          expect(crowd.generator.save()).toEqual(single.generator.save());
        }
      }),
      { seed: 35, numRuns: 100 },
    );
  });

  it('redraw the words that would favour some number', () => {
    // Of 60000 cases 47296 words in 2³² do.
    const crowd = new PlayedChance(new Generator(36));
    const single = new Generator(36);
    const words = new Generator(36);
    const into = new Int32Array(400_000);
    drawBelow(crowd, 60_000, 'draw', into, 0, into.length);
    let differing = 0;
    for (const drawn of into) {
      differing += Number(drawn !== single.below(60_000));
      words.u32();
    }
    expect(differing).toBe(0);
    expect(crowd.generator.save()).toEqual(single.save());
    expect(crowd.generator.save()).not.toEqual(words.save());
  });

  it('are asked for one by one where a rule is asked', () => {
    const { distribution } = new Enumerator().enumerate(chance => {
      const into = new Int32Array(2);
      drawBelow(chance, 3, 'draw', into, 0, 2);
      return into[0]! * 3 + into[1]!;
    });
    for (let value = 0; value < 9; value++) {
      expect(distribution!.probability(value)).toBeCloseTo(1 / 9, 12);
    }
  });
});
