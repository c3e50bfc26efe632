// How many items at hand the hero doesn't know whole, as far as he sees them.

import type { GameState } from '../state/state.ts';

/** Items of his pack, and on his square unless he is blind, of which he doesn't know everything. */
export function mysteriesAtHand({ sheet, level, hero, memory }: GameState): number {
  const floor = memory.blind ? [] : (level.items.get(hero.square) ?? []);
  return [...sheet.inventory.things, ...floor].filter(item => !sheet.lore.isKnownWhole(item))
    .length;
}
