import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { ShooterView } from '../slot/missile-views.ts';
import type { TargetView, WeaponView } from '../slot/views.ts';
import { missileRound, missileShot } from './missile-round.ts';
import { shotAttack } from './shot-attack.ts';
import { throwAttack } from './throw-attack.ts';
import { missileThrow, throwRound } from './throw-round.ts';

const rulesets = createRulesets();
const rules = rulesets.resolve('angband-3.0.5').slots.combat;

const shooter: ShooterView = {
  class: 'ranger',
  race: 'elf',
  level: 25,
  strength: 68,
  dexterity: 118,
  equipment: [{ toHit: 3, toDam: 9 }],
  weapon: { kind: 'sword', weight: 12, toHit: 20, toDam: 0, blessed: false },
  launcher: { kind: 'long-bow', weight: 40, toHit: 7, toDam: 5 },
  equipmentBlessed: false,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
  extraShots: 0,
  extraMight: 1,
};

const arrow: WeaponView = {
  kind: 'arrow',
  dice: 1,
  sides: 4,
  weight: 2,
  toHit: 1,
  toDam: 2,
  flags: [],
};

const target: TargetView = { armourClass: 36, monsterFlags: ['evil', 'orc'], visible: true };

describe('a shot from the character sheet', () => {
  it('takes skill, bonus and multiplier from it, and nothing of the sword', () => {
    const shot = missileShot(rules, { shooter, missile: arrow, target, distance: 8 });
    expect(shot).toMatchObject({
      baseSkill: 72 + 15 + 112,
      characterToHit: 1 + 6 + 3,
      launcher: { toHit: 7, toDam: 5, multiplier: 4 },
      distance: 8,
    });
    const ask = new Enumerator();
    const view = { shooter, missile: arrow, target, distance: 8 };
    expect([...ask.askNumber(missileRound, rules, view)]).toEqual([
      ...ask.askNumber(shotAttack, rules, shot),
    ]);
  });

  it('needs a launcher', () => {
    const unarmed = { ...shooter, launcher: undefined };
    expect(() =>
      missileShot(rules, { shooter: unarmed, missile: arrow, target, distance: 1 }),
    ).toThrow(UsageError);
  });
});

describe('a throw from the character sheet', () => {
  const view = { thrower: shooter, object: { ...arrow, kind: 'flask' } as const, target };

  it('takes skill and bonus from it, and nothing of the bow', () => {
    const thrown = missileThrow(rules, { ...view, distance: 4 });
    expect(thrown).toMatchObject({ baseSkill: 199, characterToHit: 10, distance: 4 });
    const ask = new Enumerator();
    expect([...ask.askNumber(throwRound, rules, { ...view, distance: 4 })]).toEqual([
      ...ask.askNumber(throwAttack, rules, thrown),
    ]);
  });

  it('takes the bow’s to-hit too where the document is read literally', () => {
    const bonus = (id: string) =>
      missileThrow(rulesets.resolve(id).slots.combat, { ...view, distance: 4 }).characterToHit;
    expect(bonus('attack-spo')).toBe(17);
    expect(bonus('house')).toBe(10);
  });
});
