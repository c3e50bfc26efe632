// The wand of teleportation. NetHack 3.6.7 src/zap.c (bhitm, zapyourself: WAN_TELEPORTATION),
// src/teleport.c (u_teleport_mon).

import { vanish } from '../monster-things.ts';
import { teleportHero } from '../teleport.ts';
import type { WandEffect } from './wand-effect.ts';

/** Takes the hero, or a monster, to somewhere else on the level. */
export const teleporting: WandEffect = {
  here: state => teleportHero(state),
  touch: (state, creature) => {
    const seen = state.sees(creature.square);
    return vanish(state, creature, state.luck('wands')) && seen;
  },
};
