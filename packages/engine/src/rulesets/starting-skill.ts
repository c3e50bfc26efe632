// What a role can do before it has learnt anything. NetHack 3.6.7 src/weapon.c (skill_init).

import { type CastingSkill, firstSchoolSkill, mostSchoolSkill } from '../casting/index.ts';
import type { Ruleset } from './ruleset.ts';

/** The skill with which a role begins, before its kit. */
export function startingSkill(ruleset: Ruleset, role: string, skill: string): CastingSkill {
  const { casting } = ruleset.slots;
  if (casting.schools[role]?.most[skill] !== undefined) {
    return firstSchoolSkill(casting, role, skill);
  }
  const row = ruleset.bridges.roles[role]!;
  if (row.skills[skill] === undefined) {
    return 'restricted';
  }
  return row.basics.includes(skill) ? 'basic' : 'unskilled';
}

/**
 * The most that a role reaches: in the schools that the casting rules tell of, what they say; in
 * weapons, and in schools that those rules don't have, what the role's own row says.
 */
export function mostSkill({ slots, bridges }: Ruleset, role: string, skill: string): CastingSkill {
  if (slots.casting.schools[role]?.most[skill] !== undefined) {
    return mostSchoolSkill(slots.casting, role, skill);
  }
  return bridges.roles[role]!.skills[skill] ?? 'restricted';
}

/** Every skill of a role, in the order of its row; schools of the casting rules that it lacks last. */
export function skillsOf(ruleset: Ruleset, role: string): readonly string[] {
  const own = Object.keys(ruleset.bridges.roles[role]!.skills);
  const schools = Object.keys(ruleset.slots.casting.schools[role]?.most ?? {});
  return [...own, ...schools.filter(school => !own.includes(school))].filter(
    skill => mostSkill(ruleset, role, skill) !== 'restricted',
  );
}
