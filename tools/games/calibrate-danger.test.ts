// The told danger against what comes, in few games; `npm run games -- danger` plays a thousand.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import {
  calibrateDanger,
  type DangerBin,
  dangerText,
  dangerVerdict,
  mergedDanger,
} from './calibrate-danger.ts';

const trial = {
  content: loadContent(readContent()),
  ruleset: createRulesets().resolve('house'),
  ...{ most: 120, moves: 5, oneIn: 3 },
};

describe('the danger of heroes who stand their ground', () => {
  it('comes as often as it is told, however the games are shared out', () => {
    const [both, one, other] = [
      [0, 1, 2, 3],
      [0, 2],
      [1, 3],
    ].map(numbers => calibrateDanger({ ...trial, numbers }, () => 0));
    expect(mergedDanger([one!, other!])).toEqual(both);
    const moments = both!.stood.reduce((sum, { count }) => sum + count, 0);
    expect(moments).toBeGreaterThan(20);
    // Some were asked about a second time, with fewer hit points.
    expect(both!.times.length).toBeLessThan(moments);
    expect(dangerVerdict(both!.stood).agrees).toBe(true);
    expect(dangerText(both!)).toMatch(/chi-squared [\d.]+ over \d+ tenths: p [\d.]+, agrees/);
  });

  /** Moments of which each told the same chance. */
  const bin = (count: number, told: number, died: number): DangerBin => ({
    count,
    told: count * told,
    variance: count * told * (1 - told),
    died,
    byGame: 0,
  });

  it('is judged by the tenths that hold enough', () => {
    expect(dangerVerdict([bin(100, 0.05, 5), bin(100, 0.55, 54)])).toMatchObject({
      tenths: 1,
      agrees: true,
    });
    const { chiSquared, chance, agrees } = dangerVerdict([bin(400, 0.5, 240), bin(400, 0.25, 100)]);
    expect(chiSquared).toBeCloseTo(16, 8);
    expect(chance).toBeCloseTo(Math.exp(-8), 8);
    expect(agrees).toBe(false);
    // Games that differ by what the hero can't know: 16 of them, each 10 deaths off, one way or the other.
    const byGames = { ...bin(400, 0.5, 240), byGame: 16 * 10 ** 2 };
    expect(dangerVerdict([byGames]).chiSquared).toBeCloseTo(1, 8);
    expect(dangerVerdict([bin(100, 0, 0)])).toMatchObject({ tenths: 0, chance: 1, agrees: true });
  });
});
