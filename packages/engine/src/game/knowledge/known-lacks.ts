// What healing would give, as far as the hero knows.

import type { Store } from '../../spells/index.ts';
import { isCurable } from '../body/recovery.ts';
import type { GameState } from '../state/state.ts';

/** What healing gives: hit points, points of a pool, or an end of conditions, by the bits of attack types. */
type Lack = { readonly of: 'hit points' | Store } | { readonly of: 'cure'; readonly kinds: number };

/**
 * Whether a creature lacks something that healing gives. The hero knows all about himself, and takes it for lacking
 * in others.
 * @param spent energy and grace that the cast takes first
 */
export function knownLacks(
  { hero, sheet, ruleset }: GameState,
  spent: { readonly energy: number; readonly grace: number },
): (creature: number, what: Lack) => boolean {
  return (creature, what) => {
    if (creature !== hero.id) {
      return true;
    }
    switch (what.of) {
      case 'hit points':
        return hero.hitPoints < hero.maxHitPoints;
      case 'energy':
        return sheet.energy - spent.energy < sheet.maxEnergy;
      case 'grace':
        return sheet.grace - spent.grace < sheet.maxGrace;
      case 'food':
        return sheet.nutrition < ruleset.slots.world.hunger.mostByMagic;
      case 'cure':
        return isCurable(hero, what.kinds);
    }
  };
}
