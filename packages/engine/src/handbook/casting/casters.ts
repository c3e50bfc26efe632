// The casters that the tables of this chapter ask about.

import {
  type AttemptView,
  attemptToCast,
  type ChanceView,
  successChance,
} from '../../casting/index.ts';
import { Enumerator } from '../../chance/index.ts';
import type { Inputs } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';

/** More than any spell takes. */
const PLENTY = 9999;

/** A Wizard without armour. */
export const WIZARD: ChanceView = {
  role: 'wizard',
  stat: 18,
  level: 1,
  spellLevel: 1,
  skill: 'basic',
  emergency: false,
  special: false,
  bodyArmour: 'none',
  robe: false,
  shield: 'none',
  helmet: 'none',
  gloves: 'none',
  boots: 'none',
  quarterstaff: false,
};

/** The probability that an attempt fails, for a caster who is fed, rested and free. */
export function failure({ slots }: Ruleset, view: ChanceView): number {
  const rules = slots.casting;
  const attempt = attemptOf(view, successChance(rules, view));
  const ends = new Enumerator().ask(attemptToCast, rules, attempt);
  return ends.probability(({ outcome }) => outcome !== 'cast');
}

/** An attempt of that caster. @param chance in percent */
function attemptOf(view: ChanceView, chance: number): AttemptView {
  return {
    ...{ knowsSpells: true, spell: 'sleep', forgotten: false, stunned: false, strangled: false },
    form: { silent: false, headless: false, voice: 'normal' },
    weapon: { stuck: false, twoHanded: false, quarterstaff: false },
    heldShield: 'none',
    nutrition: PLENTY,
    strength: 18,
    burden: 'unencumbered',
    role: view.role,
    intelligence: view.stat,
    price: 1,
    confused: false,
    amulet: false,
    energy: PLENTY,
    chance,
    spellLevel: view.spellLevel,
    skill: view.skill,
  };
}

/** The same caster as inputs of the lab. */
export function inputsOf({ slots }: Ruleset, view: ChanceView): Inputs {
  const isWisdom = slots.casting.roles[view.role]?.stat === 'wisdom';
  return {
    role: view.role,
    level: String(view.level),
    [isWisdom ? 'wis' : 'int']: String(view.stat),
    'spell-level': String(view.spellLevel),
    skill: view.skill,
    ...(view.robe && { robe: 'yes' }),
    ...(view.special && { special: 'yes' }),
    ...(view.emergency && { emergency: 'yes' }),
    ...(view.bodyArmour !== 'none' && { 'body-armour': view.bodyArmour }),
  };
}
