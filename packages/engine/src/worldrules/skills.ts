// Skill training: practice and slots. NetHack 3.6.7 include/skills.h (practice_needed_to_advance),
// src/weapon.c (slots_required).

import type { CastingSkill } from '../casting/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { WorldRules } from './rules.ts';

/** NetHack's number for each skill level. */
const NUMBERS: Readonly<Record<CastingSkill, number>> = {
  restricted: 0,
  unskilled: 1,
  basic: 2,
  skilled: 3,
  expert: 4,
};

/**
 * Practice needed to leave a skill level: `practice` for the first step, then times the square of the level;
 * infinity at the highest.
 */
export function practiceFor({ skills }: WorldRules, level: CastingSkill): number {
  const number = NUMBERS[level];
  return number === 0 || level === 'expert'
    ? Number.POSITIVE_INFINITY
    : skills.practice * number * number;
}

/**
 * Slots that the next step costs: the number of the present level; for a school a fraction of it, rounded up.
 */
export function slotsFor({ skills }: WorldRules, skill: string, level: CastingSkill): number {
  const { schools, schoolsOver } = skills;
  const number = NUMBERS[level];
  return schools.includes(skill) ? floorDiv(number + schoolsOver - 1, schoolsOver) : number;
}
