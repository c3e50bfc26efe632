// What shooting with the launcher of one's role is worth. NetHack 3.6.7 src/dothrow.c (throw_obj) gives
// such heroes another missile; the dice are the game's own.

import { CASTING_SKILLS } from '../../casting/index.ts';
import type { OwnLauncherRules } from '../bridges.ts';

export const ownLauncher: OwnLauncherRules = {
  dice: { count: 2, sides: 4, bonus: 0 },

  /** One more from skilled on. */
  extraShots(level) {
    return Number(CASTING_SKILLS.indexOf(level) >= CASTING_SKILLS.indexOf('skilled'));
  },
};
