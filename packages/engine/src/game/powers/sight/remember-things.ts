// Spells that detect items. NetHack 3.6.7 src/detect.c (food_detect, object_detect).

import type { Archetype } from '../../../objects/index.ts';
import { rememberItem } from '../../movement/remembering.ts';
import type { GameState } from '../../state/state.ts';

/** Remembers the topmost matching item on each square of the level. */
export function rememberThings(
  state: GameState,
  isSought: (archetype: Archetype) => boolean,
): boolean {
  const { level, hero } = state;
  let found = false;
  for (const [square, pile] of level.items) {
    const thing = pile.findLast(({ archetype }) => isSought(archetype));
    if (thing !== undefined) {
      found = true;
      rememberItem(state, square, thing);
      state.logFelt('detected', thing.id, level.map.x(square), level.map.y(square));
    }
  }
  if (!found) {
    state.logFelt('odd-feeling', hero.id);
  }
  return found;
}
