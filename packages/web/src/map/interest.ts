// What the map has to show beside the hero: on a small screen it moves that far.

import { hostiles, type Square } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';

/** What is aimed or looked at; otherwise the nearest enemy in sight, so that the player sees what stopped him. */
export function interestOf(view: GameView, reticle: Square | undefined): Square | undefined {
  return reticle ?? hostiles(view)[0];
}
