import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../../chance/index.ts';
import { DueWheel } from './due-wheel.ts';

describe('the wheel of dues', () => {
  it('gives the entries of each tick, the highest first, as a list that is searched does', () => {
    const chance = new PlayedChance(new Generator(7));
    const wheel = new DueWheel();
    wheel.clear(40);
    const dues = new Map<number, number>();
    const put = (entry: number, due: number) => {
      dues.set(entry, due);
      wheel.add(entry, due);
    };
    for (let entry = 0; entry < 40; entry++) {
      put(entry, 1 + chance.below(300));
    }
    const taken: number[] = [];
    for (let tick = 1; tick < 2000; tick++) {
      const listed = [...dues].filter(([, due]) => due === tick).map(([entry]) => entry);
      const count = wheel.take(tick, taken);
      expect(taken.slice(0, count)).toEqual(listed.sort((one, other) => other - one));
      for (const entry of taken.slice(0, count)) {
        put(entry, tick + 1 + chance.below(entry % 3 === 0 ? 400 : 9));
      }
      expect(wheel.earliestAfter(tick)).toBe(Math.min(...dues.values()));
    }
  });

  it('is empty after it was cleared', () => {
    const wheel = new DueWheel();
    wheel.clear(2);
    wheel.add(1, 5);
    wheel.clear(2);
    expect(wheel.earliestAfter(0)).toBe(Number.POSITIVE_INFINITY);
    expect(wheel.take(5, [])).toBe(0);
  });
});
