// The gold that a hero carries.

import { TYPE } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** The worth of his coins. */
export function goldOf({ sheet }: GameState): number {
  return sheet.inventory.things.reduce(
    (sum, thing) =>
      thing.archetype.type === TYPE.money ? sum + thing.count * thing.fact('value') : sum,
    0,
  );
}
