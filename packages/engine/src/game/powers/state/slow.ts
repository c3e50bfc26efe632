// Slowness. NetHack 3.6.7 src/zap.c (bhitm, zapyourself: SPE_SLOW_MONSTER), src/mon.c (mon_adjust_speed).

import { slowDown } from '../../body/afflict.ts';
import { quicken } from '../../body/quickness.ts';
import { alarm } from '../../state/alarm.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { unlessResisted } from '../unless-resisted.ts';

/** Slows down. */
export const slow: PowerDeed = {
  word: 'slow',
  meets: unlessResisted((state, target) => {
    alarm(target);
    slowDown(state, target);
  }),
  atSelf: state => {
    quicken(state, 'zap-slow');
  },
};
