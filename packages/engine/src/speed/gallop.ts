// A steed kicked into a gallop: for how long, and how fast. NetHack 3.6.7 src/steed.c (kick_steed),
// src/mon.c (mcalcmove).

import type { Chance } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import type { SpeedRules } from './rules.ts';
import type { RidingView } from './views.ts';

/** Turns that a kick adds to what is left of a gallop. Source: NetHack 3.6.7 src/steed.c (kick_steed). */
export function gallopTurns(chance: Chance, rules: SpeedRules): number {
  const { leastTurns, spread } = rules.gallop;
  const turns = leastTurns + chance.below(spread, 'gallop-turns');
  chance.note('gallop-turns', turns);
  return turns;
}

/**
 * The steed's speed in this turn: quicker in a gallop, while a movement of several steps is under way.
 * Rounding: down. Source: NetHack 3.6.7 src/mon.c (mcalcmove).
 */
export function paceOf(
  chance: Chance,
  rules: SpeedRules,
  riding: RidingView,
  speed: number,
): number {
  if (!(riding.galloping && riding.running)) {
    return speed;
  }
  const { paces } = rules.gallop;
  const { times, over } = paces[chance.below(paces.length, 'gallop')]!;
  const quick = floorDiv(times * speed, over);
  chance.note('gallop', quick, speed);
  return quick;
}
