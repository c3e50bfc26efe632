// The parts of an item's page about eating it, breaking it and digging with it.

import type { Enumerator } from '../../../chance/index.ts';
import { type GameState, knownBreaking, knownDigging, knownMeal } from '../../../game/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import type { ItemOdds } from '../../../odds/index.ts';

/** What eating or breaking a carried item does, and digging with it, as far as the hero knows. */
export function deedParts(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
): { readonly parts: Pick<ItemOdds, 'meal' | 'broken' | 'digging'>; readonly isGuess: boolean } {
  const meal = knownMeal(state, ask, item);
  const broken = knownBreaking(state, ask, item);
  const digging = knownDigging(state, ask, item);
  const isBroken = broken !== undefined && broken !== 'unknown';
  return {
    parts: {
      ...(meal !== undefined && { meal: { bites: meal.bites, gifts: meal.gifts } }),
      ...(isBroken && { broken: broken.damage }),
      ...(digging !== undefined && {
        digging: { through: digging.through, pit: digging.pit, hole: digging.hole },
      }),
    },
    isGuess: meal?.isGuess === true || (isBroken && broken.isGuess) || digging?.isGuess === true,
  };
}
