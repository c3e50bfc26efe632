import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { ShotDamageView } from '../slot/missile-views.ts';
import { prepareShotDamage, shotDamage } from './shot-damage.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;

const view: ShotDamageView = {
  launcher: { toHit: 12, toDam: 4, multiplier: 3 },
  missile: {
    kind: 'arrow',
    dice: 1,
    sides: 6,
    weight: 2,
    toHit: 3,
    toDam: 2,
    flags: ['slay-evil', 'brand-fire'],
  },
  characterToHit: 10,
  level: 20,
  monsterFlags: ['evil', 'immune-fire'],
};

describe('the damage of a shot that has hit', () => {
  it('multiplies dice and bonuses by launcher and slay, then comes the critical', () => {
    const luck = new ScriptedChance([
      ['damage', 4],
      ['critical', true],
      ['critical-class', 0],
    ]);
    // (4 + 2 + 4) × 3 × 2 = 60, twice and 5
    expect(shotDamage(luck, rules, view)).toBe(125);
    luck.expectEmpty();
  });

  it('is critical by the missile and the arm, not by the launcher', () => {
    // 2 + 4 × (10 + 3) + 2 × 20
    expect(prepareShotDamage(rules, view).criticalPower).toBe(94);
    for (const id of ['attack-spo', 'house']) {
      const document = rulesets.resolve(id).slots.combat;
      expect(prepareShotDamage(document, view).criticalPower).toBe(94 + 4 * 12);
    }
  });

  it('takes the slays of the missile, and the highest only', () => {
    expect(prepareShotDamage(rules, view).multiplier).toBe(6);
    const burning = { ...view, monsterFlags: ['evil'] } as const;
    expect(prepareShotDamage(rules, burning).multiplier).toBe(9);
  });

  it('is never below 0, though a critical may be made of less', () => {
    const missile = { ...view.missile, toDam: -20, flags: [] };
    const bad = { ...view, missile, launcher: { ...view.launcher, multiplier: 1 } };
    const odds = new Enumerator().askNumber(shotDamage, rules, bad);
    expect([...odds]).toEqual([[0, 1]]);
    const slightly = { ...bad, missile: { ...missile, toDam: -6 } };
    // 1 − 6 + 4 = −1; a good hit makes 2 × −1 + 5 = 3 of it.
    const luck = new ScriptedChance([
      ['damage', 1],
      ['critical', true],
      ['critical-class', 0],
    ]);
    expect(shotDamage(luck, rules, slightly)).toBe(3);
  });

  it('adds up to 1 over everything that can come', () => {
    const odds = new Enumerator().askNumber(shotDamage, rules, view);
    expect([...odds].reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 14);
    // Nothing of a light arrow is superb: strengths end at 502.
    expect(odds.max).toBe(2 * 72 + 10);
  });

  it('tells why', () => {
    const facts = new Enumerator({ collect: true }).explain(shotDamage, rules, view);
    const named = new Map(facts.map(note => [note.fact, note]));
    expect(named.get('missile-dice')).toMatchObject({ amount: 1, other: 6 });
    expect(named.get('missile-added')).toMatchObject({ amount: 6 });
    expect(named.get('launcher-multiplies')).toMatchObject({ amount: 3 });
    expect(named.get('slay-evil')).toMatchObject({ amount: 2, probability: 1 });
    expect(named.get('critical-good')!.probability).toBeLessThan(0.02);
  });
});
