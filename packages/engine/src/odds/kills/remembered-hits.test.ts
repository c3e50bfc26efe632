import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Distribution } from '../../chance/index.ts';
import { hitsToKill } from './hits-to-kill.ts';
import { rememberedHits } from './remembered-hits.ts';

const NEGLIGIBLE = 1e-15;

/** A hit: shares of damage by amount, few of them large. */
const hits = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 1000 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map(pairs => {
    const whole = pairs.reduce((sum, [, weight]) => sum + weight, 0);
    return Distribution.of(pairs.map(([value, weight]) => [value, weight / whole] as const));
  });

describe('hits to kill, remembered', () => {
  it('are to the last bit those that are counted for one target', () => {
    const points = fc.array(fc.integer({ min: 1, max: 160 }), { minLength: 1, maxLength: 6 });
    const weapons = fc.array(hits, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(weapons, points, (all, needed) => {
        for (const most of needed) {
          for (const hit of all) {
            const target = Distribution.certain(most);
            expect(rememberedHits(hit, target, NEGLIGIBLE)).toEqual(
              hitsToKill(hit, target, NEGLIGIBLE),
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are counted for hit points that aren’t known, and for more than are remembered', () => {
    const hit = Distribution.dice(1, 3);
    for (const needed of [Distribution.dice(4, 30), Distribution.certain(2500)]) {
      expect(rememberedHits(hit, needed, NEGLIGIBLE)).toEqual(hitsToKill(hit, needed, NEGLIGIBLE));
    }
  });
});
