// Skills by use: practice, slots, and what a weapon's skill adds to a blow.
// NetHack 3.6.7 include/skills.h (practice_needed_to_advance), src/weapon.c (slots_required,
// weapon_hit_bonus, weapon_dam_bonus).

import type { CastingSkill } from '../../casting/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { SkillRules } from '../bridges.ts';

/** A skill level as NetHack counts it. */
const NUMBERS: Readonly<Record<CastingSkill, number>> = {
  restricted: 0,
  unskilled: 1,
  basic: 2,
  skilled: 3,
  expert: 4,
};

/** Skills of spells: their slots are cheaper. */
const SCHOOLS: readonly string[] = [
  'attack',
  'healing',
  'divination',
  'enchantment',
  'clerical',
  'escape',
  'matter',
  // SLASH'EM's, in place of clerical and escape.
  'protection',
  'body',
];

const UNTRAINED = { toHit: -4, toDam: -2 };

const WEAPON_BONUS: Readonly<Record<CastingSkill, { toHit: number; toDam: number }>> = {
  restricted: UNTRAINED,
  unskilled: UNTRAINED,
  basic: { toHit: 0, toDam: 0 },
  skilled: { toHit: 2, toDam: 1 },
  expert: { toHit: 3, toDam: 2 },
};

export const skills: SkillRules = {
  /** 20 for the first step, then 80 and 180. */
  practice(level) {
    const number = NUMBERS[level];
    return number === 0 || level === 'expert' ? Number.POSITIVE_INFINITY : 20 * number * number;
  },

  /** A weapon's step costs the number of the level it leaves, a school's half of it, fractions up. */
  slots(skill, level) {
    const number = NUMBERS[level];
    return SCHOOLS.includes(skill) ? floorDiv(number + 1, 2) : number;
  },

  weaponBonus: level => WEAPON_BONUS[level],
};
