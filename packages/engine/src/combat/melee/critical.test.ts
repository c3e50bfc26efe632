import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { criticalDamage, criticalWeights } from './critical.ts';

const { critical } = createRulesets().resolve('angband-3.0.5').slots.combat;

describe('critical hits', () => {
  it('come by weight, to-hit and level', () => {
    const view = { weight: 12, bonus: 30, level: 25, damage: 10 };
    const odds = new Enumerator().askNumber(criticalDamage, critical, view);
    expect([...odds]).toEqual([
      [10, expect.closeTo(0.9526, 15)],
      [25, expect.closeTo(0.02822123076923077, 15)],
      [30, expect.closeTo(0.019178769230769232, 15)],
    ]);
  });

  it('never come at a power of 0 or less, and always from 5000 up', () => {
    const ask = new Enumerator();
    const never = ask.askNumber(criticalDamage, critical, {
      weight: 0,
      bonus: -20,
      level: 25,
      damage: 1,
    });
    expect(never.probability(1)).toBe(1);
    const always = ask.askNumber(criticalDamage, critical, {
      weight: 1300,
      bonus: 1200,
      level: 50,
      damage: 7,
    });
    expect([...always]).toEqual([[49, 1]]);
  });

  it.each([
    [0, 25],
    [1, 30],
    [2, 45],
    [3, 50],
    [4, 60],
  ])('of class %i make %i of 10', (index, damage) => {
    const luck = new ScriptedChance([
      ['critical', true],
      ['critical-class', index],
    ]);
    // Of a weight of 899 only the strongest classes are possible; of 0 only the weakest.
    const weight = index < 2 ? 0 : index === 2 ? 600 : 899;
    expect(criticalDamage(luck, critical, { weight, bonus: 0, level: 9, damage: 10 })).toBe(damage);
    luck.expectEmpty();
  });

  it('round a half of the damage down', () => {
    const view = { weight: 1300, bonus: 1200, level: 50, damage: 1 };
    expect(new Enumerator().askNumber(criticalDamage, critical, view).min).toBe(28);
  });

  it('spread every face of the die over the classes', () => {
    fc.assert(
      fc.property(fc.nat(3000), weight => {
        const faces = criticalWeights(critical, weight);
        expect(faces.reduce((sum, count) => sum + count, 0)).toBe(650);
        expect(Math.min(...faces)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('spread the faces as counting them one by one does', () => {
    for (const weight of [0, 12, 399, 400, 650, 899, 1299, 1300]) {
      const counted = [0, 0, 0, 0, 0];
      for (let face = 1; face <= 650; face++) {
        const strength = weight + face;
        const index = critical.classes.findLastIndex(({ from }) => strength >= from);
        counted[index]! += 1;
      }
      expect([...criticalWeights(critical, weight)]).toEqual(counted);
    }
  });
});
