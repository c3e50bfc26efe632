// Speed in NetHack 3.6.0, where it differs from 3.4.3. src/allmain.c (moveloop), src/mon.c
// (mcalcmove).

import type { Chance } from '../../chance/index.ts';
import type { SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';

/** Random variation each turn, except for steeds and immobile monsters. */
function allotShaken(chance: Chance, _rules: SpeedRules, speed: number, steed: boolean): number {
  if (steed || speed === 0) {
    return speed;
  }
  return Math.max(1, speed + chance.below(5, 'more') - chance.below(3, 'less'));
}

/** With at least one move in hand the hero acts next. */
export function leaveWithWholeMove(heroMovement: number, move: number): boolean {
  return heroMovement >= move;
}

/** The differences of NetHack 3.6.0. */
export const speed: Patch<SpeedRules> = {
  steps: { allot: allotShaken, leavePasses: leaveWithWholeMove },
};
