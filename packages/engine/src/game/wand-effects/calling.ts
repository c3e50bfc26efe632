// The wand of calling, which brings monsters. NetHack 3.6.7 src/zap.c (zapnodir: WAN_CREATE_MONSTER),
// src/makemon.c (create_critters).

import { bringMonster } from '../bring-monster.ts';
import type { WandEffect } from './wand-effect.ts';

/** Usually one comes; once in so many zaps a crowd does, of any number of `values` from `least`. */
const CROWD = { oneIn: 23, least: 2, values: 7 };

/** Brings monsters next to the hero. */
export const calling: WandEffect = {
  here: state => {
    const chance = state.luck('wands');
    const crowd = chance.test(1, CROWD.oneIn, 'crowd');
    const number = crowd ? CROWD.least + chance.below(CROWD.values, 'number') : 1;
    let seen = false;
    for (let left = number; left > 0; left--) {
      seen = bringMonster(state, chance) || seen;
    }
    return seen;
  },
};
