// The charges with which tools are made, by the charging slot. NetHack 3.6.7 src/mkobj.c (mksobj).

import type { Dice } from '../../chance/index.ts';
import { type Archetype, classOf, ruleKindOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';

/** What the rules say a tool is made with; undefined for all else, which is made as its file says. */
export function madeDice({ slots }: Ruleset, archetype: Archetype): Dice | undefined {
  if (classOf(archetype) !== 'tool') {
    return undefined;
  }
  const amount = slots.charging.making.things[`tool/${ruleKindOf(archetype)}`];
  if (amount === undefined || amount.weights !== undefined || amount.times !== 1) {
    return undefined;
  }
  return { count: amount.count, sides: amount.sides, bonus: amount.plus };
}
