// What shooting with the launcher of one's role is worth. NetHack 3.6.7 src/dothrow.c (throw_obj) gives
// such heroes another missile; the dice are the game's own.

import { CASTING_SKILLS, type CastingSkill } from '../casting/index.ts';
import type { WorldRules } from './rules.ts';

/** Further shots of a turn. */
export function extraShots({ ownLauncher }: WorldRules, level: CastingSkill): number {
  const { from, shots } = ownLauncher.extra;
  return CASTING_SKILLS.indexOf(level) >= CASTING_SKILLS.indexOf(from) ? shots : 0;
}
