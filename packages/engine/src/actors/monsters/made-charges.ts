// Initial charges of tools by the charging slot. NetHack 3.6.7 src/mkobj.c (mksobj).

import type { Dice } from '../../chance/index.ts';
import { type Archetype, classOf, ruleKindOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';

/** The rules' initial charges of a tool; undefined for all other items, whose files state them. */
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
