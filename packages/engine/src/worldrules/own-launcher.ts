// Bonuses for shooting the launcher of the hero's own role. NetHack 3.6.7 src/dothrow.c (throw_obj) gives
// such heroes an extra missile; the damage dice are this game's.

import { CASTING_SKILLS, type CastingSkill } from '../casting/index.ts';
import type { WorldRules } from './rules.ts';

/** Extra shots per turn. */
export function extraShots({ ownLauncher }: WorldRules, level: CastingSkill): number {
  const { from, shots } = ownLauncher.extra;
  return CASTING_SKILLS.indexOf(level) >= CASTING_SKILLS.indexOf(from) ? shots : 0;
}
