import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import type { AttackerView, AttackView, TargetView } from './slot/views.ts';
import { validateAttack, validateAttacker, validateTarget } from './validate.ts';

const rules = createRulesets().resolve('angband-3.0.5').slots.combat;

const target: TargetView = { armourClass: 30, monsterFlags: ['evil'], visible: true, hp: 10 };

const attacker: AttackerView = {
  class: 'rogue',
  race: 'gnome',
  level: 7,
  strength: 16,
  dexterity: 17,
  equipment: [{ toHit: 1, toDam: 0 }],
  weapon: {
    kind: 'sword',
    weight: 12,
    toHit: 0,
    toDam: 0,
    blessed: false,
    dice: 1,
    sides: 4,
    flags: ['slay-orc'],
  },
  launcher: { kind: 'sling', weight: 5, toHit: 1, toDam: 0 },
  equipmentBlessed: false,
  extraBlows: 0,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
};

const attack: AttackView = {
  ...target,
  baseSkill: 80,
  blows: 2,
  weapon: attacker.weapon,
  characterToHit: 0,
  characterToDam: 0,
  level: 7,
};

describe('input of callers', () => {
  it('passes when it is in range', () => {
    expect(() => validateAttacker(rules, attacker)).not.toThrow();
    expect(() => validateTarget(target)).not.toThrow();
    expect(() => validateAttack(attack)).not.toThrow();
  });

  it.each([
    [{ level: 0 }, /^level: expected an integer from 1 to 50, got 0$/],
    [{ level: 51 }, /^level: .*51/],
    [{ strength: 2 }, /^strength: expected an integer from 3/],
    [{ dexterity: 3.5 }, /^dexterity: .*3\.5/],
    [{ class: 'warior' }, /^class: .*did you mean warrior/],
    [{ race: 'ent' }, /^race: expected one of human, half-elf/],
    [{ stun: -1 }, /^stun/],
    [{ extraBlows: Number.NaN }, /^extraBlows: .*NaN/],
    [{ equipment: [{ toHit: 0, toDam: 1e6 }] }, /^equipment\[0\]\.toDam/],
    [{ weapon: { ...attacker.weapon!, kind: 'blade' } }, /^weapon\.kind/],
    [{ weapon: { ...attacker.weapon!, dice: -1 } }, /^weapon\.dice/],
    [{ weapon: { ...attacker.weapon!, flags: ['slay-ork'] } }, /^weapon\.flags: .*slay-orc/],
    [{ launcher: { ...attacker.launcher!, weight: -5 } }, /^launcher\.weight/],
  ])('a character with %j is refused by name', (change, message) => {
    const wrong = { ...attacker, ...change } as AttackerView;
    expect(() => validateAttacker(rules, wrong)).toThrow(UsageError);
    expect(() => validateAttacker(rules, wrong)).toThrow(message);
  });

  it.each([
    [{ armourClass: -1 }, /^armourClass/],
    [{ monsterFlags: ['evill'] }, /^monsterFlags: .*did you mean evil/],
    [{ visible: 1 }, /^visible: expected true or false/],
    [{ hp: -1 }, /^hp/],
    [{ blows: 0 }, /^blows: expected an integer from 1/],
    [{ baseSkill: 1e9 }, /^baseSkill/],
  ])('an attack with %j is refused by name', (change, message) => {
    expect(() => validateAttack({ ...attack, ...change } as AttackView)).toThrow(message);
  });
});
