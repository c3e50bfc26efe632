import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { hitAll, hitCases, hitChance } from './hit-chance.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;
const document = rulesets.resolve('attack-spo').slots.combat;

function fraction(of: typeof rules, skill: number, armourClass: number, visible = true): string {
  const { numerator, denominator } = hitChance(of, { skill, armourClass, visible });
  return `${numerator}/${denominator}`;
}

describe('the chance to hit', () => {
  it('of a skill of 150 at a Drolem is 36.8 %, in ATTACK.SPO 36.5 %', () => {
    expect(fraction(rules, 150, 130)).toBe('46/125');
    expect(fraction(document, 150, 130)).toBe('73/200');
  });

  it('is 95 % without armour and 5 % without skill', () => {
    expect(fraction(rules, 1, 0)).toBe('19/20');
    expect(fraction(rules, 0, 0)).toBe('1/20');
    expect(fraction(rules, -40, 10)).toBe('1/20');
    expect(fraction(rules, 50, 199)).toBe('1/20');
  });

  it('drops halves of a skill against the unseen, in ATTACK.SPO it keeps them', () => {
    expect(fraction(rules, 1, 0, false)).toBe('1/20');
    expect(fraction(document, 1, 0, false)).toBe('19/20');
    expect(fraction(rules, 149, 130, false)).toBe('1/20');
    expect(fraction(document, 149, 130, false)).toBe('1/20');
    expect(fraction(rules, -3, 0, false)).toBe('1/20');
  });

  it('lies between 5 and 95 %, rises with skill and falls with armour', () => {
    const number = fc.integer({ min: -50, max: 600 });
    fc.assert(
      fc.property(number, fc.nat(250), fc.boolean(), (skill, armourClass, visible) => {
        const chance = (more: number, armour: number) =>
          hitChance(rules, { skill: skill + more, armourClass: armourClass + armour, visible })
            .probability;
        const now = chance(0, 0);
        expect(now).toBeGreaterThanOrEqual(0.05);
        expect(now).toBeLessThanOrEqual(0.95);
        expect(chance(1, 0)).toBeGreaterThanOrEqual(now);
        expect(chance(0, 1)).toBeLessThanOrEqual(now);
      }),
    );
  });

  it('is a count of whole cases, as the program counts them', () => {
    for (const [skill, armourClass] of [
      [150, 130],
      [7, 3],
      [466, 151],
    ] as const) {
      const armour = Math.floor((armourClass * 3) / 4);
      const past = Math.max(0, skill - armour);
      const share = hitCases(rules, skill, armourClass) / hitAll(rules, skill);
      expect(share).toBeCloseTo(0.05 + (0.9 * past) / skill, 15);
      expect(Number.isInteger(hitCases(rules, skill, armourClass))).toBe(true);
    }
  });
});
