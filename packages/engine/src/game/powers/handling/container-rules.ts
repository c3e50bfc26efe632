// Containers as rules. NetHack 3.6.7 src/pickup.c (mbag_explodes, in_container).

import type { Chance } from '../../../chance/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';

/** Whether a magical thing explodes in a bag of holding. Label: `explodes`. @param depth bags around it, 0 or more */
export function bagExplodes(
  chance: Chance,
  { deepest }: WorldRules['tools']['containers'],
  depth: number,
): boolean {
  const cases = 2 ** Math.min(depth, deepest);
  return chance.test(Math.min(cases, depth + 1), cases, 'explodes');
}
