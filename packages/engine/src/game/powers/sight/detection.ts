// The scroll of seeking. NetHack 3.6.7 src/detect.c (monster_detect).

import type { Sought } from '../../../spells/index.ts';
import { type Effect, signOf } from '../effects/effect.ts';

const MONSTERS: Sought = { monsters: true, race: '', magical: false, cursed: false, hidden: false };

/** Shows everybody on the level; a cursed one wakes them all. */
export const detection: Effect = (state, scroll) => {
  const { hero, level, spells, sheet } = state;
  let found = false;
  for (const { alive, square, conditions } of level.creatures.all) {
    if (!alive) {
      continue;
    }
    found = true;
    if (signOf(scroll) < 0) {
      conditions.set('asleep', 0);
      conditions.set('helpless', 0);
    }
    spells.detection.detect(hero.id, square, MONSTERS, sheet.level);
  }
  if (!found) {
    state.logFelt('odd-feeling', hero.id);
  }
  return found;
};
