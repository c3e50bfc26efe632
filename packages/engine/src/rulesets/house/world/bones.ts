// Numbers of bones. NetHack 3.6.7 src/bones.c (can_make_bones, drop_upon_death, getbones).

import type { WorldRules } from '../../../worldrules/index.ts';

/** The level of the stairs out of the dungeon has none, nor has any that is drawn or has stairs aside. */
export const bones: WorldRules['bones'] = {
  firstLevel: 2,
  depthOver: 4,
  cursed: { times: 4, over: 5 },
  metOneIn: 3,
};
