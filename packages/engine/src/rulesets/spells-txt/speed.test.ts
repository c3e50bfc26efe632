import { describe, expect, it } from 'vitest';
import { createRulesets } from '../index.ts';

const { turnsInTick, clockAfterTick } = createRulesets().resolve('spells-txt').slots.spells.steps;

/** What the document says, tick by tick: every act costs 1 of what is gathered. */
function byHand(speedLeft: number, speed: number): [turns: number, left: number] {
  let left = Math.fround(speedLeft + speed);
  let turns = 0;
  while (left > 0) {
    left = Math.fround(left - 1);
    turns++;
  }
  return [turns, left];
}

describe('a tick by the document on spells', () => {
  it('is that of counting acts one by one, to the last bit', () => {
    let left = Math.fround(-0.1);
    for (const speed of [0.03, 0.2, 0.5, 0.9, 1, 1.2, 2.7, 10]) {
      for (let tick = 0; tick < 200; tick++) {
        const [turns, after] = byHand(left, Math.fround(speed));
        expect(turnsInTick(left, Math.fround(speed))).toBe(turns);
        left = clockAfterTick(left, Math.fround(speed));
        expect(left).toBeCloseTo(after, 12);
      }
    }
  });

  it('takes a negative speed for a speed, as the program does', () => {
    expect(turnsInTick(-0.1, -1)).toBe(turnsInTick(-0.1, 1));
    expect(clockAfterTick(-0.1, -1)).toBe(clockAfterTick(-0.1, 1));
  });

  it('comes to an end with any speed', () => {
    expect(turnsInTick(0, 1e9)).toBe(1e9);
  });
});
