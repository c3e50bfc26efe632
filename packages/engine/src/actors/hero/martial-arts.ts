// Martial arts: trained bare hands fight as a weapon with dice and a weight. For some roles body armour or a
// shield prevents it. NetHack 3.6.7 src/weapon.c (martial_bonus, weapon_dam_bonus), src/uhitm.c
// (find_roll_to_hit: a monk's penalties for body armour and shield). The numbers are the ruleset's.

import type { AttackerView } from '../../combat/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { Archetype, GameObject } from '../../objects/index.ts';
import type { MartialArtsRow, Ruleset } from '../../rulesets/index.ts';
import { partEffects } from '../forms/natural-attack.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { wornAt } from './outfit.ts';
import { weaponSkill } from './skills.ts';

/** The skill of martial arts. */
const SKILL = 'martial-arts';

/** The martial arts available to the hero now; undefined for ordinary unarmed combat. */
function artsOf({ bridges }: Ruleset, sheet: HeroSheet): MartialArtsRow | undefined {
  const arts = bridges.roles[sheet.role]!.martialArts;
  const hampered = wornAt(sheet, 'body') !== undefined || wornAt(sheet, 'shield') !== undefined;
  return arts?.lightly === true && hampered ? undefined : arts;
}

/** The skill used with a weapon; empty for none. @param weapon absent: bare hands */
export function meleeSkill(
  ruleset: Ruleset,
  sheet: HeroSheet,
  weapon: GameObject | undefined,
): string {
  if (weapon !== undefined) {
    return weaponSkill(weapon.archetype);
  }
  return artsOf(ruleset, sheet) === undefined ? '' : SKILL;
}

/** Martial arts as combat sees a weapon; undefined for ordinary unarmed combat. */
export function handsView(ruleset: Ruleset, sheet: HeroSheet): AttackerView['weapon'] {
  const arts = artsOf(ruleset, sheet);
  if (arts === undefined) {
    return undefined;
  }
  const { dice, weight, sure, levels } = arts;
  return {
    kind: 'hafted',
    dice: dice.count,
    sides: dice.sides,
    weight,
    toHit: 0,
    toDam: sure + (levels === 0 ? 0 : floorDiv(sheet.level, levels)),
    blessed: false,
    flags: [],
  };
}

/** The effects of the parts of an attack in a form; empty: none. */
export function naturalEffects(
  ruleset: Ruleset,
  sheet: HeroSheet,
  kind: Archetype,
): readonly string[] {
  const isArmed = sheet.weapon !== undefined || handsView(ruleset, sheet) !== undefined;
  return partEffects(kind, isArmed);
}
