// What a role can do before it has learnt anything. NetHack 3.6.7 src/weapon.c (skill_init).

import type { CastingSkill } from '../casting/index.ts';
import type { RoleRow } from './bridges.ts';

/** The skill with which a role begins, before its kit. */
export function startingSkill(role: RoleRow, skill: string): CastingSkill {
  if (role.skills[skill] === undefined) {
    return 'restricted';
  }
  return role.basics.includes(skill) ? 'basic' : 'unskilled';
}
