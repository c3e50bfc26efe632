// Skills of a new hero by role. NetHack 3.6.7 src/weapon.c (skill_init).

import { type CastingSkill, firstSchoolSkill, mostSchoolSkill } from '../casting/index.ts';
import type { Ruleset } from './ruleset.ts';

/** The role's starting level in a skill, before its kit. */
export function startingSkill(ruleset: Ruleset, role: string, skill: string): CastingSkill {
  const { casting } = ruleset.slots;
  if (isOfCasting(ruleset, role, skill)) {
    return firstSchoolSkill(casting, role, skill);
  }
  const row = ruleset.bridges.roles[role]!;
  if (row.skills[skill] === undefined) {
    return 'restricted';
  }
  return row.basics.includes(skill) ? 'basic' : 'unskilled';
}

/**
 * Whether the casting rules decide about a skill: about all schools of the roles that they list, also about those that
 * other casting rules have.
 */
function isOfCasting({ slots }: Ruleset, role: string, skill: string): boolean {
  const row = slots.casting.schools[role];
  return (
    row !== undefined &&
    (row.most[skill] !== undefined || slots.world.skills.schools.includes(skill))
  );
}

/**
 * The highest level that a role can reach. The casting rules decide for schools; the role's row decides for weapons.
 */
export function mostSkill(ruleset: Ruleset, role: string, skill: string): CastingSkill {
  if (isOfCasting(ruleset, role, skill)) {
    return mostSchoolSkill(ruleset.slots.casting, role, skill);
  }
  return ruleset.bridges.roles[role]!.skills[skill] ?? 'restricted';
}

/** Every skill of a role, in the order of its row, followed by schools that only the casting rules list. */
export function skillsOf(ruleset: Ruleset, role: string): readonly string[] {
  const own = Object.keys(ruleset.bridges.roles[role]!.skills);
  const schools = Object.keys(ruleset.slots.casting.schools[role]?.most ?? {});
  return [...own, ...schools.filter(school => !own.includes(school))].filter(
    skill => mostSkill(ruleset, role, skill) !== 'restricted',
  );
}
