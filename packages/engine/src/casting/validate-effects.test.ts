import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import type { ChanceView } from './slot/views.ts';
import { validateChance } from './validate.ts';
import {
  validateAim,
  validateAmnesia,
  validateAttack,
  validateBackfire,
  validatePower,
  validateRetention,
} from './validate-effects.ts';
import type { PowerPriceView } from './variants/power.ts';

const library = createRulesets();
const fiqhack = library.resolve('fiqhack').slots.casting;

const mage: PowerPriceView = {
  caster: 'hero',
  role: 'wizard',
  intelligence: 18,
  level: 1,
  spellLevel: 1,
  skill: 'basic',
  bodyArmour: 'none',
  helmet: 'none',
  gloves: 'none',
  boots: 'none',
  shield: 'none',
  robe: false,
  quarterstaff: false,
  amulet: false,
};

const attack = { casterLevel: 3, intelligence: 12, targetLevel: 4, targetResistance: 10 };

describe('what no caster can be is refused by field, value and range', () => {
  it.each<readonly [() => void, RegExp]>([
    [() => validateRetention({ turnsLeft: -1, skill: 'basic' }), /turnsLeft.*from 0/],
    [() => validateRetention({ turnsLeft: 1, skill: 'basick' as 'basic' }), /did you mean basic/],
    [() => validateBackfire({ spellLevel: 0, confusion: 0, stun: 0 }), /spellLevel.*from 1 to 7/],
    [() => validateBackfire({ spellLevel: 1, confusion: 0, stun: 0.5 }), /stun/],
    [() => validateAmnesia({ memories: [1, -2], confused: false, luck: 0 }), /memories\[1\]/],
    [() => validateAmnesia({ memories: [], confused: false, luck: 14 }), /luck.*from -13 to 13/],
    [() => validateAim({ skill: 'expert', dexterity: 300 }), /dexterity.*from 3 to 25, got 300/],
    [() => validateAttack({ ...attack, casterLevel: 0 }), /casterLevel.*from 1 to 30/],
    [() => validateAttack({ ...attack, intelligence: 300 }), /intelligence.*from 3 to 25, got 300/],
    [() => validateAttack({ ...attack, targetResistance: 101 }), /targetResistance.*to 100/],
    [() => validatePower(fiqhack, { ...mage, role: 'wizzard' }), /did you mean wizard/],
    [() => validatePower(fiqhack, { ...mage, shield: 'bulky' as 'none' }), /shield/],
    [() => validatePower(fiqhack, { ...mage, level: 0 }), /level.*from 1/],
  ])('%s', (check, message) => {
    expect(check).toThrow(UsageError);
    expect(check).toThrow(message);
  });

  it('and what one can be is not', () => {
    expect(() => validatePower(fiqhack, mage)).not.toThrow();
    expect(() => validatePower(fiqhack, { ...mage, caster: 'ordinary-monster' })).not.toThrow();
    expect(() => validateAttack(attack)).not.toThrow();
    expect(() => validateAim({ skill: 'basic', dexterity: 14 })).not.toThrow();
    const other = library.resolve('nethack-3.6.7').slots.casting;
    expect(() => validatePower(other, mage)).toThrow(/whose chance raises the price/);
  });

  it('knows robes as body armour where they are', () => {
    const robed: ChanceView = {
      ...mage,
      role: 'wizard',
      stat: 12,
      emergency: false,
      special: false,
      bodyArmour: 'robe-of-power',
      helmet: 'none',
      gloves: 'none',
      boots: 'none',
      shield: 'none',
    };
    const check = (id: string) => () => validateChance(library.resolve(id).slots.casting, robed);
    expect(check('slashem')).not.toThrow();
    expect(check('nethack-3.6.7')).toThrow(/bodyArmour/);
  });
});
