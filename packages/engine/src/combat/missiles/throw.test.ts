import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { ThrowView } from '../slot/missile-views.ts';
import { prepareThrow, throwAttack } from './throw-attack.ts';
import { prepareThrowDamage, throwDamage } from './throw-damage.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;
const document = rulesets.resolve('attack-spo').slots.combat;

const spear: ThrowView = {
  object: {
    kind: 'polearm',
    dice: 1,
    sides: 6,
    weight: 50,
    toHit: 4,
    toDam: 3,
    flags: ['slay-animal'],
  },
  characterToHit: 6,
  level: 15,
  monsterFlags: ['animal'],
  baseSkill: 70,
  armourClass: 20,
  visible: true,
  distance: 5,
};

const flask: ThrowView = {
  ...spear,
  object: {
    kind: 'flask',
    dice: 2,
    sides: 6,
    weight: 10,
    toHit: 7,
    toDam: 5,
    flags: ['brand-fire'],
  },
};

describe('a throw', () => {
  it('multiplies dice and bonus by the slay, then comes the critical', () => {
    const luck = new ScriptedChance([
      ['damage', 5],
      ['critical', true],
      ['critical-class', 1],
    ]);
    expect(throwDamage(luck, rules, spear)).toBe((5 + 3) * 2 * 2 + 10);
    luck.expectEmpty();
  });

  it('of a flask has no brand, whatever it is filled with', () => {
    expect(prepareThrowDamage(rules, flask).multiplier).toBe(1);
  });

  it('counts what any object adds, in the program; in the document only what weapons add', () => {
    expect(prepareThrowDamage(rules, flask)).toMatchObject({
      added: 5,
      criticalPower: 10 + 4 * 13 + 2 * 15,
    });
    expect(prepareThrowDamage(document, flask)).toMatchObject({
      added: 0,
      criticalPower: 10 + 4 * 6 + 2 * 15,
    });
    expect(prepareThrowDamage(document, spear)).toEqual(prepareThrowDamage(rules, spear));
  });

  it('aims without the to-hit of the object, in the document with a weapon’s', () => {
    const chance = ({ k, n }: { readonly k: number; readonly n: number }) => k / n;
    const at = (skill: number) => 0.05 + (0.9 * (skill - 15)) / skill;
    expect(chance(prepareThrow(rules, spear))).toBeCloseTo(at(70 + 3 * 6 - 5), 15);
    expect(chance(prepareThrow(document, spear))).toBeCloseTo(at(70 + 3 * 10 - 5), 15);
    expect(chance(prepareThrow(document, flask))).toBeCloseTo(at(70 + 3 * 6 - 5), 15);
  });

  it('rolls its dice before it is known whether it hits', () => {
    const luck = new ScriptedChance([
      ['damage', 5],
      ['hit', false],
    ]);
    expect(throwAttack(luck, rules, spear)).toBe(0);
    luck.expectEmpty();
  });

  it('adds up to 1 over everything that can come', () => {
    const odds = new Enumerator().askNumber(throwAttack, rules, spear);
    expect([...odds].reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 14);
  });

  it('tells why', () => {
    const facts = new Enumerator({ collect: true }).explain(throwAttack, document, flask);
    const named = facts.map(({ fact }) => fact);
    expect(named).toEqual(expect.arrayContaining(['thrown-no-weapon', 'distance-to-hit']));
    expect(named).not.toContain('launcher-multiplies');
  });
});
