// Speed in NetHack 3.6.1, where it differs from 3.6.0. src/allmain.c (moveloop), src/mon.c
// (mcalcmove, newcham), src/polyself.c (polymon).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';

/** Whole moves. The remainder gives one more move by chance. Steeds are included. */
function allotWholeMoves(chance: Chance, rules: SpeedRules, speed: number): number {
  const move = rules.time.pointsPerMove;
  const over = speed % move;
  return speed - over + (chance.test(over, move, 'extra-move') ? move : 0);
}

/** Changing to a slower form scales the points down. */
function prorateWhenSlower(movement: number, oldSpeed: number, newSpeed: number): number {
  return newSpeed < oldSpeed ? truncDiv(movement * newSpeed, oldSpeed) : movement;
}

/** The differences of NetHack 3.6.1. */
export const speed: Patch<SpeedRules> = {
  bonus: {
    fast: { sometimes: 12, k: 1 },
    'very-fast': { always: 0, sometimes: 12, k: 2 },
  },
  steps: { allot: allotWholeMoves, prorate: prorateWhenSlower },
};
