// What the map has to show beside the hero: on a small screen it moves that far.

import { hostiles, type Square } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { type Extent, fitTogether } from './camera.ts';

/**
 * What is aimed or looked at; otherwise the nearest enemy in sight that fits into the window beside the hero, so that
 * the player sees what stopped him. One too far away would only push the hero to the edge.
 */
export function interestOf(
  view: GameView,
  reticle: Square | undefined,
  pixels: Extent,
  size: number,
): Square | undefined {
  return reticle ?? hostiles(view).find(enemy => fitTogether(pixels, size, view.hero, enemy));
}
