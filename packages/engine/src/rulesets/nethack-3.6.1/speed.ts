// Speed as NetHack 3.6.1 plays it, where 3.6.0 does otherwise. src/allmain.c (moveloop), src/mon.c
// (mcalcmove, newcham), src/polyself.c (polymon).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';

/** Whole moves; what is over makes one more move by chance. The steed is no exception. */
function allotWholeMoves(chance: Chance, rules: SpeedRules, speed: number): number {
  const move = rules.time.pointsPerMove;
  const over = speed % move;
  return speed - over + (chance.test(over, move, 'extra-move') ? move : 0);
}

/** A slower form leaves its share of the points. */
function prorateWhenSlower(movement: number, oldSpeed: number, newSpeed: number): number {
  return newSpeed < oldSpeed ? truncDiv(movement * newSpeed, oldSpeed) : movement;
}

/** What NetHack 3.6.1 does otherwise. */
export const speed: Patch<SpeedRules> = {
  bonus: {
    fast: { sometimes: 12, k: 1 },
    'very-fast': { always: 0, sometimes: 12, k: 2 },
  },
  steps: { allot: allotWholeMoves, prorate: prorateWhenSlower },
};
