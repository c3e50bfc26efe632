// The turns of fuel that the name of a lamp shows in some variants. UnNetHack, AceHack src/objnam.c (doname).

import { lampCounter } from '../../charging/index.ts';
import { chargesOf, classOf, type GameObject, kindOf } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { canBeCharged } from './charge-view.ts';

/** `(1:750)`; undefined: it is no lamp with fuel, the rules don't show it, or the hero doesn't know it. */
export function knownLampTurns(
  { sheet, ruleset }: GameState,
  item: GameObject,
): string | undefined {
  const rules = ruleset.slots.charging;
  const burnsDown = classOf(item.archetype) === 'light' && item.fact('everburning') === 0;
  if (!burnsDown || !rules.lampsShowTurns || !canBeCharged(rules, item)) {
    return undefined;
  }
  return lampCounter(rules, {
    recharged: chargesOf(item).recharged,
    fuel: item.fact('fuel'),
    known: sheet.lore.isIdentified(kindOf(item)) && sheet.lore.knows(item, 'charges'),
  });
}
