// Spells that detect items. NetHack 3.6.7 src/detect.c (food_detect, object_detect, gold_detect). There is no
// gold in this game: treasure means any item.

import { type Archetype, TYPE } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';
import type { Charm } from '../charms/charm.ts';

/** Detects food. */
export const detectFood: Charm = state => detect(state, ({ type }) => type === TYPE.food);

/** Detects all items. */
export const detectTreasure: Charm = state => detect(state, () => true);

/** Remembers the topmost matching item on each square of the level. */
function detect(state: GameState, isSought: (archetype: Archetype) => boolean): boolean {
  const { level, hero } = state;
  let found = false;
  for (const [square, pile] of level.items) {
    const thing = pile.findLast(({ archetype }) => isSought(archetype));
    if (thing !== undefined) {
      found = true;
      state.memory.rememberThing(square, thing);
      state.logFelt('detected', thing.id, level.map.x(square), level.map.y(square));
    }
  }
  if (!found) {
    state.logFelt('odd-feeling', hero.id);
  }
  return found;
}
