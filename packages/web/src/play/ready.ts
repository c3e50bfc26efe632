// What must be so for an action to do something now.

import { terrainAt, thingsAt } from '@roguewright/engine/face';
import type { GameView, ItemView, TerrainName } from '@roguewright/engine/game';

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
