// What must be so for an action to do something now.

import { terrainAt, thingsAt } from '@roguewright/engine/face';
import type { GameView, ItemView, SpellView, TerrainName } from '@roguewright/engine/game';

/** Whether the hero stands on ground of this kind. */
export const standsOn = (terrain: TerrainName) => (view: GameView) =>
  terrainAt(view, view.hero) === terrain;

/** Whether he stands at a fountain, a throne or a sink. */
export const standsAtFeature = (view: GameView) =>
  thingsAt(view, view.hero).some(({ use }) => use === 'feature');

/** Whether a thing is of a kind that he doesn't know and may name. */
export function isCallable({ callable }: ItemView): boolean {
  return callable === true;
}

/** Whether he wants to eat. */
export function isHungry({ hero }: GameView): boolean {
  return hero.hunger !== 'satiated' && hero.hunger !== 'not-hungry';
}

/** Whether the hero has what a spell costs, or may strain himself for what is missing. */
export function isPayable(
  { energy, grace }: Pick<GameView['hero'], 'energy' | 'grace'>,
  { price, pool, andGrace, strain }: Pick<SpellView, 'price' | 'pool' | 'andGrace' | 'strain'>,
): boolean {
  const has = pool === 'grace' ? grace : energy;
  return strain > 0 || (price <= has && andGrace <= Math.max(0, grace));
}
