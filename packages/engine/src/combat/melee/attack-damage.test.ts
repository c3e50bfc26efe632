import { describe, expect, it } from 'vitest';
import { Distribution, Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { AttackView } from '../slot/views.ts';
import { attackDamage, prepareAttack, strikeAll } from './attack-damage.ts';
import { blowDamage } from './blow-damage.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

const view: AttackView = {
  baseSkill: 60,
  blows: 3,
  weapon: { kind: 'hafted', dice: 1, sides: 4, weight: 50, toHit: 2, toDam: 3, flags: [] },
  characterToHit: 1,
  characterToDam: 1,
  level: 10,
  armourClass: 40,
  visible: true,
  monsterFlags: [],
};

describe('the damage of an attack', () => {
  it('ends with the blow that brings the monster below 0, excess included', () => {
    const hits = (...damage: number[]) =>
      new ScriptedChance(
        damage.flatMap(points => [
          ['hit', true] as const,
          ['damage', points] as const,
          ['critical', false] as const,
        ]),
      );
    const exactly = hits(4, 4, 4);
    expect(attackDamage(exactly, rules, { ...view, hp: 16 })).toBe(24);
    exactly.expectEmpty();
    const one = hits(4);
    expect(attackDamage(one, rules, { ...view, hp: 7 })).toBe(8);
    one.expectEmpty();
  });

  it('is that of independent blows when the monster cannot die', () => {
    const ask = new Enumerator();
    const { k, n } = prepareAttack(rules, view);
    const one = Distribution.mixture([
      [k / n, ask.askNumber(blowDamage, rules, view)],
      [1 - k / n, Distribution.certain(0)],
    ]);
    const expected = one.plus(one).plus(one);
    for (const [damage, probability] of ask.askNumber(attackDamage, rules, view)) {
      expect(probability).toBeCloseTo(expected.probability(damage), 14);
    }
  });

  it('kills as often whether or not the last blows are counted', () => {
    const ask = new Enumerator();
    const endless = ask.askNumber(attackDamage, rules, view);
    for (const hp of [0, 4, 10, 20, 30]) {
      const odds = ask.askNumber(attackDamage, rules, { ...view, hp });
      expect(odds.atLeast(hp + 1)).toBeCloseTo(endless.atLeast(hp + 1), 14);
    }
  });

  it('is the same asked of a view and of a prepared attack', () => {
    const ask = new Enumerator();
    const prepared = prepareAttack(rules, { ...view, hp: 12 });
    expect([...ask.askNumber(strikeAll, rules, prepared)]).toEqual([
      ...ask.askNumber(attackDamage, rules, { ...view, hp: 12 }),
    ]);
  });

  it('counts skill, three points for each of to-hit', () => {
    const { k, n } = prepareAttack(rules, view);
    expect(k / n).toBeCloseTo(0.05 + (0.9 * (69 - 30)) / 69, 15);
  });

  it('tells why: what hit, what was rolled, what made it critical', () => {
    const ask = new Enumerator({ collect: true });
    const facts = ask.explain(attackDamage, rules, { ...view, hp: 12 });
    const named = new Map(facts.map(note => [note.fact, note]));
    expect(named.get('attack-skill')).toMatchObject({ amount: 69, other: 3 });
    expect(named.get('armor-counts')).toMatchObject({ amount: 120, other: 4 });
    expect(named.get('weapon-dice')).toMatchObject({ amount: 1, other: 4 });
    expect(named.get('dies-above')).toMatchObject({ amount: 12 });
    expect(named.get('critical-good')!.probability).toBeGreaterThan(0);
  });
});
