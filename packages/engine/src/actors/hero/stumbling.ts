// Steps of stunned and confused creatures. NetHack 3.6.7 src/hack.c (domove), src/cmd.c (confdir).

import type { Chance } from '../../chance/index.ts';
import type { StumblingRules } from '../../worldrules/index.ts';
import type { Conditions } from '../shared/conditions.ts';

/** The actual direction of a step. Label: `astray`, `stumble`. @param direction 1…8 */
export function stumbledDirection(
  chance: Chance,
  { confusedOneIn }: StumblingRules,
  conditions: Conditions,
  direction: number,
): number {
  if (conditions.none || direction === 0) {
    return direction;
  }
  const astray =
    conditions.has('stunned') ||
    (conditions.has('confused') && chance.test(1, confusedOneIn, 'astray'));
  return astray ? 1 + chance.below(8, 'stumble') : direction;
}
