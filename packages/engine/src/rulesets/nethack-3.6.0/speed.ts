// Speed as NetHack 3.6.0 plays it, where 3.4.3 does otherwise. src/allmain.c (moveloop), src/mon.c
// (mcalcmove).

import type { Chance } from '../../chance/index.ts';
import type { SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';

/** A little more or less each turn, except for a steed and for what never moves. */
function allotShaken(chance: Chance, _rules: SpeedRules, speed: number, steed: boolean): number {
  if (steed || speed === 0) {
    return speed;
  }
  return Math.max(1, speed + chance.below(5, 'more') - chance.below(3, 'less'));
}

/** With a whole move in hand the hero goes next. */
export function leaveWithWholeMove(heroMovement: number, move: number): boolean {
  return heroMovement >= move;
}

/** What NetHack 3.6.0 does otherwise. */
export const speed: Patch<SpeedRules> = {
  steps: { allot: allotShaken, leavePasses: leaveWithWholeMove },
};
