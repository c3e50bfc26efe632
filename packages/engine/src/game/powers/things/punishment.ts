// The scroll of punishment. NetHack 3.6.7 src/read.c (seffects, SCR_PUNISHMENT; punish).

import { feelGuilty, punish } from '../../body/bonds/chain.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import { signOf } from '../sign.ts';

/** Chains the reader to an iron ball. A blessed scroll, or a confused head, leaves it at a feeling of guilt. */
const read: Use = (state, scroll) => {
  const sign = signOf(scroll);
  if (scroll.confused || sign > 0) {
    feelGuilty(state);
    return true;
  }
  return punish(state, sign < 0);
};

/** The scroll. */
export const punishment: PowerDeed = { word: 'punishment', read };
