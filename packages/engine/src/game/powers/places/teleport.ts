// The scroll of teleportation. NetHack 3.6.7 src/read.c (seffects, SCR_TELEPORTATION), src/teleport.c
// (scrolltele, level_tele).

import { changeLevelAtRandom, teleportHero } from '../../movement/teleport.ts';
import { type Effect, signOf } from '../effects/effect.ts';

/** Teleports to a random square of the level; when confused or cursed to another level. */
export const teleportation: Effect = (state, scroll) => {
  if (scroll.confused || signOf(scroll) < 0) {
    return changeLevelAtRandom(state);
  }
  return teleportHero(state);
};
