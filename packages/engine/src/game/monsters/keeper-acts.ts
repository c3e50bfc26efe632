// A peaceful keeper's move: to the door while a customer owes him money, otherwise out of the way.
// NetHack 3.6.7 src/shk.c (shk_move).

import type { Creature } from '../../actors/index.ts';
import { isAngry } from '../items/priced/shop-of.ts';
import { postOf, shopKeptBy } from '../shops/keeper-post.ts';
import type { GameState } from '../state/state.ts';
import { approach } from './pets.ts';

/** @returns whether the creature is a peaceful keeper, whose move this was */
export function keeperActs(state: GameState, creature: Creature): boolean {
  const shop = shopKeptBy(state, creature);
  if (shop === undefined || isAngry(creature) || creature.conditions.helpless) {
    return false;
  }
  const goal = postOf(state, creature, shop);
  if (goal >= 0 && goal !== creature.square) {
    approach(state, creature, goal);
  }
  return true;
}
