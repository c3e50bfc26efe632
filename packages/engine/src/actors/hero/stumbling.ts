// Steps of stunned and confused creatures. NetHack 3.6.7 src/hack.c (domove), src/cmd.c (confdir).

import type { Chance } from '../../chance/index.ts';
import type { Conditions } from '../shared/conditions.ts';

/** A confused creature's step goes astray with probability 1 in this number; a stunned one's always does. */
const ASTRAY_ONE_IN = 5;

/** The actual direction of a step. @param direction 1…8 */
export function stumbledDirection(
  chance: Chance,
  conditions: Conditions,
  direction: number,
): number {
  if (conditions.none || direction === 0) {
    return direction;
  }
  const astray =
    conditions.has('stunned') ||
    (conditions.has('confused') && chance.test(1, ASTRAY_ONE_IN, 'astray'));
  return astray ? 1 + chance.below(8, 'stumble') : direction;
}
