// The finger of death. NetHack 3.6.7 src/zap.c (zhitm, zapyourself).

import { harmSelf } from '../../magic/own-spell.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { strikes } from './strike.ts';

/** Kills. */
export const death: PowerDeed = {
  word: 'death',
  meets: strikes('burned'),
  atSelf: (state, hit) => harmSelf(state, hit, state.hero.hitPoints + 1),
};
