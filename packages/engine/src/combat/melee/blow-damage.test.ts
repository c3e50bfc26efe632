import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { BlowView } from '../slot/views.ts';
import { blowDamage } from './blow-damage.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;

const sword: BlowView = {
  weapon: {
    kind: 'sword',
    dice: 2,
    sides: 5,
    weight: 130,
    toHit: 4,
    toDam: 6,
    flags: ['slay-evil'],
  },
  characterToHit: 3,
  characterToDam: 2,
  level: 20,
  monsterFlags: ['evil'],
};

describe('the damage of a blow', () => {
  it('is dice, slay, critical and bonuses, in this order', () => {
    const luck = new ScriptedChance([
      ['damage', 7],
      ['critical', true],
      ['critical-class', 1],
    ]);
    expect(blowDamage(luck, rules, sword)).toBe(7 * 2 * 2 + 10 + 6 + 2);
    luck.expectEmpty();
  });

  it('of bare hands is 1 and the bonus, in ATTACK.SPO just 1', () => {
    const document = rulesets.resolve('attack-spo').slots.combat;
    const fist: BlowView = { ...sword, weapon: undefined, characterToDam: 31 };
    const luck = new ScriptedChance([]);
    expect(blowDamage(luck, rules, fist)).toBe(32);
    expect(blowDamage(luck, rules, { ...fist, characterToDam: -9 })).toBe(0);
    expect(blowDamage(luck, document, fist)).toBe(1);
    expect(blowDamage(luck, document, { ...fist, characterToDam: -9 })).toBe(1);
  });

  it('is never negative', () => {
    const cursed = { ...sword, weapon: { ...sword.weapon!, toDam: -30 } };
    const odds = new Enumerator().askNumber(blowDamage, rules, cursed);
    expect(odds.min).toBe(0);
    expect(odds.probability(0)).toBeGreaterThan(0.5);
  });

  it('of no dice is the bonuses alone but for critical hits', () => {
    const club = { ...sword, weapon: { ...sword.weapon!, sides: 0 } };
    const odds = new Enumerator().askNumber(blowDamage, rules, club);
    expect(odds.min).toBe(8);
    expect([...odds].map(([value]) => value)).toEqual([8, 13, 18, 23]);
  });

  it('adds up to certainty over all outcomes', () => {
    const small = fc.integer({ min: -30, max: 40 });
    const view = fc.record({
      weapon: fc.record({
        kind: fc.constantFrom('sword', 'hafted', 'digger'),
        dice: fc.nat(6),
        sides: fc.nat(10),
        weight: fc.nat(1500),
        toHit: small,
        toDam: small,
        flags: fc.subarray(['slay-evil', 'brand-fire', 'execute-dragon'] as const),
      }),
      characterToHit: small,
      characterToDam: small,
      level: fc.integer({ min: 1, max: 50 }),
      monsterFlags: fc.subarray(['evil', 'dragon', 'immune-fire'] as const),
    });
    fc.assert(
      fc.property(view, (input: BlowView) => {
        const odds = new Enumerator().askNumber(blowDamage, rules, input);
        const sum = [...odds].reduce((total, [, probability]) => total + probability, 0);
        expect(sum).toBeCloseTo(1, 12);
        expect(odds.min).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });
});
