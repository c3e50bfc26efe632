// Teleportation, by scroll and by spell. NetHack 3.6.7 src/read.c (seffects, SCR_TELEPORTATION), src/teleport.c
// (scrolltele, level_tele), src/zap.c (bhitm, zapyourself: SPE_TELEPORT_AWAY).

import { changeLevelAtRandom, teleportCreature, teleportHero } from '../../movement/teleport.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';
import { unlessResisted } from '../unless-resisted.ts';

/** Teleports to a random square of the level; when confused or cursed to another level. */
const read: Use = (state, scroll) => {
  if (scroll.confused || signOf(scroll) < 0) {
    return changeLevelAtRandom(state);
  }
  return teleportHero(state);
};

/** Takes to another place. */
export const teleport: PowerDeed = {
  word: 'teleport',
  read,
  meets: unlessResisted((state, target) => {
    const own = state.of(target.id);
    if (own !== undefined) {
      teleportHero(own);
    } else {
      teleportCreature(state, target);
    }
  }),
  atSelf: state => {
    teleportHero(state);
  },
};
