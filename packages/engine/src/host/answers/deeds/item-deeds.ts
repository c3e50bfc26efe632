// The parts of an item's page about eating and breaking it.

import type { Enumerator } from '../../../chance/index.ts';
import { type GameState, knownBreaking, knownMeal } from '../../../game/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import type { ItemOdds } from '../../../odds/index.ts';

/** What eating or breaking a carried item does, as far as the hero knows. */
export function deedParts(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
): { readonly parts: Pick<ItemOdds, 'meal' | 'broken'>; readonly isGuess: boolean } {
  const meal = knownMeal(state, ask, item);
  const broken = knownBreaking(state, ask, item);
  const isBroken = broken !== undefined && broken !== 'unknown';
  return {
    parts: {
      ...(meal !== undefined && { meal: { bites: meal.bites, gifts: meal.gifts } }),
      ...(isBroken && { broken: broken.damage }),
    },
    isGuess: meal?.isGuess === true || (isBroken && broken.isGuess),
  };
}
