// The scroll of seeking. NetHack 3.6.7 src/detect.c (monster_detect).

import type { Sought } from '../../../spells/index.ts';
import { rouse } from '../../body/relieve.ts';
import { type Effect, signOf } from '../effects/effect.ts';

const MONSTERS: Sought = { monsters: true, race: '', magical: false, cursed: false, hidden: false };

/** Shows all creatures on the level; a cursed scroll wakes them. */
export const detection: Effect = (state, scroll) => {
  const { hero, level, spells, sheet } = state;
  let found = false;
  for (const creature of level.creatures.all) {
    if (!creature.alive) {
      continue;
    }
    found = true;
    if (signOf(scroll) < 0) {
      rouse(creature);
    }
    spells.detection.detect(hero.id, creature.square, MONSTERS, sheet.level);
  }
  if (!found) {
    state.logFelt('odd-feeling', hero.id);
  }
  return found;
};
