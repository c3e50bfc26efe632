// Whether a new carrier of a spell is cursed or blessed. Crossfire common/treasure.c
// (fix_generated_item).

import type { Chance } from '../../chance/index.ts';
import type { SpellcraftRules } from '../rules.ts';
import type { CarrierKind } from './item-value.ts';

/** A new carrier. */
export interface ItemCurseView {
  readonly itemType: CarrierKind;
  readonly onlyGood: boolean;
}

/** The state of a new carrier. */
export type ItemCurse = 'plain' | 'cursed' | 'damned' | 'blessed';

/**
 * Draws the state of a new carrier; wands and rods are plain. Labels: `bad`, `damned`, `blessed`. A bad potion
 * is cursed, never damned.
 */
export function itemCurse(
  chance: Chance,
  { carriers }: SpellcraftRules,
  { itemType, onlyGood }: ItemCurseView,
): ItemCurse {
  if (itemType === 'wand' || itemType === 'rod') {
    return 'plain';
  }
  const { bad, blessed } = carriers[itemType];
  if (!onlyGood && chance.test(bad, 100, 'bad')) {
    const canBeDamned = itemType !== 'potion';
    return canBeDamned && chance.test(1, carriers.damnedOnceIn, 'damned') ? 'damned' : 'cursed';
  }
  return chance.test(blessed, 100, 'blessed') ? 'blessed' : 'plain';
}
