// Skills by use: practice and slots. NetHack 3.6.7 include/skills.h (practice_needed_to_advance),
// src/weapon.c (slots_required).

import type { CastingSkill } from '../casting/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { WorldRules } from './rules.ts';

/** A skill level as NetHack counts it. */
const NUMBERS: Readonly<Record<CastingSkill, number>> = {
  restricted: 0,
  unskilled: 1,
  basic: 2,
  skilled: 3,
  expert: 4,
};

/** Practice that leads out of a skill level: so much for the first step, then by squares; infinity at the top. */
export function practiceFor({ skills }: WorldRules, level: CastingSkill): number {
  const number = NUMBERS[level];
  return number === 0 || level === 'expert'
    ? Number.POSITIVE_INFINITY
    : skills.practice * number * number;
}

/** Slots that a step costs: the number of the level that it leaves, for a school a part of it, fractions up. */
export function slotsFor({ skills }: WorldRules, skill: string, level: CastingSkill): number {
  const { schools, schoolsOver } = skills;
  const number = NUMBERS[level];
  return schools.includes(skill) ? floorDiv(number + schoolsOver - 1, schoolsOver) : number;
}
