import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { adjustedSpeed } from './adjusted-speed.ts';
import { monsterAllotment } from './monster-allotment.ts';
import { SPEED_ADJUSTMENTS } from './names.ts';
import { validateMonsterSpeed } from './validate.ts';

const ask = new Enumerator();
const rules = createRulesets().resolve('nethack-3.6.7').slots.speed;

describe("a monster's points", () => {
  it('are a whole number of moves, right on average', () => {
    for (let speed = 0; speed <= 48; speed++) {
      const view = { speed, adjustment: 'normal' } as const;
      const points = ask.askNumber(monsterAllotment, rules, view);
      expect(points.mean).toBeCloseTo(speed, 10);
      expect([...points].every(([value]) => value % 12 === 0)).toBe(true);
    }
  });

  it.each([
    ['slow', 20, 13],
    ['fast', 20, 27],
    ['slow', 1, 1],
    ['fast', 1, 2],
    ['slow', 0, 0],
    ['fast', 0, 0],
    ['slow', 12, 8],
    ['normal', 36, 36],
  ] as const)('count %s %d as %d', (adjustment, speed, counts) => {
    expect(adjustedSpeed(rules, { speed, adjustment })).toBe(counts);
  });

  it('rise with the speed, and with haste above slowness', () => {
    const speeds = fc.integer({ min: 0, max: 126 });
    fc.assert(
      fc.property(speeds, fc.constantFrom(...SPEED_ADJUSTMENTS), (speed, adjustment) => {
        const counts = adjustedSpeed(rules, { speed, adjustment });
        expect(adjustedSpeed(rules, { speed: speed + 1, adjustment })).toBeGreaterThanOrEqual(
          counts,
        );
        expect(adjustedSpeed(rules, { speed, adjustment: 'slow' })).toBeLessThanOrEqual(counts);
        expect(adjustedSpeed(rules, { speed, adjustment: 'fast' })).toBeGreaterThanOrEqual(counts);
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  it('are refused for an unknown adjustment', () => {
    expect(() => validateMonsterSpeed({ speed: 12, adjustment: 'slown' as 'slow' })).toThrow(
      'did you mean slow?',
    );
  });
});
